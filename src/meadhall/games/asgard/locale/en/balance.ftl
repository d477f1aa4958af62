### What a balance study says of this game: gauges, and rows that are no cards.

asgard-gauge-up = Cards laid with this head up, of all cards laid
asgard-gauge-will = The will done, of the favours a goal could be scored for
asgard-row-will-odin = Odin’s will
asgard-row-will-thor = Thor’s will
asgard-row-will-freya = Freya’s will
asgard-row-will-loki = Loki’s will
asgard-row-will-sif = Sif’s will
asgard-row-will-bragi = Bragi’s will
asgard-row-will-heimdall = Heimdall’s will
