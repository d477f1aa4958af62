### Wolves of Odin: what the printed rules say where we had to decide, why we decided so, and what else
### could be meant.

wolves-ruling-W-23 =
    .book = “End of the round”: the strongest line wins, and of equal ones that of whoever passed first. Empty lines and a tie for second place aren't mentioned.
    .reason = The rule about ties serves for every tie: for second place and for lines of strength 0 too.
    .other = Nobody could win a round in which all lines are empty.

wolves-ruling-W-37 =
    .book = “Draw and discard one card”: you may. The list of main actions before it says that a player must do one of five, and this is the fifth.
    .reason = The section about it is the more exact place, and it says “may”.
    .other = After passing one would have to draw and discard each time.

wolves-ruling-W-54 =
    .book = A Priest, Konung or Hövding that may not stand in the line is discarded: this is said of the Traitor and of Heimdall, not of Naglfar. At which end a unit joins is said nowhere.
    .reason = The same thing happens, so the same rule holds for Naglfar; the owner of a line knows best where a unit should stand.
    .other = With Naglfar such a unit could be destroyed as if Naglfar weren't there, or join in spite of the limit.

wolves-ruling-W-60 =
    .book = “Plague”: name any value of strength; a unit's strength now is what counts, and one can't name X.
    .reason = A number above every strength on the table does the same as any other that hits nobody; one such is enough, and the list of moves stays finite.
    .other = Any number at all could be named, with the same result.

wolves-ruling-W-62 =
    .book = “Shield Wall” cancels any influence on your formation and may even meet your own Traitor. In “Pass” the book says that others can play cards into your line, destroy units there and otherwise influence it, which counts the laying of a card among the influences.
    .reason = To lay a card is an action and not its effect, and a strength is only counted: if the wall stopped those too, Thor and Fenrir could be switched off by a card from hand. What destroys, discards, takes or moves units is an effect.
    .other = A Shield Wall could also send back a card laid into your line, or cancel Fenrir's −5.

wolves-ruling-W-63 =
    .book = Huscarl and Shield Wall may be used when a card is laid into your line or it is influenced; nothing is said about who answers first, about answers to answers, or what becomes of the card whose action is cancelled.
    .reason = Targets first, since one has to know what one answers; then clockwise from the active player, so that everyone knows when it is their turn; only the action is cancelled, so the card that was laid stays.
    .other = Reactions could come before targets are named, or be answered in turn, or the intruder could be discarded.

wolves-ruling-W-70 =
    .book = “Spend sacrifices”: the first deity costs 2; the next of a colour costs 1 more than the one of that colour summoned before, so 3 for the second and 4 for the third.
    .reason = We count those of the colour that you have now: the examples come out the same, and a deity that is gone is not with you any more.
    .other = Deities of the colour that you have lost could count too. What a Berserk pays too much could be kept.

wolves-ruling-W-76 =
    .book = “Surt” and “Heimdall”: nothing can influence the formation. The explanation adds that cards may be laid into it, but its units can't be destroyed, discarded or taken.
    .reason = The explanation lists what is forbidden, and a change of strength is not on the list: Fenrir's −5 counts. What the owner does with the line is not done to it by others.
    .other = “Nothing” could include Fenrir's −5, and even what the owner does.

wolves-ruling-W-80 =
    .book = “Odin”: effects of other deities don't work on your formation. Once a round: discard a sacrifice and discard any summoned deity or return one to the Hall. The explanation names Vidar and Garm, whose cards do nothing of the kind.
    .reason = One sacrifice pays for either half, as the sentence has one verb of payment. The explanation goes back to older cards; we keep its sense: no harm from deities, while your own go on serving you. “Any summoned deity” is Odin too; but to pay for nothing but his own departure is no offer, so he needs another target.
    .other = Returning a deity could be free. Your own deities too could be without effect on your line, Thor's +5 included. Odin could be made to discard himself for want of another.

wolves-ruling-W-86 =
    .book = “Valkyrie”: after the winner of the round is determined, take a unit from any formation. “Odin” says she can't take from his.
    .reason = You may, not must, since a full hand can take nothing; a protected line is protected from her as from all others.
    .other = A line under Heimdall could be open to her, as the round is over.

wolves-ruling-W-87 =
    .book = “Tyr”: from all players, you included, one outermost unit is destroyed, left or right, the same for all.
    .reason = “All players” does not lift the protection that Odin, Surt and Heimdall give, not even from your own line.
    .other = Your own line could lose its unit even under Odin, since the card says “you included”.

wolves-ruling-W-102 =
    .book = The example of “End of the round” gives line C Berserk 5, Bond 1, Hirdman 3, Hövding 6, and a total of 12.
    .reason = These numbers make 15, and each of them agrees with its card; 12 is what an older Hövding of 3 would give.
    .other = The Hövding could count 3; but then the example contradicts his card.

