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
no-such-seat = There is no seat { $number }: this game has { $players } players, counted from 0.
not-of-this-game = “{ $action }” is not an action of this game.
not-your-decision = It is not your decision: { $seats } must decide first.
not-now = “{ $action }” is not something that can be done now ({ $step }).

prompt-over = The game is over.
prompt-wait = Waiting for { $seats } ({ $step }).

undo-nothing = You have made no move yet.
undo-drawn = Dice or cards have been drawn since; that cannot be taken back.
undo-revealed = Something hidden has been shown since; that cannot be taken back.
undo-acted-on = { $seat } has already acted on it.

# The rules.

rules-readings = Readings
rules-readings-about = Where the rulebook can be understood in several ways, a table agrees on one when it is set up. What nobody changes is read in the usual way.
rules-reading = a reading
rules-usual = usual
rules-agreed = agreed on here
rules-rulings = Rulings
rules-rulings-about = Where the rulebook is silent or contradicts itself, this is how it is played here.
rules-example = Example
grade-reconstructed = ° Reconstructed: no source that we know shows this figure.
grade-derived = ′ Derived from other figures or from pictures.

# The command line.

cli-news = Since your last decision
cli-story = What has happened
cli-choose = Number or action (h for help):
cli-more = Several actions begin like that:
cli-no-number = There is no number { $number } in the list. Type an action, for example “{ $example }”.
cli-allowed = You can do this now: { $sentence }.
cli-rule = Rule: { $title } (type “{ $question }” to read it).
cli-see-also = See also: { $questions }
cli-undone = Taken back: { $action }.
cli-nothing-out-of-turn = There is nothing that { $seat } could do out of turn now.
cli-done-out-of-turn = { $seat }, out of turn: { $action }.
cli-pass-device = Pass the device to { $seat }. The others look away.
cli-press-enter = Press Enter when { $seat } is ready:
cli-saved = Saved in { $file }. Go on with: godsplay play { $game } --resume { $file }
cli-kept = The record of this game is in { $file }.
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
arena-stopped = Stopped after { $done } of { $games } games. Go on with: { $command }
arena-enough =
    { $games ->
        [one] The ledger has 1 game already, and it is counted.
       *[other] The ledger has { $games } games already, and all of them are counted.
    }
arena-nothing = No game has ended yet.
arena-ledger = Every game is in { $file }.
arena-report = The report is in { $file }.

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
table-tagline = Board games by their full rules.
table-tagline-more = Play at once against bots, share this screen, or send friends a link. No account.
table-skip = Skip to the board
table-home = All games
table-theme = Light or dark
table-unofficial = Unofficial and free; no tracking.
table-players-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
table-players-range = { $fewest } to { $most } players
table-level-easy = easy bot
table-level-normal = normal bot
table-level-hard = hard bot
table-seat-open = open seat
table-seat-person = a guest
table-spectator = Spectator

table-home-play = Play
table-home-play-label = Play { $game } against bots now
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
        [0] not begun
        [one] after 1 move
       *[other] after { $count } moves
    }
table-home-over = finished
table-home-what-if = what if
table-home-import = Bring a record
table-home-import-help = A game saved by the table or by the command line; you go on in the seats of its people.
table-home-import-button = Open

table-clear = Clear away
table-clear-label = Clear away { $table }
table-clear-title = Clear this table away?
table-clear-lost = The game, what was said at it and the links to its seats will be gone for good.
table-clear-others = Others lose it, too: { $people }.
table-clear-record = Download the record first
table-clear-no-record = Its record cannot be downloaded first: records are for games that are over.
table-clear-do = Clear it away
table-clear-not = Keep it
table-leave = Leave
table-leave-label = Leave { $table }
table-leave-title = Leave this table?
table-leave-lost = The game goes on without you. Your seat is free then: whoever opened the table can give it to somebody else or to a bot, and you need a new link to come back.
table-leave-over = It will no longer be among your tables. Everybody else keeps it.
table-leave-do = Leave it
table-leave-not = Stay

