### What a balance study says of this game: gauges, and rows that are no cards.

vikings-gauge-bought = Bought, of the turns before the last round in which it could be
vikings-gauge-asgard = Taken, of the times it lay open
vikings-gauge-attacked = Attacked, of the turns in which it could be
vikings-gauge-missions = Done, of the turns in which it was open
vikings-gauge-points = What points were for
vikings-gauge-rounds = Rounds of a game
vikings-row-hall-2 = Town Hall, level 2
vikings-row-hall-3 = Town Hall, level 3
vikings-row-player = a player
vikings-row-undead = the undead
vikings-row-dragon = the dragon
vikings-row-all = all
vikings-row-damage-bonus = damage
vikings-row-attacks = attacks
vikings-row-repelled = attacks repelled
vikings-row-full-defence = full defence
vikings-row-hall = Town Hall
vikings-row-mission = missions
vikings-row-stores = full stores
vikings-row-achievements = achievements
