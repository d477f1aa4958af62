### What the guide says in the lessons.

## 1. Beer buys friends

vikings-lesson-beer = Beer buys friends
    .about = Cards give beer and gold, and these buy better cards.
    .won = The first better card of your deck
vikings-lesson-beer-1 = Five cards each round. Play the beer cards: each gives one beer to spend now.
    .done = Three beers lie ready to be spent.
    .early = Not yet: unplayed beer only goes to the discard pile when the round ends. Drink up!
vikings-lesson-beer-2 = Three beers hire an Elf Archer, strength 2. Your warriors have 1. Better cards, better hands: that is the game.
    .done = The Archer is yours.
    .exchange = Two beers make one gold, any time in your turn. A dear trade; now hire the Archer.
vikings-lesson-beer-3 = Bought cards rest this round. They go to your discard and come to your hand when the deck is shuffled.
    .done = A new hand of five. Sooner or later the Archer will be in one.
    .dragon = The Dragon is a fine idea for a Warrior. Wait for lesson five.

## 2. A village of your own

vikings-lesson-village = A village of your own
    .about = Buildings work every round, whatever is in your hand.
    .won = A village that works while you sleep
vikings-lesson-village-1 = Build for every round to come: a Gold Factory costs 3 beer, a Brewery 2 gold. You can pay for both.
    .done = Two buildings, and nothing was wasted.
    .archer = An Archer is good, but a Factory bought in round one pays in every round after it.
    .exchange = One beer for two gold? Look again: everything you need is already there.
vikings-lesson-village-2 = New buildings rest a round. From now on each makes one token; tokens pay like cards, but don't vanish with your turn.
    .done = Both have made their first token.
vikings-lesson-village-3 = Three buildings, then the Town Hall must grow: three gold for level two. Never more than three of a kind.

## 3. To arms

vikings-lesson-raid = To arms
    .about = Equal strength breaks in, and small raids bring most.
    .won = Three points with two Warriors
vikings-lesson-raid-1 = Strength equal to the defence is enough. The Brewery has 1, a Warrior has 1. Send one, keep one.
    .done = One against one is enough: the Brewery is damaged.
    .both = Strength can't be split: the second Warrior is wasted here. Take him back, he has work elsewhere.
    .drakkar = Two against three: repelled, and Erik gets a point for each Warrior. Pick what you can break.
vikings-lesson-raid-2 = One damaged building brings 1 point, two bring 3, three bring 5. So hit many, not hard.
    .done = Two buildings damaged: that makes three points, not two.
vikings-lesson-raid-3 = The points come as your turn ends. Damage heals by the next round: nothing is ever torn down.
    .done = Three points for two Warriors.

## 4. Not today

vikings-lesson-defence = Not today
    .about = Fortifications work only while somebody attacks you.
    .won = Two points in somebody else's turn
vikings-lesson-defence-1 = Two against one: he breaks in. A Cannon adds 2, and three holds. Play it now; it works only in defence.
    .done = Three against two: the Brewery holds.
    .let = The Brewery would be damaged and Erik would score. What is the Cannon for?
    .never = Then you aren't asked again this round. Not with a Cannon in hand!
vikings-lesson-defence-2 = A point for every Fighter thrown back, and one more since he broke nothing at all this turn.
vikings-lesson-defence-3 = With a Warrior beside the Archer it would be three against three. Would the Brewery hold?
    .done = Right: the attacker wins ties.
    .answer-yes = It would hold
    .answer-no = He breaks in
    .yes = Three against three: the attacker wins ties. Then you'd need a stronger wall.

## 5. Monsters

vikings-lesson-monsters = Monsters
    .about = Undead and the dragon pay well and never hit back.
    .won = A point, two gold, a bigger hall, and nobody is angry
vikings-lesson-monsters-1 = The undead on Odin's Path defend with 2. Beaten, they leave a point and a token. They hit nobody back.
    .done = A point and a token, and nobody is angry.
    .weak = One against two does nothing, and he is spent for this turn. The Archer for the undead.
vikings-lesson-monsters-2 = The Dragon defends with 1, once a round for everyone: a token of your choice. Take gold.
    .done = Now there are two gold tokens, and a Gold card in your hand.
    .beer = Beer is fine. But count: two gold tokens and your Gold card make three. What costs three gold?
vikings-lesson-monsters-3 = Loot pays at once. Three gold: the Town Hall grows to level two, and from next round holds six buildings.
    .done = Level two: from next round there is room for six buildings.
    .early = Loot on the hall needs a store at the end of the round, or it is lost. Spend it.

## 6. Orders from above

vikings-lesson-missions = Orders from above
    .about = Points for what you meant to do anyway.
    .won = A point a round, for free
vikings-lesson-missions-1 = Missions are points for what you do anyway. Strategy: buy a Fighter this turn. Do it, then claim it.
    .done = Bought and claimed: a point for what you wanted anyway.
    .swap = One gold changes a mission you can't do. This one you can.
vikings-lesson-missions-2 = Worker is fulfilled too, but only one mission a round. Next time build when you can claim it.
    .done = The Brewery stands; this mission waits for another round.
vikings-lesson-missions-3 = An empty place is filled next round. The early missions give 1 point, the later ones 2 and 3.

## 7. Full barrels

vikings-lesson-stores = Full barrels
    .about = A full store is a point each round; five points open Asgard.
    .won = A hero, and a barrel that keeps paying
vikings-lesson-stores-1 = Your store holds three beers, the Brewery has a fourth. A full store is a point every round. Leave beer tokens alone.
    .done = The gold is spent, and the full store has brought a point.
    .unspent = Gold has no store here: what isn't spent is lost tonight. Spend gold, keep beer.
vikings-lesson-stores-2 = Five points: Asgard opens. At 5, 12 and 20 you choose one of three mighty cards. Thor has strength 7!
    .done = A card from Asgard joins you.

## 8. The last round, and the first whole game

vikings-lesson-last = The last round, and the first whole game
    .about = How a game ends, and what achievements bring.
    .won = The first saga
vikings-lesson-last-1 = Erik has 40, so this round is the last. Achievements give six each to whoever has most. Four Fighters each: buy a fifth.
    .done = Five Fighters: the most, so six points are coming to you.
    .early = 49 to 38 then. Look at the achievements: some are one card away.
vikings-lesson-last-2 = Nobody has a fortification: one Cannon is the most. 47 to 46! A Brewery, sharing Builder, would do as well.
    .done = 47 to 46: one Cannon has won the game.
    .unspent = Five behind still, and two gold in your hand. What is nobody's yet?
