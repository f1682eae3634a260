# What rows say in sentences. Cells are written r4c5, houses r4, c5, b6, in every language.

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
