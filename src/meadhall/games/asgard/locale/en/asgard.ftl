### Intrigues of Asgard: what the table, the prompt and the saga say.
### $god and $other are names of Aesir, $god-of and $other-of the same names as owners. $who is "you"
### if a text is about the reader, and then $name is not needed.

asgard-title = Intrigues of Asgard
asgard-blurb = Draft two-headed cards, win the favour of seven gods, and bend their wills.
asgard-intro = Three rounds. Everyone lays cards, all at once; each card has two heads, and the one that is up counts. Then seven Aesir wake in turn, and each favours the player with most of its cards, who scores a goal or fulfils a will. Whoever has the largest score pile at the end wins.

## The Aesir: name, owner, and a short name for narrow columns

asgard-god-odin = Odin
    .of = Odin's
    .short = Odin
asgard-god-thor = Thor
    .of = Thor's
    .short = Thor
asgard-god-freya = Freya
    .of = Freya's
    .short = Freya
asgard-god-loki = Loki
    .of = Loki's
    .short = Loki
asgard-god-sif = Sif
    .of = Sif's
    .short = Sif
asgard-god-bragi = Bragi
    .of = Bragi's
    .short = Bragi
asgard-god-heimdall = Heimdall
    .of = Heimdall's
    .short = Heimd.

## The hint card: the wills, and each in a word for the head of a column

asgard-will-odin = turn the top card of a stack of yours
    .short = turn own
asgard-will-thor = slip Thor cards under another stack
    .short = slip
asgard-will-freya = double the attention of a stack
    .short = double
asgard-will-loki = turn any card of another player
    .short = turn foe
asgard-will-sif = draw a card and play it
    .short = draw
asgard-will-bragi = swap a card with another player
    .short = swap
asgard-will-heimdall = score a card of your Heimdall stack
    .short = score 1

## Players

asgard-player =
    { $who ->
        [you] you
       *[other] { $name }
    }
asgard-player-whom =
    { $who ->
        [you] you
       *[other] { $name }
    }
asgard-list = { $first } and { $last }

## The table

asgard-table-round = Round { $round } of { $rounds }
asgard-phase-battle = battle
asgard-phase-awakening =
    { $who ->
        [you] { $god } awake, you decide
       *[other] { $god } awake, { $name } decides
    }
asgard-phase-final =
    { $who ->
        [you] final count, { $god }: you decide
       *[other] final count, { $god }: { $name } decides
    }
asgard-phase-over = the game is over
asgard-table-deck = deck { $cards }
asgard-table-doubling-middle = doubling: middle
asgard-table-doubling-at =
    { $who ->
        [you] doubling: your { $god }
       *[other] doubling: { $name }'s { $god }
    }
asgard-table-goals = goals of round { $round }
asgard-table-goals-deal = goals, round { $round }, deal { $cards }
asgard-table-deals = deals
asgard-table-deals-cards = { $cards } cards in the three rounds
asgard-table-goal-limit = up to { $limit }
asgard-table-goal-hidden = ▒ face down
asgard-table-you = (you)
asgard-table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
asgard-table-under = { $cards }ᚦ below

asgard-legend-attention = number: attention
asgard-legend-other = /Name: top card's other head
asgard-legend-under = ᚦ: Thor cards
asgard-legend-chosen = ✓: chosen

asgard-own-hand = Your hand:
asgard-own-pick = Your sealed pick:
asgard-own-drawn = You drew:
asgard-own-handed-on = { $name } holds (passed on by you):

## The question

asgard-ask-pick = Pick a card and the head that goes up.
asgard-ask-favour = { $god } favours you: fulfil the will, or score the goal?
asgard-ask-score-goal =
    { $left ->
        [one] { $god-of } goal: choose a card for your score pile, or none.
       *[other] { $god-of } goal: choose cards for your score pile, { $left } at most, the upper ones first.
    }
asgard-ask-odin = Odin favours you: turn the top card of one of your stacks.
asgard-ask-thor = Thor favours you: slip your Thor cards under another stack of yours.
asgard-ask-freya = Freya favours you: lay the doubling card at one of your stacks.
asgard-ask-loki = Loki favours you: turn a card of another player. Covered ones are turned unseen.
asgard-ask-sif = Sif favours you: play the card you drew, either head up.
asgard-ask-bragi-give = Bragi favours you: swap cards. Which one do you give?
asgard-ask-bragi-take = You give one { $other } card. Which card do you take for it?
asgard-ask-heimdall = Heimdall favours you: move one card of your Heimdall stack to your score pile.
asgard-ask-final-score = The final count: { $god } favours you. Score one card of that stack, or none?

## The choices

asgard-choice-pick = { $god } up
asgard-choice-will = fulfil { $god-of } will: { $will }
asgard-choice-goal =
    { $limit ->
        [one] score the goal with a card of your { $god } stack
       *[other] score the goal with up to { $limit } cards of your { $god } stack
    }
asgard-choice-turn = turn it: { $god } becomes { $other }
asgard-choice-slip = under this stack: attention { $before } → { $after }
asgard-choice-double = double it: attention { $before } → { $after }
asgard-choice-top = top /{ $other }
asgard-choice-covered = card { $place }
asgard-choice-thor = card { $place }, a Thor
asgard-choice-enough = enough, no more cards
asgard-choice-none = no card at all

## The saga

