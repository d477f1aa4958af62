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
wolves-phrase-guard = сбросить { $card-acc } ({ $strength }{ $at }), чтобы отменить действие
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
wolves-phrase-use = применить свойство { $deity-of }
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
wolves-phrase-flank-draw = сыграть Обход ради сброса и добора
wolves-phrase-flank-return = сыграть Обход, чтобы вернуть отряды на руку
wolves-phrase-pass = спасовать
wolves-phrase-end = закончить ход
wolves-phrase-left = уничтожить левый край каждого строя
wolves-phrase-right = уничтожить правый край каждого строя
wolves-phrase-wall = сыграть Стену щитов
wolves-phrase-freya = забрать { $card-acc } на руку
wolves-phrase-let = не отвечать
wolves-phrase-let-all = не отвечать до конца раунда
wolves-phrase-keep-rest = больше не сбрасывать карт
wolves-phrase-leave-rest = больше не забирать отрядов
wolves-phrase-no-thralls = больше не жертвовать Треллами
wolves-phrase-no-loki = никого не уничтожать
wolves-phrase-no-valkyrie = не забирать отряд
wolves-phrase-no-vidar = не применять свойство Видара
wolves-phrase-no-deities = больше не сбрасывать божеств
wolves-phrase-no-freya = не забирать карту

## Зачем ход: так говорит подсказка

wolves-meaning-leads = сила вашего строя станет { $strength }: больше, чем у соперника { $name } ({ $best })
wolves-meaning-ties = сила вашего строя станет { $strength }: столько же у соперника { $name }
wolves-meaning-behind = сила вашего строя станет { $strength }; впереди { $name }, на { $behind } больше
wolves-meaning-weakens = строй соперника { $name } ослабнет до { $strength }
wolves-meaning-cards =
    { $cards ->
        [one] даёт { $cards } карту
        [few] даёт { $cards } карты
       *[many] даёт { $cards } карт
    }
