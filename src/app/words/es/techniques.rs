//! The words of the techniques in Spanish: their names, and why their steps are right.
//!
//! What several techniques of a family say in the same words stands above the table.

use super::super::Table;

const LOCKED: &str = "{cells} solo admiten {digits}, todas en una línea y una caja: ninguna otra celda de estas puede tenerlas: {outcome}.";

const FISH: &str = "Todos los sitios de la cifra {digits} en {base} están en {cover}, que son otras tantas. Así que cada una de estas la tiene ahí en un sitio propio: {outcome}.";

const FINNED: &str = "Salvo las aletas {fins}, los sitios de la cifra {digits} en {base} están en {cover}, que son otras tantas. O la tiene una aleta o cada una de estas en un sitio propio; sobra lo que ambos excluyen: {outcome}.";

const SIAMESE: &str = "Dos peces de la cifra {digits} comparten la base {base}, eligen su cobertura entre {cover} y tienen aletas en {fins}. En cada uno la tiene una aleta o está el pez: {outcome}.";

const DEADLY_1: &str = "Con solo {digits} en {cells}, estas cifras podrían cambiar de sitio: otra solución. Así que la única celda con otros candidatos tiene uno de ellos: {outcome}.";

const DEADLY_2: &str = "Con solo {digits} en {cells}, estas cifras podrían cambiar de sitio: otra solución. Así que una celda con otro candidato lo tiene, y lo que ve todas esas celdas no: {outcome}.";

const DEADLY_3: &str = "Algunas de {cells} no pueden tener solo {digits}: estas podrían cambiar de sitio, otra solución. Así que sus otros candidatos actúan como una celda y, con las demás, como subconjunto desnudo: {outcome}.";

const DEADLY_4: &str = "Con solo {digits} en {cells}, estas cifras podrían cambiar de sitio: otra solución. En {cover} una de ellas solo cabe en las dos celdas con otros candidatos, así que tienen esa y uno de estos: {outcome}.";

const FIREWORKS: &str = "En {base} cada una de {digits} está en una de {cells} o dos veces en una caja, lo que no puede ser. Tantas cifras como celdas: nada más cabe ahí: {outcome}.";

const FULL: &str = "En {cover} hay justo tantas de {digits} como necesitan {cells}, así que cada una está ahí y en ningún otro sitio de su casa: {outcome}.";

