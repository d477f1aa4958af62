### Vikings Gone Wild: what the printed rules say where we had to decide, why we decided so, and what else
### could be meant.

vikings-ruling-V-32 =
    .book = 3.2 and 3.3 give the limits; most prices and defences stand only in the picture of the set-up, hard to read, and most damage bonuses nowhere. The questions at the end count buildings under construction for cards that count buildings.
    .reason = Ours are the currency of stores, Drakkar and Tavern, the defence of the Beer Store and how large the damage bonuses are; each card says so. What counts for cards counts for missions and achievements too.
    .other = Picture numbers could be price and defence the other way round; a building under construction could be left out of missions and achievements.

vikings-ruling-V-43 =
    .book = 3.4 has two lines about it. One forbids to attack a player whom anyone has attacked this round. The exception after it allows any player if none can be attacked because they have all attacked one another, but not buildings that were attacked already.
    .reason = We read both together: the exception opens once every opponent has been attacked. “Attacked already” we read as damaged, for the section on defence says that a building that repelled an attack may be attacked again.
    .other = The exception could also forbid a building that repelled an attack; or hold whenever you have nobody to attack, for whatever reason.

vikings-ruling-V-48 =
    .book = The table of 3.4 goes from 1 to 7 damaged buildings, for 1 to 13 VP.
    .reason = A village can have more than 7 buildings; each further one goes on with 2 more, as all lines of the table do.
    .other = 13 VP could be the most there is.

vikings-ruling-V-50 =
    .book = “Attacking undead and dragon” tells what they give and how often they may be attacked, but not their defence; the picture of the set-up has a 2 beside an undead and a 1 beside the Dragon.
    .reason = We take the numbers of the picture; a player's account of a first turn has the 1 of the Dragon too.
    .other = The 2 could be something else than a defence, and the two kinds of undead could differ.

vikings-ruling-V-62 =
    .book = Two missions can be read in the picture, a third is told by a player; of the others only names and numbers of copies are known. Values of 1, 2 and 3 VP exist.
    .reason = The conditions of thirteen missions and the values of nine are our choice, by their names; what is under construction counts as it does for cards.
    .other = All of these can be different in a box of the game.

vikings-ruling-V-82 =
    .book = “Scoring achievements”: in a tie unused achievements are drawn; whoever of the tied fulfils one that another doesn't, wins. A condition is to have the most of something.
    .reason = “The most” is among all at the table, as it is when achievements are scored; nobody fulfils it with none at all.
    .other = Only the tied players could be compared with each other.

vikings-ruling-V-3 =
    .book = Step 3 of the set-up: cards with a certain mark are only for three and four players. Which cards have it isn't said.
    .reason = Taxes take from each opponent and are weak with only one: so we put away these two.
    .other = Others of the twelve could bear the mark.

vikings-ruling-V-4 =
    .book = The fighters and fortifications stand in the picture of the set-up; the examples give only the Elf Archer, the price of the Pigator and the +2 of the Cannon. The achievements recommended for a first game are a lost picture.
    .reason = The Pigator goes on with the ladder 2, 4 and has 9: it alone costs gold as well, and for a 6 or a 7 few paid that in measured games. For a first game we take the four achievements that the picture of the set-up shows.
    .other = The Pigator could be of another strength, and other achievements could be meant.

vikings-ruling-V-5 =
    .book = “General rules”: the first player may be whoever drank beer last or has the longest beard.
    .reason = The hall can't see that; chance is fair.
    .other = A seat can be named by the option “first”. And those who don't begin could be given something for it, of which the book says nothing.

vikings-ruling-V-6 =
    .book = The questions at the end allow a look through others' discard piles at any time. Of played cards, sizes of hands and decks and the discard of the Path nothing is said.
    .reason = All that lies or once lay open on the table is open; hands and the order of decks aren't.
    .other = The sizes of hands and the missions put under the deck could be secret.

vikings-ruling-V-11 =
    .book = 3.1: cards of your hand pay for a purchase; 3.6: what an exchange gives is temporary and can't be stored. How long it lasts isn't said.
    .reason = One can pay only in one's own turn, so nothing that can't be stored outlives it.
    .other = Change from a card could be kept till the end of the round, which would be of no use either.

vikings-ruling-V-12 =
    .book = 3.1: pay with cards and with tokens from buildings, stores included. The order is left to the payer.
    .reason = The engine begins with what would be lost anyway; you may choose otherwise.
    .other = One could have to point at every single token.

