# The player's own marks, and the cells selected.

vanish = Placed digits clear marks they rule out
from-marks = Hints use my marks
only-mine = Show only my marks
