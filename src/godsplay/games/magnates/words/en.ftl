# The Magnates in English.
#
# Names of offices and Provinces carry their articles; `how-many-...` are counted nouns that the sentences share.
# A person is called by name, or "you" if it is who reads: `VERB($seat, "wins", you: "win")` is the verb that goes with it.

about = Great families of the Polish-Lithuanian Commonwealth play sealed cards for the Senate, the Sejm and its borders. Everybody wants the most estates; if three Provinces fall to the Powers, everybody has lost.
about-length = four rounds, an evening

## Names

name-you = you

name-lubomirski = Lubomirski
name-potocki = Potocki
name-sapieha = Sapieha
name-radziwill = Radziwiłł
name-zamoyski = Zamoyski

name-lithuania = Lithuania
name-ukraine = Ukraine
name-little-poland = Little Poland
name-great-poland = Great Poland
name-prussia = Prussia

name-livonia = Livonia
name-smolensk = Smolensk
name-moldova = Moldova
name-silesia = Silesia

name-moscow = Moscow
name-cossacks = the Cossacks and Tatars
name-ottomans = the Ottoman Empire
name-habsburgs = the Habsburg Empire
name-brandenburg = Brandenburg and Sweden

name-golden-age = the Golden Age
name-silver-age = the Silver Age
name-bronze-age = the Bronze Age
name-iron-age = the Iron Age

name-sabre = sabre
name-chalice = chalice
name-ducat = ducat
name-crown = crown

name-lady = Lady
name-2 = 2
name-3 = 3
name-4 = 4
name-5 = 5
name-6 = 6
name-7 = 7
name-8 = 8
name-9 = 9
name-11 = 11
name-12 = 12
name-13 = 13
name-14 = 14

name-primate = the Primate
name-treasurer = the Treasurer
name-hetman = the Hetman
name-chancellor = the Chancellor
name-sejm-1 = the first Privilege
name-sejm-2 = the second Privilege
name-sejm-3 = the third Privilege
name-sejm-4 = the fourth Privilege
name-sejm-5 = the fifth Privilege
name-moscow-1 = the first space of Moscow
name-moscow-2 = the second space of Moscow
name-cossacks-1 = the first space of the Cossacks and Tatars
name-cossacks-2 = the second space of the Cossacks and Tatars
name-ottomans-1 = the first space of the Ottomans
name-ottomans-2 = the second space of the Ottomans
name-habsburgs-1 = the first space of the Habsburgs
name-habsburgs-2 = the second space of the Habsburgs
name-brandenburg-1 = the first space of Brandenburg and Sweden
name-brandenburg-2 = the second space of Brandenburg and Sweden
name-before-cards = the new Conflicts
name-end-of-sejm = the end of the Sejm

name-bishopric = Bishopric
name-versailles-of-the-north = Versailles of the North
name-corps-of-cadets = Corps of Cadets
name-local-diet = Local Diet
name-tribunal = Tribunal
name-confederation = Confederation
name-jesuit-schools = Jesuit schools
name-dissidents = Dissidents
name-rokosz = Rokosz
name-surrender = Surrender
name-monastery = Monastery
name-palazzo-in-fortezza = Palazzo in fortezza
name-fortress = Fortress
name-noble-levy = Noble Levy
name-quarter-army = Quarter Army
name-vistula-grain-trade = Vistula Grain Trade
name-union-of-brest = Union of Brest
name-private-duchy = Private duchy
name-ad-maiorem-dei-gloriam = Ad maiorem Dei gloriam
name-embassy = Embassy
name-entail = Entail
name-veto = VETO!
name-assignats = Assignats
name-pacta-conventa = Pacta conventa
name-constitution-of-may-3 = Constitution of May 3

name-livonian-war = Livonian War
name-dimitriads = Dimitriads
name-smolensk-war = Smolensk War
name-muscovite-deluge = Muscovite Deluge
name-silent-sejm = Silent Sejm
name-tatar-invasion = Tatar Invasion
name-cossack-rebellion = Cossack Rebellion
name-abazy-pasha-war = Abazy Pasha War
name-khmelnytsky-uprising = Khmelnytsky Uprising
name-koliyivshchyna = Koliyivshchyna
name-ottoman-war = Ottoman War
name-moldavian-magnate-wars = Moldavian Magnate Wars
name-khotyn-campaign = Khotyn Campaign
name-fall-of-kamieniec = Fall of Kamieniec
name-relief-of-vienna = Relief of Vienna
name-habsburg-queen = Habsburg Queen
name-habsburg-candidate = Habsburg Candidate
name-thirty-years-war = Thirty Years’ War
name-war-of-the-polish-succession = War of the Polish Succession
name-annexation-of-spisz = Annexation of Spisz
name-danzig-rebellion = Danzig Rebellion
name-war-for-the-vistula-mouth = War for the Vistula Mouth
name-swedish-deluge = Swedish Deluge
name-great-northern-war = Great Northern War
name-black-clouds = Black Clouds

name-zygmunt-august = Zygmunt II August
name-henryk-walezy = Henryk Walezy
name-stefan-batory = Stefan Batory
name-zygmunt-waza = Zygmunt III Waza
name-wladyslaw-waza = Władysław IV Waza
name-jan-kazimierz = Jan II Kazimierz
name-michal-korybut = Michał Korybut Wiśniowiecki
name-jan-sobieski = Jan III Sobieski
name-august-mocny = August II the Strong
name-stanislaw-leszczynski = Stanisław Leszczyński
name-august-sas = August III
name-stanislaw-august = Stanisław August Poniatowski

name-set-up = Set-up
name-election = Election of the King
name-senate = Senate
name-office = An office
name-sejm = Sejm
name-privilege = A Privilege
name-conflicts = Conflicts
name-conflict = A Conflict
name-invasion = Invasion
name-weakest = A lost Conflict
name-interregnum = the Interregnum
name-actions = Actions
name-break-tie = A tie
name-place-estates = New Estates
name-lose-estate = Losing an Estate
name-lose-privilege = Losing a Privilege
name-remove-conflict = Undefeated Conflicts
name-demand = A demand
name-turn-order = The new turn order

## Counted nouns

how-many-estates =
    { $count ->
        [one] 1 Estate
       *[other] { $count } Estates
    }
