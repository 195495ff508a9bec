# Playful Gods in English.
#
# A person is called by name, or "you" if it is who reads: `VERB($seat, "wins", you: "win")` is the verb that goes with it.

about = Greek gods push their champions over three rings that turn. Lay bridges, turn the ground away under the others, and be the first in the centre.
about-length = 20 to 45 minutes
option-tokens = Ability tokens: powers that are won by lines of four
option-play_first = Play First cards
option-bridge_into_centre = The centre, too, is entered over a bridge

## Names

name-you = you

name-air = Air
name-air-1 = Air (1)
name-air-2 = Air (2)
name-air-3 = Air (3)
name-fire = Fire
name-fire-1 = Fire (1)
name-fire-2 = Fire (2)
name-fire-3 = Fire (3)
name-earth = Earth
name-earth-1 = Earth (1)
name-earth-2 = Earth (2)
name-earth-3 = Earth (3)
name-water = Water
name-water-1 = Water (1)
name-water-2 = Water (2)
name-water-3 = Water (3)
name-aether = Aether
name-aether-1 = Aether (1)
name-aether-2 = Aether (2)
name-aether-3 = Aether (3)
name-multi = Multi
name-multi-1 = Multi (1)
name-multi-2 = Multi (2)
name-multi-3 = Multi (3)
name-joined = the joined pair
name-face-down = face down
name-start = start
name-ring-1 = ring 1
name-ring-2 = ring 2
name-ring-3 = ring 3
name-centre = centre
name-blue = Blue
name-red = Red
name-green = Green
name-yellow = Yellow
name-purple = Purple
name-black = Black
name-in = inwards
name-out = outwards
name-clockwise = clockwise
name-counterclockwise = counterclockwise
name-aphrodite = Aphrodite
name-zeus = Zeus
name-poseidon = Poseidon
name-hades = Hades
name-hera = Hera
name-athena = Athena
name-apollo = Apollo
name-artemis = Artemis
name-ares = Ares
name-hephaestus = Hephaestus
name-hermes = Hermes
name-dionysus = Dionysus
name-demeter = Demeter
name-hestia = Hestia
name-persephone = Persephone
name-iris = Iris
name-tyche = Tyche
name-nike = Nike
name-tailwind = Tailwind
name-scorch = Scorch
name-causeway = Causeway
name-tide = Tide
name-quintessence = Quintessence

## Steps

name-choose-start = choosing starting fields
name-begin-turn = the turn begins
name-god-card = the God Card
name-play-first = Play First
name-perform-actions = actions
name-dispose = disposing of cards
name-pass-action-card = passing the Action Card on
name-draw-cards = drawing cards
name-clear-board = clearing the player board
name-place-card = placing a card
name-collect-token = collecting an Ability token
name-apollo-put-back = Apollo

## Prompts

prompt-choose-start = Put your champion on a free starting field.
prompt-play-first = Play { $card } from your board first: choose which way.
prompt-perform-actions = Play cards in any order, or be done. You hold { $count ->
    [one] one card
   *[other] { $count } cards
}{ $kept ->
    [0] .
    [one] , one of which must wait for another turn.
   *[other] , { $kept } of which must wait for another turn.
}
prompt-dispose = Dispose of another useless card, or be done.
prompt-place-card = Lay { $card } on an opponent’s board: choose where.
prompt-collect-token = You made a line of { $elements }. Collect an Ability token, or pass.
prompt-poseidon = Poseidon: choose which way ring 1 turns.
prompt-hades = Hades: choose a bridge on { $level } to take away.
prompt-athena = Athena: discard a card, or be done; you draw as many as you discard.
prompt-apollo = Apollo shows you { $cards }: take one.
prompt-apollo-put-back = Put { $cards } back on the draw pile; the card you name first is drawn first.
prompt-hermes = Hermes: choose a card to hand to the left.
prompt-nike = Nike: take a free step, or pass.

## Prompts on one line of a phone

brief-choose-start = Choose a free starting field
brief-play-first = Play { $card } first: which way?
brief-perform-actions =
    { $count ->
        [one] Play cards, or be done: one left
       *[other] Play cards, or be done: { $count } left
    }
brief-dispose = Dispose of another, or be done
brief-place-card = Lay { $card } on an opponent’s board
brief-collect-token = Collect an Ability token, or pass
brief-poseidon = Poseidon: which way does ring 1 turn?
brief-hades = Hades: take a bridge away
brief-athena = Athena: discard a card, or be done
brief-apollo = Apollo: take a card
brief-apollo-put-back = Put cards back on the draw pile
brief-hermes = Hermes: hand a card to the left

