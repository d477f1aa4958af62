### Vikings Gone Wild: the rules book in English.

## Cards and table

vikings-section-things = Cards and table

vikings-rule-V-1 = Your things are a player board with room for two open missions, and beside it your village. At first the village is only a Town Hall: three cards, level 1 on top, levels 2 and 3 waiting under it. Your starting deck has 10 cards, well shuffled: 6 Beer, 2 Gold and 2 Viking Warriors. You start with no victory points (VP) and with two missions.
    .title = What you start with

vikings-rule-V-2 = There are 20 missions, worth 1, 2 or 3 VP. Those worth 1 are shuffled by themselves and lie on top; those worth 2 and 3 are shuffled together and lie under them. Every player begins with the two topmost cards, which all can see.
    .title = The mission deck

vikings-rule-V-3 = There are 12 Asgard cards (V-70), each of them once. The Asgard deck gets three for each player, taken by chance, and nobody looks at those that are left over. With two players Beer Taxes and Gold Taxes are put away beforehand; the printed rules say that some cards are only for three or four, and that it is these two is our choice. Two cards of the deck are opened and lie beside it.
    .title = The Asgard deck

vikings-rule-V-4 =
    Open for everyone lie:
    • three piles of fighters: 8 Elf Archers (3 beer, strength 2), 6 Bone Crushers (5 beer, strength 4), 4 Pigators (4 beer and 3 gold, strength 9);
    • three piles of fortifications: 6 Cannons (2 gold, +2 defence), 4 Chicken Towers (3 gold, +3), 4 Sheep Cannons (6 gold, +6);
    • six piles of buildings (V-32);
    • five cards of Odin's Path in a row, with the shuffled deck at the left end of it (V-31);
    • four achievements (V-81), taken by chance from the eight.
    The strength of the Pigator is our choice; some of the other numbers we could read only from a poor picture. An option for the first game lays out Defender, Conqueror, Builder and Beer Tycoon.
    .title = The open cards

vikings-rule-V-5 = Chance decides who is first player in round 1; the printed rules would have you compare beards. After each round the marker passes on clockwise.
    .title = The first player

vikings-rule-V-6 = You may look through any discard pile whenever you like. Everyone also sees the villages, the open missions, the played areas, the discard pile of Odin's Path, how many cards each hand and each deck has, how many missions each player has done, and which missions were put under the mission deck, in which order. A hand is seen by its owner alone, and the order of a deck by nobody.
    .title = What is open and what is secret

## Beer and gold

vikings-section-resources = Beer and gold

vikings-rule-V-10 = There are two resources, beer and gold, and each comes in two forms. Tokens are made by Breweries and Gold Factories, or looted (V-51), and lie on your buildings. Temporary resources come from cards you play and from exchange. You can pay with both just the same, but only tokens can be put into a store.
    .title = Tokens and temporary resources

vikings-rule-V-11 = A card in your hand pays for nothing: you have to play it, and then you have its whole value as a temporary resource, even if you need only a part. Whatever is left of your temporary resources, wherever they came from, is gone when your turn ends. You can spend resources only in your own turn.
    .title = Temporary resources don't last

vikings-rule-V-12 = You may choose what you pay with. If you leave it to the engine, it takes temporary resources first, then tokens out of your stores (from the one with the fewest), then tokens on Breweries and Gold Factories, and last the loot on your Town Hall. The order of the tokens costs you nothing, for all that you don't spend come together again in the storage phase (V-24).
    .title = What pays first

vikings-rule-V-13 = In your turn you may exchange 2 of one resource for 1 of the other, as often as you wish. Tokens and temporary resources may be mixed. What you get is temporary.
    .title = Exchange

vikings-rule-V-14 = Tokens never run out, neither those of beer and gold nor those for construction and damage. The score goes on beyond the 60 of the track.
    .title = No shortage

## How a round goes

vikings-section-round = How a round goes

