### The numbers of the game as the lobby's form names them: by table of cards.toml a title, and in its
### attributes what is in it. `.n` speaks of an entry named by a number, $at and $in of a place in a list.

asgard-number-copies = Cards of each pair of heads
asgard-number-deals = Cards dealt to each player
    .n = { $n } players, round { $at }
asgard-number-goal_limits = Cards a goal lets you score
    .columns = column { $at }, row { $in }

asgard-option-deck = { $players } players need a deck of at least { $needed } cards, it has { $deck }
asgard-option-room = a player may get { $cards } cards and one from Sif each round; the table has room for { $room }
