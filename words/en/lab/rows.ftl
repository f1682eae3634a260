# The options of the algorithms and their pseudo-code. The keys are in the algorithms' rows.

## Names of options, and what they may be set to.

option-heuristic = order of cells
option-digit-order = order of digits
option-cost = cost
option-branch = branch on
option-pairs = pairs
option-triples = triples
option-quads = quads
option-hidden-singles = hidden singles
option-fill = houses kept whole
option-fix-singles = fix singles
option-restart = fresh start after
option-choose = first cell of a swap
option-schedule = schedule
option-temperature = temperature
option-start = initial temperature
option-factor = factor
option-estimate = estimate
option-weight = weight
option-collapse = collapse
option-collapse-rule = collapse rule
option-to-solutions = to solutions
option-coursework = coursework
option-neighbours = neighbours
option-swaps = swaps
option-thesis = the thesis’ seven
option-item = item to cover
option-look = look ahead
option-keep = solutions kept
option-mutation = mutation
option-pressure = pressure
option-generations = generations
option-population = population
option-techniques = techniques
option-unique = use uniqueness
option-presolve = presolve
option-fraction = candidate to fix
option-burst = burst
option-noise = noise
option-encoding = encoding
option-stretch = stretch
option-steps = steps by
option-literals = literals
option-stretches = stretches
option-increment = increment
option-order = order of digits
option-tenure = tenure
option-spread = spread
option-first = the first
option-smallest = the smallest
option-boxes = boxes
option-rows = rows
option-columns = columns
option-mistakes = mistakes
option-any = any
option-constant = constant
option-cooling = cooling
option-open-cells = open cells
option-digits = digits
option-everywhere = all that follows
option-ahead = cells seen
option-nowhere = nowhere
option-all = all
option-subsets = subsets
option-singles = singles
option-on = on
option-off = off
option-one = nearest to 1
option-half = nearest to a half
option-extended = extended
option-minimal = minimal

## What the options say, and lines of pseudo-code.