vikings-rule-V-20 = First phase: each of your finished Breweries that has no token gets a beer token, and each finished Gold Factory that has none gets a gold token. More than one token never lies on such a building. In round 1 there is nothing to produce yet.
    .title = Production

vikings-rule-V-21 = Second phase: you draw 5 cards and 1 more for each finished Tavern. Cards that your Drakkars have kept (V-25) come on top of that. If your deck is too small, draw what it has, shuffle your discard pile into a new deck and draw the rest; if that is empty as well, you have to make do with fewer. Cards played or bought in the current round are not in the discard pile yet, so they are never shuffled in.
    .title = Draw

vikings-rule-V-22 = When all have drawn, missions are filled up clockwise from the first player: if one of your two slots is empty, put the top card of the mission deck there, for all to see. If the deck has no card left, the slot stays empty.
    .title = New missions

vikings-rule-V-23 = Third phase: one player after another has a whole turn, clockwise from the first player. In your turn you may do as much as you like, in any order: play cards (V-26), exchange (V-13), buy (V-30 to V-32), upgrade your Town Hall (V-33), dismantle (V-34), attack (V-40), do a mission (V-60) and swap one (V-61). Cards you don't play stay in your hand; fortifications among them can defend you in the turns of the others.
    .title = Actions

vikings-rule-V-24 = Fourth phase, one player after another, clockwise from the first: all tokens of a kind that you have left, be they in stores, on Breweries or Gold Factories or on the Town Hall, are gathered and put into your finished stores of that kind, 4 into the first, 4 into the next and so on. What finds no room is lost. The engine does this for you, since no other way to lay them out is better. Then you get 1 VP for each store with 4 tokens in it, every round anew, even if they are the same four. At no other time can you move tokens into a store or from one to another; only loot goes there at once (V-51).
    .title = Storage

vikings-rule-V-25 =
    Fifth phase:
    • Played cards, bought cards and the hands go to the discard piles of their owners. For each finished Drakkar you may keep one card of your hand; all players choose at the same time and in secret. A Drakkar bought in this round is not finished yet.
    • All construction and damage tokens are removed.
    • Fortifications on buildings go to the discard piles of their owners.
    • The rightmost card of Odin's Path goes to the discard pile of the Path, the others move to the right, and a new one is opened beside the deck.
    • The next player clockwise gets the first-player marker.
    .title = End of the round

vikings-rule-V-26 = In your turn you play cards from your hand one by one; they remain in your played area until the end of the round. A resource or action card works at once, and if there is nothing it could work on, it is played for nothing. A Fighter or Hero either goes straight into an attack (V-53), or you first play it for its other effect, and then it may still attack later in the same turn. A booster can be played only in an attack (V-56). A fortification is never played in your own turn, only when you are attacked (V-45).
    .title = Playing cards

vikings-rule-V-27 = Drawing always means: from your own deck into your own hand. Whenever you have to draw or turn up a card and your deck is empty, the discard pile is shuffled as in V-21, but not before the card is needed. Cards that you draw or fetch during your turn can be used in that turn. What an effect makes you discard goes to your discard pile at once.
    .title = Drawing during the turn

## Buying and building

vikings-section-buying = Buying and building

vikings-rule-V-30 = Fighters, fortifications and the open cards of Odin's Path are for sale, only the undead are not. Pay the price and put the card into your played area. At the end of the round it goes to your discard pile, so in this round you can't use it for anything. Buy as many as you can pay for; a pile that is empty sells nothing.
    .title = Buying cards

