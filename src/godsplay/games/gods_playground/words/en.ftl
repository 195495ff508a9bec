# God's Playground in English.
#
# Names of peoples are plural and take no article here ("the { $enemy }"); regions carry theirs.
# A person is called by name, or "you" if it is who reads: `VERB($seat, "wins", you: "win")` is the verb that goes with it.
# `how-many-...` are counted nouns that the sentences share; each counts the value it is named for.

about = Three noble families share out Poland from 1386 to 1795: they build estates, sit in the Sejm, bid for the King’s ear in secret, and must hold off five enemies who invade whether anybody is ready or not.
about-length = four turns, an evening

## Names

name-you = you

name-white = White
name-red = Red
name-blue = Blue

name-prussia = Prussia
name-lithuania = Lithuania
name-ukraine = Ukraine
name-little-poland = Little Poland
name-great-poland = Great Poland
name-vienna = Vienna
name-army = the Polish Army box

name-black = black enemy
name-teutonic-knights = Teutonic Knights
name-swedes = Swedes
name-prussians = Prussians
name-russia = Russians
name-tatars = Tatars
name-ottomans = Ottomans
name-habsburgs = Habsburgs

name-infantry = infantry
name-cavalry = cavalry
name-artillery = artillery
name-cossack = Cossack
name-cossacks = Cossacks
name-king = The King

name-king-1 = Jagiello
name-king-2 = Vasa
name-king-3 = Sobieski
name-king-4 = Augustus

name-free = free
name-disc = disc

name-set-up = Set-up
name-income = Income
name-nobles = Nobles
name-place-nobles = Too few nobles
name-elect-the-king = Elect the King
name-bidding = Bidding
name-polish-army = Polish army
name-events = Events
name-elections = Elections
name-build-estates = Build estates
name-special-actions = Special actions
name-choose-estate = Choose an estate
name-move-cubes = Move cubes
name-jesuit-schools = Jesuit schools
name-buy-armies = Buy armies
name-buy-units = Buy units
name-campaigns = Campaigns
name-clear-region = Clear the region
name-enemies-attack = Enemies attack
name-poland-fights-back = Poland fights back
name-enemies-expand = Enemies expand
name-estates = Estates
name-victory-points = Victory points
name-end-of-turn = End of turn

## Counted nouns

how-many-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
how-many-more-points =
    { $points ->
        [0] no points
        [one] +1 point
       *[other] { SIGNED($points) } points
    }
how-many-lost =
    { $lost ->
        [one] 1 estate
       *[other] { $lost } estates
    }
how-many-gained =
    { $gained ->
        [one] 1 estate
       *[other] { $gained } estates
    }
