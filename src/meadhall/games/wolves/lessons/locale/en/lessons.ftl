### What the guide says in the lessons.

## 1. A line of warriors

wolves-lesson-line = A line of warriors
    .about = The strongest line wins; some are stronger together.
    .won = Fourteen strength from two cards
wolves-lesson-line-1 = The strongest line wins the round. A Hirdman is 3, beside another Hirdman each is 7. Lay him at an end.
    .done = Two Hirdmen side by side: seven each, fourteen in all.
    .berserk = Five more makes eight. Good, but two Hirdmen shoulder to shoulder make fourteen.
    .guest = You may lay cards into any line, but this one now fights for Erik. Yours, please.
wolves-lesson-line-2 = Cards go only to the ends, never between. So keep room beside those who like company.

## 2. The art of passing

wolves-lesson-pass = The art of passing
    .about = Stop in time: the cards you keep fight another day.
    .won = Two glory and a full hand
wolves-lesson-pass-1 = The others have passed and you lead. Every card you don't lay fights for you next round. Pass!
    .done = Fourteen was enough, and the Berserk is still in your hand.
    .more = Nineteen wins no more than fourteen. Keep the Berserk; lines are swept away after the round.
wolves-lesson-pass-2 = Passing draws four cards. All have passed: strongest line takes the victory card. Equal strength? Whoever passed earlier wins.
wolves-lesson-pass-3 = Lines are gone, hands stay. You won, so you begin. In a round you may also lose on purpose: cheaply.

## 3. Uninvited guests

wolves-lesson-guests = Uninvited guests
    .about = Assassins and traitors work in other people's lines.
    .won = Two lines broken with two small cards
wolves-lesson-guests-1 = An Assassin is laid into another's line and destroys one unit there. Alone, a Hirdman is only 3.
    .done = One Hirdman is gone, and the other stands alone: 3 instead of 7.
    .own = He always strikes in the line he joins. Among your own, that hurts you.
    .himself = He may even choose himself, but that helps nobody. Take a Hirdman.
wolves-lesson-guests-2 = Erik was asked whether he reacts. He is asked even with empty pockets, so you never learn what he holds.
wolves-lesson-guests-3 = A Traitor brings you that line's weakest Teiwaz unit. Anna's Hövding shrinks too: he counts Teiwaz, and one has left.
    .done = One card laid, and two lines have changed: hers lost, yours gained.
    .own = In your own line a Traitor moves nobody. He does his work in other people's.

## 4. Shields up

wolves-lesson-shields = Shields up
    .about = Whoever is attacked may answer, and is always asked.
    .won = A line that stands
wolves-lesson-shields-1 = Your Huscarl steps in: discard him and the Assassin does nothing. Two strength lost instead of eleven.
    .done = The Assassin found nobody to kill.
    .wall = That works too. But a Shield Wall stops far more, Plague and deities as well. Keep it while a Huscarl can do it.
    .let = Then a Hirdman falls and his brother is 3 again: sixteen becomes five. You can stop it.
wolves-lesson-shields-2 = The guest stays, powerless. What still protects you after a pass?
    .done = Right: Huscarls guard even those who have passed.
    .answer-huscarl = Huscarls
    .answer-shield-wall = A Shield Wall
    .shield-wall = A Shield Wall needs you in the fight. After passing only Huscarls stand guard.

## 5. Who likes whom

wolves-lesson-runes = Who likes whom
    .about = Strength depends on who stands with whom.
    .won = The eye for numbers: 11 becomes 19
wolves-lesson-runes-1 = A Hövding counts two for every Teiwaz in his line, himself included. You have three already: he is eight.
    .done = Four Teiwaz now, himself among them: he is eight.
    .konung = A Konung is ten minus one per companion: six here. He loves short lines; yours is long.
wolves-lesson-runes-2 = A Bond is as strong as there are Eiwaz in his line. Your Assassin is Eiwaz too: as a guest he feeds them! How strong is each Bond then?
    .done = Four Eiwaz, so every Bond is four.
    .answer-three = 3
    .answer-four = 4
    .answer-five = 5
    .three = The guest counts as soon as he is laid: four Eiwaz, so every Bond is four.
    .five = The guest is one more Eiwaz, no more: four of them, so every Bond is four.

## 6. Gifts for the gods

wolves-lesson-gods = Gifts for the gods
    .about = Sacrifice warriors, and a god comes to your side.
    .won = A god at the table
wolves-lesson-gods-1 = Sacrifice a unit of your line: that is your action. A Thrall gladly goes along, so one action makes two.
    .done = Two sacrifices for one action.
    .pair = Then the pair breaks: fourteen becomes three. Offer those who stand for little.
wolves-lesson-gods-2 = Two sacrifices call the first deity of a colour, and calling costs no action. Thor: your line plus five.
    .done = Thor stands with you: plus five.
    .end = Sacrifices vanish when the round ends. Call somebody while you can.
wolves-lesson-gods-3 = Deities stay from round to round. Red and blue don't live together, and the second of a colour costs three.
    .done = He stays in the next round too.
    .thor = That sends Thor away, and up to two red deities with him. Good against Fenrir one day. Not today.

## 7. Ruses

wolves-lesson-ruses = Ruses
    .about = Plague, arrows and a flank: small cards, great harm.
    .won = Four Hirdmen with one card, a Konung with another
wolves-lesson-ruses-1 = Plague: name a number, and all units of exactly that strength leave, everywhere. What do they have, and you don't?
    .done = All the sevens are gone, and none of them was yours.
    .printed = Three is printed on them, but side by side they are seven now. Only what shows now counts.
    .own = That is your own Berserk. Plague spares nobody, its master least.
wolves-lesson-ruses-2 = An Archer laid beside an Archer shoots: any unit, in any line. Who is worth an arrow?
    .done = The arrow found its target. Two Archers side by side: remember that when others lay them.
    .right = There his neighbour is the Berserk, and he doesn't shoot. Archers aim in pairs.
    .guest = No Archer beside him there. And in another's line its owner would choose the target!
wolves-lesson-ruses-3 = A Flank swaps poor cards for one more than you drop, or brings up to three of your units home.

## 8. Five glory, and the first whole game

wolves-lesson-glory = Five glory, and the first whole game
    .about = Five glory win. Know when the last one is near.
    .won = The first saga
wolves-lesson-glory-1 = Two glory and three make five: win this round and the game is yours. One strength is missing.
    .done = Nineteen against fifteen. Nobody else has anything left to lay.
    .early = Fourteen against fifteen: Erik takes the three glory. You still have cards!
    .tie = Fifteen against fifteen, and Erik passed earlier: a tie is his. You need more.
wolves-lesson-glory-2 = Nineteen. Nobody else can lay a card. Pass, and the saga ends with your name.
    .done = Five glory: the game is yours.
