### What the page says around the games. Games have catalogues of their own.

## Everywhere

close = Close
back = Back
confirm = Do it
take-back = Take back
hint = Hint
your-move = Your move
moment = One moment
waiting-for = Waiting for { $names }
game-over = The game is over
prompt = What is asked
steps = Steps
choices = Choices
your-time = Your time left
saga = Saga
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something…
you = you
bot = bot
level-random = whimsical
level-greedy = keen
level-ismcts = shrewd
level-learned = wise
