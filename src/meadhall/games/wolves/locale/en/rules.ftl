### Wolves of Odin: the rules book in English.

## Cards and table

wolves-section-things = Cards and table

wolves-rule-W-1 =
    The People deck has 110 cards: twelve kinds of unit and three kinds of manoeuvre. The printed rules give only the total; how many copies there are of each kind is our choice:
    • 12 of each: Archer (strength 1, Eiwaz ᛇ), Bond (strength worked out, Eiwaz ᛇ), Hirdman (3 or 7, Teiwaz ᛏ);
    • 8 of each: Huscarl (2, Teiwaz ᛏ), Berserk (5, Teiwaz ᛏ), Thrall (0, Eiwaz ᛇ), Assassin (0, Eiwaz ᛇ);
    • 6 of each: Raider (2, Eiwaz ᛇ), Traitor (1, Eiwaz ᛇ) and the manoeuvres Plague, Shield Wall and Flank;
    • 4 of each: Priest (8, Teiwaz ᛏ), Hövding (worked out, Teiwaz ᛏ), Konung (worked out, Teiwaz ᛏ).
    .title = The People deck

wolves-rule-W-2 = Every unit has a strength and one of two runes, Teiwaz ᛏ or Eiwaz ᛇ. Some strengths are fixed; others are worked out from the formation in which the unit is standing at this very moment. No unit is ever weaker than 0. A manoeuvre has no strength and no rune, and it does not count as a unit.
    .title = Units and manoeuvres

wolves-rule-W-3 = There are 17 deities, each of them once: 8 blue ones, 8 red ones and the black Yggdrasil. A further deck holds the 9 victory cards. Two Ragnarök cards herald the end of the game.
    .title = The other cards

wolves-rule-W-4 = Your cards are kept in five places: your hand; your formation, which is a line of units with a left and a right end; your sacrifice zone; the deities you have summoned; and the victory cards you have won.
    .title = What you own

wolves-rule-W-5 = To find out how strong a formation is, add up its units and then apply the deities: +5 if its owner has Thor, −5 if another player has Fenrir (Odin wards this off, W-80). This holds for an empty line as well, and the result may be less than zero. Everyone can see the strengths at any time.
    .title = Strength of a formation

wolves-rule-W-6 = Everyone sees the formations, the sacrifices, the deities, the victory cards, both discard piles (for People and for deities), the number of cards in each hand and each deck, and the order in which players have passed. What a hand holds is for its owner's eyes only, and the order of a deck is known to nobody. But a card that was seen on its way into a hand remains known there.
    .title = What is open and what is secret

## Setting up

wolves-section-setup = Setting up

wolves-rule-W-10 = The People, the deities and the victory cards are shuffled, each as a deck of its own. Two deities picked at random are mixed with one Ragnarök card, and the three make up the lowest part of the deity deck; all the other deities go on top of them.
    .title = The three decks

wolves-rule-W-11 = Three deities are opened, and these are the Hall. The second Ragnarök card is put beneath the victory deck, so that it comes last of all.
    .title = The Hall and the second Ragnarök

wolves-rule-W-12 = You start with 9 cards drawn from the People deck, and so does everyone else. Chance decides who begins round 1, unless the option “first” names a seat; in the printed rules it is the host.
    .title = First hands, first player

wolves-rule-W-13 = If a card is to be drawn and the People deck has run out, its discard pile is shuffled and becomes the new deck. If that pile is empty too, you get only as many cards as there were.
    .title = When the People deck is empty

## How a round goes

wolves-section-round = How a round goes

wolves-rule-W-20 = Whoever came first in one round begins the next. For round 1 see W-12.
    .title = Who begins

wolves-rule-W-21 = At the beginning the prizes of the round are opened: one victory card if you are three, two if you are four or five. Should Ragnarök turn up, this is the last round, and its prizes are only the cards opened before Ragnarök: one, or none at all. A last round with no prize is played all the same.
    .title = The prizes

wolves-rule-W-22 = Turns go round clockwise until nobody is left who has not passed. If you pass early, your turn still comes round until the end of the round, though there is little you can do in it (W-37).
    .title = Turn after turn

