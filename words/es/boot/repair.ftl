# La página que repara lo guardado.

repair-what = Reparar descarga de nuevo los archivos de Nonet. Sus partidas se conservan.
repair-else = Si aquí no ocurre nada más, conéctese y recargue esta página. Si el problema persiste, vacíe la caché del navegador (imágenes y archivos), pero no los datos del sitio: ahí están sus partidas.
repair-again = Reintentar
repair-offline = No hay conexión, así que no se cambió nada. Conéctese e inténtelo de nuevo.
repair-incomplete = El servidor no responde como debería, así que no se cambió nada. Inténtelo de nuevo dentro de un rato.

## En lugar de una página guardada que está dañada.

stored-damaged = La página guardada de Nonet está dañada y no hay conexión para descargarla otra vez. Conéctese una vez y quedará reparada. Sus partidas se conservan.
