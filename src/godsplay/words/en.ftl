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
undo-over = The game is over, so this can’t be undone.
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
load-address = { $url } isn’t the address of a server
load-clicks = { $tables } tables, { $clicks } clicks, { $size } kB each; from click to picture: half within { $half } ms, 99% within { $most } ms
load-server = Server: { $time } ms of processor time a move, { $memory } MB of memory
load-lost = { $count ->
    [one] One connection was lost, and opened again.
   *[other] { $count } connections were lost, and opened again.
}
load-failure = { $count } × { $text }
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
arena-adjusted = wins less luck
arena-adjusted-interval = 95% interval
arena-factor = factor
arena-adjusted-note = Wins less luck: what dice and draws brought beside their mean is taken off, as far as it decides games; with --adjust all what bots chose at random, too. That changes no mean, only the spread; the factor is how many times as many games it would take to be as sure without.
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
training-imitating = Generation { $generation }: learning what good players do
training-deciding = Generation { $generation }: the match that decides
training-passed = Generation { $generation } wins { $share } of { $games } games [{ $low }, { $high }], chance { $chance }: it is the best now.
training-answers = Generation { $generation } wins { $share } of { $games } games among { $bot } [{ $low }, { $high }], chance { $chance }.
training-failed = Generation { $generation } wins { $share } of { $games } games [{ $low }, { $high }], chance { $chance }: not clearly better.
training-report = The report is in { $file }.
training-best = The best weights: { $weights }
training-continue = Go on with: { $command }

## Review of a finished game

review-running = Reviewing
review-seat = seat
review-start = start
review-luck = luck
review-own = own
review-others = others
review-result = result
review-accuracy = accuracy
review-nobody = nobody wins
review-headline =
    { $seats } won. { $main ->
        [luck] What helped most was luck
        [others] What helped most were decisions of others, above all of { $helper }
       *[own] What helped most were good decisions
    }: { $change } of the win.
review-nobody-won =
    Everybody has lost. { $main ->
        [luck] What did most for that was luck
       *[others] What did most for that were decisions, above all those of { $helper }
    }: { $change }.
review-turning = { $ply ->
        [0] { $seat } was ahead all the time.
       *[other] { $seat } was ahead for good from move { $ply } of { $last } on{ $named ->
            [0] { "" }
           *[other] , in { $when }
        }.
    }
review-turning-nobody = { $ply ->
        [0] It was likely all the time that everybody would lose.
       *[other] That everybody would lose was likely from move { $ply } of { $last } on{ $named ->
            [0] { "" }
           *[other] , in { $when }
        }.
    }
review-move = Move { $ply }{ $named ->
        [0] { "" }
       *[other] , { $when }
    }
review-moves = Moves { $first } to { $ply }{ $named ->
        [0] { "" }
       *[other] , { $when }
    }
review-for = { $change } for { $seat }
review-step = { $at }: { $change }{ $lucky ->
        [0] { "" }
       *[other] { " " }(by luck { $luck })
    }. { $mover }: { $move }
review-next-best = Next best: { $move } ({ $change })
review-balance-title = Chances of winning in %: start + luck + own decisions + those of others = result
review-balance-note = What follows ± is one standard error. Luck is what dice and draws brought beside their mean, and how secret choices met. A decision counts by how the chances stood after it, compared with what could be expected of a quick player before it; what that brought or cost the others stands with them. Of a secret choice only what it lost against the best answer counts. Accuracy compares each decision with the best that was found, as far as its player could know: 100% if nothing was better, 0% for choosing at random. Where positions do not tell yet who will win, all have equal chances. A player can be accurate and still lose much: by luck, and by what the others did.
review-decisive = What brought the winner furthest
review-decisive-nobody = What brought everybody closest to losing
review-costliest = The decisions that cost most
review-luckiest = The luckiest dice, draws and secret choices
review-unluckiest = The unluckiest dice, draws and secret choices
review-decision = { $at }. { $seat }, { $change }{ $grade ->
        [slip] , a slip
        [mistake] , a mistake
        [blunder] , a blunder
       *[none] { "" }
    }: { $move }
