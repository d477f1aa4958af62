### What the page says around the games. Games have catalogues of their own.

title = Meadhall
close = Close
back = Back
confirm = Do it
confirm-hint = Enter does it, Escape goes back.
take-back = Take back
hint = Hint
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
refused-too-many-seats = Too many at this table came from your address. Ask the host for the invitation.

level-random = whimsical
    .about = plays whatever comes to mind
level-greedy = keen
    .about = takes what looks best
level-ismcts = shrewd
    .about = thinks ahead
level-thrall = thrall
    .about = plays at a whim, but never a foolish move
level-karl = karl
    .about = takes what looks best
level-jarl = jarl
    .about = thinks a little ahead
level-konung = konung
    .about = thinks long and far ahead

## The top bar

to-lobby = To the lobby
rules = Rules book
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
renewed = The hall has been renewed.
renewed-ask = The hall has been renewed, and this page is not the one it serves.
line-lost-how = The line is lost. It comes back by itself, and nothing is forgotten.
onlooker = you look on
ask-first = Ask before each move

## The lobby

lobby-welcome = No account needed. Pull up a bench.
lobby-title = Lay a table
lobby-how = Choose a game, fill the bench, start.
lobby-game = Game
lobby-players = Players:
lobby-minutes = { $minutes } min
lobby-options = Options
lobby-clock = Time
clock-none = none
clock-quick = 3 min
clock-calm = 15 min
clock-days = 3 days a turn
lobby-watch = Who may watch
watch-link = whoever has the link
watch-nobody = nobody
lobby-door = Who may sit
door-invited = by link
door-open = anybody
lobby-friends =
    { $friends ->
        [one] One seat waits for a friend.
       *[other] { $friends } seats wait for friends.
    }
lobby-friends-how = The invitation comes with the table.
lobby-ready = Everybody is ready.
lobby-rules = Rules
lobby-rules-changes =
    { $changes ->
        [0] usual
        [one] { $changes } change
       *[other] { $changes } changes
    }
lobby-rules-how = You play by the rule book unless you change something here.
lobby-rules-read = Read it
lobby-rules-done = Done
lobby-rules-on = House rules of this table
lobby-variants = Ways to play
lobby-readings = The other reading
lobby-readings-how = Where the book is silent or can be read in two ways, we decided. Here you decide otherwise.
lobby-reading-rule = Rule { $rule }, in a new tab
lobby-numbers = Other numbers
lobby-numbers-how = For experiments: any number on the cards, written as JSON like the example. Whatever is left out stays as it is.
lobby-numbers-wrong = This can't be read as JSON.
lobby-tables = Tables
lobby-running = Your tables
lobby-none = None yet. What you begin stays here, in this browser.
lobby-seating = Seats are being taken
lobby-yours = Your move
lobby-open = Open
lobby-benches = Open benches
lobby-free = { $free } of { $players } seats free
lobby-over = Sung to the end
lobby-won = You won { $scores }
lobby-place = Place { $rank }, { $scores }
lobby-code = Have a link? Paste it here
credits = Credits

bench = The bench
bench-seats = { $seats } seats of { $most }
bench-you = You, first seat
bench-bot = Bot
bench-friend = A friend
bench-friend-how = You get a link to send.
bench-level = Level
bench-level-of = Level: { $level }. Change
bench-to-friend = Friend
bench-to-bot = Bot
bench-remove = Remove this seat
bench-add-friend = A friend
bench-add-bot = A bot
your-name = Your name
you-name = You

## Joining and waiting

join-title = A seat is kept for you
join = Sit down
room-waiting =
    { $free ->
        [one] One seat is still free. The game begins when it is taken.
       *[other] { $free } seats are still free. The game begins when they are taken.
    }
room-full = Everybody is here.
room-free = Free seat
room-start-bots = Start now, bots fill in
room-kick = Send away
invite = Invite a friend
invite-how = Send the link or show the code. Nobody needs an account.
invite-link = Invitation link
copy-link = Copy link
copied = Copied
qr = QR code of the invitation link

## Playing

