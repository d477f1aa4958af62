"""The hall in one place: the same tables and the same wire for somebody alone, with no server.

A page has it in a worker, through Pyodide; a test calls it directly. JSON goes in and JSON comes
out (:mod:`.hall`), what is kept goes out as bytes and comes back as bytes (:mod:`.keeping`), and
what bots are to think goes out too (:mod:`.thinking`), so that nothing here ever waits. It knows
the tables, the wire and what bots think, and no socket, thread, process, database or web server.
"""
