### Wolves of Odin: what the table, the prompt and the saga say.
### $card, $deity and $victory are names; -acc and -of are forms of them that some languages
### need. $who is "you" if a text is about the reader, "self" if it is about whoever does something,
### and then $name is not needed. Lines of the saga stand beside the name of who does it.

wolves-title = Wolves of Odin
wolves-blurb = Raise a battle line, spend warriors on gods, and know when to pass.
wolves-intro = Lay units at the ends of the lines, your own or another's: many act at once on the line they come to. Sacrifice some of yours to summon deities. When everyone has passed, the strongest line wins the round and its victory card. Five glory, or Ragnarök, ends the game; most glory wins.

## Runes, colours, players

wolves-rune-teiwaz = T
wolves-rune-eiwaz = E
wolves-colour-blue = blue
wolves-colour-black = black
wolves-colour-red = red
wolves-player =
    { $who ->
        [you] you
       *[other] { $name }
    }
wolves-list = { $first } and { $last }
wolves-copies = { $card }×{ $copies }

## The table

wolves-table-round = Round { $round }
wolves-table-last = RAGNARÖK: the last round
wolves-table-turn =
    { $who ->
        [you] your turn
       *[other] { $name }'s turn
    }
wolves-table-answers =
    { $who ->
        [you] you decide
       *[other] { $name } decides
    }
wolves-table-over = the game is over
wolves-table-decks = decks: People { $people }, deities { $deities }, victories { $victories }
wolves-table-you = (you)
wolves-table-strength = strength { $strength }
wolves-table-parts = ({ $units } { $deities })
wolves-table-hand = hand { $cards }
wolves-table-glory = glory { $glory }
wolves-table-passed = passed ({ $number })
wolves-table-protected = protected
wolves-table-declines = lets reactions go by
wolves-table-empty = no units
wolves-table-sacrifices = sacrifices worth { $worth }:
wolves-table-deities = deities:
wolves-table-used = used
wolves-table-victories = victories (ours):
wolves-table-known = known in hand:
wolves-table-hall = Hall
wolves-table-hall-empty = nobody
wolves-table-cost = cost { $cost }
wolves-table-ragnarok = Ragnarök
wolves-table-prizes = Prize
wolves-table-prizes-none = none this round
wolves-table-prize = { $victory }: { $text } (card of ours)
wolves-table-pile = Discard pile, { $cards }:
wolves-table-gone = Deity discard:
wolves-table-legend = under a unit: strength now and rune, ᛏT Teiwaz, ᛇE Eiwaz; * depends on line

wolves-own-hand =
    { $cards ->
        [one] Your hand, { $cards } card:
       *[other] Your hand, { $cards } cards:
    }
wolves-own-manoeuvres = manoeuvres:
wolves-own-empty = Your hand is empty.

## The prompt

wolves-ask-turn = Your turn: one main action. ◂ lays at the left end of a line, ▸ at the right.
wolves-ask-turn-more = Your main action is done: another extra action, or the end of your turn?
wolves-ask-turn-must = The People deck was reshuffled too often this round: you must pass.
wolves-ask-after-pass = You have passed: draw 1 card and discard 1?
wolves-ask-discard-one = Discard one card.
wolves-ask-returning =
    { $left ->
        [one] Baldr brings you back: discard { $left } more card.
       *[other] Baldr brings you back: discard { $left } more cards.
    }
wolves-ask-target-archer = Archer beside Archer: which unit is destroyed? It may be of any line.
wolves-ask-target-assassin = Assassin: which unit is destroyed?
wolves-ask-target-raider = Raider: which unit do you take into your hand?
wolves-ask-target-traitor = Traitor: equally weak, which one moves into your line?
wolves-ask-react =
    { $threat } { $wall ->
        [yes] Answer it?
       *[no] Let it happen? (You are asked whether or not you hold a Shield Wall.)
    }
wolves-ask-join = A unit comes into your line: at which end?
wolves-ask-pay =
    { $due ->
        [one] Pay for { $deity }: { $due } sacrifice still due. Which one is spent?
       *[other] Pay for { $deity }: { $due } sacrifices still due. Which one is spent?
    }
wolves-ask-deity-odin = Odin: discard a summoned deity, or return one from the deity discard to the Hall.
wolves-ask-deity-thor =
    { $left ->
        [one] Thor: discard { $left } more red deity?
       *[other] Thor: discard up to { $left } red deities?
    }
