### A move in words that stand alone. $at is said where the Path has several such cards.

vikings-phrase-play = play { $card }
vikings-phrase-owed = use the other effect of { $card }
vikings-phrase-buy = buy { $card } for { $price }
vikings-phrase-path = buy { $card } from Odin's Path{ $at } for { $price }
vikings-phrase-at = {" "}(place { $place })
vikings-phrase-build = build a { $site } for { $price }
vikings-phrase-upgrade = raise the Town Hall to level { $level } for { $price }
vikings-phrase-dismantle = dismantle the { $site }
vikings-phrase-exchange = exchange { $give } for { $gain }
vikings-phrase-bring = pay first with a token from the { $site }
vikings-phrase-bring-hall =
    { $resource ->
        [beer] pay first with a beer token from the Town Hall
       *[gold] pay first with a gold token from the Town Hall
    }
vikings-phrase-undead = attack { $card }{ $at }
vikings-phrase-attack = attack { $target }
vikings-phrase-claim = claim the mission { $mission } (+{ $points } VP)
vikings-phrase-swap = swap the mission { $mission } for { $price }
vikings-phrase-end = end the turn
vikings-phrase-send = send { $card }
vikings-phrase-defend = defend with { $card }
vikings-phrase-discard = discard { $card }
vikings-phrase-trap = trap { $card }
vikings-phrase-mirror = use Loki's Lens as { $card }
vikings-phrase-fetch = take { $card } from the discard pile
vikings-phrase-keep = keep { $card }
vikings-phrase-steal = take a token from { $name }'s { $site }
vikings-phrase-take = take { $what }
vikings-phrase-asgard = take { $card } from Asgard
vikings-phrase-offer = take an Asgard card
vikings-phrase-go = go into battle ({ $strength } against { $defence })
vikings-phrase-let = leave the defence as it is
vikings-phrase-decline-all = not defend for the rest of the round
vikings-phrase-draw =
    { $cards ->
        [one] discard no more and draw { $cards } card
       *[other] discard no more and draw { $cards } cards
    }
vikings-phrase-no-fetch = take nothing more from the discard pile
vikings-phrase-no-keep = keep no more cards
vikings-phrase-no-offer = decline the Asgard card

## What a hint says a move is good for

vikings-meaning-holds = strong enough: { $strength } against { $defence }
vikings-meaning-weak = a beginning: { $strength } against { $defence } so far
vikings-meaning-draws =
    { $cards ->
        [one] it draws a card
       *[other] it draws { $cards } cards
    }
vikings-meaning-gains = it gives { $amount }
vikings-meaning-left = it leaves { $amount } to spend
