# Why something can't be done, whatever the game.
kernel-why-no-such-seat = there is no seat { $seat } at a table of { $players } (seats count from 0)
kernel-why-no-such-move = there is no move number { $move }
kernel-why-game-over = the game is over
kernel-why-not-in-puzzle = this puzzle is about something else: only the moves it offers can be made here
kernel-why-not-your-decision = it is not for player { $seat } to decide now
kernel-undo-nothing = there is nothing to take back
kernel-undo-another-decided = somebody else has decided since, so this can't be taken back
kernel-undo-hidden-appeared = something hidden has come to light, so this can't be taken back

# What is asked in a game that says it no better.
kernel-ask = What do you do?

# What is wrong with an option; $what is its dotted name.
kernel-option-whole = { $what }: a whole number from { $least } to { $most }, not { $value }
kernel-option-one-of = { $what }: { $names } or { $last }, not { $value }
kernel-option-yes-no = { $what }: true or false, not { $value }
kernel-option-row = { $what }: a list of { $length }, not { $value }
kernel-option-no-options = options are a table, not { $value }
kernel-option-unknown = unknown option { $name }; { $game } has { $known }
kernel-option-no-entry = { $what } has no entry { $name }; it has { $known }
kernel-option-no-table = { $what } must be a table, not { $value }

# Who sits at the tables of lessons

kernel-learner-you = Guest
    .answer = You
kernel-learner-erik = Erik
kernel-learner-anna = Anna
