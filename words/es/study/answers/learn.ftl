# Techniques to choose from and to learn.

## The page of a technique.

example-of = Ejemplo { $at } de { $n }
