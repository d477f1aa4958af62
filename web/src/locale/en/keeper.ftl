### What only the keeper's room says. It is loaded with it.

keeper-title = The keeper's room
keeper-door = The keeper's room
keeper-door-how = For whoever runs this hall. The key was shown when the hall was first started.
keeper-key = The key
keeper-enter = Come in
keeper-lost = A new key is made by:
keeper-leave = Leave the room
keeper-wrong-key = That key doesn't fit.
keeper-ended = Your stay is over. Show the key again.

keeper-load = The last hour
keeper-load-people = People
keeper-load-playing = Games
keeper-load-tables = Tables
keeper-load-thinking = Bots
keeper-load-queue = Waiting
keeper-load-memory = Memory
keeper-load-loop = Delay
keeper-load-database = Database
keeper-load-errors = Errors
keeper-chart = { $what }: now { $now }, at most { $most } in the last hour
keeper-most = at most { $most }
keeper-megabytes = { $size } MB
keeper-ms = { $time } ms
keeper-processes = { $processes ->
    [0] Nothing is counted yet: that happens twice a minute.
    [one] Counted by one process, twice a minute.
   *[other] Counted by { $processes } processes, twice a minute.
}

keeper-reports = Reports
keeper-reports-none = Nothing is reported.
keeper-reports-done = { $count ->
    [one] { $count } that is done
   *[other] { $count } that are done
}
keeper-about = { $name } about { $about }
keeper-chat = { $lines ->
    [0] The chat
    [one] The chat, { $lines } line
   *[other] The chat, { $lines } lines
}
keeper-chat-none = Nothing had been said.
keeper-act = Mute or ban
keeper-done = Done
keeper-done-at = Done { $at }.
keeper-note = What became of it, for the record

keeper-bans = Muted and banned
keeper-bans-none = Nobody is.
keeper-bans-add = Mute or ban somebody
keeper-kind = What
keeper-mute = Mute
keeper-ban = Ban
keeper-mute-how = They can't chat. They can play.
keeper-ban-how = They can't make a table, sit down or chat. Games they play already go on.
keeper-muted = muted
keeper-banned = banned
keeper-name = Name
keeper-address = Address
keeper-an-address = an address
keeper-their-address = Their address, too
keeper-long = How long
keeper-reason = Why; they are told that
keeper-until = Until { $at }
keeper-pardon = End it
keeper-pardon-whom = End it for { $name }
keeper-minutes = { $minutes } min
keeper-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
keeper-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
}

keeper-aside = Tables set aside
keeper-aside-none = No table is set aside.
keeper-troubled = { $count ->
    [one] Something went wrong at { $count } more; it is looked at again.
   *[other] Something went wrong at { $count } more; they are looked at again.
}
keeper-since = { $times ->
    [one] Once, { $at }
   *[other] { $times } times since { $at }
}
keeper-retry = Try again
keeper-retry-table = Try table { $table } again
keeper-rows = Its log
keeper-rows-of = The log of table { $table }

keeper-announcements = Announcements
keeper-announcements-none = Nothing is announced.
keeper-announce = Announce something
keeper-announce-now = Announce it
keeper-in-english = In English
keeper-in-russian = In Russian
keeper-from = From (empty: now)
keeper-to = Until
keeper-from-until = { $from } – { $until }
keeper-withdraw = Take back
keeper-withdraw-what = Take back: { $words }

keeper-who = Who is there
keeper-who-none = Nobody has a line.
keeper-phase-waiting = before the game
keeper-phase-playing = playing
keeper-phase-over = over

keeper-audit = What was done
keeper-audit-all = All of it (CSV)
keeper-page = from this room
keeper-command = by a command
keeper-did-key = A new key
keeper-did-enter = Came in
keeper-did-leave = Left
keeper-did-done = Report done
keeper-did-mute = Mute
keeper-did-ban = Ban
keeper-did-pardon = Pardon
keeper-did-announce = Announced
keeper-did-withdraw = Taken back
keeper-did-call-off = League called off
keeper-did-retry = Table tried again
keeper-did-export = Log handed out

keeper-pairs = Rated against each other
keeper-pairs-how = Of the last 30 days: games that count less, for the same two play often or from one address.
keeper-pair =
    { $games ->
        [one] one game
       *[other] { $games } games
    }, { $won } : { $lost }
keeper-pair-near = { $games } from one address
