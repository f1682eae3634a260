//! What a teacher sees of a hand-in: a mark for each task, for the page's table and as CSV.

use super::assignment::Task;
use super::check::{Check, Finding};
use super::work::Work;

/// The result of a task.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// The pupil's answer.
    pub answer: String,
    /// How many predictions were right, and how many there are.
    pub predicted: (usize, usize),
    /// How many runs came out as recorded, how many have been repeated, and how many there are.
    pub runs: (usize, usize, usize),
    /// What was found about the runs that differ.
    pub doubts: Vec<Finding>,
    /// The published answer, if it is known.
    pub expected: String,
}

/// The marks of a pupil's work, task by task. `findings` are those of its [`checks`](super::checks), as far as
/// known.
pub fn marks(work: &Work, checks: &[Check], findings: &[Finding]) -> Vec<Mark> {
    let mut marks: Vec<Mark> = work
        .done
        .iter()
        .map(|done| Mark {
            answer: done.answer.clone(),
            predicted: done.predicted(),
            ..Mark::default()
        })
        .collect();
    for (place, check) in checks.iter().enumerate() {
        let Some(mark) = marks.get_mut(check.task) else {
            continue;
        };
        mark.runs.2 += 1;
        match findings.get(place) {
            Some(Finding::Same) => {
                mark.runs.0 += 1;
                mark.runs.1 += 1;
            }
            Some(other) => {
                mark.runs.1 += 1;
                mark.doubts.push(other.clone());
            }
            None => {}
        }
    }
    marks
}

/// The header of the rows.
const HEAD: &str = "file,name,whole,task,exercise,answer,right,predicted,same,runs,doubts,expected,points,comment\n";

/// Everything as CSV, a row for each task of each file: the file's name, the work, whether the file is as Nonet
/// wrote it, its marks, the published answer, and two columns for the teacher.
pub fn csv<'a>(files: impl Iterator<Item = (&'a str, &'a Work, bool, Vec<Mark>)>) -> String {
    let mut text = HEAD.to_owned();
    for (file, work, is_whole, marks) in files {
        for (place, mark) in marks.iter().enumerate() {
            let exercise = match work.assignment.tasks.get(place) {
                Some(Task::Exercise(slug)) => slug,
                _ => "",
            };
            let doubts: Vec<String> = mark.doubts.iter().map(doubt).collect();
            let fields = [
                file.to_owned(),
                work.name.clone(),
                is_whole.to_string(),
                (place + 1).to_string(),
                exercise.to_owned(),
                mark.answer.clone(),
                mark.predicted.0.to_string(),
                mark.predicted.1.to_string(),
                mark.runs.0.to_string(),
                mark.runs.2.to_string(),
                doubts.join("; "),
                mark.expected.clone(),
                String::new(),
                String::new(),
            ];
            text += &(fields.map(|field| quoted(&field)).join(",") + "\n");
        }
    }
    text
}

fn doubt(finding: &Finding) -> String {
    match finding {
        Finding::Same => String::new(),
        Finding::Differs(what) => format!("other {what}"),
        Finding::NoRun => "no such run".to_owned(),
        Finding::TooLong => "too long".to_owned(),
    }
}

/// A quoted field. Pupils can write anything, so a field that a spreadsheet would take for a formula gets an
/// apostrophe.
fn quoted(field: &str) -> String {
    let is_formula = field.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let field = if is_formula {
        format!("'{field}")
    } else {
        field.to_owned()
    };
    if field.contains([',', '"', '\n', '\r']) {
        return format!("\"{}\"", field.replace('"', "\"\""));
    }
    field
}
