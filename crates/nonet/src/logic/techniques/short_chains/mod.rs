//! Chains of two or three links that have names of their own.

pub(super) mod dual;
pub(super) mod empty_rectangle;
pub(super) mod remote_pair;
pub(super) mod short_chain;
pub(super) mod three_links;
pub(super) mod two_links;
pub(super) mod w_wing;
