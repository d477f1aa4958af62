# The final count (A-70)
asgard-puzzle-count = The final count
    .asks = The final count: for each favour, score a card or leave it. Win the game.
    .worth = { $worth ->
        [100] you win
        [50] a shared win
       *[other] you lose
    }
    .less = you lose
    .wrong = With this, { $brings }; with the best, { $best }.

# Themes
asgard-puzzle-theme-score = Take what you are given
asgard-puzzle-theme-decline = Score nothing
asgard-puzzle-theme-judge = Odin stays the judge
asgard-puzzle-theme-dispute = A dispute decides
asgard-puzzle-theme-thor-under = The Thor under the stack

# An awakening (A-40 …)
asgard-puzzle-awakening = An awakening
    .asks = An Aesir has awakened for you. Find the choice that wins most often.
    .worth = { $worth } % to win
    .less = far less
    .wrong = With this: { $brings }. With the best: { $best }.
asgard-puzzle-theme-goal = Goal rather than will
asgard-puzzle-theme-will = Will rather than goal
asgard-puzzle-theme-double = Where the doubling card belongs
asgard-puzzle-theme-turn = Odin turns a card
asgard-puzzle-theme-slip = Thor slips under
asgard-puzzle-theme-turn-theirs = Loki turns theirs
asgard-puzzle-theme-third-round = The last round
