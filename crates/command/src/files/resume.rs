//! The progress of a run's output, kept beside its part, so that a stopped run can be resumed.

use batch::Format;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

/// How much of an output is complete, and how much of the input it answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    /// How many bytes are written.
    pub(crate) n_bytes: u64,
    /// How many boards and lines are answered.
    pub(crate) n_lines: u64,
    /// Could any of them not be read?
    pub(crate) any_bad: bool,
}

/// Whether and how a run may be resumed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Which command it is, so that no other resumes its output.
    pub(crate) command: u64,
    /// Is a stopped run to be resumed?
    pub(crate) resume: bool,
}

/// Arguments that do not affect the output, and whether a value follows.
const ASIDE: [(&str, bool); 4] = [
    ("--resume", false),
    ("--threads", true),
    ("-j", true),
    ("--lang", true),
];

impl Plan {
    /// The plan of a command with these arguments. Another language of sentences means other rows.
    pub(crate) fn of(
        arguments: impl IntoIterator<Item = String>,
        format: Format,
        resume: bool,
    ) -> Self {
        let mut hasher = DefaultHasher::new();
        format!("{format:?}").hash(&mut hasher);
        let mut arguments = arguments.into_iter();
        while let Some(argument) = arguments.next() {
            match ASIDE.iter().find(|(name, _)| *name == argument) {
                Some((_, true)) => drop(arguments.next()),
                Some((_, false)) => {}
                None => argument.hash(&mut hasher),
            }
        }
        let command = hasher.finish();
        Self { command, resume }
    }
}

impl Mark {
    /// The mark as text. Its length is constant, so a new one overwrites the one before.
    pub(crate) fn written(self, command: u64) -> String {
        let Self {
            n_bytes,
            n_lines,
            any_bad,
        } = self;
        format!(
            "nonet 1 {command:016x} {n_bytes:020} {n_lines:020} {}\n",
            u8::from(any_bad)
        )
    }

    /// The mark in this file, and the command that made it; `None` if there is none, or if nothing was answered yet.
    pub(crate) fn read(path: &Path) -> Option<(Self, u64)> {
        let text = fs::read_to_string(path).ok()?;
        let fields: Vec<&str> = text.split_whitespace().collect();
        let ["nonet", "1", command, n_bytes, n_lines, any_bad] = *fields.as_slice() else {
            return None;
        };
        let command = u64::from_str_radix(command, 16).ok()?;
        let mark = Self {
            n_bytes: n_bytes.parse().ok()?,
            n_lines: n_lines.parse().ok()?,
            any_bad: any_bad == "1",
        };
        (mark.n_lines > 0 && text == mark.written(command)).then_some((mark, command))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn only_the_same_command_goes_on() {
        let command = |text: &str| {
            let words = text.split(' ').map(str::to_owned);
            Plan::of(words, Format::Text(Lang::En), false).command
        };
        let one = command("nonet count -o x list");
        assert_eq!(one, command("nonet count --resume -o x --threads 3 list"));
        assert_ne!(one, command("nonet count -o x --limit 2 list"));
        assert_ne!(one, command("nonet solve -o x list"));
    }

    #[test]
    fn marks_are_as_long_as_each_other() {
        let marks = [(0, 1, false), (7, u64::MAX, true)].map(|(n_bytes, n_lines, any_bad)| Mark {
            n_bytes,
            n_lines,
            any_bad,
        });
        let lengths = marks.map(|mark| mark.written(u64::from(mark.any_bad)).len());
        assert_eq!(lengths[0], lengths[1]);
    }
}
