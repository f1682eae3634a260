# The options of the algorithms and their pseudo-code. A key is what the algorithm's row says in English.

## Names of options, and what they may be set to.

name-heuristic = order of cells
name-digit-order = order of digits
name-cost = cost
name-branch = branch on
name-pairs = pairs
name-triples = triples
name-quads = quads
name-hidden-singles = hidden singles
name-fill = houses kept whole
name-fix-singles = fix singles
name-restart = fresh start after
name-choose = first cell of a swap
name-schedule = schedule
name-temperature = temperature
name-start = initial temperature
name-factor = factor
name-estimate = estimate
name-weight = weight
name-collapse = collapse
name-collapse-rule = collapse rule
name-to-solutions = to solutions
name-coursework = coursework
name-neighbours = neighbours
name-swaps = swaps
name-thesis = the thesis’ seven
name-item = item to cover
name-look = look ahead
name-keep = solutions kept
name-mutation = mutation
name-pressure = pressure
name-generations = generations
name-population = population
name-techniques = techniques
name-unique = use uniqueness
name-presolve = presolve
name-fraction = candidate to fix
name-burst = burst
name-noise = noise
name-encoding = encoding
name-stretch = stretch
name-steps = steps by
name-literals = literals
name-stretches = stretches
name-increment = increment
name-order = order of digits
name-tenure = tenure
name-spread = spread
name-first = the first
name-smallest = the smallest
name-boxes = boxes
name-rows = rows
name-columns = columns
name-mistakes = mistakes
name-any = any
name-constant = constant
name-cooling = cooling
name-open-cells = open cells
name-digits = digits
name-everywhere = all that follows
name-ahead = cells seen
name-nowhere = nowhere
name-all = all
name-subsets = subsets
name-singles = singles
name-on = on
name-off = off
name-one = nearest to 1
name-half = nearest to a half
name-extended = extended
name-minimal = minimal

## What the options say, and lines of pseudo-code.

