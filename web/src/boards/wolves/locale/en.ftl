### Wolves of Odin: what only the page says.

## Signs and short words on cards

wolves-page-sign-blue = B
wolves-page-sign-red = R
wolves-page-sign-black = Y
wolves-page-hint-archer = pairs strike
wolves-page-hint-bond = 1 for each ᛇ
wolves-page-hint-hirdman = { $together } beside kin
wolves-page-hint-huscarl = guards the line
wolves-page-hint-berserk = two sacrifices
wolves-page-hint-thrall = joins a sacrifice
wolves-page-hint-priest = first of the ᛏ
wolves-page-hint-hovding = { $each } for each ᛏ
wolves-page-hint-konung = less 1 per ally
wolves-page-hint-assassin = destroys one
wolves-page-hint-raider = takes one away
wolves-page-hint-traitor = lures the weak
wolves-page-hint-plague = name a number
wolves-page-hint-shield-wall = parries an effect
wolves-page-hint-flank = redraw or recall
wolves-page-hint-odin = wards your line
wolves-page-hint-thor = strengthens you
wolves-page-hint-freya = keeps manoeuvres
wolves-page-hint-vidar = has the last word
wolves-page-hint-heimdall = calls a ᛏ
wolves-page-hint-baldr = comes back
wolves-page-hint-valkyrie = claims one
wolves-page-hint-tyr = strikes an edge
wolves-page-hint-yggdrasil = joins red and blue
wolves-page-hint-surt = line untouchable
wolves-page-hint-hel = digs the discard
wolves-page-hint-fenrir = weakens all others
wolves-page-hint-fafnir = steals a deity
wolves-page-hint-naglfar = gathers the slain
wolves-page-hint-jormungand = ends the round
wolves-page-hint-nidhogg = gnaws sacrifices
wolves-page-hint-loki = slays the weaker
wolves-page-rune-teiwaz = unit · Teiwaz ᛏ
wolves-page-rune-eiwaz = unit · Eiwaz ᛇ
wolves-page-manoeuvre = manoeuvre
wolves-page-copies =
    { $copies ->
        [one] one in the deck
       *[other] { $copies } in the deck
    }
wolves-page-colour-blue = A blue deity: it does not stay with red ones.
wolves-page-colour-red = A red deity: it does not stay with blue ones.
wolves-page-colour-black = The black deity: it counts for no colour.
wolves-page-ragnarok-how = When it comes, the round is the last.

## Players and lines

wolves-page-you = You
wolves-page-yours = yours
wolves-page-open = { $name }: show all they have
wolves-page-open-line = { $name }: show the line large
wolves-page-hand-size = Cards in hand
wolves-page-passed = pass { $number }
wolves-page-passed-how = Passed; the number is the order
wolves-page-turn = turn
wolves-page-deciding = decides
wolves-page-glory = Glory
wolves-page-glory-how = Glory; { $goal } end the game. Full: fixed. Striped: as things stand now.
wolves-page-strength = strength
wolves-page-protected = protected
wolves-page-protected-how = Protected: nothing is destroyed, discarded, taken or moved from this line.
wolves-page-warded = warded
wolves-page-warded-how = Odin: other deities do no harm here.
wolves-page-why = Why { $strength }
wolves-page-why-own = Your line’s strength { $strength }: show the sum
wolves-page-why-of = { $name }: strength { $strength }, show the sum
wolves-page-why-kin = beside kin
wolves-page-why-units = units
wolves-page-why-line = the line
wolves-page-line = Line of { $name }, from the left
wolves-page-end-own =
    { $side ->
        [left] Left end of your line: { $before } becomes { $after }
       *[right] Right end of your line: { $before } becomes { $after }
    }
wolves-page-end =
    { $side ->
        [left] Left end of { $name }’s line: { $before } becomes { $after }
       *[right] Right end of { $name }’s line: { $before } becomes { $after }
    }
wolves-page-closed = This line does not take the card: why?
wolves-page-sacrifices = Sacrifices
wolves-page-sacrifices-of = Sacrifices of { $name }, worth { $worth }
wolves-page-sacrifices-worth = Sacrifices, worth { $worth }
wolves-page-to-spend = to spend
wolves-page-has-deities = Deities
wolves-page-has-victories = Victory cards
wolves-page-known = Seen going to the hand
wolves-page-worth-now = now worth { $worth }

## The middle

wolves-page-price = price for you
wolves-page-nth-blue =
    { $number ->
        [2] your 2nd blue
        [3] your 3rd blue
       *[other] your { $number }th blue
    }
wolves-page-nth-red =
    { $number ->
        [2] your 2nd red
        [3] your 3rd red
       *[other] your { $number }th red
    }
wolves-page-leaves =
    { $many ->
        [one] { $deity } leaves
       *[other] { $many } leave
    }
wolves-page-fought = Fought for
wolves-page-pass-order = pass order
wolves-page-for-you = for you { $worth }
wolves-page-middle = Hall and prizes
wolves-page-piles = Piles
wolves-page-hall-open = The Hall: show it large
wolves-page-prizes-open = What is fought for: show it large
wolves-page-deck = People
wolves-page-pile = Discard
wolves-page-deities = Deities
wolves-page-gone = Gone
wolves-page-victories = Victories
wolves-page-victories-left = Victory cards left in the deck
wolves-page-last = the last round

## The hand and what lies in its place