## Why it matters: said to whoever decides, and to those who wait

why-choose-start = From here a champion walks onto ring 1, if a card of the field’s element is in hand.
why-play-first = An opponent has laid that card there; the turn goes on as usual after it.
why-perform-actions =
    A card moves onto its element, { $bridge ->
        [one] one builds
       *[other] { $bridge } build
    } a bridge inwards, a number turns its ring.
why-dispose = Only cards that cannot move the champion now can be disposed of; the hand is filled up again.
why-place-card = What is blocked cannot be used in that god’s next turn.
why-collect-token = A token is a power to be played once, in this turn or a later one.
why-poseidon = Whoever stands on the ring is carried along.
why-hades = Without a bridge nobody comes in there.
why-athena = New cards may open another way.
why-apollo = The cards put back are drawn next.
why-apollo-put-back = Whoever draws next gets the first of them.
why-hermes = Everybody hands one on, all at once.
why-nike = A step without a card is one card saved.

## Hints for a first game

hint-about-title = First into the centre
hint-about = You are a Greek god with one champion. Three rings turn around the centre of the arena; the first champion to step into it wins at once.
hint-start-title = Where to begin
hint-start =
    From its starting field a champion walks straight inwards onto ring 1. That takes a card of the element it enters; { FIGURE("rules.hand") ->
        [one] one card is
       *[other] { FIGURE("rules.hand") } cards are
    } dealt to each once everybody stands. Any free field will do.
hint-cards-title = Cards move your champion
hint-cards = Play a card to step onto a neighbouring field of its element: inwards, outwards or along the ring. A multi-card is any element. If somebody stands there, you swap places.
hint-rings-title = Cards turn rings
hint-rings = A card with a ring number can turn that ring by one field instead, with all that stand and lie on it. So you bring the right field before your champion, or the wrong one before theirs.
hint-bridges-title = Bridges lead inwards
hint-bridges =
    From ring to ring you need a bridge, and into the centre as well, unless this table plays without. { FIGURE("rules.bridge") ->
        [one] One card of the element of the field straight inwards lays
       *[other] { FIGURE("rules.bridge") } cards of the element of the field straight inwards lay
    } one there; the step onto it takes another. Bridges stay, travel with their field and carry everybody.
hint-going-on-title = Go on, or keep your cards
hint-going-on =
    Do as much as you can pay for, in any order. When you are done you draw up to { FIGURE("rules.hand") ->
        [one] one card
       *[other] { FIGURE("rules.hand") } cards
    } again; so a card you keep is one you do not draw.
hint-dispose-title = Useless cards
hint-dispose =
    At the end you can dispose of { FIGURE("rules.dispose") ->
        [one] one card that cannot
       *[other] up to { FIGURE("rules.dispose") } cards that cannot
    } move your champion, and draw new ones in their place. That ends your actions.
hint-blocks-title = In the way of others
hint-blocks = A card on an opponent’s board forbids its element, or its ring, for that god’s next turn. Look at what lies before their champion, and take just that away.
hint-gods-title = A God Card
hint-gods = Whoever holds the Action Card draws one as the turn begins. Some take effect at once, others last for a round. The foot of the card says who gets the Action Card next.
hint-next-turn-title = The arena has changed
hint-next-turn = Look before you play: rings may have turned, you may stand elsewhere, and a card may lie on your board. From the second round on, whoever has the Action Card draws a God Card first, and it changes the rules for a while.

## What can be done

action-done = Done
action-pass = Pass
action-start = Start in sector { $sector }
action-move = Move { $way } with { $card }
action-bridge = Build a bridge with { $card }
action-bridge-for-two = Build a bridge with { $card } and { $second }
action-join = Join { $card } and { $second }
action-turn = Turn ring { $ring } { $way } with { $card }
action-place = Lay { $card } on an opponent’s board
action-dispose = Dispose of { $card }, and end your actions
action-step = Step { $way } without a card
action-tailwind = Tailwind: move { $way } without a card
action-scorch = Scorch: take away the bridge in sector { $sector } of { $level }
action-causeway = Causeway: lay a bridge straight inwards
action-tide =
    Tide: turn ring { $ring } { $way } by { $fields ->
        [one] one field
       *[other] { $fields } fields
    }
action-quintessence = Quintessence: let one card count as any element
action-block = Block { $mark } for { $seat }
action-first = Make { $seat } play { $mark } first
action-collect = Collect the Ability token of { $element }
action-play-first = Play the card on your board first, { $way }
action-poseidon = Poseidon: turn ring 1 { $way }
action-remove = Hades: take away the bridge in sector { $sector } of { $level }
action-discard = Athena: discard { $card }
action-take = Apollo: take { $card }
action-put-back = Apollo: put { $card } back
action-give = Hermes: hand { $card } to the left

