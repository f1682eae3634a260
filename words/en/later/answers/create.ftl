# The Create workspace.

symmetry = Symmetry
symmetry-none = none
symmetry-rotate-180 = half turn
symmetry-rotate-90 = quarter turns
symmetry-mirror-left-right = left–right mirror
symmetry-mirror-top-bottom = top–bottom mirror
symmetry-mirror-both = both mirrors
symmetry-diagonal = diagonal
symmetry-antidiagonal = other diagonal
symmetry-diagonal-both = both diagonals
symmetry-full = all of these
