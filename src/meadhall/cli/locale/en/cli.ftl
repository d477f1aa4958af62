### The `meadhall` command: what it says around the games.

## Names

cli-name-guest = Guest
# For bots, and for players without a name; at least as many as a table has seats.
cli-names = Astrid Bjorn Gunnar Hild Ivar Sigrid Torvald Yrsa

## Commands that can be typed instead of a choice, each one word

cli-command-hint = hint
    .also = advice
cli-command-undo = undo
cli-command-ask = ask
cli-command-rules = rules
cli-command-table = table
cli-command-log = log
cli-command-save = save
cli-command-help = help
cli-command-quit = quit

cli-help-answer = Type the number of a choice, or the move as it stands in ‹ ›. Or a command:
cli-help-hint = what a bot would do in your place, and why
cli-help-undo = take back your last move, unless something hidden has come to light
cli-help-ask = be asked everything: what you have answered once and for all, and what is passed over for you
cli-help-rules = the rule book; “rules { $rule }” shows one rule, “rules { $words }” searches
cli-help-table = draw the table and the choices again
cli-help-log = everything that has happened so far
cli-help-save = keep the game in a file: “save FILE”
cli-help-help = this list
cli-help-quit = leave the game

## Playing

cli-play-you = You are p{ $seat }, { $name }.
cli-play-rivals = Against you: { $rivals }.
cli-play-failed = { $name } is out of the game, and greedy plays on in that seat: { $why }.
cli-play-commitment =
    The shuffle is sealed; this is the fingerprint of its secret:
    { $commitment }
cli-play-resumed =
    { $moves ->
        [one] The game goes on after { $moves } move.
       *[other] The game goes on after { $moves } moves.
    }
cli-play-how = Answer with a number. “{ $table }” draws the table again, “{ $help }” lists what else you can type.
cli-play-secret =
    The secret of the shuffle:
    { $secret }
cli-play-verify =
    Its fingerprint, shown before the first card:
    { $commitment }
    Save the record, and “meadhall verify” proves that no card was chosen on the way.
cli-play-over = The game is over. “{ $save }” keeps the record, Enter leaves.

cli-hint = A bot would choose { $number } — { $what }.
cli-undo-done = Taken back.
cli-ask-done = You are asked again from now on.
cli-play-stands = Answered as you said; with “{ $ask }” you are asked again.
cli-undo-refused = Not possible: { $why }.
cli-save-done = Saved in { $file }. (All hands can be worked out from it: no peeking!)
cli-save-done-over = Saved in { $file }.
cli-to-resume = To go on:        { $command }
cli-to-verify = To check it:     { $command }
cli-to-replay = To see it again: { $command }
cli-save-exists = { $file } exists already; give another name.
cli-save-failed = { $file } can't be written: { $why }
cli-quit-unsaved = The game is not saved. “{ $quit }” again leaves it for good, “{ $save }” keeps it.
cli-left-unsaved = You left; the game was not saved.
cli-left-saved = You left; the game is saved in { $file }.

cli-answer-no-number = There is no choice { $number }: the numbers go from 1 to { $last }.
cli-answer-no-choices = There is nothing to choose any more: the game is over.
cli-answer-near = “{ $text }” is no choice here. Did you mean “{ $near }”?
cli-answer-unknown = No such choice or command: “{ $text }”. A number from 1 to { $last }, or ? for help.

## Replaying

cli-replay-position = This game began from a position, not with an empty table.
cli-replay-prompt = Moment { $at } of { $last }. Enter: on · p: back · a number: go there · q: leave
cli-replay-prompt-end = Moment { $at } of { $last }, the last one. p: back · a number: go there · q: leave
cli-replay-puzzled = Enter, p, q, or a number from 0 to { $last }.
cli-replay-hand-of = p{ $seat } { $name }
cli-replay-unfinished =
    { $moves ->
        [one] The record ends here, after { $moves } move; the game is not finished.
       *[other] The record ends here, after { $moves } moves; the game is not finished.
    }

## Verifying

cli-verify-bad = ✗ record: { $why }
cli-verify-moves =
    { $moves ->
        [one] ✓ record: { $game }, { $players } players, { $moves } move; it is legal and every hash matches
       *[other] ✓ record: { $game }, { $players } players, { $moves } moves; all are legal and every hash matches
    }
cli-verify-unfinished = ✓ result: none, the game is not finished
cli-verify-result = ✓ result: { $scores }, as the moves lead to
cli-verify-seed = – shuffle: made from the number { $seed }; there is no sealed shuffle to prove
cli-verify-by-oneself = ✗ shuffle: whoever played has shuffled, with no hall that could promise anything, so nothing is proved
cli-verify-no-commitment = ✗ shuffle: the record has a secret but no fingerprint of it, so nothing is proved
cli-verify-broken-promise = ✗ shuffle: the secret is not the one that was promised by { $commitment }
cli-verify-proved = ✓ shuffle: proved, if this fingerprint was shown before the first card: { $commitment }
cli-verify-position = – position: the game began with what the record says lay there; the shuffle proves what came after
cli-verify-shares =
    ✓ { $shares ->
        [one] one player has added a share to the shuffle
       *[other] { $shares } players have added shares to the shuffle
    }: if yours is here as you gave it, nobody alone has chosen the cards
cli-verify-share = { "  " }{ $name }: { $share }

## Rules and games

cli-rules-none = No rule has this number or these words: { $words }
cli-rules-ruling = our ruling
cli-rules-ruling-note = ◆ marks rules in which at least one point is our ruling: the printed rules are silent or contradict themselves there.
cli-rules-book = The book:
cli-rules-reason = Our reason:
cli-rules-other = The other reading:
cli-rules-switch = To play it so:
cli-rules-variant = the house rule “{ $title }” (variants.{ $name } among the options).
cli-games-players = { $least }–{ $most } players
cli-games-how = To play: meadhall play NAME. To read the rules: meadhall rules NAME.

## Fuzzing

cli-fuzz-fine =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } without a failure, { $rate } games a second (first seed { $seed }).
cli-fuzz-broken =
    { $games ->
        [0] The first game broke
        [one] Broken after { $games } good game
       *[other] Broken after { $games } good games
    } (seed { $seed }): { $what }
cli-fuzz-kept = The way there: { $file }; the traceback: { $traces }

# meadhall analyse
cli-analyse-thinking = thinking it over
cli-analyse-course = Chances to win, from the first decision to the last
cli-analyse-steady = There was no turning point: the chances changed little by little.
cli-analyse-turning = Turning points
cli-analyse-point = Move { $number }, { $mover }: { $move }. { $name }: { $before } % → { $after } %.
cli-analyse-unfinished = The game isn’t over yet: these are the chances so far.
cli-analyse-better = { "    " }{ $sure ->
        [surely] Surely better was
       *[probably] Probably better was
    } to { $move } — { $worth } % instead of { $instead } %.
cli-analyse-doubt = { "    " }(The difference may be off by { $error } percentage points.)

cli-plain-players = players

# meadhall puzzles
cli-puzzles-games = { $kind }: { $games ->
    [one] looked through { $games } game
   *[other] looked through { $games } games
}
cli-puzzles-fault = { $name }: { $what }
cli-puzzles-checked = { $good } of { $all } hold.
cli-puzzles-kind = kind
cli-puzzles-kept = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} in { $file }
