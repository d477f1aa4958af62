### Vikings Gone Wild: what only the page says.

vikings-page-letter-beer = B
vikings-page-letter-gold = G
vikings-page-vp = { $points } VP
vikings-page-points = VP

## Kinds of cards, at their foot

vikings-page-kind-fighter = Fighter
vikings-page-kind-hero = Hero
vikings-page-kind-fortification = Fortification
vikings-page-kind-building = Building
vikings-page-kind-hall = Town Hall
vikings-page-kind-resource = Resource
vikings-page-kind-action = Action
vikings-page-kind-booster = Booster
vikings-page-kind-undead = Monster

## What a card does, in as few words as there is room for

vikings-page-short-beer = { $beer } beer this turn
vikings-page-short-gold = { $gold } gold this turn
vikings-page-short-warrior = Attacks once a turn
vikings-page-short-elf-archer = Attacks once a turn
vikings-page-short-bone-crusher = Attacks once a turn
vikings-page-short-pigator = Attacks once a turn
vikings-page-short-cannon = Defends one building
vikings-page-short-chicken-tower = Defends one building
vikings-page-short-sheep-cannon = Defends one building
vikings-page-short-undead-gold = Beat it: 1 gold token, { $points } VP
vikings-page-short-undead-beer = Beat it: 1 beer token, { $points } VP
vikings-page-short-shaman = Attacks + draw { $draw }
vikings-page-short-gold-miner = +{ $amount } gold for each Gold Factory
vikings-page-short-beer-specialist = +{ $amount } beer for each Brewery
vikings-page-short-beer-mugs = { $beer } beer this turn
vikings-page-short-gold-bars = { $gold } gold this turn
vikings-page-short-money-theft = Take 1 gold token from an opponent
vikings-page-short-recipe-theft = Take 1 beer token from an opponent
vikings-page-short-bear-rider = Attacks once a turn
vikings-page-short-assassin = Defender first discards a fortification
vikings-page-short-sword = To an attack with a Fighter
vikings-page-short-odins-boost = To each Fighter, until the turn ends
vikings-page-short-shockwave-tower = Defends one building
vikings-page-short-hero-trap = One Hero or Fighter doesn't count
vikings-page-short-scroll = Draw { $draw } cards
vikings-page-short-gift-resource = Turn up { $amount }, keep resources
vikings-page-short-gift-fighter = Turn up { $amount }, keep fighters
vikings-page-short-crystal = { $amount } resources in any mix
vikings-page-short-thor = The strongest arm in Asgard
vikings-page-short-grendel = { $total } against a Town Hall
vikings-page-short-dvergar = +{ $amount } for each Brewery
vikings-page-short-alviss = Attacks + draw { $draw }
vikings-page-short-valkyrie = Attacks + a fighter from your discard
vikings-page-short-mjolnir = To an attack with a Fighter
vikings-page-short-lokis-lens =
    { $gold ->
        [0] A copy
       *[other] + a copy
    } from another's discard
vikings-page-short-resurrection = Take { $amount } from your discard
vikings-page-short-time-manipulation = Discard some, draw { $amount } more
vikings-page-short-treasure-chest = { $beer } beer and { $gold } gold
vikings-page-short-beer-taxes = + a beer token from each opponent
vikings-page-short-gold-taxes = + a gold token from each opponent
vikings-page-short-brewery = Makes 1 beer token each round
vikings-page-short-gold-factory = Makes 1 gold token each round
vikings-page-short-beer-store = Stores { $capacity } beer. Full: { $points } VP a round
vikings-page-short-gold-store = Stores { $capacity } gold. Full: { $points } VP a round
vikings-page-short-drakkar = Keep a hand card for the next round
vikings-page-short-tavern = Draw 1 more card each round
vikings-page-short-dragon = Beat it once a round for any token
vikings-page-prize-asgard = Asgard card
vikings-page-prize-beer = 1 beer
vikings-page-prize-gold = 1 gold

## The table

