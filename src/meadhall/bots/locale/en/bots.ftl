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
bots-policy-because =
    I have learned to lean to this ({ $part }{"\u00A0"}%), to the next { $second }{"\u00A0"}%. I didn't search.

# A learned bot that judged by hand.
bots-by-hand = { $why } I judged by the hand-written value.
bots-net-none = Nobody has taught me this game yet:
bots-net-broken = What I was taught of this game is damaged:
bots-net-rules = I was taught this game by other rules:
bots-net-numbers = I was taught this game with other numbers:
bots-net-layout = I was taught to look at this game in another way:
bots-net-no-moves = I was taught to judge tables here, not moves:
