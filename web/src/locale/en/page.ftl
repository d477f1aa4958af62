### What the page says around the games. Games have catalogues of their own.

title = Meadhall
close = Close
back = Back
confirm = Do it
confirm-hint = Enter does it, Escape goes back.
take-back = Take back
hint = Hint
hint-why = { $text }: { $why }.
hint-ask = why?
hint-thinking = A bot is thinking about it…
your-move = Your move
moment = One moment…
waiting-for = Waiting for { $names }
game-over = The game is over
prompt = What is asked
steps = Steps
choices = Choices
your-time = Your time left
saga = Saga
saga-only = Only one player
saga-only-of = Only { $name }
saga-of = { $name } { $words }
saga-under = { $title }: { $words }
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something…
you = you
bot = bot
here = here
not-here = away
the-table = The table
start = Start
leave = Leave
replay = Replay
nowhere = There is nothing here.
refused-no-seat = This seat is no longer yours.
refused-eyes-closed = They don't let onlookers see their hand any more.
refused-no-hints = There are no hints at this table.
refused-not-gone = They are back.
refused-undecided = Something else is being decided. Wait for that.
refused-too-few = Of two people neither can send the other away.
refused-seats-kept = The others' seats are still kept for them.
refused-already-started = It has begun already.
refused-name-taken = Somebody has this name, or one that looks like it, for their own. Take another, or sign in if it is yours.
refused-rate-limited = Too often. Wait a moment.
refused-too-many-seats = Too many at this table came from your address. Ask the host for the invitation.

level-random = whimsical
    .about = plays whatever comes to mind
level-greedy = keen
    .about = takes what looks best
level-ismcts = shrewd
    .about = thinks ahead
level-thrall = thrall
    .plain = easy
    .about = easy: plays at a whim, but never a foolish move
level-karl = karl
    .plain = fair
    .about = fair: takes what looks best
level-jarl = jarl
    .plain = strong
    .about = strong: thinks a little ahead
level-konung = konung
    .plain = master
    .about = master: thinks long and far ahead
level-norn = norn
    .plain = top
    .about = top: thinks a full second about a move

## The top bar

to-lobby = To the lobby
rules = Rules book
rules-at = Rule { $rule }: read it beside the table
sound = Sound
to-light = Light
to-dark = Dark
menu = Menu
line-opening = connecting
line-open = connected
line-lost = no connection
reload = Load again
line-refused = not let in
part-lost = A part of the page did not come. Load it again in a moment.
announced = From whoever keeps the hall
renewed = The hall has been renewed.
renewed-ask = The hall has been renewed, and this page is not the one it serves.
ask-first = Ask before each move
notices = Tell me when it is my move
notices-how = A message from the browser when it is your move and this tab is out of sight
notices-refused = The browser doesn't allow it. You can change that in its settings for this page.
keys = Keys
keys-everywhere = Everywhere
keys-table = At the table
key-keys = This list
key-close = Close what is open
key-tab = Go from one thing to the next
key-digits = Choose by number
key-arrows = Walk among what can be chosen
key-enter = Do it
key-escape = Take back the last step
key-hint = Ask for a hint
key-step = One step back or on
key-leap = Ten steps
key-ends = To the beginning, to the end
key-play = Play and pause
key-eyes = Look with another player's eyes
key-what-if = What if: play on from here
key-turning = Turning points
key-turned = Go to a turning point

## The lobby

lobby-welcome = No account needed. Pull up a bench.
lobby-back = Good to see you again.
lobby-first =
    { $games ->
        [0] The hall
        [1] A game of the North
        [2] Two games of the North
        [3] Three games of the North
       *[other] { $games } games of the North
    }
lobby-first-how = Learn one in ten minutes, or sit down at once.
find = Find a game
lobby-waiting =
    { $tables ->
        [0] Your tables are quiet
        [1] One table waits for you
        [2] Two tables wait for you
        [3] Three tables wait for you
       *[other] { $tables } tables wait for you
    }
