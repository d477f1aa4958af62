### The page of a balance study.

lab-study-title = { $game }: is it in balance?
lab-study-lead =
    { $deals ->
        [one] One deal
       *[other] { $deals } deals
    } at tables of { $seats }, { $games } games in all. What is told of a game is told of games in which { $bot } plays every seat.
lab-study-lead-variants = Every deal is played by each of these numbers: { $variants }.
lab-study-nothing = No deal has been finished yet, so there is nothing to tell. Run the command below again to go on.

lab-study-glance = At a glance
lab-study-glance-how = Small figures are 95 % intervals. Green is surely within its bounds, red surely outside; a dot says that so few games can’t tell, and what has no sign has no bounds.
lab-study-usual = usual numbers
lab-study-should = should be { $bounds }
lab-study-least = at least { $least }
lab-study-most = at most { $most }
lab-study-between = { $least } to { $most }
lab-study-range = { $low } to { $high }
lab-study-more = { $row }, by turn order
lab-study-of-choices = { $count } with something to choose
lab-study-at-most = at most { $count }
lab-study-change = { $variant }: { $change } ({ $range })
lab-study-tile-seat = The seat furthest from an equal share
lab-study-tile-length = Decisions in a game
lab-study-tile-branching = Legal moves at a decision
lab-study-tile-shared = Shared wins
lab-study-tile-decided = Decided after this part of the game
lab-study-tile-comeback = Won from far behind
lab-study-tile-changes = Changes of the lead in a game
lab-study-tile-skill = Of who wins, decided by who plays against { $rival }

lab-study-bounds = Out of bounds
lab-study-bounds-how = All that surely lies outside the bounds that the game, or every game, sets. A seat should win within { $points } points of an equal share.
lab-study-bounds-none = Nothing is surely out of bounds.
lab-study-bounds-rest =
    { $within ->
        [one] One figure lies
       *[other] { $within } figures lie
    } surely within; { $open ->
        [0] the games can tell of all
        [one] of one the games can’t tell yet
       *[other] of { $open } the games can’t tell yet
    }.
lab-study-found = { $what }: { $value } ({ $range }); should be { $bounds }
lab-study-by = by { $variant }:

lab-study-seats = Turn order
lab-study-seats-how = How to read this: the dot is the share of wins of whoever is asked first, second and so on, the bar its 95 % interval. Where all choose at once, seats are counted as they are. A shared win counts in part. The shaded band is where it should lie.
lab-study-seats-plot = Share of wins by turn order
lab-study-seat = Seat { $order }
lab-study-equal = equal: { $share }

lab-study-drama = How a game goes
lab-study-drama-how = How to read this: the curve is the chance to win, as the game’s own judgement saw it, of whoever won in the end, on average over all games. A curve that rises early is a game that is decided early; one that stays flat until the end is a game in which the end decides.
lab-study-drama-plot = The winner’s chance, by the part of the game that is over
lab-study-drama-axis = part of the game’s decisions

lab-study-cards = What cards are worth
lab-study-cards-how = How to read this: a seat was forbidden to take or use a card, in each seat in turn, on the same deals. The dot is how many points of the win it lost by that. To the right of the broken line the card helps whoever has it; to the left the bot would do better without it. What owners of a card win says nothing of the kind: whoever stands well buys more, and so any card looks good.
lab-study-cards-plot = Points of the win lost without the card
lab-study-cards-axis = points of the win (an equal share is { $share })
lab-study-no-worth = worth nothing
lab-study-cards-more = What else the bans did
lab-study-cards-table = Without the card
lab-study-card = card
lab-study-loss-points = points of the game lost
lab-study-barred = games in which the ban took a move away
lab-study-lifted = decisions at which nothing else could be done, so that the card was allowed

lab-study-use = How often cards are taken and used
lab-study-use-how = Of the seats that could take or use a card in a game, how many did; and the share of the win of those who did either, where { $share } is an equal share. That last column doesn’t say what a card is worth: only forbidding it does.
lab-study-use-all =
    { $count ->
        [one] One card
       *[other] All { $count } cards
    }
lab-study-taken = taken
lab-study-used = used
lab-study-won = share of the win

lab-study-skill = Skill and luck
lab-study-skill-how = How to read this: each deal was played once with { $bot } in each seat, alone among rivals. Skill is what is explained by who plays; the seat by turn order; the deal by who sits where that deal is good, whoever it is; the rest by nothing that can be kept the same: dice of the bots, and what is drawn after games have parted. A part a little below 0 is none.
lab-study-skill-against = { $bot } among { $rival }
lab-study-skill-few = Too few deals to divide it: there must be { $deals }.
lab-study-part-skill = who plays
lab-study-part-seat = the seat
lab-study-part-deal = the deal
lab-study-part-rest = the rest
lab-study-sweeps = { $bot } wins { $all } of the deals alone from every seat (by luck an equal would win { $luck } so), { $none } from none. It wins { $strong } of its games.

lab-study-own = The game’s own gauges
lab-study-own-how = What the game itself counts, with the bounds it sets, if any, as a shaded band.

lab-study-variants = What the variants change
lab-study-variants-how = Differences from the usual numbers on the same deals. What a deal is to blame for falls on both, so these intervals are narrower than those of the figures themselves.
lab-study-variants-count = By { $variant }, { $sure } of { $all } figures surely differ. Chance alone makes about one in twenty look so, here about { $expected }: a row that nobody expected should be measured again with another seed.
lab-study-variants-same =
    { $same ->
        [one] One of { $deals } even games
       *[other] { $same } of { $deals } even games
    } went exactly as by the usual numbers.
lab-study-variants-sure = Surely different by { $variant }
lab-study-variants-rest = What can’t be told from chance
lab-study-gauge = what
lab-study-difference = difference

lab-study-legend-good = surely within its bounds
lab-study-legend-bad = surely outside
lab-study-legend-even = can’t be told yet; without a sign, it has no bounds
lab-study-legend-helps = surely helps
lab-study-legend-harms = surely harms
lab-study-legend-open = can’t be told yet

lab-study-repeat = To play it again
lab-study-repeat-how = Given where it was given before, this command finds these games, and goes on from here if it asks for more. Elsewhere it plays the same games again from the same code, with any number of workers.
lab-study-repeat-files = All games stand in games.csv, the figures of this page and many more in figures.csv, and in differences.csv what the variants change; plan.json keeps fingerprints of the code that played and measured.

lab-gauge-seat = Wins by turn order
lab-gauge-shared = Shared wins
lab-gauge-length = Decisions in a game
lab-gauge-choices = Decisions with something to choose
lab-gauge-branching = Legal moves at a decision
lab-gauge-most = Most legal moves at one decision
lab-gauge-changes = Changes of the lead
lab-gauge-decided = The part of the game after which a winner leads for good
lab-gauge-comeback = Games won from far behind
lab-gauge-course = The winner’s chance, by the part of the game that is over
lab-gauge-strong = Wins of the bot among rivals
lab-gauge-sweep = Deals by from how many seats the bot wins them
lab-gauge-explained = What explains who wins
lab-gauge-taken = Cards taken by who could
lab-gauge-used = Cards used by who could
lab-gauge-won = Share of the win of who had the card
lab-gauge-loss = Points of the win lost without the card
lab-gauge-loss-points = Points of the game lost without the card
lab-gauge-barred = Games in which the ban took a move away
lab-gauge-lifted = Decisions at which the ban was lifted

lab-row-all = every seat
lab-row-some = some seats
lab-row-none = no seat