review-better = Better: { $move }. That would have left { $seat } { $share } of the win instead of { $less }.
review-tried-better = Tried out once, it led to: “{ $story }” { $seat }’s chance then: { $share }.
review-tried-chosen = With the same dice, what was chosen led to: “{ $story }” { $seat }’s chance then: { $share }.
review-roll = { $at }: { $seats }
review-met = { $at }: { $seats }, by how secret choices met
review-set-up = The set-up: { $seats }

## Report of an arena

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
table-tagline-more-in-page = Play against bots right away, or share this screen. No account needed, and no network after the first visit.
table-shell-loading = Getting the games …
table-shell-starting = Setting up the table …
table-shell-about = { $size } MB, once. Then it works without a network, and your games stay in this browser.
table-shell-trouble = Something went wrong. Reload the page to try again; your games are safe.
table-shell-old = This browser is too old, or does not allow pages to work without a network here.
table-table-take-along = Save this game as a file, to go on elsewhere
table-skip = Skip to the board
table-home = All games
table-theme = Light or dark
table-unofficial = Unofficial and free. No tracking.
table-rooms = More of this site
table-devices = My devices
table-devices-about = Every device here plays for you, at all your tables. There is no password: a link that works once, or a QR code, brings another device along.
table-devices-none = You haven’t played in this browser yet. To see your games here, open “My devices” where you play, and make a link.
table-device-on = { $browser } on { $system }
table-device-program = A program
table-device-here = This device
table-device-seen = Last seen { $ago }
table-device-since = added { $ago }
table-device-name = Name of this device
table-device-rename = Rename
table-device-rename-label = Rename { $name }
table-device-rename-do = Save
table-device-revoke = Sign out
table-device-revoke-label = Sign out { $name }
table-device-revoke-sure = { $name } will no longer sit at your tables, from this moment on. To come back it needs a new link. It gets no more notices.
table-device-revoke-here = This device will no longer sit at your tables, and gets no more notices. To come back it needs a new link from another one.
table-device-revoke-do = Sign it out
table-device-add = Add a device
table-device-add-help = Scan the code with your phone, or open the link on your other computer.
table-device-link-make = Make a link
table-device-link-code = The link as a QR code
table-device-link = Link for another device
table-device-link-time = Works once, for another { $time }.
table-device-link-warning = Keep it to yourself: whoever opens it plays for you and sees your hand.
table-device-add-title = Your games on this device
table-device-looking = Checking this link …
table-device-join-from = From now on this device plays for the same person as { $device }, at all tables.
table-device-join-tables = This device already sits at tables of its own ({ $count }). They come along: from now on they belong to both.
table-device-join-warning = Go on only if the other device is yours too. If somebody sent you this link, they would play for you and see your hand.
table-device-join-do = Bring my games here
table-games = My games
table-games-about = Everything you play here, on all your devices.
table-games-none = No games yet. Choose one, and you’re playing.
table-games-choose = Choose a game
table-games-turn = Your turn
table-games-waiting = Waiting for others
table-games-finished = Finished
table-games-all = All
table-games-filter = Show only
table-games-older = Show all { $count } finished games
table-games-rematch = Play again with the same people
table-games-to-rematch = To the rematch
table-open = Open tables
table-open-about = Tables of this server with a free seat, for anyone to take.
table-open-none = No table has a free seat right now. Set one up, and tick “List this table”.
table-open-seats =
    { $count ->
        [one] 1 seat is free
       *[other] { $count } seats are free
    }
table-open-with = with { $others }
table-open-name = Your name
table-open-take = Take a seat
table-open-yours = To your table
table-open-started = { $count ->
        [0] not begun
        [one] 1 move so far
       *[other] { $count } moves so far
    }
