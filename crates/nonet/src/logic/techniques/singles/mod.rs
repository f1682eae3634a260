//! A cell with one candidate, a digit with one place in a house.

pub(in crate::logic) mod full_house;
pub(in crate::logic) mod hidden_single;
pub(in crate::logic) mod naked_single;
