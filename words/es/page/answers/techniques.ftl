# The techniques of Propagate: their names. Why their steps are right is in `later/`, the other techniques are in `study/`.

technique-full-house = Última celda
technique-naked-single = Único desnudo
technique-hidden-single = Único oculto
technique-naked-pair = Par desnudo
technique-naked-triple = Trío desnudo
technique-hidden-pair = Par oculto
technique-hidden-triple = Trío oculto
technique-naked-quad = Cuarteto desnudo
technique-hidden-quad = Cuarteto oculto
