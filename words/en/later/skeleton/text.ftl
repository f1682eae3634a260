# Text in and out.

grip = Drag this out of the window to save the board as a text file.
