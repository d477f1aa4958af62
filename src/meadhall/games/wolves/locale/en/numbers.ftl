### The numbers of the game as the lobby's form names them: by table of cards.toml a title, and in its
### attributes what is in it. `.n` speaks of an entry named by a number.

wolves-number-people = People
    .copies = copies
    .strength = strength
    .rune = rune
    .together = strength beside another
    .shuns = shuns a Teiwaz unit up to
    .each = for each Teiwaz unit
    .alone = strength alone
    .weak = a card for killing up to
wolves-number-hands = Hands
    .first = cards in the first round
    .limit = most cards in a hand
    .pass_draw = cards drawn on passing
wolves-number-glory = Glory
    .to_end = glory that ends the game
wolves-number-prizes = Victory cards in a round
    .n = { $n } players
wolves-number-rounds = Rounds
    .reshuffles = reshuffles until all must pass
wolves-number-deities = Deities
    .hall = open in the Hall
    .first_cost = cost of the first of a colour
    .more_cost = more for each one already there
    .with_ragnarok = mixed in with Ragnarök
wolves-number-modifiers = Strength given by deities
wolves-number-victories = Victory cards
    .glory = glory
    .pass_draw = change of cards drawn on passing
    .each = glory for each counted
    .most = most glory from counting
    .fulfilled = glory if the condition holds
    .cards = cards in hand asked for
wolves-number-teiwaz = Teiwaz
wolves-number-eiwaz = Eiwaz

wolves-option-line = a line has room for { $room } units, the deck has { $units }
wolves-option-deck = { $players } players with { $limit } cards each need at least { $needed } people cards, there are { $total }
wolves-option-hand = hands.first: { $first } cards, but never more than { $limit } in a hand
wolves-option-deities = deities.hall and deities.with_ragnarok: { $deities } deities in all