wolves-ask-deity-fenrir =
    { $left ->
        [one] Fenrir: discard { $left } more blue deity?
       *[other] Fenrir: discard up to { $left } blue deities?
    }
wolves-ask-deity-fafnir = Fafnir: which deity becomes yours?
wolves-ask-deity-baldr = Baldr: which deity comes to you from the deity discard?
wolves-ask-tyr = Tyr: which end of every line is destroyed?
wolves-ask-hel-discard = Hel: discard 1 or 2 cards; you take as many from the discard pile.
wolves-ask-hel-take =
    { $left ->
        [one] Hel: take { $left } card from the discard pile.
       *[other] Hel: take { $left } cards from the discard pile.
    }
wolves-ask-flank-draw =
    { $cards ->
        [one] Flank: { $cards } card named to discard. You draw one more than you discard.
       *[other] Flank: { $cards } cards named to discard. You draw one more than you discard.
    }
wolves-ask-flank-return = Flank: which unit returns to your hand? From left to right, three at most.
wolves-ask-thralls = Shall a Thrall be sacrificed as well?
wolves-ask-loki = Loki: destroy a unit weaker than { $strength }?
wolves-ask-colour = Red and blue can't stay together: which colour do you keep?
wolves-ask-freya = Freya: take { $card } into your hand?
wolves-ask-vidar = Vidar: all have passed. Lay one more unit, or take back an Eiwaz unit?
wolves-ask-valkyrie = Valkyrie: take a unit of any line into your hand?
wolves-ask-prize = You won the round: which victory card do you take? { $name } gets the other.

wolves-react-archer = { $laid }: an Archer is about to destroy { $card } ({ $strength }) of your line.
wolves-react-assassin = { $laid }: an Assassin is about to destroy { $card } ({ $strength }) of your line.
wolves-react-raider = { $laid }: a Raider is about to take { $card } ({ $strength }) from your line.
wolves-react-traitor = { $laid }: a Traitor is about to move { $card } ({ $strength }) out of your line.
wolves-react-traitor-in = Your Traitor is about to bring { $card } ({ $strength }) into your line.
wolves-react-plague =
    { $units ->
        [one] { $laid }: a Plague of strength { $number } is about to discard { $units } unit of your line.
       *[other] { $laid }: a Plague of strength { $number } is about to discard { $units } units of your line.
    }
wolves-react-tyr = { $laid }: Tyr is about to destroy { $card } ({ $strength }), an end of your line.
wolves-react-loki = { $laid }: Loki is about to destroy { $card } ({ $strength }) of your line.

## Choices

wolves-group-lay = Lay a unit
wolves-group-sacrifice = Sacrifice a unit of your line, places counted from the left
wolves-group-plague = Play Plague; { $text } (how many: in brackets)
wolves-group-flank = Play Flank: { $text }
wolves-group-extra = Extra action, { $deity } ({ $colour }): { $text }
wolves-group-take = Take back into hand
wolves-group-other = Or
wolves-choice-own = own
wolves-choice-plague = { $number } ({ $units })
wolves-choice-place = place { $place }
wolves-choice-flank-draw = draw
wolves-choice-flank-return = return
wolves-choice-summon = summon for { $cost }
wolves-choice-use = use the power
wolves-choice-pass = draw { $cards }
    .head = Pass
wolves-choice-end = that's all
    .head = End of turn
wolves-choice-draw = draw 1, then discard 1
wolves-choice-return = discard Baldr and 4 cards: come back into the round
wolves-choice-left = left end
wolves-choice-right = right end
wolves-choice-keep-blue = keep blue: { $deities }
wolves-choice-keep-red = keep red: { $deities }
wolves-choice-wall = Shield Wall: cancel it for your line
wolves-choice-guard = discard { $card } (place { $place }): cancel it
wolves-choice-take = take it
wolves-choice-let = let it happen
wolves-choice-decline-all = let it happen, and all else this round unasked
wolves-choice-none = no, thanks
wolves-choice-enough = enough
wolves-choice-nothing = do nothing
wolves-choice-discard-deity = discard it
wolves-choice-discard-hall = discard it from the Hall
wolves-choice-return-deity = return it to the Hall
wolves-choice-seize = take it
wolves-choice-seize-hall = take it from the Hall
wolves-choice-summon-gone = summon it from the discard

## The saga

