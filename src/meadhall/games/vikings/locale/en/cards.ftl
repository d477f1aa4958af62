### Vikings Gone Wild: cards, buildings and the Dragon.
### Each has a name, a form of it that other languages' grammar needs (.acc) and, in .text, what it does in a line, with the numbers in force as cards.toml names them; $total is
### strength and amount together, $points what an undead is worth. The rule book says the usual numbers.

## The starting deck

vikings-card-beer = Beer
    .acc = Beer
    .text = { $beer } beer
vikings-card-gold = Gold
    .acc = Gold
    .text = { $gold } gold
vikings-card-warrior = Viking Warrior
    .acc = Viking Warrior
    .text = Fighter, strength { $strength }

## Fighters

vikings-card-elf-archer = Elf Archer
    .acc = Elf Archer
    .text = Fighter, strength { $strength }
vikings-card-bone-crusher = Bone Crusher
    .acc = Bone Crusher
    .text = Fighter, strength { $strength }
vikings-card-pigator = Pigator
    .acc = Pigator
    .text = Fighter, strength { $strength }

## Fortifications

vikings-card-cannon = Cannon
    .acc = Cannon
    .text = Fortification, +{ $strength } defence to the attacked building
vikings-card-chicken-tower = Chicken Tower
    .acc = Chicken Tower
    .text = Fortification, +{ $strength } defence to the attacked building
vikings-card-sheep-cannon = Sheep Cannon
    .acc = Sheep Cannon
    .text = Fortification, +{ $strength } defence to the attacked building

## Odin's Path

vikings-card-undead-gold = Undead with gold
    .acc = Undead with gold
    .text = can't be bought; beat its defence of { $strength }: 1 gold token and { $points } VP
vikings-card-undead-beer = Undead with beer
    .acc = Undead with beer
    .text = can't be bought; beat its defence of { $strength }: 1 beer token and { $points } VP
vikings-card-shaman = Shaman
    .acc = Shaman
    .text =
        Fighter, strength { $strength } + draw { $draw } { $draw ->
            [one] card
           *[other] cards
        }
vikings-card-gold-miner = Gold Miner
    .acc = Gold Miner
    .text = { $gold } gold, and { $amount } more for each Gold Factory of yours
vikings-card-beer-specialist = Beer Specialist
    .acc = Beer Specialist
    .text = { $beer } beer, and { $amount } more for each Brewery of yours
vikings-card-beer-mugs = Beer Mugs
    .acc = Beer Mugs
    .text = { $beer } beer
vikings-card-gold-bars = Gold Bars
    .acc = Gold Bars
    .text = { $gold } gold
vikings-card-money-theft = Money Theft
    .acc = Money Theft
    .text = take 1 gold token from an opponent's store or Gold Factory
vikings-card-recipe-theft = Recipe Theft
    .acc = Recipe Theft
    .text = take 1 beer token from an opponent's store or Brewery
vikings-card-bear-rider = Bear Rider
    .acc = Bear Rider
    .text = Fighter, strength { $strength }
vikings-card-assassin = Assassin
    .acc = Assassin
    .text =
        Fighter, strength { $strength }; if it attacks a building, the defender first discards { $amount } { $amount ->
            [one] fortification
           *[other] fortifications
        } from hand
vikings-card-sword = Sword
    .acc = Sword
    .text = booster, +{ $strength } strength to one attack with a Fighter in it
vikings-card-odins-boost = Odin's Boost
    .acc = Odin's Boost
    .text =
        booster, +{ $amount } strength to each of your Fighters in this attack and in later ones this turn{ $strength ->
            [0] {""}
           *[other] , and +{ $strength } to this attack
        }
vikings-card-shockwave-tower = Shockwave Tower
    .acc = Shockwave Tower
    .text = Fortification, +{ $strength } defence to the attacked building
vikings-card-hero-trap = Hero Trap
    .acc = Hero Trap
    .text =
        Fortification { $strength ->
            [0] without defence
           *[other] +{ $strength }
        }; one Hero of this attack, or a Fighter if it has no Hero, doesn't count
