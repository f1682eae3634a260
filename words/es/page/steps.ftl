# Hints, steps, paths and proofs.

## Lists of steps, and what hints tell first.

steps = Todos los pasos

## Deductions played one after the other.

player = Reproductor
scrub = Momento mostrado
play = Reproducir
first-step = Primera
last-step = Última
previous-step = Paso anterior
next-step-shown = Paso siguiente

## The sheet of techniques.

techniques = Técnicas
