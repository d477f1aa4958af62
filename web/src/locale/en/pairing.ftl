## Finding a game

find-title = Find a game
find-lead = Say what you would like to play. The hall looks for people of your strength.
find-game = Game
find-players = Players
find-pace = Time
find-pace-quick = quick
find-pace-calm = calm
find-pace-days = by turns
find-pace-of-quick = 3 minutes each, 10 seconds more for each turn.
find-pace-of-calm = A quarter of an hour each, 20 seconds more for each turn.
find-pace-of-days = Three days for each turn.
find-rated = Does it count?
find-rated-no = for fun
find-rated-yes = rated
find-rated-name = A rated game needs a name of your own.
find-rated-make = Make a name mine
find-go = Find
find-watched = Anybody may look on; no hand is shown.
find-line = { $game }, { $players } players, { $pace }
find-line-rated = { $line }, rated
find-others = Others are looking for
find-others-none = Nobody is looking just now: be the first. Soon bots can take the empty seats, so you play in any case.
find-here =
    { $waiting ->
        [0] Nobody is looking for this yet.
        [one] One is looking for this now.
       *[other] { $waiting } are looking for this now.
    }
find-count =
    { $waiting ->
        [one] 1 waits
       *[other] { $waiting } wait
    }
find-usual = Usually within { $time }.
find-seconds = { $seconds } s
find-minutes = { $minutes } min
find-looking = Looking for a game
find-alone = You are the first. Whoever comes now plays with you.
find-with =
    { $others ->
        [one] One other is looking for the same.
       *[other] { $others } others are looking for the same.
    }
find-reach = Strength from { $least } to { $most }, wider each second.
find-reach-guest = Near your strength, wider each second.
find-reach-anybody = By now anybody will do.
find-missed = Somebody did not come. You look on, and your time counts on.
find-bots = Play now with bots?
find-bots-how = { $level } bots take the empty seats. Such a game isn't rated.
find-bots-yes = Play with bots
find-bots-ready = Bots take the empty seats in a moment.
find-cancel = Stop looking
find-hide = Look around meanwhile
find-open = Show the search
find-found = A game is found
find-found-how = Your table is laid.
find-there = Go there
find-later = Hide this
find-coming = { $come } of { $needed } have come
find-lapsed = The search is over: this page was away for too long. Look again?
find-elapsed = Looking for { $time }
refused-found-elsewhere = A game was found for you on another device: go on there.
refused-full = Too many are looking just now. Try again in a moment.