vikings-card-scroll = Scroll
    .acc = Scroll
    .text =
        draw { $draw } { $draw ->
            [one] card
           *[other] cards
        }
vikings-card-gift-resource = Mystery Gift: resources
    .acc = Mystery Gift: resources
    .text = turn up your top { $amount } cards; resource cards go to your hand, the rest to your discard pile
vikings-card-gift-fighter = Mystery Gift: fighters
    .acc = Mystery Gift: fighters
    .text = turn up your top { $amount } cards; Fighters and Heroes go to your hand, the rest to your discard pile
vikings-card-crystal = Crystal
    .acc = Crystal
    .text = { $amount } resources: beer and gold in any mix

## Asgard

vikings-card-thor = Thor
    .acc = Thor
    .text = Hero, strength { $strength }
vikings-card-grendel = Grendel
    .acc = Grendel
    .text = Hero, strength { $strength }, or { $total } against a Town Hall
vikings-card-dvergar = Dvergar
    .acc = Dvergar
    .text = Hero, strength { $strength }, and { $amount } more for each Brewery of yours
vikings-card-alviss = Alviss
    .acc = Alviss
    .text =
        Hero, strength { $strength } + draw { $draw } { $draw ->
            [one] card
           *[other] cards
        }
vikings-card-valkyrie = Valkyrie
    .acc = Valkyrie
    .text =
        Hero, strength { $strength } + take { $amount ->
            [one] a Fighter or Hero
           *[other] up to { $amount } Fighters or Heroes
        } from your discard pile into hand
vikings-card-mjolnir = Mjöllnir
    .acc = Mjöllnir
    .text = booster, +{ $strength } strength to one attack with a Fighter in it
vikings-card-lokis-lens = Loki's Lens
    .acc = Loki's Lens
    .text =
        { $gold ->
            [0] until
           *[other] { $gold } gold and { $beer } beer, and until
        } the end of the turn it is a copy of a card in another's discard pile, not of a fortification
vikings-card-resurrection = Resurrection
    .acc = Resurrection
    .text =
        take up to { $amount } { $amount ->
            [one] card
           *[other] cards
        } from your discard pile into hand
vikings-card-time-manipulation = Time Manipulation
    .acc = Time Manipulation
    .text = discard any number of cards from your hand, then draw { $amount } more than that
vikings-card-treasure-chest = Treasure Chest
    .acc = Treasure Chest
    .text = { $gold } gold and { $beer } beer
vikings-card-beer-taxes = Beer Taxes
    .acc = Beer Taxes
    .text = { $beer } beer + 1 beer token from each opponent who has one in a store or Brewery
vikings-card-gold-taxes = Gold Taxes
    .acc = Gold Taxes
    .text = { $gold } gold + 1 gold token from each opponent who has one in a store or Gold Factory

## Buildings

vikings-building-brewery = Brewery
    .acc = Brewery
    .text = makes 1 beer token each round, but never holds two
vikings-building-gold-factory = Gold Factory
    .acc = Gold Factory
    .text = makes 1 gold token each round, but never holds two
vikings-building-beer-store = Beer Store
    .acc = Beer Store
    .text = keeps up to { $capacity } beer tokens; full, it gives { $store_points } VP each round
vikings-building-gold-store = Gold Store
    .acc = Gold Store
    .text = keeps up to { $capacity } gold tokens; full, it gives { $store_points } VP each round
vikings-building-drakkar = Drakkar
    .acc = Drakkar
    .text = at the end of the round you may keep one card of your hand
vikings-building-tavern = Tavern
    .acc = Tavern
    .text = in the draw phase you draw 1 card more
vikings-building-hall = Town Hall
    .acc = Town Hall

## The levels of a Town Hall; $level is 1, 2 or 3, $most is "all" if there is no limit, $points come at once

vikings-hall-level = Town Hall { $level }
    .text =
        { $most ->
            [all] as many buildings as you like
           *[other] up to { $limit } buildings
        }{ $points ->
            [0] {""}
           *[other] , +{ $points } VP at once
        }

## The Dragon

vikings-dragon = Dragon
    .acc = the Dragon
    .text = once a round you may beat its defence of { $defence } for a beer or gold token