line-own-order-of-cells = your own order of cells: the open cell for which this formula is least comes first
line-own-order-of-digits = your own order of digits: of a cell, the digit for which this formula is least comes first
line-own-cost = your own cost of a state: the one for which this formula is least comes first
line-first-cell-of-a-swap = the first cell of a swap: one whose digit is repeated in its row or column, or any
line-schedule = the temperature stays the same, or it falls and the board is filled afresh once it is frozen
line-cooling-factor = the temperature is multiplied by this after n x n tries, n being the number of cells that can be swapped
line-estimate = what is estimated: open cells, or digits still to be removed
line-weight = how much the estimate weighs against the decisions made
line-collapse = a board with just one successor is replaced by it at once and not counted
line-first-or-smallest-domain = on which cell: the first open one, or the one with the smallest domain
line-pairs = two cells of a house with the same two digits keep these to themselves
line-triples = three cells of a house with three digits between them keep these to themselves
line-quads = four cells of a house with four digits between them keep these to themselves
line-hidden-singles = a digit with one place left in a house goes there
line-houses-kept-whole = the houses that hold every digit once from the start; cells are swapped within them
line-fix-singles = cells that naked and hidden singles can fill are filled first and stay as they are
line-restart-after-iterations = after this many iterations without a new best the board is filled afresh; 0 means never
line-item = which: the one with the fewest options left, or the first
line-look-ahead = what follows from a digit: all singles, what the cells it sees lose, or nothing
line-smallest-domain-or-first = on which cell: the one with the smallest domain, or the first open one
line-solutions-kept = how many solutions are kept to be shown
line-mutation = the share of children that are mutated
line-pressure = k in the fitness, k x the highest cost - cost: the nearer to 1, the more the better boards are preferred
line-generations = how many there may be before it gives up
line-population = how many boards there are
line-techniques = which: all that hints use; up to subsets; singles alone; or the thesis’ seven, in its order
line-uniqueness = also techniques that need a unique solution, if a search proves that there is one
line-presolve = singles decide what they can before the model is made, or every candidate is a variable
line-candidate-to-fix = which candidate is fixed: the one nearest to 1, or nearest to a half
line-swaps-of-a-child = how many swaps are tried on each child
line-temperature-of-a-child = the temperature at which these are accepted
line-restart-after-generations = after this many generations without a new best all boards are filled afresh; 0 means never
line-noise = the share of iterations in which the cell is swapped at random
line-encoding = also the clauses that follow from the others, or only those needed
line-conflicts-until-restart = conflicts until it starts again, times 1 1 2 1 1 2 4 …
line-stretch = what a step is: a digit with what it rules out, a literal, or a stretch; the counts at the end are the same
line-step-of-the-horizon = how much deeper it searches each time
line-digit-order = the order in which the digits of a cell are tried
line-tenure = for at least this many iterations a digit may not return to its cell
line-tenure-by-chance = and for up to this many more, at random
line-temperature = the constant temperature; or the one at which a cooling board counts as frozen
line-start-temperature = the temperature at which cooling starts
line-fill-houses = fill each box (or row, or column) with the digits it lacks, in a random order
line-no-line-lacks-a-digit = if no line lacks a digit: a solution; if no two cells can be swapped: give up
line-cooled-in-vain = if it has cooled down without success: fill afresh, heat up again
line-choose-two-cells = choose at random a cell that breaks a rule, and another one of its box
line-swap-or-not = swap them if the cost does not rise; else with probability e^(-rise / temperature)
line-best-board-so-far = this is the best board so far
line-not-swapped = a hundred times without a swap: go on
line-every-cell-is-filled = if every cell is filled: a solution
line-first-empty-cell = cell = the first empty cell, row by row
line-each-digit-that-fits = for each digit that is not in its row, column or box:
line-place = place it and go on from the top
line-no-digit-fits = if none fits: a dead end
line-take-back = take the last digit back and try the next
line-nothing-to-take-back = nothing to take back: no further solution
line-cell-with-fewest-digits = cell = the empty cell that the fewest digits fit; in a tie, the first
line-first-or-smallest-empty-cell = cell = the first empty cell, or the one with the smallest domain
line-each-digit-of-the-domain = for each digit of its domain:
line-place-and-look-ahead = place it and remove it from the domains of the cells it sees; go on from the top
line-a-domain-is-empty = if a domain is empty: a dead end
line-take-back-and-restore = take the last digit back, restore the domains, try the next
line-first-or-smallest-open-cell = cell = the first open cell, or the one with the smallest domain
line-place-and-singles = place it; place naked and hidden singles while there are any; go on from the top
line-domain-or-house-is-empty = if a domain is empty, or a house has no place for a digit: a dead end
line-frontier-is-the-puzzle = frontier = the puzzle, propagated; if that contradicts itself: no solution
line-take-from-the-frontier = take the next board out of the frontier; if there is none: no further solution
line-each-cell-has-one-digit = if each cell has one digit: a solution
line-cell-with-several-digits = cell = the first with several digits, or the one with the fewest
line-each-digit-of-its-set = for each digit of its set: copy the board, place it, propagate; drop what contradicts itself
line-one-successor-is-left = if collapsing and one successor is left (coursework: that is no solution): go on with that one
line-collapse-rule = to solutions: a solution that is the only successor ends the search; coursework: it is queued (implies collapse)
line-put-the-successors = put the successors into the frontier
line-every-item-is-covered = if every item is covered: a solution
line-item-with-fewest-options = item = the one with the fewest options, or the first
line-each-option = for each option of the item:
line-cover-its-items = cover its four items: take out every option that shares one; go on from the top
line-item-has-no-option = if the item has no option: a dead end
line-uncover = uncover the last option's items in reverse order; try the next option
line-every-cell-is-filled-count = if every cell is filled: count a solution, and keep it on request
line-smallest-open-cell = cell = the open cell with the smallest domain, or the first
line-place-and-what-follows = place it and all that follows; go on from the top
line-these-are-all = nothing to take back: these are all
line-fill-with-random-digits = fill the empty cells of many boards with random digits
line-best-board-is-a-solution = if the best board lacks nothing: a solution
line-too-many-generations = after the last generation allowed: give up
line-two-parents-by-fitness = draw two parents, each by its fitness: k x the highest cost - cost
line-two-children = two children: the better boxes of both; the better rows, or columns, of both; mutate some
line-children-replace-the-worst = enough children: those better than the worst take its place, or else the best of them does
line-the-best-board-is-the-best = the best board is the best so far
line-every-vertex-is-coloured = if every vertex is coloured: a solution
line-most-constrained-vertex = vertex = the one with the most colours around it; in a tie, the one with the most uncoloured neighbours
line-each-free-colour = for each colour that none of its neighbours has:
line-colour-the-vertex = colour it and go on from the top
line-vertex-sees-every-colour = if a vertex sees every colour: a dead end
line-take-the-colour-back = take the last colour back and try the next
line-no-further-colouring = nothing to take back: no further colouring
line-least-free-colour = colour = the lowest that none of its neighbours has
line-no-colour-is-left = if a vertex sees every colour: give up
line-grid-contradicts = if a cell has no candidate, a house no place, or a digit is repeated: no solution
line-each-technique = for each technique, the easiest first:
line-apply-and-go-on = if it finds a step: apply it and go on from the top
line-no-technique-finds = no technique finds anything: give up
line-solve-the-relaxation = solve the relaxation: each candidate from 0 to 1, the sums of cells and houses 1
line-every-value-is-whole = if every value is whole: a solution; exclude it
line-choose-a-fraction = candidate = the one nearest to 1, or to a half, of those that are neither 0 nor 1
line-fix-to-1 = fix it to 1 and go on from the top
line-relaxation-is-infeasible = if the relaxation is infeasible: a dead end
line-fix-to-0 = fix the last candidate to 0 instead and go on from the top
line-simplex-fails = if the simplex method fails: give up
line-fill-many-boards = fill many boards: each box with the digits it lacks, in a random order
line-fill-all-afresh = after many generations without a new best: fill all afresh
line-two-parents-by-chance = two parents: each the better of two boards drawn at random
line-child-takes-boxes = a child takes each box from one of them; then a burst of swaps, as in annealing
line-enough-children = enough children: they and the best of the old boards are the population
line-its-best-board-is-the-best = its best board is the best so far
line-fill-afresh = after many iterations without a new best: fill afresh
line-choose-a-mistake = choose at random a cell whose digit is repeated in its row or column
line-swap-with-the-best = swap it with the cell of its box that leaves the lowest cost; with some noise, with any
line-leave-it = every swap would raise the cost: leave it
line-every-variable-is-set = if every variable has a value: a solution
line-unit-clauses = while a clause has one literal left: make it true
line-clause-is-empty = if a clause has none left: a conflict
line-learn-a-clause = learn a clause that says why, and go back to where it forces a value
line-restart = after a certain number of conflicts: start again with what was learned
line-decide-a-variable = otherwise decide a variable that was recently in many conflicts
line-conflict-without-decision = a conflict without a decision: no further solution
line-queue-is-the-puzzle = queue = the puzzle
line-take-from-the-queue = take the first board out of the queue; if there is none: no further solution
line-board-is-full = if it is full: a solution
line-its-first-empty-cell = cell = its first empty cell, row by row
line-each-digit-that-fits-the-cell = for each digit that is not in the row, column or box of the cell:
line-copies-to-the-queue = put a copy with the digit in the cell at the end of the queue
line-stack-is-the-puzzle = stack = the puzzle
line-take-from-the-stack = take the top board from the stack; if there is none: no further solution
line-copies-to-the-stack = put a copy with the digit in the cell on the stack, so that the first in order comes out first
line-take-from-the-stack-to-the-end = take the top board from the stack; if there is none and nothing was hidden: no further solution
line-at-the-horizon = if it lies at the horizon: skip it; else cell = its first empty cell, row by row
line-move-the-horizon = when the stack is empty: move the horizon and start again
line-swaps-of-mistakes = of the swaps that touch a mistake (thesis: of all its moves), not tabu or leading to a new best:
line-swaps-within = swaps within the filled houses; or the thesis’: swaps in rows and columns, and a repeated digit for a missing one
line-make-the-best-swap = make the one with the lowest cost; for a while a digit may not return to the cell it left
line-leads-to-the-best-board = it leads to the best board so far
line-no-swap-wait = there is none: wait
line-states-are-the-empty-board = states = the empty board, once
line-take-the-next-state = take the next state of this row; if there is none, go down a row
line-each-way-to-fill-the-row = for each way to fill the row: the digits that each column and open box has now
line-same-up-to-names = the same up to the names of free digits as before: add the counts; else a new state
line-band-is-full = 9x9, a band is full: add the ways to fill the other two, by what its columns hold
line-no-row-left = no row left: the counts are the solutions
line-singles = a digit with only one place in a row, column or box, or a cell that only one digit fits: fill it; repeat
line-nothing-fits = if no digit fits a cell, or a house has no place for one: no solution
line-search-for-the-rest = nothing more to fill: search for the rest
line-logic-contradicts = logic: if a cell has no candidate, a house no place, or a digit is repeated: no solution
line-each-technique-of-the-list = for each technique of the list, from its start:
line-apply-and-go-on-from-the-list = if it finds a step: apply it and go on from the list’s start
line-none-finds-search = none finds any: search, with the candidates that are left
