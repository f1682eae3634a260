# Hints, steps, paths and proofs.

## Techniques.

outcome-place = { $cell } es { $digit }
outcome-out = { $n ->
    [one] { $cells } pierde { $digit }
    [many] { $cells } pierden { $digit }
   *[other] { $cells } pierden { $digit }
}

## Lists of steps, and what hints tell first.

kinds = { $n ->
    [one] { $n } técnica
    [many] { $n } de técnicas
   *[other] { $n } técnicas
}

## Contradictions and conflicts.

dead-cell = a { $cell } no le queda ningún candidato
dead-house = { $digit } ya no cabe en la { $house }
repeated = { $digit } aparece dos veces en la { $house }
conflict = { $digit } aparece más de una vez en la { $house }: { $cells }

## Looked at.

basis-givens = (Según los dados.)
basis-board = (Tal como está el tablero.)

## Propagate and steps.

placed = { $n ->
    [one] { $n } cifra colocada,
    [many] { $n } de cifras colocadas,
   *[other] { $n } cifras colocadas,
}
gone = { $n ->
    [one] { $n } candidato eliminado,
    [many] { $n } de candidatos eliminados,
   *[other] { $n } candidatos eliminados,
}
end-finished = y el tablero está completo.
end-stuck = y ahí se detiene: de esto no se deduce nada más.
end-contradictory = y el tablero se contradice: { $why }.
step-line = { $technique }: { $what }
