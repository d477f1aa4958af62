### Intrigues of Asgard: the rules book in English.

## Cards and table

asgard-section-things = Cards and table

asgard-rule-A-1 = There are seven Aesir, and they always wake in the same order: 1 Odin, 2 Thor, 3 Freya, 4 Loki, 5 Sif, 6 Bragi, 7 Heimdall. The places of the last three are taken from the order in which the printed rules describe them.
    .title = The seven Aesir

asgard-rule-A-2 = The deck consists of 62 Aesir cards. Each card has a head at either end, and its two heads always belong to different Aesir. The printed rules do not list the deck; in ours each of the 21 possible pairs comes three times, and only Odin with Heimdall comes twice.
    .title = Aesir cards

asgard-rule-A-3 = Besides the Aesir cards there are a single doubling card and seven goal cards, a different Aesir on each. A hint card with the order of awakening and all the wills lies open in front of every player throughout the game.
    .title = The other cards

asgard-rule-A-4 = You can have up to seven stacks before you, one for each Aesir, set out from left to right in the order of awakening. Cards lying face up in a stack show the head of its Aesir; any Thor cards slipped in face down lie beneath them. Both heads can be seen on the top card alone. The other head of a card that is covered or face down is hidden from everybody, its owner included, and cannot be looked up later either; computer opponents can only guess at it.
    .title = Stacks on the table

asgard-rule-A-5 = Your score is the size of your score pile: the cards you have put face down and turned sideways, one point apiece. These cards take no further part in the game. Everyone can see how many there are, but nobody is shown what is on them.
    .title = The score pile

## Setting up

asgard-section-setup = Setting up

asgard-rule-A-10 = The seven goal cards are mixed, and six of them are laid out in three columns: a single card for round 1, two for round 2 and three for round 3. The one left over is returned to the box without anyone looking at it.
    .title = Goal columns

asgard-rule-A-11 = From the outset you can see the uppermost goal of each column, three goals in all. The remaining goals lie face down for now.
    .title = Goals seen at first

asgard-rule-A-12 = When round 2 begins, the hidden goal of the second column is revealed. When round 3 begins, both hidden goals of the third column are.
    .title = Goals revealed later

asgard-rule-A-13 =
    All columns start from the same top line, and you find the row of a goal by counting down from there: the uppermost is in row 1. The row decides how many cards the goal lets you turn into points:
    • row 1: up to 3 cards;
    • row 2: up to 2 cards;
    • row 3: 1 card.
    So the limit is 3 for the only goal of round 1; 3 and 2 for those of round 2; 3, 2 and 1 for those of round 3.
    .title = Rows and limits

asgard-rule-A-14 = The Aesir deck is mixed a single time, before the game begins. No cards are ever put back into it.
    .title = One deck

asgard-rule-A-15 = At first the doubling card lies in the middle of the table. On the hint card you also find how many cards are dealt in each round.
    .title = Middle and hint card

## How a round goes

asgard-section-round = How a round goes

asgard-rule-A-20 =
    The game lasts three rounds, and each of them consists of a deal, a battle and an awakening. In the deal each player receives:
    • with 2 or 3 players: 7 cards in round 1, 6 in round 2, 5 in round 3;
    • with 4 players: 6, then 5, then 4;
    • with 5 players: 5, then 4, then 3.
    Nobody but you may see your hand.
    .title = The deal

asgard-rule-A-21 = In each turn of the battle all players choose at the same time and in secret: a card from the hand, and the head that is to be up. Your opponents see only that you have chosen. They need not wait for you any longer, but you may still change your mind while anyone else is choosing. Once the last player has chosen, all the cards are turned over at the same moment.
    .title = Choosing a card

asgard-rule-A-22 = Your revealed card is placed on top of your stack of the Aesir whose head is up; if you have no such stack, the card starts one. The same is done with every card that comes to a stack in some other way, except when Thor cards are slipped under one (A-51). From then on nothing but a will can change which head is up.
    .title = Where a card goes

