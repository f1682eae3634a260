# Lo que se dice mientras Nonet se inicia, y por qué no se inicia. { $file } es el archivo en cuestión.

starting = Nonet se está iniciando.
waiting = Nonet sigue esperando al servidor: { $file } aún no ha llegado.
file = Nonet no puede ejecutarse desde este archivo. Abra nonet.html, que está a su lado y sí puede, o use un servidor web.
noWasm = Este navegador no tiene WebAssembly o está desactivado (por ejemplo, por el modo de aislamiento). Permítalo en esta página o use otro navegador.
refused = La política de seguridad del servidor web prohíbe WebAssembly. Su Content-Security-Policy debe permitir 'wasm-unsafe-eval' en script-src.
old = Este navegador es demasiado antiguo para Nonet. Actualícelo o use otro navegador.
missing = El servidor no tiene { $file }: su copia de Nonet está incompleta. Recargue más tarde o avise a quien lo mantiene.
broken = El servidor no funciona bien: al pedirle { $file } respondió con un error. Inténtelo de nuevo dentro de un rato.
unreachable = { $file } no llegó entero: no hay conexión o se cortó. Compruebe la conexión e inténtelo de nuevo.
hung = El servidor dejó dos veces de enviar { $file }. Compruebe la conexión e inténtelo de nuevo.
damaged = { $file } llegó dos veces dañado o de otra versión, así que no se usó. Inténtelo de nuevo dentro de un rato. Si el problema persiste, la copia de Nonet en el servidor está dañada.
elsewhere = En lugar de { $file } llegó otra cosa: quizá la red pide iniciar sesión primero. Iníciela e inténtelo de nuevo.
type = El servidor envía { $file } con un tipo que los navegadores no aceptan. Quien mantiene el servidor debe corregirlo: text/javascript para .js, text/css para .css.
policy = Una política de seguridad prohíbe { $file }. La Content-Security-Policy del servidor debe permitir a Nonet sus propios archivos ('self').
offline = Un archivo guardado está dañado o falta ({ $file }) y no hay conexión para descargarlo otra vez. Conéctese una vez y quedará reparado.
changed = Un archivo guardado está dañado o falta ({ $file }) y el servidor ya tiene otra versión de Nonet. Pulse Reparar: se descargan de nuevo todos los archivos y sus partidas se conservan.
crashed = Nonet no pudo iniciarse. Inténtelo de nuevo. Si el problema persiste, comuníquelo junto con lo que dice la consola del navegador.
unstyled = Nonet funciona, pero le falta una parte.
byHand = Con Nonet solo se puede jugar a mano.
plain = Mientras tanto puede escribir aquí un sudoku, comprobar si se repiten cifras e imprimirlo.
again = Reintentar
repair = Reparar

## Se ve donde no se ejecuta ningún script.

late = Está tardando demasiado: no llegó una parte de Nonet, una copia guardada está dañada o los scripts están desactivados. Nonet necesita JavaScript, un navegador actual y un servidor web; sin él, abra nonet.html, que está junto a este archivo. Si no tiene conexión, conéctese primero. Después pulse Reparar: se descargan de nuevo los archivos de Nonet y sus partidas se conservan.
scripts = Nonet necesita JavaScript y WebAssembly. Todo se ejecuta en este dispositivo; no se envía nada a ninguna parte.
