# Las marcas propias y las celdas elegidas.

vanish = Al poner una cifra, quitar las marcas que descarta
from-marks = Las pistas usan mis marcas
only-mine = Mostrar solo mis marcas
