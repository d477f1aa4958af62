## What somebody is told who isn't here

notice-move =
    { $others ->
        [0] { $game }: it is your move.
       *[other] { $game } with { $names }: it is your move.
    }
    .title = Your move
notice-half =
    { $others ->
        [0] { $game }: half of your time for this turn is gone.
       *[other] { $game } with { $names }: half of your time for this turn is gone.
    }
    .title = Half of your time is gone
notice-rematch = { $names } asks for another game of { $game }.
    .title = Another game?
notice-free = { $game }: a seat at your table is free again.
    .title = A seat is free
notice-round = { $league }: round { $round } begins.
    .title = A round begins
notice-several = Your tables: { $tables }
notice-more = And { $tables } more.

## What a whole hall is told

hall-move = { $game }: { $names } to move.
    .title = A move is waited for
hall-free = { $names } has a table open: { $game }. Take a seat.
    .title = A table is open
hall-round = { $league }: round { $round } begins.
    .title = A round begins

## Mail

mail-open = Open: { $link }
mail-why = You asked the hall at { $site } to tell you this.
mail-stop = To get no more of it, here: { $link }
mail-confirm-title = Is this your address?
mail-confirm = Somebody who plays as { $name } wants mail from the hall at { $site } to this address. If that is you, say so here within a day:
mail-confirm-not = If not, there is nothing to do: nothing more will come. If you want the hall never to write here again:
mail-try-title = Mail works
mail-try = The hall at { $site } can send mail. This one was sent to try it.
notice-try = This is how the hall tells you something.
    .title = It works
