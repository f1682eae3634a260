//! The build helper, `cargo xtask WORD`: set-up, build, server, checks.
//!
//! One file per word or idea. The whole of it is native; for wasm32 it is an empty program, so that
//! `--all-targets` works on both.

#[cfg(target_arch = "wasm32")]
fn main() {}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    native::words::main()
}

// The files are beside this one: the inline module only saves a `cfg` on each of them.
#[cfg(not(target_arch = "wasm32"))]
#[path = "."]
mod native {
    pub(crate) mod words;

    mod browser;
    mod build;
    mod check;
    mod end_to_end;
    mod first_load;
    mod fuzz;
    mod headers;
    mod lab;
    mod licences;
    mod mutants;
    mod naming;
    mod pages;
    mod precache;
    mod programs;
    mod reproduce;
    mod scripts;
    mod sentences;
    mod serve;
    mod setup;
    mod shell;
    mod single;
    mod slim;
    mod staged;
    mod system;
    mod versions;
    mod wasm;
    mod workshop;
}
