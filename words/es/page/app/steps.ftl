# Hints, steps, paths and proofs.

## Lists of steps, and what hints tell first.

steps = Todos los pasos

## Deductions played one after the other.


## The sheet of techniques.

techniques = Técnicas
