### What is only said at a table: it is loaded with it.

## The table's menu

menu-table = Table
rest = Let a bot play for me
rest-how = until I say that I am back
unmute = Hear again
muted = muted, for you alone
kick = Send away
kick-how = more than half of the others must agree
end = End the game
end-offer = Offer to end the game
end-offer-how = everybody who plays must agree
end-counted = As it stands
end-void = Not counted
concede-bot = a bot plays your seat to the end
concede-last = the last place is yours
leave-table = Leave the table
leave-table-how = a bot plays on; the link brings you back
report = Report
report-how = something said or done at this table
report-what = What happened?
report-send = Tell the operator
menu-reported = The operator will read it, with the chat.
eyes-mine = Show onlookers my hand
eyes-mine-how = anybody can look on, the other players too
eyes-public = From beside the table
eyes-of = Through { $name }'s eyes
eyes-of-now = You see what { $name } sees.
eyes-all = All hands
eyes-all-how = as they were { $turns } turns ago
eyes-all-now = You see all hands, as they were { $turns } turns ago.

## Deciding together

matter-end = { $name } offers to end the game. It counts as it stands.
matter-void = { $name } offers to end the game. It doesn't count.
matter-bot = { $name } asks for a bot in { $about }'s seat.
matter-kick = { $name } asks to send { $about } away.
matter-count = { $yes } of { $needed }
matter-yes = Agree
matter-no = No
matter-withdraw = Take back

## Another game

again-asked = Asked for another game: { $names }
again-asked-by = { $name } asks for another game
again-wait = It starts when everybody has come. After { $time } a bot may take an empty seat.
again-no-more = Not everybody has answered. A bot can take the seat.
again-all-answered = Everybody has answered.
again-asks = asks
again-comes = comes along
again-silent = asked, { $time }
again-yours = your answer, { $time }
again-no-answer = no answer
again-bot-comes = bot, comes along
again-you-come = You come along. It starts when everybody has answered.
again-join = Join
again-not-now = Not now
again-start = Start with a bot
again-withdraw = Take back
again-watch = Watch it

## Rated tables

room-rated = Rated: under names of one's own, against the clock, without hints. Whoever leaves is last.
refused-needs-name = This table is rated: it takes a name of your own.
refused-seated-already = You sit at this table already, and it is rated.
refused-not-at-rated = At this table everybody plays for themselves. The clock sees to whoever is gone.
refused-not-alone = A rated game isn't ended by one player alone. You can give up.
rated-now = Your rating: { $shown } ({ $change })

## What bots do and what is decided

note-takeover-absent = { $name } is away; a bot plays on.
note-takeover-timeout = { $name } has run out of time; a bot plays on.
note-takeover-left = { $name } has left; a bot plays on.
note-takeover-rest = { $name } takes a rest; a bot plays on.
note-takeover-conceded = { $name } has given up; a bot plays on.
note-takeover-kicked = { $name } was sent away; a bot plays on.
note-no-end = { $name } would rather play on.
note-no-void = { $name } would rather play on.
note-no-bot = No bot takes over: too few agree.
note-no-kick = Nobody is sent away: too few agree.
note-takeover-crashed = The bot of { $name } has crashed; another plays on.
note-takeover-hung = The bot of { $name } took too long; another plays on.
note-takeover-illegal = The bot of { $name } made an illegal move; another plays on.
to-league = Back to the league

line-lost-how = The line is lost. It comes back by itself, and nothing is forgotten.
onlooker = you look on
lobby-rules-on = House rules of this table
join-title = A seat is kept for you
room-waiting =
    { $free ->
        [one] One seat is still free. The game begins when it is taken.
       *[other] { $free } seats are still free. The game begins when they are taken.
    }
room-full = Everybody is here. Start when you like.
room-full-guest = Everybody is here. The game is about to begin.
room-kept = Seats are kept for { $names }.
room-kept-for = Kept for { $name }
room-free = Free seat
room-start-bots = Start now, bots fill in
room-kick = Send away
invite = Invite a friend
invite-how = Send the link or show the code. Nobody needs an account.
invite-link = Invitation link
come-back = I am back
result = The result
result-you = You win!
result-won = { $name } wins
result-shared = A shared victory: { $names }
result-yours = your points
result-why = What made the difference: { $source }, { $more } to { $less } against { $name }.
result-bot = A bot finished it for you.
result-parts = Where the points came from
result-turned = It turned here
result-turned-none = It was decided little by little.
result-counting = Still counting the chances…
result-step = Step { $step }:
result-chances = { $name }: { $before } % → { $after } %
result-see = See that moment
result-tell = Tell the others
result-picture-of = A picture to share: { $verdict }
rematch = Play again
result-void = This game doesn't count
finished-by-bot = a bot finished it
finished-by-bot-you = a bot finished it for you
gave-up = gave up
bot-for = Let a bot play for { $name }
bot-for-how = away { $time } · the seat is theirs again when they return
bot-for-do = Let it play
menu-sure = Sure?
again-change = Change something
guide-how = Explains what is new in your first games, and which move was weak while you can take it back
result-better = Your move { $step }: better was { $move } ({ $best } % instead of { $worth } %, { $sure ->
    [surely] surely
   *[probably] probably
    })
puzzle-back = Back to the puzzle
