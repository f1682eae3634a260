# Solving and rating.

level-easy = fácil
level-medium = medio
level-hard = difícil
level-unfair = injusto
level-extreme = extremo
solved-never = Sin solución: ni siquiera los dados por sí solos tienen una.
solved-not-so = Sin solución: los dados por sí solos tienen una, así que una de sus cifras está mal.
solved-unknown = Sin solución. No hubo tiempo de averiguar si los dados por sí solos tienen una.
solved-one = Exactamente una solución.
solved-several = Varias soluciones, { $n } en total. Se muestra una de ellas.
solved-at-least = Varias soluciones, al menos { $n }; ahí se dejó de contar. Se muestra una de ellas.
