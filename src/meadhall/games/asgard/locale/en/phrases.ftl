### A move in words that stand alone.

asgard-phrase-pick = play { $god }/{ $other } with { $god } up
asgard-phrase-will = fulfil { $god-of } will
asgard-phrase-goal = score { $god-of } goal
asgard-phrase-turn = turn the top card of the { $god } stack to { $other }
asgard-phrase-slip = slip the Thor cards under the { $god } stack
asgard-phrase-double = double the { $god } stack
asgard-phrase-score =
    { $place ->
        [1] score the top card of the { $god } stack
       *[other] score card { $place } from the top of the { $god } stack
    }
asgard-phrase-none = score no card
asgard-phrase-enough = score no more cards
asgard-phrase-give =
    { $place ->
        [1] give away the top card of the { $god } stack
       *[other] give away card { $place } from the top of the { $god } stack
    }
asgard-phrase-swap =
    { $place ->
        [1] take the top card of { $name }'s { $god } stack
       *[other] take card { $place } from the top of { $name }'s { $god } stack
    }
asgard-phrase-turn-rival =
    { $place ->
        [1] turn the top card of { $name }'s { $god } stack
       *[other] turn card { $place } from the top of { $name }'s { $god } stack
    }

## What a hint says a move is good for

asgard-meaning-alone = nobody else has a card of { $god }: attention { $attention }
asgard-meaning-ties = it ties { $name } for the favour of { $god }: { $attention } each
asgard-meaning-behind = still behind { $name } with { $god }: { $attention } of { $best }
asgard-meaning-leads = it takes the lead with { $god } from { $name }: { $attention } to { $best }
asgard-meaning-keeps = it keeps you ahead of { $name } with { $god }: { $attention } to { $best }
asgard-meaning-rival = it brings { $name } down to attention { $attention } with { $god }
asgard-meaning-goal = { $words }, and { $god } is a goal of this round