how-many-wealth = { $wealth } Wealth
ordinal =
    { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    }

## What a family has to decide

prompt-set-up = Place your first Estate in a Province of your choice.
prompt-senate =
    { $left ->
        [one] Place a Family card face down at one more Senator.
        [3] Place a Family card face down at three Senators, one at each.
       *[other] Place a Family card face down at { $left } more Senators, one at each.
    }
prompt-sejm =
    { $left ->
        [one] Place a Family card face down at the last Privilege.
        [5] Place one Family card face down at each of the five Privileges.
       *[other] Place one Family card face down at each of the other { $left } Privileges.
    }
prompt-conflicts =
    { $left ->
        [one] Place a Family card face down at the last Conflict.
       *[other] Place one Family card face down at each of { $left } Conflicts.
    }
prompt-actions = { $occasion }: play a Senator or Privilege that you hold, or pass.
prompt-veto =
    { $seat } plays { $tool }{ $count ->
        [0] {""}
       *[other] {" "}({ $aim })
    }. Cancel it with VETO!, or let it pass.
prompt-break-tie =
    { $about ->
        [highest] { $seats } are tied for { $occasion }. As Primate, decide who wins.
        [lowest] { $seats } were equally weak at { $occasion }. As Primate, decide who counts as weakest.
       *[wealthiest] { $seats } are equally wealthy. As the last Primate, name the winner.
    }
prompt-place-estates =
    { $source ->
        [card] Place
       *[other] For { $source }, place
    } { how-many-estates } in one Province.
prompt-lose-estate = You are about to lose an Estate in { $place }. Lose it, or play Entail and lose one in another Province.
prompt-lose-privilege = You were weakest: choose a Privilege to lose.
prompt-remove-conflict = Two undefeated Conflicts of { $power } have the same scale. As Primate, remove one from the game.
prompt-demand = Choose which Privilege to demand from { $seat }.
prompt-assignats = { $seat } demands { $privilege }. Hand it over, or cede all your Estates in one Province that is not partitioned.
prompt-cede = { $seat } demands all your Estates in one Province that is not partitioned. Choose which.
prompt-turn-order = { $seats } have the same number of Estates. As Primate, choose who goes { ordinal } in the turn order.

## Prompts on one line of a phone

brief-set-up = Place your first Estate
brief-senate =
    { $left ->
        [one] Place a card at one more Senator
        [3] Place cards at three Senators
       *[other] Place cards at { $left } more Senators
    }
brief-sejm =
    { $left ->
        [one] Place a card at the last Privilege
       *[other] Place cards at { $left } Privileges
    }
brief-conflicts =
    { $left ->
        [one] Place a card at the last Conflict
       *[other] Place cards at { $left } Conflicts
    }
brief-actions = { $occasion }: play a card?
brief-veto = { $seat } plays { $tool }: VETO!?
brief-break-tie =
    { $about ->
        [highest] { $occasion }: who wins?
        [lowest] A tie: decide who is weakest
       *[wealthiest] A tie: name the winner
    }
brief-place-estates =
    { $source ->
        [card] Place { how-many-estates }
       *[other] { how-many-estates } for { $source }
    }
brief-lose-estate = Lose it, or play Entail
brief-lose-privilege = Choose a Privilege to lose
brief-remove-conflict = Remove one of two Conflicts
brief-demand = Choose a Privilege to demand
brief-assignats = Hand it over, or cede Estates
brief-cede = Choose a Province to cede
brief-turn-order = Who goes { ordinal }?

## Why it matters: said to whoever decides, and to those who wait

why-set-up = More Estates than any other family in a Province give the Advantage there, and Wealth at the end.
why-senate = Highest Influence wins: Estates now, the office’s power later. Your cards must last the round.
why-sejm = Highest Influence wins the Privilege and its Estates. Keep Strength for the Conflicts.
why-conflicts = All cards together must reach the scale, or the Province is partitioned. Three of those, and all lose.
why-actions = A Privilege acts once in the game, a Senator once a round.
why-veto = A cancelled action does nothing.
why-break-tie = The Primate’s word is final.
why-place-estates = Estates are Wealth; the most in a Province bring Advantage, more than half Dominance.
why-lose-estate = With Entail the loss goes where it hurts less.
why-lose-privilege = The weakest in a lost Conflict pays with a card.
why-remove-conflict = A Power keeps at most one undefeated Conflict, which goes on partitioning its Province.
why-demand = The other family may hand over the card or cede a Province instead.
why-assignats = Estates are Wealth, Privileges are actions still to come.
why-cede = The other family puts its own Estates in their place.
why-turn-order = Whoever is later in the turn order wins ties for the Primate.

## Hints for a first game

hint-about-title = Rivals in one Commonwealth
hint-about = You lead a great family through four rounds. Your Estates in the five Provinces become Wealth, and the most Wealth wins. But if three Provinces are partitioned, the Commonwealth is gone and all of you have lost.
hint-estates-title = Estates are Wealth
hint-estates = Each Estate counts { FIGURE("wealth.estate") } at the end. Every Province adds { FIGURE("wealth.presence") } more if you are there at all, { FIGURE("wealth.advantage") } if you have the most there (Advantage), or { FIGURE("wealth.dominance") } if you have more than all others together (Dominance).
hint-cards-title = Thirteen cards for a round
hint-cards = Three go to the Senate, five to the Sejm, five to the Conflicts, and then all come back. For Senate and Sejm the number in the circle counts, Influence; for Conflicts the one in the square, Strength. The Lady has { FIGURE("family.influence", place: 8) } in the circle and { FIGURE("family.strength", place: 8) } in the square.
hint-king-title = The King’s symbol
hint-king = A Senator or Privilege with the symbol of this round’s King brings its winner more Estates: { FIGURE("estates.king-bonus") } more than the card says.
hint-won-title = One Province for all of them
hint-won = The Estates that a card brings all go to one Province; look for one where they give you the most there. The card itself lies before your family: you can play it later, once.
hint-actions-title = Playing actions
hint-actions = Whenever something is resolved, each family in turn order may play cards that lie before it. A Privilege is gone afterwards, a Senator is back next round. If you pass, you keep them for later.
hint-sejm-title = Five Privileges
hint-sejm = All place their cards in secret at the same time. Then they are turned up from left to right, and the highest Influence wins each Privilege; the Primate decides ties. A low card where you want nothing saves a high one.
hint-conflicts-title = All against the Powers
hint-conflicts = At each Conflict the cards of all families are added up, and only together can you reach its number. If you do, the strongest family takes the prize. If not, all suffer, the weakest most, and the Province is partitioned.
hint-strength-title = How much to give
hint-strength = Nobody sees what the others place. Who gives little hopes that they give much; but a lost Conflict stays on the board and has to be fought again next round.
hint-ties-title = The Primate decides
hint-ties = You hold the Primate, so for the rest of the round every tie is yours to decide, in favour of any of those tied.
hint-next-round-title = A new round
hint-next-round = You have all thirteen cards again. The family with the most Estates goes first, and the new King has a symbol of his own. Undefeated Conflicts stay: their Provinces take no new Estates until they are beaten.

