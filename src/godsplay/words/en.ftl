# Sentences that every game uses.

and = { $first } and { $last }
or = { $first } or { $last }
to = { $first } to { $last }

action = { $notation }

measure =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }

game-is-over = The game is over.
no-such-seat = There’s no seat { $number }: this game has { $players } players, counted from 0.
not-of-this-game = “{ $action }” isn’t an action in this game.
not-your-decision = It isn’t your decision: { $seats } must decide first.
not-now = “{ $action }” isn’t available right now ({ $step }).

prompt-over = The game is over.
prompt-wait = Waiting for { $seats } ({ $step }).

undo-nothing = You haven’t made a move yet.
undo-drawn = Dice or cards have been drawn since, so this can’t be undone.
undo-revealed = Something hidden has been revealed since, so this can’t be undone.
undo-acted-on = { $seat } has already acted on it.

# The rules.

rules-readings = Readings
rules-readings-about = Where the rulebook can be understood in several ways, a table agrees on one when it is set up. What nobody changes is read in the usual way.
rules-lines = EN, FR, SUM and a number are lines of the English rulebook, of the French one and of the summary with its answers to questions; CT is the text of a card.
rules-here = At this table
rules-reading = a reading
rules-usual = usual
rules-agreed = agreed on here
rules-rulings = Rulings
rules-rulings-about = Where the rulebook is silent or contradicts itself, this is how it is played here.
grade-reconstructed = ° Reconstructed: no source that we know shows this figure.
grade-derived = ′ Derived from other figures or from pictures.

# The command line.

