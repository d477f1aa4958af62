### The numbers of the game as the lobby's form names them: by table of cards.toml a title, and in its
### attributes what is in it. `.n` speaks of an entry named by a number, $at of a place in a list.

vikings-number-table = The table
    .hand = cards drawn in a round
    .capacity = tokens in a store
    .store_points = points for a full store
    .exchange = of one resource for one of the other
    .swap_gold = gold for another mission
    .dragon_defence = the Dragon's defence
    .undead_points = points for an undead
    .full_defence = points for a full defence
    .quiet_rounds = rounds without a point that end the game
    .last_round = last round
    .asgard_each = Asgard cards for each player
    .gates = Asgard card { $at } at points
    .shares =
        { $at ->
            [1] points for an achievement
           *[other] the same, shared by { $at }
        }
vikings-number-goal = Points that end the game
    .n = { $n } players
    .long = the long game
vikings-number-starting_deck = First deck
vikings-number-halls = Town Hall
    .n = Town Hall { $n }
    .limit = most buildings
    .gold = gold for the next level
    .defence = defence
    .points = points for damaging it
    .reached = points for reaching it
vikings-number-buildings = Buildings
    .copies = copies
    .beer = price in beer
    .gold = price in gold
    .defence = defence
    .points = points for damaging it
    .loot = tokens for damaging it
vikings-number-cards = Cards
    .copies = copies
    .cost_beer = price in beer
    .cost_gold = price in gold
    .strength = strength
    .beer = beer it gives
    .gold = gold it gives
    .draw = cards drawn
    .amount = size of its effect
    .players = from so many players on
vikings-number-missions = Missions
    .copies = copies
    .points = points
    .need = how many are asked for

vikings-option-gates = table.gates: rising points, not { $gates }