asgard-rule-A-23 = After that everyone hands over all the cards they still hold: in rounds 1 and 3 to the player on the left, who has the next seat, in round 2 to the player on the right. When only two play, the direction makes no difference: you exchange hands.
    .title = Passing the hands

asgard-rule-A-24 = Such turns follow one another until nobody has a card in hand; even the last one is played. Your stacks are not cleared away after a round: you go on building them in the next.
    .title = To the last card

asgard-rule-A-25 = When the battle is over, the Aesir wake one by one, from the first to the seventh. Each time you find out whom the Aesir favours (A-30 onwards), and that player acts (A-40 onwards); only then does the next one wake. What counts is how the cards lie right then. Within one round an Aesir never wakes a second time.
    .title = The awakening

asgard-rule-A-26 = You need not memorise the hands you give away: you are always shown those cards you passed on that nobody has played yet.
    .title = Cards you passed on

## Favour and disputes

asgard-section-favour = Favour and disputes

asgard-rule-A-30 = The attention an Aesir pays you is the size of your stack of that Aesir; Thor cards lying under the stack count too. As long as the doubling card lies at the stack, this number is multiplied by two.
    .title = Attention of an Aesir

asgard-rule-A-31 = An Aesir favours the one player to whom it pays more attention than to anybody else, and that attention has to be 1 or more. If no player has a stack of the Aesir, it favours nobody and goes on sleeping.
    .title = Whom an Aesir favours

asgard-rule-A-32 = When several players share the highest attention, they have a dispute: they compare the attention Odin pays them, then Thor, Freya and so on down to Heimdall. Each comparison leaves in only the players with the highest number; as soon as one player alone is ahead, that player has won. Attention is counted in the usual way (A-30), with any doubling. A Thor card under another Aesir's stack counts for that Aesir and not for Thor.
    .title = Disputes over favour

asgard-rule-A-33 = If even the seventh comparison does not leave one player alone in the lead, the favour goes to no one.
    .title = An unsettled dispute

asgard-rule-A-34 = Nobody pays anything for a dispute, and the player who wins it gives up no cards.
    .title = Disputes are free

## When an Aesir favours you

asgard-section-acts = When an Aesir favours you

asgard-rule-A-40 = Look at the column of the present round. If the Aesir who favours you is on one of its face-up goals, you have a choice: score that goal, or fulfil the will. If not, you have to fulfil the will, even if you are the one it hurts.
    .title = Goal or will

asgard-rule-A-41 = To score a goal, take cards from your stack of that Aesir, from none at all up to the limit of the goal's row (A-13), and add them to your score pile. You decide which: cards of the Aesir itself or Thor cards from beneath them, but you may not peek at the hidden heads of covered ones. You can take only cards that are really there; the doubling card does not add any.
    .title = Scoring a goal

asgard-rule-A-42 = You may decide for the goal and then take no card, which is a way to escape the will. The goal card is not removed after use.
    .title = Scoring nothing

asgard-rule-A-43 = If there is nothing that a will could be applied to, it is passed over. Everyone is told so, and the game continues.
    .title = Impossible wills

## The wills of the Aesir

asgard-section-wills = The wills of the Aesir

asgard-rule-A-50 = Pick one of your own stacks, whichever you like, and turn its top card round (by 180°) so that the other head is up. Then place it on top of your stack of that other Aesir, or start one with it. A Thor card slipped under a stack is never regarded as the top one.
    .title = Odin's will

asgard-rule-A-51 = Take all your face-up Thor cards and slip them, face down, under a single other stack of yours in which there is at least one card of the Aesir it belongs to. From now on they count as cards of that Aesir. Their order does not change, and if Thor cards are lying there already, the new ones go below those. If you have no suitable stack, the will is passed over (A-43).
    .title = Thor's will

asgard-rule-A-52 = When nothing but Thor cards remains in a stack of some other Aesir, they are immediately turned face up and placed, in the order they had, on top of their owner's Thor stack; if there is none, they form it. If the same will has moved another card, that card is put in its place before this happens.
    .title = Thor cards left alone

