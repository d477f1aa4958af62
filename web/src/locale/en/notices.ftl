### How one is told what happens while one is away; loaded with that page, and at tables of days.

notices = What you are told
notices-lead = When a turn takes days, nobody wants to keep looking. The hall tells you when it is your move.

notices-here = This device
notices-here-how = A message appears here, even while the hall isn't open. It says which game waits, and nothing of your cards.
notices-here-do = Tell me here
notices-guest = You play as a guest: sit down at a table with days for each turn, and press “Tell me when it is my turn” there. This browser is then told of that table.
notices-devices = Your other devices
notices-somewhere = A device
notices-cant-unsupported = This browser can't show messages from a page that isn't open. On an iPhone or iPad it can once the page is on the home screen: Share, then “Add to Home Screen”.
notices-cant-insecure = Browsers allow this over HTTPS only. Whoever runs this hall can set that up.
notices-cant-denied = Your browser doesn't let this page show messages. Its settings for this site can change that.
notices-cant-no-service = Your browser has found no way to be told just now. Some browsers switch that off; otherwise try again.

notices-name-how = With a name of your own you are told of all your tables, on all your devices.

notices-mail = Mail
notices-address = Your address
notices-mail-do = Ask this address
notices-asked = A mail is on its way. Its link makes the address yours; it is good for a day.
notices-unconfirmed = Not told yet: open the link in the mail that was sent there.

notices-hook = A program of yours
notices-hook-add = Tell Discord, Matrix or a program
notices-hook-do = Tell it
notices-url = Address of its webhook
notices-form = It understands

notices-what = What { $where } is told
notices-kind-move = My move
notices-kind-half = Half of my time is gone
notices-kind-rematch = Another game
notices-kind-free = A free seat at my table
notices-kind-round = A round of my league
notices-try = Try
notices-try-where = Try { $where }
notices-tried = It is there.
notices-off = Turn off
notices-remove = Remove
notices-remove-where = Remove { $where }
notices-why-answer = It answered { $code }, and took nothing.
notices-why-too-slow = It took too long to answer.
notices-why-no-connection = Nobody answers at this address.
notices-why-inside = This address lies in the hall's own network, where it sends nothing.
notices-why-mail = The mail server didn't take it.
notices-why-other = It didn't arrive.

notices-quiet = Quiet hours
notices-quiet-how = Tell me nothing at night, but afterwards
notices-from = From
notices-to = To
notices-zone = By the clock of { $zone }.
notices-zone-here = Take that of { $zone }

notices-stop = Stop everything
notices-stop-sure = Nothing more will be told, and all addresses are forgotten.
notices-stop-no = Go on telling me
notices-stopped = You are told nothing more, and no address of yours is kept.

notices-link-confirm = Shall the hall tell you by mail at this address?
notices-link-confirm-do = Yes, it is mine
notices-link-confirm-done = From now on you are told at { $where }.
notices-link-stop = Shall no more mail come to this address?
notices-link-stop-do = No more mail
notices-link-stop-done = No more mail comes there.
notices-link-never = Shall this hall never write to this address again?
notices-link-never-do = Never again
notices-link-never-done = This hall won't write to that address again.
notices-link-old = This link is good for nothing any more.

refused-bad-address = The hall can't tell anybody there. Look whether the address is right; a webhook's begins with https://.
refused-no-mail = This hall can't do that.

notices-tell-me = Tell me when it is my turn
notices-tell-me-how = A turn may take days here.
notices-not-now = No, thanks
notices-just = This device tells you when it is your turn.
notices-more = More
notices-fine = Good