## What a family can do

action-pass = Pass
action-pass-veto = Let it happen
action-pass-lose-estate = Lose the Estate there
action-estate = Place in { $province }
action-bid = Place the { $card } at { $spot }
action-fight = Place the { $card } at { $spot }
action-choose =
    Choose { $seat ->
        [you] yourself
       *[other] { $seat }
    }
action-remove = Remove { $spot }
action-discard = Lose { $privilege }
action-demand = Demand { $privilege }
action-hand-over = Hand the Privilege over
action-cede = Cede all your Estates in { $province }
action-give = Give { $privilege } to { $seat }
action-influence = Play { $tool }: { SIGNED($change) } to the Influence of your card
action-strength = Play { $tool }: { SIGNED($change) } to the Strength of your card
action-building = Build { $tool }: { SIGNED($change) } to the total Strength in the attacked Province, for the rest of the game
action-treasurer = Play the Treasurer: swap an Estate of { $seat } in { $province } for your own
action-grain-trade = Play { $tool }: new Estates in Prussia
action-union-of-brest = Play { $tool }: a new Estate
action-private-duchy = Play { $tool }: a new Estate
action-dei-gloriam = Play { $tool }: a new Estate
action-embassy = Play { $tool }: replace { $spot }
action-entail = Play { $tool }: lose an Estate in { $province } instead
action-veto = Play VETO!: cancel the action
action-assignats = Play { $tool }: demand a Privilege or Estates of { $seat }
action-pacta-conventa = Play { $tool }: an Estate for each Privilege with a { $symbol } that you won in this Sejm

verb-estate = Place { how-many-estates }
verb-bid = Place a card
verb-fight = Place a card
verb-pass = Pass
verb-choose = Choose a family
verb-remove = Remove a Conflict
verb-discard = Lose a Privilege
verb-demand = Demand a Privilege
verb-hand-over = Hand over { $privilege }
verb-cede = Cede all Estates in a Province
verb-give = Give a Privilege away
verb-play = Play { $tool }
part-estates-of = { $seat } in { $province }

## What an action costs and brings

brings-bid = { how-many-estates } for the winner. { $text }
prize-fief = { $fief }
brings-fight =
    { $province }, scale { $scale }. { $is_won ->
        [yes] If won, { $prize } for the strongest; if
       *[no] { $prize } If
    } lost, { $loss }
loss-invasion = all lose an Estate in { $provinces }, the weakest one more
loss-privilege = the weakest loses a Privilege
loss-black-clouds = Black Clouds: { SIGNED($change) } Strength in Prussia for good
loss-silent-sejm = Silent Sejm: { SIGNED($change) } Strength everywhere for good
price-privilege = spend the card
price-senator = set the Senator aside for this round
brings-play = { $price }, { $what }
brings-there = you have { $own } of { $all } Estates there
brings-estate =
    you’d have { $own } of { $all } there: { $lead ->
        [dominance] { $leader } { VERB($leader, "dominates", you: "dominate") }
        [advantage] { $leader } { VERB($leader, "has", you: "have") } the Advantage
       *[nobody] nobody has the Advantage
    }
brings-grain-trade = gain { how-many-estates } in Prussia
brings-union-of-brest = gain { how-many-estates } where you like
brings-private-duchy = gain { how-many-estates } where you like
brings-dei-gloriam = gain { how-many-estates } where you like
brings-pacta-conventa = gain { how-many-estates } in one Province
brings-embassy = another Conflict is drawn
brings-assignats = gain a Privilege or all Estates of a Province
brings-veto = the other card is wasted
brings-swap =
    then { $own } to { $theirs } there: { $lead ->
        [dominance] { $leader } { VERB($leader, "dominates", you: "dominate") }
        [advantage] { $leader } { VERB($leader, "has", you: "have") } the Advantage
       *[nobody] nobody has the Advantage
    }
stands-now = so far { $standing }
stands-after = then { $standing }
stands-conflict =
    { $total } against scale { $scale }: { $result ->
        [won] won; strongest: { $seats } ({ $strength })
       *[lost] lost; weakest: { $seats } ({ $strength })
    }
stands-alone = { $own }, nobody else is there
stands-contest =
    you have { $own }, { $count ->
        [one] the other family
       *[other] the others
    } { $others }: { $result ->
        [ahead] you lead
        [tied] tied
       *[behind] you are behind
    }

## What happened

turn-order-is = Turn order: { $seats }.
estates-placed = { $seat } { VERB($seat, "places", you: "place") } { how-many-estates } in { $province }.
no-pawn-left = { $seat } { VERB($seat, "has", you: "have") } no pawns left for { how-many-estates }.
no-estates = { $seat } { VERB($seat, "gets", you: "get") } no Estates for that.
privilege-given = { $seat } { VERB($seat, "gives", you: "give") } { $privilege } to { $to }.
king-elected = Round { $round }, { $age }. Long live King { $king }! His symbol is the { $symbol }.
bid-placed = { $seat } { VERB($seat, "places", you: "place") } a card at { $spot }.
card-placed = You place the { $card } at { $spot }.
ready = { $seat } { VERB($seat, "has", you: "have") } placed all cards.
card-shown = { $seat } { VERB($seat, "shows", you: "show") } the { $card } at { $spot }.
nobody-bid = Nobody has placed a card at { $spot }.
primate-by-default = { $seat }, last in turn order, { VERB($seat, "becomes", you: "become") } Primate without Estates.
later-seat-wins = { $seats } are tied; { $seat } { VERB($seat, "is", you: "are") } later in the turn order and { VERB($seat, "wins", you: "win") }.
tied = { $seats } are tied; { $to } { VERB($to, "decides", you: "decide") } as Primate.
tie-decided = { $seat } { VERB($seat, "settles", you: "settle") } the tie: it’s { $to }.
office-won =
    { $seat } { VERB($seat, "wins", you: "win") } { $spot } with Influence { $influence }{ $modifier ->
        [0] {""}
       *[other] {" "}(card { $printed }, actions { SIGNED($modifier) })
    }.
