# The techniques of Propagate: their names. Why their steps are right is in `later/`, the other techniques are in `study/`.

technique-full-house = Full house
technique-naked-single = Naked single
technique-hidden-single = Hidden single
technique-naked-pair = Naked pair
technique-naked-triple = Naked triple
technique-hidden-pair = Hidden pair
technique-hidden-triple = Hidden triple
technique-naked-quad = Naked quad
technique-hidden-quad = Hidden quad
