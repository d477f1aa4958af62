# Every text begins with the game's name. Three that everybody meets first:
horns-title = Horns
horns-blurb = pick the strongest mead, and know when to pour it away
horns-intro = Everybody holds three horns. All pick one in secret; whose is the strongest drinks it for a point, or pours it away and draws another. Most points win.

# The rulebook.
horns-section-play = How to play
horns-rule-H-1 = Everybody picks one of their horns in secret; the strongest wins.
    .title = The pick
horns-rule-H-2 = The winner drinks it for a point, or pours it away and draws another one.
    .title = The toast

# Moves: horns-move- and the kind, filled with its fields.
horns-move-pick = pick a horn of strength { $horn }
horns-move-drink = drink it
horns-move-pour = pour it away and draw another

# What happened: horns-event- and its name. What the reader isn't told is "unseen".
horns-event-dealt = Everybody gets { $horns } horns.
horns-event-sealed =
    { $horn ->
        [unseen] picks a horn.
       *[other] picks a horn of strength { $horn }.
    }
horns-event-revealed = shows strength { $horn }.
horns-event-won = has the strongest.
horns-event-drank = drinks it.
horns-event-poured = pours it away.
horns-event-drew =
    { $horn ->
        [unseen] draws another.
       *[other] draws one of strength { $horn }.
    }

# Why not.
horns-why-not-now = that can't be done now

# What a plain table calls what the view shows.
horns-view-played = on the table
horns-view-deck = left to draw
horns-view-scores = points
horns-view-horns = horns in hand
horns-view-chosen = has picked
horns-view-hand = your horns
horns-view-pick = your pick

# What points came from, at the end.
horns-part-drunk = horns drunk