table-open-tournament = Tournaments
table-tournament-new = A tournament for your group
table-tournament-about = Several rounds, and everyone joins with the same link. Each round seats together players who have met least and have won about equally often; seats rotate.
table-tournament-title = Name of the tournament
table-tournament-game = Game
table-tournament-rounds = Rounds
table-tournament-size = Players at a table
table-tournament-usual = As usual
table-tournament-open = Set it up
table-tournament-mine = Your tournaments
table-tournament-back = To the tournament
table-tournament-round = Round { $number } of { $rounds }
table-tournament-gathering = Gathering players
table-tournament-over = Finished
table-tournament-link = Send this link to everybody
table-tournament-join = Take part
table-tournament-leave = Leave
table-tournament-rename = Change my name
table-tournament-begin = Start round { $number }
table-tournament-wait = The host starts the next round once all tables have finished.
table-tournament-wait-first = The host starts the first round.
table-tournament-few = At least two people must take part.
table-tournament-standings = Standings
table-tournament-place = Place
table-tournament-player = Player
table-tournament-played = Played
table-tournament-points = Wins
table-tournament-opponents = Opponents’ wins
table-tournament-table = Table { $number }
table-tournament-playing = being played
table-tournament-nobody = nobody won
table-tournament-bot = bot
table-tournament-seed = Pairings follow from results and the seed { $seed }.
table-pace-none = No clock
table-pace-live = Live: { $bank } min each, { $turn } s more a turn
table-pace-days = { $turn } h a turn, and { $bank } d in reserve
table-for-any = Everyone
table-for-new = Newcomers welcome
table-for-experienced = For those who know the rules
table-new-listed = List this table, so that anyone can take a free seat
table-new-listed-for = It is for
table-new-listed-help = Everybody who visits this server sees the table in “Open tables”, with your name, and can look on.
table-games-statistics = How you’ve done
table-games-statistics-about = Finished games that this server dealt, where you played one seat to the end yourself. Expected is what equal players would win.
table-games-statistics-none = Nothing to count yet: a game counts once you’ve played it to the end yourself, on one seat.
table-games-game = Game
table-games-opponent = Against
table-games-played = Played
table-games-won = Won
table-games-lost-to = They won
table-games-expected = Expected
table-games-luck = Luck
table-games-skill = Decisions
table-games-reviewed =
    { $count ->
        [one] Luck and decisions in points of a hundred, from the one game that was reviewed.
       *[other] Luck and decisions in points of a hundred, from the { $count } games that were reviewed.
    }