table-new-title = { $game }: a new table
table-new-seats = Who plays?
table-new-here = At this screen
table-new-invited = Invited by link
table-new-nobody = Nobody
table-new-name = Name
table-new-name-of = Name at { $seat }
table-new-who = Who plays { $seat }
table-new-options = Options
table-new-readings = Readings
table-new-readings-help = Where the rulebook can be understood in several ways, the table agrees on one. What is marked already is what the text says most plainly.
table-reading-usual = usual
table-new-more = Seed and edition
table-new-seed = Seed
table-new-seed-help = The same seed gives the same luck. Leave it empty for luck that nobody can foresee.
table-new-edition = Edition
table-new-edition-help = A TOML file with figures of your own board.
table-new-open = Open the table
table-new-links = You get the links for invited friends at the table.

table-join-title = You are invited
table-somebody = Somebody
table-join-seat = { $host } keeps a seat for you at a table of { $game }: { $seat }.
table-join-name = Your name
table-join-take = Take the seat
table-join-once = This link seats one person, once.

table-rules-title = { $game }: the rules
table-rules-source = Source
table-rules-contents = Contents
table-rules-search = Search the rules
table-rules-found = Sections found: {"{}"}
table-rules-found-none = Nothing found
table-rules-link = Link to “{ $title }”
table-sources-title = { $game }: where the figures come from
table-sources-help = “Printed” stands in a rulebook or on a board, “derived” follows from what is printed, “reconstructed” is our best guess. An edition file of your own can replace any of them.
table-sources-figure = Figure
table-sources-value = Value
table-sources-grade = Grade
table-sources-source = Source

table-table-prompt = What is to be decided
table-table-board = The board
table-table-choices = Your choices
table-table-seats = Players
table-table-log = What happened
table-table-news = Since your last move
table-table-chat = Talk
table-table-say = Say something
table-table-send = Send
table-table-replay = Replay
table-table-moment = Moment of the game
table-table-undo = Undo
table-table-confirm = Confirm
table-table-cancel = Cancel
table-table-hint = Ask a bot
table-table-guide = Hints for a first game
table-table-guide-again = Show the hints for a first game again
table-table-zoom-in = Zoom in
table-table-zoom-out = Zoom out
table-table-zoom = Size of the board
table-table-whole-board = Whole board
table-table-play-replay = Play the replay
table-table-now = Back to now
table-table-branch = What if?
table-table-what-if = What if, from move { $ply } of another game
table-table-what-if-cleared = What if, from a game that was cleared away
table-table-cleared-title = This table was cleared away
table-table-cleared = Whoever opened it has removed the game, for everybody. Nothing more can be done here.
table-table-branch-help = Go on from this moment at a table of your own, against bots.
table-table-pace = Pace of the others’ moves
table-table-pace-slow = slow
table-table-pace-normal = normal
table-table-pace-fast = fast
table-table-pace-instant = at once
table-table-confirming = Ask before moves that cannot be taken back
table-position-tables = The position as tables
table-table-settings = Settings
table-table-close = Close
table-table-script = The table needs JavaScript.
table-table-refusals = What is not possible now, and why
table-table-fair-title = Fair luck
table-table-fair = The seed is fixed. Its sha256 is { $commitment }; the record shows the seed when the game is over.

table-page-connecting = Connecting …
table-page-lost = The connection is lost. Trying again …
table-page-rule = Rule: { $text }
table-page-you = You
table-page-guest = Guest
table-page-watching = You are looking on.
table-page-open = open seat
table-page-waiting = Waiting for somebody
table-page-thinking = is thinking
table-page-decides = decides
table-page-you-decide = your decision
table-page-away = away
table-page-moment = Move { $ply } of { $last }
table-page-start = The beginning
table-page-invite = Invite by link
table-page-invite-instead = Invite somebody instead
table-page-copied = The link is copied. It seats one person, once: { $text }
table-page-only-here = This page has an address of this computer alone, and so has the link. For friends elsewhere, open the table at the address that they reach it by, and invite again: { $text }
table-page-link = Send this link to one person: { $text }
table-page-give = Let a bot play
table-page-take-back = Play again yourself
table-page-rename = Your name
table-page-asks = { $seat }: { $text }
table-page-aside = { $text } ({ $count })
table-page-upgrade = There is a newer version of this page.
table-page-reload = Load it
table-page-happened = Done: { $text }.
table-page-sure = { $text }?
table-page-hint-is = A bot would: { $text }
table-page-hint-wait = The bot is thinking …
table-page-hint-read = Got it
table-page-hint-none = No more hints
table-page-hint-back = They can be brought back under Settings.
table-page-sources = Where the figures come from
table-page-dice = Dice: { $text }
table-page-pass-device = Pass the device to { $seat }.
table-page-look-away = The others look away.
table-page-i-am = I am { $seat }
table-page-over-you = You win.
table-page-over-one = { $seat } wins.
table-page-over-many = { $seat } win.
table-page-over-none = Nobody wins.
table-page-source = From
table-page-total = Total
table-page-chart = How it went
table-page-record = Download the record
table-page-rematch = Play again
table-page-to-rematch = To the new table
table-page-rematch-as = You then play { $seat }.
table-page-you-are = { $seat } (you)
table-page-ending = How it ended
table-page-not-asked = That is not asked for now. { $text }
table-page-jump = Show the board after move { $ply }
table-page-choose-one = Which one?
table-page-seat-menu = Seat of { $seat }

