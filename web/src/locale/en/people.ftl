## A name that is one's own

name-lead = You can play without it. If you like, make your name yours: then nobody else here sits down under it, and your games are yours on every device.
name-code-lead = On a device where you are signed in, choose “Another device” and type in what it shows.
name-words-lead = Your name and the eight words you wrote down.
name-code = Code
name-words = Your eight words
name-make = Make it mine
name-open = Sign in
name-how-passkey = Your device keeps a key for it and asks for your face, finger or PIN. No password, no e-mail.
name-how-browser = This browser keeps a key for it. No password, no e-mail.
name-how-words = This page has no HTTPS, so the browser can keep no key: eight words to write down open the name. No e-mail.
name-have = You have one already
name-way-make = Make a name mine
name-way-key = By my key
name-way-code = By a code
name-way-words = By my words
name-instead = Still free:
name-keep-here = Let this browser keep the key
name-no-key = No key came. Try again, or take another way.
name-no-key-here = No key is at hand here: your eight words will do.
name-why-taken = Somebody has this name, or one that looks like it.
name-why-short = A name has two letters at least.
name-why-long = This name is too long.
name-why-signs = A name is made of letters, figures, spaces and - ' . _
name-why-scripts = Write the whole name in one script.
name-why-hall = This name belongs to the hall.
refused-not-proved = That opens nothing: it is wrong, too old, or was used already.
refused-not-signed-in = You are not signed in any more.
refused-too-many-keys = This device has a key already, or you have ten of them.

words-lead = The name is yours. Write these words down: they open it if all your devices are lost.
words-how = Nobody can show them again, the hall neither. Whoever has them has your name.
words-copy = Copy
words-done = I have them

name-yours =
    Yours since { $day } · { $tables ->
        [0] no games yet
        [one] one game
       *[other] { $tables } games
    }
name-add-key = Add a key
name-add-key-how = This device has no key yet: add one, and you come in without words or a code.
name-claim = Make them mine
name-claim-how = In this browser you have sat at tables as a guest. They can have your name.
name-claimed =
    { $tables ->
        [0] None of them could be yours.
        [one] One table is yours.
       *[other] { $tables } tables are yours.
    }
name-keys = What opens it
name-passkey = Passkey
name-browser-key = Key of a browser
name-eight-words = Your eight words
name-devices = Signed in
name-somewhere = Somewhere
name-remove = Remove
name-remove-key = Remove the key: { $device }
name-remove-how = This key will open the name no more. You prove by another key, by this one or by your words that it is you.
name-remove-do = Remove the key
name-sign-out = Sign out
name-sign-out-of = Sign out: { $device }
name-other-device = Another device
name-code-how = Type this in on the other device under “Your name”, or let its camera look at the picture. It is good once, for five minutes.
name-new-words = New words
name-save = Save what is kept
name-notices = What I am told
name-erase = Erase
name-erase-how = The name, its keys and words are gone at once. Games that others played too stay, and call you a guest. What you wrote in chats stays without your name. There is no way back.
name-erase-do = Erase for good
name-confirm = Go on
cancel = Not now

## What is kept

privacy = What is kept of you
privacy-lead = You need not say who you are to play: no account, no e-mail, and nothing that follows you to other sites. The page asks no other server for anything.
privacy-all = Of everybody who plays
privacy-all-how = The name you give at a table, your moves and lines of chat are the game: everybody at the table reads them. A cookie for that table alone holds your seat, for a year. At open tables a hash of your address says how many came from one place; it is of no use at any other table. Whoever looks for a game is in the database with a name, what they look for and a hash of their address until it is found; nobody is told who. Your tables, settings and lessons lie in this browser only.
privacy-own = Of whoever makes a name theirs
privacy-own-how = The name and what it looks like; of each key its public half, the device's kind and when it was used; a slow hash of the eight words; where you are signed in, as a hash, for at most a year unseen; which seats were yours, how those games ended and what you were rated by them, the games you gave a star, and in which leagues you took part; and for a day whom you have met in rated games. Face, finger and PIN never leave your device.
privacy-told = Of whoever wants to be told
privacy-told-how = Only if you ask for it: the address your browser’s maker gives it for messages, with two keys; an e-mail address, once you have confirmed it; a webhook; your time zone and quiet hours. A message says which game waits and who sits there, nothing of the cards. By push it goes encrypted through the service of the browser’s maker. “Stop everything” forgets all of it.
privacy-gone = To see it, and to be forgotten
privacy-gone-how = Under “Your name” you get all of it as a file, and erase it. Games stay, for others have played them too: there you are called a guest from then on. Backups of the operator's and records that somebody has saved stay as they are.
privacy-host = Whoever runs this hall
privacy-host-how = They see its database, and hear what people report to them with the names and the chat of that table. A hash of your address, kept for a week, lets them keep somebody out; erasing a name undoes no report and no ban. How long tables, logs and backups are kept is theirs to say.
