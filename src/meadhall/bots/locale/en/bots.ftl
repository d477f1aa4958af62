# Why a bot chose its move.
bots-only-choice = There is nothing else to choose.
bots-obvious = This can only help.
bots-greedy-because =
    { $worlds ->
        [one] On one imagined table
       *[other] Over { $worlds } imagined tables
    } this is the best of { $moves } choices, ahead of the next by { $margin } points.
bots-greedy-among =
    { $worlds ->
        [one] On one imagined table
       *[other] Over { $worlds } imagined tables
    } none of { $moves } choices is better; others are as good.
bots-thrall-because =
    { $sensible ->
        [one] The only one of { $moves } choices that is not foolish.
       *[other] One of the { $sensible } choices out of { $moves } that are not foolish, whichever came to hand.
    }
bots-search-because =
    I tried this most ({ $part }{"\u00A0"}% of { $tried ->
        [one] one imagined game
       *[other] { $tried } imagined games
    }): it wins about { $chance }{"\u00A0"}%, the next most tried about { $second }{"\u00A0"}%.