verb-start = Choose a starting field
verb-move = Move your champion
verb-bridge = Build a bridge
verb-join = Join two cards
verb-turn = Turn a ring
verb-place = Lay a card on an opponent’s board
verb-dispose = Dispose of a useless card
verb-step = Free step
verb-tailwind = Tailwind
verb-scorch = Scorch
verb-causeway = Causeway
verb-tide = Tide
verb-quintessence = Quintessence
verb-block = Block
verb-first = Play First
verb-collect = Collect an Ability token
verb-play-first = Play the card on your board
verb-poseidon = Turn ring 1
verb-remove = Take a bridge away
verb-discard = Discard
verb-take = Take
verb-put-back = Put back
verb-give = Hand to the left
verb-effect-move = 1 card of the element of the field it enters
verb-effect-turn = 1 card with the number of the ring, by one field
verb-effect-step = no card, along the ring
verb-effect-tailwind = { draw-power-tailwind }
verb-effect-scorch = { draw-power-scorch }
verb-effect-tide = { draw-power-tide }
verb-effect-block = no moving or building with an element, or no turning of a ring, in their next turn
verb-effect-first = they begin their next turn with this card
verb-effect-collect = a power to be played once
verb-effect-put-back = the first one is drawn first
part-cards = { $cards }
part-start = sector { $sector }
part-bridge = { $element } in sector { $sector } of { $level ->
    [centre] the centre
   *[other] { $level }
}
part-way = { $way }, onto { $element ->
    [start] the start
   *[other] { $element }
}
part-turn = { $level } { $way }
part-slot = { $seat }: { $mark }
part-used = used cards

## What an action leads to

brings-start = before { $element }
brings-step =
    { $price ->
        [0] onto { $element }, { $level }
        [one] 1 card: onto { $element }, { $level }
       *[other] { $price } cards: onto { $element }, { $level }
    }
brings-swap =
    { $price ->
        [0] onto { $element }, { $level }; { $seat } makes way
        [one] 1 card: onto { $element }, { $level }; { $seat } makes way
       *[other] { $price } cards: onto { $element }, { $level }; { $seat } makes way
    }
brings-bridge =
    { $price ->
        [0] onto { $element }, { $level }
        [one] 1 card: a bridge on { $element }, { $level }
       *[other] { $price } cards: a bridge on { $element }, { $level }
    }
brings-removal = off { $element }, { $level }
brings-victory =
    { $price ->
        [0] into the centre: you win
        [one] 1 card: into the centre, you win
       *[other] { $price } cards: into the centre, you win
    }
brings-turn =
    { $price ->
        [0] { $count ->
            [0] nobody stands on it
           *[other] carries { $seats }
        }
       *[other] 1 card: { $count ->
            [0] nobody stands on it
           *[other] carries { $seats }
        }
    }
brings-ahead =
    then { $element } lies straight before you{ $bridge ->
        [0] {""}
       *[other] , with a bridge
    }
brings-place = 1 card: forbids an element or a ring in their next turn
brings-dispose = 1 card: you draw another, and your actions end
brings-join = 2 cards: count as any element together
brings-hindrance = { $seat } needs { $element } to go inwards

## Why not

no-start-field = There is no starting field in that sector.
start-field-taken = Another champion stands on that starting field.
not-in-hand = You don’t have that card, or not enough of it.
not-joined = You haven’t joined two cards; Iris lets you while her card lasts.
enough-cards-used = You can’t use that many more cards this turn.
only-inwards-from-start = From a starting field a champion can only go inwards, onto ring 1.
not-back-to-start = Champions can’t walk back to a starting field.
no-bridge-in = There is no bridge on the field straight inwards.
no-bridge-out = There is no bridge on the field your champion stands on.
no-swapping = Hera allows no swapping: that field is occupied.
other-element = That field is of another element than the card.
element-blocked = That element is blocked on your board.
no-bridge-from-start = Ring 1 is entered without a bridge.
centre-needs-no-bridge = At this table the centre needs no bridge.
has-bridge = There is a bridge already.
no-bridge-left = All bridges are on the board.
no-building = Persephone allows no building of bridges.
bridge-costs-two = A bridge costs two cards.
bridge-costs-one = A bridge costs one card.
ring-blocked = That ring is blocked on your board.
no-iris = Only Iris lets two cards count as any element together.
no-placing = Hestia allows no cards on player boards.
boards-full = There is a card on every opponent’s board already.
no-such-opponent = Nobody plays that colour.
not-on-your-own = Cards go on opponents’ boards, not on your own.
board-full = There is a card on that board already.
card-has-other-element = The card is not of that element.
card-has-other-icon = The card does not have the icon of that ring.
without-play-first = Play First is not in this game.
card-is-useful = A move can be made with that card, so it is not useless.
no-artemis = Only Artemis allows a step without a card.
stepped-already = You have taken the step that Artemis allows.
only-along-the-ring = The free step goes along the ring that your champion stands on.
without-tokens = Ability tokens are not in this game.
no-token = You don’t have that Ability token.
not-into-the-centre = That does not lead into the centre.
tailwind-needs-ring = The wind carries a champion from where it stands on a ring, not off a starting field.
no-bridge-there = No bridge lies there.
bridge-occupied = A champion is standing on that bridge.
tide-too-long = The tide does not turn a ring that far.
quintessence-runs = You have played Quintessence already; use it first.
no-such-line = You haven’t just made a line of that element.
must-play-first = The card on your board can’t be played that way.
other-ring = It is another ring’s turn to lose a bridge.
not-looked-at = Apollo didn’t show you that card.