cli-news = Since your last decision
cli-story = What has happened
cli-choose = Number or action (h for help):
cli-more = Several actions start like that:
cli-no-number = There’s no number { $number } in the list. Type an action, for example “{ $example }”.
cli-allowed = You can do this now: { $sentence }.
cli-rule = Rule: { $title } (type “{ $question }” to read it).
cli-see-also = See also: { $questions }
cli-undone = Undone: { $action }.
cli-nothing-out-of-turn = { $seat } has nothing to do out of turn right now.
cli-done-out-of-turn = { $seat }, out of turn: { $action }.
cli-pass-device = Pass the device to { $seat }. Everyone else, look away.
cli-press-enter = Press Enter when { $seat } is ready:
cli-saved = Saved in { $file }. Continue with: godsplay play { $game } --resume { $file }
cli-kept = The record of this game is in { $file }.
cli-readings = At this table: { $readings }.
cli-begins = { $title }, { $edition }. Saved in { $file } after every decision; h for help.
cli-won =
    { $count ->
        [0] Nobody wins.
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
cli-rank = { $place }. { $seat }, { $measure }
cli-lost = { $seat }, { $measure }
cli-help =
    Type the number of an action, or the action itself: “{ $example }”.
    Beginnings of its words will do: “{ $short }”. If they fit several actions, those are listed.

    ?           the rule behind the question
    ? action    whether an action is allowed now, and by which rule
    ? rule      a rule by its name, as “godsplay rules { $game }” lists them
    name:       what another person at this screen can do out of turn; “name: action” does it
    u           take back your last move
    b           the board again
    l           what happened, again
    q           save and leave

# Conformance.

conform-trying = { $promise }:
conform-yes =
    { $count ->
        [one] kept in 1 game.
       *[other] kept in { $count } games.
    }
conform-no = BROKEN.
conform-legal = Whoever must act can, what is legal is what is not refused, pieces are conserved, and the game ends
conform-refusals = What is not legal is refused with a reason, and changes nothing
conform-messages = Prompts and events have words and a rule
conform-clone = A copy is equal, independent, and has the same future
conform-position = A position can be written down and taken up again
conform-record = A record replays to the same positions
conform-undo = What is undone leaves no trace; what was drawn or shown stays
conform-sealed = Sealed decisions can be made in any order
conform-secrets = What a seat cannot know changes nothing of what it sees, may do or is told
conform-notation = Every action reads back from its notation and has words
conform-names = The game says what it is about, and whatever has a name is named
conform-chances = What chance brings to one seat in secret is told to nobody else
conform-pickles = A state travels between processes
conform-pictures = Every view can be drawn, and what is lit can be chosen
conform-tables = Every view can be laid out as tables
conform-panels = What stands beside a name and what a choice leads to has words
conform-advice = Bots of every level can be made, and the advice they get is legal
conform-facts = What the arena counts fits its charts and has words
conform-tensor = Numbers for learners are in their range, show nothing hidden, and tell the points apart
conform-out-of-turn = What is done out of turn is undone and replayed like any move, and the game goes on
conform-layers = A layer of the picture depends on all that it shows, and the sheets stay the same throughout a game
conform-scenes = What is hidden shows in no scene, and every kind of event has its weight
conform-things = Whatever can be touched says what it is, and what can be chosen is in the picture
conform-questions = What is hidden shows in no question, choice, preview, table or summary
conform-table = Players { $players }, options { $options }, seed { $seed }.
conform-moves =
    { $count ->
        [one] After 1 move, { $seat }: { $action }.
       *[other] After { $count } moves, the last of them { $seat }: { $action }.
    }
conform-kept = The moves as far as they go are in { $file }; “godsplay replay { $file }” tells them.
conform-stopped = All else rests on this promise; the others are not tried.
conform-hidden =
    { $count ->
        [0] Nothing in the view is hidden from anybody. If the game has secrets, “hide” forgets them.
        [one] Only this part of the view is ever hidden. Compare it with the rules:
       *[other] These parts of the view are hidden at times, and no others. Compare them with the rules:
    }
conform-part = { "  " }{ $part } from { $whom }
conform-from-owner = its owner
conform-from-others = the other seats
conform-from-seats = seats
conform-from-spectators = spectators
conform-result =
    { $count ->
        [0] { $title } keeps every promise.
        [one] { $title } breaks 1 promise.
       *[other] { $title } breaks { $count } promises.
    }

# The arena.

arena-bot = bot
arena-games = games
arena-wins = wins
arena-interval = 95% interval
arena-rating = rating
arena-score = mean score
arena-chance = Chance would give every seat { $chance }.
arena-rounded =
    { $arrangements ->
        [one] { $games } games.
       *[other] { $games } games: { $seeds ->
            [one] 1 seed
           *[other] { $seeds } seeds
        } for each of { $arrangements } ways to seat the bots.
    }
arena-forfeits = { $bot }: { $lost } of its { $moves } moves were made at random, because it gave no answer that could be played.
arena-playing = Playing
arena-stopped = Stopped after { $done } of { $games } games. Continue with: { $command }
arena-enough =
    { $games ->
        [one] The ledger has 1 game already, and it is counted.
       *[other] The ledger has { $games } games already, and all of them are counted.
    }
arena-nothing = No game has ended yet.
arena-ledger = Every game is in { $file }.
arena-report = The report is in { $file }.

## Learning

training-title = { $game }: what the bots learnt
training-summary = { $games } games in { $generations ->
    [one] one generation
   *[other] { $generations } generations
}, seed { $seed }.
training-gates = Each generation among the best before it
training-share = share of wins, 95% interval
training-losses = How well the last one judges, on games it has not learnt from
training-stage = turn
training-positions = positions
training-chance = chance
training-before = before
training-log-loss = log-loss
training-slope = slope
training-margin = margins explained
training-brier = Brier
training-playing = Generation { $generation }: playing
training-learning = Generation { $generation }: learning
training-deciding = Generation { $generation }: the match that decides
training-passed = Generation { $generation } wins { $share } of { $games } games [{ $low }, { $high }], chance { $chance }: it is the best now.
training-failed = Generation { $generation } wins { $share } of { $games } games [{ $low }, { $high }], chance { $chance }: not clearly better.
training-report = The report is in { $file }.
training-best = The best weights: { $weights }
training-continue = Go on with: { $command }

report-title = { $game }: an arena
report-summary =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players, { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    } for each of { $arrangements ->
        [one] 1 way
       *[other] { $arrangements } ways
    } to seat the bots. Edition: { $edition }.
report-summary-uneven =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $players } players over { $seeds ->
        [one] 1 seed
       *[other] { $seeds } seeds
    }, not all of them in all { $arrangements } ways to seat the bots. Edition: { $edition }.
