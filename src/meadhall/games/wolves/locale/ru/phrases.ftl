### Ход словами, понятными и без стола. $at — где в строю, если таких отрядов там несколько.

wolves-phrase-lay =
    выложить { $card-acc } { $who ->
        [other] в строй игрока { $name }
       *[you] в свой строй
    }{ $side ->
        [left] , слева
        [right] , справа
       *[none] {""}
    }
wolves-phrase-sacrifice = принести в жертву { $card-acc } ({ $strength }{ $at })
wolves-phrase-destroy =
    уничтожить { $card-acc } ({ $strength }{ $at }) { $who ->
        [other] в строю игрока { $name }
       *[you] в своём строю
    }
wolves-phrase-take =
    забрать на руку { $card-acc } ({ $strength }{ $at }) { $who ->
        [other] из строя игрока { $name }
       *[you] из своего строя
    }
wolves-phrase-move =
    переманить { $card-acc } ({ $strength }{ $at }) из строя игрока { $name }
wolves-phrase-guard = сбросить { $card-acc } ({ $strength }{ $at }) и отменить это
wolves-phrase-at = , место { $place }
wolves-phrase-join =
    { $side ->
        [left] поставить { $card-acc } на левый край
       *[right] поставить { $card-acc } на правый край
    }
wolves-phrase-discard = сбросить { $card-acc }
wolves-phrase-find = забрать { $card-acc } из сброса
wolves-phrase-spend = отдать в уплату { $card-acc }
wolves-phrase-summon =
    { $cost ->
        [one] призвать { $deity-acc } за { $cost } жертву
        [few] призвать { $deity-acc } за { $cost } жертвы
       *[many] призвать { $deity-acc } за { $cost } жертв
    }
wolves-phrase-use = применить силу { $deity-of }
wolves-phrase-recall = призвать { $deity-acc } из сброса божеств
wolves-phrase-seize =
    { $where ->
        [hall] забрать { $deity-acc } из Чертога
       *[held] забрать { $deity-acc } у игрока { $name }
    }
wolves-phrase-banish =
    { $where ->
        [hall] сбросить { $deity-acc } из Чертога
       *[held] сбросить { $deity-acc } { $who ->
            [other] у игрока { $name }
           *[you] у себя
        }
    }
wolves-phrase-return = вернуть { $deity-acc } в Чертог
wolves-phrase-prize = взять карту Победы «{ $victory }»
wolves-phrase-plague = сыграть Чуму и назвать число { $number }
wolves-phrase-flank-draw = сыграть Обход: сброс и добор
wolves-phrase-flank-return = сыграть Обход: вернуть отряды на руку
wolves-phrase-pass = спасовать
wolves-phrase-end = закончить ход
wolves-phrase-left = уничтожить левый край каждого строя
wolves-phrase-right = уничтожить правый край каждого строя
wolves-phrase-wall = сыграть Стену щитов
wolves-phrase-freya = забрать { $card-acc } на руку
wolves-phrase-decline = отказаться
