### What is only said where one reads: replays, rules, credits.

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
replay-better = { $sure ->
    [surely] Surely better:
   *[probably] Probably better:
    } { $move } ({ $best } % instead of { $worth } %)
replay-doubt = The difference may be off by { $error } percentage points
replay-what-if = What if…
replay-what-if-how = Take { $name }'s seat at this moment. Bots take the other chairs, and the same cards come.
replay-play-on = Play on from here
replay-copy = Copy link
replay-download = Download
replay-verified = Shuffle verified
replay-not-verified = The shuffle does not fit its promise
replay-verify-how = Before the first card the hall promised its part of the shuffle by a hash; then every player added a share that nobody could foresee. After the game the hall tells its secret: this browser has just reckoned the hash and compared, and looked for its own share.
replay-verify-laid = This game began from a puzzle's position: proved is what was drawn after it.
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
rules-aim = The aim
rules-minute = A minute's read
rules-whole = As a page
rules-close = Close the rules book
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

## Credits

credits-title = Credits
credits-unofficial = Meadhall is unofficial: our own words and drawings, nobody's art or sentences. The games belong to their authors and publishers; buy them if you like them.

credits-icons = Figures
credits-icons-how = Figures on the cards are from game-icons.net, by Lorc, Delapouite, Skoll, Caro Asercion, Cathelineau and other contributors, under CC BY 3.0; colours and frames are ours.
credits-fonts = Letters
credits-fonts-how = Forum by Denis Masharov, Alegreya Sans by Juan Pablo del Peral, Noto Sans Runic by Google, all under the SIL Open Font License 1.1, through Fontsource.
credits-code = Code
credits-code-how = The page is built with Svelte, Vite, Fluent, qrcode-generator and noble-hashes; the hall with Litestar, uvicorn, msgspec and SQLAlchemy. Meadhall itself is under the MIT licence.
