//! The build helper: `cargo xtask run`, `cargo xtask test`.
fn main() {}
