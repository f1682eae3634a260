# Hints, steps, paths and proofs.

## Deductions played one after the other.

player = Reproductor
scrub = Momento mostrado
play = Reproducir
first-step = Primera
last-step = Última
previous-step = Paso anterior
next-step-shown = Paso siguiente
