# Lo que se dice de los errores sin que nadie lo pida.

checks = Errores
check-repeated = Marcar las cifras repetidas
check-wrong = Marcar las cifras que no son de la solución
check-lacking = Marcar las celdas cuyas notas no tienen la solución
check-strict = Rechazar las cifras que no son de la solución
checks-note = Lo que está desactivado no avisa. Todo menos lo primero necesita una solución única.
