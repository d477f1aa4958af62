### Vikings Gone Wild: what the table, the prompt and the choices say.
### $card, $site, $mission and $achievement are names; -acc is a form of them that some
### languages need. $who is "you" if a text is about the reader, and then $name is not needed.
### Strength is a bare number, defence stands in square brackets, each dot is a token.

vikings-title = Vikings Gone Wild
vikings-blurb = Brew beer, mine gold, raise a village, and raid the one next door.
vikings-intro =
    In your turn play cards for beer and gold; with these buy cards, which serve you from the next round on, and buildings. Fighters attack the others' villages, the undead on Odin's Path or the Dragon; fortifications stay in your hand, to defend you in others' turns. Victory points (VP) come from damaged buildings, repelled attacks, missions, full stores and undead. When somebody reaches the goal, the round is played out and achievements count; most VP win.

vikings-resource-beer = beer
vikings-resource-gold = gold
vikings-amount =
    { $beer ->
        [0] { $gold ->
            [0] nothing
           *[other] { $gold } gold
        }
       *[other] { $gold ->
            [0] { $beer } beer
           *[other] { $beer } beer, { $gold } gold
        }
    }
vikings-player =
    { $who ->
        [you] you
       *[other] { $name }
    }
vikings-list = { $first } and { $last }
vikings-copies = { $card } ×{ $copies }
vikings-site-number = { $site } { $number }

## The table

vikings-table-round = Round { $round }
vikings-table-last = the last round
vikings-table-storage = end of the round
vikings-table-turn =
    { $who ->
        [you] your turn
       *[other] { $name }'s turn
    }
vikings-table-answers =
    { $who ->
        [you] you decide
       *[other] { $name } decides
    }
vikings-table-over = the game is over
vikings-table-goal = goal { $goal } VP, an Asgard card at { $gates }
vikings-table-fighters = Fighters
vikings-table-fortifications = Fortifications
vikings-table-buildings = Buildings
vikings-table-halls = Town Hall
vikings-table-dragon = Dragon
vikings-table-path = Odin's Path
vikings-table-path-deck = ↙ deck { $cards }
vikings-table-asgard = Asgard
vikings-table-deck = deck { $cards }
vikings-table-achievements = Achievements
vikings-table-behind = { " " }(you { $count })
vikings-table-level = all: { $count }
vikings-table-you = (you)
vikings-table-points = { $points } VP
vikings-table-gate = { " " }(Asgard at { $gate })
vikings-table-cards = hand { $hand }, deck { $deck }, discard { $discard }
vikings-table-first = first
vikings-table-attacked = attacked
vikings-table-declines = won't defend
vikings-table-has = has { $have }
vikings-table-known = known in hand: { $cards }
vikings-table-in-deck = deck: { $cards }
vikings-table-in-discard = discard: { $cards }
vikings-table-limit =
    { $most ->
        [all] { $built } buildings, no limit
       *[other] { $built }/{ $limit } buildings
    }
vikings-table-new = being built
vikings-table-damaged = damaged
vikings-table-missions =
    { $done ->
        [0] Missions:
       *[other] Missions ({ $done } done):
    }
vikings-table-mission = { $mission } ({ $points } VP)
vikings-table-claimed = one done this round
vikings-table-legend = 2 strength · +2 what it adds · [4] defence · ● token, ○ room · → leaves next

vikings-own-hand =
    { $cards ->
        [one] Your hand, { $cards } card:
       *[other] Your hand, { $cards } cards:
    }
vikings-own-kept = Kept for the next round:
vikings-own-empty = Your hand is empty.

## The prompt

vikings-ask-turn = Your turn. To spend: { $have }.
vikings-ask-turn-tokens = Your turn. To spend: { $have } (of which tokens: { $tokens }).
vikings-ask-turn-nothing =
    { $cards ->
        [yes] Your turn. Nothing to spend yet: cards must be played first.
       *[no] Your turn. Nothing left to spend.
    }
vikings-ask-turn-marked = To pay first: { $tokens }.
vikings-ask-turn-army = Strength to attack with: { $strength }.
vikings-ask-attack = Attack on { $target }, defence { $defence }. Whom do you send? You can still take it back.
# More than one kind of card is left to send.
vikings-ask-attack-order = Send in the order of the list, Fighters and Heroes before boosters: a kind you have passed over can't follow later unless you take a step back.
vikings-ask-attack-enough = Attack on { $target }: strength { $strength } against defence { $defence }. Enough, as it stands. Send more, or go?
vikings-ask-attack-weak =
    Attack on { $target }: strength { $strength } against defence { $defence }. TOO WEAK by { $short }: it would be repelled and bring the defender { $points } VP{ $full ->
        [0] {""}
       *[other] , and { $full } more for a full defence if no other attack of yours succeeds this turn
    }. You can still take it back.
vikings-ask-attack-in-vain = Attack on { $target }: strength { $strength } against defence { $defence }. TOO WEAK by { $short }: it would be in vain. You can still take it back.
vikings-ask-defend =
    { $attacker } attacks your { $site } with { $cards }: strength { $strength } against your defence { $defence }. { $stands ->
        [repelled] As it stands, you repel it.
       *[lost] As it stands, it succeeds.
    } { $able ->
        [yes] Add a fortification?
       *[no] (You are asked whether or not you hold a fortification.)
    }
