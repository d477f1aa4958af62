### Intrigues of Asgard: what only the page says.

asgard-page-awakening = The awakening
asgard-page-wills = Wills
asgard-page-goals = Goals
asgard-page-goals-open = Goals: read what they are worth
asgard-page-goals-how = Whoever has the favour of an Aesir on an open goal of this round may score that goal instead of fulfilling the will: cards of that stack go to the score pile, a point each.
asgard-page-round = Round { $round }
asgard-page-goal = Goal of round { $round }: { $god }, up to { $limit } cards
asgard-page-goal-hidden = Goal of round { $round }, face down, up to { $limit } cards
asgard-page-goal-title = A goal of round { $round }
asgard-page-goal-text =
    { $limit ->
        [one] In round { $round }: one card of the { $god } stack, one point.
       *[other] In round { $round }: up to { $limit } cards of the { $god } stack, a point each.
    }
asgard-page-goal-shut = Face down
asgard-page-goal-shut-text =
    { $limit ->
        [one] Turned up when round { $round } begins: one card, one point.
       *[other] Turned up when round { $round } begins: up to { $limit } cards, a point each.
    }
asgard-page-picks = Secret picks
asgard-page-picks-how = revealed together
asgard-page-sealed = sealed
asgard-page-choosing = choosing
asgard-page-you = You
asgard-page-you-lower = you
asgard-page-deck = Deck
asgard-page-deck-zoom =
    { $cards ->
        [one] One card is left. Hands are dealt from here, and Sif's will draws from it. No card ever comes back.
       *[other] { $cards } cards are left. Hands are dealt from here, and Sif's will draws from it. No card ever comes back.
    }
asgard-page-doubling = Doubling
asgard-page-doubling-out = at a stack
asgard-page-doubling-zoom = Freya's will lays it at a stack: its attention counts twice. It goes back to the middle when the round is over, or when that stack is gone. It is no card to score.
asgard-page-points =
    { $points ->
        [one] point
       *[other] points
    }
asgard-page-hand = Your hand
asgard-page-drawn = The card you drew
asgard-page-keys = keys 1–{ $cards } choose · R turns
asgard-page-turn = Turn
asgard-page-seal = Seal my pick
asgard-page-reseal = Seal this instead
asgard-page-lay = Lay it
asgard-page-up = { $god } up
asgard-page-up-turned = { $god } up · turned
asgard-page-card = { $god } above { $other }
asgard-page-picked = { $god } up, { $other } down; press to turn
asgard-page-prompt-pick = Play one card, one head up: { $god }
asgard-page-prompt-swap = Swap: { $give } for { $take }
asgard-page-prompt-sealed = Sealed: { $god } up
asgard-page-pick-how = Click a card at the head that shall be up: it joins your stack of that Aesir.
asgard-page-pick-how-touch = Touch a card at the head that shall be up.
asgard-page-may-change = You may change it until the last player seals.
asgard-page-changes = { $god }: { $changes }
asgard-page-change = { $name } { $before } → { $after }
asgard-page-change-own = you { $before } → { $after }
asgard-page-most = (the most so far is { $attention }: { $names })
asgard-page-stack = { $name }: { $god }, attention { $attention }; the top card's other head is { $other }
asgard-page-stack-choose = Choose among { $cards } cards
asgard-page-card-covered = { $name }: { $god }, card { $place } of { $of } from the top, covered; its other head is hidden
asgard-page-card-thor = { $name }: a Thor card face down under { $god }, card { $place } of { $of } from the top
asgard-page-spread = Your { $god } cards, from the top
asgard-page-open = { $name }: open the stacks
asgard-page-passed = { $name } holds these cards: you passed them on
asgard-page-will = Fulfil the will
asgard-page-goal-it = Score the goal
asgard-page-goal-cards =
    { $limit ->
        [one] one card of that stack, one point
       *[other] up to { $limit } cards of that stack, a point each
    }
