# Text in and out.

qr = QR code
loaded = { $n ->
    [one] Read a puzzle with { $n } given.
   *[other] Read a puzzle with { $n } givens.
}
loaded-all = Nothing was skipped.
loaded-note = Some of the text was skipped: see the list.
loaded-repeated = Some digits are repeated: Diagnose shows what would fix that.
opened = { $n ->
    [one] A puzzle with { $n } given is on the board.
   *[other] A puzzle with { $n } givens is on the board.
}
no-told-step = The board is here, but the step in the link could not be shown.
passed-over = Skipped:
unclear-heading = Which board is meant?
unclear = This text can be read as { $n } different boards. Choose one.
refused-heading = Not read; the board is unchanged
working-qr = Drawing the QR code…
working-read = Reading the text…
read-so-far = Reading the text… { $n } characters checked, some more than once
file-large = “{ $name }” is too large for the text of one board ({ $what } bytes). Add its puzzles to the library?
file-sort = “{ $name }” was not read: its type is { $what }, but puzzles are text.
file-binary = “{ $name }” was not read: it is not text. Byte { $what } is a control character.
file-closed = “{ $name }” was not read: the browser cannot open it. It may be a folder, or it may have changed.
copied = Copied: { $what }.
not-copied = The browser did not allow copying. Select the text shown and copy it.
