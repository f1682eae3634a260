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
images-rated = ({ $least } to { $most } over images)