vikings-page-path-slides = slides right at the end of the round
vikings-page-leaves = leaves
vikings-page-dragon-once = once a round, any token
vikings-page-dragon-done = done this round
vikings-page-asgard-next = next at { $gate }
vikings-page-asgard-none = all thresholds passed
vikings-page-left = { $count } left
vikings-page-sold-out = sold out
vikings-page-village = Your village
vikings-page-village-of = { $name }'s village
vikings-page-free = free plot
vikings-page-building = building
vikings-page-damaged = damaged
vikings-page-dismantle = Dismantle
vikings-page-raise = Raise the hall
vikings-page-once = once a round
vikings-page-exchange-what = Exchange { $give } for { $gain }
vikings-page-tokens =
    { $count ->
        [0] no tokens
        [one] { $count } token
       *[other] { $count } tokens
    }
vikings-page-this-turn =
    { $count ->
        [0] none this turn
       *[other] { $count } this turn
    }
vikings-page-stored = room for { $room }
vikings-page-no-store = no store
vikings-page-over-room = { $over } too many
vikings-page-played-round = Played and bought
vikings-page-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
vikings-page-played = played
vikings-page-deck = deck
vikings-page-discard = discard
vikings-page-deck-of = { $name }'s deck
vikings-page-discard-of = { $name }'s discard pile
vikings-page-hand = Your hand
vikings-page-hand-of = { $name }'s hand
vikings-page-hand-empty = Your hand is empty
vikings-page-kept = kept for the next round
vikings-page-acting = played, can act
vikings-page-track = Score: { $scores }. Asgard cards at { $gates }, goal { $goal }.
vikings-page-missions = Your missions
vikings-page-missions-whose = { $name }'s missions
vikings-page-missions-of = Missions
vikings-page-one-per-round = one per round
vikings-page-claimed = one done this round
vikings-page-of = { $have } of { $need }
vikings-page-claim = Claim { $points } VP
vikings-page-swap = Swap
vikings-page-swap-for = Swap a mission for
vikings-page-done = done: { $count }
vikings-page-no-mission = No mission left
vikings-page-new-mission = A new one comes with the next round
vikings-page-missions-deck = Missions: { $unseen } in the deck, { $under } put under it
vikings-page-missions-unseen = Still in the deck
vikings-page-missions-under = Put under the deck
vikings-page-achievements = Achievements
vikings-page-achievements-how = { $points } VP each at the end
vikings-page-you-have = you { $count }
vikings-page-achievement = { $name }: { $what }. { $standing }
vikings-page-nobody = nobody yet
vikings-page-attackable = may be attacked
vikings-page-attacked = attacked
vikings-page-your-target = your target
vikings-page-declines = won't defend
vikings-page-first = first
vikings-page-in-hand = { $count } in hand
vikings-page-open = open
vikings-page-close = Close
vikings-page-known = known in hand
vikings-page-unseen = in deck or hand, nobody knows where
vikings-page-bare =
    { $count ->
        [one] { $count } hand card is no fortification
       *[other] { $count } hand cards are no fortification
    }
vikings-page-nothing = nothing
vikings-page-path-unseen = Odin's Path: still in the deck
vikings-page-path-discard = Odin's Path: discard
vikings-page-asgard-unseen = Asgard: these may still be in the deck
vikings-page-table = Table
vikings-page-tab-missions = Missions
vikings-page-tab-feats = Awards
vikings-page-market = Market
vikings-page-market-how = fighters and fortifications above, buildings below
vikings-page-play-all = Play all resources ({ $count })
vikings-page-quiet =
    { $rounds ->
        [one] { $rounds } round without a VP
       *[other] { $rounds } rounds without a VP
    }

## Accessible names

vikings-page-label-card = { $card }: { $text }
vikings-page-label-pile = { $card }, costs { $price }, { $count } left: { $text }
vikings-page-label-path = Odin's Path { $place }: { $card }, costs { $price }: { $text }
vikings-page-label-undead = Odin's Path { $place }: { $card }, defence { $defence }
vikings-page-label-site = { $name }: { $site }, defence { $defence }{ $tokens ->
        [0] {""}
        [one] , { $tokens } token
       *[other] , { $tokens } tokens
    }{ $state ->
        [building] , being built
        [damaged] , damaged
       *[other] {""}
    }
