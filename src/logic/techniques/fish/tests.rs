//! Grids for fish, made by hand.
