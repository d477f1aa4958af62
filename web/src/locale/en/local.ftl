## The hall in the page itself

engine-comes = The engine is loading
engine-loads = The engine is loading: { $loaded } of { $total } MB
engine-begins = The engine is starting …
trouble-corrupted = What was kept of a table is damaged; all other tables are there.
trouble-newer = A table was kept by a newer version of this page: load the page again to play on there.
trouble-newer-drawer = A newer version of this page has kept the tables: load the page again to find them.
trouble-quota = There is no room left in this browser: the game goes on, but what you do now isn't kept.
trouble-no-drawer = This browser keeps nothing for this page: the game goes on, but it is gone when you close it.
trouble-elsewhere = Meadhall is open in another tab: play there, or close it to go on here.
trouble-no-wasm = This browser can't run the engine, for it has no WebAssembly: a newer one can.
trouble-engine = The engine could not be loaded: look at your connection and load the page again.

## What is kept here

kept-here = Kept in this browser
kept-how = Your tables lie in this browser and nowhere else. A copy can be taken into another one.
kept-copy = Save a copy
kept-take = Take in a copy or a record
kept-nonsense = This is neither a copy of tables nor the record of a game.
kept-taken =
    { $tables ->
        [0] Everything in it is here already.
        [one] One table was taken in.
       *[other] { $tables } tables were taken in.
    }
