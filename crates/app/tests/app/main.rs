//! The application and the worker behind it, by messages.
#![cfg(not(target_arch = "wasm32"))]
#![allow(clippy::unwrap_used, reason = "a test may")]

#[path = "../../../../tests/support/page.rs"]
mod page;

mod addresses;
mod aloud;
mod big;
mod brought;
mod cascade;
mod checks;
mod conclusions;
mod conventions;
mod create;
mod damaged_stores;
mod early;
mod engine;
mod export;
mod filter;
mod first;
mod grades;
mod hints;
mod history;
mod keys;
mod learn;
mod links;
mod long_texts;
mod marks;
mod messages;
mod on_marks;
mod opening;
mod past;
mod paths;
mod picture;
mod places;
mod qr;
mod ratings;
mod reload;
mod solutions;
mod starts;
mod strokes;
mod techniques;
mod text_in;
mod timer;
mod tints;
mod tree;
mod typing;
