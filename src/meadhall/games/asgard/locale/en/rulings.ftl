### Intrigues of Asgard: what the printed rules say where we had to decide, why we decided so, and what
### else could be meant.

asgard-ruling-A-1 =
    .book = “Phase 3” names Odin and Thor as the first two and leaves the rest to the hint card; the second example of a dispute shows Freya as third and Loki as fourth.
    .reason = Sif, Bragi and Heimdall follow in the order in which “The Aesir” describes them, which is right for the first four.
    .other = The hint card could have the last three in another order.

asgard-ruling-A-2 =
    .book = “Components” speaks of 62 cards with two halves, each showing one of the Aesir; it doesn't list them.
    .reason = Turning a card has to change the Aesir, so the halves differ; three of each pair is the most even split of 62.
    .other = Some pairs could be rare or missing, or both halves could show the same Aesir.

asgard-ruling-A-4 =
    .book = “Phase 2” lets only the upper parts of covered cards be seen; Loki and Bragi forbid a look at the lower parts.
    .reason = What nobody may look at, the game shows to nobody, the owner of the stack included.
    .other = Owners could be allowed to look through their own stacks.

asgard-ruling-A-5 =
    .book = “Components”: points lie before you sideways and face down.
    .reason = Their number is open because they lie on the table; their faces are not, because they lie face down.
    .other = Everybody could remember, or be shown, which cards were scored.

asgard-ruling-A-13 =
    .book = “Reaching a goal”: the row of the goal decides how many cards can be scored; a picture has up to 3, up to 2 and 1, one above the other.
    .reason = The columns are laid from the top, so a column of one card is in the first row.
    .other = The columns could stand on a common bottom line: then the goal of round 1 allows a single card.

asgard-ruling-A-21 =
    .book = “Phase 2”: all choose at the same time and in secret, then reveal together.
    .reason = At a table a card lying face down can be exchanged until all turn theirs over; so it can here.
    .other = A choice could be final once it is made.

asgard-ruling-A-22 =
    .book = “Phase 2” adds a card to its stack so that the upper parts of those below remain visible; of cards moved by a will it says only that they go to their stack.
    .reason = One rule for all arriving cards: they come on top.
    .other = A moved card could be put anywhere in the stack.

asgard-ruling-A-23 =
    .book = “Phase 2”: everyone hands the remaining cards to a neighbour and “receives a card”; further on it is the rest of the cards.
    .reason = The whole rest of the hand is passed: else hands would have different sizes and the deal would not be used up.
    .other = Only a single card could be passed on.

asgard-ruling-A-26 =
    .book = Nothing is said about remembering hands.
    .reason = You have seen these cards; a good memory should not decide the game.
    .other = What you passed on could be left to your memory.

asgard-ruling-A-30 =
    .book = “Who wins favour” counts cards lying face up; under Thor's will his cards lie face down, yet count as cards of the Aesir whose stack they are in, and Freya's example doubles them.
    .reason = The will and the example are the more exact places: slipped Thor cards count, scored cards do not.
    .other = Only cards lying face up could count; then Thor's will would be without use.

asgard-ruling-A-31 =
    .book = Favour goes to whoever has the most cards of an Aesir. Whether nothing at all can be the most isn't said.
    .reason = An Aesir of whom nobody has a card pays attention to nobody.
    .other = All players would tie with no card and settle it by a dispute.

asgard-ruling-A-40 =
    .book = “Who wins favour” looks for the goal in the column of the current round; “Reaching a goal” speaks only of the goals.
    .reason = The first place is explicit and even says which column belongs to which round.
    .other = Open goals of other rounds could be scored as well.

asgard-ruling-A-43 =
    .book = A will has to be carried out even to one's harm; that it may be impossible isn't considered.
    .reason = What can't be done is passed over, and everyone is told.
    .other = One could have to do as much of it as possible.

asgard-ruling-A-51 =
    .book = “Thor” puts his cards face down under one stack of another Aesir; their order, and cards of Thor already there, aren't mentioned.
    .reason = Under the stack means below all that lies there, and nothing is mixed.
    .other = The new cards could go above the Thor cards that came earlier.

asgard-ruling-A-52 =
    .book = “Thor”: if only his cards remain in a stack, they turn up and go back to a Thor stack.
    .reason = They turn up at once, in their order, on top, after a card that the same will moved, so that there is one result only.
    .other = They could wait until the next Aesir wakes, or be put under the Thor stack.

asgard-ruling-A-54 =
    .book = “Freya”: at the end of a round the doubling card returns to the middle.
    .reason = The final count comes after the third round, so the card is back by then; and a card that lies at no stack doubles nothing.
    .other = It could stay where it lies for the final count, since that follows the third round at once.

asgard-ruling-A-55 =
    .book = “Loki”: any card of another's stack is turned by 180°.
    .reason = A Thor card lying face down shows no head, so turning it would change nothing that can be seen.
    .other = “Any card” could include Thor cards lying face down.

asgard-ruling-A-56 =
    .book = “Sif”: draw the top card of the deck and play it. Of an empty deck nothing is said.
    .reason = Without a card there is nothing to play; the deck is never refilled.
    .other = Scored cards could be shuffled into a new deck.

asgard-ruling-A-57 =
    .book = “Bragi”: give one of your open cards and take one of an opponent's open cards, without looking at covered parts.
    .reason = Both are chosen before either moves, so the card you gave can't come straight back; open means face up, which leaves out slipped Thor cards.
    .other = You could give first and then choose among all that the opponent has, your own card too.

asgard-ruling-A-59 =
    .book = “Thor” says when his cards turn up again, but not at which moment of a will this is looked at.
    .reason = Once all cards have arrived: an exchange of two cards of one Aesir should not break up the stack in between.
    .other = It could be looked at after each single card.

asgard-ruling-A-71 =
    .book = “End of the game”: two players with equal points compare their cards as in a dispute. Nothing is said of a dispute that stays even, nor of other places.
    .reason = Who is equal in everything has won equally; lower places follow the same rule.
    .other = The game could then have no winner.