wolves-rule-W-23 = Once everyone has passed, it is time for Vidar (W-83), and then the strengths are compared. The strongest formation wins its owner the victory card; if there are two cards, this player picks one and second place gets the other. Of players with equal strength, the one who passed sooner ranks higher. This goes for both places, and even if every formation is empty.
    .title = Who wins the round

wolves-rule-W-24 = Next it is time for Valkyrie (W-86). After that, the formations and the sacrifice zones are emptied onto the discard pile. Hands, deities and victory cards remain with their owners, and powers used in this round are ready again.
    .title = Clearing the table

wolves-rule-W-25 = At the very end of the round you check whether the game is over (W-100).
    .title = Is the game over?

wolves-rule-W-26 = No round goes on for ever. As soon as the People deck has been reshuffled twice within one round, every player who has not passed yet must do so when their turn begins.
    .title = A limit to the round

## Your turn

wolves-section-turn = Your turn

wolves-rule-W-30 = As long as you have not passed, each turn of yours consists of exactly one main action (W-31 to W-34) and as many extra actions (W-36) as you like. Extra actions come before or after the main one, but never in the middle of any action. Once the main action is done, your turn lasts until you declare it over or have no extra action left; after a pass it ends immediately.
    .title = What a turn consists of

wolves-rule-W-31 = Choose a unit from your hand and lay it at the left or the right end of a formation, your own or anyone else's; a place between two units is not allowed. Being laid from hand sets off the text of the unit, and you cannot refuse as long as there is a target it may be used on. The limits of W-46 to W-48 go with the line and do not depend on who lays the card.
    .title = Main action: lay a unit

wolves-rule-W-32 = Play a manoeuvre from your hand and do what it says. When all of it has been carried out, the card goes to the discard pile.
    .title = Main action: play a manoeuvre

wolves-rule-W-33 = Pick one unit from your formation and sacrifice it: it leaves the line for your sacrifice zone. It does not matter which player laid it. There, nothing the others do can destroy, discard or take it; the one exception is Nidhogg (W-96).
    .title = Main action: sacrifice

wolves-rule-W-34 = When you pass, you immediately draw 4 cards. Victory cards may change this number; deities might as well, but none of these 17 does. You have to pass if you can do no other main action; while there are units in your formation you can still sacrifice one, whereas a Shield Wall in hand is no action and does not help. The last player to pass still draws, and then the round is over.
    .title = Main action: pass

wolves-rule-W-35 = Whenever a unit leaves a formation, the others close the gap. Units never change places on their own.
    .title = Closing up

wolves-rule-W-36 = There are two extra actions: summoning a deity (W-70) and using an active power (W-74). Both are possible only in your own turn, and only until you pass.
    .title = Extra actions

wolves-rule-W-37 = When your turn comes and you have already passed, you may draw 1 card and then discard 1, even the one just drawn. You can do nothing else with the turn, unless you use Baldr (W-85). Your Huscarl, the choice an Archer gives you, and your passive powers work as before. If you hold 12 cards, you can neither draw nor discard in this way.
    .title = After your pass

wolves-rule-W-38 = When you have passed, the others may still lay units into your formation and act on it in other ways. Only Heimdall can shelter it from them (W-84).
    .title = Your formation after your pass

wolves-rule-W-39 = You can never hold more than 12 cards. When you reach 12, you stop drawing. If an effect would bring a card into a full hand, this does not happen with that card: it remains in its place, or ends up wherever it was bound for otherwise.
    .title = Twelve cards in hand

## Units

wolves-section-units = Units

wolves-rule-W-40 = Strength 1, rune Eiwaz. If you lay an Archer from your hand beside another Archer, destroy one unit; it may be any unit in any formation. You can't hold the shot back: if all other lines are protected, it falls on a unit of your own. If the formation you laid it into is not yours, its owner picks the target instead of you. An Archer that comes into a line in some other way destroys nothing.
    .title = Archer

wolves-rule-W-41 = Rune Eiwaz. A Bond is as strong as there are Eiwaz units in its formation; the Bond itself is one of them.
    .title = Bond