line-your-own-order-of-cells-the-open-cell-with-the-least-value-of-this = your own order of cells: the open cell for which this formula is least comes first
line-your-own-order-of-digits-of-a-cell-the-digit-with-the-least-value = your own order of digits: of a cell, the digit for which this formula is least comes first
line-your-own-cost-of-a-state-the-one-with-the-least-value-of-this = your own cost of a state: the one for which this formula is least comes first
line-the-first-cell-of-a-swap-one-whose-digit-stands-again-in-its-row = the first cell of a swap: one whose digit is repeated in its row or column, or any
line-the-temperature-is-always-the-same-or-it-cools-down-and-the-board-is = the temperature stays the same, or it falls and the board is filled afresh once it is frozen
line-by-which-it-cools-down-after-as-many-tries-as-the-square-of-the = the temperature is multiplied by this after n x n tries, n being the number of cells that can be swapped
line-what-is-estimated-open-cells-or-the-digits-that-must-still-go = what is estimated: open cells, or digits still to be removed
line-how-much-the-estimate-counts-beside-the-decisions-made = how much the estimate weighs against the decisions made
line-a-board-with-just-one-successor-is-replaced-by-it-at-once-and-not = a board with just one successor is replaced by it at once and not counted
line-on-which-cell-the-first-open-one-or-the-one-with-the-smallest-domain = on which cell: the first open one, or the one with the smallest domain
line-two-cells-of-a-house-with-the-same-two-digits-keep-these-to-themselves = two cells of a house with the same two digits keep these to themselves
line-three-cells-of-a-house-with-three-digits-between-them-keep-these-to-themselves = three cells of a house with three digits between them keep these to themselves
line-four-cells-of-a-house-with-four-digits-between-them-keep-these-to-themselves = four cells of a house with four digits between them keep these to themselves
line-a-digit-with-one-place-left-in-a-house-goes-there = a digit with one place left in a house goes there
line-the-houses-that-hold-every-digit-once-from-the-start-on-cells-are-swapped = the houses that hold every digit once from the start; cells are swapped within them
line-cells-that-naked-and-hidden-singles-fill-are-filled-first-and-stay-as-they = cells that naked and hidden singles can fill are filled first and stay as they are
line-after-so-many-iterations-without-a-new-best-the-board-is-filled-afresh-never = after this many iterations without a new best the board is filled afresh; 0 means never
line-which-the-one-with-the-fewest-options-left-or-the-first = which: the one with the fewest options left, or the first
line-what-follows-from-a-digit-all-singles-what-the-cells-it-sees-lose-or = what follows from a digit: all singles, what the cells it sees lose, or nothing
line-on-which-cell-the-one-with-the-smallest-domain-or-the-first-open-one = on which cell: the one with the smallest domain, or the first open one
line-so-many-solutions-are-kept-to-be-shown = how many solutions are kept to be shown
line-the-share-of-children-that-are-mutated = the share of children that are mutated
line-k-in-the-fitness-k-x-the-highest-cost-cost-the-nearer-to-1 = k in the fitness, k x the highest cost - cost: the nearer to 1, the more the better boards are preferred
line-after-so-many-it-gives-up = how many there may be before it gives up
line-so-many-boards = how many boards there are
line-which-all-that-hints-know-up-to-subsets-singles-alone-or-the-thesis-seven = which: all that hints use; up to subsets; singles alone; or the thesis’ seven, in its order
line-also-techniques-that-need-a-unique-solution-if-a-search-proves-that-there-is = also techniques that need a unique solution, if a search proves that there is one
line-singles-decide-what-they-can-before-the-model-is-made-or-every-candidate-is = singles decide what they can before the model is made, or every candidate is a variable
line-which-candidate-is-fixed-the-one-nearest-to-1-or-nearest-to-a-half = which candidate is fixed: the one nearest to 1, or nearest to a half
line-so-many-swaps-are-tried-on-each-child = how many swaps are tried on each child
line-at-which-these-are-accepted = the temperature at which these are accepted
line-after-so-many-generations-without-a-new-best-all-boards-are-filled-afresh-never = after this many generations without a new best all boards are filled afresh; 0 means never
line-the-share-of-iterations-in-which-the-cell-is-swapped-by-chance = the share of iterations in which the cell is swapped at random
line-also-the-clauses-that-follow-from-the-others-or-only-what-is-needed = also the clauses that follow from the others, or only those needed
line-conflicts-until-it-starts-again-times-1-1-2-1-1-2-4 = conflicts until it starts again, times 1 1 2 1 1 2 4 …
line-what-a-step-is-a-digit-with-what-it-rules-out-a-literal-or = what a step is: a digit with what it rules out, a literal, or a stretch; the counts at the end are the same
line-how-much-farther-it-sees-each-time = how much deeper it searches each time
line-the-order-in-which-the-digits-of-a-cell-are-tried = the order in which the digits of a cell are tried
line-a-digit-may-not-return-to-its-cell-for-so-many-iterations-at-least = for at least this many iterations a digit may not return to its cell
line-and-for-up-to-so-many-more-by-chance = and for up to this many more, at random
line-the-constant-one-or-that-at-which-a-cooled-board-counts-as-frozen = the constant temperature; or the one at which a cooling board counts as frozen
line-the-temperature-from-which-it-cools-down = the temperature at which cooling starts
line-fill-each-box-or-row-or-column-with-the-digits-it-lacks-in-a = fill each box (or row, or column) with the digits it lacks, in a random order
line-if-no-line-lacks-a-digit-a-solution-if-no-two-cells-can-be = if no line lacks a digit: a solution; if no two cells can be swapped: give up
line-if-it-has-cooled-down-in-vain-fill-afresh-heat-up = if it has cooled down without success: fill afresh, heat up again
line-choose-a-cell-that-breaks-a-rule-and-another-one-of-its-box-by = choose at random a cell that breaks a rule, and another one of its box
line-swap-them-if-the-cost-does-not-rise-else-with-probability-e-rise-temperature = swap them if the cost does not rise; else with probability e^(-rise / temperature)
line-that-is-the-best-board-so-far = this is the best board so far
line-not-swapped-a-hundred-times-go-on = a hundred times without a swap: go on
line-if-every-cell-is-filled-a-solution = if every cell is filled: a solution
line-cell-the-first-empty-cell-row-by-row = cell = the first empty cell, row by row
line-for-each-digit-that-its-row-column-and-box-do-not-hold = for each digit that is not in its row, column or box:
line-place-it-and-go-on-from-the-top = place it and go on from the top
line-if-none-fits-a-dead-end = if none fits: a dead end
line-take-the-last-digit-back-and-try-the-next = take the last digit back and try the next
line-nothing-to-take-back-no-further-solution = nothing to take back: no further solution
line-cell-the-empty-cell-that-the-fewest-digits-fit-of-several-the-first = cell = the empty cell that the fewest digits fit; in a tie, the first
line-cell-the-first-empty-cell-or-the-one-with-the-smallest-domain = cell = the first empty cell, or the one with the smallest domain
line-for-each-digit-of-its-domain = for each digit of its domain:
line-place-it-and-take-it-from-the-domains-of-the-cells-it-sees-go = place it and remove it from the domains of the cells it sees; go on from the top
line-if-a-domain-is-empty-a-dead-end = if a domain is empty: a dead end
line-take-the-last-digit-back-restore-the-domains-try-the-next = take the last digit back, restore the domains, try the next
line-cell-the-first-open-cell-or-the-one-with-the-smallest-domain = cell = the first open cell, or the one with the smallest domain
line-place-it-place-naked-and-hidden-singles-while-there-are-any-go-on-from = place it; place naked and hidden singles while there are any; go on from the top
line-if-a-domain-is-empty-or-a-house-has-no-place-for-a-digit = if a domain is empty, or a house has no place for a digit: a dead end
line-frontier-the-puzzle-propagated-if-that-contradicts-itself-no-solution = frontier = the puzzle, propagated; if that contradicts itself: no solution
line-take-the-next-board-out-of-the-frontier-if-there-is-none-no-further = take the next board out of the frontier; if there is none: no further solution
line-if-each-cell-has-one-digit-a-solution = if each cell has one digit: a solution
line-cell-the-first-with-several-digits-or-the-one-with-the-fewest = cell = the first with several digits, or the one with the fewest
line-for-each-digit-of-its-set-copy-the-board-place-it-propagate-drop-what = for each digit of its set: copy the board, place it, propagate; drop what contradicts itself
line-if-collapsing-and-one-successor-is-left-coursework-that-is-no-solution-go-on = if collapsing and one successor is left (coursework: that is no solution): go on with that one
line-to-solutions-a-solution-that-is-the-only-successor-ends-the-search-coursework-it = to solutions: a solution that is the only successor ends the search; coursework: it is queued (implies collapse)
line-put-the-successors-into-the-frontier = put the successors into the frontier
line-if-every-item-is-covered-a-solution = if every item is covered: a solution
line-item-the-one-with-the-fewest-options-or-the-first = item = the one with the fewest options, or the first
line-for-each-option-of-the-item = for each option of the item:
line-cover-its-four-items-take-out-every-option-that-shares-one-go-on-from = cover its four items: take out every option that shares one; go on from the top
line-if-the-item-has-no-option-a-dead-end = if the item has no option: a dead end
line-uncover-the-last-option-s-items-in-the-opposite-order-try-the-next-option = uncover the last option's items in reverse order; try the next option
line-if-every-cell-is-filled-count-a-solution-and-keep-it-on-request = if every cell is filled: count a solution, and keep it on request
line-cell-the-open-cell-with-the-smallest-domain-or-the-first = cell = the open cell with the smallest domain, or the first
line-place-it-and-what-follows-go-on-from-the-top = place it and all that follows; go on from the top
line-nothing-to-take-back-these-are-all = nothing to take back: these are all
line-fill-the-empty-cells-of-many-boards-with-random-digits = fill the empty cells of many boards with random digits
line-if-the-best-board-lacks-nothing-a-solution = if the best board lacks nothing: a solution
line-after-so-many-generations-give-up = after the last generation allowed: give up
line-draw-two-parents-each-by-its-fitness-k-x-the-highest-cost-cost = draw two parents, each by its fitness: k x the highest cost - cost
line-two-children-the-better-boxes-of-both-the-better-rows-or-columns-of-both = two children: the better boxes of both; the better rows, or columns, of both; mutate some
line-enough-children-those-better-than-the-worst-take-its-place-or-else-the-best = enough children: those better than the worst take its place, or else the best of them does
line-the-best-board-is-the-best-so-far = the best board is the best so far
line-if-every-vertex-is-coloured-a-solution = if every vertex is coloured: a solution
line-vertex-the-one-with-the-most-colours-around-it-of-several-the-one-with = vertex = the one with the most colours around it; in a tie, the one with the most uncoloured neighbours
line-for-each-colour-that-none-of-its-neighbours-has = for each colour that none of its neighbours has:
line-colour-it-and-go-on-from-the-top = colour it and go on from the top
line-if-a-vertex-sees-every-colour-a-dead-end = if a vertex sees every colour: a dead end
line-take-the-last-colour-back-and-try-the-next = take the last colour back and try the next
line-nothing-to-take-back-no-further-colouring = nothing to take back: no further colouring
line-colour-the-least-that-none-of-its-neighbours-has = colour = the lowest that none of its neighbours has
line-if-a-vertex-sees-every-colour-give-up = if a vertex sees every colour: give up
line-if-a-cell-has-no-candidate-a-house-no-place-or-a-digit-stands = if a cell has no candidate, a house no place, or a digit is repeated: no solution
line-for-each-technique-the-easiest-first = for each technique, the easiest first:
line-if-it-finds-a-step-apply-it-and-go-on-from-the-top = if it finds a step: apply it and go on from the top
line-no-technique-finds-anything-give-up = no technique finds anything: give up
line-solve-the-relaxation-each-candidate-from-0-to-1-the-sums-of-cells-and = solve the relaxation: each candidate from 0 to 1, the sums of cells and houses 1
line-if-every-value-is-whole-a-solution-cut-it-off = if every value is whole: a solution; exclude it
line-candidate-the-one-nearest-to-1-or-to-a-half-of-those-that-are = candidate = the one nearest to 1, or to a half, of those that are neither 0 nor 1
line-fix-it-to-1-and-go-on-from-the-top = fix it to 1 and go on from the top
line-if-the-relaxation-has-no-point-a-dead-end = if the relaxation is infeasible: a dead end
line-fix-the-last-candidate-to-0-instead-and-go-on-from-the-top = fix the last candidate to 0 instead and go on from the top
line-if-the-simplex-method-fails-give-up = if the simplex method fails: give up
line-fill-many-boards-each-box-with-the-digits-it-lacks-in-a-random-order = fill many boards: each box with the digits it lacks, in a random order
line-after-many-generations-without-a-new-best-fill-all-afresh = after many generations without a new best: fill all afresh
line-two-parents-each-the-better-of-two-boards-drawn-by-chance = two parents: each the better of two boards drawn at random
line-a-child-takes-each-box-from-one-of-them-then-a-burst-of-swaps = a child takes each box from one of them; then a burst of swaps, as in annealing
line-enough-children-the-best-one-of-before-and-they-are-the-population = enough children: they and the best of the old boards are the population
line-its-best-board-is-the-best-so-far = its best board is the best so far
line-after-many-iterations-without-a-new-best-fill-afresh = after many iterations without a new best: fill afresh
line-choose-by-chance-a-cell-whose-digit-stands-again-in-its-row-or-column = choose at random a cell whose digit is repeated in its row or column
line-swap-it-with-the-cell-of-its-box-that-leaves-the-least-cost-with = swap it with the cell of its box that leaves the lowest cost; with some noise, with any
line-each-swap-would-raise-the-cost-leave-it = every swap would raise the cost: leave it
line-if-every-variable-has-a-value-a-solution = if every variable has a value: a solution
line-while-a-clause-has-one-literal-left-make-it-true = while a clause has one literal left: make it true
line-if-a-clause-has-none-left-a-conflict = if a clause has none left: a conflict
line-learn-a-clause-that-says-why-and-go-back-to-where-it-forces-a = learn a clause that says why, and go back to where it forces a value
line-after-so-many-conflicts-start-again-with-what-was-learned = after a certain number of conflicts: start again with what was learned
line-otherwise-decide-a-variable-that-was-in-many-conflicts-of-late = otherwise decide a variable that was recently in many conflicts
line-a-conflict-without-a-decision-no-further-solution = a conflict without a decision: no further solution
line-queue-the-puzzle = queue = the puzzle
line-take-the-first-board-out-of-the-queue-if-there-is-none-no-further = take the first board out of the queue; if there is none: no further solution
line-if-it-is-full-a-solution = if it is full: a solution
line-cell-its-first-empty-cell-row-by-row = cell = its first empty cell, row by row
line-for-each-digit-that-the-row-column-and-box-of-the-cell-do-not = for each digit that is not in the row, column or box of the cell:
line-put-a-copy-with-the-digit-in-the-cell-at-the-end-of-the = put a copy with the digit in the cell at the end of the queue
line-stack-the-puzzle = stack = the puzzle
line-take-the-top-board-from-the-stack-if-there-is-none-no-further-solution = take the top board from the stack; if there is none: no further solution
line-put-a-copy-with-the-digit-in-the-cell-on-the-stack-so-that = put a copy with the digit in the cell on the stack, so that the first in order comes out first
line-take-the-top-board-from-the-stack-if-there-is-none-and-nothing-was = take the top board from the stack; if there is none and nothing was hidden: no further solution
line-if-it-lies-at-the-horizon-pass-over-it-else-cell-its-first-empty = if it lies at the horizon: skip it; else cell = its first empty cell, row by row
line-when-the-stack-is-empty-move-the-horizon-and-start-again = when the stack is empty: move the horizon and start again
line-of-the-swaps-that-touch-a-mistake-thesis-of-all-its-moves-not-tabu = of the swaps that touch a mistake (thesis: of all its moves), not tabu or leading to a new best:
line-swaps-within-the-filled-houses-or-the-thesis-swaps-in-rows-and-columns-a = swaps within the filled houses; or the thesis’: swaps in rows and columns, and a repeated digit for a missing one
line-make-the-one-with-the-least-cost-a-digit-may-not-return-to-the = make the one with the lowest cost; for a while a digit may not return to the cell it left
line-it-leads-to-the-best-board-so-far = it leads to the best board so far
line-there-is-none-wait = there is none: wait
line-states-the-empty-board-once = states = the empty board, once
line-take-the-next-state-of-this-row-if-there-is-none-go-down-a = take the next state of this row; if there is none, go down a row
line-for-each-way-to-fill-the-row-the-digits-that-each-column-and-open = for each way to fill the row: the digits that each column and open box has now
line-the-same-up-to-the-names-of-free-digits-as-before-add-the-counts = the same up to the names of free digits as before: add the counts; else a new state
line-9x9-a-band-is-full-add-the-ways-to-fill-the-other-two-by = 9x9, a band is full: add the ways to fill the other two, by what its columns hold
line-no-row-left-the-counts-are-the-solutions = no row left: the counts are the solutions
line-a-digit-with-only-one-place-in-a-row-column-or-box-or-a = a digit with only one place in a row, column or box, or a cell that only one digit fits: fill it; repeat
line-if-a-cell-fits-no-digit-or-a-house-has-no-place-for-one = if no digit fits a cell, or a house has no place for one: no solution
line-nothing-more-to-fill-search-for-the-rest = nothing more to fill: search for the rest
line-logic-if-a-cell-has-no-candidate-a-house-no-place-or-a-digit = logic: if a cell has no candidate, a house no place, or a digit is repeated: no solution
line-for-each-technique-of-the-list-from-its-start = for each technique of the list, from its start:
line-if-it-finds-a-step-apply-it-and-go-on-from-the-list-s = if it finds a step: apply it and go on from the list’s start
line-none-finds-any-search-with-the-candidates-that-are-left = none finds any: search, with the candidates that are left
