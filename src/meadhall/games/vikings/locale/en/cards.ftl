### Vikings Gone Wild: cards, buildings and the Dragon.
### Each has a name, forms of it that other languages' grammar needs (.acc, for buildings .of too)
### and, in .text, what it does in a line. Prices and defences stand in cards.toml.

## The starting deck

vikings-card-beer = Beer
    .acc = Beer
    .text = 1 beer
vikings-card-gold = Gold
    .acc = Gold
    .text = 1 gold
vikings-card-warrior = Viking Warrior
    .acc = Viking Warrior
    .text = Fighter, strength 1

## Fighters

vikings-card-elf-archer = Elf Archer
    .acc = Elf Archer
    .text = Fighter, strength 2
vikings-card-bone-crusher = Bone Crusher
    .acc = Bone Crusher
    .text = Fighter, strength 4
vikings-card-pigator = Pigator
    .acc = Pigator
    .text = Fighter, strength 6

## Fortifications

vikings-card-cannon = Cannon
    .acc = Cannon
    .text = Fortification, +2 defence to the attacked building until the end of the round
vikings-card-chicken-tower = Chicken Tower
    .acc = Chicken Tower
    .text = Fortification, +3 defence to the attacked building until the end of the round
vikings-card-sheep-cannon = Sheep Cannon
    .acc = Sheep Cannon
    .text = Fortification, +6 defence to the attacked building until the end of the round

## Odin's Path

vikings-card-undead-gold = Undead with gold
    .acc = Undead with gold
    .text = can't be bought; beat its defence of 2: 1 gold token and 1 VP
vikings-card-undead-beer = Undead with beer
    .acc = Undead with beer
    .text = can't be bought; beat its defence of 2: 1 beer token and 1 VP
vikings-card-shaman = Shaman
    .acc = Shaman
    .text = Fighter, strength 1 + draw 2 cards
vikings-card-gold-miner = Gold Miner
    .acc = Gold Miner
    .text = 1 gold, and 1 more for each Gold Factory of yours
vikings-card-beer-specialist = Beer Specialist
    .acc = Beer Specialist
    .text = 1 beer, and 1 more for each Brewery of yours
vikings-card-beer-mugs = Beer Mugs
    .acc = Beer Mugs
    .text = 2 beer
vikings-card-gold-bars = Gold Bars
    .acc = Gold Bars
    .text = 2 gold
vikings-card-money-theft = Money Theft
    .acc = Money Theft
    .text = take 1 gold token from a store or Gold Factory of an opponent
vikings-card-recipe-theft = Recipe Theft
    .acc = Recipe Theft
    .text = take 1 beer token from a store or Brewery of an opponent
vikings-card-bear-rider = Bear Rider
    .acc = Bear Rider
    .text = Fighter, strength 3
vikings-card-assassin = Assassin
    .acc = Assassin
    .text = Fighter, strength 2; if it attacks a building, the defender first discards a fortification from hand
vikings-card-sword = Sword
    .acc = Sword
    .text = booster, +2 strength to one attack with a Fighter in it
vikings-card-odins-boost = Odin's Boost
    .acc = Odin's Boost
    .text = booster, +1 strength to each of your Fighters in this attack and in later ones this turn
vikings-card-shockwave-tower = Shockwave Tower
    .acc = Shockwave Tower
    .text = Fortification, +4 defence to the attacked building until the end of the round
vikings-card-hero-trap = Hero Trap
    .acc = Hero Trap
    .text = Fortification without defence; one Hero of this attack, or a Fighter if it has no Hero, doesn't count
vikings-card-scroll = Scroll
    .acc = Scroll
    .text = draw 2 cards
vikings-card-gift-resource = Mystery Gift: resources
    .acc = Mystery Gift: resources
    .text = turn up your top 3 cards; resource cards go to your hand, the rest to your discard pile
vikings-card-gift-fighter = Mystery Gift: fighters
    .acc = Mystery Gift: fighters
    .text = turn up your top 3 cards; Fighters and Heroes go to your hand, the rest to your discard pile
vikings-card-crystal = Crystal
    .acc = Crystal
    .text = 2 resources: beer and gold in any mix

## Asgard

vikings-card-thor = Thor
    .acc = Thor
    .text = Hero, strength 8
vikings-card-grendel = Grendel
    .acc = Grendel
    .text = Hero, strength 6, or 8 against a Town Hall
vikings-card-dvergar = Dvergar
    .acc = Dvergar
    .text = Hero, strength 3, and 1 more for each Brewery of yours
vikings-card-alviss = Alviss
    .acc = Alviss
    .text = Hero, strength 3 + draw 2 cards
vikings-card-valkyrie = Valkyrie
    .acc = Valkyrie
    .text = Hero, strength 4 + take a Fighter or Hero from your discard pile into your hand
vikings-card-mjolnir = Mjöllnir
    .acc = Mjöllnir
    .text = booster, +4 strength to one attack with a Fighter in it
vikings-card-lokis-lens = Loki's Lens
    .acc = Loki's Lens
    .text = until the end of the turn it is a copy of a card in another's discard pile, not of a fortification
vikings-card-resurrection = Resurrection
    .acc = Resurrection
    .text = take up to 2 cards from your discard pile into your hand
vikings-card-time-manipulation = Time Manipulation
    .acc = Time Manipulation
    .text = discard any number of cards from your hand, then draw 2 more than that
vikings-card-treasure-chest = Treasure Chest
    .acc = Treasure Chest
    .text = 2 gold and 2 beer
vikings-card-beer-taxes = Beer Taxes
    .acc = Beer Taxes
    .text = 1 beer + 1 beer token from each opponent who has one in a store or Brewery
vikings-card-gold-taxes = Gold Taxes
    .acc = Gold Taxes
    .text = 1 gold + 1 gold token from each opponent who has one in a store or Gold Factory

## Buildings

vikings-building-brewery = Brewery
    .acc = Brewery
    .of = Brewery
    .text = makes 1 beer token each round; never holds more than one
vikings-building-gold-factory = Gold Factory
    .acc = Gold Factory
    .of = Gold Factory
    .text = makes 1 gold token each round; never holds more than one
vikings-building-beer-store = Beer Store
    .acc = Beer Store
    .of = Beer Store
    .text = keeps up to 4 beer tokens from round to round; 1 VP each round that it holds 4
vikings-building-gold-store = Gold Store
    .acc = Gold Store
    .of = Gold Store
    .text = keeps up to 4 gold tokens from round to round; 1 VP each round that it holds 4
vikings-building-drakkar = Drakkar
    .acc = Drakkar
    .of = Drakkar
    .text = at the end of the round you may keep one card of your hand
vikings-building-tavern = Tavern
    .acc = Tavern
    .of = Tavern
    .text = in the draw phase you draw 1 card more
vikings-building-hall = Town Hall
    .acc = Town Hall
    .of = Town Hall
    .text = its level says how many buildings you may have: 3, then 6, then as many as you like

## The levels of a Town Hall; $level is 1, 2 or 3

vikings-hall-level = Town Hall { $level }
    .text =
        { $level ->
            [1] up to 3 buildings; upgrade for 3 gold
            [2] up to 6 buildings; upgrade for 5 gold
           *[other] no limit to your buildings
        }

## The Dragon

vikings-dragon = Dragon
    .acc = Dragon
    .text = you may attack it once a round; beat its defence of 1: a beer or gold token, as you like