privilege-dealt = { $spot } is { $privilege }.
privilege-won =
    { $seat } { VERB($seat, "wins", you: "win") } { $privilege } with Influence { $influence }{ $modifier ->
        [0] {""}
       *[other] {" "}(card { $printed }, actions { SIGNED($modifier) })
    }.
passed = { $seat } { VERB($seat, "passes", you: "pass") } ({ $occasion }).
action-played = { $seat } { VERB($seat, "plays", you: "play") } { $tool }.
vetoed =
    { $seat } { VERB($seat, "cries", you: "cry") } VETO! against { $to }: { $tool }{ $count ->
        [0] {""}
       *[other] {" "}({ $aim })
    } is cancelled.
influence-changed = { $seat }: { SIGNED($change) } Influence, now { $influence }.
strength-changed = { $seat }: { SIGNED($change) } Strength, now { $strength }.
built = { $seat } { VERB($seat, "builds", you: "build") } { $building } in { $province }: { SIGNED($change) } to the total Strength there until the end of the game.
conflict-recalled =
    { $seat ->
        [you] your
       *[other] { $seat }’s
    } envoys settle { $conflict }: it leaves the game.
swapped = { $seat } { VERB($seat, "places", you: "place") } an Estate in { $province }; { $to } { VERB($to, "has", you: "have") } to give one up.
privilege-demanded = { $seat } { VERB($seat, "demands", you: "demand") } { $privilege } from { $to }, or all Estates in one Province.
estates-demanded = { $seat } { VERB($seat, "demands", you: "demand") } all Estates in one Province from { $to }.
privilege-handed-over = { $seat } { VERB($seat, "hands", you: "hand") } { $privilege } over to { $to }.
estates-ceded = { $seat } { VERB($seat, "cedes", you: "cede") } { how-many-estates } in { $province } to { $to }.
claimed = { swapped }
pacta-counted = { $seat } { VERB($seat, "has", you: "have") } won Privileges with a { $symbol } in this Sejm: { how-many-estates }.
entailed = { $seat } { VERB($seat, "loses", you: "lose") } an Estate in { $province } instead.
conflict-drawn = A new threat: { $conflict }, scale { $scale }.
conflict-returned = Both spaces for { $conflict } are taken: it goes back into the deck.
too-few-conflicts = There is no room for any Conflict left in the deck: { $count } this round.
strength-counted =
    { $conflict }: cards { $families } + buildings { $buildings } + Fiefs { $fiefs }{ $pawns ->
        [0] {""}
       *[other] {" "}and { SIGNED($pawns) } for the pawns in the Province
    } = { $total } against scale { $scale }.
conflict-won = { $conflict } is won.
strongest = { $seat } { VERB($seat, "was", you: "were") } strongest with { $strength }.
fief-taken = { $seat } { VERB($seat, "places", you: "place") } an Estate in { $fief }.
fief-replaced = { $seat } { VERB($seat, "places", you: "place") } an Estate in { $fief } in the place of { $to ->
        [you] yours
       *[other] { $to }’s
    }.
no-fief = { $fief } cannot be gained: its Province is partitioned.
conflict-lost = { $conflict } is lost and stays on the board.
weakest = { $seat } { VERB($seat, "was", you: "were") } weakest with { $strength }.
estate-lost = { $seat } { VERB($seat, "loses", you: "lose") } an Estate in { $province }.
fief-lost = { $seat } { VERB($seat, "loses", you: "lose") } the Estate in { $fief }.
privilege-lost = { $seat } { VERB($seat, "loses", you: "lose") } { $privilege }.
black-clouds-gather = Black Clouds gather over Prussia: { SIGNED($change) } to the total Strength there until the end of the game.
sejm-is-silent = The Sejm falls silent: { SIGNED($change) } to the total Strength in every Province until the end of the game.
conflict-removed = { $conflict } is removed from the game.
partitioned = { $province } is partitioned.
king-dies = King { $king } is dead.
third-partition = The Third Partition: { $provinces } are lost, and with them the Commonwealth. Everybody has lost.
cards-taken-back = All families take back their cards; the Senators return to the Senate.
wealth-counted = { $seat }: Estates { $estates } + Provinces { $provinces } + Fiefs { $fiefs } + cards { $cards } = { how-many-wealth }.
won = { $seat } { VERB($seat, "wins", you: "win") } with { how-many-wealth }.

## What a scene adds to the board, and what is said of a round

prop-partitioned = partitioned
sum-own =
    Round { $round }: { $seat } { VERB($seat, "has", you: "have") } { how-many-estates } ({ SIGNED($more) }) and { how-many-wealth } ({ SIGNED($wealthier) }).
sum-leads = { $seats } { VERB($seats, "leads", you: "lead") } by { $ahead }.
sum-level = { $seats } share the lead.
decided-by-primate = Wealth was equal. The Primate decided.
sum-won =
    { $ahead ->
        [0] { $seats } { VERB($seats, "has", you: "have") } won with { how-many-wealth }: the Primate decided the tie.
       *[other] { $seats } { VERB($seats, "has", you: "have") } won with { how-many-wealth }, { $ahead } ahead.
    }
sum-partitions =
    { $count ->
        [one] { $provinces } is partitioned.
        [2] { $provinces } are partitioned: one more when a round ends, and everybody has lost.
       *[other] { $provinces } are partitioned.
    }
sum-third-partition = Three Provinces are partitioned. The Commonwealth is gone, and everybody has lost.

## Why something is not allowed