asgard-event-round =
    { $cards ->
        [one] Round { $round }: { $cards } card for everyone
       *[other] Round { $round }: { $cards } cards for everyone
    }
asgard-event-goal-opened = a goal of round { $round }: { $god }, up to { $limit }
asgard-event-sealed =
    { $who ->
        [you] you have sealed a pick
       *[other] { $name } has sealed a pick
    }
asgard-event-revealed = plays { $god }, { $other } is below
asgard-event-revealed-up = plays { $god }
asgard-event-passed =
    { $side ->
        [left] all hands go on to the left
       *[right] all hands go on to the right
    }
asgard-event-awakening = The Aesir awaken
asgard-event-final = The final count
asgard-event-disputed = a dispute: { $players }
asgard-event-compared = { $gods } attention: { $players } stay in
asgard-event-compared-won =
    { $who ->
        [you] { $god-of } attention decides: you are ahead with { $attention }
       *[other] { $god-of } attention decides: { $name } is ahead with { $attention }
    }
asgard-event-favoured =
    { $who ->
        [you] the favour goes to you (attention { $attention })
       *[other] the favour goes to { $name } (attention { $attention })
    }
asgard-event-sleeps = sleeps on, for there is no { $god } card on the table
asgard-event-sleeps-tied = equal in everything: nobody has { $god-of } favour
asgard-event-will =
    { $who ->
        [you] you choose { $god-of } will
       *[other] { $name } chooses { $god-of } will
    }
asgard-event-goal =
    { $who ->
        [you] you choose { $god-of } goal (up to { $limit })
       *[other] { $name } chooses { $god-of } goal (up to { $limit })
    }
asgard-event-skipped = { $god-of } will can't be carried out and is passed over
asgard-event-turned =
    { $who ->
        [you] your top { $god } card turns: it lies on your { $other } stack now
       *[other] { $name }'s top { $god } card turns: it lies on the { $other } stack now
    }
asgard-event-turned-covered =
    { $who ->
        [you] card { $place } of your { $god } stack turns: it lies on your { $other } stack now
       *[other] card { $place } of { $name }'s { $god } stack turns: it lies on the { $other } stack now
    }
asgard-event-turned-recalled =
    { $who ->
        [you] a card of your { $god } stack is turned
       *[other] a card of { $name }'s { $god } stack is turned
    }
asgard-event-swapped =
    { $who ->
        [you] you swap with { $whom }: one { $god } card for one { $other } card
       *[other] { $name } swaps with { $whom }: one { $god } card for one { $other } card
    }
asgard-event-slipped =
    { $who ->
        [you] you slip { $cards ->
            [one] one Thor card
           *[other] { $cards } Thor cards
        } under your { $god } stack
       *[other] { $name } slips { $cards ->
            [one] one Thor card
           *[other] { $cards } Thor cards
        } under the { $god } stack
    }
asgard-event-rose =
    { $cards ->
        [one] the Thor card left alone where { $god } was
       *[other] the { $cards } Thor cards left alone where { $god } was
    } { $who ->
        [you] { $cards ->
            [one] goes to your Thor stack
           *[other] go to your Thor stack
        }
       *[other] { $cards ->
            [one] goes to { $name }'s Thor stack
           *[other] go to { $name }'s Thor stack
        }
    }
asgard-event-doubled =
    { $who ->
        [you] the doubling card goes to your { $god } stack
       *[other] the doubling card goes to { $name }'s { $god } stack
    }
asgard-event-undoubled = the doubling card goes back to the middle
asgard-event-drew = { $name } draws a card
asgard-event-drew-card = you draw { $god }/{ $other }
asgard-event-scored =
    { $who ->
        [you] you score
       *[other] { $name } scores
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    } of the { $god } stack{ $thors ->
        [0] {""}
       *[other] {" "}(Thor cards: { $thors })
    }
asgard-event-declined =
    { $who ->
        [you] you score nothing
       *[other] { $name } scores nothing
    }
asgard-event-over = The game is over

## The result

asgard-result-won =
    { $who ->
        [you] You win!
       *[other] { $name } wins.
    }
asgard-result-shared-victory = A shared victory: { $players }.
asgard-result-place = place
asgard-result-player = player
asgard-result-points = points
asgard-result-parted =
    { $who ->
        [you] { $players }: { $points } each. { $god-of } attention decides: you have { $more }, against { $less }.
       *[other] { $players }: { $points } each. { $god-of } attention decides: { $name } has { $more }, against { $less }.
    }
asgard-result-equal = { $players }: { $points } each, and equal attention of all seven Aesir. They share the place.

## House rules: rulings of ours, played the other way

asgard-variant-goals_from_below = Goals from below
    .how = The columns of goals end on one line: 1 card in round 1; 2 and 1 in round 2; 3, 2 and 1 in round 3.
asgard-variant-picks_final = Laid is laid
    .how = A card once chosen can't be exchanged while the others still think.
asgard-variant-hands_forgotten = Trust your memory
    .how = The hands you have passed on aren't shown to you any more.
asgard-variant-any_goal = All open goals count
    .how = A goal of another round can be scored too, as soon as it lies face up.
asgard-variant-doubling_stays = Freya's gift lasts
    .how = After round 3 the doubling card stays at its stack for the final count.

## What points came from

asgard-part-before = earlier
asgard-part-goals = goals of the rounds
asgard-part-will = Heimdall's will
asgard-part-final = final count
