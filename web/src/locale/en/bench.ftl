### What is only said where a table is laid: it is loaded with that page.

lobby-title = Lay a table
lobby-learn = New here? Learn { $game }
lobby-how = Choose a game, fill the bench, start.
lobby-options = Options
lobby-clock = Time
clock-none = none
clock-quick = 3 min
clock-calm = 15 min
clock-days = 3 days a turn
lobby-watch = Who may watch
watch-link = whoever has the link
watch-anybody = anybody
watch-nobody = nobody
lobby-door = Who may sit
door-invited = by link
door-open = anybody
lobby-friends =
    { $friends ->
        [one] One seat waits for a friend.
       *[other] { $friends } seats wait for friends.
    }
lobby-friends-how = The invitation comes with the table.
lobby-ready = Everybody is ready.
lobby-rules = Rules
lobby-rules-changes =
    { $changes ->
        [0] usual
        [one] { $changes } change
       *[other] { $changes } changes
    }
lobby-rules-how = You play by the rule book unless you change something here.
lobby-rules-read = Read it
lobby-rules-done = Done
lobby-variants = Ways to play
lobby-readings = The other reading
lobby-readings-how = Where the book is silent or can be read in two ways, we decided. Here you decide otherwise.
lobby-reading-rule = Rule { $rule }, in a new tab
lobby-numbers-wrong = This can't be read as JSON.
numbers-how = Any number on the cards can be another. What you don't touch stays as it is.
numbers-search = Search the numbers
numbers-changed = Changed only ({ $changes })
numbers-reset-all = All as usual
numbers-reset = { $name }: as usual
numbers-was = usually { $value }
numbers-none = No number is called so.
numbers-found =
    { $count ->
        [one] one number
       *[other] { $count } numbers
    }
numbers-box = Take along and bring in
numbers-export = Your changes as JSON, to keep or to send
numbers-import = JSON that you have: it takes the place of your changes
numbers-bring = Bring in
manners = Among people
manners-hints = Hints
hints-practice = in practice only
hints-always = always
hints-never = never
manners-watching = Onlookers see
watching-public = what lies open
watching-eyes = a hand that is shown
watching-delayed = all hands, { $turns } turns later
manners-concede = Whoever gives up
manners-concede-bot = has a bot play on
manners-concede-last = takes the last place
bench-seats = { $seats } seats of { $most }
bench-you = You, first seat
bench-bot = Bot
bench-friend = A friend
bench-friend-how = You get a link to send.
bench-friend-asked = Is asked right away.
bench-level = Level
bench-level-of = Level: { $level }. Change
bench-to-friend = Friend
bench-to-bot = Bot
bench-remove = Remove this seat
bench-add-friend = A friend
bench-add-bot = A bot
again-changing = Another game with { $names }
again-ask = Ask them
rated-label = Rating
rated-no = not rated
rated-yes = rated
rated-how = Against a clock and by the rules, without hints. Only people with names of their own, and bots up to a konung.
