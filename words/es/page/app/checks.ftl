# Lo que se dice de los errores sin que nadie lo pida.

said-not-allowed = El { $digit } es un error en { $cell }, y los errores se rechazan (Ajustes).
name-wrong = { $name }, errónea
name-lacking = { $name }, a sus marcas les falta la solución