table-passkeys = Passkeys
table-passkeys-help = A passkey lives in your phone, your password manager or a security key. It opens your games on any device, even if you lose all others.
table-passkeys-help-new = If you made a passkey where you play, it opens your games here, too.
table-passkey-title = Your games at godsplay
table-passkey-add = Add a passkey
table-passkey-use = I have a passkey
table-passkey-remove = Remove
table-passkey-remove-label = Remove the passkey { $name }
table-passkey-nowhere = Passkeys need an address with a name, and https: this one has no passkeys.
table-players-exactly =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
table-players-range = { $fewest } to { $most } players
table-level-beginner = beginner bot
table-level-easy = easy bot
table-level-normal = normal bot
table-level-hard = hard bot
table-level-master = master bot
table-bot-of-style = { $style }, { $level }
table-new-character = Character of the bot that plays { $seat }
table-new-any-character = any character
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
table-home-damaged = A table that can’t be read any more
table-home-expiry = This server deletes tables that nobody has touched for { $days ->
    [one] a day
   *[other] { $days } days
}. Download the record of a game that you want to keep.
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
table-new-clock = Clock
table-new-clock-none = No clock: everyone takes their time
table-new-clock-live = Live: for one sitting
table-new-clock-days = Days: play when you find the time
table-new-clock-bank = Each player has
table-new-clock-increment = and after every turn, also
table-new-clock-turn = Time for every turn
table-new-clock-reserve = In reserve, in all
table-new-clock-holidays = Holidays in this game
table-new-clock-level = When someone’s time is up, their seat goes to
table-new-clock-help = Everyone can take their seat back. Clocks start once everyone has come, and stop while the server is down.
table-new-clock-minutes = { $count } min
table-new-clock-seconds = { $count } s
table-new-clock-hours = { $count ->
    [168] a week
   *[other] { $count } h
}
table-new-clock-day-count = { $count ->
    [0] none
    [one] 1 day
   *[other] { $count } days
}
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
table-table-told = What has just happened
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
table-table-notify = Notify me of my turn while this page is open
table-table-invite = Invite
table-table-inviting = Invite friends
table-table-inviting-help = Each link is for one person and works once.
table-table-only-here = These links only work on this computer. To invite friends elsewhere, open this table at an address that they can reach.
table-table-notes = Notes
table-table-notes-help = Only you can see these. They’re kept as long as the table.
table-table-own-secrets = What only you know
table-table-muted = Only players can write
table-table-close = Close
table-table-script = The table needs JavaScript.
table-table-fair-title = Fair luck
table-luck-ours = The seed was fixed before anybody came. Its SHA-256 is { $commitment }. Each player’s browser then adds something random of its own, so nobody can choose the luck. Once the game is over, the page checks it all.
table-luck-chosen = The host has chosen the seed “{ $seed }”: whoever knows it can work out the luck of this game.
table-luck-foreign = This game came from a file, from another game or from an older version. This server didn’t choose its seed and doesn’t vouch for its luck.

table-page-remove-line = Remove this line
table-page-luck-good = ✓ Fair luck, checked in this page: everything drawn follows from the seed that was fixed first and from what each player’s browser added.
table-page-luck-chosen = Everything drawn in this game follows from its seed, which was chosen when the table was set up.
table-page-luck-bad = ✗ The luck of this game doesn’t follow from what was fixed first ({ $text }). Don’t trust it.
table-page-luck-none = Nobody vouches for the luck of this game.
table-page-returned = Moves while you were away: { $count }
table-page-recall = My notes, and what only I know
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
table-page-watching-devices = Is a seat here yours?
table-page-open = open seat
table-page-waiting = next to move
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
table-page-bot-plays = A bot plays for you
table-page-clock-days = { $first } d { $last } h
table-page-clock-hours = { $first } h { $last } m
table-page-clock-up = time is up
table-page-clock-away = on holiday
table-page-clock-away-for = On holiday for another { $text }
table-page-clock-parts = { $first } for this turn, then { $last } in the bank
table-page-clock-left = { $text } left
table-page-clock-warn = { $seat }: only { $text } left
table-page-clock-warn-you = You have only { $text } left.
table-page-time-days = { $count } days
table-page-time-hours = { $count } hours
table-page-time-minutes = { $count } minutes
table-page-time-seconds = { $count } seconds
table-page-holiday = Holiday ({ $seat }): let my clock stand
table-page-holiday-days = for { $count } d
table-page-holiday-over = End the holiday ({ $seat })
table-advance-once = the next time
table-advance-turn = until the turn or round is over
table-advance-always = every time, until I take it back
table-advance-is-once = { $step }: { $action }, the next time.
table-advance-is-turn = { $step }: { $action }, until the turn or round is over.
table-advance-is-always = { $step }: { $action }, every time.
table-advance-dropped = Not possible any more, so it wasn’t played: { $text }
table-advance = Plan ahead
table-advance-help = What you decide here is played for you when it’s asked, if it’s still possible. Only you see it.
table-advance-step = When I’m asked about
table-advance-action = I do this
table-advance-until = How often
table-advance-add = Decide in advance
table-page-advance = Plan ahead
table-page-advance-count = Plan ahead ({ $count })
table-page-advance-back = Take back
table-page-rename = Your name
table-page-asks = { $seat }: { $text }
table-page-ways = { $count } ways
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
table-page-guided-how = Choose what is outlined, on the board or in the list.
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
table-page-review = Review
table-page-new-game = New game
table-page-jump = Show the board after move { $ply }
table-page-seat-menu = { $seat }: more

