# What is said where Nonet failed too often.

mend-page = Nonet failed three times within a minute and was stopped. What was saved is kept, and the address holds the puzzle.
mend-lab = The Lab failed three times within a minute and was stopped. Your game is not affected.
mend-again = Try again
