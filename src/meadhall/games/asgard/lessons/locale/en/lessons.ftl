### What the guide says in the lessons.

## 1. Two heads

asgard-lesson-heads = Two heads
    .about = A card has two heads; only the one on top counts.
    .won = A stack of three
asgard-lesson-heads-1 = Whoever has most cards of an Aesir, a god, wins its favour. Only a card's upper head counts. The goal is Loki: lay Odin/Loki with Loki up.
    .done = Two Lokis are yours now, and Erik has laid a Sif.
    .turned = Then it counts for Odin, and once all cards are revealed only an Aesir's will can turn it. Try Loki up.
    .given = You'd hand Odin/Loki to Erik, and he would love it. First take what the goal asks for.
asgard-lesson-heads-2 = Everybody reveals at the same moment. Then hands are passed on: your leftover is Erik's now, and his is yours.
asgard-lesson-heads-3 = The last card is played too. Make it three Lokis: this goal scores up to three cards, a point each.
    .done = Three Lokis against none: when Loki awakens, he favours you. Points come of it in lesson three.
    .freya = Freya can make your Lokis look bigger, but a goal takes real cards. Three are better than two.

## 2. The Aesir awaken

asgard-lesson-favour = The Aesir awaken
    .about = Each counts the cards and favours whoever has most.
    .won = The first point
asgard-lesson-favour-1 = When all hands are empty, the Aesir awaken, one to seven. Heimdall counts his cards on the table. Whom does he favour?
    .done = You have three Heimdalls, Erik two: Heimdall favours you.
    .erik = Erik leads in Sif cards, but Heimdall counts only Heimdalls: three against two.
asgard-lesson-favour-2 = His favour is yours, and his will: score one of your Heimdall cards. One card, one point, for good.
    .done = Your first point. Now you have two Heimdalls each.
asgard-lesson-favour-3 = The number at a stack is its attention. A scored card leaves; the others stay for the next round and count again.

## 3. Goal or will

asgard-lesson-goal = Goal or will
    .about = Take points for the goal, or fulfil the god's will.
    .won = Three points at once
asgard-lesson-goal-1 = Loki favours you and is this round's goal. So you choose: fulfil his will, or score his cards. Which brings more?
    .done = The goal it is. Now choose the cards.
    .will = Turning one of Erik's cards is fun. Three points are more fun.
asgard-lesson-goal-2 = This goal takes up to three cards. Next round another column counts, so take all three now.
    .done = Three points. Your Loki stack is gone, and Loki starts from nothing for you.
    .none = Taking none is allowed: a polite way to refuse a will. Today you have no reason to be polite.
asgard-lesson-goal-3 = Three rounds: one goal in the first, then two, then three. Top row: up to three cards, then two, then one. Most points win.

## 4. Turning and swapping

asgard-lesson-wills = Turning and swapping
    .about = Odin, Loki, Bragi: whose card goes where.
    .won = The first chain of wills
asgard-lesson-wills-1 = Loki's will: turn one card of a rival. Erik has two Heimdalls, you have one, and Heimdall is still asleep.
    .done = Erik's Heimdall is a Thor now, and Thor is awake already. Heimdall: one against one.
    .awake = Odin and Thor are awake already; this changes nothing today. Look to those who still sleep.
asgard-lesson-wills-2 = Bragi's will: give one card, take one. Loki has had his turn, so pay with Loki. What do you want?
    .done = Two Heimdalls against none, just before he awakens.
    .heimdall = Heimdall awakens next. Don't give away what you are about to need.
asgard-lesson-wills-3 = Heimdall awakens, and favours you. Score one of his cards: two wills, one plan, one point.
    .done = Odin's will is like Loki's, but turns the top card of your own stack.

## 5. The hammer and the necklace

asgard-lesson-hammer = The hammer and the necklace
    .about = Thor slips under, Freya doubles. Both at once, if you dare.
    .won = Three points from a single Sif
asgard-lesson-hammer-1 = Thor's will: all your Thors slip face down under another stack and count as its cards. The goal is Sif.
    .done = One Sif and two Thors under it: three against two.
    .freya = Nobody disputes Freya with you. Sif is one against two: that is where the hammer helps.
asgard-lesson-hammer-2 = Freya's will: one stack counts double till the end of the round. Three becomes six, and Erik can't catch up.
    .done = Six against two. Sif will favour you.
    .awake = Freya is awake; nobody awakens twice. Double a stack whose Aesir still sleeps.
asgard-lesson-hammer-3 = Score the goal. Doubling wins favour but adds no cards: take what really lies there, the Thors under Sif too.
    .done = Three points with a single Sif: the Thors under it counted as its cards.
    .early = Without a Sif on top, the Thors turn up and go home to Thor. Better score them.

## 6. Disputes

asgard-lesson-disputes = Disputes
    .about = Even? Then the Aesir are asked in order, Odin first.
    .won = The judge of all ties
asgard-lesson-disputes-1 = Two Sifs each: a dispute! Compare Odins first; who has fewer is out. Then Thors, and so on. Who wins?
    .done = Odin: one each for you and Erik, none for Anna. Thor: Erik has one, you have none.
    .you = You and Erik have an Odin each, so Thor is asked: Erik one, you none.
    .anna = Three Thors, but Odin is asked first, and Anna has none. She is out before Thor speaks.
asgard-lesson-disputes-2 = Bragi is a dispute too, and Odin gives it to you. Now swap so that Heimdall needs no dispute at all.
    .done = Two Heimdalls are yours, and nobody else has as many.
    .odin = Odin is the first judge of every dispute. Give away somebody who has already spoken: Sif or Bragi.
    .heimdall = Then Heimdall is lost to you. Give away somebody who has already spoken: Sif or Bragi.
asgard-lesson-disputes-3 = Heimdall is yours without a dispute. Score one of his cards.
    .done = A dispute costs nobody a card. Still, the best dispute is the one you don't need.

## 7. The last count

asgard-lesson-count = The last count
    .about = After round three everybody awakens once more.
    .won = A game won by a card that was not scored
asgard-lesson-count-1 = After round three comes the last count: every favour may score one card. Odin is yours. But who decides Sif and Heimdall, two against two?
    .done = Odin stays on the table as your judge. Erik has taken a Thor.
    .judge = A point now, but your judge is gone: Erik's Thors then win Sif and Heimdall. Five to eight.
asgard-lesson-count-2 = Odin stayed, so both disputes are yours. Take the points.
    .done = Two disputes, two points.
    .none = There is no dispute left that this card could win for you. Points, please.
asgard-lesson-count-3 = Six all. Equal points are settled like a dispute, Odin first. He is still with you: victory!
