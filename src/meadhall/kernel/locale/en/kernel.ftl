# Why something can't be done, whatever the game.
kernel-why-no-such-seat = there is no seat { $seat } at a table of { $players } (seats count from 0)
kernel-why-no-such-move = there is no move number { $move }
kernel-why-game-over = the game is over
kernel-why-not-your-decision = it is not for player { $seat } to decide now
kernel-undo-nothing = there is nothing to take back
kernel-undo-another-decided = somebody else has decided since, so this can't be taken back
kernel-undo-hidden-appeared = something hidden has come to light, so this can't be taken back

# What is asked in a game that says it no better.
kernel-ask = What do you do?

## Who sits at the tables of lessons

kernel-learner-you = You
kernel-learner-erik = Erik
kernel-learner-anna = Anna
