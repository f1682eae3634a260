# The Create workspace.

workspace-create = Create
