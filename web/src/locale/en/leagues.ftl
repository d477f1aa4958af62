## Leagues and evenings

leagues-lead = Play in company: an evening of rounds, an hour in the arena, or a league over weeks.
leagues-name = To take part, make your name yours first. It takes a moment, and no e-mail.
leagues-none = No league yet
leagues-none-how = Make one, send the link to those you want there, and the hall does the rest: it seats everybody, counts, and keeps the standings.
leagues-running = Now
leagues-coming = Coming
leagues-over = Over
league-make = Make a league
league-make-it = Make it
league-form = What kind
league-form-swiss = Rounds
league-form-swiss-how = Everybody sits in every round. Those with like points meet, and nobody meets the same people twice if it can be helped.
league-form-arena = Arena
league-form-arena-how = Whoever has finished a game is seated again at once. What you win until the time is up counts.
league-form-turns = By turns
league-form-turns-how = A few tables at once, with days for each turn. You look in when it suits you.
league-name = Name
league-begins = Begins
league-game = Game
league-seats = At a table
league-rounds = Rounds
league-minutes = Minutes
league-weeks = Weeks at most
league-tables-each = Tables for each
league-bank = Minutes to think
league-days = Days for a turn
league-bots = Empty seats
league-no-bots = smaller tables
league-rated = Rated: it changes how strong you are held to be
league-usual-name = { $day } evening
league-will-swiss = On { $time } all who have joined are seated: { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } of { $game } at tables of { $seats }, { $bank } minutes each to think. Whoever doesn’t come within { $wait } minutes has lost that table.
league-will-arena = On { $time } the arena opens for { $minutes } minutes: { $game } at tables of { $seats }, { $bank } minutes each to think. Whoever is done is seated again at once.
league-will-turns = On { $time } everybody gets { $rounds ->
        [one] a table
       *[other] { $rounds } tables
    } of { $game } for { $seats }, with { $days ->
        [one] a day
       *[other] { $days } days
    } for a turn. After { $weeks } weeks at most it is over.

league-line = { $form } · { $game } · tables of { $seats }
league-people = { $people ->
        [0] nobody yet
        [one] one player
       *[other] { $people } players
    }
league-mine = you too
league-was = { $time }
league-round-of = Round { $round } of { $rounds }
league-until = until { $time }
league-by = made by { $name }
league-is-rated = rated
league-with-bots = empty seats: { $level }
league-lost = There is no such league, or the hall is away.
league-now-coming = It begins by itself: { $time }.
league-now-off = It does not take place.
league-now-over = It is over.
league-now-turns = The tables are open; the last game counts until { $time }.
league-now-arena = The arena is open: whoever waits is seated.
league-now-last = Time is up: the last tables are played to their end.
league-now-pause = Round { $round } of { $rounds } is over. Take a breath.
league-now-round = Round { $round } of { $rounds } is being played.
league-begins-in = begins in
league-next-in = next round in
league-ends-in = ends in
league-days-left = { $days } days
league-ready = To your table
league-waits = You are waiting for a table. Stay here.
league-rests = You are resting: nobody seats you.
league-rest = Rest
league-wait = Seat me
league-join = Take part
league-withdraw = Take part no longer
league-call-off = Call it off
league-entrants = Who takes part
league-nobody = Nobody yet. Be the first, and send the address of this page to others.
league-gone = Guest
league-bot = a bot
league-left = has left
league-standings = Standings
league-division = Division { $division }
league-rank = Rank
league-who = Player
league-points = Points
league-wins = Won
league-strength = Rivals
league-strength-how = The points of those they met, on average
league-points-how = The first at a table has 12 points, the last none, the others evenly between. Alike in points: the larger share of tables won goes first, then the stronger rivals.
league-picture = Picture
league-graph = Points by round
league-cross = Who met whom
league-not-met = haven’t met
league-ahead = came out ahead
league-behind = came out behind
league-even = even
league-tables = Tables
league-tables-of = Table { $number } of each
league-wave = Seating { $number }
league-round = Round { $round }
league-absent = didn’t come
league-free = a free round
league-look-on = Look on
league-more = Earlier rounds
league-refused-too-many-leagues = There are too many leagues already: yours, or all together. Wait until one is over.
league-refused-not-signed-in = You are not signed in any more.
league-refused-name-taken = Another league is called so, or nearly. Take another name.
league-refused-bad-name = A league’s name has three letters at least.
league-refused-over = It is too late for that.
league-refused-table-full = This league is full.
