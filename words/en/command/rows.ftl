# What rows say in sentences. Cells are written r4c5, houses r4, c5, b6, in every language.

## A board as it stands.

verified = { $n } of { $all } houses hold each digit exactly once.
check-nothing = No digit repeats.
check-rows = Repeated in rows: { $what }.
check-columns = Repeated in columns: { $what }.
check-boxes = Repeated in boxes: { $what }.

## A diagnosis.

undecided = Too hard to tell.
undecided-more = There is a solution; too hard to tell whether there are others.
repeats = { $digit } repeats in { $house } ({ $cells })
none-repeated = No solution: { $what }.
none-whatever = This board has no solution at all.
none-impossible = No solution: { $givens } is impossible.
none-core-minimal = No solution: these { $n } givens contradict each other, and it takes all of them: { $givens }.
none-core = No solution: these { $n } givens contradict each other: { $givens }.
should-go = { $given } should not be given
should-be = { $given } should be { $digit }
should-swap = { $one } and { $other } should be swapped
perhaps = Perhaps { $what }.
no-repairs = Neither changing one given nor swapping two in a row or column leaves exactly one solution.
all-needed = Every given is needed.
does-without = { $givens } can be removed.
does-without-any = Any one of { $n } givens can be removed: { $givens }.
differ = Several solutions: they differ in { $n } cells: { $cells }.
one-left = One more given would leave one solution: { $what }.
no-extras = No single extra given leaves exactly one solution.
and-more = { $names } and { $n } more
unsure-givens = { $n ->
    [one] For { $n } given it was too hard to tell.
   *[other] For { $n } givens it was too hard to tell.
}
unsure-cells = { $n ->
    [one] For { $n } cell it was too hard to tell.
   *[other] For { $n } cells it was too hard to tell.
}
unsure-candidates = { $n ->
    [one] For { $n } candidate it was too hard to tell.
   *[other] For { $n } candidates it was too hard to tell.
}

## Random digits.

attempts = { $n ->
    [one] { $n } attempt
   *[other] { $n } attempts
}

## Where a path ends.

path-stops = The techniques stop here. `nonet solve` with the same --techniques goes on by backtracking.
path-none = There is no solution. `nonet diagnose` says why.
path-several = There are several solutions, so logic cannot reach one.
path-undecided = Whether there is exactly one solution was too hard to tell, so no step relies on it. See --budget.
lacks-digit = no digit is left for { $cell }
lacks-place = { $digit } has no place left in { $house }
stands-twice = { $digit } occurs twice in { $house }

## Techniques, then backtracking.

completed-logic = By logic: digits placed { $placed }, candidates ruled out { $removed }. { $what }.
completed-nothing = By logic: nothing.
completed-search = Then by backtracking, from { $cell } ({ $digits }): digits tried { $tried }, taken back { $back }.
completed-none = No solution: every digit that was tried leads to a contradiction.
completed-paused = Backtracking was stopped, so whether there is a solution is not known. See --budget.

## Ratings.

rated-half-steps = { $half_steps } of 6
rated-hodoku = HoDoKu { $level } { $score }
rated-explainer = Explainer { $er }/{ $ep }/{ $ed }
rated-dependency = dependency { $dependency }
rated-refutation-sum = refutation sum { $refutation_sum }
rated-whip = whips { $length }
rated-whip-beyond = beyond whips
rated-braid = braids { $length }
rated-braid-beyond = beyond braids
rated-images = ({ $least } to { $most } over images)

## Why a step is not proved.

unproved = line { $line }: { $why }: { $step }
unproved-old = nothing new: { $what }
unproved-not-so = not so: { $what }
unproved-does-not-follow = does not follow: { $what }
unproved-too-long = too many ways to try
unproved-not-found = no such pattern of this technique here, and the line leaves out what a proof needs

## What does not hold of its pattern.

claim-a-common-digit-is-in-both = a common digit is in both
claim-a-common-digit-is-restricted = a common digit is restricted
claim-a-line-is-about-a-candidate = a line is about a candidate
claim-a-net-is-not-too-deep = a net is not too deep
claim-a-pattern-rules-out = a pattern rules something out
claim-a-set-has-its-other-digits-once-each = a set has its other digits once each
claim-a-set-has-one-digit-more-than-cells = a set has one digit more than cells
claim-a-sets-digits-are-its-candidates = a set’s digits are its candidates
claim-a-single-is-alone = a single is alone
claim-a-strong-link-for-every-two-claims = there is a strong link for every two claims
claim-a-strong-link-has-no-third-way = a strong link leaves no third possibility
claim-a-truth-has-candidates = a truth has candidates
claim-as-many-cells-as-digits = there are as many cells as digits
claim-as-many-covers-as-bases = there are as many covers as bases
claim-claims-of-a-set-are-all-its-places = the claims of a set are all its places
claim-endo-fins-are-in-two-bases = endo fins are in two bases
claim-every-digit-has-an-image = every digit has an image
claim-every-template-before-has-the-candidate = every template before has the candidate
claim-fins-are-outside-the-cover = fins are outside the cover
claim-guardians-are-all-other-candidates = guardians are all other candidates
claim-guardians-are-in-the-pattern = guardians are in the pattern
claim-neighbours-have-different-colours = neighbours have different colours
claim-neighbours-in-colour-are-the-only-two = neighbours in colour are the only two
claim-no-cell-of-a-deadly-pattern-is-a-given = no cell of a deadly pattern is a given
claim-no-cover-is-a-base = no cover is a base
claim-nothing-is-named-twice = nothing is named twice
claim-the-board-has-the-digit = the board has the digit
claim-the-branches-are-all-ways = the branches are all the possibilities
claim-the-cells-hold-nothing-else-or-all-places = the cells hold nothing else, or all the places
claim-the-cells-of-a-set-share-a-house = the cells of a set share a house
claim-the-cover-holds-all-of-them = the cover holds all of them
claim-the-house-holds-the-cells = the house holds the cells
claim-the-house-is-a-cover = the house is a cover
claim-the-image-of-a-box-is-a-box = the image of a box is a box
claim-the-image-of-a-given-is-a-given = the image of a given is a given
claim-the-last-one-is-right = the last one is right
claim-the-solution-is-known-to-be-unique = the solution is known to be unique
claim-these-are-all-places-in-the-base = these are all the places in the base
claim-weakly-linked-claims-exclude-each-other = weakly linked claims exclude each other
claim-what-is-seen-is-wrong = what is seen is wrong
claim-what-is-supposed-is-open = what is supposed is open
claim-without-guardians-there-are-two-ways-to-fill-it = without guardians there are two ways to fill it