lobby-games = Games
lobby-begin = Start here
lobby-for = { $least }–{ $most } players
lobby-now = Play now
lobby-with-friends = With friends
lobby-friends-short = Friends
lobby-lessons = Lessons { $done }/{ $all }
lobby-go-on = Go on learning
lobby-lesson = { $game }, lesson { $lesson } of { $lessons }
lobby-more = More
lobby-kept = What is kept of you
lobby-unofficial = Unofficial: our own words and drawings.
levels = Bots at my table
axis-learn = to learn
axis-master = to master
axis-bite = bite
axis-of = { $name }: { $value } of 3
guest = Guest
name-yourself = name yourself
name-own = Make this name yours, or sign in
name-own-is = Your name: what opens it
my-games = My games
name-change = , change your name
lobby-game = Game
lobby-players = Players:
lobby-minutes = { $minutes } min
clock-of-none = no clock
clock-of-bank = { $minutes } min
clock-of-days =
    { $days ->
        [one] a day a turn
       *[other] { $days } days a turn
    }
lobby-numbers = Other numbers
numbers-limits = a whole number from { $least } to { $most }
numbers-from-book = from the book
numbers-from-derived = worked out
numbers-from-picture = from a picture
numbers-from-ours = our choice
lobby-running = Your tables
lobby-none = None yet. What you begin stays here, in this browser, and waits for you.
lobby-seating = Seats are being taken
lobby-yours = Your move
lobby-open = Open
lobby-benches = Open tables
lobby-benches-none = No open table now. Lay one with a seat for a friend, and let anybody sit.
lobby-own = Open a table of your own
lobby-host = { $name } invites
lobby-bots = bots: { $levels }
lobby-played = Watch a game
lobby-played-none = Nobody plays just now. Find a game: whoever comes in can watch it here.
lobby-with = with { $names }
lobby-branch = What if, from step { $step }
lobby-row-more = { $title }: hide or forget
lobby-hide = Hide
lobby-unhide = Show again
lobby-forget = Forget
lobby-forget-sure = This browser won't know it any more. Sure?
lobby-all = All { $tables }
lobby-fewer = Fewer
lobby-hidden =
    { $tables ->
        [one] One hidden
       *[other] { $tables } hidden
    }
lobby-hidden-away = Hide the hidden
lobby-rated = rated
lobby-free = { $free } of { $players } seats free
lobby-over = Sung to the end
lobby-won = You won { $scores }
lobby-place = Place { $rank }, { $scores }
lobby-bot-finished = A bot finished it for you: place { $rank }, { $scores }
lobby-code = Have a link? Paste it here
credits = Credits

watching-public-how = No hand is shown to anybody.
watching-eyes-how = Each player may let onlookers see their hand, and stop it at any time.
watching-delayed-how = Good for games that many follow. Whoever plays could look too, late.

bench = The bench
your-name = Your name
you-name = You

## Joining and waiting

join = Sit down
copy-link = Copy link
copied = Copied
qr = QR code of the invitation link

## Playing

away = A bot plays for you.
result-picture = Picture
ending-agreed = Ended by agreement, counted as it stood.
ending-void = Ended by agreement.
ending-conceded = All others gave up.
look-at-table = Look at the table

## The pace

pace = Pace of the others
pace-short = Pace
pace-how = How fast you are shown what others do. Nobody waits for you because of it.
pace-calm = calm
pace-brisk = brisk
pace-once = at once
catching = First, what happened…
hurry = Skip
hurry-how = Show at once how things stand
peek-large = opens it large
peek-hide = hides it

## Since your turn

recap = Since your turn
recap-again = Show it once more
recap-all = Show all of it once more
recap-close = Got it

## Who is away

away-for = away { $time }
gone-turn = { $name } is away. It is their turn.
gone-for = Gone for { $time }. Whoever comes back has the seat at once.
gone-wait = Wait

## The table's menu

mute = Mute
concede = Concede
conceded = You have given up. A bot plays your seat to the end.

## Another game


## Lessons

learn = Learn
learn-next = Go on

## The guide in a real game

guide = Guide
guide-understood = Understood
guide-lesson = Lesson
guide-better = There was better
guide-take-back = Take it back
guide-leave = Leave it
guide-close = Close the guide
guide-more = More about the guide
guide-quiet = Quiet for this game
guide-off = Guide off
guide-doubt = Both moves were thought through alike; the difference may be off by { $error } percentage points

## Puzzles

puzzles-all = All puzzles
leagues = Leagues
puzzle-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-again = Look again
puzzle-tries-three = 3 tries
puzzle-streak =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
puzzle = Puzzle
puzzles = Puzzles
puzzle-is-done = found
puzzle-is-seen = seen
puzzle-is-open = open
puzzle-of-table = Puzzle: { $title }
