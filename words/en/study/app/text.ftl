# The QR code of a link, which the second program draws.

qr-alt = QR code of the link to this board, with all that is on it
said-qr = The QR code is drawn. A phone’s camera reads it.
qr-large = There is too much on this board for a QR code. Copy the link instead.
