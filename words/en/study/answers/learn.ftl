# Techniques to choose from and to learn.

## The page of a technique.

example-of = Example { $at } of { $n }
