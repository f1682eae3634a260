//! What a driver is handed: the time, and who hears it.

use super::message::Report;

/// Milliseconds that only grow.
pub(super) type Clock<'a> = &'a dyn Fn() -> f64;

pub(super) type Reply<'a> = &'a mut dyn FnMut(Report);
