# What a node of each algorithm is, as `nonet lab --list` says it.

node-move = un movimiento: se prueba un intercambio al azar, que se hace o se rechaza
node-board-in-part = un tablero con algunas celdas llenas; expandirlo es elegir su celda siguiente
node-candidate-sets = un tablero de conjuntos de candidatos, propagado; expandirlo es probar cada cifra de una celda
node-rows = las primeras filas, en lo que importan al resto; expandirlo es llenar la siguiente de todas las maneras
node-matrix = una matriz cubierta en parte; expandirla es elegir su elemento siguiente
node-generation = una generación: tantos hijos como tableros tiene la población
node-graph = un grafo coloreado en parte; expandirlo es elegir su vértice siguiente
node-deduction = un tablero en deducción; expandirlo es encontrar y aplicar el paso más fácil
node-relaxation = una relajación con algunos candidatos fijados; expandirla es elegir uno de valor fraccionario
node-generation-mended = una generación: tantos hijos como tableros tiene la población, cada uno mejorado por una ráfaga de intercambios
node-swaps-of-a-cell = una iteración: se examinan los intercambios de una celda que infringe una regla, y se hace uno como máximo
node-assignment = una asignación de algunas variables; expandirla es decidir la siguiente
node-swaps-of-mistakes = una iteración: se examinan todos los intercambios que tocan un error, y se hace uno
node-whole-board = un tablero entero; expandirlo es probar cada cifra en su primera celda vacía