table-hint-choosing-title = How to choose
table-hint-choosing = What glows on the board can be clicked; the same choices are listed as buttons. The underlined words beside the question open its rule, and “Ask a bot” marks what a bot would do.
table-hint-story-title = What happened
table-hint-story = Every move is told here with its arithmetic. Click § for the rule behind a line, or its number to see the board as it was then. How fast the others move is under Settings.

table-error-title = That did not work
table-error-unforeseen = Something went wrong here. Every move that was confirmed is safe; load the page again.
table-error-disk = The server’s disk is full, so this could not be written down and did not happen. Tell whoever runs the server; every move that was confirmed is safe.
table-error-no-page = There is no such page.
table-error-no-table = There is no such table. Perhaps whoever opened it has cleared it away.
table-error-no-rule = There is no rule “{ $anchor }”.
table-error-no-moment = The game has no such moment.
table-error-no-seat = The table has no such seat.
table-error-no-such-player = Nobody called “{ $who }” can sit there; there are: { $known }.
table-error-no-file = Choose a record first.
table-error-not-your-seat = That is not your seat.
table-error-own-table = You opened this table yourself: you can clear it away.
table-error-not-host = Only whoever opened the table can do that.
table-error-still-here = The player of that seat is here. It can be given to somebody else when its player is away.
table-error-nobody-there = Nobody holds that seat, so a bot plays it.
table-error-bot-plays = A bot plays that seat now. Take it back first.
table-error-stale = The game has moved on in the meantime. Look again and choose.
table-error-not-now = There is nothing for you to decide now.
table-error-busy = The table is busy. Try again.
table-error-chat-full = Enough has been said at this table.
table-error-table-full = Too many are looking on at this table.
table-error-record-running = The record is for everybody once the game is over.
table-error-branch-running = While others play, a what-if would show their secrets. It is possible once the game is over.
table-error-still-running = The game is not over.
table-error-invitation = This invitation has been used, or there is a newer one, or its table was cleared away. Ask for another link.
table-error-too-many = Too many requests. Wait a moment.
table-error-host = This server does not answer to the name “{ $host }”. If it is yours, start it with: godsplay serve --name { $host }
table-error-origin = That request comes from another site.
table-error-message = That message cannot be read.

table-chart-title = How it went
table-chart-start = beginning
table-chart-end = end

table-serve-address = The table is at { $address }
table-serve-friends = Friends reach it at { $address }: open it there yourself to invite them
table-serve-data = Games are kept in { $place }
table-serve-stop = Stop it with Ctrl+C; games go on where they were.
table-serve-no-browser = No browser could be opened. Open { $address } yourself.
table-serve-workers = several server processes need PostgreSQL: give --database postgresql://...
table-serve-port = port { $port } on { $host } is taken; choose another with --port
table-serve-place = cannot listen on { $host }: it is no address of this computer; choose another with --host
table-serve-name = “{ $name }” is no host name; write it as in --name games.example.org
table-serve-unknown = cannot listen on “{ $host }”: no computer of that name is known; choose another with --host
table-serve-allowed = this user may not listen on port { $port }; choose one from 1024 on with --port
table-serve-database = the database { $place } cannot be used: { $reason }
table-serve-database-newer = the database is of a newer version of godsplay ({ $revision }): upgrade godsplay, or choose another database with --database
table-serve-database-address = the address of the database cannot be read: give --database FILE or --database postgresql://user@host/name; what is special in a password is written as % and its code
table-serve-driver = PostgreSQL needs its driver: make postgresql
