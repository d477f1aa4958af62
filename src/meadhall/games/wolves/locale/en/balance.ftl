### What a balance study says of this game: gauges, and rows that are no cards.

wolves-gauge-worth = Worth of a victory card to its owner at the end, in glory
wolves-gauge-above-least = A victory card’s worth above the least it can be, in glory
wolves-gauge-below-most = A victory card’s worth below the most it can be, in glory
wolves-gauge-draw-changed = A victory card changes what its owner draws, of the owner’s passes
wolves-gauge-shots = Archers’ shots in a game
wolves-gauge-people = Laid or played, of the times it came to a hand
wolves-gauge-summoned = Somebody had the deity, of the games in which it lay in the Hall
wolves-gauge-owners-win = Share of the win of who had the deity at some time
wolves-gauge-ended-by = What ended the game
wolves-row-a-game = all
wolves-row-glory = enough glory
wolves-row-ragnarok = Ragnarök
