### Intrigues of Asgard: what only the page says.

asgard-page-awakening = The awakening
asgard-page-wills = Wills
asgard-page-goals = Goals
asgard-page-round = Round { $round }
asgard-page-goal = Goal of round { $round }: { $god }, up to { $limit } cards
asgard-page-goal-hidden = Goal of round { $round }, face down, up to { $limit } cards
asgard-page-picks = Secret picks
asgard-page-picks-how = revealed together when all are sealed
asgard-page-sealed = sealed
asgard-page-choosing = choosing
asgard-page-unsealed = not yet sealed
asgard-page-you = You
asgard-page-deck = Deck
asgard-page-doubling = Doubling
asgard-page-doubling-out = at a stack
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
asgard-page-prompt-sealed = Sealed: { $god } up
asgard-page-pick-how = Touch a card at the head that shall be up.
asgard-page-may-change = You may change it until the last player seals.
asgard-page-change = { $god }: { $name } { $before } → { $after }
asgard-page-change-own = { $god }: you { $before } → { $after }
asgard-page-stack = { $name }, { $god }, attention { $attention }; top card's other head { $other }
asgard-page-card-covered = { $name }, { $god }, covered, other head hidden
asgard-page-card-thor = { $name }, a Thor card face down under { $god }
asgard-page-open = { $name }: open the stacks
asgard-page-will = Fulfil the will
asgard-page-goal-it = Score the goal
asgard-page-goal-cards =
    { $limit ->
        [one] one card of that stack
       *[other] up to { $limit } cards of that stack
    }
asgard-page-give = You give: { $god }
asgard-page-take = You take: { $god }
asgard-page-step-give = Give
asgard-page-step-take = Take
asgard-page-step-do = Confirm
asgard-page-dispute = A dispute over { $god }
asgard-page-dispute-how = { $names } have { $attention } each. The Aesir are compared in their order.
asgard-page-decided = decided
asgard-page-has-favour = has the favour
asgard-page-no-favour = Equal in everything: nobody has the favour
asgard-page-turn-of = Battle, turn { $turn } of { $turns }
asgard-page-god-of = Awakening, { $god }
asgard-page-copies =
    { $copies ->
        [one] one in the deck
       *[other] { $copies } in the deck
    }
asgard-page-covered-zoom = The other head of a covered card is hidden from everybody.
asgard-page-hand-of = { $name }'s hand