## What happens

whose =
    { $seat ->
        [you] your
       *[other] { $seat }’s
    }

champion-placed = { $seat } { VERB($seat, "starts", you: "start") } in sector { $sector }.
turn-begins = { $seat } { VERB($seat, "begins", you: "begin") } turn { $turn }.
effect-ends = The effect of { $god } is over.
god-cards-mixed = The { $count } God Cards are mixed again.
god-drawn =
    { $seat } { VERB($seat, "draws", you: "draw") } { $god }. { $god ->
        [Aphrodite] { draw-god-aphrodite }
        [Zeus] { draw-god-zeus }
        [Poseidon] { draw-god-poseidon }
        [Hades] { draw-god-hades }
        [Hera] { draw-god-hera }
        [Athena] { draw-god-athena }
        [Apollo] { draw-god-apollo }
        [Artemis] { draw-god-artemis }
        [Ares] { draw-god-ares }
        [Hephaestus] { draw-god-hephaestus }
        [Hermes] { draw-god-hermes }
        [Dionysus] { draw-god-dionysus }
        [Demeter] { draw-god-demeter }
        [Hestia] { draw-god-hestia }
        [Persephone] { draw-god-persephone }
        [Iris] { draw-god-iris }
        [Tyche] { draw-god-tyche }
       *[Nike] { draw-god-nike }
    }
is-done = { $seat } { VERB($seat, "is", you: "are") } done.
moved =
    { $seat } { VERB($seat, "moves", you: "move") } onto { $element } on { $level ->
        [centre] the centre
       *[other] { $level }
    } with { $card }.
stepped = { $seat } { VERB($seat, "steps", you: "step") } onto { $element } on { $level }, thanks to { $god }.
blown = The wind carries { $seat } onto { $element } on { $level }.
driven =
    { $seat } must first move onto { $element } on { $level ->
        [centre] the centre
       *[other] { $level }
    }, with { $card } from the board.
swapped =
    { $other } { VERB($other, "makes", you: "make") } way for { $seat } and now { VERB($other, "stands", you: "stand") } on { $level ->
        [start] a starting field
       *[other] { $level }
    }.
bridge-built =
    { $seat } { VERB($seat, "builds", you: "build") } a bridge on { $element } in sector { $sector } of { $level ->
        [centre] the centre
       *[other] { $level }
    } with { $cards }.
causeway-built = { $seat } { VERB($seat, "lays", you: "lay") } a bridge on { $element } in sector { $sector } of { $level }.
bridge-removed =
    { $seat } { VERB($seat, "removes", you: "remove") } the bridge on { $element } in sector { $sector } of { $level ->
        [centre] the centre
       *[other] { $level }
    }.