table-hint-choosing-title = How to choose
table-hint-choosing = Click or tap whatever glows on the board; the same choices are listed as buttons. The underlined words beside the question open its rule, and “Ask a bot” marks what a bot would do.
table-hint-story-title = What happened
table-hint-story = The log tells every move with its arithmetic. § opens the rule behind a line; its number shows the board at that moment. You can change the pace of the other moves in Settings.

table-seat-joined = { $name } has taken the seat { $seat }.
table-seat-taken-over = { $name } has taken over the seat { $seat }, which was { $before }’s, and sees what is hidden there.
table-seat-bot = { $seat } has a new player: { $level }.
table-seat-bot-instead = { $name } has a substitute on { $seat } from now on: { $level }.
table-seat-bot-by-host = { $name } is away, so the host has put a substitute on { $seat }: { $level }.
table-seat-time-up = Time is up for { $name }. Until they come back, { $seat } has a substitute: { $level }.
table-seat-holiday = { $name } ({ $seat }) is on holiday for { $days ->
    [one] a day
   *[other] { $days } days
}; their clock stands.
table-seat-holiday-over = { $name } ({ $seat }) is back from holiday.
table-seat-back = { $name } plays { $seat } again.
table-seat-left = { $name } has left the table.
table-seat-link = The host has made a new link to the seat { $seat }, which { $name } has held.
table-bots-random = The bots can’t think right now, so they play at random until they can.

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
table-error-no-clocks = There are no clocks here.
table-error-live-clock = A live clock has from a minute to a day for each player, adds at most an hour a turn, and has no holidays.
table-error-days-clock = A clock for days gives at least an hour a turn.
table-error-no-holidays = There are no holidays at this table.
table-error-holidays = { $left ->
    [0] You have no holidays left in this game.
    [one] You have one day of holiday left in this game.
   *[other] You have { $left } days of holiday left in this game.
}
table-error-no-advance = That can’t be decided in advance.
table-error-stale = The game has moved on. Look again and choose.
table-error-not-now = There’s nothing for you to decide right now.
table-error-busy = The table is busy. Try again.
table-error-muted = The host has closed the chat to onlookers.
table-error-hint = You’ve already asked for a hint. Wait for the answer.
table-error-no-bots = The bots can’t think right now. Try again later.
table-error-game-too-long = No game goes on after { $most } moves.
table-error-many-tables = You’ve opened { $most } tables. Delete some on the home page first.
table-error-all-tables = This server has no room for more tables. Tell whoever runs it.
table-error-metrics = These figures are for the computer that the server runs on.
table-error-no-line = There’s no such line.
table-error-not-your-line = Only whoever wrote that, or the host, can remove it.
table-error-host-chair = You’re the host of this table: links to its seats are for others. To play several seats yourself, set up a table with them.
table-error-no-greeting = The page said nothing.
table-error-table-full = Too many people are watching this table.
table-error-record-running = The record is available once the game is over.
table-error-branch-running = While others are playing, a what-if would reveal their secrets. You can try it once the game is over.
table-error-review-running = A game is reviewed once it’s over, and so is the one that it branched off.
table-error-no-reviews = Games can’t be reviewed here.
table-error-still-running = The game isn’t over yet.
table-error-invitation = This invitation was used or replaced, or its table was deleted. Ask for a new link.
table-error-never-played = You haven’t played here yet. Open or join a table first.
table-error-no-devices = Your games are in this browser alone.
table-error-no-device = That device is not among yours, or was signed out already.
table-error-last-device = This is your only device: signed out, nobody could get to your games again.
table-error-device-link = This link leads nowhere. Make a new one on the device that has your games.
table-error-device-link-used = This link was used already: it works once. Make a new one on the device that has your games.
table-error-device-link-old = This link is too old. Make a new one on the device that has your games.
table-error-device-same = This device has these games already.
table-error-no-tournaments = This server has no tournaments.
table-error-no-tournament = There’s no such tournament.
table-error-many-tournaments = You’ve set up { $most } tournaments already.
table-error-tournament-full = At most { $most } people can take part.
table-error-tournament-begun = The first round has started: nobody can join or leave any more.
table-error-tournament-host = Only the person who set up the tournament can start rounds.
table-error-tournament-alone = At least two people must take part.
table-error-tournament-over = All rounds were played.
table-error-round-running = Some tables of the last round haven’t ended yet.
table-error-no-lobby = This server lists no tables.
table-error-not-listed = This table isn’t open to everybody.
table-error-no-free-seat = Somebody was faster: no seat is free there any more.
table-error-sits-already = You already belong to this table.
table-error-no-passkeys = This server has no passkeys.
table-error-passkey = This passkey isn’t known here, or its answer came too late. Try again.
table-error-passkey-address = Passkeys need an address with a name, and https.
table-error-signed-out = This device was signed out.
table-error-too-many = Too many requests. Wait a moment.
table-error-host = This server doesn’t answer to the name “{ $host }”. If it’s yours, start it with: godsplay serve --name { $host }
table-error-origin = That request came from another site.
table-error-message = That message can’t be read.