pub(super) static WORDS: Table = &[
    ("technique-full-house", "Última celda"),
    ("technique-naked-single", "Único desnudo"),
    ("technique-hidden-single", "Único oculto"),
    ("technique-locked-pair", "Par bloqueado"),
    ("technique-locked-triple", "Trío bloqueado"),
    ("technique-pointing", "Intersección caja–línea, apuntado"),
    ("technique-claiming", "Intersección línea–caja, reclamo"),
    ("technique-naked-pair", "Par desnudo"),
    ("technique-naked-triple", "Trío desnudo"),
    ("technique-hidden-pair", "Par oculto"),
    ("technique-hidden-triple", "Trío oculto"),
    ("technique-naked-quad", "Cuarteto desnudo"),
    ("technique-hidden-quad", "Cuarteto oculto"),
    ("technique-x-wing", "X-wing"),
    ("technique-swordfish", "Pez espada"),
    ("technique-jellyfish", "Medusa"),
    ("technique-remote-pair", "Par remoto"),
    ("technique-bug-1", "Tumba universal bivalor + 1"),
    ("technique-skyscraper", "Rascacielos"),
    ("technique-two-string-kite", "Cometa de dos cuerdas"),
    ("technique-turbot-fish", "Pez turbot"),
    ("technique-empty-rectangle", "Rectángulo vacío"),
    ("technique-w-wing", "Ala W"),
    ("technique-xy-wing", "Ala XY"),
    ("technique-xyz-wing", "Ala XYZ"),
    ("technique-uniqueness-test-1", "Prueba de unicidad 1"),
    ("technique-uniqueness-test-2", "Prueba de unicidad 2"),
    ("technique-uniqueness-test-3", "Prueba de unicidad 3"),
    ("technique-uniqueness-test-4", "Prueba de unicidad 4"),
    ("technique-uniqueness-test-5", "Prueba de unicidad 5"),
    ("technique-uniqueness-test-6", "Prueba de unicidad 6"),
    ("technique-hidden-rectangle", "Rectángulo oculto"),
    (
        "technique-avoidable-rectangle-1",
        "Rectángulo evitable, tipo 1",
    ),
    (
        "technique-avoidable-rectangle-2",
        "Rectángulo evitable, tipo 2",
    ),
    ("technique-finned-x-wing", "X-wing con aleta"),
    ("technique-sashimi-x-wing", "X-wing sashimi"),
    ("technique-finned-swordfish", "Pez espada con aleta"),
    ("technique-sashimi-swordfish", "Pez espada sashimi"),
    ("technique-finned-jellyfish", "Medusa con aleta"),
    ("technique-sashimi-jellyfish", "Medusa sashimi"),
    ("technique-simple-colours-trap", "Colores simples, trampa"),
    ("technique-simple-colours-wrap", "Colores simples, choque"),
    ("technique-multi-colours-1", "Multicolores, tipo 1"),
    ("technique-multi-colours-2", "Multicolores, tipo 2"),
    ("technique-unique-loop-1", "Bucle único, tipo 1"),
    ("technique-unique-loop-2", "Bucle único, tipo 2"),
    ("technique-unique-loop-3", "Bucle único, tipo 3"),
    ("technique-unique-loop-4", "Bucle único, tipo 4"),
    (
        "technique-extended-rectangle-1",
        "Rectángulo extendido, tipo 1",
    ),
    (
        "technique-extended-rectangle-2",
        "Rectángulo extendido, tipo 2",
    ),
    (
        "technique-extended-rectangle-3",
        "Rectángulo extendido, tipo 3",
    ),
    (
        "technique-extended-rectangle-4",
        "Rectángulo extendido, tipo 4",
    ),
    ("technique-bug-2", "Tumba universal bivalor, tipo 2"),
    ("technique-bug-3", "Tumba universal bivalor, tipo 3"),
    ("technique-bug-4", "Tumba universal bivalor, tipo 4"),
    ("technique-wxyz-wing", "Ala WXYZ"),
    ("technique-fireworks-triple", "Fuegos artificiales triples"),
    ("technique-fireworks-quad", "Fuegos artificiales cuádruples"),
    ("technique-sue-de-coq", "Sue de Coq"),
    ("technique-x-chain", "Cadena X"),
    ("technique-xy-chain", "Cadena XY"),
    ("technique-continuous-nice-loop", "Bucle continuo"),
    ("technique-discontinuous-nice-loop", "Bucle discontinuo"),
    ("technique-aic", "Cadena de inferencia alternada (AIC)"),
    (
        "technique-grouped-continuous-nice-loop",
        "Bucle continuo agrupado",
    ),
    (
        "technique-grouped-discontinuous-nice-loop",
        "Bucle discontinuo agrupado",
    ),
    ("technique-grouped-aic", "AIC agrupada"),
    ("technique-als-xz", "ALS-XZ"),
    ("technique-als-xy-wing", "Ala XY de ALS"),
    ("technique-als-chain", "Cadena de ALS"),
    ("technique-3d-medusa", "Medusa 3D"),
    (
        "technique-aligned-pair-exclusion",
        "Exclusión de pareja alineada",
    ),
    ("technique-tridagon-1", "Tridágono, tipo 1"),
    ("technique-tridagon-2", "Tridágono, tipo 2"),
    (
        "technique-als-continuous-nice-loop",
        "Bucle continuo con ALS",
    ),
    (
        "technique-als-discontinuous-nice-loop",
        "Bucle discontinuo con ALS",
    ),
    ("technique-als-aic", "AIC con ALS"),
    ("technique-death-blossom", "Flor de la muerte"),
    ("technique-sk-loop", "Bucle SK"),
    ("technique-junior-exocet", "Exocet júnior"),
    ("technique-franken-x-wing", "X-wing Franken"),
    ("technique-franken-swordfish", "Pez espada Franken"),
    ("technique-franken-jellyfish", "Medusa Franken"),
    (
        "technique-finned-franken-x-wing",
        "X-wing Franken con aleta",
    ),
    (
        "technique-finned-franken-swordfish",
        "Pez espada Franken con aleta",
    ),
    (
        "technique-finned-franken-jellyfish",
        "Medusa Franken con aleta",
    ),
    (
        "technique-multi-sector-locked-sets",
        "Conjuntos cerrados multisectoriales",
    ),
    (
        "technique-dual-two-string-kite",
        "Cometa doble de dos cuerdas",
    ),
    ("technique-dual-empty-rectangle", "Rectángulo vacío doble"),
    (
        "technique-siamese-finned-swordfish",
        "Pez espada siamés con aleta",
    ),
    (
        "technique-siamese-finned-jellyfish",
        "Medusa siamesa con aleta",
    ),
    (
        "technique-siamese-sashimi-swordfish",
        "Pez espada siamés sashimi",
    ),
    (
        "technique-siamese-sashimi-jellyfish",
        "Medusa siamesa sashimi",
    ),
    (
        "technique-siamese-finned-franken-swordfish",
        "Pez espada siamés Franken con aleta",
    ),
    (
        "technique-siamese-finned-franken-jellyfish",
        "Medusa siamesa Franken con aleta",
    ),
    ("technique-squirmbag", "Calamar"),
    ("technique-whale", "Ballena"),
    ("technique-leviathan", "Leviatán"),
    ("technique-finned-squirmbag", "Calamar con aleta"),
    ("technique-finned-whale", "Ballena con aleta"),
    ("technique-finned-leviathan", "Leviatán con aleta"),
    ("technique-sashimi-squirmbag", "Calamar sashimi"),
    ("technique-sashimi-whale", "Ballena sashimi"),
    ("technique-sashimi-leviathan", "Leviatán sashimi"),
    ("technique-franken-squirmbag", "Calamar Franken"),
    ("technique-franken-whale", "Ballena Franken"),
    ("technique-franken-leviathan", "Leviatán Franken"),
    (
        "technique-finned-franken-squirmbag",
        "Calamar Franken con aleta",
    ),
    (
        "technique-finned-franken-whale",
        "Ballena Franken con aleta",
    ),
    (
        "technique-finned-franken-leviathan",
        "Leviatán Franken con aleta",
    ),
    ("technique-mutant-x-wing", "X-wing mutante"),
    ("technique-mutant-swordfish", "Pez espada mutante"),
    ("technique-mutant-jellyfish", "Medusa mutante"),
    ("technique-mutant-squirmbag", "Calamar mutante"),
    ("technique-mutant-whale", "Ballena mutante"),
    ("technique-mutant-leviathan", "Leviatán mutante"),
    ("technique-finned-mutant-x-wing", "X-wing mutante con aleta"),
    (
        "technique-finned-mutant-swordfish",
        "Pez espada mutante con aleta",
    ),
    (
        "technique-finned-mutant-jellyfish",
        "Medusa mutante con aleta",
    ),
    (
        "technique-siamese-finned-mutant-jellyfish",
        "Medusa siamesa mutante con aleta",
    ),
    (
        "technique-finned-mutant-squirmbag",
        "Calamar mutante con aleta",
    ),
    ("technique-finned-mutant-whale", "Ballena mutante con aleta"),
    (
        "technique-finned-mutant-leviathan",
        "Leviatán mutante con aleta",
    ),
    ("technique-template-set", "Plantilla: colocar"),
    ("technique-template-delete", "Plantilla: eliminar"),
    (
        "explain-full-house",
        "En {house} solo falta la cifra {digit}: va en {cell}.",
    ),
    (
        "explain-naked-single",
        "{cell} solo puede ser {digit}: no le queda ningún otro candidato.",
    ),
    (
        "explain-hidden-single",
        "En {house} la cifra {digit} solo cabe en un sitio: {cell}.",
    ),
    ("explain-locked-pair", LOCKED),
    ("explain-locked-triple", LOCKED),
    (
        "explain-pointing",
        "En {base} la cifra {digit} solo puede estar en {cells}, y todas están en {cover}. Así que no está en otro sitio de {cover}: {outcome}.",
    ),
    (
        "explain-claiming",
        "En {base} la cifra {digit} solo puede estar en {cells}, y todas están en {cover}. Así que no está en otro sitio de {cover}: {outcome}.",
    ),
    (
        "explain-naked-pair",
        "{cells} solo admiten {digits}. Dos celdas, dos cifras: ninguna otra celda de {house} puede tenerlas: {outcome}.",
    ),
    (
        "explain-naked-triple",
        "{cells} solo admiten {digits}. Tres celdas, tres cifras: ninguna otra celda de {house} puede tenerlas: {outcome}.",
    ),
    (
        "explain-hidden-pair",
        "En {house} las cifras {digits} solo caben en {cells}. Dos cifras, dos celdas: nada más cabe ahí: {outcome}.",
    ),
    (
        "explain-hidden-triple",
        "En {house} las cifras {digits} solo caben en {cells}. Tres cifras, tres celdas: nada más cabe ahí: {outcome}.",
    ),
    (
        "explain-naked-quad",
        "{cells} solo admiten {digits}. Cuatro celdas, cuatro cifras: ninguna otra celda de {house} puede tenerlas: {outcome}.",
    ),
    (
        "explain-hidden-quad",
        "En {house} las cifras {digits} solo caben en {cells}. Cuatro cifras, cuatro celdas: nada más cabe ahí: {outcome}.",
    ),
    ("explain-x-wing", FISH),
    ("explain-swordfish", FISH),
    ("explain-jellyfish", FISH),
    (
        "explain-remote-pair",
        "{cells} solo admiten {digits} y cada una ve a la siguiente, así que las dos cifras se alternan. Lo que ve dos celdas distintas no puede ser ninguna: {outcome}.",
    ),
    (
        "explain-bug-1",
        "Con dos candidatos en cada celda vacía y cada cifra dos veces en sus casas habría dos soluciones o ninguna. Un candidato lo impide, así que es correcto: {outcome}.",
    ),
    (
        "explain-skyscraper",
        "En {cells} la cifra {digits} tiene dos enlaces fuertes que se apoyan en la misma línea, así que está en una de las dos cimas y nada que vea ambas la tiene: {outcome}.",
    ),
    (
        "explain-two-string-kite",
        "En {cells} la cifra {digits} tiene un enlace fuerte en una fila y otro en una columna que se tocan en una caja, así que está en uno de los dos extremos lejanos y nada que vea ambos la tiene: {outcome}.",
    ),
    (
        "explain-turbot-fish",
        "En {cells} la cifra {digits} tiene dos enlaces fuertes cuyos extremos cercanos se ven, así que está en uno de los dos extremos lejanos y nada que vea ambos la tiene: {outcome}.",
    ),
    (
        "explain-empty-rectangle",
        "En {cells} la cifra {digits} tiene un enlace fuerte, y una caja la tiene en una fila y una columna. Si no está en el extremo lejano, la caja la tiene en línea con lo que se va: {outcome}.",
    ),
    (
        "explain-w-wing",
        "Dos de {cells} solo admiten {digits}, y un enlace fuerte de una cifra las une, así que una de las dos tiene la otra cifra: {outcome}.",
    ),
    (
        "explain-xy-wing",
        "{cells} tienen {digits} entre ellas: tenga lo que tenga la celda que ve a las otras dos, una de estas tiene la cifra que comparten: {outcome}.",
    ),
    (
        "explain-xyz-wing",
        "{cells} tienen {digits} entre ellas y no todas se ven: una de ellas tiene la cifra que comparten las tres: {outcome}.",
    ),
    ("explain-uniqueness-test-1", DEADLY_1),
    ("explain-uniqueness-test-2", DEADLY_2),
    ("explain-uniqueness-test-3", DEADLY_3),
    ("explain-uniqueness-test-4", DEADLY_4),
    ("explain-uniqueness-test-5", DEADLY_2),
    (
        "explain-uniqueness-test-6",
        "Con solo {digits} en {cells}, estas cifras podrían cambiar de sitio: otra solución. En {cover} una solo cabe aquí, así que desde una esquina con otros candidatos forzaría las cuatro celdas: {outcome}.",
    ),
    (
        "explain-hidden-rectangle",
        "Con solo {digits} en {cells}, estas cifras podrían cambiar de sitio: otra solución. En {cover} una solo cabe aquí, así que la otra, donde se cruzan, forzaría las cuatro celdas: {outcome}.",
    ),
    ("explain-avoidable-rectangle-1", DEADLY_1),
    ("explain-avoidable-rectangle-2", DEADLY_2),
    ("explain-finned-x-wing", FINNED),
    ("explain-sashimi-x-wing", FINNED),
    ("explain-finned-swordfish", FINNED),
    ("explain-sashimi-swordfish", FINNED),
    ("explain-finned-jellyfish", FINNED),
    ("explain-sashimi-jellyfish", FINNED),
    (
        "explain-simple-colours-trap",
        "En {cells} los enlaces fuertes de la cifra {digits} alternan dos colores, de los que uno es correcto. Lo que ve ambos colores es falso: {outcome}.",
    ),
    (
        "explain-simple-colours-wrap",
        "En {cells} los enlaces fuertes de la cifra {digits} alternan dos colores. Dos celdas de un mismo color se ven, así que ese color es falso: {outcome}.",
    ),
    (
        "explain-multi-colours-1",
        "En {cells} la cifra {digits} forma dos grupos de dos colores. Un color de uno ve uno del otro, así que uno de sus opuestos es correcto, y lo que ve ambos es falso: {outcome}.",
    ),
    (
        "explain-multi-colours-2",
        "En {cells} la cifra {digits} forma dos grupos de dos colores. Un color ve ambos colores del otro grupo, de los que uno es correcto, así que es falso: {outcome}.",
    ),
    ("explain-unique-loop-1", DEADLY_1),
    ("explain-unique-loop-2", DEADLY_2),
    ("explain-unique-loop-3", DEADLY_3),
    ("explain-unique-loop-4", DEADLY_4),
    ("explain-extended-rectangle-1", DEADLY_1),
    ("explain-extended-rectangle-2", DEADLY_2),
    ("explain-extended-rectangle-3", DEADLY_3),
    ("explain-extended-rectangle-4", DEADLY_4),
    (
        "explain-bug-2",
        "Con dos candidatos en cada celda vacía y cada cifra dos veces en sus casas habría dos soluciones o ninguna. Los candidatos que lo impiden son de una misma cifra: uno es correcto y lo que ve todos es falso: {outcome}.",
    ),
    (
        "explain-bug-3",
        "Con dos candidatos en cada celda vacía y cada cifra dos veces en sus casas habría dos soluciones o ninguna. Uno de los que lo impiden es correcto: sus celdas actúan como una y, con otras, como subconjunto desnudo: {outcome}.",
    ),
    (
        "explain-bug-4",
        "Con dos candidatos en cada celda vacía y cada cifra dos veces en sus casas habría dos soluciones o ninguna. En {cover} una cifra solo cabe en las dos celdas que lo impiden, así que tienen esa y otra que lo impide: {outcome}.",
    ),
    (
        "explain-wxyz-wing",
        "{cells} tienen {digits} entre ellas. Todas menos una solo caben ahí una vez, así que esa también está: {outcome}.",
    ),
    ("explain-fireworks-triple", FIREWORKS),
    ("explain-fireworks-quad", FIREWORKS),
    ("explain-sue-de-coq", FULL),
    (
        "explain-x-chain",
        "Siga la cifra {digits} por {cells}: los enlaces son alternativamente fuertes y débiles, así que uno de los extremos la tiene y lo que ve ambos no: {outcome}.",
    ),
    (
        "explain-xy-chain",
        "Cada una de {cells} tiene dos candidatos. Si un extremo no tiene su cifra exterior, las cifras quedan forzadas hasta el otro, que entonces la tiene: {outcome}.",
    ),
    (
        "explain-continuous-nice-loop",
        "Los enlaces por {cells}, fuertes y débiles por turnos, se cierran. Así que cada uno débil tiene justo un extremo correcto y nada más cabe en su lugar: {outcome}.",
    ),
    (
        "explain-discontinuous-nice-loop",
        "Siga los enlaces por {cells}, alternativamente fuertes y débiles: uno de los dos extremos es correcto y ambos deciden la misma celda: {outcome}.",
    ),
    (
        "explain-aic",
        "Siga los enlaces por {cells}, alternativamente fuertes y débiles: uno de los dos extremos es correcto, así que lo que contradice a ambos es falso: {outcome}.",
    ),
    (
        "explain-grouped-continuous-nice-loop",
        "Las celdas de una línea y una caja cuentan como una. Los enlaces por {cells}, fuertes y débiles por turnos, se cierran. Así que cada uno débil tiene justo un extremo correcto y nada más cabe en su lugar: {outcome}.",
    ),
    (
        "explain-grouped-discontinuous-nice-loop",
        "Las celdas de una línea y una caja cuentan como una. Siga los enlaces por {cells}, alternativamente fuertes y débiles: uno de los dos extremos es correcto y ambos deciden la misma celda: {outcome}.",
    ),
    (
        "explain-grouped-aic",
        "Las celdas de una línea y una caja cuentan como una. Siga los enlaces por {cells}, alternativamente fuertes y débiles: uno de los dos extremos es correcto, así que lo que contradice a ambos es falso: {outcome}.",
    ),
    (
        "explain-als-xz",
        "Los conjuntos casi cerrados en {cells} comparten una cifra que solo uno puede tener, así que el otro tiene todas las demás suyas: {outcome}.",
    ),
    (
        "explain-als-xy-wing",
        "A los conjuntos casi cerrados en {cells} los enlazan dos cifras distintas, así que uno de los dos extremos tiene la cifra que estos comparten: {outcome}.",
    ),
    (
        "explain-als-chain",
        "Los conjuntos casi cerrados en {cells} forman una cadena: si el primero no tiene la cifra que comparte con el último, la tiene el último: {outcome}.",
    ),
    (
        "explain-3d-medusa",
        "En {cells} los enlaces fuertes en casas y celdas alternan dos colores, de los que uno es correcto. Un color que se contradice, o lo que ambos excluyen, es falso: {outcome}.",
    ),
    (
        "explain-aligned-pair-exclusion",
        "Si la cifra que se va fuera correcta, no podrían llenarse todas las celdas {cells}: {outcome}.",
    ),
    (
        "explain-tridagon-1",
        "{cells} no pueden llenarse con solo {digits}. Así que la única celda con otros candidatos tiene uno de ellos: {outcome}.",
    ),
    (
        "explain-tridagon-2",
        "{cells} no pueden llenarse con solo {digits}. Así que una celda con otro candidato lo tiene, y lo que ve todas esas celdas no: {outcome}.",
    ),
    (
        "explain-als-continuous-nice-loop",
        "A un conjunto casi cerrado le falta como mucho una cifra: enlaza. Los enlaces por {cells}, fuertes y débiles por turnos, se cierran. Así que cada uno débil tiene justo un extremo correcto y nada más cabe en su lugar: {outcome}.",
    ),
    (
        "explain-als-discontinuous-nice-loop",
        "A un conjunto casi cerrado le falta como mucho una cifra: enlaza. Siga los enlaces por {cells}, alternativamente fuertes y débiles: uno de los dos extremos es correcto y ambos deciden la misma celda: {outcome}.",
    ),
    (
        "explain-als-aic",
        "A un conjunto casi cerrado le falta como mucho una cifra: enlaza. Siga los enlaces por {cells}, alternativamente fuertes y débiles: uno de los dos extremos es correcto, así que lo que contradice a ambos es falso: {outcome}.",
    ),
    (
        "explain-death-blossom",
        "Tenga lo que tenga {stem}, a uno de los conjuntos casi cerrados entre {cells} le falta y tiene todas sus demás cifras: {outcome}.",
    ),
    ("explain-sk-loop", FULL),
    (
        "explain-junior-exocet",
        "Entre {cells}, los dos objetivos deben tener las cifras de las dos celdas base, que son de {digits}: fuera no caben: {outcome}.",
    ),
    ("explain-franken-x-wing", FISH),
    ("explain-franken-swordfish", FISH),
    ("explain-franken-jellyfish", FISH),
    ("explain-finned-franken-x-wing", FINNED),
    ("explain-finned-franken-swordfish", FINNED),
    ("explain-finned-franken-jellyfish", FINNED),
    ("explain-multi-sector-locked-sets", FULL),
    (
        "explain-dual-two-string-kite",
        "En {cells} dos cometas de la cifra {digits} cuelgan de los mismos dos sitios de una caja; en cada una la tiene un extremo lejano: {outcome}.",
    ),
    (
        "explain-dual-empty-rectangle",
        "En {cells} dos rectángulos vacíos de la cifra {digits} giran sobre la misma caja, y cada uno concluye por sí mismo: {outcome}.",
    ),
    ("explain-siamese-finned-swordfish", SIAMESE),
    ("explain-siamese-finned-jellyfish", SIAMESE),
    ("explain-siamese-sashimi-swordfish", SIAMESE),
    ("explain-siamese-sashimi-jellyfish", SIAMESE),
    ("explain-siamese-finned-franken-swordfish", SIAMESE),
    ("explain-siamese-finned-franken-jellyfish", SIAMESE),
    ("explain-squirmbag", FISH),
    ("explain-whale", FISH),
    ("explain-leviathan", FISH),
    ("explain-finned-squirmbag", FINNED),
    ("explain-finned-whale", FINNED),
    ("explain-finned-leviathan", FINNED),
    ("explain-sashimi-squirmbag", FINNED),
    ("explain-sashimi-whale", FINNED),
    ("explain-sashimi-leviathan", FINNED),
    ("explain-franken-squirmbag", FISH),
    ("explain-franken-whale", FISH),
    ("explain-franken-leviathan", FISH),
    ("explain-finned-franken-squirmbag", FINNED),
    ("explain-finned-franken-whale", FINNED),
    ("explain-finned-franken-leviathan", FINNED),
    ("explain-mutant-x-wing", FISH),
    ("explain-mutant-swordfish", FISH),
    ("explain-mutant-jellyfish", FISH),
    ("explain-mutant-squirmbag", FISH),
    ("explain-mutant-whale", FISH),
    ("explain-mutant-leviathan", FISH),
    ("explain-finned-mutant-x-wing", FINNED),
    ("explain-finned-mutant-swordfish", FINNED),
    ("explain-finned-mutant-jellyfish", FINNED),
    ("explain-siamese-finned-mutant-jellyfish", SIAMESE),
    ("explain-finned-mutant-squirmbag", FINNED),
    ("explain-finned-mutant-whale", FINNED),
    ("explain-finned-mutant-leviathan", FINNED),
    (
        "explain-template-set",
        "Todas las formas de colocar la cifra {digits} en todo el tablero coinciden en esto: {outcome}.",
    ),
    (
        "explain-template-delete",
        "Ninguna forma de colocar la cifra {digits} en todo el tablero usa estos sitios: {outcome}.",
    ),
];
