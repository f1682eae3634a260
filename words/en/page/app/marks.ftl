# The player's own marks, and the cells selected.

mode-corner = Corner
mode-centre = Centre
mode-colour = Colour
said-mode-corner = Typing marks digits in the corner.
said-mode-centre = Typing marks digits in the centre.
said-mode-colour = Typing colours cells.
marks-corner = corner { $digits }
marks-centre = centre { $digits }
tint = { $digit } in { $colour }
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-teal = teal
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-grey = grey
said-noted = Added to { $cell }: { $what }.
said-unnoted = Removed from { $cell }: { $what }.
said-erased-cells = { $n ->
    [one] { $n } cell is empty.
   *[other] { $n } cells are empty.
}
said-filled-cells = { $n ->
    [one] { $digit } in { $n } cell.
   *[other] { $digit } in { $n } cells.
}
said-selected = { $n ->
    [one] { $n } cell selected.
   *[other] { $n } cells selected.
}
said-looks-at = Highlighted: cells that contain { $digit } or could. Press its key again to stop.
said-locked = { $digit } is locked: press cells to place it. Its key unlocks it.
said-looks-away = No digit is highlighted.
cause-note = marks