asgard-page-give = You give: { $god }
asgard-page-take = You take: { $god }
asgard-page-take-what = You take: a card of another player
asgard-page-step-give = Give
asgard-page-step-take = Take
asgard-page-step-do = Confirm
asgard-page-dispute = A dispute over { $god }
asgard-page-dispute-how = { $attention } each: now the Aesir are compared in their order.
asgard-page-has-favour = favoured: { $god } attention decides
asgard-page-no-favour = Equal in everything: nobody has the favour
asgard-page-turn-of = Battle, turn { $turn } of { $turns }
asgard-page-god-of = Awakening, { $god }
asgard-page-copies =
    { $copies ->
        [one] one in the deck
       *[other] { $copies } in the deck
    }
asgard-page-covered-zoom = The other head of a covered card is hidden from everybody.
asgard-page-thor-zoom = A Thor card slipped face down under { $god }: it counts as a { $god } card, and it can be scored with that stack.
asgard-page-hand-of = { $name }'s hand

## The keys, as the list of them tells

asgard-page-key-turn = Turn the chosen card over
asgard-page-key-done = Have done with this Aesir

## What is being done

asgard-page-doing-favour =
    { $who ->
        [you] You choose: the will, or the goal
       *[other] { $name } chooses: the will, or the goal
    }
    .now = now: will or goal?
asgard-page-doing-will =
    { $who ->
        [you] You fulfil the will: { $will }
       *[other] { $name } fulfils the will: { $will }
    }
    .now = now: the will
    .short = will
asgard-page-doing-goal =
    { $who ->
        [you] You score the goal: { $limit ->
            [one] one card
           *[other] up to { $limit } cards
        }
       *[other] { $name } scores the goal: { $limit ->
            [one] one card
           *[other] up to { $limit } cards
        }
    }
    .now = now: the goal
    .short = goal
asgard-page-doing-final =
    { $who ->
        [you] The final count: you may score one card
       *[other] The final count: { $name } may score one card
    }
    .now = now: the final count
    .short = final count

## What an answer brings

asgard-page-brings-favour =
    { $limit ->
        [one] Will: { $will }. Goal: one card of that stack becomes a point.
       *[other] Will: { $will }. Goal: up to { $limit } cards of that stack become points.
    }
asgard-page-brings-score-goal = Each card is a point, and the stack loses that much attention.
asgard-page-brings-odin = The card joins your stack of its other head: one stack loses attention, the other gains it.
asgard-page-brings-thor = Your Thor cards add to the attention of the stack you choose.
asgard-page-brings-freya = That stack counts twice until the round ends.
asgard-page-brings-loki = The card joins that player's stack of its other head. Choose a card of another player.
asgard-page-brings-sif = It joins your stack of the head that is up.
asgard-page-brings-bragi-give = It goes on top of the other player's stack; you get one of theirs for it.
asgard-page-brings-bragi-take = It goes on top of your stack of the same Aesir.
asgard-page-brings-heimdall = One card, one point.
asgard-page-brings-final-score = One card, one point; the Aesir after this one are counted anew.

## What an Aesir does, in full

asgard-page-will-of = { $god } will
asgard-page-explain-odin = Turn the top card of one of your stacks. It goes on your stack of its other head, or starts one.
asgard-page-explain-thor = Slip all your face-up Thor cards, face down, under one other stack of yours. From now on they count as cards of that Aesir. If they are left alone there, they go back to your Thor stack.
asgard-page-explain-freya = Lay the doubling card at one of your stacks: its attention counts twice, Thor cards included, until the round is over.
asgard-page-explain-loki = Turn one card of another player, a covered one too (but unseen). It goes on that player's stack of its other head. Thor cards lying face down can't be turned.
asgard-page-explain-sif = Draw a card and play it at once, with either head up.
asgard-page-explain-bragi = Give one of your face-up cards to another player and take one of theirs; nobody may refuse. Each keeps its head up and goes on the stack of that Aesir. Covered cards may be chosen unseen.
asgard-page-explain-heimdall = Move one card of your Heimdall stack to your score pile: one point.

## Moments

asgard-page-moment-awakens =
    { $who ->
        [you] { $god } awakens and favours you
       *[other] { $god } awakens and favours { $name }
    }
asgard-page-moment-disputed =
    { $who ->
        [you] { $god } awakens: you win the dispute
       *[other] { $god } awakens: { $name } wins the dispute
    }
asgard-page-moment-final =
    { $who ->
        [you] The final count: { $god } favours you
       *[other] The final count: { $god } favours { $name }
    }
