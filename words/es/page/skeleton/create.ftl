# The Create workspace.

workspace-create = Crear
