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

puzzles-count = { $done } of { $all } found. In any order; nothing is locked.
puzzles-none = This game has no puzzles yet.
puzzles-level = How hard
puzzles-any = all
puzzles-steps =
    { $steps ->
        [one] one move
       *[other] { $steps } moves
    }
puzzle-solved = Solved
puzzle-shown = The answer
puzzle-tries =
    { $left ->
        [0] No try left
        [one] One try left
       *[other] { $left } tries left
    }
puzzle-with-hint = with a hint
puzzle-hinted = What it is about is lit now.
puzzle-missed = There is better. Try again.
puzzle-found =
    { $misses ->
        [0] Found at once
        [1] Found on the second try
       *[other] Found on the third try
    }
puzzle-answer = This was to be found:
puzzle-worth = What each first move is worth
puzzle-themes = Themes: shown when solved
puzzle-show = Show it
puzzle-play-out = Play it out
puzzle-next = Next puzzle
puzzle-share = Share
