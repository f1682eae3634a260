# Why the steps of Propagate are right. What is said of other techniques is in `study/`.

explain-full-house = En { $house } solo falta la cifra { $digit }: va en { $cell }.
explain-naked-single = { $cell } solo puede ser { $digit }: no le queda ningún otro candidato.
explain-hidden-single = En { $house } la cifra { $digit } solo cabe en un sitio: { $cell }.
explain-naked-pair = { $cells } solo admiten { $digits }. Dos celdas, dos cifras: ninguna otra celda de { $house } puede tenerlas: { $outcome }.
explain-naked-triple = { $cells } solo admiten { $digits }. Tres celdas, tres cifras: ninguna otra celda de { $house } puede tenerlas: { $outcome }.
explain-hidden-pair = En { $house } las cifras { $digits } solo caben en { $cells }. Dos cifras, dos celdas: nada más cabe ahí: { $outcome }.
explain-hidden-triple = En { $house } las cifras { $digits } solo caben en { $cells }. Tres cifras, tres celdas: nada más cabe ahí: { $outcome }.
explain-naked-quad = { $cells } solo admiten { $digits }. Cuatro celdas, cuatro cifras: ninguna otra celda de { $house } puede tenerlas: { $outcome }.
explain-hidden-quad = En { $house } las cifras { $digits } solo caben en { $cells }. Cuatro cifras, cuatro celdas: nada más cabe ahí: { $outcome }.