ring-turned = { $seat } { VERB($seat, "turns", you: "turn") } { $level } { $way } with { $card }.
ring-turned-by = { $power } turns { $level } { $way } by { $fields ->
    [one] one field
   *[other] { $fields } fields
}.
line-made = { $element } stands in a line of four in sector { $sector }.
card-placed = { $seat } { VERB($seat, "blocks", you: "block") } { $mark } for { $other } with { $card }.
first-card-placed = { $seat } { VERB($seat, "makes", you: "make") } { $other } play { $mark } first, with { $card }.
first-card-void = { $seat } cannot play { $card } first; the card is void.
board-cleared = { whose } board is cleared of { $card }.
disposed = { $seat } { VERB($seat, "disposes", you: "dispose") } of { $card }.
joined-up = { $seat } { VERB($seat, "joins", you: "join") } { $card } and { $second }, which now count as any element.
joined-returned = { $seat } { VERB($seat, "takes", you: "take") } { $cards } back into the hand.
action-card-passed = { $seat } { VERB($seat, "passes", you: "pass") } the Action Card on to { $other }, as { $god } says.
action-card-kept = { $seat } { VERB($seat, "keeps", you: "keep") } the Action Card.
drew = { $seat } { VERB($seat, "draws", you: "draw") } { $count ->
    [one] one card
   *[other] { $count } cards
}.
drew-cards = { $seat } { VERB($seat, "draws", you: "draw") } { $cards }.
cards-mixed = The { $count } used cards are mixed and form the draw pile.
discarded = { $seat } { VERB($seat, "discards", you: "discard") } { $cards }.
lost-card = Ares: { $seat } { VERB($seat, "loses", you: "lose") } { $card }.
hands-shown = { $seat } { VERB($seat, "shows", you: "show") } { $cards }.
looked = { $seat } { VERB($seat, "looks", you: "look") } at the top { $count } cards of the draw pile.
looked-at = You look at the top of the draw pile: { $cards }.
took = { $seat } { VERB($seat, "takes", you: "take") } { $card }.
put-back-card = { $card } goes back on the draw pile.
chose-to-give = You will hand { $card } to the left.
handed-on = { $seat } { VERB($seat, "hands", you: "hand") } { $count ->
    [one] one card
   *[other] { $count } cards
} to { $other }.
got-cards = { $seat } { VERB($seat, "gets", you: "get") } { $cards } from { $other }.
token-collected = { $seat } { VERB($seat, "collects", you: "collect") } the Ability token of { $element }: { $power }.
token-played = { $seat } { VERB($seat, "plays", you: "play") } the Ability token of { $element }: { $power }.
won =
    { $seat ->
        [you] your champion enters the centre. You win.
       *[other] { $seat }’s champion enters the centre. { $seat } wins.
    }

## Tables

table-arena = The arena, by sector (clockwise)
table-sector = sector
table-bridge = ⌒
table-gods = The gods
table-god = god
table-hand = hand
table-board = on the board
table-tokens = tokens
table-action-card = Action Card
table-face-down = { $count ->
    [one] one card
   *[other] { $count } cards
}
table-block = { $thing } blocked
table-first = { $thing } first
table-turn = Turn

when = turn { $turn }
board-set-up = Set-up: { $step }.
board-status = Turn { $turn }, { $seat }: { $step }.
board-status-lasting = Turn { $turn }, { $seat }: { $step }. God Cards that last: { $lasting }.
board-over = The game has ended in turn { $turn }.
board-piles = Draw pile: { $draw } cards. Used: { $used }. Bridges left: { $bridges }. ⌒ marks a bridge.
board-top = On top of the draw pile: { $cards }.
board-looked-at = Apollo shows: { $cards }.
board-joined = Joined: { $cards }.
board-reconstructed = Fields, deck, most God Cards and the powers of tokens are reconstructed: see “godsplay sources playful-gods”.

## Beside a god’s name

panel-hand = Cards in hand
panel-stands = Stands on
panel-board = On the board
panel-tokens = Tokens
panel-action-card = Action Card
panel-here = yes
heading-turn = Turn { $turn }, { $seat }

## The picture

draw-picture = Playful Gods: the arena in turn { $turn }
draw-stone = Starting field in sector { $sector }
draw-field = { $element } in sector { $sector } of { $level }
draw-with-bridge = , with a bridge
draw-with-champion = , { $seat }’s champion
draw-floor = The temple floor: whoever first enters the centre wins
draw-ring = This is { $level }
draw-ring-name = Ring { $ring }
draw-turn-ring = Turn { $level } { $way }
draw-line = A line of { $element } in sector { $sector }

draw-under-pile = draw
draw-under-used = used
draw-under-god-pile = gods
draw-under-gods-used = used
draw-pile = { $count ->
    [one] Draw pile: one card
   *[other] Draw pile: { $count } cards
}
draw-used = { $count ->
    [one] Used: one card
   *[other] Used: { $count } cards
}
draw-god-pile = God Cards to be drawn: { $count }
draw-gods-used = God Cards used: { $count }
draw-bridges = Bridges left: { $count }
draw-token = Ability token of { $element }: { $power }.
draw-token-played = Ability token of { $element }: { $power }, played this turn.
draw-token-of = { $seat }’s Ability token of { $element }: { $power }.
draw-power-tailwind = Move without a card, along the ring or from ring to ring as usual, not into the centre.
draw-power-scorch = Take away any bridge without a champion on it.
draw-power-causeway = Lay a bridge straight inwards without cards, on ring 2 or 3.
draw-power-tide =
    Turn a ring { FIGURE("tokens.tide") ->
        [one] one field
       *[other] up to { FIGURE("tokens.tide") } fields
    } one way.