away = A bot plays for you.
come-back = I am back
note-takeover-absent = { $name } is away; a bot plays on.
note-takeover-timeout = { $name } has run out of time; a bot plays on.
note-takeover-left = { $name } has left; a bot plays on.
note-takeover-crashed = The bot of { $name } has crashed; another plays on.
note-takeover-hung = The bot of { $name } took too long; another plays on.
note-takeover-illegal = The bot of { $name } made an illegal move; another plays on.
result = The result
result-you = You win!
result-won = { $name } wins
result-shared = A shared victory: { $names }
rematch = Play again
look-at-table = Look at the table

## The replay

replay-title = Replay
replay-not-over = The replay opens when the game is over.
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-eyes = Whose eyes
replay-all = All hands
replay-chances = Win chances, %
replay-chances-how = A bot looked at every decision { $iterations ->
    [one] once
   *[other] { $iterations } times
} with the eyes of whoever made it.
replay-more = More
replay-turning = Turning points
replay-turned-by = { $deed }: { $chosen }
replay-turning-none = Nothing turned this game: the chances changed little by little.
replay-better = Better: { $move } ({ $best } % instead of { $worth } %)
replay-what-if = What if…
replay-what-if-how = Take { $name }'s seat at this moment. Bots take the other chairs, and the same cards come.
replay-play-on = Play on from here
replay-copy = Copy link
replay-download = Download
replay-verified = Shuffle verified
replay-not-verified = The shuffle does not fit its promise
replay-verify-how = Before the first card the hall promised its part of the shuffle by a hash; then every player added a share that nobody could foresee. After the game the hall tells its secret: this browser has just reckoned the hash and compared, and looked for its own share.
replay-commitment = Promised
replay-secret = Secret
replay-share = Added by { $name }
replay-share-yours = yours, as you gave it
replay-promise-changed = This is not the promise that this browser saw before the game.
replay-share-lost = The share that this browser gave is not among them.
replay-opening = The table is laid
replay-position = Position in the game

## The rules book

rules-title = Rules book
rules-search = Search the rules
rules-none = No rule has all these words.
rules-found =
    { $rules ->
        [one] one rule
       *[other] { $rules } rules
    }
rules-ruling = our ruling
rules-ruling-how = The printed rules leave this open; this is how we decided.
rules-show = Show
rules-all = All rules
rules-rulings = Our rulings
rules-rulings-how = The printed rules leave these open, or can be read in more than one way. Here is what they say, in our words, why we decided as we did, and what else could be meant.
rules-book = The book
rules-reason = Our reason
rules-other = The other reading
rules-switch = Play it so
rules-switch-how = House rule “{ $title }”, chosen when a table is laid.
rules-cards = Cards
rules-chapters = Chapters

## Where what stands on a card comes from

origin-title = Where this comes from
origin-book = From the book:
    .how = The printed rules say so.
origin-derived = Worked out:
    .how = It follows from what the printed rules say, or people who have the game tell it.
origin-picture = From a picture:
    .how = We read it in a picture of the printed rules that is hard to read.
origin-ours = Our choice:
    .how = No source tells us; we chose it.
origin-of-price = price
origin-of-currency = beer or gold
origin-of-strength = strength
origin-of-defence = defence
origin-of-rune = rune
origin-of-gives = what it gives
origin-of-draw = cards drawn
origin-of-amount = size of the effect
origin-of-prize = damage bonus
origin-of-limit = limit of buildings
origin-of-reached = points for reaching it
origin-of-points = points
origin-of-effect = effect
origin-of-condition = condition
origin-of-numbers = numbers in the text
origin-of-players = for how many players
origin-of-copies = number of copies
origin-of-order = order of awakening

## Credits

credits-title = Credits
credits-unofficial = Meadhall is unofficial: our own words and drawings, nobody's art or sentences. The games belong to their authors and publishers; buy them if you like them.

credits-icons = Figures
credits-icons-how = Figures on the cards are from game-icons.net, by Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau and other contributors, under CC BY 3.0; colours and frames are ours.
credits-fonts = Letters
credits-fonts-how = Forum by Denis Masharov, Alegreya Sans by Juan Pablo del Peral, Noto Sans Runic by Google, all under the SIL Open Font License 1.1, through Fontsource.
credits-code = Code
credits-code-how = The page is built with Svelte, Vite, Fluent, qrcode-generator and noble-hashes; the hall with Litestar, uvicorn, msgspec and SQLAlchemy. Meadhall itself is under the MIT licence.
