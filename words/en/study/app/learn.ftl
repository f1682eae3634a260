# Techniques to choose from and to learn.

## The sheet of techniques.

techniques-note = Hint, All steps and Solution path use the ticked techniques in this order. Ratings use their own. In the list, the arrow keys move up and down, Space ticks, Alt with an arrow moves the technique, and the right arrow leads to its “?”.
preset-shipped = Default
preset-hodoku = HoDoKu’s order
preset-thesis = The seven of the scale from 0 to 6
preset-simple = Singles and intersections
preset-medium = Up to medium
preset-hard = Up to hard
preset-unfair = Up to unfair
preset-everything = All
move-forward = Move up: { $technique }
move-back = Move down: { $technique }

## The page of a technique.

also-called = Also called
no-such-technique = No technique has that name.
rank = HoDoKu: { $level }, { $score } points
rank-by-place = { $level }, by its place in the order of techniques
previous-technique = ← { $technique }
next-technique = { $technique } →
previous-example = Previous example
next-example = Next example
load-example = Put it on the board
load-example-note = This replaces your board and shows the step on it. Your board stays in the history.
