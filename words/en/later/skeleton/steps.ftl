# Hints, steps, paths and proofs.

## Techniques.

learn-find = Find
back-to-index = Back to the index
example = Example
by-level = Sort by difficulty only
