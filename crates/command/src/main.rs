//! The command line, `nonet WORD`: lists of puzzles in, a row for each out.
//!
//! `batch` makes the rows; here are arguments, files, threads and the order of rows. Native only; for
//! wasm32 it is an empty program, so that `--all-targets` works on both.

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    native::args::main()
}

// The files are next to this one: the inline module only saves a `cfg` on each of them.
#[cfg(not(target_arch = "wasm32"))]
#[path = "."]
mod native {
    pub(crate) mod args;

    mod check;
    mod complaint;
    mod convert;
    mod experiment;
    mod files;
    mod generate;
    mod help;
    mod key;
    mod lab;
    mod library;
    mod manual;
    mod output;
    mod progress;
    mod prove;
    mod question;
    mod refused;
    mod share;
    mod shared;
    mod speech;
    mod stop;
    mod techniques;
    mod telling;
    mod trace;
    mod waiting;
}
