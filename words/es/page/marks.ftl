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
said-looks-at = Mirando el { $digit }: se iluminan las celdas que lo tienen o pueden tenerlo. Su tecla otra vez lo termina.
said-locked = { $digit } fijado: pulse sus celdas. Su tecla otra vez lo suelta.
said-looks-away = Ya no se mira ninguna cifra.
cause-note = marcas