vikings-rule-V-31 =
    When a card of the Path is bought, or an undead beaten, the cards on its left move to the right and a new one is opened beside the deck at once; you may go on and buy that one too. If the Path deck is empty, its discard pile is shuffled first, a newly beaten undead included; if there is none either, the leftmost place stays empty. These are the 40 cards of the Path; of most the printed rules don't tell the price or the effect, and both are our choice:
    • { vikings-card-undead-gold }, 2 cards, and { vikings-card-undead-beer }, 2 cards: see V-50;
    • { vikings-card-shaman } (2 cards, 4 beer): Fighter, strength 1 + draw 2 cards;
    • { vikings-card-gold-miner } (2 cards, 4 beer): 1 gold, and 1 more for each Gold Factory of yours;
    • { vikings-card-beer-specialist } (2 cards, 1 gold): 1 beer, and 1 more for each Brewery of yours;
    • { vikings-card-beer-mugs } (3 cards, 2 gold): 2 beer;
    • { vikings-card-gold-bars } (3 cards, 1 beer): 2 gold;
    • { vikings-card-money-theft } (2 cards, 2 beer): take 1 gold token from an opponent's store or Gold Factory (V-90);
    • { vikings-card-recipe-theft } (2 cards, 1 beer): take 1 beer token from an opponent's store or Brewery (V-90);
    • { vikings-card-bear-rider } (2 cards, 3 beer): Fighter, strength 3;
    • { vikings-card-assassin } (2 cards, 3 beer): Fighter, strength 2; if it attacks a building, the defender first discards 1 fortification from hand (V-54);
    • { vikings-card-sword } (1 card, 1 gold): booster, +3 strength to one attack with a Fighter in it (V-56);
    • { vikings-card-odins-boost } (1 card, 1 gold): booster, +3 strength to each of your Fighters in this attack and in later ones this turn (V-56);
    • { vikings-card-shockwave-tower } (3 cards, 3 gold): Fortification, +4 defence to the attacked building;
    • { vikings-card-hero-trap } (1 card, 1 gold): Fortification without defence; one Hero of this attack, or a Fighter if it has no Hero, doesn't count (V-55);
    • { vikings-card-scroll } (4 cards, 2 beer): draw 2 cards;
    • { vikings-card-gift-resource } (2 cards, 1 beer): turn up your top 3 cards; resource cards go to your hand, the rest to your discard pile (V-92);
    • { vikings-card-gift-fighter } (2 cards, 2 beer): turn up your top 3 cards; Fighters and Heroes go to your hand, the rest to your discard pile (V-92);
    • { vikings-card-crystal } (2 cards, 1 gold): 2 resources: beer and gold in any mix (V-93).
    .title = Odin's Path

vikings-rule-V-32 =
    A building you have paid for stands in your village for good. For the rest of the round it has a construction token: it doesn't work and can't be attacked. A Town Hall of level 1 allows 3 buildings, level 2 allows 6, level 3 any number; neither the hall itself nor fortifications are counted. You may never have more than 3 buildings of one kind. A building under construction counts for these limits and for cards that count your buildings, and in our reading for missions and achievements too. Where the printed rules give no number, it is our choice:
    • { vikings-building-brewery } (12 cards, 2 gold, defence 1): makes 1 beer token each round, but never holds two;
    • { vikings-building-gold-factory } (12 cards, 3 beer, defence 1): makes 1 gold token each round, but never holds two;
    • { vikings-building-beer-store } (8 cards, 1 gold, defence 3, damage bonus 1 beer token out of it): keeps up to 4 beer tokens; full, it gives 1 VP each round;
    • { vikings-building-gold-store } (8 cards, 2 beer, defence 3, damage bonus 1 gold token out of it): keeps up to 4 gold tokens; full, it gives 1 VP each round;
    • { vikings-building-drakkar } (6 cards, 3 gold, defence 3, damage bonus 1 VP): at the end of the round you may keep one card of your hand;
    • { vikings-building-tavern } (6 cards, 5 beer, defence 6, damage bonus 2 VP): in the draw phase you draw 1 card more.
    .title = Buildings

vikings-rule-V-33 =
    You may upgrade your Town Hall, not more than once a round:
    • level 1 has defence 4 and damage bonus 1 VP;
    • level 2 costs 3 gold and has defence 6 and damage bonus 2 VP;
    • level 3 costs 8 gold and has defence 8; whoever damages it may take an Asgard card, and you get 1 VP as soon as you have paid for it.
    The new level has a construction token: until the next round the old limit of buildings holds and nobody can attack your hall. Tokens and fortifications that lie on the hall stay there. What level 1 and 2 give for damage, the defences from level 2 on, the 8 gold and the 1 VP are our choice.
    .title = The Town Hall

