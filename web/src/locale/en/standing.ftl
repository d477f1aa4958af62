## How one stands: one's games, ratings and figures

standing-since =
    { $games ->
        [one] One game
       *[other] { $games } games
    } since { $day }
standing-none = No game of yours is over yet. Sit down at one: it will be here when it is.
standing-begin = Find a table
standing-show = Let everybody see this page
standing-show-how = Your ratings and figures, without whom you played. Off unless you say so.
standing-shown = Everybody can read it here
standing-of = How { $name } stands
standing-of-none = Nobody of this name shows how they stand.

guest-lead = This browser knows these games. Other devices don't, and if it is cleared they are gone.
guest-why = With a name of your own
guest-why-kept = your games are yours on every device
guest-why-rated = you can play rated games, and see how strong you are
guest-why-figures = you see what you win with, and against whom
guest-make = Make a name mine
guest-none = Nothing played to its end in this browser yet.
guest-won =
    Won { $won } of { $games ->
        [one] one game
       *[other] { $games } games
    }

rating = Rating
rating-none = Not rated yet
rating-none-how = A rated table has a clock, no hints, and nobody but people with names and bots. Choose “Rated” when you lay one, with friends or against bots.
rating-about = ± { $spread }
rating-games =
    { $games ->
        [one] after one rated game
       *[other] after { $games } rated games
    }
rating-how = 19 of 20 such ranges hold the true strength; they narrow as you play. 1500 is a karl.
rating-graph = Rating over time: { $first } at first, { $last } ± { $spread } now
rating-band = The band is how sure it is.

records = Records
record-highest = Highest rating
record-highest-none = not sure enough yet
record-run = Longest run of wins
record-best = Most points
record-games = Games won

wins = Wins
wins-size = { $players } players
wins-seats = By seat
wins-levels = Against
wins-seat = Seat { $seat }
wins-of = { $won } of { $games }
wins-says = { $what }: won { $won } of { $games }, { $percent } %; an equal wins { $null } %
wins-null = The mark is what an equal would win.
against-people = people
against-other = other bots

games = Games
games-none = No such games.
games-older = Older ones
filter-players = Players
filter-outcome = Result
filter-against = Against
filter-kind = Kind
any = any
outcome-won = won
outcome-shared = shared
outcome-lost = lost
outcome-none = doesn't count
against-any-people = people
against-only-bots = bots only
kind-rated = rated
kind-unrated = not rated
kind-starred = with a star
star = Star: find it again
unstar = Take the star off
place-of = place { $place }
left-of = { $name } (a bot finished it)
rated-by = { $change } to { $shown }
rated-less = counted { $percent } %: the same two, often or from one address