report-unfinished = Unfinished: { $games } of { $planned } games have ended.
report-options = With { $options }.
report-readings = Read so: { $readings }.
report-table-note = Wins are counted for each seat that a bot holds: winners share a win, and a game that all lose is nobody’s. Intervals are 95% bootstrap intervals over the seeds, widened where seeds are few; ratings are those of openskill’s Plackett-Luce model, with 95% margins.
report-wins = { $bot } wins { $share } of its games, where chance would give { $chance }
report-wins-open = No bot wins clearly more than the { $chance } that chance would give
report-wins-few = { $bot } has won { $share } of its games; that is too few seeds to say more
report-wins-axis = games won, per seat
report-wins-note = Lines are 95% intervals. The dashed line is what equal players would win.
report-ratings-sure = { $bot } is rated above all others
report-ratings-open = { $bot } has the highest rating, but that is not sure yet
report-ratings-axis = rating (everyone starts at 25)
report-ratings-note = Lines are 95% margins. Only winning counts, not the points.
report-seats-equal = No seat wins clearly more than its part
report-seats-few = Too few seeds to say whether a seat wins more than its part
report-seats-unequal = { $seat } wins { $share }, more than its part
report-seats-axis = games won
report-seats-note = Every bot sits on every seat equally often. Lines are 95% intervals; the dashed line is an equal part.
report-seats-note-uneven = Not every bot has sat on every seat equally often yet, so this may show the bots and not the seats. Lines are 95% intervals; the dashed line is an equal part.
report-scores = { $bot } scores most: { $points } points a game
report-scores-axis = points at the end of the game
report-scores-note = How often each score occurs; the line is the mean.
report-scores-winners = Winners have { $points } points on average.
report-length = Half of the games end within { $decisions } decisions
report-length-axis = decisions in a game, of all seats together
report-length-note = The line is the median.
report-games-axis = games
report-turn-axis = turn
report-per-seat = Means by bot, over all games and seats.
report-per-turn = Means by turn, over all games, with 95% intervals.
report-per-game = Over all games, with 95% intervals.
report-again = To see it again
report-again-note = The same version of godsplay ({ $version }) gives the same games on any machine, unless a bot decides by the clock. To look at one of them, give “godsplay play” its seats and its seed, as the ledger lists them.

# The table in a browser.

table-title = Play
table-brand = godsplay
table-tagline = Full-rules board games, in your browser
table-tagline-more = Play against bots right away, share this screen, or send friends a link. No account needed.
table-skip = Skip to the board
table-home = All games
table-theme = Light or dark
table-unofficial = Unofficial and free. No tracking.
table-players-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
table-players-range = { $fewest } to { $most } players
table-level-easy = easy bot
table-level-normal = normal bot
table-level-hard = hard bot
table-seat-person = a guest
table-spectator = Spectator

table-home-play = Play
table-home-play-label = Play { $game } against bots now
table-home-guided = Guided first turn
table-home-guided-label = Play a guided first turn of { $game }
table-home-set-up = Set up a table
table-home-rules = Rules
table-home-sources = Sources
table-home-against =
    You against { $count ->
        [one] one { $level }
       *[other] { $count } { $level }s
    }
table-home-board = The board of { $game } in the middle of a game
table-home-mine = Your tables
table-home-with = with { $others }
table-home-moves =
    { $count ->
        [0] Not begun
        [one] 1 move played
       *[other] { $count } moves played
    }
table-home-over = Finished
table-home-bots =
    { $count ->
        [one] one { $level }
       *[other] { $count } { $level }s
    }
