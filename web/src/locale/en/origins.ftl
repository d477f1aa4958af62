### What is only said of a card held up: it is loaded with the first.

## Where what stands on a card comes from

origin-title = Where this comes from
origin-book = From the book:
    .how = The printed rules say so.
origin-derived = Worked out:
    .how = It follows from what the printed rules say, or people who have the game tell it.
origin-picture = From a picture:
    .how = We read it in a picture of the printed rules that is hard to read.
origin-ours = Our choice:
    .how = No source tells us; we chose it.
origin-of-price = price
origin-of-currency = beer or gold
origin-of-strength = strength
origin-of-defence = defence
origin-of-rune = rune
origin-of-gives = what it gives
origin-of-draw = cards drawn
origin-of-amount = size of the effect
origin-of-prize = damage bonus
origin-of-limit = limit of buildings
origin-of-reached = points for reaching it
origin-of-points = points
origin-of-effect = effect
origin-of-condition = condition
origin-of-numbers = numbers in the text
origin-of-players = for how many players
origin-of-copies = number of copies
origin-of-order = order of awakening
