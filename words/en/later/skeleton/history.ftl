# The tree of changes, savepoints, what is only supposed.

show-supposed = Digits after “What if” look different
