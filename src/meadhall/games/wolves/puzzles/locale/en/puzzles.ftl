# Everybody else has passed
wolves-puzzle-round = The last word
    .asks = Everybody else has passed. Win the round for certain with the cards in your hand, and keep as many of them as you can.
    .worth = { $worth ->
        [0] the round is lost
        [1] the round is won with an empty hand
        [2] the round is won with 1 card kept
        [3] the round is won with 2 cards kept
        [4] the round is won with 3 cards kept
        [5] the round is won with 4 cards kept
        [6] the round is won with 5 cards kept
        [7] the round is won with 6 cards kept
        [8] the round is won with 7 cards kept
        [9] the round is won with 8 cards kept
        [10] the round is won with 9 cards kept
        [11] the round is won with 10 cards kept
       *[other] the round is won with 11 cards kept or more
    }
    .less = the round can't be won for certain any more, or costs at least two cards more than it must
    .wrong = After this { $brings }. The best: { $best }.

# Themes
wolves-puzzle-theme-frugal = No more than it takes
wolves-puzzle-theme-guest = A unit in another's line
wolves-puzzle-theme-archers = Two Archers, one arrow
wolves-puzzle-theme-assassin = The Assassin
wolves-puzzle-theme-raider = The Raider
wolves-puzzle-theme-traitor = The Traitor
wolves-puzzle-theme-plague = Plague
wolves-puzzle-theme-flank = Flank takes them home
wolves-puzzle-theme-huscarl = The Huscarl stands in the way
