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
