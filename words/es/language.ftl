# Lo que el idioma dice de sí mismo: su nombre y dónde empiezan sus líneas (ltr o rtl).

language-name = Español
language-direction = ltr
