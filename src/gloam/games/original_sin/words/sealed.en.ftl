# Divinity: Original Sin: what is met later.

## sealed: drowned-lamp

card-drowned-lamp = Drowned Lamp

## sealed: seals-tooth

card-seals-tooth = Seal’s Tooth

## sealed: lampmans-rope

card-lampmans-rope = Lampman’s Rope

## sealed: smiths-hinge

card-smiths-hinge = Smith’s Hinge

## sealed: lost-coat

card-lost-coat = Lost Coat

## sealed: wardens-key

card-wardens-key = Warden’s Second Key

## sealed: warden

card-warden = The Warden

## sealed: tidecaller

card-tidecaller = The Tidecaller

## sealed: collarer

card-collarer = The Collarer

## sealed: gaff

card-gaff = Gaff

## sealed: brand

card-brand = Brand

## sealed: sweep

card-sweep = Sweep

## sealed: thrown-keys

card-thrown-keys = Thrown Keys

## sealed: nobody-leaves

card-nobody-leaves = Nobody Leaves

## sealed: iron-bearing

card-iron-bearing = Iron Bearing

## sealed: drumbeat

card-drumbeat = Drumbeat

## sealed: stoke

card-stoke = Stoke

## sealed: shrug

card-shrug = Shrug

## sealed: to-me

card-to-me = To Me

## sealed: undertow

card-undertow = Undertow

## sealed: cold-bell

card-cold-bell = Cold Bell

## sealed: brine

card-brine = Brine

## sealed: drowning-hymn

card-drowning-hymn = Drowning Hymn

## sealed: bell-stroke

card-bell-stroke = Bell Stroke

## sealed: salt-sting

card-salt-sting = Salt Sting

## sealed: held-breath

card-held-breath = Held Breath

## sealed: undertone

card-undertone = Undertone

## sealed: ebb

card-ebb = Ebb

## sealed: measuring-tape

card-measuring-tape = Measuring Tape

## sealed: fitting

card-fitting = Fitting

## sealed: hot-rivets

card-hot-rivets = Hot Rivets

## sealed: shears

card-shears = Shears

## sealed: hush-now

card-hush-now = Hush Now

## sealed: apron

card-apron = Apron

## sealed: steady-hand

card-steady-hand = Steady Hand

## sealed: file-it-down

card-file-it-down = File It Down

## sealed: blow-of-two

card-blow-of-two = A Blow

## sealed: blow-of-three

card-blow-of-three = A Hard Blow

## sealed: blow-of-four

card-blow-of-four = A Crushing Blow
