# Text in and out.

grip = Arrastre esto fuera de la ventana para guardar el tablero como archivo de texto.
