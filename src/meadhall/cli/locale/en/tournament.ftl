### meadhall tournament

cli-tournament-games = games
cli-tournament-left = left
cli-tournament-rounded =
    { $asked ->
        [one] One game is no whole deal
       *[other] { $asked } games are no whole deals
    } at a table of { $seats }, where each deal is played once from every seat: every pair plays { $games }.
cli-tournament-aside = The earlier games are now in { $folder }
cli-tournament-enough = Nothing to play: these games are there already.
cli-tournament-stopped =
    Stopped with { $played } of { $total } games, all of them kept. Run the same command again to go on.
cli-tournament-nothing = No deal has been finished by all pairs yet, so there is nothing to compare.
cli-tournament-bot = bot
cli-tournament-rating = rating
cli-tournament-wins = wins of ↓ against →
cli-tournament-note =
    { $seats } seats: an equal would win { $null } (the null); { $games ->
        [one] one game
       *[other] { $games } games
    } a pair on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }. In parentheses 95% intervals over deals; ± is two of the rating model’s standard deviations.
cli-tournament-timed = { $bots }: by the clock, so these games won’t be the same another time.
