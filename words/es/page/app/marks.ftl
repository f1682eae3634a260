# Las marcas propias y las celdas elegidas.

mode-corner = Esquina
mode-centre = Centro
mode-colour = Color
said-mode-corner = Ahora se anotan cifras en la esquina.
said-mode-centre = Ahora se anotan cifras en el centro.
said-mode-colour = Ahora se colorean celdas.
marks-corner = esquina { $digits }
marks-centre = centro { $digits }
tint = { $digit } en { $colour }
colour-red = rojo
colour-orange = naranja
colour-yellow = amarillo
colour-green = verde
colour-teal = turquesa
colour-blue = azul
colour-purple = morado
colour-pink = rosa
colour-grey = gris
said-noted = Añadido en { $cell }: { $what }.
said-unnoted = Quitado de { $cell }: { $what }.
said-erased-cells = { $n ->
    [one] { $n } celda está vacía.
    [many] { $n } de celdas están vacías.
   *[other] { $n } celdas están vacías.
}
said-filled-cells = { $n ->
    [one] { $digit } en { $n } celda.
    [many] { $digit } en { $n } de celdas.
   *[other] { $digit } en { $n } celdas.
}
said-selected = { $n ->
    [one] { $n } celda elegida.
    [many] { $n } de celdas elegidas.
   *[other] { $n } celdas elegidas.
}
said-looks-at = Se resaltan las celdas que tienen { $digit } o podrían tenerlo. Otra vez su tecla lo desactiva.
said-locked = { $digit } fijado: pulse celdas para ponerlo. Su tecla lo suelta.
said-looks-away = Ninguna cifra resaltada.
cause-note = marcas