vikings-rule-V-34 = Once a round, in your turn, you may dismantle one of your buildings, but not the Town Hall. The card returns to its pile. You get nothing for it, and the beer or gold on it is lost. It may be damaged or still under construction, even bought a moment ago. Fortifications that lay on it go to your played area, and if you were attacked this round, you remain so.
    .title = Dismantling

## Attack and defence

vikings-section-attack = Attack and defence

vikings-rule-V-40 = You can attack only with cards marked Fighter or Hero. Each of them attacks one target once a turn, and its strength can't be split between targets. As many as you like may go against the same target together. What may be added to them are boosters (V-56).
    .title = Who attacks

vikings-rule-V-41 = An attack succeeds if its strength is at least as high as the defence of the target; equal is enough. Targets are the buildings and the Town Hall of another player, the undead on Odin's Path and the Dragon.
    .title = Targets and success

vikings-rule-V-42 = In one turn you can attack only one opponent, though as many of their buildings as you manage. You can't attack a player whom somebody else has attacked in this round. A player counts as attacked as soon as the first attack on them is declared, however it ends.
    .title = Whom you may attack

vikings-rule-V-43 = There is one exception. If you have not attacked a player this turn yet and each of your opponents has been attacked in this round already, you may choose any one of them, but only one. What V-44 forbids remains forbidden; a building that repelled an attack may be attacked again. It is no exception if there is an opponent whom nobody has attacked but who has nothing you could attack. With two players it can't happen.
    .title = When all have been attacked

vikings-rule-V-44 = A building can't be attacked while it has a construction token or a damage token. You may declare an attack that is too weak for the defence you can see, but you are warned first: it marks the opponent as attacked and gives them VP (V-45). If an attack on an undead or the Dragon is too weak, nothing happens; your cards have attacked all the same, and so you have had your attempt at the Dragon.
    .title = What can't be attacked, weak attacks

vikings-rule-V-45 = When your building, or your Town Hall, is attacked, you may answer by playing fortifications from your hand on it, any number but only once. After that nobody can add anything. If the defence is now higher than the strength, the attack is repelled, and you get 1 VP at once for each Fighter and each Hero in it. You get this even if you played no card.
    .title = Defence

vikings-rule-V-46 = Fortifications stay on the building until the end of the round, whatever came of the attack. If the same building is attacked again, they count again.
    .title = Fortifications stay

vikings-rule-V-47 =
    A building attacked with success gets a damage token, but it works on as before. The attacker gets its damage bonus at once, if it has one (V-32, V-33):
    • VP;
    • or a token out of this very store, or nothing if it is empty;
    • or an Asgard card as in V-70, from a Town Hall of level 3; this one you may decline.
    .title = Damage and its bonus

vikings-rule-V-48 = At the end of your turn you get VP for the number of buildings that you damaged in it: for 1 to 7 buildings 1, 3, 5, 7, 9, 11 and 13 VP, and 2 more for each further one. Town Halls count, undead and the Dragon don't.
    .title = VP for damage

vikings-rule-V-49 = If a player has attacked you and by the end of their turn has damaged none of your buildings, your defence was complete: you get 1 VP more, and a damage token is put on your Town Hall, so that it can't be attacked in this round any more. This token is no damage in the sense of V-48. A single repelled attack is enough, if there was no other.
    .title = Full defence

vikings-rule-V-50 = An undead has defence 2. If you beat it, you get the token it shows and 1 VP at once, and its card goes to the discard pile of the Path (V-31). You may attack as many undead in a turn as you can. The Dragon has defence 1, and each player may attack it once a round; it gives a beer or a gold token, whichever you like, but no VP. Nobody defends undead or Dragon.
    .title = Undead and Dragon