vikings-ruling-V-14 =
    .book = “Contents”: 25 tokens of each resource, 20 for construction and damage; the track goes to 60.
    .reason = Nowhere is it said that this is a limit, and no rule tells what happens when they run out.
    .other = Without a token in the supply nothing could be produced.

vikings-ruling-V-24 =
    .book = Phase 4: now you may put unused tokens into stores and move tokens between stores of a kind; what finds no room is lost.
    .reason = Filling one store after the other never gives fewer points, so it is done for you; clockwise, because points bring Asgard cards in an order.
    .other = Everybody could lay out tokens by hand, all at once.

vikings-ruling-V-25 =
    .book = Phase 5: hands go to the discard pile, except what one keeps by Drakkars; all tokens of construction and damage leave.
    .reason = “Drakkars” in the plural: one card for each. They are kept in secret, as hands are. Hands go before construction tokens do, so a new Drakkar doesn't work yet.
    .other = A single card could be kept by any number of Drakkars.

vikings-ruling-V-26 =
    .book = Cards are played from hand; when an effect finds nothing to work on isn't considered.
    .reason = Then the card is simply played: a resource card needs no target, and others shouldn't be harder to play.
    .other = A card could be unplayable as long as it does nothing.

vikings-ruling-V-27 =
    .book = “General rules”: when you have to draw and the deck is empty, shuffle your discard pile; played cards get there only when all turns are over.
    .reason = A card discarded from hand by an effect was not played, so it goes to the pile at once.
    .other = It could wait with the played cards till the end of the round.

vikings-ruling-V-31 =
    .book = 3.1 fills a gap when a card is bought; of a beaten undead, and of an empty deck, it says nothing. The text and price of most cards are unknown.
    .reason = A gap is a gap: it is filled at once. The discard of the Path makes a new deck, as players' decks do.
    .other = A beaten undead could leave a gap till the end of the round; an empty deck could stay empty.

vikings-ruling-V-33 =
    .book = 3.3: level 2 costs 3 gold, and level 3 gives something at once whose sign is lost. Price and defence of the higher levels aren't given; level 1 has defence 4 in an example.
    .reason = The defence goes on evenly, 6 and 8. Level 3 allows any number of buildings, so it is dear: 8 gold, found by measured games. What level 3 gives are surely points, as “Aim of the game” names the upgrade among the ways to get them; the room for buildings is most of what one pays for, so it is only one point. A level that doesn't work yet can't be built upon.
    .other = Other numbers; two upgrades in one round could be allowed to whoever can pay.

vikings-ruling-V-34 =
    .book = 3.3: once a round in your turn you may dismantle a building, without compensation.
    .reason = “One of your buildings” excludes none but the hall, which is no building of the piles. That you were attacked is a fact about you, not about the card.
    .other = Damaged buildings, or those under construction, could be excluded.

vikings-ruling-V-44 =
    .book = 3.4 tells when an attack succeeds and when it is repelled; that an attack has to be strong enough to be declared is said nowhere.
    .reason = What isn't forbidden is allowed, and one can't know what the defender will add; the page warns.
    .other = An attack that can't succeed could be forbidden.

vikings-ruling-V-47 =
    .book = 3.4: a damage bonus comes in addition to the points for attacks, which are counted at the end of the turn. When it comes isn't said, except that looted tokens are placed at once.
    .reason = What is true of tokens is true of points and cards: at once.
    .other = Bonus points could come at the end of the turn.

vikings-ruling-V-51 =
    .book = 3.4: a looted token is placed at once in a store, or on the hall if none has room, and goes back to the supply if it isn't used by the end of the round. 3.6 counts undead and dragon among loot that can be stored.
    .reason = The fullest store first brings a full one soonest; theft and taxes take tokens too, so they are treated alike. To store is a use: so loot on the hall may still find room in the storage phase.
    .other = Loot on the hall could be lost even if a store has room by the storage phase; tokens taken by cards could be temporary.

vikings-ruling-V-53 =
    .book = 3.4: several buildings may be attacked one after another or all at once; the book prefers the first.
    .reason = Whoever attacks one after another knows more at every step, so nobody loses anything by it.
    .other = All cards could be sent out at once, before the first defence.

vikings-ruling-V-54 =
    .book = The book doesn't describe it. People who have the game tell only that it is a Fighter of Odin's Path and has to do with defence cards.
    .reason = So it takes a fortification out of the defender's hand before it can be played.
    .other = It could do something else altogether.

