### A move in words that stand alone. $at is said where a line has several such units.

wolves-phrase-lay =
    { $side ->
        [left] lay { $card } at the left end of { $who ->
            [you] your own line
            [self] their own line
           *[other] { $name }'s line
        }
        [right] lay { $card } at the right end of { $who ->
            [you] your own line
            [self] their own line
           *[other] { $name }'s line
        }
       *[none] lay { $card } in { $who ->
            [you] your own line
            [self] their own line
           *[other] { $name }'s line
        }
    }
wolves-phrase-sacrifice = sacrifice { $card } ({ $strength }{ $at })
wolves-phrase-destroy =
    destroy { $who ->
        [you] your own
        [self] their own
       *[other] { $name }'s
    } { $card } ({ $strength }{ $at })
wolves-phrase-take =
    take { $who ->
        [you] your own
        [self] their own
       *[other] { $name }'s
    } { $card } ({ $strength }{ $at }) into hand
wolves-phrase-move =
    win over { $name }'s { $card } ({ $strength }{ $at })
wolves-phrase-guard = discard { $card } ({ $strength }{ $at }) to cancel it
wolves-phrase-at = , place { $place }
wolves-phrase-join =
    { $side ->
        [left] set { $card } at the left end
       *[right] set { $card } at the right end
    }
wolves-phrase-discard = discard { $card }
wolves-phrase-find = take { $card } from the discard pile
wolves-phrase-spend = spend { $card }
wolves-phrase-summon =
    { $cost ->
        [one] summon { $deity } for { $cost } sacrifice
       *[other] summon { $deity } for { $cost } sacrifices
    }
wolves-phrase-use = use the power of { $deity }
wolves-phrase-recall = summon { $deity } from the deity discard
wolves-phrase-seize =
    { $where ->
        [hall] take { $deity } from the Hall
       *[held] take { $deity } from { $name }
    }
wolves-phrase-banish =
    { $where ->
        [hall] discard { $deity } from the Hall
       *[held] discard { $who ->
            [you] your own { $deity }
            [self] their own { $deity }
           *[other] { $name }'s { $deity }
        }
    }
wolves-phrase-return = return { $deity } to the Hall
wolves-phrase-prize = take the victory card “{ $victory }”
wolves-phrase-plague = play Plague and name { $number }
wolves-phrase-flank-draw = play Flank, to discard and draw
wolves-phrase-flank-return = play Flank, to take units back
wolves-phrase-pass = pass
wolves-phrase-end = end the turn
wolves-phrase-left = destroy the left end of every line
wolves-phrase-right = destroy the right end of every line
wolves-phrase-wall = play Shield Wall
wolves-phrase-freya = take { $card } into hand
wolves-phrase-let = let it happen
wolves-phrase-let-all = let it happen, and react to nothing else this round
wolves-phrase-keep-rest = discard no more cards
wolves-phrase-leave-rest = take back no more units
wolves-phrase-no-thralls = sacrifice no more Thralls
wolves-phrase-no-loki = destroy nothing
wolves-phrase-no-valkyrie = take no unit
wolves-phrase-no-vidar = leave Vidar unused
wolves-phrase-no-deities = discard no more deities
wolves-phrase-no-freya = leave the card

## What a hint says a move is good for

wolves-meaning-leads = your line is then { $strength } strong and ahead of { $name } ({ $best })
wolves-meaning-ties = your line is then as strong as that of { $name }: { $strength }
wolves-meaning-behind = your line is then { $strength } strong, { $behind } behind { $name }
wolves-meaning-weakens = it brings the line of { $name } down to { $strength }
wolves-meaning-cards =
    { $cards ->
        [one] it brings a card
       *[other] it brings { $cards } cards
    }
