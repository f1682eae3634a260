# Hints, steps, paths and proofs.

## Deductions played one after the other.

player = Player
scrub = Moment shown
play = Play
first-step = First
last-step = Last
previous-step = Previous step
next-step-shown = Next step