wolves-rule-W-42 = Strength 3, rune Teiwaz. As long as another Hirdman stands directly beside it, on one side or on both, its strength is 7.
    .title = Hirdman

wolves-rule-W-43 = Strength 2, rune Teiwaz (the rune is our choice). When somebody lays a Traitor, a Raider or an Assassin into your formation, you may answer by discarding a Huscarl from it, which cancels what that card would do. Having passed does not prevent you from this.
    .title = Huscarl

wolves-rule-W-44 = Strength 5, rune Teiwaz. When you spend a sacrificed Berserk, this one card is worth 2 sacrifices.
    .title = Berserk

wolves-rule-W-45 = Strength 0, rune Eiwaz. Whenever you sacrifice some other unit, a Thrall of your formation may be sacrificed along with it. More than one Thrall may join the same sacrifice.
    .title = Thrall

wolves-rule-W-46 = Strength 8, rune Teiwaz. You may not lay a Priest into a formation with a Teiwaz unit whose strength is 8 or less, and a Priest may not be moved to such a formation either; the strengths are read before the Priest joins. A formation never has two Priests. Once a Priest is standing, you may lay units beside it without regard to this.
    .title = Priest

wolves-rule-W-47 = Rune Teiwaz. Count the Teiwaz units in its formation, the Hövding among them; its strength is twice that number. A formation never has two Hövdings.
    .title = Hövding

wolves-rule-W-48 = Rune Teiwaz. On its own a Konung has strength 10, and each other unit in its formation makes it weaker by 1. A formation never has two Konungs.
    .title = Konung

wolves-rule-W-49 = Strength 0, rune Eiwaz. When you lay an Assassin into a formation, destroy one unit of that formation, whichever you like. If the strength of this unit was 4 or less, you draw 1 card.
    .title = Assassin

wolves-rule-W-50 = Strength 2, rune Eiwaz (both are our choice). When you lay a Raider into a formation, pick one unit of that formation and take it into your hand. It may be any but a Raider.
    .title = Raider

wolves-rule-W-51 = Strength 1 (our choice), rune Eiwaz. When you lay a Traitor into a formation, move the weakest Teiwaz unit from there to your own formation. If several are equally weak, you decide which. A Traitor laid into your own line moves nothing. You who laid it may cancel it yourself with a Shield Wall, since a unit would come into your line (W-62).
    .title = Traitor

wolves-rule-W-52 = Whoever lays a card makes its choices, except where the card gives them to somebody else. “Any unit” includes the very card that was laid: an Assassin or Archer may be aimed at itself.
    .title = Who chooses

wolves-rule-W-53 = Strengths that matter for the text of a card are read when it has already been laid but nothing has left yet. So an Assassin makes the Bonds of the formation it joins stronger by 1 and the Konung there weaker by 1. Limits, on the other hand, are checked earlier, while the card is not in the line yet.
    .title = When strength is read

wolves-rule-W-54 = A Traitor, Naglfar or Heimdall can bring a unit into a line without its being laid. If it may not stand in that line, it is discarded; this does not mean that it is destroyed. If it may, the owner of the line chooses at which end it joins. Either way its text is not set off.
    .title = Units that were not laid

wolves-rule-W-55 =
    These six words never stand for one another:
    • destroy: what an Archer, an Assassin, Tyr or Loki does to a unit, and the only one of the six that Naglfar notices;
    • discard: what happens to units through Plague, to a Huscarl that is used, and to a unit brought into a line where it is not allowed;
    • take: a card goes into a hand;
    • move: a unit goes from one line to another;
    • sacrifice: a unit goes from your formation to your sacrifice zone;
    • lay: a unit comes from hand into a formation.
    .title = Six different words

## Manoeuvres and reactions

wolves-section-manoeuvres = Manoeuvres and reactions

wolves-rule-W-60 = Name a whole number; the lowest is 0, the highest is one more than the strength of the strongest unit on the table. You may name a number that no unit has. Then all players, including you, discard every unit of their formation whose strength is now exactly that number. All strengths are read a single time, before the first unit leaves.
    .title = Plague

