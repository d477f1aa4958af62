### Ход словами, понятными и без стола. $at — где на Пути, если таких карт там несколько.

vikings-phrase-play = сыграть { $card-acc }
vikings-phrase-owed = применить другой эффект карты { $card }
vikings-phrase-buy = купить { $card-acc } за { $price }
vikings-phrase-path = купить { $card-acc } на Пути Одина{ $at } за { $price }
vikings-phrase-at = {" "}(место { $place })
vikings-phrase-build = построить { $site } за { $price }
vikings-phrase-upgrade = улучшить Ратушу до { $level }-го уровня за { $price }
vikings-phrase-dismantle = разобрать { $site-acc }
vikings-phrase-exchange = обменять { $give } на { $gain }
vikings-phrase-bring = первой отдать в уплату фишку ({ $site })
vikings-phrase-bring-hall =
    { $resource ->
        [beer] первой отдать в уплату фишку пива с Ратуши
       *[gold] первой отдать в уплату фишку золота с Ратуши
    }
vikings-phrase-undead = атаковать { $card-acc }{ $at }
vikings-phrase-attack = атаковать { $target }
vikings-phrase-claim = предъявить задание «{ $mission }» (+{ $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        })
vikings-phrase-swap = заменить задание «{ $mission }» за { $price }
vikings-phrase-end = закончить ход
vikings-phrase-send = послать { $card-acc }
vikings-phrase-defend = поставить на защиту { $card-acc }
vikings-phrase-discard = сбросить { $card-acc }
vikings-phrase-trap = поймать { $card-acc }
vikings-phrase-mirror = сыграть Линзу Локи как { $card-acc }
vikings-phrase-fetch = взять { $card-acc } из сброса
vikings-phrase-keep = придержать { $card-acc }
vikings-phrase-steal = забрать фишку у игрока { $name } ({ $site })
vikings-phrase-take = взять { $what }
vikings-phrase-asgard = взять { $card-acc } из Асгарда
vikings-phrase-offer = взять карту Асгарда
vikings-phrase-go = идти в бой ({ $strength } против { $defence })
vikings-phrase-let = оставить защиту как есть
vikings-phrase-decline-all = не защищаться до конца раунда
vikings-phrase-draw =
    { $cards ->
        [one] больше не сбрасывать и взять { $cards } карту
        [few] больше не сбрасывать и взять { $cards } карты
       *[many] больше не сбрасывать и взять { $cards } карт
    }
vikings-phrase-no-fetch = больше ничего не брать из сброса
vikings-phrase-no-keep = больше ничего не придерживать
vikings-phrase-no-offer = отказаться от карты Асгарда

## Зачем ход: так говорит подсказка

vikings-meaning-holds = силы хватает: { $strength } против { $defence }
vikings-meaning-weak = начало положено: пока { $strength } против { $defence }
vikings-meaning-draws =
    { $cards ->
        [one] даёт { $cards } карту
        [few] даёт { $cards } карты
       *[many] даёт { $cards } карт
    }
vikings-meaning-gains = даёт: { $amount }
vikings-meaning-left = останется: { $amount }