# Notices: where players who are elsewhere are told of their turns.
table-notices-link = Notices of your turns
table-table-tell-me = Tell me when it’s my turn
table-notices-title = Notices
table-notices-about = Be told when it’s your turn and you’re elsewhere. Choose one way or several; none is needed. You’re told once a turn, and never while you’re looking.
table-notices-channels = Where you’re told
table-notices-push = This browser
table-notices-kind-push = Browser
table-notices-kind-mail = E-mail
table-notices-kind-discord = Discord
table-notices-kind-slack = Slack
table-notices-kind-ntfy = ntfy
table-notices-unconfirmed = Waiting for you to follow the link in the mail.
table-notices-problem = The last message didn’t get through: { $problem }.
table-notices-try = Send a trial
table-notices-remove = Remove
table-notices-remove-label = Remove { $where }
table-notices-add = Add
table-notices-save = Save
table-notices-done-saved = Saved.
table-notices-done-added = Added. Send a trial to see whether it arrives.
table-notices-done-tried = A trial is on its way.
table-notices-push-help = Works while no page is open. On an iPhone or iPad, add the page to the home screen first and open it from there.
table-notices-push-add = Notify me in this browser
table-notices-push-here = You’re told in this browser.
table-notices-push-denied = This browser doesn’t allow it. Its settings for this page can change that.
table-notices-push-unable = This browser can’t be told here. It needs a page with https, and on some phones the installed page.
table-notices-push-failed = That didn’t work.
table-notices-mail-address = Your address
table-notices-mail-help = You get a mail with a link first. Every mail has a link that ends them.
table-notices-webhook = Discord, Slack or ntfy
table-notices-webhook-kind = Takes messages as
table-notices-webhook-address = Address of the webhook or topic
table-notices-webhook-help = Others may read along there, so messages say only what everybody at the table knows.
table-notices-when = When you’re told
table-notices-gap = How often
table-notices-gap-0 = At every turn
table-notices-gap-10 = At once, then at most every ten minutes
table-notices-gap-60 = At once, then at most every hour
table-notices-gap-1440 = At most once a day
table-notices-remind = Remind me once if I haven’t moved
table-notices-remind-0 = Never
table-notices-remind-12 = After twelve hours
table-notices-remind-24 = After a day
table-notices-remind-48 = After two days
table-notices-quiet = Quiet hours
table-notices-quiet-from = From
table-notices-quiet-until = Until
table-notices-zone = Time zone
table-notices-remind-help = Where a clock of days runs, the reminder comes when your time gets short.
table-notices-when-help = What comes in between is gathered into one message. Leave the times empty to have no quiet hours.
table-notices-confirm-title = Notices by e-mail
table-notices-confirm-ask = Shall { $address } be told when it’s your turn?
table-notices-confirm-do = Yes, tell me
table-notices-confirm-done = { $address } will be told when it’s your turn.
table-notices-off-title = No more mails
table-notices-off-ask = Shall { $address } get no more notices of this player’s turns?
table-notices-off-do = Send no more mails
table-notices-off-done = { $address } gets no more notices.
table-notices-figures = { $kind }: { $sent } sent, { $waiting } waiting, { $failed } failed, { $unknown } with an unknown outcome
table-notices-none = No notice has been sent yet.
table-notices-trouble = { $when }  { $kind }, { $state } after { $attempts ->
    [one] one attempt
   *[other] { $attempts } attempts
    }: { $problem }