asgard-rule-A-53 = Put the doubling card beside one of your stacks; you may pick any, even one consisting of a single card. The attention it brings you is now twice as high, Thor cards under it included: with 2 Loki cards and 3 Thor cards you reach 10.
    .title = Freya's will

asgard-rule-A-54 = When a round is over, the doubling card returns to the middle; in round 3 this happens before the final count begins. It returns without delay if the stack it lies at vanishes or becomes the Thor stack because of A-52.
    .title = Return of the doubling card

asgard-rule-A-55 = Pick one card from any stack of another player and turn it by 180°; it is placed on top of the stack that same player has for its other head, or starts one. It may be a covered card, but you are not allowed to see its hidden head before you decide. Thor cards lying face down are out of reach because they show no head, although the printed rules speak of any card.
    .title = Loki's will

asgard-rule-A-56 = Draw one card from the top of the deck and play it as in A-22, choosing which head is up. Until it is played no one else sees it. If the deck has run out, nothing happens; this is possible only with 4 or 5 players, when a card is to be drawn for Sif for the third time.
    .title = Sif's will

asgard-rule-A-57 = Exchange cards with one opponent, who has no right to refuse: you give away a face-up card of yours and receive a face-up card of theirs. You choose both cards before either is moved; each stays the same way up and is placed on top of its new owner's stack of that Aesir. Covered cards may be chosen too, without seeing the hidden head. Thor cards can be exchanged if they are face up, but not if they are face down. If you have no card to exchange or no opponent has one, the will is passed over (A-43).
    .title = Bragi's will

asgard-rule-A-58 = Take one card out of your Heimdall stack and add it to your score pile. If you prefer, it may be a Thor card that lies in this stack.
    .title = Heimdall's will

asgard-rule-A-59 = After each will, each scored goal and each scoring in the final count, all players' stacks are checked: have Thor cards been left alone (A-52), and must the doubling card return (A-54)? The check waits until every card on the move has reached its place. So if two cards of the same Aesir are exchanged, the stack does not vanish in between.
    .title = Checking the stacks

## The end of the game

asgard-section-end = The end of the game

asgard-rule-A-70 = When round 3 is over, the Aesir wake one last time in the usual order, but now there are neither wills nor goals. Whoever an Aesir favours may add 1 card from that stack to the score pile, possibly a Thor card from under it, or may choose not to. After each Aesir the attention is counted anew.
    .title = The final count

asgard-rule-A-71 = Whoever has more points than anyone else is the winner. Players level on points compare the attention of Odin, then Thor and so on down to Heimdall, in the manner of a dispute (A-32), using the cards still in their stacks. Those who are still level after all seven win together. Ties for the lower places are settled the same way.
    .title = Who wins

## For people: the aim, and a minute's read

asgard-aim = Have the most cards in your score pile after three rounds. Cards get there when one of the seven Aesir favours you: by a goal of the round, by Heimdall's will, or in the final count. An Aesir favours whoever has most of its cards on the table.
asgard-minute-lay = Everybody picks a card in secret and lays it down with one of its two heads up; only that head counts. Then the hands are passed on, until the last card is played. What lies on the table stays for the rounds to come.
asgard-minute-wake = Then the Aesir awaken, Odin first, and each favours whoever has most of its cards. Equal? That is a dispute: compare Odins, then Thors, and so on; whoever has fewer is out.
asgard-minute-choose = Whoever is favoured fulfils the will of this Aesir; or, if it is a goal of the round, may score its cards instead, as many as the goal allows. One scored card is one point.
asgard-minute-bend = Wills change what lies on the table: Odin and Loki turn cards, Thor slips under, Freya doubles, Sif draws, Bragi swaps, Heimdall scores. What is changed now counts for every Aesir that is still asleep.
asgard-minute-end = After the third round each favour scores one card more. Most cards win; if that is equal, it is settled like a dispute.
