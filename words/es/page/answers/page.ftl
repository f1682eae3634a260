# The page itself: the skeleton, cells and the status line.

## The skeleton.

mode-givens = Dados

## Places.

cell = F{ $row }C{ $col }
house-row = fila { $n }
house-col = columna { $n }
house-box = caja { $n }
houses-row = { $n ->
    [one] la fila { $list }
    [many] las filas { $list }
   *[other] las filas { $list }
}
houses-col = { $n ->
    [one] la columna { $list }
    [many] las columnas { $list }
   *[other] las columnas { $list }
}
houses-box = { $n ->
    [one] la caja { $list }
    [many] las cajas { $list }
   *[other] las cajas { $list }
}
list = { $most } y { $last }

## Chips.

givens = { $n ->
    [one] { $n } dado
    [many] { $n } de dados
   *[other] { $n } dados
}
verdict-none = sin solución
verdict-one = una solución
verdict-several = varias soluciones
verdict-undecided = soluciones por determinar

# Lo que sigue al punto no se separa: sus espacios no se parten.
graded = { $grade } · ER { $er }
er-beyond = 9.5+
grade-easy = Fácil
grade-medium = Medio
grade-hard = Difícil
grade-fiendish = Endiablado
grade-extreme = Extremo
grade-nightmare = Pesadilla
chip-rating = { $n } de 6

## What fails: the later words may be what does not come.

failed-request = No se pudo hacer. El tablero no ha cambiado.
failed-worker = El motor se detuvo y hay uno nuevo listo: pulse otra vez. El tablero no ha cambiado.
failed-fetch = No se pudo cargar. Compruebe la conexión y pulse otra vez.
failed-silent = El motor dejó de responder dos veces: puede que sea demasiado para este dispositivo. El tablero no ha cambiado.

## The status line.


## Notices.

engine-lost = El motor no arranca. Se puede seguir jugando a mano. Recargue la página para intentarlo de nuevo.
