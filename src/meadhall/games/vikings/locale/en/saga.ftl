### Vikings Gone Wild: the saga and the result. Lines of the saga stand beside the name of who does it.

vikings-event-achievements = These achievements will count: { $names }
vikings-event-round =
    { $who ->
        [you] Round { $round }: you are first
       *[other] Round { $round }: { $name } is first
    }
vikings-event-produced = makes { $amount }
vikings-event-drew =
    { $cards ->
        [one] draws { $cards } card
       *[other] draws { $cards } cards
    }
vikings-event-drew-cards = draws { $list }
vikings-event-reshuffled =
    { $cards ->
        [one] shuffles the discard pile into a new deck of { $cards } card
       *[other] shuffles the discard pile into a new deck of { $cards } cards
    }
vikings-event-mission = gets the mission { $mission } ({ $points } VP), { $text }
vikings-event-played = plays { $card }
vikings-event-played-for = plays { $card }: +{ $amount }
vikings-event-used = uses the other effect of { $card }
vikings-event-mirrored = turns Loki's Lens into { $card }
vikings-event-gained = gains { $amount }
vikings-event-exchanged = exchanges { $given } for { $amount }
vikings-event-brought =
    { $token ->
        [beer] will pay first with a beer token on { $site }
       *[gold] will pay first with a gold token on { $site }
    }
vikings-event-bought = buys { $card } for { $price }
vikings-event-path-opened = Odin's Path: { $list } opens
vikings-event-path-left = Odin's Path: { $card } leaves
vikings-event-path-shuffled =
    { $cards ->
        [one] Odin's Path: the discard is shuffled into a new deck of { $cards } card
       *[other] Odin's Path: the discard is shuffled into a new deck of { $cards } cards
    }
vikings-event-built = builds { $site } for { $price }
vikings-event-upgraded = raises the Town Hall to level { $level } for { $price }
vikings-event-dismantled = dismantles { $site }
vikings-event-declared =
    { $who ->
        [you] attacks your { $site }
       *[other] attacks { $name }'s { $site }
    }
vikings-event-declared-undead = attacks { $card } on Odin's Path
vikings-event-declared-dragon = attacks the Dragon
vikings-event-sent = sends { $card }
vikings-event-went = goes into battle: strength { $strength } against defence { $defence }
vikings-event-disarmed = discards { $card } because of an Assassin
vikings-event-nothing-to-disarm = has no fortification for the Assassin to take
vikings-event-defended = puts { $card } on { $site }
vikings-event-trapped = traps { $card }: it doesn't count
vikings-event-damaged =
    { $who ->
        [you] damages your { $site }
       *[other] damages { $name }'s { $site }
    }
vikings-event-repelled =
    { $who ->
        [you] is repelled at your { $site }
       *[other] is repelled at { $name }'s { $site }
    }
vikings-event-beat-undead = beats { $card }
vikings-event-beat-dragon = beats the Dragon
vikings-event-too-weak = is too weak: nothing happens
vikings-event-full-defence = has a full defence: the Town Hall is safe for this round
vikings-event-points =
    +{ $points } VP for { $why ->
        [damage-bonus] the damage bonus
        [attacks] damaged buildings
        [repelled] a repelled attack
        [full-defence] a full defence
        [undead] an undead
        [hall] the new Town Hall
        [mission] a mission
       *[stores] full stores
    }: { $total } now
vikings-event-looted =
    { $token ->
        [beer] takes a beer token to { $site }
       *[gold] takes a gold token to { $site }
    }
vikings-event-lost-token =
    { $token ->
        [beer] loses a beer token from { $site }
       *[gold] loses a gold token from { $site }
    }
vikings-event-claimed = fulfils the mission { $mission }
vikings-event-swapped = puts the mission { $mission } back for { $price }
vikings-event-asgard-opened = Asgard: { $list } opens
vikings-event-asgard-taken = takes { $card } from Asgard
vikings-event-asgard-empty = gets nothing from Asgard: the deck is empty
vikings-event-revealed = turns up { $list }
vikings-event-fetched = takes { $list } into hand
vikings-event-discarded = discards { $list }
vikings-event-declines = won't defend for the rest of this round
vikings-event-vanished = leaves { $amount } unspent, and loses it
vikings-event-stored =
    { $lost ->
        [0] { $resource ->
            [beer] stores beer: { $tokens } now
           *[gold] stores gold: { $tokens } now
        }
       *[other] { $resource ->
            [beer] stores beer: { $tokens } now, no room for { $lost }
           *[gold] stores gold: { $tokens } now, no room for { $lost }
        }
    }
vikings-event-keeping = keeps { $card } for the next round
vikings-event-kept =
    { $cards ->
        [one] keeps { $cards } card for the next round
       *[other] keeps { $cards } cards for the next round
    }
vikings-event-quiet =
    { $rounds ->
        [one] A round without a single VP
       *[other] { $rounds } rounds in a row without a single VP
    }
vikings-event-awarded =
    { $shared ->
        [yes] { $achievement }: { $players } share, +{ $points } VP each
       *[no] { $achievement }: { $players }, +{ $points } VP
    }
vikings-event-tie = Equal points: the achievement { $achievement } is to decide
vikings-event-over = The game is over

## The result

vikings-result-won =
    { $who ->
        [you] You win!
       *[other] { $name } wins.
    }
vikings-result-shared = The victory is shared: { $players }.
vikings-result-goal = Somebody reached { $goal } VP.
vikings-result-quiet =
    { $rounds ->
        [one] It ended after { $rounds } round without a VP.
       *[other] It ended after { $rounds } rounds in a row without a VP.
    }
vikings-result-last = It ended with round { $round }, as it always does.
vikings-result-place = place
vikings-result-player = player
vikings-result-points = VP
vikings-result-earned = before achievements
vikings-result-achievements = achievements
vikings-result-tie = Equal VP, { $points }: { $players }. Achievements that weren't in play decide: { $winners }.
vikings-result-equal = Equal VP, { $points }: { $players }. The other achievements don't part them either.
