# Hints, steps, paths and proofs, as the second program finds them.

## The families of techniques, in headings and lists.

family-singles = Singles
family-intersections = Line–box intersections
family-subsets = Subsets: pairs, triples, quads
family-fish = Fish
family-single-digit = Patterns of a single digit
family-colours = Colouring
family-uniqueness = Uniqueness
family-chains = Chains and loops
family-wings = Wings
family-als = Almost locked sets
family-rare = Rare patterns
family-forcing = Forcing chains and nets
nothing-easier = { $n ->
    [one] { $first } was tried first, and found nothing.
   *[other] { $n } techniques were tried first, from { $first } to { $last }, and found nothing.
}
shortest = Shortest path

## Lists of steps, and what hints tell first.

hint-cells = The cells that matter: { $cells }.
next-singles = The next step uses a single.
next-intersections = The next step uses an intersection of a line and a box.
next-subsets = The next step uses a subset: a pair, triple or quad.
next-fish = The next step uses a fish: one digit in an equal number of rows and columns.
next-single-digit = The next step uses a pattern of a single digit.
next-colours = The next step uses colouring.
next-uniqueness = The next step uses uniqueness: it prevents a second solution.
next-chains = The next step uses a chain or loop.
next-wings = The next step uses a wing.
next-als = The next step uses almost locked sets.
next-rare = The next step uses a rare pattern.
next-forcing = The next step explores assumptions: a forcing chain or net.
steps-found = { $n ->
    [one] { $n } step, using { $kinds }.
   *[other] { $n } steps, using { $kinds }.
}
steps-more = { $n ->
    [one] At least { $n } step, using { $kinds } or more. The first { $n } is listed.
   *[other] At least { $n } steps, using { $kinds } or more. The first { $n } are listed.
}
path-solved = { $n ->
    [one] { $n } step leads to the solution, { $hard }.
   *[other] { $n } steps lead to the solution, { $hard }.
}
path-stuck = { $n ->
    [one] After { $n } step, { $hard }, these techniques get no further.
   *[other] After { $n } steps, { $hard }, these techniques get no further.
}
path-easy = all of them singles
path-hard = { $n ->
    [one] { $n } of them more than a single
   *[other] { $n } of them more than singles
}
at-step = Step { $at } of { $n }.
sort-by-effect = Largest first
sort-by-ease = Easiest first
next-link = Link by link
proved = { $n ->
    [one] Proved from the board alone: if its conclusion were false, there would be no way to satisfy the pattern.
   *[other] Proved from the board alone: if any of its { $n } conclusions were false, there would be no way to satisfy the pattern.
}
proved-on-marks = { $n ->
    [one] Proved from the board and your marks: if its conclusion were false, there would be no way to satisfy the pattern.
   *[other] Proved from the board and your marks: if any of its { $n } conclusions were false, there would be no way to satisfy the pattern.
}
proved-unique = This relies on the puzzle having exactly one solution, which was checked.
proof-refused = Not proved: the checker rejects this step. Do not trust it.
proof-undecided = Not proved: there are too many cases to check them all.

## Chains, claim by claim, and lettered sets, set by set.