vikings-rule-V-51 = Loot is every token that you take from an attacked store, an undead, the Dragon, or with a theft or tax card. It goes at once into one of your finished stores of that kind that has room, the fullest first; if there is none, it is put on your Town Hall. You can spend it in the same turn. What is left on the hall goes into a store in the storage phase (V-24) if there is room by then, and is lost otherwise.
    .title = Loot

vikings-rule-V-52 = By an attack you can loot nothing but a store. Tokens on a Brewery, a Gold Factory or a Town Hall are safe from it.
    .title = What can't be looted

vikings-rule-V-53 = To attack, name a target, add one or more Fighters or Heroes, add boosters if you like, and give the word: go. In between you can do nothing else. Before the word you may change your mind; this is an undo (V-84) and not a move. Then come the Assassins (V-54), the defence (V-45), the result and the damage bonus (V-47), in this order. You attack buildings one after another; to send all cards out at once, as the printed rules also allow, is not offered here.
    .title = Declaring an attack

vikings-rule-V-54 = When an attack on a building has been declared, and before the defender answers it, each Assassin in it makes the defender discard one fortification from hand, openly. The defender decides which. If there is none in that hand, everyone learns it.
    .title = Assassin

vikings-rule-V-55 = A fortification that adds no defence. It takes one Hero out of the strength of this attack, or one Fighter if there is no Hero; the defender chooses which. The bonuses of that card itself go too; those of boosters stay as long as another Fighter is left in the attack (V-56), and count for nothing once there is none. For the VP of V-45 the card still counts. The trap lies on the building until the end of the round but does nothing more, even if the building is attacked again. A Shockwave Tower, by the way, has no trick: it is simply worth +4.
    .title = Hero Trap

vikings-rule-V-56 = A booster can join any attack, on undead and Dragon too, that has at least one card marked Fighter in it; a Hero is not enough. You may add several. They are not counted for the VP of V-45. { vikings-card-sword } and { vikings-card-mjolnir } strengthen the one attack they join. { vikings-card-odins-boost } adds 3 to each Fighter in this attack and in all later ones of the turn.
    .title = Boosters

vikings-rule-V-57 = If you don't want to defend, you may say so once, and you are taken to play no fortification until the round ends. You take this back whenever you like. Nobody else learns of it: you seem to be asked, and to answer, as always. Assassins (V-54) still make you discard.
    .title = A standing no

## Missions

vikings-section-missions = Missions

vikings-rule-V-60 = In your turn you may claim one of your missions whose condition is met, but only one each round: you get its VP at once and put it face down with those you have done. If you have to do something, the whole of the current turn counts, even what happened before the mission came to you, but no earlier turn. If you have to have something, what counts is the moment of the claim. After a successful attack you needn't wait for the VP of V-48.
    .title = Doing a mission

vikings-rule-V-61 = Once a turn you may pay 1 gold, as a token or temporary, to put one of your open missions under the deck and take the top one in its place. You can't do this when the deck is empty, nor can you fill an empty slot by it.
    .title = Swapping a mission

