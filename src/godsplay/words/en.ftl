# Sentences that every game uses.

and = { $first } and { $last }

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
