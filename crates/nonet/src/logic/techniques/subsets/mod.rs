//! As many cells as digits, or as many digits as places, in a house; and a digit confined to a line and a box.

pub(in crate::logic) mod hidden_subset;
pub(in crate::logic) mod intersection;
pub(in crate::logic) mod locked_subset;
pub(in crate::logic) mod naked_subset;
pub(in crate::logic) mod subset;
