horns-section-play = How to play
horns-rule-H-1 = Everybody picks one of their horns in secret; the strongest wins.
    .title = The pick
horns-rule-H-2 = The winner drinks it for a point, or pours it away and draws another one.
    .title = The toast
horns-why-not-now = that can't be done now