vikings-rule-V-62 =
    Except for the first three, the conditions are our choice. To own or have includes what is under construction, a newly upgraded hall too. For Attacker and Warfare a Town Hall is a building; but to upgrade it is not to buy a building. Fighters and fortifications bought from Odin's Path count as such. What you exchange is not spent. Strength 4 or more is the printed one, and the card must not have been trapped. For Beer! and Gold! tokens count on Breweries, Gold Factories, in stores and on the hall.
    1 VP:
    • { vikings-mission-worship } (2 cards): buy a card of Odin's Path this turn;
    • { vikings-mission-worker } (2 cards): buy a building this turn;
    • { vikings-mission-attacker }: attack a building with success this turn;
    • { vikings-mission-strategy } (2 cards): buy a Fighter this turn;
    • { vikings-mission-shield } (2 cards): buy a fortification this turn;
    • { vikings-mission-thirsty }: spend at least 5 beer this turn;
    • { vikings-mission-money }: spend at least 3 gold this turn.
    2 VP:
    • { vikings-mission-brewer }: own 2 Breweries;
    • { vikings-mission-foundry }: own 2 Gold Factories;
    • { vikings-mission-architect }: have a Town Hall of level 2 or higher;
    • { vikings-mission-warfare }: attack a building with success this turn, with a Fighter or Hero of strength 4 or more.
    3 VP:
    • { vikings-mission-captain }: own a Drakkar;
    • { vikings-mission-innkeeper }: own a Tavern;
    • { vikings-mission-beer }: have 4 beer tokens on your buildings;
    • { vikings-mission-gold }: have 4 gold tokens on your buildings;
    • { vikings-mission-town-fall }: attack a Town Hall with success this turn.
    .title = All the missions

## Asgard

vikings-section-asgard = Asgard

vikings-rule-V-70 =
    When you reach or pass 5, 12 and 20 VP, each for the first time, you get an Asgard card, at once and even in another's turn; if several are due to you, one after the other. You can't refuse. The top card of the Asgard deck is turned up, and of the three now open you take one into your played area; in this round you can't use it. The other two stay open. If several players are due, the one whose turn it is comes first and the others follow clockwise; in the storage phase it goes clockwise from the first player. When the deck is empty, there are no more Asgard cards; by an option you may then still take the last two. The printed rules don't tell what most of these cards do, and there it is our choice:
    • { vikings-card-thor }: Hero, strength 7;
    • { vikings-card-grendel }: Hero, strength 6, or 8 against a Town Hall;
    • { vikings-card-dvergar }: Hero, strength 3, and 1 more for each Brewery of yours;
    • { vikings-card-alviss }: Hero, strength 2 + draw 2 cards;
    • { vikings-card-valkyrie }: Hero, strength 3 + take a Fighter or Hero from your discard pile into hand (V-93);
    • { vikings-card-mjolnir }: booster, +15 strength to one attack with a Fighter in it (V-56);
    • { vikings-card-lokis-lens }: 2 gold and 2 beer, and until the end of the turn it is a copy of a card in another's discard pile, not of a fortification (V-91);
    • { vikings-card-resurrection }: take up to 3 cards from your discard pile into hand (V-93);
    • { vikings-card-time-manipulation }: discard any number of cards from your hand, then draw 2 more than that (V-93);
    • { vikings-card-treasure-chest }: 3 gold and 3 beer;
    • { vikings-card-beer-taxes }: 8 beer + 1 beer token from each opponent who has one in a store or Brewery (V-90);
    • { vikings-card-gold-taxes }: 4 gold + 1 gold token from each opponent who has one in a store or Gold Factory (V-90).
    .title = Asgard cards

## Special cards

vikings-section-cards = Special cards

vikings-rule-V-90 = For Money Theft or Recipe Theft you choose an opponent, and a store or a Gold Factory or Brewery of theirs that has such a token; the Town Hall is out of reach. The token is loot (V-51). This is no attack: nobody is marked as attacked, and there is no defence. With taxes you first get the temporary resources; then, clockwise, one such token from each opponent who has any, and you choose from which building.
    .title = Theft and taxes

vikings-rule-V-91 = You first get the gold and beer that the Lens gives. Then choose any card but a fortification in the discard pile of another player; it stays where it is. Until the end of the turn the Lens is that card in every way, as if it were yours. A resource or action works at once; a Fighter, Hero or booster can go into an attack. In the count of achievements the Lens is only the Lens.
    .title = Loki's Lens

vikings-rule-V-92 = Turn up three cards from your deck for all to see, shuffling if need be (V-27), or fewer if there are no more. Cards of the kind that is named go to your hand, the others to your discard pile. Resource cards are Beer, Gold, Beer Mugs, Gold Bars, Gold Miner, Beer Specialist and Crystal; the other gift fetches Fighters and Heroes.
    .title = Mystery Gift