province-is-partitioned = That Province is partitioned. Choose one that is not.
card-not-in-hand = You have placed that card already this round. Choose one that you still hold.
one-card-a-spot = You have placed a card there already. Choose another place.
no-conflict-there = There is no Conflict on that space.
not-tied = That family is not among those who are tied.
not-at-this-table = That family does not play at this table.
not-your-privilege = You do not hold that Privilege.
not-your-senator = You do not hold that Senator.
not-the-time = That card cannot be played at this moment. See its text for when it can.
no-card-of-yours-there = You have no Family card there whose value could change.
only-others = This works against other families, not against your own.
no-estate-there = There is no such Estate in that Province.
nothing-to-demand = That family has neither a Privilege nor an Estate in a Province that is not partitioned.
nothing-to-gain = That would bring you nothing.
kings-own-symbol = Choose a symbol other than the King’s.
no-dominance = You do not dominate enough Provinces.
no-advantage = You have neither Advantage nor Dominance in Lithuania or Ukraine.
too-few-provinces = You have Estates in too few Provinces that are not partitioned.
no-grain = You need an Estate in Great Poland.
grain-is-barred = { $province } is partitioned, so there is no trade down the Vistula.
no-pawn-to-place = You have no pawn left that could be placed as an Estate.
another-province = The Estate must come from another Province.
not-held-by-them = The family you named does not hold that Privilege.
no-card-demanded = No Privilege has been demanded. Cede a Province.
given-already = That Privilege has just been given away. It can be given on once the next card, office or Conflict is resolved.
give-to-others = That is your own family. Give it to another one.
wealth-is-counted = Wealth has been counted. Nothing is given away any more.
card-is-owed = Assignats have been played against you. That Privilege cannot be given away before they are met.
either-of-two = Choose one of the two Conflicts that have the same scale.

## Readings: where the rulebook can be understood in several ways

reading-partition-lifted = When is a Province no longer partitioned?
reading-partition-lifted-no-conflict-left = When no Conflict of its Power is left on the board, not even a new one
reading-partition-lifted-no-lost-conflict-left = When no Conflict of its Power that has been lost is left
reading-grain-trade-barred = Which partitions bar the Vistula Grain Trade?
reading-grain-trade-barred-by-any-of-three-partitions = Those of Prussia, Great Poland and Little Poland: one is enough
reading-grain-trade-barred-by-those-it-uses = Those of Prussia and Great Poland; that of Little Poland costs the second Estate
reading-gifts-once-wealth-is-counted = Wealth has been counted, and the Primate chooses among those who are tied. Can Privileges still be given away?
reading-gifts-once-wealth-is-counted-are-over = No
reading-gifts-once-wealth-is-counted-go-on = Yes, though the Constitution counts for whoever has it then
reading-entail-against-assignats = Does Entail help when Assignats take Estates?
reading-entail-against-assignats-does-not-help = No: they are ceded, not lost
reading-entail-against-assignats-saves-one-estate = Yes: one of them is lost in another Province instead
reading-action-without-a-pawn = Can an action that brings Estates be played without a pawn left to place?
reading-action-without-a-pawn-is-refused = No: it could do nothing
reading-action-without-a-pawn-does-nothing = Yes: the card is spent for nothing

## The board on a terminal

title-status = Round
title-provinces = Provinces
title-families = Families
title-spots = Cards on the board
head-province = Province
head-leader = leads
head-fiefs = Fiefs
head-strength = Strength
head-conflicts = Conflicts (scale)
head-family = Family
head-order = place
head-hand = in hand
head-senators = Senators
head-privileges = Privileges
head-wealth = Wealth
head-spot = Place
head-card = card
board-status = Round { $round }, { $age }. King { $king } ({ $symbol }). { $step }.
when = round { $round }, { $step }
board-set-up = Before the first round. { $step }.
board-interregnum = Round { $round }, { $age }. The throne is empty. { $step }.
board-over = Round { $round }. The game is over.
board-third-partition = The Third Partition: everybody has lost.
board-dominates = { $seat } { VERB($seat, "dominates", you: "dominate") }
board-advantage = { $seat }
board-partitioned = { $province } (partitioned)
board-undefeated = { $conflict } { $scale }{ $mark }, undefeated
board-threat = { $conflict } { $scale }{ $mark }
board-won = { $privilege }, won by { $seat }
board-reconstructed = Figures marked * are reconstructed; `godsplay sources magnates` tells of each.

## Beside a family’s name, and at the end

panel-estates = Estates
panel-hand = Cards in hand
panel-privileges = Privileges
panel-senators = Office
source-estates = Estates
source-provinces = Dominance, Advantage, presence
source-fiefs = Fiefs
source-cards = Constitution of May 3

## The board as a picture

draw-picture = The Magnates, round { $round }
draw-reconstructed = {" "}(figures in dotted frames are reconstructed)
draw-baltic = Mare Balticum

draw-primate = Primate
draw-treasurer = Treasurer
draw-hetman = Hetman
draw-chancellor = Chancellor
draw-no-privilege = A place for a Privilege
draw-senate = Senate
draw-sejm = Sejm

draw-power-moscow = Moscow
draw-power-cossacks = Cossacks and Tatars
draw-power-ottomans = Ottoman Empire
draw-power-habsburgs = Habsburg Empire
draw-power-brandenburg = Brandenburg, Sweden

draw-golden-age = Gold
draw-silver-age = Silver
draw-bronze-age = Bronze
draw-iron-age = Iron
draw-age = King of { $age }
draw-round = Round { $round }, { $age }
draw-phase-election = Election
draw-phase-senate = Senate
draw-phase-sejm = Sejm
draw-phase-conflicts = Conflicts
draw-phase-interregnum = Interregnum
draw-order-name = Turn order
draw-order = Turn order: { $seats }

draw-king = King { $king }. Whoever wins a card with the { $symbol } places { how-many-estates } more.
draw-king-bonus = for each { $symbol } card
draw-throne-empty = The throne is empty
draw-third-partition = The Third Partition: all have lost
draw-winner = { $seats } { VERB($seats, "has", you: "have") } won

draw-estates =
    { $family } has { $count ->
        [one] 1 Estate
       *[other] { $count } Estates
    } in { $province }
