# What is said on standard error, after "nonet: ".

## Where.

place-line = line { $n }
place-file = { $name }: line { $n }
place-lines = lines { $n } to { $m }
place-file-lines = { $name }: lines { $n } to { $m }
place-argument = argument { $n }
place-puzzle = puzzle { $n }
place-input = standard input
place-output = standard output

## Files and lines.

no-such-file = no such file
no-such-file-named = no such file: { $name }
no-permission = permission denied
is-folder = is a folder
output-is-input = { $output } is also an input ({ $input }): nothing is written; choose another name for the output
output-is-busy = another run is writing it; wait for it to finish, or choose another name
is-packed = is packed ({ $what }): unpack it first
gzip-damaged = is packed by gzip, but damaged or truncated
repeats-one = a digit repeats, so there is no solution: { $what }
repeats-several = a digit repeats on { $n } boards, so they have no solution; the first, { $place }: { $what }
output-left = { $part } is left from a run that was stopped: the same command with --resume continues it; to start over, delete it
output-other = { $part } is left from another command: run that one again with --resume, or delete the file
stopped = stopped after { $n } lines, which are in { $part }: the same command with --resume continues from there
stopped-part = stopped: what is done is in { $part }
progress = { $n } lines, { $rate } a second
progress-left = { $n } lines, { $rate } a second, { $left } left
is-no-text = is not text
cannot-be-read = cannot be read
no-utf8 = byte { $n } is not UTF-8
unclear = ambiguous, the first reading is used: { $readings }
or = { $one }, or { $other }
reading = { $side }x{ $side }, { $symbols }
reading-boxes = { $side }x{ $side } with boxes { $high }x{ $wide }, { $symbols }
from-to = { $first } to { $last }
from-zero = with 0 for the last digit

## Other programs' formats.

damaged = { $what }, but damaged: { $why }
passed-over = skipped: { $what }
not-held = cannot be stored and is left out: { $what }
givens-alone = the answer starts from the givens; left out: { $what }
begun-digits = the digits filled in
begun-candidates = the eliminated candidates
first-reading = ambiguous, the likeliest reading is used
cannot-be-written = the format does not allow such boards

## Steps that are to be proved. Signs are in accents, as in `=>`.

no-board = a step before any puzzle (puzzles are not indented)
no-step = column { $column }: expected { $expected }
expected-one-of = { $most } or { $last }
part-a-cell = a cell
part-a-house = a house
part-a-link-of-two-candidates = a link of two candidates
part-a-number-of-the-board = a number of the board
part-a-technique = the name of a technique
part-a-technique-and-a-colon = the name of a technique and a colon
part-cells-of-one-house = cells of one house
part-each-number-once = each number once
part-links-in-turns = strong and weak links alternately, with strong ones at the ends
part-one-cell = one cell
part-one-house = one house
part-one-placement = one placement, where the pattern is a house or nothing
part-the-end = the end of the line
part-the-letter-of-a-second-set = the letter of a second set
part-the-letter-of-the-next-set = the letter of the next set
part-the-other-colour = / and the other colour
part-the-way-back = the way back, or a weak link into the chain and one out of it
part-what-the-link-stands-on = in square brackets, what the strong link rests on

## Puzzles that are made.

made-up-seed = seed { $seed }
none-found = { $n ->
    [one] none found in { $n } attempt, which does not prove that there is none
   *[other] none found in { $n } attempts, which does not prove that there is none
}
none-in-time = { $n ->
    [one] none found in { $n } attempt and { $seconds } s, which does not prove that there is none; --seconds says how long to try
   *[other] none found in { $n } attempts and { $seconds } s, which does not prove that there is none; --seconds says how long to try
}
trying = puzzle { $n }: { $attempts } attempts, { $seconds } s
impossible-givens = the range of givens is empty: the lower number comes first
impossible-few = no puzzle on this board has fewer than { $n } givens
impossible-many = this board has only { $n } cells
impossible-large = boards of { $side }x{ $side } need a number of givens, and are not made minimal
impossible-way = these options cannot be combined
impossible-pattern = the pattern has no cells, or some that the board does not have
impossible-scale = difficulties and techniques are for boards up to 9x9, most scales for 9x9 only
impossible-band = the scale has no value in that range
impossible-off-the-path = hints do not use this technique, or it is to be left out, so no path has it
impossible-regions = these regions have no solution

## Values that arguments cannot have.

wrong-size = one of { $all }; others by --boxes
wrong-boxes = two numbers, such as 2x3, whose product is at most 25
wrong-numbers = a number, or two, such as 24..26
wrong-rating = SCALE:A..B, such as 1.5..4, or easy..hard for hodoku-level; the scale is one of { $all }
wrong-technique = no technique has this name; `nonet techniques` lists them all
wrong-technique-similar = no technique has this name; did you mean { $names }? `nonet techniques` lists them all
wrong-pattern = a pattern has one character per cell
wrong-regions = one character per cell, the same within a region
one-of = one of { $all }
fewer-threads = --threads { $wanted }: { $n } are used
no-experiment = this is not an experiment; the Lab saves them as files, or as links with x=
runs-left-out = { $n } runs beyond 100,000 are left out
lines-unread = { $n } lines are not puzzles
lack-impossible = the generator makes no such puzzles
lack-gave-up = for some seeds no such puzzle was found
lack-no-solution = no solution was found for the starting puzzle
lack-several = the starting puzzle has several solutions
lack-too-many = only the first 10,000 puzzles are used
no-algorithm = no algorithm { $slug }; nonet lab --list shows them all
trace-of-one = --trace is for one algorithm at a time
no-option = no option { $name }
wrong-option = option { $name } cannot be { $value }
wrong-formula = option { $name }: { $why }

## What was handed in

check-no-files = no files to check
check-assignment = an assignment, not a submission
check-too-long = longer than 4 MiB, so not one of Nonet's files
check-no-json = not one of Nonet's files: unreadable from character { $at } on
check-other = not a submission
check-newer = from a newer version of Nonet
check-field = damaged: its field { $name } is missing or wrong

## Arguments that make no sense: what is wrong, a tip, and where there is more.

refused-value = invalid value '{ $value }' for '{ $argument }'
refused-no-value = a value is required for '{ $argument }' but none was supplied
refused-more-values = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
refused-argument = unexpected argument '{ $argument }' found
refused-word = unrecognized subcommand '{ $word }'
refused-no-word = '{ $word }' requires a subcommand but one was not provided
refused-missing = the following required arguments were not provided: { $argument }
refused-together = the argument '{ $argument }' cannot be used with { $others }
refused-twice = the argument '{ $argument }' cannot be used multiple times
default-is = [default: { $value }]
possible-values = [possible values: { $values }]
tip-similar = tip: did you mean { $names }?
tip-use = tip: use { $names }
more-by-help = For more information, try '--help'.
refused = error: { $why }
