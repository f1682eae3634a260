# Lo que se dice mientras Nonet se inicia, y por qué no se inicia, a quien juega; de qué archivo se trata está en los detalles.

starting = Nonet se está iniciando.
waiting = Nonet sigue esperando al servidor.
file = Nonet no puede ejecutarse desde este archivo. Abra nonet.html, que está a su lado y sí puede, o use un servidor web.
noWasm = Este navegador no tiene WebAssembly o está desactivado (por ejemplo, por el modo de aislamiento). Permítalo en esta página o use otro navegador.
refused = La política de seguridad del servidor web prohíbe WebAssembly. Su Content-Security-Policy debe permitir 'wasm-unsafe-eval' en script-src.
old = Este navegador es demasiado antiguo para Nonet. Actualícelo o use otro navegador.
missing = La copia de Nonet en el servidor está incompleta. Inténtelo más tarde.
broken = El servidor no funciona bien. Inténtelo de nuevo dentro de un rato.
unreachable = Una parte de Nonet no llegó entera: no hay conexión o se cortó. Compruebe la conexión e inténtelo de nuevo.
hung = El servidor dejó de enviar dos veces. Compruebe la conexión e inténtelo de nuevo.
damaged = Una parte de Nonet llegó dos veces dañada o de otra versión, así que no se usó. Inténtelo de nuevo dentro de un rato.
elsewhere = En lugar de Nonet llegó otra cosa: quizá la red pide iniciar sesión primero. Iníciela e inténtelo de nuevo.
type = El servidor envía una parte de Nonet con un tipo que los navegadores no aceptan. Inténtelo más tarde.
policy = Una política de seguridad prohíbe una parte de Nonet. Pruebe otra red u otro navegador, o inténtelo más tarde.
offline = Una parte guardada de Nonet está dañada o falta, y no hay conexión para descargarla otra vez. Conéctese una vez y quedará reparada.
changed = Una parte guardada de Nonet está dañada o falta, y el servidor ya tiene otra versión. Pulse Reparar: se descargan de nuevo los archivos de Nonet y sus partidas se conservan.
crashed = Nonet no pudo iniciarse. Inténtelo de nuevo. Si no sirve, reinicie el navegador.
unstyled = Nonet funciona, pero le falta una parte.
byHand = Con Nonet solo se puede jugar a mano.
plain = Mientras tanto puede escribir aquí un sudoku, comprobar si se repiten cifras e imprimirlo.
again = Reintentar
repair = Reparar
details = Detalles

## Se ve donde no se ejecuta ningún script.

late = Está tardando demasiado: no llegó una parte de Nonet, una copia guardada está dañada o los scripts están desactivados. Nonet necesita JavaScript, un navegador actual y un servidor web; sin él, abra nonet.html, que está junto a este archivo. Si no tiene conexión, conéctese primero. Después pulse Reparar: se descargan de nuevo los archivos de Nonet y sus partidas se conservan.
scripts = Nonet necesita JavaScript y WebAssembly. Todo se ejecuta en este dispositivo; no se envía nada a ninguna parte.
