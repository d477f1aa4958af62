## Игры, которые можно посмотреть

watch-look = Смотреть: { $title }
watch-part = сыграно { $part } %
watch-onlookers =
    { $onlookers ->
        [one] смотрит { $onlookers }
       *[other] смотрят { $onlookers }
    }
watch-rated = в рейтинг
watch-chance = По очкам на столе: { $list }
watch-chance-of = { $name } { $chance } %