draw-advantage = {" "}and the Advantage there
draw-dominance = {" "}and dominates it
draw-sign-advantage = Advantage: more Estates here than any other family
draw-sign-dominance = Dominance: more Estates here than all other families together
draw-pawn = { $pawn }: { $change } to the total Strength here
draw-fief = { $fief }, a Fief of { $province }: held by { $family }
draw-fief-free = { $fief }, a Fief of { $province }: held by nobody
draw-partitions =
    { $count ->
        [one] 1 Province is partitioned. With three at the end of a round the Commonwealth is lost.
       *[other] { $count } Provinces are partitioned. With three at the end of a round the Commonwealth is lost.
    }
draw-partitions-name = Partitions

draw-conflict = { $conflict }, scale { $scale }
draw-gathered = Strength { $total } against scale { $scale }
draw-to-reach = to reach
draw-by-cards = { $count } by cards
draw-undefeated = undefeated
draw-an-estate = an Estate
draw-invasion = Invasion
draw-also = and { $province }
draw-costs-privilege = lose a Privilege

draw-face-down = A card of { $family }, face down
draw-own-face-down = { $family } has placed the { $card } here, face down
draw-card-shown = { $family } shows the { $card }
draw-card-changed = { $shown }: { $value } { $change } = { $total }
draw-hand-card = { $card }: Influence { $influence }, Strength { $strength }
draw-set-aside = used
draw-won-by = Won by { $family }
draw-family =
    { $family } has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } in hand
draw-wealth = { $family } would have { $wealth } Wealth now

draw-text-primate = Decides every tie of the round
draw-text-treasurer = Interregnum: swap an Estate of another for yours
draw-text-hetman = { $change } Strength of your card at a Conflict
draw-text-chancellor = { $change } Influence of your card at a Privilege
draw-text-bishopric = { $change } Influence at the Primate
draw-text-versailles-of-the-north = { $change } Influence at the Treasurer
draw-text-corps-of-cadets = { $change } Influence at the Hetman
draw-text-local-diet = { $change } Influence at the Chancellor
draw-text-tribunal = { $change } Influence at a Senator or Privilege
draw-text-confederation = { $change } Influence at a Senator or Privilege
draw-text-jesuit-schools = { $change } Influence at a Senator or Privilege
draw-text-dissidents = { $change } Strength of your card at a Conflict
draw-text-rokosz = { $change } Strength of your card at a Conflict
draw-text-surrender = { $change } Strength of your card at a Conflict
draw-text-noble-levy = { $change } Strength of your card at a Conflict
draw-text-quarter-army = { $change } Strength of your card at a Conflict
draw-text-monastery = { $change } Strength in the attacked Province, for good
draw-text-palazzo-in-fortezza = { $change } Strength in the attacked Province, for good
draw-text-fortress = { $change } Strength in the attacked Province, for good
draw-text-vistula-grain-trade = Interregnum: Great Poland brings Estates in Prussia
draw-text-union-of-brest = Interregnum: an Estate, if you lead Lithuania or Ukraine
draw-text-private-duchy =
    Interregnum: an Estate, if you dominate { $count ->
        [one] a Province
       *[other] { $count } Provinces
    }
draw-text-ad-maiorem-dei-gloriam = Interregnum: an Estate, if you are in { $count } Provinces
draw-text-embassy = Replace a Conflict before cards are placed
draw-text-entail = Lose an Estate in another Province instead
draw-text-veto = Cancel an action of another family
draw-text-assignats = Demand a Privilege of a family, or its Estates in a Province
draw-text-pacta-conventa = End of the Sejm: Estates for Privileges with one symbol
draw-text-constitution-of-may-3 = { $count } Wealth at the end if no Province is partitioned

## What a thing on the board is

thing-province = New Estates can be placed here. Conflicts with { $power } threaten it: one that is lost partitions it.
thing-partitioned = Partitioned: no new Estates until the Conflicts of { $power } are beaten. Estates here still count.
thing-defence = Strength in the Province
thing-estates = What these Estates would be worth if the game ended now.
thing-presence = for being there
thing-advantage = for the Advantage
thing-dominance = for Dominance
thing-held-by = held by
thing-nobody = nobody
thing-fief = A Fief of { $province }. It is won as a prize and lost if a Conflict there is lost.
thing-pawn = Counts in every Conflict in { $province }, to the end of the game.
thing-partitions-now = partitioned now
thing-kings = one of
thing-age = The game has four rounds, each under a King of its age.
thing-phase-election = One of three Kings of the age is drawn. Cards with his symbol bring more Estates.
thing-phase-senate = In turn order each family places three cards at three of the four Senators. The highest Influence wins each.
thing-phase-sejm = All place a card at each of the five Privileges at once. The highest Influence wins each.
thing-phase-conflicts = All place a card at each Conflict at once. Together they must reach its scale.
thing-phase-interregnum = The King dies, last actions are played, the turn order is renewed and all cards come back.
thing-order = The family with the most Estates goes first in the next round. Whoever is later wins a tie for the Primate.
thing-throne = A King is drawn at the beginning of each round.
thing-symbol = symbol
thing-power = Its Conflicts threaten { $province }. It has room for two.
thing-scale-of = scale { $scale }
thing-family = The most Wealth at the end wins.
thing-pawns-left = Estates still to place
thing-total = total
thing-wealth = What the board would be worth if the game ended now.
thing-wealth-of =
    { $family ->
        [you] Your Wealth
       *[other] Wealth of { $family }
    }
thing-hand = Thirteen cards for a round: three for the Senate, five for the Sejm, five for the Conflicts.
thing-hand-of =
    { $family ->
        [you] Your hand
       *[other] Hand of { $family }
    }
thing-conflicts-to-come = Conflicts to come
thing-no-conflict = A space without a Conflict
thing-space = A Conflict of { $power } can come to lie here.
thing-estates-for = Estates for the winner
thing-estates-sum = { $printed } + { $more } for the King’s symbol = { $count }
thing-so-far = so far
thing-if-won = if won, for the strongest
thing-if-lost = if lost
thing-conflict = Threatens { $province }. The cards of all families together must reach { $scale }.
thing-undefeated = Lost before and still threatening { $province }. The cards of all families together must reach { $scale }.
thing-sum =
    { $result ->
        [won] { $total } of { $scale }: won
       *[lost] { $total } of { $scale }: { $short } short
    }