wolves-ruling-W-1 =
    .book = “Contents” gives 110 People cards, and the card descriptions fifteen kinds; how many there are of each isn't said.
    .reason = The plain units are many, those that may stand only once in a line are few; the sum is the book's.
    .other = Any other split of 110 is possible. The option “people” plays it.

wolves-ruling-W-2 =
    .book = “Konung”: 10 less the number of other units in the line. What happens with more than ten others isn't said.
    .reason = A unit is never a burden by itself, so its strength stops at 0.
    .other = The strength of a Konung could fall below 0.

wolves-ruling-W-5 =
    .book = The strength of a line is the sum of its units; Thor adds 5 to his owner's, Fenrir takes 5 from all others. Empty lines aren't mentioned.
    .reason = The two cards speak of the line and not of its units, so they hold for an empty line, and the sum may be negative.
    .other = A line without units could have no strength at all, or none below 0.

wolves-ruling-W-6 =
    .book = Cards lie open on the table, hands don't; whether the discard piles may be looked through isn't said.
    .reason = Hel lets you choose from the pile, so it is open. A card that all saw going into a hand was seen by all: a good memory should not decide.
    .other = Only the top of a discard pile could be seen, and what was seen could be left to memory.

wolves-ruling-W-12 =
    .book = “A round”: in the first round the host of the game begins.
    .reason = At this table nobody is host; chance is fair. The option “first” names a seat.
    .other = Whoever opened the table could always begin.

wolves-ruling-W-13 =
    .book = “Pass”: if the People deck runs out, the discard pile is shuffled into a new one.
    .reason = If that is empty too, there is nothing to draw, and the game goes on.
    .other = The round could end when no card is left.

wolves-ruling-W-21 =
    .book = “End of the game”: once a Ragnarök has come out, the game ends with this round. What is fought for when it opens in place of a prize isn't said.
    .reason = What was opened before it is fought for; a round without a prize still decides ties, so it is played.
    .other = The game could end at once if there is nothing to win.

wolves-ruling-W-26 =
    .book = A round lasts until all have passed; nobody is made to pass while another action is possible.
    .reason = Players who only lay and take back cards could play for ever; two reshuffles in one round are far more than a real one needs.
    .other = There could be no limit at all. The option “rounds” sets another.

wolves-ruling-W-30 =
    .book = “A player's turn”: one main action, and extra actions at any moment of one's turn.
    .reason = At any moment means before or after the main action: in the middle of another card's effect nobody could tell what happens first.
    .other = A deity could be summoned while an effect is being carried out.

wolves-ruling-W-31 =
    .book = “Lay a unit” lets any card be laid into any line, and some have a text that works then. Whether one may leave it undone isn't said, nor whose limit “your line” is.
    .reason = The texts give orders, so they are obeyed if they can be; a limit is about who stands together, so it belongs to the line.
    .other = Texts could be optional, and limits could bind only the owner of the line.

wolves-ruling-W-39 =
    .book = “The rule of twelve”: never more than 12 cards in hand; with 12 no card can be drawn.
    .reason = What holds for drawing holds for every card that would come into a hand.
    .other = One could take the card and discard down to 12.

wolves-ruling-W-43 =
    .book = “Huscarl” gives no rune for him; “End of the round” gives his strength as 2.
    .reason = Teiwaz is the rune of trained warriors, as Hirdman and Berserk are.
    .other = He could bear Eiwaz.

wolves-ruling-W-45 =
    .book = “Thrall”: when you sacrifice another unit, you may sacrifice the Thrall as well.
    .reason = Each Thrall says so of itself; so several may join the same sacrifice.
    .other = One Thrall could be the most, or a Thrall could bring another Thrall by itself.

wolves-ruling-W-46 =
    .book = “Priest”: he can't be laid into a line with another Teiwaz unit of strength 8 or less.
    .reason = The strengths are those that stand there before he joins, as he himself would make a Hövding stronger.
    .other = They could be read as if he stood there already.

wolves-ruling-W-50 =
    .book = “Raider” tells what he does; his strength and rune aren't given.
    .reason = The picture of a light raider: little strength, and the rune of Assassin and Traitor, who also come from outside.
    .other = Any strength, and Teiwaz, are possible. The option “people” plays another strength.

wolves-ruling-W-51 =
    .book = “Traitor” moves the weakest Teiwaz unit of the line into yours; his strength isn't given, nor what happens with equals or in your own line.
    .reason = Whoever lays a card chooses where it leaves a choice; a unit that is in your line already has nowhere to go.
    .other = The owner of the line could choose among equals; in your own line the unit could move to another end.

wolves-ruling-W-52 =
    .book = “Any unit” says the text of Archer and Assassin; only the Raider's excludes his own kind.
    .reason = Where the book wants an exception, it names it: so the card itself is a possible target. With nothing else to hit, the shot falls on it.
    .other = “Any unit” could mean any other unit.

