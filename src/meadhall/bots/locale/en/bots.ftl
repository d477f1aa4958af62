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
    { $tried ->
        [one] In one imagined game
       *[other] In { $tried } imagined games
    } this is the move I tried most ({ $part } %). It wins about { $chance } %; the one I tried next most, about { $second } %.