thing-card-of = { $family } at { $spot }
thing-face-down = Face down. It is turned over when this is resolved.
thing-own-face-down = Your card, face down to the others.
thing-face-up = Turned over.
thing-changed = changed by actions
thing-family-card = Family card { $card }
thing-in-hand = Influence counts at Senators and Privileges, Strength at Conflicts. Each card is placed once a round.

## Tables in the rules

head-part = piece
head-count = number
head-purpose = what it is for
part-for-each = { $count } for each of { $families } families
part-family-cards = Family cards
part-family-cards-about = what every family plays with, all of them in every round
part-estates = Estates
part-estates-about = houses in the family’s colour; whoever makes the most of them wins
part-senators = Senators
part-senators-about = the four offices, won anew in every round
part-privileges = Privileges
part-privileges-about = cards with an action, won in the Sejm and kept until they are played
part-conflicts = Conflicts
part-conflicts-about = what the Powers threaten with
part-kings = King markers
part-kings-about = one reigns in each round; his symbol brings more Estates
part-magnate = Magnate pawns
part-magnate-about = mark the turn order, one for each family
part-advantage-dominance = Advantage and Dominance markers
part-advantage-dominance-about = show who leads a Province, one for each Province
part-partition = Partition pawns
part-partition-about = mark partitioned Provinces
part-silent-sejm = Silent Sejm pawns
part-silent-sejm-about = one in every Province once that Conflict is lost
part-black-clouds = Black Clouds pawn
part-black-clouds-about = in Prussia once that Conflict is lost
part-building = Monastery, Palace, Fortress
part-building-about = buildings that help a Province to the end of the game

head-power = Power
head-family-card = Family card
head-influence = Influence
head-strength-of-card = Strength
head-senator = Senator
head-symbol = symbol
head-estates = Estates
head-moment = when
head-action = action
head-privilege = Privilege
head-conflict = Conflict
head-scale = for { $count }
head-prize = won
head-loss = lost
head-round = round
head-age = age
head-king = King
rule-attack = { $power }: { $province }
rule-loss-invasion = Invasion of { $provinces }
rule-loss-privilege = the weakest loses a Privilege
rule-loss-black-clouds = Black Clouds
rule-loss-silent-sejm = Silent Sejm

head-sign = sign
head-for = for
wealth-estate = each Estate, in Provinces and Fiefs alike
wealth-fief = each Fief, besides the Estate that stands in it
wealth-dominance = each Province with your Dominance
wealth-advantage = each Province with your Advantage, but not Dominance
wealth-presence = each Province with an Estate of yours, but neither
wealth-constitution = the Constitution of May 3, if no Province is partitioned

head-standing = standing in the Province
head-total = total Strength
counts-monastery = Monastery
counts-palazzo-in-fortezza = Palazzo in fortezza
counts-fortress = Fortress
counts-fief = each Fief of the Province with an Estate in it
counts-silent-sejm = Silent Sejm, in every Province
counts-black-clouds = Black Clouds, in Prussia alone

head-card-played = card
head-change-influence = Influence of your card
head-change-strength = Strength of your card

moment-office = { $spot } is resolved
moment-influence = any Senator or Privilege is resolved
moment-sejm = any Privilege is resolved
moment-conflict = any Conflict is resolved
moment-interregnum = Interregnum
moment-any = any Senator, Privilege or Conflict is resolved; Interregnum
moment-before-cards = the Conflicts lie open, before cards are placed
moment-end-of-sejm = end of the Sejm
moment-primate = all round
moment-entail = you are about to lose an Estate
moment-veto = another family plays an action
moment-constitution-of-may-3 = end of the game

for-players =
    { $count } with { $first ->
        [2] two
        [3] three
        [4] four
       *[other] five
    }{ $last ->
        [2] {""}
        [3] {" "}or three
        [4] {" "}or four
       *[other] {" "}or five
    } players

card-text-primate = Decides every tie. Never set aside.
card-text-treasurer = Swap an Estate of another family for your own, in a Province that is not partitioned.
card-text-hetman = { $change } to the Strength of your card
card-text-chancellor = { $change } to the Influence of your card
card-text-bishopric = { $change } to the Influence of your card
card-text-versailles-of-the-north = { $change } to the Influence of your card
card-text-corps-of-cadets = { $change } to the Influence of your card
card-text-local-diet = { $change } to the Influence of your card
card-text-tribunal = { $change } to the Influence of your card
card-text-confederation = { $change } to the Influence of your card
card-text-jesuit-schools = { $change } to the Influence of your card
card-text-dissidents = { $change } to the Strength of your card
card-text-rokosz = { $change } to the Strength of your card
card-text-surrender = { $change } to the Strength of your card
card-text-noble-levy = { $change } to the Strength of your card
card-text-quarter-army = { $change } to the Strength of your card
card-text-monastery = A building in the attacked Province: { $change } to the total Strength there, at once and for good
card-text-palazzo-in-fortezza = A building in the attacked Province: { $change } to the total Strength there, at once and for good
card-text-fortress = A building in the attacked Province: { $change } to the total Strength there, at once and for good
card-text-vistula-grain-trade = An Estate in Prussia if you have one in Great Poland, and a second if you also have one in Little Poland; not while one of the three is partitioned
card-text-union-of-brest = An Estate in any Province that is not partitioned, if you have Advantage or Dominance in Lithuania or Ukraine
card-text-private-duchy = An Estate in any Province that is not partitioned, if you dominate enough of them: { $count }
card-text-ad-maiorem-dei-gloriam = An Estate in any Province that is not partitioned, if you have Estates in at least { $count } that are not partitioned
card-text-embassy = Remove one Conflict on the board from the game; another is drawn.
card-text-entail = Lose an Estate in another Province instead.
card-text-veto = That action is cancelled; its card is spent.
card-text-assignats = Demand a Privilege of another family: it hands that over, or cedes you all its Estates in one Province.
card-text-pacta-conventa = Choose a symbol other than the King’s: an Estate for each Privilege with it that you have won in this Sejm
card-text-constitution-of-may-3 = { $count } Wealth, if no Province is partitioned. Never played.

## Small pictures in the rules