wolves-ruling-W-53 =
    .book = “Assassin”: having laid it into the line, destroy a unit; one of strength 4 or less brings a card.
    .reason = “Having laid” puts the Assassin into the line before the strength is read.
    .other = The strength could be the one before the Assassin came.

wolves-ruling-W-61 =
    .book = “Flank”: discard any number of cards and draw 1 more; or take back 1 to 3 units.
    .reason = None is a number too; the Flank itself is being played and can't be among the cards.
    .other = At least one card could have to be discarded.

wolves-ruling-W-64 =
    .book = Hands are secret; how to ask a player for a Shield Wall without telling who has one isn't said.
    .reason = At a table everybody may speak up; here everybody concerned is asked in the same way, with the card or without it.
    .other = Only those who hold one could be asked, which gives them away.

wolves-ruling-W-65 =
    .book = “Shield Wall” and “Huscarl” let you react whenever your line is touched; how to say that you won't isn't considered. “Shield Wall” may meet your own Traitor too.
    .reason = To be asked again and again is tiresome, so a no may stand for the round; who hears that you won't react would strike more boldly, so nobody does. Hardly anyone wants to stop their own Traitor, so that is asked only on request.
    .other = Each question could have to be answered by hand; or a no could be said aloud and be binding.

wolves-ruling-W-74 =
    .book = “Use an active power”: once a round means once in each round; the card may be turned sideways as a reminder.
    .reason = The mark is on the card: a power that was used this round stays used with a new owner.
    .other = A new owner could use it again.

wolves-ruling-W-75 =
    .book = Some powers say “you may”, others just what happens.
    .reason = What one does oneself, or what can harm oneself, one may leave; the rest works by itself, as the word passive says.
    .other = Loki and Valkyrie, whose texts give orders, could be compulsory.

wolves-ruling-W-81 =
    .book = “Thor”: discard him and up to 2 red deities, summoned ones or from the Hall; a gap in the Hall is filled at once.
    .reason = One after the other, since the Hall is filled at once; “or” does not forbid one of each.
    .other = Both could have to come from the same place, and be chosen before either goes.

wolves-ruling-W-82 =
    .book = “Freya”: you may take into hand the manoeuvres that others play.
    .reason = A Shield Wall is a manoeuvre too; and it can be taken only when it has done its work.
    .other = A Shield Wall is discarded and not played, so it could be left out.

wolves-ruling-W-85 =
    .book = “Baldr”: return to the round after a pass, unless all have passed; or summon any deity from the discard.
    .reason = Who is back takes a full turn and passes anew, with all that a pass brings; Baldr himself, just discarded, would make an endless circle.
    .other = The first pass could keep counting for ties, and no cards could be drawn for the second.

wolves-ruling-W-91 =
    .book = “Hel”: discard one or two cards and take as many of your choice from the discard pile.
    .reason = The cards just discarded are the price; to take them back would be to do nothing.
    .other = They could be among the choice.

wolves-ruling-W-94 =
    .book = “Naglfar”: move units destroyed in others' lines into yours. Ends and order aren't mentioned.
    .reason = It is an order, so it isn't optional; the owner decides about places, and all leave before any arrives.
    .other = Units could be refused, or come one by one while others are still to be destroyed.

wolves-ruling-W-95 =
    .book = “Jormungand”: if at the start of your turn your line is stronger than all others, you win at once and all pass at once.
    .reason = A line is there only with a unit in it; who passes draws, and nobody does so a second time.
    .other = An empty line with Thor could win too, and those made to pass could draw nothing.

wolves-ruling-W-96 =
    .book = “Nidhogg”: when another player discards sacrifices, take one at random.
    .reason = To spend them is meant: at the end of a round everybody's cards are cleared away, and what was bought is bought.
    .other = He could also take one when the table is cleared.

wolves-ruling-W-97 =
    .book = “Loki”: sacrificing a unit, destroy a weaker one; the strength of the sacrificed is that of the moment of the sacrifice.
    .reason = A Thrall that joins is sacrificed too, so it counts by itself; targets are read when the sacrifices have left, since only then anything is destroyed.
    .other = Once for the whole sacrifice, and all strengths at the same moment.

wolves-ruling-W-100 =
    .book = “End of the game”: the worth of victory cards is counted when the winner is determined at the end of the round.
    .reason = The end check comes last in the list of a round, after the lines are cleared: so glory is counted then.
    .other = It could be counted before lines and sacrifices are cleared.

wolves-ruling-W-101 =
    .book = “End of the game”: in a tie the winner of the last round wins; if there are several, all of them.
    .reason = A round has several winners only if whoever takes the second prize is one too; if none of the tied won it, nothing tells them apart.
    .other = Only first place could count; or the better place in the last round could decide.

wolves-ruling-W-103 =
    .book = “Victory cards” and “End of the game”: some have fixed glory, most a changing one. None is described; “Pass” says that they can change the draw.
    .reason = All nine are ours, within these sentences.
    .other = The cards of a box are surely others.