vikings-page-label-play = Play { $card }
vikings-page-label-attack = Attack { $site } of { $name }, defence { $defence }, prize: { $prize }
vikings-page-label-steal = Take a token from { $site } of { $name }

## The turn

vikings-page-your-turn = Your turn, { $name }
vikings-page-your-turn-how = Play, buy, build or attack, in any order.
vikings-page-nothing-left = Nothing is left to do but to end the turn.
vikings-page-ready = A mission is ready to claim.
vikings-page-strength = Strength to attack with: { $strength }.
vikings-page-attack = Attack
vikings-page-end = End turn
vikings-page-end-sure = End your turn?
vikings-page-buy-leaves = { $card } for { $price }: you keep { $left }. It serves you from the next round on.
vikings-page-build-leaves = { $card } for { $price }: you keep { $left }. Finished with the next round.
vikings-page-draws = Can't be taken back: cards come to light.
vikings-page-target = Whom do you attack?
vikings-page-target-how = Under each target: what damaging it brings at once.
vikings-page-target-press = Press a building to attack it.
vikings-page-undead-prize = { $points } VP and a token
vikings-page-dragon-prize = any token
vikings-page-no-prize = no bonus
vikings-page-dismantling = Press a building of yours to dismantle it

## The attack

vikings-page-gather = Gather your strike
vikings-page-gather-how = Touch hand cards to send them.
vikings-page-passed = A kind you passed over can't follow.
vikings-page-step-target = Target
vikings-page-step-forces = Fighters
vikings-page-step-go = Strike
vikings-page-go = Attack with { $strength }
vikings-page-go-sure = { $strength } against { $defence } is too weak. Attack all the same?
vikings-page-strike = Your strike
vikings-page-strike-of = { $name }'s strike
vikings-page-nobody-sent = Nobody sent yet
vikings-page-target-of = Target
vikings-page-target-own = Your building
vikings-page-verdict-even = You just break the visible defence.
vikings-page-verdict-over = You break the visible defence by { $over }.
vikings-page-verdict-sure = Nothing hidden can stop it.
vikings-page-verdict-safe = No fortification can be in that hand.
vikings-page-verdict-chance = By the cards not yet seen it succeeds with { $chance } %.
vikings-page-verdict-weak = Too weak by { $short }: as it stands it is repelled.
vikings-page-verdict-vain = Too weak by { $short }: it would be in vain.
vikings-page-verdict-monster = Enough. Nobody defends it.
vikings-page-verdict-none = Send at least one Fighter or Hero.
vikings-page-verdict-watch-over = As it stands, the attack succeeds.
vikings-page-verdict-watch-weak = As it stands, the attack is repelled.
vikings-page-success = Success
vikings-page-repelled = Repelled
vikings-page-success-prize = { $prize }, and damage counts at the end of the turn: +{ $points } VP
vikings-page-success-none = Damage counts at the end of the turn: +{ $points } VP
vikings-page-success-monster = { $prize }, at once
vikings-page-repelled-points = { $name }: +{ $points } VP at once, for each Fighter and Hero
vikings-page-repelled-you = You: +{ $points } VP at once, for each Fighter and Hero
vikings-page-repelled-monster = Nothing happens, but whoever attacked is spent
vikings-page-hidden-hand =
    { $count ->
        [0] { $name } has no hand cards
        [one] { $count } hand card is hidden
       *[other] { $count } hand cards are hidden
    }
vikings-page-forts-known =
    { $count ->
        [0] { $name } owns no fortification that could be in hand
       *[other] In deck or hand: { $list }
    }
vikings-page-sum = { $terms } = { $total }
vikings-page-rally = +{ $amount } for each Fighter this turn
vikings-page-if-sent = With { $card }: { $strength } against { $defence }

## Defence and other answers

