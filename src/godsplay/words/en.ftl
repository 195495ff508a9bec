# Sentences that every game uses.

and = { $first } and { $last }
or = { $first } or { $last }
to = { $first } to { $last }

action = { $notation }

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
cli-rank =
    { $points ->
        [one] { $place }. { $seat }, 1 point
       *[other] { $place }. { $seat }, { $points } points
    }
cli-help =
    Type the number of an action, or the action itself: “{ $example }”.
    Beginnings of its words will do: “{ $short }”. If they fit several actions, those are listed.

    ?           the rule behind the question
    ? action    whether an action is allowed now, and by which rule
    ? rule      a rule by its name, as “godsplay rules { $game }” lists them
    u           take back your last move
    b           the board again
    l           what happened, again
    q           save and leave

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
       *[other] { $games } games: { $seeds } seeds for each of { $arrangements } ways to seat the bots.
    }
arena-playing = Playing
arena-stopped = Stopped after { $done } of { $games } games. Go on with: { $command }
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
report-options = With { $options }.
report-table-note = Wins are counted for each seat that a bot holds: winners share a win, and a game that all lose is nobody’s. Intervals are 95% bootstrap intervals over the seeds; ratings are those of openskill’s Plackett-Luce model, with 95% margins.
report-wins = { $bot } wins { $share } of its games, where chance would give { $chance }
report-wins-open = No bot wins clearly more than the { $chance } that chance would give
report-wins-axis = games won, per seat
report-wins-note = Lines are 95% intervals. The dashed line is what equal players would win.
report-ratings-sure = { $bot } is rated above all others
report-ratings-open = { $bot } has the highest rating, but not by more than its margin
report-ratings-axis = rating (everyone starts at 25)
report-ratings-note = Lines are 95% margins. Only winning counts, not the points.
report-seats-equal = No seat wins clearly more than its part
report-seats-unequal = { $seat } wins { $share }, more than its part
report-seats-axis = games won
report-seats-note = Every bot sits on every seat equally often. Lines are 95% intervals; the dashed line is an equal part.
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
