# What `nonet --help` says, and `nonet WORD --help`. Names of arguments, values and fields are the same in every language.

## Headings.

heading-usage = Usage
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options

## The words.

command-nonet = Solves, counts, diagnoses, rates and makes Sudoku puzzles of 4x4 to 25x25 cells.
command-solve = Print a solution of each puzzle, and whether there are others
command-count = Print how many solutions each puzzle has
command-check = Report what each board repeats in rows, columns and boxes, and how many of its houses are complete
command-propagate = Print the board, and the candidates, where singles or other techniques stop
command-diagnose = Say what is wrong with each puzzle, and what would fix it
command-path = Print the whole solution of each puzzle by logic, step by step
command-steps = Print every logical step available on each puzzle
command-rate = Print how hard each puzzle is, on every scale
command-backdoors = Print the smallest sets of cells of each puzzle that, once filled in, let singles solve the rest
command-techniques = Print all techniques: the name to use here, the usual name, the family, the difficulty
command-generate = Make puzzles with exactly one solution
command-convert = Write puzzles in the format of another program, from any format that can be read
command-canonical = Print the canonical form of each puzzle, the same for all equivalent ones
command-scramble = Print a random equivalent of each puzzle
command-prove = Prove written steps: that each follows from its puzzle, for the reason it gives
command-verify-library = Run each case of a library of techniques (HoDoKu's format) and print how many pass
command-lab = Run an algorithm of the laboratory on each puzzle and count what it does
command-completions = Print what a shell needs to complete commands and options
command-man = Print a manual page: of all commands, or of one
command-help = Print this message or the help of the given subcommand(s)

## Arguments.

argument-help = Print help (see more with '--help')
argument-help-long = Print help (see a summary with '-h')
argument-version = Print version
argument-lang = The language of sentences [default: that of the locale]; csv and json are the same in every language
argument-limit = Stop counting here
argument-seed = The seed of the random numbers
argument-alone = Check every step against the puzzle itself, not against what the steps before it leave
argument-notation = How steps are written
argument-reasons = Explain why each step is right, in sentences below it
argument-shortest = Leave out the steps that the path does not need
argument-all = Print every step, not only the simplest for each conclusion; a sparse board of 16x16 or more may take a minute
argument-candidates = Draw the candidates of all cells too: after each step of a path, or where propagation stops
argument-framed = Draw boards in frames
argument-every = Print every solution, up to --limit
argument-rate-no_uniqueness = Rate on Explainer's scale without unique rectangles, unique loops and BUG, as in many published ratings of the hardest puzzles
argument-no_uniqueness = Take no step that relies on the solution being unique
argument-verify = Say below each solution how many of its houses hold each digit exactly once
argument-exact = Count all solutions exactly, row by row or band by band with memory: quick on boards up to 8x8 and on 9x9
argument-resume = Continue where the same command was stopped, if it was
argument-on_error = What to print for a line that cannot be read
value-skip = no row
value-mark = a row: `unreadable` as text, line and error as csv and json
argument-output = Write the rows to this file, overwriting it once they are complete; - for standard output
argument-propagate-techniques = Propagate by these techniques, in this order: comma-separated names, or hints, hodoku, thesis, every [default: naked-single,hidden-single]
argument-solve-techniques = Solve by these techniques, in this order, as far as they go, then by backtracking; names as for `nonet path`, thesis for the seven of the scale from 0 to 6
argument-techniques = Find steps by these techniques only, in this order: comma-separated names (`nonet techniques` prints them), or hints, hodoku, thesis (the seven of the scale from 0 to 6), every [default: hints]
argument-scales = The scales to rate on, comma-separated: half-steps, hodoku-level, hodoku-score, explainer, dependency, refutation-sum, whip, braid [default: the first four]
argument-images = Rate this many images of each puzzle too (its rows, columns, digits swapped), and report the range of ratings
argument-inputs = Puzzles, files with one puzzle per line, or - for standard input
argument-format = How rows are written
argument-threads = How many puzzles to work on at a time [default: the number of processors]
argument-size = The length of a row, instead of guessing it from the length of the line
argument-boxes = The height and width of a box, such as 2x3
argument-symbols = The symbols for digits on boards with more than nine
argument-budget = Give up on a puzzle after this many branches, and say so
argument-prove-file = A puzzle and its steps, or several; - for standard input
argument-verify-library-file = The library, one case per line
argument-count = How many puzzles to make
argument-givens = The number of givens: 24..26, both included, or 24
argument-symmetry = The symmetry of the givens: none, rotate-180, rotate-90, mirror-left-right, mirror-top-bottom, mirror-both, diagonal, antidiagonal, diagonal-both, full
argument-rating = How hard it is: SCALE is half-steps (0 to 6), hodoku-level (easy, medium, hard, unfair, extreme), hodoku-score, explainer (up to 11.9), grade (easy, medium, hard, fiendish, extreme, nightmare: bands of explainer), dependency, refutation-sum, whip or braid (the length of the longest one needed)
argument-needs = Its path has these techniques and nothing harder, and does not reach the end without them; `nonet techniques` prints the names
argument-contains = Its path has these techniques, and perhaps harder ones
argument-without = It is solved without these techniques
argument-pattern = The cells of the givens: one character per cell, . or 0 for a blank
argument-scatter = Random digits in random cells until there is one solution; 17 to 25 of them unless --givens is set
argument-minimal = Leave no redundant given, whatever else is asked for
argument-attempts = Give up on a puzzle after this many attempts, and say so
argument-generate-size = The length of a row
argument-regions = Irregular regions, as a map on one line
argument-convert-inputs = Puzzles, links, files in any format that --list names, or - for standard input
argument-to = The format to write [default: one puzzle per line]
argument-convert-list = Print the formats: name, r if it is read, w if it is written, description
argument-list = Print the table of algorithms: slug, family, what a node is
argument-algorithm = The algorithm to run; given more than once, all of them run on each puzzle, one after the other
argument-experiment = Run an experiment that the Lab saved as a file, or its link, and print the table that the Lab saves
argument-export = Print the puzzle's model for other programs instead: cnf or cnf-minimal (DIMACS), gmpl (MathProg), lp (CPLEX)
argument-shell = The shell
argument-word = The command, such as solve
argument-check = Check files that pupils submitted: repeat every run in them and print the outcome of each task, as CSV
argument-trace = Print every event of the run instead, one per line: csv or json, as the page saves them
argument-lab-output = Write the trace to this file, overwriting it once the trace is complete, and print how the run ended as usual
argument-nodes = Stop after this many nodes
argument-memory = Stop when this much memory is in use
argument-generate-seconds = Give up on a puzzle after this many seconds, and say so; 0 means no limit [default: 60, no limit with --attempts]
argument-seconds = Stop after this many seconds
argument-solutions = Stop after this many solutions [default: 1, or all if the algorithm counts]

## Values.

value-full = with all that a proof needs, chains as nice loops, fish as houses and houses
value-hodoku = as HoDoKu writes them (whips and braids as D. Berthier does), which leaves some of that out
value-eureka = with all that a proof needs, chains in brackets, fish as base\cover
value-text = the answer alone
value-csv = a header, then comma-separated fields
value-json = one object per line
value-letters = 1 to 9, then letters from A = 10
value-letters-from-one = letters from A = 1
value-from-zero = as letters, but 0 is the last digit: 0 to F
value-numbers = numbers, separated by anything
value-pairs = numbers of two figures: 01 to 25

## The paragraphs below the arguments.

after-nonet-1 =
    Puzzles, one per line: 81 characters (or 16, 36, 64, 100, 144, 225, 256, 400, 576, 625) in reading order, with 0 . _ - * x
    or ? for an empty cell; digits after 9 are letters from A = 10 (other conventions are recognised by their symbols, or by
    --symbols). Numbers separated by anything are read too. A map of regions of the same length may follow on the line. Whatever
    follows the puzzle after white space, a comma or a # is ignored. Blank lines and lines that begin with #
    are skipped. A board may also take several lines, a row in each, with a frame or without; lines of 16 cells are rows
    if --size 16 says so or a frame begins, else boards of 4x4.
after-nonet-2 = Each argument is - for standard input, the name of a file, or a puzzle. Without any, standard input is read.
after-nonet-3 =
    Each answer is one line, in the order of the puzzles. A line that cannot be read is reported on standard error with its
    number, and so is one that could be read in several ways (the likeliest is taken). A board that would be read with
    other boxes is followed by the map of its regions: what nonet prints, nonet reads. Rows of several files as csv and json
    begin with file.
after-nonet-4 =
    Exit status: 0 if every line was read and answered, 1 if one was not, 2 if the arguments make no sense or the output
    cannot be written. none, one, several and undecided are answers, and end with 0.
after-nonet-5 =
    --output writes beside the file, as NAME.part, and replaces it at the end: if the program is stopped, or the disk is
    full, the old file is still there, and the same command with --resume continues from what was done. A file that is read
    cannot be written at the same time.
after-solve-1 =
    As text: the solution; `none`; a solution followed by ` several`. With --budget also `undecided`, or a solution followed
    by ` undecided`. With --every all solutions, each on a line, then `# 6`, how many there are, with a + if there are more;
    with --verify, below each, `# 27 of 27 houses hold each digit exactly once.`
    As csv and json: line (number of the line or the argument), puzzle, shape (height x width of the boxes, or the map of the
    regions), verdict (none, one, several, undecided), solution (json: null if none was found), nodes (branches made), as json with --every also solutions, complete.
after-solve-2 =
    With --techniques two lines that begin with # say what logic did, and what backtracking did from there: where it began
    (the cell with the fewest candidates), how many digits it tried and took back. The logic is that of `nonet path` with
    the same techniques. --budget limits the digits tried [default: 1,000,000]; after that the answer is `undecided`.
    As csv and json, in place of nodes: steps, placements, eliminations, techniques (how often each is used), begins,
    candidates, tried, taken_back (null if logic was enough).
after-count-1 =
    As text: the number of solutions. A + after it says that counting stopped there, at the limit or because the budget was
    spent, and there may be more: `2+` is two or more. With --exact all are counted, 6670903752021072936960 of the empty
    9x9 board; `undecided` if that takes too much memory or time; in json the number is text.
    As csv and json: line, puzzle, shape, count, complete (false where the text has a +), nodes.
after-check-1 =
    As text: the digits that repeat in rows, in columns and in boxes, each with its house and cells, and how many houses hold
    each digit exactly once: all 27 of a 9x9 board if it is a solution.
    As csv and json: line, puzzle, shape, repeated [{"{"}digit, house, cells{"}"}], complete, houses.
after-propagate-1 =
    As text: the board, with ` open 17` if that many cells are open, or ` contradiction`; with --candidates all candidates below it.
    As csv and json: line, puzzle, shape, board, open, contradiction, steps, candidates (of each cell, in reading order).
after-diagnose-1 =
    As text: a few sentences on one line: why there is no solution and which single change would leave exactly one; where
    several solutions differ and which further given would decide; which givens are redundant.
    As csv: line, puzzle, shape, verdict, text. As json: line, puzzle, shape, verdict (none, one, several, undecided) and
      none: repeated [{"{"}digit, house, cells{"}"}], core (a set of givens that contradict each other), core_is_minimal,
        repairs [{"{"}cell, given, digit{"}"}] (digit null: to be removed),
        swaps [[r1c1, r1c2]] (givens that exchange their digits), unknown (givens that were too hard to decide);
      one: solution, minimal (null: not known), redundant, unknown;
      several: solutions (two), differing (cells), possible (the digits of each cell that stand in some solution),
        unknown_possible, extras [{"{"}cell, digit{"}"}] (further givens that leave one solution), unknown_extras;
      undecided: solution (null if none was found);
    and text, in English. Cells are named r1c1 to r9c9, houses r1, c1, b1.
after-path-1 =
    As text: the puzzle, then a line for each step; a line - if the techniques do not solve it, and below it, after #, why:
    they stop, or there is no solution, or several, or that was too hard to tell.
    With --candidates, the candidates left by each step follow in lines that begin with #, and
    with --reasons, what the page says about each step follows in lines that begin with #: `nonet prove` skips them.
    As csv: line, puzzle, shape, verdict, solved, steps (with semicolons between). As json the same. verdict: none, one, several,
    undecided; steps that rest on there being one solution are taken only if it is one. A step is
    technique (its slug), places and removes (as r1c2=5 and r1c2<>5), line, HoDoKu's level and score where it has the technique,
    with --reasons also reason (sentences, in English).
after-steps-1 =
    As text: the puzzle, then a line for each step: the simplest for each conclusion, or with --all every one. As csv and json: line, puzzle, shape, verdict, steps; a step and its reasons are as
    `nonet path` has them.
after-rate-1 =
    As text: the scale from 0 to 6; HoDoKu's level and score; Sudoku Explainer's ratings ER/EP/ED (the hardest step, the
    hardest up to the first digit placed, the first step) as of version 1.2.1. With --scale also: how many singles there are
    to choose from (dependency), and how many steps refute the wrong digits of the cells that have to be tried
    (refutation-sum; R. Pelanek, 2011), and how many cells and houses the longest whip needed has, 0 if singles are
    enough (whip; W of D. Berthier, 2011); the same for braids (braid; his B). `none`, `several` or `undecided` for a
    puzzle that is not known to have exactly one solution.
    As csv, so far as it is asked for: line, puzzle, shape, verdict (none, one, several, undecided), grade, er, ep, ed,
    hodoku_level, hodoku_score, half_steps, dependency, refutation_sum, whip, braid; with --images after each scale the least
    and the most, as er_least, er_most; a + after what is only a lower bound; whip and braid `beyond`.
    As json: line, puzzle, shape, verdict, half_steps (0 to 12), hodoku {"{"}level, score{"}"}, explainer {"{"}er, ep, ed{"}"},
    dependency, refutation_sum, whip and braid {"{"}length{"}"}, images (by scale the least and the most); null where a scale
    does not apply: explainer, dependency and refutation_sum are for 9x9 only. Where a limit ended explainer's search, er is
    null and er_at_least says what it found; so does at_least of whip and braid. If length is null without it, they do not
    solve the puzzle.
    HoDoKu's score depends on how a puzzle is turned; 0 to 6 and Explainer's ratings do so rarely. Dependency and refutation
    sum are those of the canonical form: all images have the same, and the same whip and braid.
after-backdoors-1 =
    A backdoor is a set of cells whose digits, once filled in, let naked and hidden singles solve the rest. The search is for
    the smallest, of up to 3 cells; --budget is the number of sets that one puzzle may take.
    As text: how many cells each has, then the first 1000 of them, as `1: r1c2=5; r3c4=7` or `2: r1c2=5 r3c4=7`; 0 where singles
    alone solve it; `more than 3`; with --budget also `undecided`, or a + after the size where there may be more of them;
    `none`, `several` or `undecided` for a puzzle that is not known to have exactly one solution.
    As csv and json: line, puzzle, shape, verdict (none, one, several, undecided), size (null if none was found), count, complete (false if the budget was spent), sets.
after-techniques-1 =
    The first column is the name that --techniques, --needs, --contains and --without take. The order is that of hints;
    those that are found on request only come last. The difficulty is HoDoKu's level; what HoDoKu does not know is as hard as
    the last one before it that HoDoKu knows.
    As csv and json: slug, name (in English), family, level (easy, medium, hard, unfair, extreme), score (HoDoKu's), half_steps
    (on the scale from 0 to 6: 0 to 12), hints (whether they look for it), hodoku (HoDoKu's name); null where it has none.
after-generate-1 =
    Each puzzle has its own seed: --seed for the first, then one more for each. The same seed and options give the same puzzle
    on every machine, and on the page. Without --seed a random one is used, and printed on standard error.
after-generate-2 =
    Each puzzle has exactly one solution. It is minimal (none of its givens can go) if nothing but a shape is asked for;
    otherwise --minimal asks for that too. With --symmetry alone no symmetric group of givens can go.
after-generate-3 =
    --needs: the path of hints has this technique and nothing harder, and what is easier does not solve the puzzle; if given
    more than once, each one is needed. --contains: the path has it, perhaps beside harder ones. The certificate shows the
    step. --without: solved by the other techniques that hints use. Some requests are rare or impossible: after --seconds or
    --attempts nonet says that none was found. Puzzles are printed as soon as they are made, so Ctrl+C loses none of the
    earlier ones.
after-generate-4 =
    As text: the puzzle; a map of the regions after it if these are irregular; with --scatter, after #, how many attempts it
    took. As csv and json, its certificate: puzzle,
    shape, solutions (1, proved by search), solution, minimal, givens, symmetry (the largest of the pattern), half_steps,
    hodoku, explainer, dependency, refutation_sum as `nonet rate` has them, techniques (how often each is used on the path of
    hints), by_logic (whether it reaches the solution), shown (the steps asked for, by their number on the path),
    seed, options, attempts. Ratings and techniques of boards up to 9x9.
after-generate-5 = Exit status: 0 if every puzzle was made, 1 if one was not, 2 if the arguments make no sense.
after-convert-1 =
    A file is read as a whole if it has the signature of a format and is at most 1 MiB long; else line by line, as the other
    commands read it. Those also take files in these formats: of each board the givens.
    What was skipped, and what no board here can hold (cages, arrows ...), is reported on standard error, once per file. A
    board that the format does not allow is not written. Exit status: 0 if everything was read and written, else 1.
after-canonical-1 =
    Of all puzzles made from one by exchanging digits, rows of a band, columns of a stack, bands and stacks, and, if boxes
    are square, rows with columns: the one whose line comes first, blanks before digits. Two puzzles are equivalent if these
    lines are the same.
    As text: that line; `none` for irregular regions, repeated digits, and full boards of 12x12 and more.
    As csv and json: line, puzzle, shape, canonical.
after-scramble-1 =
    Digits, rows in their bands, columns in their stacks, bands and stacks are put into random order, and perhaps rows and
    columns exchanged where boxes are square. The number of the line is added to the seed.
    As text: the puzzle. As csv and json: line, puzzle, shape, scrambled.
after-prove-1 =
    A file has puzzles (or lines of HoDoKu's library, which say which candidates are gone) and under each its steps, indented,
    as nonet path and nonet steps print them in any notation, or HoDoKu itself. The proof rests on the grid and the step's own
    pattern, nothing else. Where a line of HoDoKu's leaves out what a proof needs (the cover of an intersection, the guardians
    of a rectangle, the links of a forcing chain), a pattern of this technique is looked for that has these cells and exactly
    these conclusions, and that is proved; for a forcing chain any net that concludes the same. Whips and braids may be
    written as Berthier's CSP-Rules prints them. Steps that are not proved are printed, each with its line and the reason,
    then the total, `proved P of N`. Exit status: 0 if every line was read and every step is proved.
after-verify-library-1 =
    Each failing line is printed after `not found` (no step of the technique with the line's digits concludes just what the
    line says) or `not strict` (another step with the same digits concludes something else); then cases and passes by
    technique; then the total, `found F of N, strict S of N`. Exit status 0 if every case was found.
after-completions-1 =
    bash: nonet completions bash > ~/.local/share/bash-completion/completions/nonet
    zsh: nonet completions zsh > a folder of $fpath, as _nonet
    fish: nonet completions fish > ~/.config/fish/completions/nonet.fish
after-man-1 =
    nonet man | man -l - shows it. To have it installed: nonet man > ~/.local/share/man/man1/nonet.1, and
    nonet man solve > ~/.local/share/man/man1/nonet-solve.1 for each command.
after-lab-1 =
    Each answer is one JSON object per line: algorithm, options, seed, line, puzzle, shape; status (solved; exhausted: fewer solutions
    than asked for; no-solution; node-limit, memory-limit, time-limit; gave-up: proves nothing; refused, with a reason);
    solution (null if none was found); and every counter under its name.
    `nonet lab --list` prints the algorithms; `nonet lab --algorithm SLUG --help` also the options of that algorithm.
    Formulas such as 'size * 2 - degree' order cells (--heuristic), digits (--digit-order) or states (--cost); the help of an
    algorithm lists the names. Without --algorithm they go to backtracking-forward-checking, --cost to candidate-best-first.
after-lab-2 =
    `nonet lab --experiment FILE` runs an experiment that the page's Lab saved, or its link: every algorithm with its options
    on every puzzle with every seed. The table (CSV) has one run per line, with the names of its columns in the first: the
    puzzle's name, its digits and its boxes, size and unique where puzzles grow, algorithm, options, seed, status, every
    counter, microseconds. Only the time differs from the page's table.
after-lab-3 =
    With --check the arguments are files from the page's Lab; the columns are file, name, whole (false: changed after Nonet wrote
    it), task, exercise, answer, right and predicted (predictions), same and runs (those that came out as written, and all), doubts
    (what did not). Exit status: 0 if all files are whole and every run came out as written.
