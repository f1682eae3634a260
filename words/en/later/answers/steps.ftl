# Hints, steps, paths and proofs.

## Techniques.

outcome-place = { $cell } is { $digit }
outcome-out = { $n ->
    [one] { $cells } loses { $digit }
   *[other] { $cells } lose { $digit }
}

## Lists of steps, and what hints tell first.

kinds = { $n ->
    [one] { $n } technique
   *[other] { $n } techniques
}

## Contradictions and conflicts.

dead-cell = { $cell } has no candidates left
dead-house = { $digit } has no place left in { $house }
repeated = { $digit } occurs twice in { $house }
conflict = { $digit } occurs more than once in { $house }: { $cells }

## Looked at.

basis-givens = (Based on the givens.)
basis-board = (As the board stands now.)

## Propagate and steps.

placed = { $n ->
    [one] { $n } digit placed,
   *[other] { $n } digits placed,
}
gone = { $n ->
    [one] { $n } candidate removed,
   *[other] { $n } candidates removed,
}
end-finished = and the board is complete.
end-stuck = then stuck: nothing more follows from this.
end-contradictory = and the board contradicts itself: { $why }.
step-line = { $technique }: { $what }