wolves-rule-W-61 = Do one of two things. Either discard as many other cards from your hand as you like, possibly none, and draw that many plus one. Or return 1, 2 or 3 units of your formation to your hand.
    .title = Flank

wolves-rule-W-62 = Playing it is not an action: until you pass you may use it from your hand in any player's turn. It cancels one effect, of a deity or of a People card, by which units of your formation would be destroyed, discarded, taken or moved; what the effect does to others is not cancelled. You may also use it when your own Traitor is about to bring you a unit. Whichever of the two sides cancels a Traitor, nothing is moved at all. You cannot use it against the laying of a card or a change in strength, since these do not count as effects.
    .title = Shield Wall

wolves-rule-W-63 = First the targets of an effect are named. Next, the owners of the formations it touches may react with a Huscarl or a Shield Wall, one by one and clockwise, counting from the player whose turn it is, who comes first. After that the effect happens to whatever is left. The card that was laid stays in its line even if cancelled, and a cancelled Assassin draws no card. There are no reactions to a reaction. A Huscarl can react when it is the target itself, and also to an intruder laid by its own owner.
    .title = Order of reactions

wolves-rule-W-64 = Nobody may find out whether you hold a Shield Wall. Therefore who is asked, how much time there is to answer and what the others get to see are always the same, with the card or without it.
    .title = A secret Shield Wall

wolves-rule-W-65 = If you don't want to react at all, you may say so once, and every question of W-63 is answered with no for you until the round ends. You take this back whenever you like. Nobody else learns of it: you seem to be asked, and to answer, as always. In the same way you are passed over when your own Traitor would bring you a unit, unless you have said that you want to be asked (W-62).
    .title = A standing no

## Deities

wolves-section-deities = Deities

wolves-rule-W-70 = Spend sacrifices to summon one deity from the Hall. The first of a colour costs 2, and the price rises by 1 for each deity of this colour that you have at the time. You may not add a card to the payment if the others in it already cover the price. If a Berserk brings more than is needed, the rest is lost.
    .title = Summoning a deity

wolves-rule-W-71 = Red and blue do not go together. If you have deities of both colours but not Yggdrasil, you must decide immediately which colour you keep; your deities of the other colour go to the deity discard pile. You face the same decision if you lose Yggdrasil. The price of Yggdrasil is 2, and it is never counted towards a colour.
    .title = Red against blue

wolves-rule-W-72 = If there are fewer than three cards in the Hall, the next card of the deity deck is opened, every time. If Ragnarök opens, it remains there and fills one place; it can never be a target, and this round becomes the last. When the deity deck has run out, the Hall is no longer refilled, and the deity discard pile is not shuffled back in.
    .title = Refilling the Hall

wolves-rule-W-73 = A deity you have summoned does not belong to your formation. You can lose it only through the power of a deity or because of the two colours (W-71).
    .title = Deities stand apart

wolves-rule-W-74 = The active powers are those for which Odin spends a sacrifice, Thor and Fenrir are discarded and Heimdall opens a card, the second power of Baldr, and the powers of Tyr, Hel and Fafnir. You use them in your own turn before you pass, and you need not wait after summoning: the same turn will do. All other powers are passive or have a set moment, and they go on working when you have passed; only that of Surt stops. A power that works once per round is marked when you use it, and the mark stays on the card, even with a new owner, until the table is cleared (W-24).
    .title = Active and passive powers

wolves-rule-W-75 = It is up to you whether you make use of Freya, Vidar, Valkyrie, Loki and the active powers. The rest work by themselves.
    .title = May or must

wolves-rule-W-76 = Surt protects the line of its owner until the pass, Heimdall from the pass on. From a protected line no unit can be destroyed, discarded, taken or moved by any card or power, no matter who uses it, and none of its units can be a target. Laying cards into it is still allowed, and the −5 of Fenrir counts. The owner, too, may still sacrifice from it and may use Flank, Huscarl, Vidar and Valkyrie on it.
    .title = A protected line

## Blue deities

wolves-section-blue = Blue deities

