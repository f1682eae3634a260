# Hints, steps, paths and proofs.

## Lists of steps, and what hints tell first.

steps = All steps

## Deductions played one after the other.

player = Player
scrub = Moment shown
play = Play
first-step = First
last-step = Last
previous-step = Previous step
next-step-shown = Next step

## The sheet of techniques.

techniques = Techniques