vikings-page-defend = { $name } attacks your { $site }
vikings-page-defend-how = Add fortifications from your hand, as many as you like. They stay until the round ends.
vikings-page-defend-unable = You hold no fortification, but the attacker doesn't know that.
vikings-page-if-placed = With { $card }: defence { $defence } against { $strength }
vikings-page-holds = holds
vikings-page-falls = falls
vikings-page-let-be = Let it be
vikings-page-enough = Enough
vikings-page-never = Not this round
vikings-page-ask-again = Ask me again
vikings-page-ask-again-how = You let attacks be till the round ends; nobody knows
vikings-page-decline = No, thanks
vikings-page-draw-now = Enough: draw { $cards }
vikings-page-keep-none = Keep no more
vikings-page-take = Take one
vikings-page-disarm = An Assassin: discard a fortification
vikings-page-from-discard-of = From { $name }'s discard pile
vikings-page-from-own-discard = From your discard pile
vikings-page-asgard-how = The other two stay open. It comes into your played area and serves you from the next round on.
vikings-page-offer-how = A card of Asgard as the damage bonus: the top one is turned up, then you choose of three.
vikings-page-choose-token = Whose token?
vikings-page-trap = Hero Trap: press whoever shall not count

## The zoom

vikings-page-copies =
    { $copies ->
        [one] one copy
       *[other] { $copies } copies
    }
vikings-page-raider = Whoever damages it gains: { $prize }
vikings-page-starting = Starting deck

## The keys, as the list of them tells

vikings-page-key-attack = Attack
vikings-page-key-claim = Claim a finished mission
vikings-page-key-exchange = Exchange resources
vikings-page-key-end = End the turn
vikings-page-key-done = Enough: no more of these

## Whom to attack

vikings-page-choose-target = Choose a target
vikings-page-choose-target-how = Then your fighters. One village in a turn, monsters besides.
vikings-page-aims-how = Every target against all you can send:
vikings-page-monsters = Monsters
vikings-page-undefended = nobody defends them
vikings-page-hidden-most = hidden cards: { $count }, at most +{ $most }
vikings-page-hidden-harmless = hidden cards: { $count }, none can help
vikings-page-aim-sure = sure
    .how = no hidden card can stop it
vikings-page-aim-chance = { $chance } %
    .how = chance by the cards not yet seen
vikings-page-aim-short = { $short } short
    .how = can't win: the defender gains 1 VP for each fighter
vikings-page-aim-vain = Can't win: repelled, { $name } gains { $points } VP. Attack all the same?
vikings-page-aim-vain-monster = Can't win: it would be in vain. Attack all the same?
vikings-page-label-aim = Attack { $site }{ $name ->
        [blank] {""}
       *[other] , { $name }
    }, defence { $defence }, { $verdict }, prize: { $prize }

## The end of the turn

vikings-page-end-lost = This would be lost:
vikings-page-end-above = See what would be lost.
vikings-page-careless = Don't ask about resources in this game
vikings-page-lost-mission = Mission { $mission } is done
    .how = { $points } VP, if you claim it in this turn
vikings-page-lost-resources = { $amount } of this turn
    .how = They don't last; only tokens are stored.
vikings-page-lost-tokens = { $amount } over your room
    .how = Your stores take { $room }.
vikings-page-lost-fighters = Strength { $strength } has not attacked
    .how =
        { $targets ->
            [one] One target can't be saved from it.
           *[other] { $targets } targets can't be saved from it.
        }
vikings-page-lost-cards = Not played: { $cards }
    .how = Hand cards are discarded when the round ends.
vikings-page-lost-buy = Buy
vikings-page-lost-exchange = Exchange
vikings-page-lost-play = Play

## Moments

vikings-page-moment-razed = { $site } falls
    .more =
        { $who ->
            [you] Your attack
           *[other] { $name } attacks
        }: { $points } VP for the damage when the turn ends
vikings-page-moment-asgard = { $card } comes from Asgard
    .more =
        { $who ->
            [you] It serves you from the next round on
           *[other] It serves { $name } from the next round on
        }