wolves-rule-W-80 =
    No other deity harms your formation or your sacrifices: not Naglfar, not Loki, not Tyr even if Tyr is yours, not Fenrir with the −5, not Nidhogg, not the Valkyrie of another player. Your own Thor, Heimdall, Vidar, Valkyrie and Naglfar still serve you. People cards act on your formation as usual, and your deities themselves are not shielded.
    Once per round you may spend 1 sacrifice and do one of two things: discard a summoned deity, no matter whose; or return a deity other than Baldr from the deity discard pile to the Hall. There may then be more than three cards in the Hall, and none is added until fewer than three are left. Odin may discard himself too, but not when he is all there is to choose.
    .title = Odin

wolves-rule-W-81 = Your formation gets +5. You may discard Thor in order to discard up to two red deities, or none; they may belong to any players or be in the Hall, and you may mix these. You choose them one after the other: a gap in the Hall is filled at once, and the deity that opens may be the second one you discard.
    .title = Thor

wolves-rule-W-82 = When another player has played a manoeuvre and it has been carried out, you may take the card into your hand. The same is true of a Shield Wall, and also when you have passed.
    .title = Freya

wolves-rule-W-83 = When everyone has passed and the strengths are not compared yet, you may do one of two things: lay one more unit from your hand, or take an Eiwaz unit of your formation into your hand. The unit is laid as in W-31 and its text works; a Huscarl may react to it, a Shield Wall may not. If the round was ended by Jormungand, you cannot use Vidar.
    .title = Vidar

wolves-rule-W-84 = Once per round you may open the top card of the People deck. If it is a Teiwaz unit, it joins your formation (W-54); if it is anything else, it is discarded. From your pass on your formation is protected (W-76).
    .title = Heimdall

wolves-rule-W-85 =
    Baldr offers you one of two things:
    • When you have passed, but not everyone has, you may on your own turn discard Baldr and 4 cards from your hand. You are back in the round and have a full turn at once. The next time you pass you draw again, and in a tie it is this pass that counts.
    • As an active power you may spend 1 sacrifice and discard Baldr. In return you summon a deity from the deity discard pile without paying for it, any but Baldr; W-71 applies as always.
    .title = Baldr

wolves-rule-W-86 = After the victory cards have gone to their winners, you may take one unit out of any formation into your hand. The formation of another player is excluded if that player has Odin or if it is protected.
    .title = Valkyrie

wolves-rule-W-87 = Once per round you may choose left or right. The unit at that end of every formation, your own too, is destroyed; the side is the same for all, and everything happens at one moment. You may do this with no unit in your own formation. A line that is protected or whose owner has Odin is spared, even if it is your own.
    .title = Tyr

## The black deity

wolves-section-black = The black deity

wolves-rule-W-88 = While you have Yggdrasil, you may keep red and blue deities side by side.
    .title = Yggdrasil

## Red deities

wolves-section-red = Red deities

wolves-rule-W-90 = Your formation is protected (W-76) for as long as you have not passed.
    .title = Surt

wolves-rule-W-91 = Once per round you may discard 1 or 2 cards from your hand, then look through the discard pile and take the same number from it, whichever you want. You cannot choose the ones you have just discarded, and you cannot take more than there were in the pile before.
    .title = Hel

wolves-rule-W-92 = Every formation except yours gets −5. You may discard Fenrir in order to discard up to two blue deities, or none, from any players or from the Hall, in the same manner as with Thor (W-81).
    .title = Fenrir

wolves-rule-W-93 = You may spend 1 sacrifice and discard Fafnir. Then one deity of your choice becomes yours: one summoned by any player, or one from the Hall, which is refilled. W-71 applies as always.
    .title = Fafnir

wolves-rule-W-94 = When units are destroyed in formations of other players, they join yours; you cannot refuse them. You choose the end for each and the order, after all of them have left their lines. Units of a player with Odin do not come to you, nor do units that are discarded or sacrificed. W-54 applies.
    .title = Naglfar

wolves-rule-W-95 = If your turn starts and your formation, with at least one unit in it, is stronger than each of the others, the round is over and you have won it, whether you like it or not; this happens even if you have passed. All players count as having passed. Those who really had not, draw as they would for a pass, clockwise from you, and nobody draws a second time. Vidar is left out; Valkyrie and the clearing of the table (W-24) follow. Strength decides second place, and in a tie the player who comes sooner, counting clockwise from you.
    .title = Jormungand

