"""How somebody is told who isn't here: what a notice says, how it is sealed for a browser, how it
goes out by push, mail and webhook, and where none may go.

Nothing of a game's position comes in here: a notice is made of the game's name, the table's
address and who sits there. Nothing is stored here; what is owed to whom, the store knows.
"""
