//! The file of verdicts, one per line: the verdict, the test or the number of tests, and the fault's name.

use crate::mutant::Mutant;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::sync::Mutex;

/// Marks a fault that is in a constant or does not compile.
const NOT_WOVEN: &str = "not woven\t";

/// The verdicts of earlier runs, and of this one.
#[derive(Debug)]
pub(crate) struct Record {
    path: PathBuf,
    /// By the fault's name. Delete the file to have everything judged again.
    known: BTreeMap<String, String>,
    file: Option<Mutex<File>>,
}

impl Record {
    pub(crate) fn read(path: PathBuf) -> Self {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.rsplit_once('\t'));
        let known = lines.map(|(said, name)| (name.to_owned(), said.to_owned()));
        Self {
            path,
            known: known.collect(),
            file: None,
        }
    }

    /// Was it left out before?
    pub(crate) fn is_left_out(&self, mutant: &Mutant) -> bool {
        self.said(mutant) == Some(NOT_WOVEN)
    }

    /// Writes the verdicts that are still valid into a new file, together with those on other files' faults;
    /// entries for faults that have disappeared from these files are dropped. Returns the faults still to be
    /// judged: first the survivors, since there may be new tests, then the others in an order in which stopping
    /// early leaves a sample of all files.
    pub(crate) fn begin(
        &mut self,
        mutants: &[Mutant],
        there: &BTreeSet<usize>,
    ) -> Result<Vec<usize>, String> {
        let file = File::create(&self.path)
            .map_err(|error| format!("{}: {error}", self.path.display()))?;
        self.file = Some(Mutex::new(file));
        let files: BTreeSet<&str> = mutants.iter().map(|mutant| mutant.file.as_str()).collect();
        let is_here = |name: &str| {
            name.split(':')
                .next()
                .is_some_and(|file| files.contains(file))
        };
        let others = self.known.iter().filter(|(name, _)| !is_here(name));
        others.for_each(|(name, said)| self.write(name, said));
        let mut open = Vec::new();
        for (place, mutant) in mutants.iter().enumerate() {
            match self.said(mutant) {
                _ if !there.contains(&(place + 1)) => self.write(&mutant.name, NOT_WOVEN),
                Some(killed) if killed.starts_with("killed") => self.write(&mutant.name, killed),
                said => open.push((said.is_none(), (place + 1) * 6007 % 10_007, place + 1)),
            }
        }
        open.sort_unstable();
        Ok(open.into_iter().map(|(_, _, fault)| fault).collect())
    }

    /// Adds a line. If it cannot be written, the fault is judged again next time.
    pub(crate) fn write(&self, name: &str, said: &str) {
        if let Some(Ok(mut file)) = self.file.as_ref().map(Mutex::lock) {
            let _ = writeln!(file, "{said}\t{name}");
        }
    }

    fn said(&self, mutant: &Mutant) -> Option<&str> {
        self.known.get(&mutant.name).map(String::as_str)
    }
}