draw-power-quintessence = One card played this turn counts as any element.

draw-turn-of = { whose } turn
draw-turn-number = Turn { $turn }
draw-turn = Turn { $turn }: { $step }
draw-decides = { $step }: up to { $seats }
draw-decide-many = { $step }: { $count } gods to decide
draw-chooses = { $seat } { VERB($seat, "chooses", you: "choose") }
draw-winner = { $seat } { VERB($seat, "has", you: "have") } won
draw-you = you
draw-board = { $seat }’s board
draw-hand = { $seat }: { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
draw-open-hand = { $seat }’s hand lies open: { $cards }
draw-action-card = { $seat } has the Action Card
draw-has-chosen = { $seat } has chosen a card to hand on
draw-slots-block = block
draw-slots-first = play first
draw-slot-block-element = { $seat }’s board: an element can be blocked here
draw-slot-block-ring = { $seat }’s board: a ring can be blocked here
draw-slot-first-element = { $seat }’s board: an element to move with first
draw-slot-first-ring = { $seat }’s board: a ring to turn first
draw-on-board-block = { whose } board: { $thing } is blocked by { $card }
draw-on-board-first = { whose } board: { $thing } must be played first, with { $card }

draw-card-plain = { $card }: move or build with it, or place it with an opponent
draw-card-icon = { $card }: move or build with it, turn ring { $ring }, or place it with an opponent
draw-no-cards = Your hand is empty.
draw-joined = joined: any element
draw-laid = to be placed
draw-looked = Apollo shows you

draw-no-god = No God Card is in force.
draw-next-god = { $seat } { VERB($seat, "has", you: "have") } the Action Card.
draw-drawn-by = drawn by { $seat }
draw-lasts = until { whose } next turn
draw-passing-left-1 = Action Card: to the left, { $seat }
draw-passing-left-2 = Action Card: second left, { $seat }
draw-passing-right-1 = Action Card: to the right, { $seat }
draw-passing-keep = Action Card: stays with { $seat }
draw-god-aphrodite = All hands lie open, and so do cards drawn meanwhile.
draw-god-zeus =
    All three rings turn { $count ->
        [one] one field
       *[other] { $count } fields
    } clockwise.
draw-god-poseidon =
    Turn ring 1 by { $count ->
        [one] one field
       *[other] { $count } fields
    }, either way.
draw-god-hades = Take a bridge without a champion off ring 2, and one off ring 3.
draw-god-hera = No swapping: occupied fields cannot be entered.
draw-god-athena =
    Everybody may discard up to { $count ->
        [one] one card
       *[other] { $count } cards
    } and draw as many.
draw-god-apollo =
    Look at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of the draw pile and take one.
draw-god-artemis = Once in their own turn everybody may step along their ring without a card.
draw-god-ares =
    Whoever is displaced by a swap loses { $count ->
        [one] a card
       *[other] { $count } cards
    } at random.
draw-god-hephaestus = A bridge costs one card.
draw-god-hermes = Everybody hands one card of their choice to the left, all at once.
draw-god-dionysus = Everybody hands the whole hand to the left.
draw-god-demeter =
    Everybody draws { $count ->
        [one] a card
       *[other] { $count } cards
    }, above the limit.
draw-god-hestia = All player boards are cleared, and no card is placed on them.
draw-god-persephone = No bridges are built.
draw-god-iris = Two cards of one element may be played together as any element.
draw-god-tyche = Everybody discards the hand and draws { $count } cards.
draw-god-nike = Those furthest out may step along their ring, or from the start into ring 1.

## What is shown for a moment

prop-block = Blocked for { $seat }: { $mark }
prop-first = { $seat } { VERB($seat, "plays", you: "play") } { $mark } first
prop-lost = { $seat } { VERB($seat, "loses", you: "lose") } a card
prop-collected = { $seat } { VERB($seat, "collects", you: "collect") } { $power }
prop-played = { $seat } { VERB($seat, "plays", you: "play") } { $power }

## What a turn came to

sum-won = { $seat } { VERB($seat, "is", you: "are") } in the centre: the game is won.
sum-in = { $seat } { VERB($seat, "has", you: "have") } reached { $level }.
sum-out =
    { $seat } { VERB($seat, "is", you: "are") } back on { $level ->
        [start] a starting field
       *[other] { $level }
    }.
sum-block-own = Blocked in your next turn: { $mark }.
sum-block-seat = Blocked for { $seat } next turn: { $mark }.
sum-first-own = Your next turn must begin with { $mark }.
sum-first-seat = { $seat } must begin the next turn with { $mark }.
sum-token = { $seat } { VERB($seat, "has", you: "have") } collected { $power }.
sum-ahead = { $seat } { VERB($seat, "leads", you: "lead") }, on { $level }.

## What things are

thing-start = Starting field
thing-start-about = From here a champion goes straight inwards onto ring 1, with a card of that field’s element. Nobody comes back here except by a swap.
thing-field =
    { $element }, { $level ->
        [centre] centre
       *[other] { $level }
    }
thing-field-about = A champion on a neighbouring field comes here with a card of { $element } or a multi-card.
thing-field-bridge = From outside it takes a bridge on this field, which costs { $count ->
    [one] one card
   *[other] { $count } cards
} of this element.
thing-field-centre = Whoever enters the centre wins at once.
thing-field-swap = Whoever steps here swaps places with the champion.
thing-floor = The centre
thing-ring = A card with this number turns the ring by one field, either way. Fields, bridges and champions on it come along.
thing-turn = A god may do any number of actions in any order, then draws cards. Turns go to the left.
thing-pile = Draw pile
thing-pile-about = At the end of a turn the hand is filled up from here.
thing-top = On top of the draw pile
thing-used = Used cards
thing-used-about = They lie open. When the draw pile is empty they are mixed and drawn again.
thing-god-pile = God Cards to be drawn
thing-god-pile-about = Whoever has the Action Card draws a God Card as the turn begins, from the second round on.
thing-gods-used = God Cards that have been drawn
thing-bridges = Bridges
thing-token = { $power }, the token of { $element }
thing-token-about = Whoever turns a ring so that four { $element } fields stand in a line may collect it; it is played once.
thing-action-card = Whoever has it draws a God Card as their turn begins. That card says who gets it next.
thing-seat = A card on this board forbids an element or a ring in that god’s next turn.
thing-held = { whose } hand
thing-held-about = Only its owner knows the cards.
thing-slot-block = { $seat }: block
thing-slot-first = { $seat }: Play First
thing-slot-block-element = In their next turn this god may neither move nor build with the element of a card laid here.
thing-slot-block-ring = In their next turn this god may not turn the ring whose number is on a card laid here.
thing-slot-first-element = This god must begin their next turn with a move onto the element of a card laid here, if there is one.
thing-slot-first-ring = This god must begin their next turn by turning the ring whose number is on a card laid here.
thing-card = Play it to move onto its element, to build a bridge, or to turn the ring of its number. Or lay it on an opponent’s board.
thing-joined = Joined pair

figure-sector = Sector
figure-way = Seen from your champion
figure-champion = Champion
figure-bridge = Bridge
figure-yes = yes
figure-no = none yet
figure-none = none
figure-nobody = nobody
figure-your-cards = Your cards for it
figure-carries = Champions on it
figure-cards = Cards
figure-left = Left
figure-cost = A bridge costs (cards)
figure-owner = Owner
figure-lasts = Until the next turn of
figure-action-card-next = Action Card goes to
figure-held-by = Held by
figure-card = Card
figure-moves-onto = Moves onto
figure-any-element = any element
figure-turns = Turns
figure-in-hand = In your hand

## Tables and signs in the rules

rule-table-piece = piece
rule-table-number = number
rule-table-about = what it is for
rule-table-field = field
rule-table-card = card
rule-table-without-icon = no icon
rule-table-together = together
rule-table-god = god (cards)
rule-table-effect = effect
rule-table-lasts = lasts
rule-table-at-once = at{"\u00A0"}once
rule-table-a-round = a{"\u00A0"}round
rule-table-action-card = Action Card goes
rule-table-keep = stays
rule-table-left-1 = left
rule-table-left-2 = second left
rule-table-right-1 = right
rule-table-onto = onto
rule-table-for-bridge = cards for the bridge
rule-table-for-step = cards for the step
rule-table-so-far = cards so far
rule-table-token = token
rule-table-power = power

piece-champions = champions
piece-champions-about = One for each god, in that god’s colour and with an emblem of its own.
piece-player-boards = player boards
piece-player-boards-about = One before each god. Opponents lay cards on it to forbid something.
piece-rings = rings
piece-rings-about = They turn around the centre, which does not.
piece-starting-fields = starting fields
piece-starting-fields-about = Stones outside ring 1, one before each sector.
piece-bridges = bridges
piece-bridges-about = Transparent green discs, laid on fields: here one can cross from ring to ring.
piece-playing-cards = playing cards
piece-playing-cards-about = To move, build, turn rings and hinder others.
piece-god-cards = God Cards
piece-god-cards-about = Each changes the game, at once or for a round.
piece-action-card = Action Card
piece-action-card-about = Whoever has it draws the next God Card.
piece-tokens = Ability tokens
piece-tokens-about = Only with that add-on: powers for lines of one element.

icon-arrow = an arrow to turn a ring by
icon-card = a card
icon-card-with-icon = a card with the icon of a ring
icon-card-back = the back of a card
icon-god-card = the back of a God Card
icon-action-card = the Action Card
icon-blocked-element = a blocked element
icon-blocked-ring = a blocked ring
icon-first-element = an element to be played first
icon-first-ring = a ring to be turned first
icon-starting-field = a starting field
icon-floor = the centre
icon-bridge = a bridge
icon-token-air = the Ability token of air
icon-token-fire = the Ability token of fire
icon-token-earth = the Ability token of earth
icon-token-water = the Ability token of water
icon-token-aether = the Ability token of aether
icon-choice = can be chosen
icon-deciding = decides now
icon-line = a line of one element

## What matters in a game, for reports

fact-turns-to-centre = How long it takes to the centre
fact-turns-to-centre-axis = turns of the winner
fact-level = How far champions get
fact-level-axis = level at the end: 0 is the start, 4 the centre
fact-means = What cards are played for
fact-means-axis = actions per game
fact-moves = moving
fact-bridges = building bridges
fact-turns-of-rings = turning rings
fact-cards-on-boards = placing on player boards
fact-cards-disposed = disposing

## Readings

reading-outwards-onto-ring-1 = Does a champion on ring 2 need a bridge to go back onto ring 1?
reading-outwards-onto-ring-1-over-a-bridge = Yes: outwards, too, it goes over the bridge on its own field
reading-outwards-onto-ring-1-without-a-bridge = No: ring 1 never needs one
reading-cards-used-in-a-turn = How many cards may a god with a larger hand use in a turn?
reading-cards-used-in-a-turn-five-at-most = { FIGURE("rules.cards-a-turn") }
reading-cards-used-in-a-turn-all-in-hand = As many as there are in the hand
reading-token-for-poseidon = Does turning ring 1 for Poseidon earn an Ability token, if that completes a line of four?
reading-token-for-poseidon-earned = Yes: the god has turned the ring
reading-token-for-poseidon-not-earned = No: a God Card comes before the god’s turn
reading-powers-against-blocks = Do Tide and Quintessence overcome what a player board blocks?
reading-powers-against-blocks-blocks-hold = No: neither that ring nor that element is to be used
reading-powers-against-blocks-powers-prevail = Yes: a power allows what a card does not

# The guided turns: why each recommended move is good.
guided-start = The first champion in the centre wins. Here the way begins with Air on ring 1 and Air again behind it on ring 2: cards of one element will take you far.
guided-step = A step costs a card of the element that you step onto. You hold plenty of Air. Play one without a number: a card with a number could also turn a ring.
guided-bridge = Between two rings you need a bridge. It costs { FIGURE("rules.bridge") } cards of the element of the field straight inwards, and that is Air once more.
guided-cross = Cross it at once. A bridge is there for everybody, and by your next turn a ring may have turned.
guided-lay-card = Your last card brings you no further now. Lay it on an opponent’s board, and it stands in their way; you draw { FIGURE("rules.hand") } new cards all the same.
guided-block-earth = Green stands before a field of Earth. Without Earth Green cannot step onto ring 1 in its next turn.
guided-turn-ring = You hold two cards of Fire, but another element lies straight inwards. This card has the number 2: turn your ring by one field, and it carries you to where Fire lies before you.
guided-second-bridge = Now both Fires build the bridge onto ring 3.
guided-guard = You have no Fire left to cross with, so you have to wait. A card with the number 3 can keep ring 3 where it is.
guided-block-ring = Green moves last before you. If Green cannot turn ring 3, your bridge will most likely still be there.
guided-keep-aether = Keep the Aether and stop here. Behind your bridge the centre shows Aether: that card will open it to you.
guided-end = Step, build, turn, block: every turn is like that, and what the others do can throw you back a field. Look closely now: with your cards, and with bridges for one card as long as Hephaestus rules, the centre is within reach in this very turn.

# Characters of bots.
style-racer = Racer
style-racer-text = Always goes for the centre, the shortest way there is.
style-blocker = Blocker
style-blocker-text = Turns rings and lays cards so that nobody else gets ahead.
style-builder = Builder
style-builder-text = Builds bridges and collects what will pay later.
