# Why a bot chose its move.
bots-only-choice = There is nothing else to choose.
bots-greedy-because =
    { $worlds ->
        [one] On one imagined table
       *[other] Over { $worlds } imagined tables
    } this is the best of { $moves } choices, ahead of the next by { $margin } points.