vikings-ruling-V-55 =
    .book = The book doesn't describe it. People who have the game tell only its name and that it defends.
    .reason = A trap takes one card out of the attack; the attackers are counted for the defender's points all the same, because they took part. Boosters need a Fighter card by the questions at the end, so they count only while one that isn't trapped is in the attack.
    .other = Boosters could go on counting once they were sent with a Fighter. The trap could stop a Hero for the whole turn, or do something else altogether.

vikings-ruling-V-56 =
    .book = The questions at the end: Sword and Mjöllnir need at least one FIGHTER card. Against whom isn't said; Odin's Boost isn't described.
    .reason = An attack on undead or Dragon is an attack too. Odin's Boost, a single card, works for the whole turn.
    .other = Boosters could serve only against players.

vikings-ruling-V-57 =
    .book = 3.4: the defender may play fortifications when a building is attacked; how to say beforehand that there will be none isn't considered.
    .reason = To be asked at every attack is tiresome, so a no may stand for the round; attackers who hear of it would know the defence for certain, so nobody does.
    .other = Each attack could have to be answered by hand; or a no could be said aloud and be binding.

vikings-ruling-V-60 =
    .book = 3.5: if you have done what a mission asks, you may say so and get its points; one each round.
    .reason = To do is about this turn; to have is about now. The order of buying and swapping shouldn't matter, so the whole turn counts.
    .other = Only what is done after the mission came to you could count.

vikings-ruling-V-61 =
    .book = 3.5: once a turn pay 1 gold token to change a mission.
    .reason = The section on exchange says token too, and pays with a card in its example; so any gold will do. Without a card in the deck there is nothing to change for.
    .other = Only real tokens could be accepted; one could get one's own card back from under an empty deck.

vikings-ruling-V-70 =
    .book = “Asgard cards”: at 5, 12 and 20 points, even in another's turn; choose one of three; when the deck is empty, no more can be had.
    .reason = Several at once need an order: the active player first, as that player's action caused it. We take the last sentence by its letter.
    .other = The two open cards could still be taken when the deck is empty.

vikings-ruling-V-80 =
    .book = “End of the game”: the round in which someone reaches the number becomes the last; all finish their turns. With how many players it is 40 follows from the rule of the long game.
    .reason = A full store gives its point in this round too, so the storage phase belongs to it; the last phase changes nothing any more.
    .other = The game could end right after the last turn.

vikings-ruling-V-81 =
    .book = “Scoring achievements”: 6 points to whoever fulfils it, shared by several. What exactly counts isn't said; in the picture the signs after “most cards” and “most” are lost.
    .reason = Nobody has the most of nothing. Cards are yours wherever they are. These points come when the game is over, so no Asgard card follows.
    .other = With a count of 0 all could share; Heroes could count for Conqueror; tokens outside stores for Beer Tycoon and Miner.

vikings-ruling-V-86 =
    .book = The game goes on until somebody has enough points.
    .reason = Players who never attack could go on for ever; ten rounds without a point are no game.
    .other = There could be no such end. The options “quiet_rounds” and “last_round” set others.

vikings-ruling-V-90 =
    .book = In the picture, Money Theft takes 1 gold from another player's buildings. The other cards aren't described.
    .reason = Buildings are those that make or keep tokens. It isn't an attack, so nobody defends and nobody is marked. The twins work alike.
    .other = Loot on the Town Hall could be taken too.

vikings-ruling-V-91 =
    .book = The book doesn't describe it; only its name is known.
    .reason = A lens shows what others have: their open discard piles, which the questions at the end mention. In measured games hardly anybody took it before it gave resources too.
    .other = It could do something else altogether.

vikings-ruling-V-92 =
    .book = The book doesn't describe the two gifts; it is known that one is about resource cards and one about fighters. “General rules” speak of cards that are opened from a deck.
    .reason = So three cards are opened, and those of the kind are the gift.
    .other = They could do something else altogether.

vikings-ruling-V-93 =
    .book = The book doesn't describe these four cards; only their names are known.
    .reason = Their names suggest what they do; the rest is chosen so that they are easy to play.
    .other = They could do something else altogether.

vikings-ruling-V-83 =
    .book = “General rules”: two effects joined by + may be used in any order; Alviss may draw first and attack with what was drawn.
    .reason = In his example other things happen between the two, so they may be apart in time, but not in the midst of an attack that has been planned.
    .other = Both could have to be used one right after the other.

vikings-ruling-V-84 =
    .book = The book knows no taking back; at a table friends allow it.
    .reason = As long as nobody has learned anything, nobody is harmed by it.
    .other = Each move could be final.
