# The QR code of a link, which the second program draws.

qr-alt = Código QR del enlace a este tablero, con todo lo que hay en él
said-qr = El código QR está dibujado. Lo lee la cámara de un teléfono.
qr-large = En este tablero hay demasiado para un código QR. Copie el enlace.