wolves-event-round =
    { $who ->
        [you] Round { $round }: you begin
       *[other] Round { $round }: { $name } begins
    }
wolves-event-victory-opened = The prize: { $victory }
wolves-event-ragnarok-victories = Ragnarök comes from the victory deck: this is the last round!
wolves-event-ragnarok-deities = Ragnarök opens in the Hall: this is the last round!
wolves-event-hall-opened = { $deities } in the Hall
wolves-event-drew =
    { $cards ->
        [one] draws { $cards } card
       *[other] draws { $cards } cards
    }
wolves-event-drew-cards = draws { $list }
wolves-event-reshuffled =
    { $cards ->
        [one] The discard pile is shuffled into a new deck of { $cards } card
       *[other] The discard pile is shuffled into a new deck of { $cards } cards
    }
wolves-event-passed = passes ({ $number })
wolves-event-laid =
    lays { $card } at the { $side ->
        [left] left
       *[right] right
    } end of { $who ->
        [self] their own line
        [you] your line
       *[other] { $name }'s line
    }
wolves-event-plague = plays Plague and names { $number }
wolves-event-flank-draw = plays Flank, to discard and draw
wolves-event-flank-return = plays Flank, to call units back
wolves-event-targeted =
    aims at { $card } with { $source } (place { $place } of { $who ->
        [self] their own line
        [you] your line
       *[other] { $name }'s line
    })
wolves-event-shielded = raises a Shield Wall: the line is safe from this effect
wolves-event-side =
    chooses the { $side ->
        [left] left
       *[right] right
    } end of every line
wolves-event-guarded = discards a Huscarl: the action is cancelled
wolves-event-destroyed = loses { $card }: destroyed
wolves-event-discarded = loses { $card }: discarded
wolves-event-taken =
    takes { $card } from { $who ->
        [self] their own line
        [you] your line
       *[other] { $name }'s line
    } into hand
wolves-event-moved = loses { $card } to another line
wolves-event-joined =
    is joined by { $card } at the { $side ->
        [left] left
       *[right] right
    } end
wolves-event-may-not-stand = has to discard { $card }: it may not stand in this line
wolves-event-sacrificed = sacrifices { $list }
wolves-event-spent = spends { $list }
wolves-event-summoned = has { $deity } now
wolves-event-deity-discarded = loses { $deity }: to the deity discard
wolves-event-deity-discarded-hall = { $deity } goes from the Hall to the deity discard
wolves-event-deity-returned = { $deity } returns to the Hall
wolves-event-used = uses the power of { $deity }
wolves-event-hand-discarded = discards { $list } from hand
wolves-event-found = takes { $list } into hand
wolves-event-opened = opens { $card }
wolves-event-buried = discards it
wolves-event-returned = is back in the round
wolves-event-placed = wins the round
wolves-event-second = comes second
wolves-event-prize = takes the victory card { $victory }
wolves-event-cleared = The table is cleared
wolves-event-over = The game is over
wolves-event-declines = lets all reactions of this round go by

## The result

wolves-result-won =
    { $who ->
        [you] You win!
       *[other] { $name } wins.
    }
wolves-result-shared-victory = The victory is shared: { $players }.
wolves-result-place = place
wolves-result-player = player
wolves-result-glory = glory
wolves-result-victories = victory cards
wolves-result-last = Equal glory, { $glory }: { $players }. Success in the last round decides: { $winners }.
wolves-result-equal = Equal glory, { $glory }: { $players }. The last round doesn't part them.

## House rules: rulings of ours, played the other way

wolves-variant-fenrir_stopped = Fenrir stops at protection
    .how = Surt and Heimdall keep off his −5 as well.
wolves-variant-odin_returns_free = Odin returns for nothing
    .how = To discard a deity takes a sacrifice, to return one to the Hall doesn't.
wolves-variant-other_unit = Never oneself
    .how = An Archer or Assassin can't be aimed at itself; without another target nothing is destroyed.
wolves-variant-flank_discards = Flank costs a card
    .how = Whoever draws with Flank discards one card at least.
wolves-variant-hel_takes_back = Hel gives anything back
    .how = What was just discarded for her may be taken too.
wolves-variant-powers_anew = A new owner, a new power
    .how = A deity that comes to a player can be used, even if it was used this round.
wolves-variant-first_breaks_ties = Only first place decides
    .how = In a tie for glory second place in the last round doesn't help.