chain-suppose = Suppose { $cells } is not { $digit }.
chain-suppose-group = Suppose none of { $cells } is { $digit }.
chain-house = Then the { $digit } of { $house } is in { $cells }.
chain-house-group = Then the { $digit } of { $house } is in one of { $cells }.
chain-cell = Then { $cells } is { $digit }.
chain-set = Then { $letter } ({ $set }) holds all its other digits, with { $digit } in { $cells }.
chain-set-group = Then { $letter } ({ $set }) holds all its other digits, with { $digit } in one of { $cells }.
chain-not = So { $cells } is not { $digit }.
chain-not-group = So none of { $cells } is { $digit }.
net-suppose = Suppose { $cells } is { $digit }.
net-suppose-not = Suppose { $cells } is not { $digit }.
net-branch = { $set }: Suppose { $cells } is { $digit }.
net-cover = If { $fins } is not { $digit }, { $base } have their { $digit } in { $cover }, one in each. So one of these is right: a place of { $base } in { $house }, or { $fins }.
net-covers = If none of { $fins } is { $digit }, { $base } have their { $digit } in { $cover }, one in each. So one of these is right: a place of { $base } in { $house }, or one of { $fins }.
net-house = Then the { $digit } of { $house } must be in { $cells }.
net-cell = Then only { $digit } is left for { $cells }.
net-not = So { $cells } is not { $digit }.
net-locked = All places left for { $digit } in { $base } lie in { $cover }, so { $cells } is not { $digit }.
net-subset = Now { $digits } fill { $set }, so { $cells } is not { $digit }.
net-fish = All places left for { $digit } in { $base } lie in { $cover }, so { $cells } is not { $digit }.
net-try = Within that, suppose { $cells } is { $digit }.
net-fail = So, within that, { $cells } is not { $digit }.
net-no-place = But then { $house } has no place for { $digit }.
net-empty = But then nothing is left for { $cells }.
net-twice = But { $cells } cannot both be { $digit }.
net-both = But { $cells } cannot be two digits.
net-clash = But { $cells } would have to be { $digit }.
chain-itself = So even the opposite leads to this: { $first }. Hence { $outcome }.
claim = { $cells } is { $digit }
claim-group = one of { $cells } is { $digit }
set-line = { $set }: { $cells }, all but one of { $digits }.
set-common = Only one of { $set } and { $other } can have { $digit }.
set-crossing = { $set }: { $cells }, in both { $house } and { $other }.
set-side = { $set }: { $cells }, in { $house }, which provides { $digits }.
set-base = { $set }: { $cells }, the base, with digits from { $digits }.
set-targets = { $set }: { $cells }, the targets.
set-loop = { $set }: { $cells }, the loop: each shares a house with the next, and the last with the first.
set-guardians = { $set }: { $cells }, the guardians: all other places in these houses.
turn-half = A half turn maps the givens onto themselves, exchanging some digits.
turn-quarter = A quarter turn maps the givens onto themselves, exchanging some digits.
turn-diagonal = Reflection in the diagonal from top left to bottom right maps the givens onto themselves, exchanging some digits.
turn-antidiagonal = Reflection in the diagonal from top right to bottom left maps the givens onto themselves, exchanging some digits.
turn-moved = { $digits } trade places.
turn-fixed = Unchanged: { $digits }.
als-lacks = If { $set } lacks { $digit }, it holds { $left }.
als-has = If { $set } has { $digit }, { $other } lacks it and holds { $left }.
als-next = With { $digit } in { $set }, { $other } lacks it and holds { $left }.
als-ring = So one of { $one } and { $other } has the first of these digits and the other has the second, and both hold all the rest: { $outcome }.
stem-cell = If { $stem } is { $digit }, { $set } is { $left }.
stem-set = If { $stem } is { $digit }, { $set } lacks it and holds { $left }.
fish-no-fin = If { $fins } is not { $digit }, all places for { $digit } in { $base } lie in { $cover }, so these have no other { $digit }.
fish-no-fins = If none of { $fins } is { $digit }, all places for { $digit } in { $base } lie in { $cover }, so these have no other { $digit }.
fish-fin = If { $fins } is { $digit }, nothing that sees it is { $digit }.
fish-fins = If one of them is { $digit }, nothing that sees them all is { $digit }.
colour-line = { $set }: { $digit } in { $cells }.
colour-either = One of the two colours is right: all of { $set }, or all of { $other }.
legend-strong = strong: if the first is false, the next is true
legend-weak = weak: if the first is true, the next is false

## Hints.

hint-where = { $technique }: look in { $house }.
hint-level = hint { $n } of 5
hint-more = Show more
hint-apply = Apply
hint-finished = The board is complete and correct.
hint-none = No step found: none of the chosen techniques gets any further.
hint-no-solution = The puzzle has no solution, so no step can help.
hint-undecided = There was not enough time to find out whether the board has a solution, so no hint is given.
mistakes-also = { $n ->
    [one] And { $n } more mistake.
   *[other] And { $n } more mistakes.
}
marks-read = Your marks are right, and this step was found with them.
is-not = { $cell } without { $digits }
is-marked = { $digits } in { $cell }
footing-alone = This step does not depend on your marks: the computed candidates give it, too.
footing-relies = From your marks: { $what }.
footing-shown = The board alone gives the same, using techniques up to { $technique }.
footing-unshown = No quick derivation was found without your marks.
footing-hidden = Impossible marks hide it: { $what }.
footing-other = From the computed candidates alone, the next step would be: { $technique }.
footing-other-hidden = Impossible marks hide that one: { $what }.
mend = Correct { $cell }
mend-all = Correct all
marks-right = Nothing you entered or erased is wrong.
marks-missing = { $n ->
    [one] You can still remove { $n } candidate with this step.
   *[other] You can still remove { $n } candidates with this step.
}
mistake-digit = { $cell } cannot be { $digit }: with it the puzzle has no solution.
mistake-erased = { $cell } needs the candidate { $digit }, which was removed.
mistake-unmarked = Your marks exclude { $digit } from { $cell }, but it belongs there.
mistake-together = Your digits up to { $digit } in { $cell } leave no solution; without that one, there is one.
