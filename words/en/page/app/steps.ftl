# Hints, steps, paths and proofs.

## Lists of steps, and what hints tell first.

steps = All steps

## Deductions played one after the other.


## The sheet of techniques.

techniques = Techniques
