# The solutions of a puzzle.

workspace-solutions = Soluciones
next-solution = Siguiente
cause-repair = corrección
name-shown = { $cell }, { $digit }, mostrada
name-role-named = { $name }, nombrada en el resultado
name-role-differs = { $name }, las soluciones difieren
