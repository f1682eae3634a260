//! Nonet: a Sudoku workbench. See docs/ARCHITECTURE.md for the way around.
