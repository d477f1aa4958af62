### The page of a tournament.

lab-title = { $game }: a tournament of bots
lab-lead = { $bots } at tables of { $seats }: every bot against a table of every other.
lab-counts =
    { $pairs ->
        [one] One pair
       *[other] Each of { $pairs } pairs
    } has played { $games ->
        [one] one game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }.
lab-unfinished =
    { $games ->
        [one] One more game belongs to a deal that is not finished: it is
       *[other] { $games } more games belong to a deal that is not finished: they are
    } not counted yet.
lab-nothing = No deal has been finished by all pairs yet, so there is nothing to compare. Run the command below again to go on.

lab-short = In short
lab-short-first = { $bot } stands first, with a rating of { $rating }.
lab-short-sure = Surely better than an equal: { $pairs }.
lab-short-open = Too close to call with so few games: { $pairs }.
lab-pair = { $challenger } against { $rival }

lab-ratings = Ratings
lab-ratings-how = How to read this: the further right, the stronger. The dot is the best guess, and the bar the 95 % interval, two of the model’s own standard deviations to either side. The model is OpenSkill’s (Plackett–Luce): everybody begins at { $begin } and each game moves those who played it a little. It learns in the order of the games, so another order would give slightly other numbers, and a rating says something among the bots of this page only.
lab-ratings-plot = Rating of each bot, with its 95 % interval
lab-ratings-axis = rating in OpenSkill’s points; everybody began at { $begin }

lab-wins = Who wins against whom
lab-wins-how = How to read this: a row is a challenger, sitting alone among rivals who are all of the column’s kind. With { $seats } seats an equal would win { $null } of the games (the null). A shared win counts in part, a half for each of two.
lab-wins-table = Share of wins, and its 95 % interval
lab-wins-corner = wins of ↓ against →
lab-intervals-how = The small figures are 95 % intervals: about one in twenty misses the truth. They are made of deals, not of games. Each deal is played once with the challenger in every seat, and games of one deal are no independent evidence. (A bootstrap over deals; a few deals leave more doubt than it shows, and then Wilson’s interval with Student’s t is taken where it is wider.)
lab-legend-good = surely more than an equal would win
lab-legend-bad = surely less
lab-legend-even = can’t be told yet

lab-plot = The same as a picture
lab-plot-how = How to read this: the dot is the share of games won, the bar its 95 % interval. Where the whole bar is to the right of the broken line, the bot is surely better than its rivals at that table; to the left, worse.
lab-plot-title = Share of wins of each bot against each other
lab-plot-axis = share of wins
lab-plot-null = an equal: { $null }
lab-against = against { $rival }

lab-bots = Who they are
lab-bot-thrall = random with manners: any move that looks at least as good as the average one
lab-bot-karl = greedy: takes what is best right away
lab-bot-greedy = greedy: takes what is best right away
lab-bot-jarl = a short search through imagined games
lab-bot-konung = a long search through imagined games
lab-bot-norn = a search of about a second, judging by a net where there is one
lab-bot-konung-1 = a konung as it was once, frozen to measure others by
lab-bot-policy = plays by what a net leans to, without searching
lab-bot-random = any legal move
lab-bot-ismcts = a search through imagined games, as long as the number says
lab-bot-learned = the same search, judging by a net that games have taught
lab-bot-own = a bot of one’s own: what this module makes

lab-repeat = To play it again
lab-repeat-how = Given where it was given before, this command finds these games, and goes on from here if it asks for more. Elsewhere it plays the same games again from the same code, with any number of workers.
lab-repeat-deals = The deals are shuffled from the seeds { $first } to { $last }, the same for every pair. All games stand in games.csv; plan.json beside it keeps fingerprints of the code that played them.
lab-repeat-timed = But { $bots } thinks by the clock, so no two runs are quite the same.
lab-repeat-levels = Except for { $bots }: their search is shorter in plain Python than where Meadhall is compiled, so other games come of it. plan.json says how many iterations it had here.

### The page of a training.

lab-train-title = { $game }: how a net learned it
lab-train-lead = Games are played, a net learns from them, and then has to win against what was there before it while both think equally long. What wins plays the next games.
lab-train-games = The games
lab-train-games-how = Quick games are greedy’s, with some moves at random; slow ones are played by a search that judges by the best net so far.
lab-train-quick = Round { $round }: { $games } quick games
lab-train-slow = Round { $round }: { $games } slow games
lab-train-curves = How surprised it is
lab-train-curves-how = How to read this: the further left, the less the end of a game surprises the net (the logarithm of the chance it gave the winner, on games that it hasn’t learned from). A round begins with what the hand-written value says of the same games.
lab-train-curves-plot = Surprise after each time through all positions
lab-train-by-hand = by hand alone
lab-train-epoch = { $epoch } times through
lab-train-round = Round { $round }
lab-train-held-back = Round { $round }, weights held back by { $decay }
lab-train-axis = log loss
lab-train-gates = What it won
lab-train-gates-how = Each net alone against the best before it, in every seat on the same deals, both with the same time to think. A net passes if it wins a tenth more than an equal would and the whole bar is to the right of the broken line.
lab-train-gates-plot = Share of wins at the gate, with its 95 % interval