wolves-page-tab-hand = Your hand
wolves-page-hands = Hands
wolves-page-hand-of = { $name }'s hand
wolves-page-tab-coming = The card
wolves-page-tab-sacrifices = Sacrifices
wolves-page-tab-pile = Discard pile
wolves-page-tab-gone = Deity discard
wolves-page-of = of { $limit }
wolves-page-named = named
wolves-page-answers-only = answers only in others’ turns
wolves-page-secret = Others see only that you think
wolves-page-hold = hold a card to read it
wolves-page-onlooker = You look on: hands are hidden.
wolves-page-nothing-here = Nothing lies here.

## Questions and actions

wolves-page-ask-turn-short = Your turn: one main action.
wolves-page-ask-turn = Your turn: lay a unit, play a manoeuvre, sacrifice, or pass.
wolves-page-ask-lay = Which unit of your hand do you lay?
wolves-page-stake =
    { $many ->
        [one] The strongest line takes { $prizes }.
       *[other] The two strongest lines take { $prizes }.
    }
wolves-page-stake-card = { $victory } ({ $worth } glory for you)
wolves-page-ask-manoeuvre = Which manoeuvre do you play?
wolves-page-ask-sacrifice = Which unit of your line is sacrificed?
wolves-page-ask-summon = Whom do you summon from the Hall?
wolves-page-ask-end = { $card }: choose a glowing end of any line.
wolves-page-ask-plague = Plague: which strength do you name?
wolves-page-ask-flank = Flank: exchange cards, or call units back?
wolves-page-ask-join = { $card } comes into your line: at which end?
wolves-page-answer = Your answer?
wolves-page-threat = { $laid }: { $source } → { $card } ({ $strength }). { $name } may answer.
wolves-page-mode-lay = Lay a unit
wolves-page-mode-manoeuvre = Manoeuvre
wolves-page-mode-sacrifice = Sacrifice
wolves-page-mode-summon = Summon
wolves-page-take-back = Take back a unit
wolves-page-extra = extra, any time
wolves-page-draw = draw { $cards }
wolves-page-from = from { $cost }
wolves-page-power-odin = Odin’s word
wolves-page-power-thor = Thor’s wrath
wolves-page-power-heimdall = Heimdall’s call
wolves-page-power-baldr = Baldr’s gift
wolves-page-power-tyr = Tyr’s stroke
wolves-page-power-hel = Hel’s pit
wolves-page-power-fenrir = Fenrir’s jaws
wolves-page-power-fafnir = Fafnir’s greed
wolves-page-power-jormungand = Jormungand’s coils
wolves-page-flank-draw = Discard and draw one more
wolves-page-flank-return = Call back 1–3 units
wolves-page-flank-go = Discard these, draw { $cards }
wolves-page-plague-hits =
    { $own ->
        [0] { $units }
       *[other] { $units }, yours { $own }
    }
wolves-page-stays = your line stays { $strength }
wolves-page-guard = Discard { $card }
wolves-page-let = Let it happen
wolves-page-decline-all = Let all happen
wolves-page-decline-all-how = unasked till the round ends; nobody learns of it
wolves-page-ask-again = Ask me again
wolves-page-ask-again-how = you let all happen this round
wolves-page-parry = Ask me about it
wolves-page-parry-how = to parry your own Traitor
wolves-page-take = Take it
wolves-page-draw-one = Draw 1
wolves-page-then-discard = then discard 1
wolves-page-return = Come back
wolves-page-return-how = discard Baldr and 4 cards
wolves-page-left = Left ends
wolves-page-right = Right ends
wolves-page-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
wolves-page-keep-blue = Keep blue
wolves-page-keep-red = Keep red
wolves-page-nothing = Do nothing
wolves-page-enough = Enough
wolves-page-no = No, thanks
wolves-page-step-end = line end
wolves-page-step-number = number
wolves-page-step-way = how
wolves-page-step-paid = { $paid } of { $cost } paid
wolves-page-change-own = your line { $before } → { $after }
wolves-page-change = { $name } { $before } → { $after }
wolves-page-verb-destroys = destroys
wolves-page-verb-takes = takes
wolves-page-verb-moves = lures away
wolves-page-verb-discards = discards

## What pressing a unit does, by what is asked

wolves-page-do-turn = sacrifice it
wolves-page-do-target = choose it
wolves-page-do-react = discard it to cancel
wolves-page-do-tyr = this end of every line
wolves-page-do-flank-return = take it back into your hand
wolves-page-do-thralls = sacrifice it as well
wolves-page-do-loki = destroy it
wolves-page-do-vidar = take it back into your hand
wolves-page-do-valkyrie = take it into your hand

## The round that was won

wolves-page-won-you = You win the round
wolves-page-won = { $name } wins the round
wolves-page-won-by = { $strength } against { $other } ({ $name }).
wolves-page-won-choose = You choose first. { $name } takes the other card.
wolves-page-won-chooses = { $name } chooses a card.
wolves-page-won-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
wolves-page-won-pass =
    { $number ->
        [1] passed 1st
        [2] passed 2nd
        [3] passed 3rd
       *[other] passed { $number }th
    }
wolves-page-won-none = no card
wolves-page-won-other = the other
wolves-page-won-glory = +{ $worth } glory
wolves-page-won-of = { $glory } of { $goal }
wolves-page-won-next-you = Next: round { $round }, you begin.
wolves-page-won-next = Next: round { $round }, { $name } begins.
wolves-page-won-look = Look at the table
wolves-page-won-continue = Continue

## Moments

wolves-page-moment-ragnarok = Ragnarök!
    .more = This is the last round.
wolves-page-moment-deed = { $power }
