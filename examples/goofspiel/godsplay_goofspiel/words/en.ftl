# Goofspiel in English.

about = Everybody holds the same cards and bids them in secret, one for each prize. Win much with little, and mind the ties.
about-length = 5 to 10 minutes
option-short = A short game, with seven cards each

## Names of seats, of steps, and of what is hidden

name-you = you
name-blue = Blue
name-red = Red
name-green = Green
name-yellow = Yellow
name-purple = Purple
name-black = Black
name-turn-up-prize = turning up a prize
name-bidding = bidding
name-face-down = face down

## Prompts, why they matter, what can be done, and what it leads to

prompt-bidding =
    Bid a card for { $prizes }, worth { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }.
why-bidding = The highest bid takes the stake; on a tie it is carried over. Every card can be bid once.
action-bid = Bid { $card }
verb-bid = Bid
brings-bid =
    { $count ->
        [0] nobody can bid higher
        [one] 1 opponent can bid higher
       *[other] { $count } opponents can bid higher
    }
not-in-hand = You have bid that card already.

## Hints for a first game

hint-about-title = Win much with little
hint-about = A prize is turned up in every round, and all bid one card for it in secret. The highest card takes it. Most points in prizes win.
hint-bidding-title = Your bid
hint-bidding = Everybody has the same cards, and each can be bid only once. A high card now is missing later; if the highest bids are equal nobody takes the prize, and it is added to the next.
hint-spent-title = What the others have left
hint-spent = Each row shows the last bid, the cards still in that hand and the prizes won. What nobody holds any more cannot beat you.

## What happens

heading-round = Round { $round }
prize-turned-up = Prize { $prize } is turned up; the stake is worth { $worth }.
has-bid = { $seat } { VERB($seat, "has", you: "have") } bid.
own-bid = Your bid is { $card }.
bid-shown = { $seat } { VERB($seat, "bids", you: "bid") } { $card }.
prizes-won = { $seat } { VERB($seat, "takes", you: "take") } { $prizes } for { $worth ->
        [one] 1 point
       *[other] { $worth } points
    }.
carried-over = { $card } is bid more than once: the stake of { $worth } is carried over.
prizes-lost = Nobody gets { $prizes }.
won = { $seat } { VERB($seat, "wins", you: "win") } with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

sum-gained = { $you ->
        [1] You gain
       *[other] { $seat } gains
    } { $count }.
sum-leads = { $you ->
        [1] You lead
       *[other] { $seat } leads
    } by { $count }.

## Tables, panels and the picture

table-stake = The stake
table-players = The players
table-player = player
table-points = points
table-bid = bid
table-shown = last bid
table-won = prizes
table-hand = hand
board-stake = Bid for: { $stake } (worth { $worth })
board-over = All prizes are gone
board-prizes = Prizes to come: { $prizes }
draw-picture = Goofspiel: { $count ->
        [0] the end
        [one] one prize to come
       *[other] { $count } prizes to come
    }
draw-stake = The stake
draw-lost = Lost
draw-prizes = To come
draw-hand = Your hand
draw-points = { $count ->
        [one] 1 point
       *[other] { $count } points
    }

## What matters in a game, for reports

fact-ties = How often the stake is carried over
fact-ties-axis = rounds of a game
fact-winning-bids = What winning bids cost
fact-winning-bids-axis = sum of the winning bids of a game