table-notices-cut-short = the server was stopped while it was being sent
table-notices-no-database = There’s no such database: { $place }
table-notice-turn = Your turn in { $game }
table-notice-reminder = Still your turn in { $game }
table-notice-time-short = Your time is running out in { $game }
table-notice-hours = A bot takes over in about { $count } hours, unless you move.
table-notice-minutes =
    { $count ->
        [one] A bot takes over in a minute, unless you move.
       *[other] A bot takes over in { $count } minutes, unless you move.
    }
table-notice-time-up = Your time is up in { $game }
table-notice-take-back = A bot plays for you now. Open the table and choose “{ $button }” to go on.
table-notice-over = { $game } is over
table-notice-begun = A new game begins, with { $others }.
table-notice-for = { $name }: { $title }
table-notice-digest = { $count } of your tables have news
table-notice-more =
    { $count ->
        [one] And one more table.
       *[other] And { $count } more tables.
    }
table-notice-trial-title = A trial notice from { table-brand }
table-notice-trial-text = This is how you’re told when it’s your turn.
table-notice-confirm-title = Do you want notices of your turns?
table-notice-confirm-text = Someone asked for notices to this address, to be told when it’s their turn in a game. If that was you, open this link. Otherwise do nothing, and you won’t get any.
table-notice-mail-off = Stop these e-mails: { $link }
table-error-no-player = Nothing can be told to you yet: open a table or take a seat first.
table-error-no-mail = This server sends no e-mails: whoever runs it hasn’t set up a mail server.
table-error-no-push = This server can’t notify browsers: whoever runs it can install “godsplay[notices]”.
table-error-mail = That isn’t an e-mail address.
table-error-mail-asked = That address was asked already. Look for the mail, or try again tomorrow.
table-error-url = That isn’t the address of a webhook.
table-error-url-https = The address has to begin with https://
table-error-url-private = That address is in a private network, and this server doesn’t send anything there.
table-error-url-unknown = No computer of that name is known.
table-error-many-channels = You’re told in { $most } places already. Remove one first.
table-error-zone = That time zone isn’t known.
table-error-time = That isn’t a time.
table-error-notice-link = This link isn’t valid any more. Perhaps it was used already.
table-serve-smtp = can’t read the address of the mail server: write it as in --smtp smtp://user@mail.example.org:587
table-serve-mail-from = “{ $address }” isn’t an address that mails can come from: give --mail-from games@example.org
table-serve-public-url = “{ $url }” isn’t an address that players can reach: write it as in --public-url https://games.example.org
table-serve-notices-extra = mails need a package that isn’t installed: pip install "godsplay[notices]", or make notices