wolves-rule-W-96 = Each time another player spends sacrifices, one of those spent is picked at random and you take it into your hand. The other player still gets what was paid for. When sacrifices are cleared away at the end of a round, you get nothing.
    .title = Nidhogg

wolves-rule-W-97 = Your sacrifice lets you destroy, if you wish, one unit in any formation that is weaker than the unit you sacrifice; an equal one will not do. The strength of your sacrificed unit is the one it had before anything of that sacrifice left the line; the strength of the target is read after the sacrifice has left. If you sacrifice several units together, you may do this once for each.
    .title = Loki

## The end of the game

wolves-section-end = The end of the game

wolves-rule-W-100 = When a round ends and some player has at least 5 glory, or a Ragnarök card has come out, the game is over. Glory is worked out only at this moment, when the table has been cleared (W-24).
    .title = When the game ends

wolves-rule-W-101 = The player with the most glory wins. If several are level, those among them who won the last round are the winners: first place did so with or without a prize, second place only if it got a victory card. If both are among them, they share the win. If neither is, all the players who are level share it.
    .title = Who wins the game

wolves-rule-W-102 =
    An example with three formations:
    • A has Odin: Huscarl 2, Konung 7 (three other units), two neighbouring Hirdmen with 7 each. Fenrir cannot harm this line, so its strength is 23.
    • B: Priest 8, Assassin 0, Thrall 0 and three Bonds with 5 each, because there are five Eiwaz units. Fenrir subtracts 5, which leaves 18.
    • C has Fenrir: Berserk 5, Bond 1, Hirdman 3, Hövding 6 (three Teiwaz units). The strength is 15.
    For C the printed rules arrive at 12, which goes back to an older Hövding; the numbers they add up themselves make 15.
    .title = A worked example

wolves-rule-W-103 =
    From the printed rules we know only that some victory cards have a fixed value, that most have a changing one, and that some alter how many cards you draw when passing. Within these bounds we invented the nine cards ourselves, and on screen they are marked as ours; where the value changes, it depends on deities, hands, victory cards or the latest round:
    • Coastal Raid: 1 glory; you draw 1 card more when you pass;
    • Field of Slaughter: 2 glory;
    • Costly Triumph: 3 glory; you draw 2 cards fewer when you pass;
    • Favour of the High Ones: 1 glory and 2 more for each blue deity you have, but never above 4;
    • Bargain with Chaos: 1 glory and 3 more for each red deity you have, but never above 4;
    • Crowded Hall: 3 glory if at least one other player has fewer cards in hand than you, otherwise none;
    • Saga of Deeds: 1 glory and 3 more for each victory card that you have more than any other player, this one too, but never above 4;
    • By Steel Alone: 3 glory if you took first place in the latest round that was finished, otherwise none;
    • Chosen of the Hall: 3 glory if you have a deity and no other player has more deities than you, otherwise none.
    Yggdrasil counts as a deity for the last one, but is neither blue nor red.
    .title = The victory cards

## For people: the aim, and a minute's read

wolves-aim = Have the most glory when somebody reaches five or Ragnarök comes. Each round the strongest line takes a victory card, and cards bring glory. What you don't spend in one round fights for you in the next.
wolves-minute-line = On your turn you do one thing: lay a unit at an end of a line, play a manoeuvre, sacrifice, or pass. Units make each other stronger: two Hirdmen side by side are worth more than two apart.
wolves-minute-guests = You may also lay units into the lines of others. Some act at once: an Assassin destroys, a Traitor leads a unit over to you. The one attacked may react with a Huscarl or a Shield Wall.
wolves-minute-gods = Sacrificed units call deities: two for the first of a colour, three for the second. Deities stay with you from round to round. Red and blue don't live together.
wolves-minute-pass = Who passes draws four cards and is out of the round. When all have passed, the strongest line takes the victory card; if lines are equal, whoever passed earlier. Hands stay, lines go.
wolves-minute-end = Five glory, or the second Ragnarök, end the game after that round. Most glory wins.
