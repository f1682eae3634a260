//! The engine for JavaScript: what the npm package calls. `index.d.ts` says the same in the caller's language.

#[cfg(target_arch = "wasm32")]
pub mod answers;
