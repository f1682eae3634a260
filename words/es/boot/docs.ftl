# Las carpetas de docs/ en que este idioma tiene sus páginas.

docs-techniques = tecnicas
docs-algorithms = algoritmos
docs-exercises = ejercicios
