# The tree of changes, savepoints, what is only supposed.

history = History
savepoint = Savepoint here
chip-supposed = what if
name-supposed = { $name }, what if