how-many-cubes =
    { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
how-many-nobles =
    { $nobles ->
        [one] 1 noble
       *[other] { $nobles } nobles
    }
how-many-discs =
    { $discs ->
        [one] 1 disc
       *[other] { $discs } discs
    }
how-many-hits =
    { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
how-many-invade =
    { $count ->
        [one] 1 invades
       *[other] { $count } invade
    }
how-many-strength-points =
    { $count ->
        [one] 1 strength point
       *[other] { $count } strength points
    }
how-many-pieces =
    { $count ->
        [one] 1 influence piece
       *[other] { $count } influence pieces
    }

## What a family has to decide

prompt-set-up = Round { $round } of 3: place an estate in a region of your choice.
prompt-nobles = Place your noble blocks face down: one in each region, one in the Polish Army box.
prompt-place-nobles =
    { $missing ->
        [one] You are 1 noble short. Choose a region that gets one fewer.
       *[other] You are { $missing } nobles short. Choose a region that gets one fewer.
    }
prompt-bidding = You are tied with { $others } for the King’s favour. Bid 0 to { $money } money; every bid is paid.
prompt-build-estates =
    { $cost ->
        [one] Build an estate for 1 noble in its region, or pass.
       *[other] Build an estate for { $cost } nobles in its region, or pass.
    }
prompt-special-actions = Round { $round } of 2: take one special action, or pass.
prompt-choose-estate = { $seat } { VERB($seat, "forms", you: "form") } a confederation against { $family } in { $region }. Choose which of the equally low estates changes hands.
prompt-move-cubes = One noble has moved. Move a second one, or finish.
prompt-jesuit-schools = Found a school in another region, or finish.
prompt-buy-armies = Spend a noble to buy units in its region, or pass.
prompt-buy-units = Buy units for { $region }, one at a time. You have { $money } money.
prompt-campaigns = Spend a noble to lead a campaign from its region, or pass.
prompt-clear-region =
    { $hits ->
        [one] 1 hit is yours
       *[other] { $hits } hits are yours
    }, { $king ->
        [one] 1 is the King’s
       *[other] { $king } are the King’s
    }; { how-many-strength-points } of the enemy must be driven out of { $region } first. Choose whose hit strikes there next.
prompt-poland-fights-back =
    { $price ->
        [free] Send the Polish army against the invaders (free, as you are first player), or pass.
       *[other] Spend a disc in the Sejm to send the Polish army against the invaders, or pass.
    }

## Prompts on one line of a phone

brief-set-up = Round { $round } of 3: place an estate
brief-nobles = Place your noble blocks
brief-place-nobles =
    { $missing ->
        [one] 1 noble short: where one fewer?
       *[other] { $missing } nobles short: where one fewer?
    }
brief-bidding = Tied: bid 0 to { $money } money
brief-build-estates = Build an estate, or pass
brief-special-actions = Round { $round } of 2: a special action
brief-choose-estate = Choose which estate changes hands
brief-move-cubes = Move a second noble, or finish
brief-jesuit-schools = Found another school, or finish
brief-buy-armies = Raise an army, or pass
brief-buy-units = Buy units: { $money } money left
brief-campaigns = Lead a campaign, or pass
brief-clear-region = Whose hit strikes there next?
brief-poland-fights-back = Send the Polish army, or pass

## Why it matters: said to whoever decides, and to those who wait

why-set-up = Estates bring money every turn and points at the end; the dearest fall to invaders first.
why-nobles = Blocks bring nobles; in the Army box, the King’s army. Highest block there becomes first player.
why-place-nobles = Nobles you cannot place are lost for this turn.
why-bidding = The winner is first player: first to act in every phase, and free to send the Polish army.
why-build-estates = An estate brings income every turn and its points at the end, unless invaders take it.
why-special-actions = Special actions turn nobles into money, points or safety; there are only these two rounds a turn.
why-choose-estate = Invaders take the estate nearest to the border first. Land managers do not change hands.
why-move-cubes = Nobles win elections and pay for whatever is done in their region.
why-jesuit-schools = One school in each of the five regions within one action brings a bonus.
why-buy-armies = Units fight invaders by themselves and lead campaigns. Half price where an enemy stands.
why-buy-units = One die for each unit. Artillery rolls none but adds 1 to the others’ dice.
why-campaigns = Hits drive invaders out or weaken the enemy at home; the most cubes in an enemy’s box score.
why-clear-region = Hits that are left reach the enemy’s box: yours as cubes that can score, the King’s as his.
why-poland-fights-back = Invaders who stay spread along their arrows, cost estates and lower their value.

## Hints for a first game

hint-about-title = Three families, one Poland
hint-about = You lead one of three noble families through four turns. Seats in the Sejm, glory in war, schools and splendour score every turn, your estates at the very end. Most points win.
hint-estates-title = Estates
hint-estates = Choose a region: its estates fill the line of circles one after the other. The number in a circle is what the estate scores at the end. Circles near the border are worth more, and are the first that invaders take.
hint-estate-value-title = What an estate earns
hint-estate-value = Every turn each estate pays the value of its region, marked on the ladder below the name: { FIGURE("value.start") } now. A turn in peace raises it, enemies who stay lower it.
hint-nobles-title = Noble blocks
hint-nobles = A block becomes that many nobles in its region. The most nobles there win its seat in the Sejm, and nobles pay for all you will do there: estates, armies, campaigns. You place six of your twelve blocks; the other six are for the next turn.
hint-enemies-title = Five enemies
hint-enemies = Each region faces one enemy who attacks every turn. The last line of a box says what would invade now: strength less the cubes against it. Dice will add to that. Nobles in a region help it to hold out.
hint-army-box-title = The Polish Army box
hint-army-box = The block here brings no nobles. All three together raise the King’s army. Highest block there becomes first player.
hint-building-title = Nobles become estates
hint-building = The first estate costs you one noble in its region, each further one two. What you spend now will not fight later, so leave something for the rest of the turn.
hint-sejm-title = Seats in the Sejm
hint-sejm =
    In each region the family that alone has the most nobles holds its seat. A disc here is worth { FIGURE("points.sejm-disc") ->
        [one] 1 point
       *[other] { FIGURE("points.sejm-disc") } points
    } at the end of the turn, or it pays for a treaty or for the King’s army.
hint-special-actions-title = Two special actions
hint-special-actions = Each card names what it costs and what it brings. A land manager earns money every turn, Danzig earns it at once, a treaty keeps one enemy at home.
hint-armies-title = Armies
hint-armies = For one noble you may buy any number of units in a region. One die for each: infantry hits with { FIGURE("hits.infantry") } or more, cavalry with { FIGURE("hits.cavalry") } or more; a die that shows 1 costs its unit. They fight invaders by themselves, this turn only.
hint-campaigns-title = Campaigns
hint-campaigns = Hits drive out enemies who stand in the region. Further hits put your cubes into the enemy’s box: they weaken its attack, and whoever has the most there scores the points in the laurel.
hint-invaders-title = Strike back
hint-invaders = Only the King’s army can strike now, one die for each of its units. Invaders who stay spread, destroy estates and lower the value of the region.

## What a family can do

verb-estate = Place an estate
verb-build = Build an estate
verb-block = Place a block
verb-fewer = Place one noble fewer
verb-bid = Bid
verb-manager = Appoint a land manager
verb-danzig = Sell grain in Danzig
verb-treaty = Make a treaty
verb-move = Move nobles
verb-veto = Liberum veto
verb-confederation = Form a confederation
verb-take = Hand over an estate
verb-school = Found Jesuit schools
verb-city = Build a city
verb-army = Raise an army
verb-buy = Buy
verb-campaign = Lead a campaign
verb-clear = Strike in the region
verb-fight-back = Send the Polish army
verb-effect-block =
    { $missing ->
        [0] { $asked ->
            [0] none of your { how-many-nobles } spoken for yet
           *[other] { $asked } of your { how-many-nobles } spoken for so far
        }
       *[other] your blocks call for { $asked } nobles, you have { $nobles }: you’ll choose where { $missing } fewer arrive
    }
verb-effect-build =
    { $cost ->
        [one] spend 1 noble there, gain an estate
       *[other] spend { $cost } nobles there, gain an estate
    }
verb-effect-city = spend { FIGURE("nobles.new-city") } nobles there; the estate scores { FIGURE("points.city-factor") } times its points at the end
verb-effect-confederation = spend { FIGURE("nobles.confederation") } nobles in the region, take another family’s lowest estate
verb-effect-school = spend a noble and money in each region, gain points
verb-effect-veto = spend a noble, all discs leave the Sejm
verb-effect-army = spend 1 noble there; then buy units
verb-effect-campaign = spend a noble, roll a die for each unit
verb-effect-fight-back =
    { $price ->
        [free] free,{" "}
       *[other] spend 1 disc in the Sejm,{" "}
    }roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
verb-effect-buy = one at a time
part-estate = { $region }, worth { $points }{ which-of-equals }
part-from = from { $region }
part-to = to { $region }
part-campaign = { $region }: the { $enemy }
part-campaign-with =
    { $king ->
        [0] { $cossacks ->
                [0] Alone
               *[other] With the Cossacks
            }
       *[other] { $cossacks ->
                [0] With the Polish army
               *[other] With the Polish army and the Cossacks
            }
    }
part-clear-own = With one of your hits
part-clear-king = With one of the King’s hits
# Of two estates worth the same, the one nearer to the border is the outer one.
which-of-equals =
    { $which ->
        [inner] {" "}(the inner one)
        [middle] {" "}(the middle one)
        [outer] {" "}(the outer one)
       *[only] {""}
    }
estate-in-question =
    { $points ->
        [0] the estate on space { $space } of { $region }
       *[other] the estate worth { $points } in { $region }{ which-of-equals }
    }
action-pass = Pass
action-done = Finish
action-estate = Place an estate in { $region }
action-block = Place a block of { $value } in { $place }
action-fewer = Place one noble fewer in { $region }
action-bid = Bid { $money }
action-manager = Land manager under { estate-in-question }
action-danzig = Danzig: sell grain
action-treaty = Seek a treaty with the { $enemy }
action-move = Move a noble from { $region } to { $goal }
action-veto = Liberum veto with a noble in { $region }
action-confederation = Confederation: take an estate of { $family } in { $region }
action-take = Hand over { estate-in-question }
action-school = Jesuit school in { $region }
action-city = New city under { estate-in-question }
action-army = Raise an army in { $region }
action-buy =
    Buy { $unit ->
        [Cossack] a Cossack
       *[other] { $unit }
    }
action-campaign = Campaign from { $region } against the { $enemy }
action-campaign-with-king = Campaign from { $region } against the { $enemy }, with the Polish army
action-campaign-with-cossacks = Campaign from { $region } against the { $enemy }, with the Cossacks
action-campaign-with-king-and-cossacks = Campaign from { $region } against the { $enemy }, with the Polish army and the Cossacks
action-clear-with-own = Strike in the region with one of your own hits
action-clear-with-king = Strike in the region with one of the King’s hits
action-fight-back = Send the Polish army to { $place }

## What an action costs and brings

brings-estate =
    { $cost ->
        [0] {""}
        [one] spend 1 noble there,{" "}
       *[other] spend { $cost } nobles there,{" "}
    }worth { how-many-points } at the end
brings-block =
    { $army ->
        [0] { $value ->
            [0] no nobles arrive
            [one] 1 noble arrives
           *[other] { $value } nobles arrive
        }{ $missing ->
            [0] {""}
           *[other] , { $missing } too many
        }
       *[other] counts { $value } for the King’s army
    }
brings-bid = leaves { $left } money
brings-manager = spend 1 noble there, gain { $money } money every turn
brings-danzig = spend 1 noble in Prussia, gain { $money } money
brings-treaty = spend 1 noble there, 1 disc in the Sejm and { $money } money + a die; they stay at home this turn
brings-move =
    { $second ->
        [0] free; up to { FIGURE("nobles.moved") } nobles change regions
       *[other] free
    }
brings-veto =
    spend 1 noble, { $discs ->
        [0] the Sejm is empty already
        [one] 1 disc leaves the Sejm
       *[other] { $discs } discs leave the Sejm
    }{ $own ->
        [0] {""}
       *[other] {" "}({ $own } of yours)
    }
brings-confederation = spend 2 nobles there, take an estate worth { $points }
brings-take =
    worth { $points }{ $managers ->
        [0] {""}
       *[other] , without its land manager
    }
brings-school =
    spend 1 noble and { $money } money there, gain { $points ->
        [one] 1 point
       *[other] { $points } points
    }
brings-city = spend 2 nobles there; it scores { $points } instead of { $before } at the end
brings-army =
    spend 1 noble there; { $half ->
        [0] {""}
       *[other] half price,{" "}
    }infantry { $infantry }, cavalry { $cavalry }, artillery { $artillery } money each
brings-buy =
    { $money } money{ $hits ->
        [0] , adds 1 to every die
       *[other] , hits on { $hits } or more
    }
brings-campaign =
    spend 1 noble{ $discs ->
        [0] {""}
       *[other] , and 1 disc in the Sejm for the Polish army
    }, roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }{ $strength ->
        [0] {""}
       *[other] {" "}(the first { $strength ->
            [one] hit drives
           *[other] { $strength } hits drive
        } out invaders in the region)
    }
brings-clear =
    leaves { $hits ->
        [0] none
       *[other] { $hits }
    } of yours and { $king ->
        [0] none
       *[other] { $king }
    } of the King’s
brings-fight-back =
    { $price ->
        [free] free,{" "}
       *[other] spend 1 disc in the Sejm,{" "}
    }roll { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } against { $strength }

## What happened

whose =
    { $seat ->
        [you] your
       *[other] { $seat }’s
    }
whose-family =
    { $family ->
        [you] your
       *[other] { $family }’s
    }

estate-placed = { $seat } { VERB($seat, "places", you: "place") } an estate worth { how-many-points } in { $region }.
turn-begins = Turn { $turn } begins. The King is { $king }.
income =
    { $raised ->
        [0] { $seat } { VERB($seat, "collects", you: "collect") } { $amount }{ income-short } money: { income-estates }{ income-prussia }{ income-lithuania }{ income-ukraine }{ income-little }{ income-great }{ income-managers }.
       *[other] { $seat } { VERB($seat, "collects", you: "collect") } { $short ->
            [0] the minimum of { $amount }
           *[other] { $amount } instead of the minimum of { $due }
        } ({ income-yield }{ income-bank-is-empty }).
    }
income-short =
    { $short ->
        [0] {""}
       *[other] {" "}of { $due }
    }
income-estates =
    { $estates ->
        [one] 1 estate brings { $rent }
       *[other] { $estates } estates bring { $rent }
    }
income-yield =
    { $estates ->
        [0] no estates
       *[other] estates: { $rent }
    }{ $managers ->
        [0] {""}
       *[other] , land managers: { $more }
    }
income-bank-is-empty =
    { $short ->
        [0] {""}
       *[other] ; the bank has no more
    }
income-managers =
    { $managers ->
        [0] {""}
        [one] ; 1 land manager brings { $more }
       *[other] ; { $managers } land managers bring { $more }
    }
income-prussia =
    { $prussia ->
        [0] { "" }
       *[other] , { $prussia } × { $value-prussia } in { name-prussia }
    }
income-lithuania =
    { $lithuania ->
        [0] { "" }
       *[other] , { $lithuania } × { $value-lithuania } in { name-lithuania }
    }
income-ukraine =
    { $ukraine ->
        [0] { "" }
       *[other] , { $ukraine } × { $value-ukraine } in { name-ukraine }
    }
income-little =
    { $little ->
        [0] { "" }
       *[other] , { $little } × { $value-little } in { name-little-poland }
    }
income-great =
    { $great ->
        [0] { "" }
       *[other] , { $great } × { $value-great } in { name-great-poland }
    }
block-placed = You place a block of { $value } in { $place }.
blocks-shown = { $seat } { VERB($seat, "shows", you: "show") } Prussia { $prussia }, Lithuania { $lithuania }, Ukraine { $ukraine }, Little Poland { $little }, Great Poland { $great }, Polish army { $army }.
nobles-arrive = The nobles arrive in the regions.
fewer-nobles = { $seat } { VERB($seat, "places", you: "place") } one noble fewer in { $region }.
bid-made = You bid { $amount }.
bid-shown = { $seat } { VERB($seat, "bids", you: "bid") } and { VERB($seat, "pays", you: "pay") } { $amount }.
bids-tied = { $seats } bid the same and bid again.
first-player = { $seat } { VERB($seat, "has", you: "have") } the King’s ear with a block of { $value } and { VERB($seat, "becomes", you: "become") } first player.
first-player-stays = Nobody outbids the others: { $seat } { VERB($seat, "stays", you: "stay") } first player.
polish-army = The blocks add up to { $total }: the Polish army has { $infantry } infantry, { $cavalry } cavalry and { $artillery } artillery.
dice = Events: the dice show { $dice }.
strengthened = { $enemy }: { $count } more in their box.
elected = { $seat } { VERB($seat, "wins", you: "win") } the election in { $region } with { how-many-nobles }: one goes home, a disc enters the Sejm.
not-elected = Nobody is elected in { $region }: no family alone has the most nobles there.
no-disc-left = { $seat } { VERB($seat, "has", you: "have") } the most nobles in { $region } but no disc left for the Sejm.
estate-built =
    { $cost ->
        [one] { $seat } { VERB($seat, "builds", you: "build") } an estate worth { how-many-points } in { $region } for 1 noble.
       *[other] { $seat } { VERB($seat, "builds", you: "build") } an estate worth { how-many-points } in { $region } for { $cost } nobles.
    }
passed = { $seat } { VERB($seat, "passes", you: "pass") } ({ $step }).
manager-placed = { $seat } { VERB($seat, "puts", you: "put") } a land manager under the estate worth { how-many-points } in { $region }.
danzig-trade = { $seat } { VERB($seat, "sells", you: "sell") } grain through Danzig for { $amount } money.
treaty-made = { $seat } { VERB($seat, "makes", you: "make") } a treaty with the { $enemy }: the die shows { $die }, the price is { $money } money.
treaty-failed = { $seat } cannot pay for a treaty with the { $enemy }: the die shows { $die }, the price is { $cost } money. The { $money } paid are lost.
cube-moved = { $seat } { VERB($seat, "moves", you: "move") } a noble from { $region } to { $goal }.
vetoed = { $seat } { VERB($seat, "gives", you: "give") } up a noble in { $region } for a liberum veto: { $discs ->
        [0] the Sejm was empty.
        [one] 1 disc leaves the Sejm.
       *[other] { $discs } discs leave the Sejm.
    }
confederation-formed = { $seat } { VERB($seat, "gives", you: "give") } up 2 nobles for a confederation in { $region }, where several of { whose-family } estates are equally low.
confederated = { $seat } { VERB($seat, "forms", you: "form") } a confederation in { $region }: { whose-family } estate worth { how-many-points } changes hands for 2 nobles.
school-founded = { $seat } { VERB($seat, "founds", you: "found") } a Jesuit school in { $region }: { how-many-points }.
schools-everywhere = { $seat } { VERB($seat, "has", you: "have") } founded schools in all five regions: { how-many-points } more.
city-built = { $seat } { VERB($seat, "puts", you: "put") } a city under the estate worth { how-many-points } in { $region } for 2 nobles.
army-raised = { $seat } { VERB($seat, "spends", you: "spend") } a noble in { $region } to raise an army.
unit-bought =
    { $seat } { VERB($seat, "buys", you: "buy") } { $unit ->
        [Cossack] a Cossack
       *[other] { $unit }
    } for { $region } at { $money } money.
cossacks-join-tatars =
    { $count ->
        [one] 1 Cossack whom nobody bought joins the Tatars.
       *[other] { $count } Cossacks whom nobody bought join the Tatars.
    }
campaign = { $seat } { VERB($seat, "spends", you: "spend") } a noble and { VERB($seat, "leads", you: "lead") } a campaign from { $region } against the { $enemy }.
rolled =
    { $army ->
        [Cossacks] The Cossacks roll
        [you] Your { $unit } rolls
       *[other] { $army }’s { $unit } rolls
    } { $dice }{ $bonus ->
        [0] {""}
       *[other] , +{ $bonus } for artillery
    }: { how-many-hits }{ $lost ->
        [0] {""}
        [one] , 1 unit lost
       *[other] , { $lost } units lost
    }.
driven-out = { $enemy }: { how-many-strength-points } driven out of { $region }.
cubes-in-box =
    { $count ->
        [one] { $seat } { VERB($seat, "places", you: "place") } 1 noble in the box of the { $enemy }.
       *[other] { $seat } { VERB($seat, "places", you: "place") } { $count } nobles in the box of the { $enemy }.
    }
king-cubes-in-box =
    { $count ->
        [one] The King places 1 cube in the box of the { $enemy }.
       *[other] The King places { $count } cubes in the box of the { $enemy }.
    }
hits-lost =
    { $count ->
        [one] 1 hit has no target and is lost.
       *[other] { $count } hits have no target and are lost.
    }
attack-dice = Enemies attack: the dice show { $dice }.
treaty-broken = The { $enemy } break the treaty: their number came up twice or more.
cossack-rebels =
    { $count ->
        [one] Rebellion: 1 Cossack joins the Tatars.
       *[other] Rebellion: { $count } Cossacks join the Tatars.
    }
treaty-holds = The treaty holds: the { $enemy } stay at home.
less-tied-down =
    { $stay ->
        [0] {""}
        [one] , less 1 that holds Vienna: { $attacking }
       *[other] , less { $stay } that hold Vienna: { $attacking }
    }
held-off = { $enemy }: { $printed } printed + { $added } added = { $strength }{ less-tied-down } against { how-many-cubes }: held off.
invasion = { $enemy }: { $printed } printed + { $added } added = { $strength }{ less-tied-down } against { how-many-cubes }: { how-many-invade } { $region }.
tatar-invasion =
    { $enemy }: { $printed } printed + { $added } added + { $cossacks ->
        [one] 1 Cossack
       *[other] { $cossacks } Cossacks
    } = { $strength } against { how-many-cubes }: { how-many-invade } { $region }.
influence-removed = Habsburg influence gives way in { $region }: { how-many-pieces } removed.
cancelled = { $enemy } and { $other } cancel each other in { $region }: { how-many-strength-points } each.
stands = { $enemy }: { how-many-strength-points } in { $region } now.
nobles-bribed =
    { $count ->
        [one] Habsburg influence removes 1 of { whose } nobles in { $region }.
       *[other] Habsburg influence removes { $count } of { whose } nobles in { $region }.
    }
influence-placed = Habsburg influence settles in { $region }: { how-many-pieces }.
influence-lost = Habsburg influence meets enemy strength in { $region }: { how-many-pieces } removed.
habsburg-pieces = Habsburgs: { $printed } printed + { $added } from the dice = { how-many-pieces } for Great Poland.
vienna-attacked = Ottomans: { $printed } printed + { $added } added against { how-many-cubes }: { $count } march on Vienna.
fought-back =
    { $price ->
        [free] { $seat } { VERB($seat, "sends", you: "send") } the Polish army to { $place }, free of charge as first player.
       *[other] { $seat } { VERB($seat, "sends", you: "send") } the Polish army to { $place } for a disc in the Sejm.
    }
expands = { $enemy } expand from { $region }: { $strength } strength − { how-many-nobles } = { $count } along each of their arrows.
vienna-expands = Ottomans expand from Vienna into Great Poland: { $strength } cubes − { $stay } that hold Vienna = { $count }.
influence-expands = Habsburg influence expands from { $region }: { how-many-pieces } more than nobles there.
estates-burn =
    { $enemy }: { $strength } against { how-many-nobles } in { $region }: { how-many-lost } lost{ $outnumbered ->
        [0] {""}
       *[other] , as at least one always is
    }.
influence-burns = Habsburg influence in { $region }: { how-many-pieces }, so { how-many-lost } lost.
estate-lost = { $seat } { VERB($seat, "loses", you: "lose") } the estate worth { how-many-points } in { $region }.
value-changed =
    The estate value of { $region } { $change ->
        [-1] falls
       *[other] rises
    } to { $value }.
box-scored = { $seat } { VERB($seat, "scores", you: "score") } { how-many-points } for the most cubes against the { $enemy } ({ $cubes }).
king-has-most = The King has the most cubes against the { $enemy }: nobody scores.
sejm-scored = { $seat } { VERB($seat, "scores", you: "score") } { how-many-points } for { how-many-discs } in the Sejm.
money-scored = { $seat } { VERB($seat, "spends", you: "spend") } { $money } money on splendour: { how-many-points }.
strength-reduced = Enemy strength in { $region } is cut to the number of nobles there: { $count }.
blocks-returned = All families take back their twelve noble blocks.
estates-scored = { $seat } { VERB($seat, "scores", you: "score") } { how-many-points } for estates.
won = { $seat } { VERB($seat, "wins", you: "win") } with { how-many-points }.

## The end of a turn, summed up

sum-own =
    { $lost ->
        [0] { $gained ->
            [0] You scored { how-many-points } this turn.
           *[other] You gained { how-many-gained }, { how-many-more-points }.
        }
       *[other] { $gained ->
            [0] You lost { how-many-lost }, { how-many-more-points }.
           *[other] You lost { how-many-lost } and gained { $gained }, { how-many-more-points }.
        }
    }
sum-family =
    { $lost ->
        [0] { $gained ->
            [0] { $seat }: { how-many-more-points }.
           *[other] { $seat }: { how-many-more-points }, { how-many-gained } gained.
        }
       *[other] { $gained ->
            [0] { $seat }: { how-many-more-points }, { how-many-lost } lost.
           *[other] { $seat }: { how-many-more-points }, { how-many-lost } lost, { $gained } gained.
        }
    }
sum-lead =
    { $level ->
        [one] { $seats } { VERB($seats, "leads", you: "lead") } by { $points }.
       *[other] { $seats } are level at { how-many-points }.
    }
sum-enemies = Enemies still stand in { $regions }.
decided-by =
    { $by ->
        [most-nobles] Points were equal. More nobles on the board decided it: { $more } to { $less }.
        [most-money] Points and nobles were equal. More money decided it: { $more } to { $less }.
       *[first-in-order] Points, nobles and money were equal. The first in player order wins.
    }

## What lies on the board while something happens

prop-turn = Turn { $turn }: { $king }
prop-blocks = { $family } { VERB($family, "shows", you: "show") } the blocks
prop-lost = { how-many-lost } lost
prop-first-player = First player: { $family }
prop-school = School
prop-campaign = Campaign
prop-elected = elected
prop-not-elected = nobody elected
prop-treaty-made = treaty
prop-treaty-failed = no treaty
prop-treaty-broken = Treaty broken!
prop-treaty-holds = Treaty holds
prop-schools = Schools in all five regions
prop-king-has-most = The King has most
prop-sejm-scored = Sejm
prop-money-scored = splendour
prop-estates-scored = estates
prop-won = { $family } { VERB($family, "wins", you: "win") } with { how-many-points }
prop-dice = Events
prop-attack-dice = Enemies attack
prop-nobody = nobody
prop-hits = { how-many-hits }

## Why something is not allowed

no-free-estate = Every estate space there is taken. Choose another region.
place-has-block = Your block is there already. Choose a free place.
no-such-block = You have no block of that value left. Choose one you hold.
none-asked-for = None of your nobles is due there. Choose a region where one is.
too-little-money = You do not have enough money for that.
estate-costs-one = An estate costs one of your nobles in its region, and you have none there.
estate-costs-two = After the first round an estate costs two of your nobles in its region, and you have fewer there.
no-disc = All your discs are on estates or in the Sejm. You need a free one for this.
no-noble-there = You need a noble in that region, and you have none there.
two-nobles-there = This costs two of your nobles in that region, and you have fewer there.
not-your-estate = That estate is not yours. Choose one with your own disc.
has-manager = That estate has a land manager already. Choose another estate of yours.
no-manager-left = All land managers are on the board. One comes back when its estate is lost.
ottomans-make-no-treaty = The Ottomans make no treaties. Turn to another enemy.
one-treaty-a-turn = There is a treaty already, and the table can have only one a turn.
habsburgs-only-in-turn-four = The Habsburgs make treaties in turn 4 only.
ottomans-hold-vienna = Ottomans stand in the Habsburg box, and they make no treaties.
no-sejm-disc = This costs one of your discs in the Sejm, and you have none there. Win an election first.
turn-two = Jesuit schools come in turn 2.
turn-three = Not available before turn 3.
school-costs-money = You do not have the money for a Jesuit school.
one-school-a-region = You have founded a school there with this action. Choose another region.
take-from-others = That is your own family. Take the estate of another one.
not-in-last-place = A confederation is for the family that alone has the fewest points.
more-nobles-than-target = You need more nobles in that region than the family you take the estate from.
no-estate-to-take = That family has no estate without a city in that region.
not-a-lowest-estate = Only one of the lowest estates of that family in that region can be taken, and none with a city.
city-built-already = A city was built this turn, and the table may build only one a turn.
has-city = That estate has a city already. Choose another estate of yours.
no-city-left = All cities have been built.
cannot-buy-anything = You can buy nothing there: too little money, or no pieces left.
buy-something = You have spent a noble on this army: buy at least one unit.
cossacks-only-in-ukraine = Cossacks can be bought for Ukraine only.
no-cossack-left = No Cossack is left in the box.
artillery-from-turn-two = Artillery is not available before turn 2.
no-unit-left = All your pieces of that kind are on the board.
no-unit-there = You need infantry or cavalry of your own in that region.
no-polish-army = The Polish army has no infantry or cavalry left.
no-cossack-there = There are no Cossacks in Ukraine.
cossacks-only-against-tatars = Cossacks fight Tatars only, and another enemy stands in Ukraine. Campaign without them.
treaty-forbids = The treaty closes that enemy’s box, and no enemy stands in the region.
habsburgs-are-friends = No war on the Habsburgs before turn 4, and no enemy stands in Great Poland.
no-enemy-there = No enemy stands there. Choose a place with invaders.
vienna-only-in-turn-three = The Polish army can ride to Vienna in turn 3 only.

## The board in a terminal

board-status = Turn { $turn } of 4 · King { $king } · { $step } · { $first ->
        [you] You are first player
       *[other] First player { $first }
    } · { $bank } money in the bank
when = turn { $turn }, { $step }
board-over = Turn { $turn } of 4 · King { $king } · The game is over · { $bank } money in the bank
board-army = Polish army { $infantry }i { $cavalry }c { $artillery }a · Cossacks { $box } in their box, { $ukraine } in Ukraine, { $rebels } with the Tatars
board-vienna = { $name } (Ottomans at Vienna)
board-siege =
    { $name } ({ $count ->
        [one] 1 Ottoman
       *[other] { $count } Ottomans
    } at Vienna)
board-influence = { $name } (influence)
board-black = { $name } (black)
board-marks = i infantry, c cavalry, a artillery; m land manager, C city; K the King’s cubes
board-reconstructed = * reconstructed, not read from a printed board; see “godsplay sources gods-playground”

title-families = Families
title-regions = Regions
title-enemies = Enemies
title-blocks = Noble blocks
title-demand = Nobles still asked for

head-family = Family
head-money = Money
head-blocks = Blocks in hand
head-stock = Nobles left
head-discs = Discs
head-points = Points
head-region = Region
head-value = Value
head-estates = Estates{ $mark }
head-nobles = Nobles
head-armies = Armies
head-sejm = Sejm
head-invaders = Enemy there
head-enemy = Enemy
head-attacks = Attacks
head-strength = Strength
head-against = Polish cubes
head-box-points = Points
head-army = Army
head-bid = Bid


initial-white = W
initial-red = R
initial-blue = B
initial-king = K

label-prussia = Prussia
label-lithuania = Lithuania
label-ukraine = Ukraine
label-little-poland = Little Poland
label-great-poland = Great Poland

initial-infantry = i
initial-cavalry = c
initial-artillery = a
initial-manager = m
initial-city = C

source-campaigns = war
source-sejm = Sejm
source-money = spending
source-jesuits = schools
source-estates = estates

board-treaty = treaty
board-pieces = influence { $count }
board-sealed = sealed

## The board as a picture: what is written on it, and what is said of whatever one points at

draw-picture = God’s Playground: the board in turn { $turn }
draw-reconstructed = {" "}(reconstructed)
draw-baltic = Mare Balticum
draw-euxine = Pontus Euxinus
draw-livonia = Livonia
draw-muscovy = Muscovy
draw-steppe = Wild Fields
draw-moldavia = Moldavia
draw-years-1 = 1386–1587
draw-years-2 = 1587–1674
draw-years-3 = 1674–1697
draw-years-4 = 1697–1795
draw-turn = Turn { $turn }: { $king }, { $years }
draw-points = { $family }: { how-many-points }

draw-space = { $region }: a free estate space worth { $points }
draw-estate = { $region }: an estate of { $family } worth { $points }
draw-with-manager = , with a land manager
draw-with-city = , with a city
draw-value = Estate value of { $region }: { $value }
draw-nobles = { $family }: { how-many-nobles } in { $region }
draw-army = { $family } in { $region }: { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery
draw-cossacks-here = Cossacks in Ukraine: whoever has infantry or cavalry there fights with them
draw-strength = { $enemy }: { how-many-strength-points }
draw-influence = Habsburgs: { how-many-pieces }

draw-place-prussia = Prussia
draw-place-lithuania = Lithuania
draw-place-ukraine = Ukraine
draw-place-little-poland = Little Poland
draw-place-great-poland = Great Poland
draw-place-army = Polish Army box
draw-slot = { $place }: no block of { whose-family-it-is } yet
draw-block-down = { $place }: a block of { whose-family-it-is }, face down
whose-family-it-is =
    { $family ->
        [you] yours
       *[other] { $family }
    }
draw-block-up = { $place }: { $family } { VERB($family, "has", you: "have") } placed { $value }
draw-block-in-hand = { $family }: a noble block of { $value }

draw-enemy = { $enemy }: strength { $strength } against { how-many-cubes }
net-invade = would invade
net-invaded = invaded
net-vienna = go to Vienna
net-held-off = held off
net-treaty = kept home by treaty
net-influence = influence
net-swept-away = no influence left
net-strength = strength
draw-strength-by-turn = Turn { $turn }: strength { $count }
draw-influence-by-turn = Turn { $turn }: { how-many-pieces }
draw-box-points = { how-many-points } for the most cubes in this box
draw-treaty-space = Space for a treaty
draw-treaty = Treaty with the { $enemy }
draw-added = Added by the dice: { $count }
draw-rebels = Cossacks with the Tatars
draw-against = { $owner }: { how-many-cubes }
draw-vienna =
    { $count ->
        [0] Vienna: no Ottomans
        [one] Vienna: 1 Ottoman cube
       *[other] Vienna: { $count } Ottoman cubes
    }
draw-attack = { $enemy }: they attack { $goal }
draw-expansion = { $enemy }: they expand into { $goal }

draw-sejm = The Sejm
draw-sejm-name = SEJM
draw-seat = { $region } is spoken for by { $family }
draw-seat-free = The seat of { $region } is empty
draw-danzig = Danzig: grain is sold here
draw-danzig-name = Danzig
draw-polish-army = Polish army
draw-no-army = not mustered yet
draw-size = Blocks of { $lowest } to { $highest } in all add { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery
draw-kings-box = King’s pieces
draw-managers-box = Land managers, cities
draw-cossack-box = Cossacks

draw-family-points = { how-many-points }
draw-first = first player
draw-first-said = { $family } { VERB($family, "is", you: "are") } first player
draw-winner = winner
draw-winner-said = { $family } { VERB($family, "has", you: "have") } won
draw-money = { $family }: { $count } money
draw-noble-stock = { $family }: { $count } nobles in stock
draw-disc-stock = { $family }: { $count } discs in stock
draw-unit-stock = { $family }: { $count } { $unit } in stock, { $price } money each

## What there is to know of a thing on the board

thing-sejm = Each region’s seat goes to the family that alone has the most nobles there. A disc here scores at the end of the turn, or calls the Polish army.
thing-seat = The family that alone has the most nobles in the region wins this seat.
thing-seat-title = Seat of { $region }
thing-holder = Holder
thing-nobody = nobody
thing-disc-points = Points per disc, every turn
thing-danzig = A special action: sell grain for { FIGURE("money.danzig-factor") } times Prussia’s estate value.
thing-price = Price
thing-brings-money = Brings money
thing-army-box = The King’s army. Blocks placed here make it larger; the highest of them makes its owner first player.
thing-blocks = Blocks
thing-army-of-turn = Turn { $turn } brings
thing-army-of-blocks = The blocks add
thing-army-size = What the three blocks in this box add to the army.
thing-army-size-title = Size of the Polish army
thing-sum = Sum { $lowest } to { $highest }
thing-units = { $infantry } infantry, { $cavalry } cavalry, { $artillery } artillery
thing-kings-box = What the King has in reserve. His cubes in an enemy’s box hold it off, too.
thing-king-cubes = Cubes
thing-managers-box = What is left for everybody.
thing-managers = Land managers
thing-cities = Cities
thing-bank = Money in the bank
thing-turn = A turn has sixteen phases.
thing-turn-title = Turn { $turn } of { $turns }
thing-king = King
thing-years = Years
thing-track = Most points at the end win. Estates score only then.
thing-track-title = Victory points
thing-points = Where the points come from so far.
thing-family = One of the three families.
thing-sejm-discs = Discs in the Sejm
thing-estates = Estates
thing-discs = Discs left
thing-first-player = The first player goes first in every phase and may send the Polish army once for free.
thing-costs = Price in money
thing-splendour = Points if spent at the end of the turn ({ $money } money each)
thing-noble-stock = Nobles that can still come to the board. Those in regions and enemy boxes are out.
thing-disc-stock = Discs for estates and for seats in the Sejm.
thing-unit-infantry = One die for each. Serves for this turn only.
thing-unit-cavalry = One die for each. Serves for this turn only.
thing-unit-artillery = Rolls no die, but adds 1 to the dice of your other units in the region.
thing-left = Left to buy
thing-hits = Hits on
thing-block = Placed on a region it brings that many nobles. Once used it stays away until all blocks come back.
thing-slot = The block here brings that many nobles to the region.
thing-slot-army = The block here counts for the King’s army and for who is first player.
thing-region = It faces the { $enemy }. Nobles here win its seat, pay for what is done here, and hold out against invaders.
thing-estate-value = Estate value
thing-seat-of = Seat in the Sejm
thing-value = Every estate here pays this much at the start of a turn: what each family gets. A turn in peace raises it, occupation lowers it.
thing-prize = Scored at the end of every turn by the family with the most cubes in this box; families that tie share it.
thing-money = For armies, treaties, schools and bids. What is left at the end of a turn becomes points.
thing-would-lose = Estates it would lose
thing-value-would = Estate value would
thing-change =
    { $change ->
        [-1] fall by 1
        [0] stay
       *[other] rise by 1
    }
thing-space = The next estate goes to the first free space from the heart of the region.
thing-space-title = Free space: { $where }
thing-estate-title = { $family }: estate in { $where }
thing-estate = It pays every turn and scores at the end. Invaders take the outermost estates first.
thing-manager = With a land manager it pays more every turn. The manager goes home if the estate falls.
thing-city = With a city it scores more at the end. The city is gone if the estate falls.
thing-estate-points = Points at the end
thing-estate-income = Income every turn
thing-falls = Falls to invaders
thing-in-line =
    { $count ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] last
    }
thing-nobles = Nobles win elections, pay for what is done in their region, and hold out against invaders.
thing-due = Still to arrive
thing-army = Units fight invaders by themselves, or go on a campaign. They serve for this turn only.
thing-army-title = { $family }: army in { $region }
thing-so-many = { $count } { $unit }
thing-hits-on = a hit on { $face } or more
thing-helps = adds 1 to the other dice
thing-cossacks = For Ukraine only. Those whom nobody buys join the Tatars.
thing-in-box = In their box
thing-in-ukraine = In Ukraine
thing-with-tatars = With the Tatars
thing-rebels = Each makes the Tatars 1 stronger.
thing-adds = Added strength
thing-invaders = Invaders who stay destroy estates, lower the estate value, and spread where they outnumber the nobles.
thing-invaders-title = Invaders in { $region }
thing-influence-here = Habsburg influence
thing-nobles-here = Nobles of all families here
thing-would-spread = Would spread with
thing-not-spread = none ({ $sum })
thing-enemy = They invade { $region } if their strength exceeds the cubes in their box. Four more dice fall before they attack.
thing-enemy-attacked = They invade { $region } with as much strength as exceeds the cubes in their box.
thing-enemy-influence = Until turn 4 they send influence to { $region }: each piece removes a noble, and what is left costs estates.
thing-printed = Strength in turn { $turn }
thing-from-dice = From the dice
thing-from-cossacks = Cossacks
thing-from-vienna = Ottomans in Vienna
thing-tied-down = Stay in Vienna
thing-nobles-of =
    { $owner ->
        [you] Your nobles
       *[other] Nobles of { $owner }
    }
thing-cubes-of =
    { $owner ->
        [you] Your cubes
       *[other] Cubes of { $owner }
    }
thing-most-cubes = Points for the most cubes
thing-strength = How strong they are, turn by turn, before the dice add to it.
thing-strength-title = Strength of the { $enemy }
thing-strength-now = Turn { $turn } (now)
thing-strength-turn = Turn { $turn }
thing-treaty = The enemy stays at home this turn, unless its number comes up twice when enemies attack. One treaty a turn for the whole table.
thing-treaty-price = 1 noble in the region, 1 disc in the Sejm, { $money } money + a die
thing-added = Every die with this enemy’s number adds one.
thing-against = Cubes that campaigns have put here. Each holds off one point of strength; the most of them score.
thing-against-title = Against the { $enemy }
thing-vienna = In turn 3 the Ottomans march here. If any are left after Poland has fought back, they hold Vienna in turn 4.
thing-would-leave-vienna = Would enter Great Poland
thing-arrow-attack = The way of their attack.
thing-arrow-expansion = If they outnumber the nobles at home, they spread along this arrow with the difference.

## The tables of the rules

label-enemy-black = Knights, Swedes, Prussians
label-enemy-russia = Russia
label-enemy-tatars = Tatars
label-enemy-ottomans = Ottoman Empire
label-enemy-habsburgs = Habsburg Empire

rule-head-piece = Piece
rule-head-family = Each family
rule-head-king = The King
rule-head-shared = Shared
rule-head-number = Number
rule-head-region = Region
rule-head-enemy = Enemy
rule-head-colour = Colour
rule-head-turn = Turn { $turn }
rule-head-box-points = Points of the box
rule-head-from = From
rule-head-into = Arrows lead into
rule-head-heart = Heart
rule-head-space = Space { $space }
rule-head-border = Border
rule-head-phase = Phase
rule-head-happens = What happens
rule-head-decides = Who decides
rule-head-turn-and-king = Turn
rule-head-blocks-in-all = Sum of the blocks
rule-head-rule = Rule
rule-head-what-for = For
rule-head-nobles = Nobles
rule-head-action = Action
rule-head-gain = You get
rule-head-when = When
rule-head-unit = Unit
rule-head-price = Price
rule-head-half-price = Beside enemies
rule-head-hits = Hits on
rule-head-helped = With artillery
rule-head-source = For
rule-head-points = Points

rule-colour-black = black
rule-colour-russia = green
rule-colour-tatars = yellow
rule-colour-ottomans = orange
rule-colour-habsburgs = purple

rule-in-turn = { $name } (turn { $first })
rule-in-turns = { $name } (turns { $first } and { $last })
rule-influence = influence
rule-or-vienna = { $count } or { $vienna }
rule-from-to = { $lowest } to { $highest }
rule-or-more = { $face }+
rule-king-of-turn = { $turn }: { $king }

rule-unit-infantry = Infantry
rule-unit-cavalry = Cavalry
rule-unit-artillery = Artillery
rule-unit-cossack = Cossack

rule-piece-infantry = infantry
rule-piece-cavalry = cavalry
rule-piece-artillery = artillery
rule-piece-cubes = cubes: a family’s are its nobles
rule-piece-discs = discs
rule-piece-blocks = noble blocks
rule-piece-cossacks = Cossacks
rule-piece-land-managers = land managers
rule-piece-cities = cities
rule-piece-treaty-markers = treaty marker
rule-piece-black-cubes = black strength cubes
rule-piece-russian-cubes = Russian strength cubes
rule-piece-tatar-cubes = Tatar strength cubes
rule-piece-ottoman-cubes = Ottoman strength cubes
rule-piece-habsburg-cubes = Habsburg strength cubes
rule-piece-influence-pieces = Habsburg influence pieces
rule-piece-gold = gold pieces, worth { $worth } money each
rule-piece-silver = silver pieces, worth { $worth } money each
rule-piece-dice = dice
rule-piece-value-markers = estate value markers, one for each region
rule-piece-game-markers = markers: first player, turn, phase

rule-decided-by-table = nobody
rule-decided-by-players = the players
rule-phase-income = Estates pay.
rule-phase-nobles = Six blocks each, in secret; then nobles arrive.
rule-phase-elect-the-king = Highest block in the Army box becomes first player; ties bid.
rule-phase-polish-army = The King’s army is mustered.
rule-phase-events = Dice strengthen the enemies.
rule-phase-elections = The most nobles in a region win its seat in the Sejm.
rule-phase-build-estates = Nobles become estates.
rule-phase-special-actions = Two of eight actions each.
rule-phase-buy-armies = Nobles and money become armies.
rule-phase-campaigns = Armies attack enemies at home, for glory and for safety.
rule-phase-enemies-attack = More dice; then whoever is not held off invades.
rule-phase-poland-fights-back = The King’s army strikes at the invaders.
rule-phase-enemies-expand = Invaders who outnumber the nobles spread.
rule-phase-estates = Invaders destroy estates; estate values move.
rule-phase-victory-points = Glory, seats and money become points.
rule-phase-end-of-turn = The board is cleared; nobles and estates stay.

rule-name-elections = Elections
rule-name-build-estates = Build estates
rule-name-land-manager = Land manager
rule-name-danzig = Danzig
rule-name-diplomacy = Diplomacy
rule-name-move-cubes = Move cubes
rule-name-liberum-veto = Liberum veto
rule-name-confederation = Confederation
rule-name-jesuit-schools = Jesuit schools
rule-name-new-city = New city
rule-name-buy-armies = Buy armies
rule-name-campaigns = Campaigns
rule-name-victory-points = Victory points
rule-name-final-scoring = Final scoring

rule-nobles-election = the seat you win (you must)
rule-nobles-first-estate = an estate in round 1
rule-nobles-later-estate = an estate in any later round
rule-nobles-land-manager = a land manager
rule-nobles-danzig = selling grain; the noble is in Prussia
rule-nobles-treaty = asking an enemy for a treaty
rule-nobles-moved = moved at most; they are not given up
rule-nobles-liberum-veto = a veto; a noble anywhere
rule-nobles-confederation = taking an estate
rule-nobles-jesuit-school = each school
rule-nobles-new-city = a city
rule-nobles-army = an army of any size in the region
rule-nobles-campaign = one campaign from the region

rule-price-land-manager = { how-many-nobles }
rule-gain-land-manager = { $money } money more from that estate every turn
rule-when-land-manager = while the box holds any
rule-price-danzig = { how-many-nobles }
rule-gain-danzig = { $factor } times Prussia’s estate value in money
rule-when-danzig = always
rule-price-diplomacy = { how-many-nobles }, a disc in the Sejm, a die + { $money } money
rule-gain-diplomacy = that enemy stays at home this turn
rule-when-diplomacy = one treaty a turn
rule-price-move-cubes = nothing
rule-gain-move-cubes = up to { $moved } nobles change their regions
rule-when-move-cubes = always
rule-price-liberum-veto = { how-many-nobles }
rule-gain-liberum-veto = all discs leave the Sejm
rule-when-liberum-veto = always
rule-price-confederation = { how-many-nobles }
rule-gain-confederation = an estate of another family
rule-when-confederation = turns 3 and 4, for the family alone in last place
rule-price-jesuit-schools = { how-many-nobles } and { $money } money a region
rule-gain-jesuit-schools = scores { $points } a region, { $bonus } more for all five
rule-when-jesuit-schools = from turn 2
rule-price-new-city = { how-many-nobles }
rule-gain-new-city = the estate scores { $factor } times its points at the end
rule-when-new-city = turns 3 and 4, one city a turn

rule-points-boxes = the most cubes in an enemy’s box, every turn
rule-points-sejm = each disc in the Sejm, every turn
rule-points-for-sejm = { $points }
rule-points-money = every { $money } money, which must be spent, every turn
rule-points-for-money = one
rule-points-schools = each school, at once
rule-points-for-schools = { $points }, and { $bonus } more for all five regions
rule-points-estates = each estate, once, at the end of the game
rule-points-for-estates = the number in its circle; { $factor } times that with a city

## What matters in a game, for reports

fact-points = Where the points come from
fact-points-axis = victory points per game
fact-points-campaigns = campaigns
fact-points-sejm = Sejm
fact-points-money = spending
fact-points-jesuits = Jesuit schools
fact-points-estates = estates and cities
fact-estates-lost = Estates lost to the invaders
fact-estates-lost-axis = estates lost per game
fact-vienna = How often Vienna falls
fact-vienna-axis = share of games
fact-vienna-fell = Ottomans hold Vienna after turn 3

## Readings

reading-equal-estates = A confederation takes the lowest estate of a family in a region. Two are equally low: which of them?
reading-equal-estates-owner-chooses = The one that its owner chooses
reading-equal-estates-taker-chooses = The one that the confederation chooses
reading-equal-estates-inner-one = The one farther from the border
reading-order-of-hits = Enemies in the region must be hit before the enemy’s box. Whose hits are spent on them, yours or the King’s?
reading-order-of-hits-attacker-chooses = The attacker chooses
reading-order-of-hits-own-first = The attacker’s own first, then the King’s
reading-polish-army-alone = Can the Polish army go on a campaign from a region where you have no unit?
reading-polish-army-alone-allowed = Yes, for your noble and your disc in the Sejm
reading-polish-army-alone-needs-a-unit = No: it joins in with infantry or cavalry of yours
reading-ottomans-from-vienna = How many of the Ottomans who hold Vienna march out of it in turn 4?
reading-ottomans-from-vienna-all-but-two-march = All but the { FIGURE("vienna.pacifying") } who are tied down there
reading-ottomans-from-vienna-all-march = All
reading-polish-army-to-vienna = When can the Polish army attack the Ottomans in the Habsburg box?
reading-polish-army-to-vienna-in-turn-three = In turn 3 only
reading-polish-army-to-vienna-whenever-ottomans-are-there = Whenever Ottomans are there, in turn 4 too
reading-vienna-to-great-poland = Ottomans from Little Poland have reached Great Poland. Do those before Vienna still expand into it?
reading-vienna-to-great-poland-not-where-ottomans-stand = No: an enemy does not expand to where it stands
reading-vienna-to-great-poland-always = Yes: they always come, and join the others
reading-influence-meets-strength = Habsburg influence expands into a region where enemy strength stands. Does it cost nobles there?
reading-influence-meets-strength-eliminated-at-once = No: it is eliminated at once
reading-influence-meets-strength-nobles-first = Yes: it removes nobles first, and what is left is eliminated
reading-influence-and-estate-values = Where does Habsburg influence lower the estate value?
reading-influence-and-estate-values-great-poland-only = In Great Poland only
reading-influence-and-estate-values-every-region = In Prussia and Little Poland, too

# The guided turn: why each recommended move is good.
guided-first-estate = An estate scores the number in its circle at the very end. Little Poland’s enemy, the Ottomans, comes with only { FIGURE("strength.ottomans", place: 0) } this turn and pays { FIGURE("points.ottomans") } points to whoever beats it best, more than any other.
guided-second-estate = The next free circle here is worth { FIGURE("estates.little-poland", place: 3) }. And estates in one region can all be defended by one army.
guided-third-estate = The last circle is worth { FIGURE("estates.little-poland", place: 4) } too. It lies nearest to the border, so it would be the first to fall: keep an army in mind.
guided-block-prussia = A block becomes that many nobles. The family with the most in a region gets its seat in the Sejm, worth { FIGURE("points.sejm-disc") } points if it lasts. And nobles in Prussia can sell grain at Danzig, which pays for an army. So put a { FIGURE("pieces.highest-block") } here.
guided-block-lithuania = Nobles whom you do not spend stay for the next turn: they vote again, and they hold invaders back. Three in Lithuania are enough for that.
guided-block-ukraine = The Tatars come with { FIGURE("strength.tatars", place: 0) }, and nothing of yours stands in Ukraine. A good place for a { FIGURE("pieces.lowest-block") }.
guided-block-little-poland = Your estates are here. Four nobles can win the seat in the Sejm, raise an army and lead a campaign: each of these costs one of them.
guided-block-great-poland = Your second { FIGURE("pieces.lowest-block") }: you own nothing here, and Habsburg influence would only send your nobles home.
guided-block-army = This block brings no nobles. The highest of the three makes its owner first player, who sends the King’s army into battle free of charge; and all three together make that army larger.
guided-no-estate = Pass. Little Poland is full, and an estate in Prussia or Lithuania would have no army to defend it. Your nobles can do more for you.
guided-danzig = One noble in Prussia brings { FIGURE("money.danzig-factor") } times the value on Prussia’s ladder, at once. Infantry costs { FIGURE("price.infantry") }, cavalry { FIGURE("price.cavalry") }.
guided-danzig-again = Once more. What you do not need for units is not lost: at the end of the turn every { FIGURE("points.money-for-a-point") } money become a point.
guided-army = One noble pays for any number of units. Yours can strike at the Ottomans first and still defend your three estates afterwards.
guided-cavalry = A die of cavalry hits with { FIGURE("hits.cavalry") } or more, half of the time. It is worth its { FIGURE("price.cavalry") } money.
guided-more-cavalry = You have { FIGURE("pieces.cavalry") } cavalry in all. More dice mean more hits, in attack and in defence.
guided-infantry = Infantry hits with { FIGURE("hits.infantry") } or more, but costs half as much.
guided-more-infantry = Take all { FIGURE("pieces.infantry") }. Units serve for this turn only, so there is no reason to save them.
guided-campaign = One noble, seven dice. Every hit puts one of your cubes into the Ottoman box. With as many cubes as they have strength they stay at home, and the most cubes there score { FIGURE("points.ottomans") } at the end of the turn.
guided-no-campaign = Pass. The Ottomans are held off for now, and your last noble here is worth more at home: he makes it harder for invaders to spread.
guided-fight-back = As first player you send the King’s army, for nothing. An arrow leads from Ukraine to Little Poland: every Tatar whom it beats there is one less who comes to your estates.
guided-end = Every turn goes like this: nobles, Sejm, estates, special actions, armies, campaigns, and then the enemies. Now place your other six blocks as you see fit; in turn 3 all twelve are yours again. “Ask a bot” marks what a bot would do.

# Characters of bots.
style-warlord = Warlord
style-warlord-text = Raises armies, leads campaigns, and would rather beat an enemy than hold a ball.
style-builder = Builder
style-builder-text = Puts money into estates, managers, cities and schools, and trusts them to last.
style-courtier = Courtier
style-courtier-text = Works the Sejm: bids for it, vetoes, treats with enemies, and takes what others built.
