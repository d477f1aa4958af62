## What somebody is told who isn't here

notices-move =
    { $others ->
        [0] { $game }: it is your move.
       *[other] { $game } with { $names }: it is your move.
    }
    .title = Your move
notices-half =
    { $others ->
        [0] { $game }: half of your time for this turn is gone.
       *[other] { $game } with { $names }: half of your time for this turn is gone.
    }
    .title = Half of your time is gone
notices-rematch = { $names } asks for another game of { $game }.
    .title = Another game?
notices-free = { $game }: a seat at your table is free again.
    .title = A seat is free
notices-round = { $league }: round { $round } begins.
    .title = A round begins
notices-several = Your tables: { $tables }
notices-more = And { $tables } more.

## What a whole hall is told

notices-hall-move = { $game }: { $names } to move.
    .title = A move is waited for
notices-hall-free = { $names } has a table open: { $game }. Take a seat.
    .title = A table is open
notices-hall-round = { $league }: round { $round } begins.
    .title = A round begins

## Mail

notices-mail-why = You asked the hall at { $site } to tell you this.
notices-mail-stop = To get no more of it, here: { $link }
notices-mail-confirm-title = Is this your address?
notices-mail-confirm = Somebody at the hall { $site } wants to be told by mail to this address when a game waits for them. If that is you, say so here within a day:
notices-mail-confirm-not = If not, there is nothing to do: nothing more will come. If you want the hall never to write here again:
notices-mail-try-title = Mail works
notices-mail-try = The hall at { $site } can send mail. This one was sent to try it.
notices-try = This is how the hall tells you something.
    .title = It works
