### Ход словами, понятными и без стола.

asgard-phrase-pick = сыграть карту { $god }/{ $other }, сверху { $god }
asgard-phrase-will = исполнить волю { $god-of }
asgard-phrase-goal = достичь цели { $god-of }
asgard-phrase-turn = повернуть верхнюю карту своей стопки { $god-of }: станет { $other }
asgard-phrase-slip = подложить карты Тора под свою стопку { $god-of }
asgard-phrase-double = удвоить свою стопку { $god-of }
asgard-phrase-score =
    { $place ->
        [1] отложить в очки верхнюю карту стопки { $god-of }
       *[other] отложить в очки { $place }-ю сверху карту стопки { $god-of }
    }
asgard-phrase-none = не откладывать в очки ни одной карты
asgard-phrase-enough = больше не откладывать карт в очки
asgard-phrase-give =
    { $place ->
        [1] отдать верхнюю карту своей стопки { $god-of }
       *[other] отдать { $place }-ю сверху карту своей стопки { $god-of }
    }
asgard-phrase-swap =
    { $place ->
        [1] взять верхнюю карту стопки { $god-of } ({ $name })
       *[other] взять { $place }-ю сверху карту стопки { $god-of } ({ $name })
    }
asgard-phrase-turn-rival =
    { $place ->
        [1] повернуть верхнюю карту стопки { $god-of } ({ $name })
       *[other] повернуть { $place }-ю сверху карту стопки { $god-of } ({ $name })
    }

## Зачем ход: так говорит подсказка

asgard-meaning-alone = { $god }: карт больше ни у кого нет, внимание { $attention }
asgard-meaning-ties = { $god }: внимания столько же, сколько у соперника ({ $name }): { $attention }
asgard-meaning-behind = { $god }: { $attention } из { $best }, впереди { $name }
asgard-meaning-leads = { $god }: вы выходите вперёд, { $attention } против { $best } ({ $name })
asgard-meaning-keeps = { $god }: вы остаётесь впереди, { $attention } против { $best } ({ $name })
asgard-meaning-rival = { $god }: внимания у соперника ({ $name }) останется { $attention }
asgard-meaning-goal = { $words }; { $god } – цель этого раунда
