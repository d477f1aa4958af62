# Why a move of Wolves of Odin is not allowed.
wolves-why-not-inside = another action is still going on; finish it first
wolves-why-deity-no-target = this power can't be used on that deity
wolves-why-wall-after-pass = after your pass a Shield Wall can't be used any more
wolves-why-no-wall = you have no Shield Wall in hand
wolves-why-no-huscarl = there is no Huscarl who could stand up against this
wolves-why-pay-exactly = the cost is paid with your own sacrifices, Berserks first and then in order, and with none too many
wolves-why-must-choose = this can't be declined
wolves-why-not-in-hand-or-order = cards are named in order, and only those you hold
wolves-why-not-asked = that is not what is asked now
wolves-why-must-pass = the People deck was reshuffled too often this round: you must pass
wolves-why-wall-no-action = a Shield Wall is no action: it answers an effect on your formation
wolves-why-before-pass = this is possible only after you have passed
wolves-why-main-done = your main action for this turn is done
wolves-why-sacrifice-own = you can sacrifice only a unit that stands in your own formation
wolves-why-main-first = a turn needs a main action before it can end
wolves-why-no-such-player = there is no such player
wolves-why-not-in-hand = you have no { $card } in hand
wolves-why-may-not-stand = a { $card } may not stand in that formation
wolves-why-not-joining = no { $card } is on its way to your formation
wolves-why-one-end = an empty formation has one end only: say left
wolves-why-plague-too-high = the number is at most one above the strongest unit on the table
wolves-why-flank-no-card = at this table Flank discards one card at least, and you have no other
wolves-why-flank-empty-line = your formation is empty: no unit can return to your hand
wolves-why-not-in-hall = { $deity } is not in the Hall
wolves-why-too-few-sacrifices =
    { $short ->
        [one] for { $deity } you lack { $short } sacrifice
       *[other] for { $deity } you lack { $short } sacrifices
    }
wolves-why-deity-gone = { $deity } lies in the deity discard
wolves-why-deity-not-yours = { $deity } has not been summoned by you
wolves-why-used = the power of { $deity } has been used this round
wolves-why-no-active-power = { $deity } has no power that is used on a turn
wolves-why-no-sacrifice = the power of { $deity } costs a sacrifice, and you have none
wolves-why-nothing-to-use-it-on = there is nothing to use the power of { $deity } on
wolves-why-hand-full = your hand is full
wolves-why-nothing-to-draw = there is no card left to draw
wolves-why-no-way-back = only Baldr and four cards of your hand bring you back into the round
wolves-why-after-pass = you have passed: draw one and discard one, or do nothing
wolves-why-no-unit-there = there is no unit at that place
wolves-why-protected = that formation is protected
wolves-why-odin-guards = Odin keeps other deities from that formation
wolves-why-other-line = the unit must be of another formation
wolves-why-no-raider = a Raider doesn't take a Raider
wolves-why-itself = at this table an Archer or Assassin can't be aimed at itself
wolves-why-not-weakest = a Traitor moves the weakest Teiwaz unit only
wolves-why-not-weaker = the unit must be weaker than the sacrificed one was
wolves-why-not-this-unit = that unit can't be chosen here
