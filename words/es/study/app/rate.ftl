# Ratings.

## Work.

unrated-several = Diagnosticar muestra dónde difieren las soluciones y qué dado adicional deja una sola.
unrated-undecided = Contar se toma el tiempo que haga falta para averiguarlo.
scale = Escala
value = Valor
method = Cómo se califica
method-counts = Qué cuenta
method-source = De dónde viene
method-limits = Qué no dice
histogram = Técnicas del camino de solución
uses = Veces que se usa
hardest = la más difícil
