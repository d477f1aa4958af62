### Vikings Gone Wild: missions and achievements. Each has a name and, in .text, its condition.
### "This turn" missions ask what you did, the others what you have.

## Missions worth 1 VP

vikings-mission-worship = Worship
    .text = buy a card of Odin's Path this turn
vikings-mission-worker = Worker
    .text = buy a building this turn
vikings-mission-attacker = Attacker
    .text = attack a building with success this turn
vikings-mission-strategy = Strategy
    .text = buy a Fighter this turn
vikings-mission-shield = Shield
    .text = buy a fortification this turn
vikings-mission-thirsty = Thirsty?
    .text = spend at least { $need } beer this turn
vikings-mission-money = Money, Money
    .text = spend at least { $need } gold this turn

## Missions worth 2 VP

vikings-mission-brewer = Brewer
    .text =
        own { $need ->
            [one] a Brewery
           *[other] { $need } Breweries
        }
vikings-mission-foundry = Foundry
    .text =
        own { $need ->
            [one] a Gold Factory
           *[other] { $need } Gold Factories
        }
vikings-mission-architect = Architect
    .text = have a Town Hall of level { $need } or higher
vikings-mission-warfare = Warfare
    .text = attack a building with success this turn, with a Fighter or Hero of strength { $need } or more

## Missions worth 3 VP

vikings-mission-captain = Captain
    .text =
        own { $need ->
            [one] a Drakkar
           *[other] { $need } Drakkars
        }
vikings-mission-innkeeper = Innkeeper
    .text =
        own { $need ->
            [one] a Tavern
           *[other] { $need } Taverns
        }
vikings-mission-beer = Beer!
    .text = have { $need } beer tokens on your buildings
vikings-mission-gold = Gold!
    .text = have { $need } gold tokens on your buildings
vikings-mission-town-fall = Town Fall
    .text = attack a Town Hall with success this turn

## Achievements

vikings-achievement-defender = Defender
    .text = most fortifications
vikings-achievement-conqueror = Conqueror
    .text = most Fighters
vikings-achievement-builder = Builder
    .text = most buildings
vikings-achievement-beer-tycoon = Beer Tycoon
    .text = most beer in stores
vikings-achievement-miner = Miner
    .text = most gold in stores
vikings-achievement-follower = Follower
    .text = most Path cards
vikings-achievement-accomplisher = Accomplisher
    .text = most missions done
vikings-achievement-king-pig = King Pig
    .text = most Pigators
