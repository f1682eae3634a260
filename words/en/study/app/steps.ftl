# Hints, steps, paths and proofs, as the second program finds them.

## The families of techniques, in headings and lists.

nothing-easier = { $n ->
    [one] { $first } was tried first, and found nothing.
   *[other] { $n } techniques were tried first, from { $first } to { $last }, and found nothing.
}
shortest = Shortest path

## Lists of steps, and what hints tell first.

sort-by-effect = Largest first
sort-by-ease = Easiest first
next-link = Link by link

## Chains, claim by claim, and lettered sets, set by set.

legend-strong = strong: if the first is false, the next is true
legend-weak = weak: if the first is true, the next is false

## Hints.

hint-level = hint { $n } of 5
hint-more = Show more
hint-apply = Apply
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
