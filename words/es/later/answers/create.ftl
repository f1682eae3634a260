# The Create workspace.

symmetry = Simetría
symmetry-none = ninguna
symmetry-rotate-180 = media vuelta
symmetry-rotate-90 = cuartos de vuelta
symmetry-mirror-left-right = espejo izquierda–derecha
symmetry-mirror-top-bottom = espejo arriba–abajo
symmetry-mirror-both = ambos espejos
symmetry-diagonal = diagonal
symmetry-antidiagonal = la otra diagonal
symmetry-diagonal-both = ambas diagonales
symmetry-full = todas ellas
