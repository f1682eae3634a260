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

claim = { $cells } is { $digit }
claim-group = one of { $cells } is { $digit }

## Hints.

hint-where = { $technique }: look in { $house }.
hint-finished = The board is complete and correct.
hint-none = No step found: none of the chosen techniques gets any further.
hint-no-solution = The puzzle has no solution, so no step can help.
hint-undecided = There was not enough time to find out whether the board has a solution, so no hint is given.
mistakes-also = { $n ->
    [one] And { $n } more mistake.
   *[other] And { $n } more mistakes.
}
mistake-digit = { $cell } cannot be { $digit }: with it the puzzle has no solution.
mistake-erased = { $cell } needs the candidate { $digit }, which was removed.
mistake-unmarked = Your marks exclude { $digit } from { $cell }, but it belongs there.
mistake-together = Your digits up to { $digit } in { $cell } leave no solution; without that one, there is one.
