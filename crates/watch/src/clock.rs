//! What a driver gets from its caller: the time, and where its reports go.

use super::message::Report;

/// Milliseconds that never go back.
pub(super) type Clock<'a> = &'a dyn Fn() -> f64;

pub(super) type Reply<'a> = &'a mut dyn FnMut(Report);
