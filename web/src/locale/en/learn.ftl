### What only lessons and puzzles say. It is loaded with them.

learn-title = Learn to play
learn-guide = The guide
learn-step = step { $step } of { $steps }
learn-right = Yes.
learn-astray = That is allowed, but not what we are after here. Try again.
learn-again = Try again
learn-finish = Done
learn-show = Show me
learn-do = Do it
learn-back = Step back
learn-leave = Leave the lesson
learn-learned = Lesson learned
learn-following = Next: { $title }
learn-play = Play a game
learn-all = All lessons
learn-none = This game has no lessons yet. Its rules are in the rules book.
learn-go-on = Go on: { $title }
learn-first-game = Play a whole game, with the guide
learn-first-game-how = { $players ->
    [2] Against a { $level }; the guide explains what is new.
   *[other] Against { $rivals } bots ({ $level }); the guide explains what is new.
    }

## The list of lessons

learn-lessons = Lessons of { $game }
learn-enough = Enough to play
learn-well = To play well
learn-group =
    { $lessons ->
        [one] one lesson, { $minutes } min
       *[other] { $lessons } lessons, { $minutes } min
    }
learn-any-order = Any order, nothing is locked.
learn-of = { $done } of { $all }
learn-is-done = done
learn-do-done = Again
learn-do-begun = Go on
learn-do-open = Begin
learn-whole = The first whole game
learn-play-with =
    { $bots ->
        [one] with a { $level }, { $plain }
       *[other] with { $bots } bots, { $plain }
    }
learn-snorri = Snorri, skald of the hall
learn-says-first = “Sit down beside me. In { $minutes } minutes you can play with anybody.”
learn-says-left =
    { $left ->
        [one] “One lesson more, and you can sit down with anybody. The others make you hard to beat.”
       *[other] “{ $left } lessons more, and you can sit down with anybody.”
    }
learn-says-enough = “You can sit down with anybody now. The others make you hard to beat.”
learn-says-all = “I have nothing left to teach you. The table has.”

## Steps

learn-skip = Skip
learn-prompt-asking = The guide asks you something
learn-prompt-mistaken = Try it another way
learn-prompt-done = The guide goes on when you do
key-show = Let the guide show the move
key-skip = Skip a step

## Puzzles

puzzle-order = The right moves in order; pins on the table have the same numbers
