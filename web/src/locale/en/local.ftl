## The hall in the page itself

engine-comes = The engine is loading
engine-loads = The engine is loading: { $loaded } of { $total } MB
engine-begins = The engine is starting …
engine-owes = What you asked for comes as soon as it is here.
trouble-corrupted = What was kept of a table is damaged; all other tables are there.
trouble-newer = A table was kept by a newer version of this page: load the page again to play on there.
trouble-newer-drawer = A newer version of this page has kept the tables: load the page again to find them.
trouble-quota = There is no room left in this browser: the game goes on, but what you do now isn't kept.
trouble-no-drawer = This browser keeps nothing for this page: the game goes on, but it is gone when you close it.
trouble-elsewhere = Meadhall is open in another tab: play there, or close it to go on here.
trouble-no-wasm = This browser can't run the engine, for it has no WebAssembly: a newer one can.
trouble-engine = The engine could not be loaded: look at your connection and load the page again.
trouble-stumbled = Something went wrong in the engine. Your tables are kept: if nothing moves, load the page again.
trouble-not-forgotten = A table could not be thrown away: it will be here again.
hall-stumbled = Something went wrong in the hall. The table is as it was; it tries again in a moment.

newer = A newer version
newer-here = A newer Meadhall is here. Your tables stay as they are.

## What is kept here

kept-here = Kept in this browser
kept-how = Your tables lie in this browser and nowhere else. A copy can be taken into another one.
kept-copy = Save a copy
kept-take = Take in a copy or a record
kept-unread = What is kept here could not be read: load the page again.
kept-other-rules = Some can't be opened by this page: they were played by other rules. They are kept.
kept-nonsense = This is neither a copy of tables nor the record of a game.
kept-taken =
    { $tables ->
        [0] Everything in it is here already.
        [one] One table was taken in.
       *[other] { $tables } tables were taken in.
    }