table-table-review = Review
table-page-counsel-choice = what the bot weighed
table-page-counsel-share = to win
table-page-counsel-behind = behind
table-page-counsel-line = Expected then:
table-page-review-begin = Review this game
table-page-review-offer = What was luck, what was skill, and where did the game turn? It takes about a minute, in the background.
table-page-review-none = This game hasn’t been reviewed. Those who sat here can ask for it.
table-page-review-progress = Reviewing: { $count } of { $last } moves.
table-page-review-waiting = It begins shortly: games are reviewed one after the other.
table-page-review-cancel = Stop
table-page-review-costliest = The decisions that cost most
table-page-review-luckiest = The luckiest dice, draws and secret choices
table-page-review-unluckiest = The unluckiest dice, draws and secret choices
table-page-review-others = Other decisions
table-page-review-other-rolls = Other dice and draws
table-page-review-how = How this is computed
table-page-review-branch = Play it from here
table-page-review-keys = ← and → go from one marked moment to the next.
table-page-review-strands = Each seat’s share of the win, move by move. Arrow keys go from one marked moment to the next.

table-chart-title = How it went
table-chart-start = start
table-chart-end = end

table-doctor-fine = fine
table-doctor-advice = advice
table-doctor-wrong = wrong
table-doctor-compiled = godsplay { $version } runs compiled, on Python { $python }
table-doctor-not-compiled = godsplay { $version } runs interpreted, on Python { $python }: bots think many times as slowly. There is a C compiler: “make install” compiles a clone; “pip install --force-reinstall godsplay” gets a compiled wheel
table-doctor-no-compiler = godsplay { $version } runs interpreted, on Python { $python }, and there is no C compiler: bots think many times as slowly. “pip install --force-reinstall godsplay” gets a compiled wheel where there is one for this system
table-doctor-port = port { $port } on { $host } is free
table-doctor-port-taken = no table can be served now: { $reason }; if godsplay runs there already, all is well
table-doctor-no-database = { $place } will be made when the table opens (revision { $revision })
table-doctor-database = the database { $place } is there (revision { $revision })
table-doctor-database-older = the database { $place } is of an older version (revision { $revision }): it is upgraded at the next start, so make a copy first
table-doctor-database-newer = the database { $place } was written by a newer version (revision { $revision }): upgrade godsplay
table-doctor-no-folder = there is no folder { $place }: make it, or choose another database with --database
table-doctor-disk = { $free } GB are free in { $place }
table-doctor-disk-full = only { $free } GB are free in { $place }: make room, or moves cannot be saved
table-doctor-clock = the clock says { $now }
table-doctor-clock-old = the clock says { $now }, which was before this version ({ $released }): set it
table-doctor-clock-behind = the database has a table from { $latest }, which is still to come: set the clock
table-serve-address = The table is at { $address }
table-serve-friends = Friends can reach it at { $address }: open it there yourself to invite them
table-serve-data = Games are saved in { $place }
table-serve-interpreted = The engine runs interpreted, so bots think slowly: “godsplay doctor” says what to do.
table-serve-stop = Stop with Ctrl+C; games will continue where they left off.
table-serve-no-browser = Couldn’t open a browser. Open { $address } yourself.
table-serve-workers = several server processes need PostgreSQL: give --database postgresql://...
table-serve-port = port { $port } on { $host } is taken; choose another with --port
table-serve-place = can’t listen on { $host }: it isn’t an address of this computer; choose another with --host
table-serve-name = “{ $name }” isn’t a host name; write it as in --name games.example.org
table-serve-unknown = can’t listen on “{ $host }”: no computer of that name is known; choose another with --host
table-serve-allowed = this user can’t listen on port { $port }; choose one from 1024 up with --port
table-serve-database = can’t use the database { $place }: { $reason }
table-serve-database-lacks = the database lacks { $what }, although it says that it is up to date: restore a backup, or choose another database with --database
table-serve-database-busy = another godsplay server uses { $place } already: stop it, choose another file with --database, or use PostgreSQL
table-serve-database-newer = the database was written by a newer version of godsplay ({ $revision }): upgrade godsplay, or choose another database with --database
table-serve-database-address = can’t read the address of the database: give --database FILE or --database postgresql://user@host/name; special characters in a password are written as % and their code
table-serve-driver = PostgreSQL needs its driver: make postgresql