icon-kings-symbol = The King’s symbol
icon-reconstructed = A figure that is reconstructed
icon-estate = An Estate
icon-influence = Influence
icon-strength = Strength
icon-changed = A figure that actions have changed
icon-advantage = Advantage
icon-dominance = Dominance
icon-fief = A Fief
icon-lose-privilege = The loss of a Privilege
icon-wealth = Wealth
icon-face-down = A Family card, face down
icon-own-face-down = A Family card of your own, face down
icon-face-up = A Family card at a Senator or Privilege
icon-face-up-conflict = A Family card at a Conflict
icon-hand = Cards in hand
icon-scale = The scale of a Conflict
icon-gathered = The Strength gathered against a Conflict
icon-partitioned = A partitioned Province
icon-family-estate = An Estate of a family

## What matters in a game, for reports

fact-third-partition = How often all lose together
fact-third-partition-axis = share of games with a Third Partition
fact-wealth = Where the Wealth comes from
fact-wealth-axis = Wealth at the end of a game
fact-wealth-estates = Estates
fact-wealth-provinces = presence, Advantage and Dominance
fact-wealth-fiefs = Fiefs
fact-wealth-cards = Constitution of May 3
fact-strength = How much is kept for the Conflicts
fact-strength-axis = Strength of Family cards at Conflicts, per round
fact-conflicts = Conflicts won and lost
fact-conflicts-axis = Conflicts per round
fact-conflicts-won = won
fact-conflicts-lost = lost
fact-powers = Who is beaten
fact-powers-axis = Conflicts won per game
fact-powers-moscow = Moscow
fact-powers-cossacks = Cossacks and Tatars
fact-powers-ottomans = Ottomans
fact-powers-habsburgs = Habsburgs
fact-powers-brandenburg = Brandenburg and Sweden
fact-partitions = Provinces partitioned when a King dies
fact-partitions-axis = partitioned Provinces

# The guided round: why each recommended move is good.
guided-first-estate = Most Wealth wins. An Estate is worth { FIGURE("wealth.estate") } at the end, and a Province adds { FIGURE("wealth.dominance") } if you have more there than all others together. In Little Poland nobody is yet, so one Estate is enough.
guided-chancellor = The Chancellor has the King’s symbol, the crown: { FIGURE("estates.king-bonus") } Estate more for the winner. Both others have a card there, so it takes a high one. An 11 may do, and leaves you 12, 13 and 14.
guided-treasurer = Three cards have to go to the Senate. Where both others compete already, your lowest card gives nothing away, and it would be of little use in a Conflict.
guided-primate = Only Sapieha is at the Primate. Nothing beats your 14; and if Sapieha has a 14 too, the tie goes to whoever comes later in the turn order, which is you. The Primate then decides every other tie of this round.
guided-great-poland = Nobody is in Great Poland. One Estate, and you lead in a second Province.
guided-tie = You decide as Primate. Nobody but Potocki has a card at the Hetman, so Potocki gets that office anyway. Give this one to Sapieha, and no family runs away with the Senate.
guided-local-diet = Local Diet has the King’s crown: no other Privilege here brings as many Estates. Send the highest card you have left.
guided-veto = VETO! has the crown, too. And it can stop one action of another family, when you need that most.
guided-versailles = The Lady has Influence { FIGURE("family.influence", place: 8) } but only Strength { FIGURE("family.strength", place: 8) }: she belongs in the Sejm, never in a Conflict. Versailles of the North brings { FIGURE("privilege.versailles-of-the-north.estates") } Estates.
guided-low-card = You will need your middle cards, 5 to 9, against the Powers. So the low ones go where you can do without winning.
guided-last-low-card = Vistula Grain Trade brings only { FIGURE("privilege.vistula-grain-trade.estates") } Estate now, so the others may save their cards here as well. Then even a 3 can win.
guided-little-poland = Sapieha has 2 Estates here, you have 1. Two more make 3 of 5, more than all others together: the Province counts { FIGURE("wealth.dominance") } for you again.
guided-more-great-poland = Potocki has an Estate here as well. A second one puts you in front.
guided-lithuania = Sapieha has one Estate in Lithuania. With 2 you lead in a third Province.
guided-cossack-rebellion = All cards at a Conflict are added up. A scale of { FIGURE("conflict.cossack-rebellion.scale", place: 1) } is 7 for each of the three families. Give your 9: if it is won, the strongest places an Estate in Ukraine, where you have none.
guided-livonian-war = Again { FIGURE("conflict.livonian-war.scale", place: 1) }, and 2 of your Estates stand in Lithuania. Your 8 is one more than your share, and the strongest may win the Fief of Livonia.
guided-abazy-pasha = { FIGURE("conflict.abazy-pasha-war.scale", place: 1) } for three families is 6 each. Your 7 is a little more than your share, so you will hardly be the weakest, who loses most.
guided-thirty-years = { FIGURE("conflict.thirty-years-war.scale", place: 1) } for three families is 5 each. Your 6 will do.
guided-silent-sejm = Your last card goes to the last Conflict. Together with the cards of the others a 5 can be enough.
guided-no-veto = Let it happen. The Hetman helps everybody here: it lifts the sum from 17 to 20, above the scale of { FIGURE("conflict.silent-sejm.scale", place: 1) }. Keep your VETO! for an action that hurts you.
guided-no-veto-again = Let it happen. A Monastery adds { FIGURE("privilege.monastery.building") } Strength in Ukraine for the rest of the game, and that protects everybody’s Estates.
guided-cry-veto = Now it hurts: Sapieha would take one of your Estates in Little Poland and dominate there in your place. VETO! stops it.
guided-grain-trade = With Estates in Great Poland and in Little Poland it brings you two in Prussia, a Province that you are not in yet.
guided-end = A round is Senate, Sejm, Conflicts and the King’s death; there are { FIGURE("round.rounds") }. All your cards are back. You have the most Estates, so you place first, and the others see where. From here on the decisions are yours; “Ask a bot” marks what a bot would do.

# Characters of bots.
style-warlord = Warlord
style-warlord-text = Wants the Hetman’s office and sends strong cards to the border.
style-courtier = Courtier
style-courtier-text = Bids high for Primate and Chancellor, and plays cards at the right moment.
style-landlord = Landlord
style-landlord-text = Wants the Treasurer’s office and every Estate there is.
