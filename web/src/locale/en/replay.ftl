### What only a replay says. It is loaded with it.

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