vikings-ask-disarm = An Assassin comes: which fortification do you discard from your hand?
vikings-ask-trap = Hero Trap: who doesn't count in this attack?
vikings-ask-steal =
    { $resource ->
        [beer] Theft: which beer token do you take?
       *[gold] Theft: which gold token do you take?
    }
vikings-ask-tax =
    { $resource ->
        [beer] Taxes: which beer token does { $name } pay with?
       *[gold] Taxes: which gold token does { $name } pay with?
    }
vikings-ask-mirror = Loki's Lens: which card of another's discard pile is it until the end of the turn?
vikings-ask-fetch =
    { $which ->
        [fighters] Which Fighter or Hero
       *[any] Which card
    } comes from your discard pile into your hand? { $left ->
        [one] One more.
       *[other] Up to { $left }.
    }
vikings-ask-rewind =
    { $cards ->
        [0] Time Manipulation: discard cards one by one; then you draw { $draw }, if you discard none.
        [one] Time Manipulation: { $cards } card discarded, so you draw { $draw }. Another?
       *[other] Time Manipulation: { $cards } cards discarded, so you draw { $draw }. Another?
    }
# Cards to discard or to keep, when there are several to choose.
vikings-ask-in-order = Choose in the order of the list: a kind you have passed over can't follow later unless you take a step back.
vikings-ask-mix = Crystal: { $amount } resources, of which kind?
vikings-ask-loot = The Dragon is beaten: which token do you take?
vikings-ask-asgard = Asgard: which card do you take? It serves you from the next round on.
vikings-ask-offer = You have damaged a Town Hall of level 3: take an Asgard card?
vikings-ask-keep =
    { $left ->
        [one] Drakkar: keep { $left } card of your hand for the next round?
       *[other] Drakkars: keep up to { $left } cards of your hand for the next round?
    }

vikings-target-site = { $name }'s { $site }

## Choices

vikings-group-play = Play
vikings-group-buy = Buy
vikings-group-path = Path
vikings-group-build = Build
vikings-group-attack = Attack
vikings-group-claim = Claim
vikings-group-exchange = Exchange
vikings-group-bring = Pay first
vikings-group-swap = Swap
vikings-group-dismantle = Dismantle
vikings-choice-owed = { $card }: its other effect
# What damage brings at once, after the name and defence of the target.
vikings-choice-bonus = { " " }+{ $points } VP
    .tokens =
        { " " }+{ $tokens ->
            [one] { $tokens } token
           *[other] { $tokens } tokens
        }
    .asgard = { " " }+ Asgard card
vikings-choice-upgrade = { $hall }, { $price }{ $points ->
        [0] {""}
       *[other] , +{ $points } VP
    }
vikings-choice-claim = { $mission }, +{ $points } VP
vikings-choice-swap = { $mission }, { $price }
vikings-choice-end = end your turn
    .hits = +{ $points } VP for damage
    .repelled = { $name } gets a full defence
    .lost =
        { $beer ->
            [0] { $gold } gold lost
           *[other] { $gold ->
                [0] { $beer } beer lost
               *[other] { $beer } beer, { $gold } gold lost
            }
        }
vikings-group-end = If you end your turn now: { $what }
vikings-choice-steal =
    { $tokens ->
        [one] { $where }, { $tokens } token
       *[other] { $where }, { $tokens } tokens
    }
vikings-choice-go = go! { $strength } against { $defence }
vikings-choice-go-weak = go, though { $strength } is too weak against { $defence }
vikings-choice-take = take one
vikings-choice-let = let it be
vikings-choice-decline-all = let it be, and don't ask again this round (nobody is told)
vikings-choice-draw =
    { $cards ->
        [one] enough: draw { $cards } card
       *[other] enough: draw { $cards } cards
    }
vikings-choice-none = no, thanks

vikings-variant-first_game = First game
    .how = The four achievements that are easiest to begin with.
vikings-variant-long_game = Long game
    .how = To 40 points, with any number of players.
vikings-variant-take_from_open = Asgard to the last card
    .how = When the Asgard deck is empty, its two open cards can still be taken.
vikings-variant-one_kept = One card for all Drakkars
    .how = At the end of a round you keep a single card, however many Drakkars you have.
vikings-variant-hall_loot_lost = Loot on the hall is lost
    .how = What finds no store when it is taken, and isn't spent in time, goes back to the supply.
vikings-variant-swap_tokens = A token for a mission
    .how = Another mission is paid for with gold tokens; gold from cards won't do.
vikings-variant-no_last_storage = The last turn is the end
    .how = When somebody has enough points, the storage phase of that round is left out.
vikings-variant-heroes_conquer = Heroes conquer too
    .how = They count with the Fighters for Conqueror.
vikings-variant-tied_only = Ties among the tied
    .how = Only the tied players are compared, whatever the others have.
vikings-variant-late_token = A token for waiting
    .how = Whoever doesn't begin starts with a gold token on the Town Hall. No printed rule: it is meant to make up for the first turn.

## What points came from

vikings-part-before = earlier
vikings-part-raids = raids
vikings-part-missions = missions
vikings-part-undead = undead
vikings-part-stores = full stores
vikings-part-defence = defence
vikings-part-hall = Town Hall
vikings-part-achievements = achievements
