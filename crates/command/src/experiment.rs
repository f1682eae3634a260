//! `nonet lab --experiment`: an experiment saved by the page, or its link. The table is the same as the page's.

use super::complaint::complain;
use super::files::input::lines_of;
use super::key;
use super::output::print;
use super::speech::{say, word};
use std::io;
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Instant;
use watch::{Command, Driver, Experiment, Gathered, Lack, Report, Study};

/// Runs everything, and prints the table.
pub(crate) fn main(file: &str) -> ExitCode {
    let study = match read(file) {
        Ok(study) => study,
        Err(error) => {
            complain(&format!("{file}: {error}"));
            return ExitCode::from(2);
        }
    };
    let Some(study) = study else {
        complain(&format!("{file}: {}", word(key::NO_EXPERIMENT)));
        return ExitCode::from(2);
    };
    let gathered = study.source.gather(&mut |_| ControlFlow::Continue(()));
    let is_bad = told(&gathered);
    let mut experiment = study.experiment(gathered);
    if experiment.left_out() > 0 {
        let n = experiment.left_out().to_string();
        complain(&say(key::RUNS_LEFT_OUT, &[("n", &n)]));
    }
    run(&mut experiment, study.seconds.saturating_mul(1000));
    let csv = experiment.csv();
    print(csv.trim_end_matches('\n'), u8::from(is_bad));
    ExitCode::from(u8::from(is_bad))
}

/// The experiment in a link, or in a file.
fn read(file: &str) -> io::Result<Option<Study>> {
    if let Some(study) = Study::of_link(file) {
        return Ok(Some(study));
    }
    let lines = lines_of(file)?.into_iter();
    let lines: Vec<String> = lines.map(|(_, line)| line.unwrap_or_default()).collect();
    Ok(Study::read(&lines.join("\n")))
}

/// Reports which puzzles are missing; are there any?
fn told(gathered: &Gathered) -> bool {
    let lack = gathered.lack.map(|lack| match lack {
        Lack::Impossible => key::LACK_IMPOSSIBLE,
        Lack::GaveUp => key::LACK_GAVE_UP,
        Lack::NoSolution => key::LACK_NO_SOLUTION,
        Lack::SeveralSolutions => key::LACK_SEVERAL,
        Lack::TooMany => key::LACK_TOO_MANY,
    });
    lack.into_iter().for_each(|key| complain(word(key)));
    if gathered.unread > 0 {
        let n = gathered.unread.to_string();
        complain(&say(key::LINES_UNREAD, &[("n", &n)]));
    }
    lack.is_some() || gathered.unread > 0
}

/// Does all jobs, one after the other.
fn run(experiment: &mut Experiment, ms: u32) {
    let (mut driver, start) = (Driver::default(), Instant::now());
    let clock = || start.elapsed().as_secs_f64() * 1000.0;
    while let Some((number, plan)) = experiment.next_job() {
        let command = Command::Job(number, plan, ms);
        driver.command(command, &clock, &mut |report| match report {
            Report::Done(row) => experiment.take(*row),
            Report::Failed(job, _) => experiment.refuse(job),
            _ => {}
        });
    }
}