table-home-open =
    { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
table-home-your-turn = Your turn
table-home-turn =
    { $count ->
        [one] { $seats }’s turn
       *[other] Waiting for { $seats }
    }
table-home-invite = Waiting for you to invite { $seats }
table-home-you-won = You won
table-home-won =
    { $count ->
        [0] Nobody won
       *[other] { $seats } won
    }
table-ago-now = just now
table-ago-minutes =
    { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
table-ago-hours =
    { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
table-ago-days =
    { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
table-home-what-if = what if
table-home-import = Import a game
table-home-import-help = A game saved at a table or by the command line. You take the seats that people had in it.
table-home-import-button = Import

table-clear = Delete
table-clear-label = Delete { $table }
table-clear-title = Delete this table?
table-clear-lost = The game, its chat, notes and invitation links will be gone for good.
table-clear-others = Others will lose it, too: { $people }.
table-clear-record = Download the record first
table-clear-no-record = The record can’t be downloaded: the game isn’t over yet.
table-clear-do = Delete it
table-clear-not = Keep it
table-leave = Leave
table-leave-label = Leave { $table }
table-leave-title = Leave this table?
table-leave-lost = The game goes on without you. Your seat becomes free: the host can give it to someone else or to a bot, and you’d need a new link to come back.
table-leave-over = It disappears from your tables. Everyone else keeps it.
table-leave-do = Leave
table-leave-not = Stay

table-new-title = { $game }: new table
table-new-seats = Who plays?
table-new-here = At this screen
table-new-invited = Invited by link
table-new-nobody = Nobody
table-new-name = Name
table-new-name-of = Name at { $seat }
table-new-who = Who plays { $seat }
table-new-options = Options
table-new-readings = Readings
table-new-readings-help = Where the rulebook can be read in several ways, the table agrees on one. The usual reading is already chosen.
table-reading-usual = usual
table-new-more = Seed and edition
table-new-seed = Seed
table-new-seed-help = The same seed gives the same luck. Leave it empty for luck that nobody can predict.
table-new-edition = Edition
table-new-edition-help = A TOML file with the figures of your own board.
table-new-open = Open the table
table-new-guided-help = New to it? Play one turn of a game that is dealt already: before each of your moves you read which one is good, and why. Then play on.
table-new-links = You’ll get the links for your friends at the table.

table-join-title = { $host } invites you to { $game }
table-join-title-plain = You’re invited to { $game }
table-join-name = Your name
table-join-take = Play as { $seat }
table-join-yours = { $seat }: you
table-join-open = { $seat }: not here yet
table-join-host = { $seat }: your host
table-join-bot = { $name }: { $level }
table-join-plays = { $seat }: { $name }
table-join-once = This link is for one person and works once.

table-rules-title = { $game }: the rules
table-rules-source = Source
table-rules-here = { rules-here }
table-rules-lines = { rules-lines }
table-rules-contents = Contents
table-rules-search = Search the rules
table-rules-found = Sections found: {"{}"}
table-rules-found-none = Nothing found
table-rules-link = Link to “{ $title }”
table-sources-title = { $game }: where the figures come from
table-sources-help = “Printed” is in a rulebook or on a board, “derived” follows from what is printed, “reconstructed” is our best guess. An edition file of your own can replace any of them.
table-sources-figure = Figure
table-sources-value = Value
table-sources-grade = Grade
table-sources-source = Source

table-table-prompt = What to decide
table-table-board = The board
table-table-choices = Your choices
table-table-seats = Players
table-table-log = Log
table-table-chat = Chat
table-table-say = Say something
table-table-send = Send
table-table-replay = Replay
table-table-replay-back = One step back
table-table-replay-on = One step on
table-table-reading = Log and chat
table-table-moment = Moment of the game
table-table-skip = Skip
table-table-undo = Undo
table-table-confirm = Confirm
table-table-cancel = Cancel
table-table-hint = Ask a bot
table-table-guide = First-game hints
table-table-guide-again = Show the first-game hints again
table-table-zoom-in = Zoom in
table-table-zoom-out = Zoom out
table-table-zoom = Size of the board
table-table-whole-board = Whole board
table-table-play-replay = Play the replay
table-table-now = Back to now
table-table-branch = What if?
table-table-what-if = What if, from move { $ply } of another game
table-table-what-if-cleared = What if, from a game that was deleted
table-table-cleared-title = This table was deleted
table-table-cleared = The host has deleted this game for everyone. There’s nothing more to do here.
table-table-branch-help = Continue from here at a table of your own, against bots.
table-table-pace = How moves are told
table-table-pace-calm = calmly
table-table-pace-brisk = briskly
table-table-pace-once = at once
table-table-confirming = Ask before moves that can’t be undone
table-position-tables = As tables
table-table-settings = Settings
table-table-sound = Sounds
table-table-volume = Volume
table-table-notify = Notify me when it’s my turn
table-table-invite = Invite
table-table-inviting = Invite friends
table-table-inviting-help = Each link is for one person and works once.
table-table-only-here = These links only work on this computer. To invite friends elsewhere, open this table at an address that they can reach.
table-table-notes = Notes
table-table-notes-help = Only you can see these. They’re kept as long as the table.
table-table-close = Close
table-table-script = The table needs JavaScript.
table-table-fair-title = Fair luck
table-table-fair = The seed was fixed at the start. Its SHA-256 is { $commitment }; once the game is over, the record shows the seed.

table-page-connecting = Connecting …
table-page-lost = Connection lost. Reconnecting …
table-page-rule = Rule: { $text }
table-page-and = { $first } and { $last }
table-page-you = You
table-page-your-turn = Your turn
table-page-title-turn = Your turn · { $text }
table-page-title-thinking = { $seat } is thinking · { $text }
table-page-title-waiting = Waiting for { $seat } · { $text }
table-page-title-over = Game over · { $text }
table-page-waiting-invite = Waiting for you to invite { $seat }
table-page-waiting-join = Waiting for someone to join as { $seat }
table-page-watching = You’re watching.
table-page-open = open seat
table-page-waiting = waiting for someone to join
table-page-thinking = is thinking
table-page-decides = is deciding
table-page-you-decide = your turn
table-page-away = away
table-page-moment = Move { $ply } of { $last }
table-page-start = Start
table-page-invite = Invite
table-page-invite-instead = Invite someone else
table-page-new-link = Make a new link
table-page-link-elsewhere = A link has been made in another browser. A new one replaces it.
table-page-link-of = Link for { $seat }
table-page-qr-of = QR code of the link for { $seat }
table-page-copy = Copy
table-page-copied = Copied
table-page-copy-failed = Press Ctrl+C
table-page-share = Share
table-page-share-invitation = Join me for a game of { $text }
table-page-share-ending = { $seat } won { $text }
table-page-share-ending-none = A game of { $text }
table-page-link-copied = Link copied.
table-page-link-is = Here’s the link: { $text }
table-page-arrived = { $seat } has joined.
table-page-notes-saved = Saved
table-page-notes-failed = Not saved: { $text }
table-page-give = Let a bot play
table-page-take-back = Play again yourself
table-page-rename = Your name
table-page-asks = { $seat }: { $text }
table-page-ways = { $count } ways
table-page-back = Back
table-page-all-choices = All choices ({ $count })
table-page-refusals = Not available right now, and why
table-page-no-refusals = Everything that can be done here is possible now.
table-page-close = Close
table-page-aside = { $text } ({ $count })
table-page-upgrade = There’s a newer version of this page.
table-page-reload = Reload
table-page-happened = Done: { $text }.
table-page-sure = { $text }?
table-page-hint-is = A bot would: { $text }
table-page-hint-wait = The bot is thinking …
table-page-guided = Try: { $text }
table-page-guided-move = Guided turn, move { $ply } of { $last }
table-page-guided-how = Click what is outlined, on the board or in the list.
table-page-guided-end = You know how it goes now
table-page-hint-read = Got it
table-page-hint-none = No more hints
table-page-hint-back = You can bring them back in Settings.
table-page-sources = Where the figures come from
table-page-dice = Dice: { $text }
table-page-pass-device = Pass the device to { $seat }.
table-page-look-away = Everyone else, look away.
table-page-i-am = I’m { $seat }
table-page-over-you = You win.
table-page-over-one = { $seat } wins.
table-page-over-many = { $seat } win.
table-page-over-none = Nobody wins.
table-page-source = From
table-page-total = Total
table-page-chart = How it went
table-page-record = Download the record
table-page-rematch = Play again
table-page-to-rematch = Go to the new table
table-page-rematch-as = You’ll play { $seat }.
table-page-ending = How it ended
table-page-jump = Show the board after move { $ply }
table-page-seat-menu = { $seat }: more

table-hint-choosing-title = How to choose
table-hint-choosing = Whatever glows on the board can be clicked; the same choices are listed as buttons. The underlined words beside the question open its rule, and “Ask a bot” marks what a bot would do.
table-hint-story-title = What happened
table-hint-story = Every move is told here with its arithmetic. Click § for the rule behind a line, or its number to see the board at that moment. You can change the pace of the other moves in Settings.

table-error-title = That didn’t work
table-error-unforeseen = Something went wrong on our side. Every move that was confirmed is safe; reload the page.
table-error-disk = The server’s disk is full, so this wasn’t saved and didn’t happen. Tell whoever runs the server; every move that was confirmed is safe.
table-error-no-page = There’s no such page.
table-error-no-table = There’s no such table. Its host may have deleted it.
table-error-no-rule = There’s no rule “{ $anchor }”.
table-error-no-moment = The game has no such moment.
table-error-no-seat = This table has no such seat.
table-error-no-such-player = “{ $who }” can’t take a seat; choose one of these: { $known }.
table-error-no-guided-turn = { $game } has no guided turn.
table-error-no-file = Choose a file first.
table-error-not-your-seat = That isn’t your seat.
table-error-no-notes = Notes are for players: take a seat first.
table-error-own-table = You’re the host of this table: you can delete it instead.
table-error-not-host = Only the host of the table can do that.
table-error-still-here = That player is here. You can give the seat to someone else when they’re away.
table-error-nobody-there = Nobody holds that seat, so a bot plays it.
table-error-bot-plays = A bot is playing that seat. Take it back first.
table-error-stale = The game has moved on. Look again and choose.
table-error-not-now = There’s nothing for you to decide right now.
table-error-busy = The table is busy. Try again.
table-error-chat-full = The chat of this table is full.
table-error-table-full = Too many people are watching this table.
table-error-record-running = The record is available once the game is over.
table-error-branch-running = While others are playing, a what-if would reveal their secrets. You can try it once the game is over.
table-error-still-running = The game isn’t over yet.
table-error-invitation = This invitation was used or replaced, or its table was deleted. Ask for a new link.
table-error-too-many = Too many requests. Wait a moment.
table-error-host = This server doesn’t answer to the name “{ $host }”. If it’s yours, start it with: godsplay serve --name { $host }
table-error-origin = That request came from another site.
table-error-message = That message can’t be read.

table-chart-title = How it went
table-chart-start = start
table-chart-end = end

table-serve-address = The table is at { $address }
table-serve-friends = Friends can reach it at { $address }: open it there yourself to invite them
table-serve-data = Games are saved in { $place }
table-serve-stop = Stop with Ctrl+C; games will continue where they left off.
table-serve-no-browser = Couldn’t open a browser. Open { $address } yourself.
table-serve-workers = several server processes need PostgreSQL: give --database postgresql://...
table-serve-port = port { $port } on { $host } is taken; choose another with --port
table-serve-place = can’t listen on { $host }: it isn’t an address of this computer; choose another with --host
table-serve-name = “{ $name }” isn’t a host name; write it as in --name games.example.org
table-serve-unknown = can’t listen on “{ $host }”: no computer of that name is known; choose another with --host
table-serve-allowed = this user can’t listen on port { $port }; choose one from 1024 up with --port
table-serve-database = can’t use the database { $place }: { $reason }
table-serve-database-newer = the database was written by a newer version of godsplay ({ $revision }): upgrade godsplay, or choose another database with --database
table-serve-database-address = can’t read the address of the database: give --database FILE or --database postgresql://user@host/name; special characters in a password are written as % and their code
table-serve-driver = PostgreSQL needs its driver: make postgresql
