//! `nonet techniques`: the table of techniques.

use super::help::Named;
use super::output::print;
use super::shared::Form;
use batch::techniques_table;
use clap::Args;
use std::process::ExitCode;

#[derive(Debug, Args)]
pub(super) struct Techniques {
    #[arg(long, value_parser = Named::<Form>::new(), default_value = "text")]
    format: Form,
}

/// Prints it.
pub(super) fn main(wanted: &Techniques) -> ExitCode {
    print(&techniques_table(wanted.format.into()).join("\n"), 0);
    ExitCode::SUCCESS
}
