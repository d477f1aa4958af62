# Why a move of Vikings Gone Wild is not allowed.
vikings-why-not-now = first answer the question that is open; your turn goes on after it
vikings-why-only-disarm = an Assassin came: discard a fortification from your hand
vikings-why-only-defend = only fortifications from your hand defend a building
vikings-why-only-trap = the trap takes out one Hero of the attack, or a Fighter where no Hero came
vikings-why-only-steal = take a token from a store or a production building of an opponent
vikings-why-only-mirror = the Lens becomes a card from an opponent's discard pile, and no fortification
vikings-why-only-fetch = take a card that fits from your own discard pile, or enough
vikings-why-only-rewind = only cards in your hand can be discarded for new ones
vikings-why-only-mix = choose how much of it is beer and how much is gold
vikings-why-only-loot = the Dragon gives one beer token or one gold token
vikings-why-only-asgard = choose one of the open cards of Asgard
vikings-why-only-offer = take a card of Asgard, or decline it
vikings-why-only-keep = a Drakkar keeps cards of your hand only
vikings-why-exchange = an exchange takes { $need } { $resource }, and you have less
vikings-why-bring = you choose a token to pay with only where one lies, and only while another would be taken first
vikings-why-declare-first = first declare an attack, then send cards into it
vikings-why-not-asked = that is no part of a turn: play, buy, build, attack, claim, exchange, or end it
vikings-why-not-in-hand = you have no { $card } in hand
vikings-why-fortification-defends = { $card } is a fortification: you can use it only when you are attacked
vikings-why-booster-attacks = { $card } is a booster: send it into an attack together with a Fighter
vikings-why-only-attacks = { $card } can do nothing but attack: declare an attack and send it
vikings-why-pile-empty = no { $card } is left to buy
vikings-why-path-gap = there is no card at that place of Odin's Path
vikings-why-undead-not-sold = undead aren't for sale: fight them
vikings-why-no-building-left = no { $building } is left to build
vikings-why-three-of-a-kind = you have three of the kind { $building } already, and nobody may have more
vikings-why-village-full =
    { $limit ->
        [one] your Town Hall allows only { $limit } building: upgrade it; a new level counts from the next round on
       *[other] your Town Hall allows only { $limit } buildings: upgrade it; a new level counts from the next round on
    }
vikings-why-hall-highest = your Town Hall has the highest level already
vikings-why-hall-once = your Town Hall has been upgraded this round; once a round is all
vikings-why-hall-stays = the Town Hall can't be dismantled
vikings-why-nothing-there = nothing stands there
vikings-why-dismantled = you have dismantled a building this round; once a round is all
vikings-why-no-army = you have no Fighter or Hero left to attack with
vikings-why-dragon-once = you have attacked the Dragon this round; once a round is all
vikings-why-no-undead = there is no undead at that place of Odin's Path
vikings-why-no-such-player = there is no such player
vikings-why-own-village = you can't attack your own village
vikings-why-one-opponent = you have attacked another player this turn, and a turn is for one opponent only
vikings-why-already-attacked = another has attacked this player this round, and somebody is left whom nobody has
vikings-why-under-construction = this building is still being built: it can't be attacked this round
vikings-why-damaged = this building has a damage token: it can't be attacked again this round
vikings-why-no-mission = there is no mission in that slot
vikings-why-claimed = you have done a mission this round; once a round is all
vikings-why-not-fulfilled = { $mission } is not fulfilled yet
vikings-why-swapped = you have swapped a mission this turn; once a turn is all
vikings-why-no-missions-left = there is no mission left to swap for
vikings-why-too-dear =
    { $beer ->
        [0] you lack { $gold } gold
       *[other] { $gold ->
            [0] you lack { $beer } beer
           *[other] you lack { $beer } beer and { $gold } gold
        }
    }
vikings-why-send-somebody = send at least one Fighter or Hero before the attack goes
vikings-why-declared = an attack is being declared: send cards, go, or take it back
vikings-why-booster-needs-fighter = { $card } is a booster: it needs a Fighter in the attack, a Hero is not enough
vikings-why-no-fighter = { $card } can't attack: only Fighters and Heroes can
vikings-why-in-order = cards are sent in the order of the list, and a kind that comes earlier can't be added any more unless you take a step back
vikings-why-swap-tokens = at this table another mission costs { $need } gold in tokens, and you have fewer