vikings-rule-V-93 =
    • Crystal: you choose the mix when you play it.
    • Resurrection and Valkyrie: only from your own discard pile, and you may take fewer cards or none.
    • Time Manipulation: first you discard, then you draw.
    .title = Crystal, Resurrection, Valkyrie, Time Manipulation

## The end of the game

vikings-section-end = The end of the game

vikings-rule-V-80 = With two players the last round is the one in which somebody reaches 40 VP or more; with three or four 30 are enough, unless you choose the option of 40. It makes no difference whether this happens in a turn or in the storage phase. The round is played to its end, storage phase included, so that everyone has had the same number of turns. Then the achievements are scored (V-81); the end-of-round phase is left out.
    .title = The last round

vikings-rule-V-81 =
    For each of the four achievements the highest count takes 6 VP. If it is shared, two players get 3 each, three get 2 each, four get 1 each. Nobody gets anything if the highest count is 0. Cards are counted wherever they are: in deck, hand, discard pile, played area or on a building. These VP bring no Asgard card. What is counted, exactly:
    • { vikings-achievement-defender }: fortifications of every kind;
    • { vikings-achievement-conqueror }: cards marked Fighter, but not Heroes;
    • { vikings-achievement-builder }: buildings, the Town Hall excepted;
    • { vikings-achievement-beer-tycoon }: beer tokens in stores;
    • { vikings-achievement-miner }: gold tokens in stores;
    • { vikings-achievement-follower }: cards of Odin's Path; beaten undead are not yours;
    • { vikings-achievement-accomplisher }: missions done;
    • { vikings-achievement-king-pig }: Pigators.
    .title = Achievements

vikings-rule-V-82 = Whoever has the most VP wins. If several are level, the achievements not used in this game are drawn one by one. One of those players fulfils a card if nobody at the table has a higher count, and if that count is at least 1. If only one fulfils it, the game is decided; if several do, only they remain; if none does, all remain. If no card is left, they share the win. Players who are level on lower places share their place.
    .title = Who wins

vikings-rule-V-86 = The game also ends, in the way of V-80, with the tenth round in a row in which nobody has gained a VP, and with round 100 in any case. Otherwise players who never attack could go on for ever.
    .title = No endless games

## General rules

vikings-section-general = General rules

vikings-rule-V-83 = Two effects joined by a plus sign may be used in either order, and with other things between them, though not in the middle of declaring an attack (V-53). So you may play Alviss to draw two cards and attack with him later in the same turn, along with what you drew. An effect that you haven't used by the end of your turn is lost.
    .title = Effects joined by a plus

vikings-rule-V-84 = In your turn you may take back plays, payments, purchases, buildings, upgrades, exchanges, dismantling, and a declared attack before the word go. This ends as soon as a card is drawn, turned up or swapped, an attack goes ahead, or another player acts: what has come to light can't be hidden again. Taking back is a service of the engine; it is never one of the moves.
    .title = Taking back

## For people: the aim, and a minute's read

vikings-aim = Have the most victory points when the last round ends. Points come from raids, from attacks you throw back, from the undead, from missions and from full stores. The round in which somebody reaches the goal is the last.
vikings-minute-cards = Five cards each round. Resource cards give beer and gold for this turn; with them you buy better cards, which come to your hand later. Your deck is your strength.
vikings-minute-village = Buildings make tokens every round, and stores keep them. Three buildings, then the Town Hall must grow.
vikings-minute-raid = Send Fighters against a building next door: strength equal to its defence is enough. One damaged building brings 1 point, two bring 3, three 5. The one attacked may add fortifications from the hand.
vikings-minute-monsters = The undead on Odin's Path and the Dragon can be attacked too: they leave points or tokens, and hit nobody back.
vikings-minute-end = One mission a round and a full store bring points without a fight. When somebody reaches the goal, the round is played out, and achievements are counted.
