## Games to look on at

watch-look = Look on: { $title }
watch-part = { $part } % played
watch-onlookers =
    { $onlookers ->
        [one] one looks on
       *[other] { $onlookers } look on
    }
watch-rated = rated
watch-chance = By the points on the table: { $list }
watch-chance-of = { $name } { $chance } %
