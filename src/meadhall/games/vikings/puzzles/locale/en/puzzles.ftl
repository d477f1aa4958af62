# The most points with this army
vikings-puzzle-raid = A raid
    .asks = Nobody can defend against you. Bring home as many points as you can this turn, with attacks and missions alone.
    .worth = { $worth ->
        [1] 1 point
       *[other] { $worth } points
    }
    .less = fewer points
    .wrong = With this your turn brings { $brings } at most, with the best { $best }.

# Themes
vikings-puzzle-theme-target = The right target
vikings-puzzle-theme-many = Hit many, not hard
vikings-puzzle-theme-hall = The Town Hall falls
vikings-puzzle-theme-loot = Loot from a store
vikings-puzzle-theme-together = Two on one target
vikings-puzzle-theme-booster = Where the booster helps
vikings-puzzle-theme-undead = The undead pay at once
vikings-puzzle-theme-dragon = The dragon's token
vikings-puzzle-theme-mission = A mission on the way
