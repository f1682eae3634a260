//! The copy of the project that contains the faults, and its building.

use crate::edit::Woven;
use crate::mutant::Mutant;
use crate::weave;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::SystemTime;

/// A copy of the project with the faults woven in.
#[derive(Debug)]
pub(crate) struct Tree {
    root: PathBuf,
    sources: BTreeMap<String, String>,
    woven: BTreeMap<String, Woven>,
}

/// A program of tests.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct TestProgram {
    pub(crate) name: String,
    pub(crate) path: PathBuf,
    pub(crate) built: SystemTime,
}

/// The parts that are read of a message from Cargo or the compiler.
#[derive(Deserialize)]
struct Line {
    message: Option<Message>,
    target: Option<Target>,
    executable: Option<PathBuf>,
    profile: Option<Profile>,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    rendered: Option<String>,
    spans: Vec<Place>,
}

#[derive(Deserialize)]
struct Place {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
    is_primary: bool,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

impl Line {
    fn test_program(self) -> Option<TestProgram> {
        let path = self
            .executable
            .filter(|_| self.profile.is_some_and(|profile| profile.test))?;
        let built = fs::metadata(&path)
            .and_then(|about| about.modified())
            .ok()?;
        let name = self.target?.name;
        Some(TestProgram { name, path, built })
    }
}

impl Tree {
    /// Copies what Cargo needs of the project to a folder in which `../shared` is the project's own.
    pub(crate) fn copy(project: &Path, root: PathBuf, mutants: &[Mutant]) -> Result<Self, String> {
        let files: BTreeSet<&str> = mutants.iter().map(|mutant| mutant.file.as_str()).collect();
        let libs: BTreeSet<String> = files.iter().filter_map(|file| lib(file)).collect();
        let tracked = tracked(project)?;
        forget(&root, &root.join("tests"), &tracked)?;
        for file in tracked {
            let (from, to) = (project.join(&file), root.join(&file));
            if !libs.contains(&file) && !files.contains(file.as_str()) && from.is_file() {
                put(&to, &fs::read(&from).map_err(told(&from))?)?;
            }
        }
        let shared = root.with_file_name("shared");
        if let (false, Ok(there)) = (shared.exists(), project.join("../shared").canonicalize()) {
            std::os::unix::fs::symlink(there, &shared).map_err(told(&shared))?;
        }
        let mut sources = BTreeMap::new();
        for file in files {
            let path = project.join(file);
            sources.insert(
                file.to_owned(),
                fs::read_to_string(&path).map_err(told(&path))?,
            );
        }
        for lib in libs {
            let (from, to) = (project.join(&lib), root.join(&lib));
            let text = fs::read_to_string(&from).map_err(told(&from))?;
            put(&to, (text + "mod mutant;\n").as_bytes())?;
            put(&to.with_file_name("mutant.rs"), include_bytes!("asked.rs"))?;
        }
        Ok(Self {
            root,
            sources,
            woven: BTreeMap::new(),
        })
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Writes all files with all faults but the excluded ones. Returns the faults in them.
    pub(crate) fn weave(
        &mut self,
        mutants: &[Mutant],
        without: &BTreeSet<usize>,
    ) -> Result<BTreeSet<usize>, String> {
        let mut there = BTreeSet::new();
        for (file, source) in &self.sources {
            let all = mutants
                .iter()
                .enumerate()
                .map(|(place, mutant)| (place + 1, mutant));
            let here: Vec<_> = all
                .filter(|(number, mutant)| mutant.file == *file && !without.contains(number))
                .collect();
            let woven = weave::weave(source, &here).map_err(|error| format!("{file}: {error}"))?;
            put(&self.root.join(file), woven.text.as_bytes())?;
            there.extend(&woven.there);
            self.woven.insert(file.clone(), woven);
        }
        Ok(there)
    }

    /// The faults that keep the library from compiling, as far as this attempt shows: others may appear once these
    /// are gone.
    pub(crate) fn not_compiling(&self) -> Result<BTreeSet<usize>, String> {
        let (built, lines) = self.cargo(&["check", "--workspace", "--lib"])?;
        let errors = lines.iter().filter_map(|line| line.message.as_ref());
        let errors: Vec<_> = errors.filter(|message| message.level == "error").collect();
        let faults: BTreeSet<usize> = errors
            .iter()
            .flat_map(|error| self.to_blame(error))
            .collect();
        if built || !faults.is_empty() {
            return Ok(faults);
        }
        Err(errors
            .iter()
            .filter_map(|error| error.rendered.clone())
            .collect())
    }

    /// The faults at the place of the error, or within the code that it mentions.
    fn to_blame(&self, error: &Message) -> Vec<usize> {
        let places = error.spans.iter().filter(|place| place.is_primary);
        let at =
            places.filter_map(|place| Some(self.woven.get(&place.file_name)?.at(place.byte_start)));
        let at: Vec<usize> = at.flatten().copied().collect();
        if !at.is_empty() {
            return at;
        }
        let places = error.spans.iter().filter(|place| !place.is_primary);
        let within = places.filter_map(|place| {
            Some(
                self.woven
                    .get(&place.file_name)?
                    .within(place.byte_start..place.byte_end),
            )
        });
        within.flatten().collect()
    }

    /// Builds all tests.
    pub(crate) fn build(&self) -> Result<Vec<TestProgram>, String> {
        let (built, lines) = self.cargo(&["test", "--no-run", "--lib", "--tests"])?;
        if !built {
            return Err(
                "the tests do not build: cargo test in target/mutants/tree says why".to_owned(),
            );
        }
        let programs = lines.into_iter().filter_map(Line::test_program);
        let mut programs: Vec<_> = programs.collect();
        programs.sort_by(|one, other| one.path.cmp(&other.path));
        Ok(programs)
    }

    fn cargo(&self, arguments: &[&str]) -> Result<(bool, Vec<Line>), String> {
        let mut command = Command::new("cargo");
        command
            .args(arguments)
            .args(["--message-format=json", "--locked"]);
        command.current_dir(&self.root).stderr(Stdio::inherit());
        // Faults are not debugged, and warnings about woven code are useless.
        command
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("RUSTFLAGS", "--cap-lints allow");
        command.env("CARGO_TARGET_DIR", self.root.with_file_name("built"));
        let output = command
            .output()
            .map_err(|error| format!("cargo: {error}"))?;
        let text = String::from_utf8_lossy(&output.stdout);
        let lines = text
            .lines()
            .filter_map(|line| serde_json::from_str(line).ok());
        Ok((output.status.success(), lines.collect()))
    }
}

/// The root of the crate that a file belongs to, where the woven code's module is declared.
fn lib(file: &str) -> Option<String> {
    let (package, _) = file.split_once("/src/")?;
    Some(format!("{package}/src/lib.rs"))
}

fn told(path: &Path) -> impl Fn(std::io::Error) -> String {
    move |error| format!("{}: {error}", path.display())
}

/// Writes a file if that changes it: Cargo rebuilds everything with a new time.
fn put(path: &Path, bytes: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(told(folder))?;
    fs::write(path, bytes).map_err(told(path))
}

/// Removes the files below a folder of the copy that are gone from the project: Cargo would build them.
fn forget(root: &Path, folder: &Path, tracked: &[String]) -> Result<(), String> {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy();
        if path.is_dir() {
            forget(root, &path, tracked)?;
        } else if !tracked.iter().any(|file| *file == name) {
            fs::remove_file(&path).map_err(told(&path))?;
        }
    }
    Ok(())
}

/// All files that git tracks or would add.
fn tracked(project: &Path) -> Result<Vec<String>, String> {
    let mut command = Command::new("git");
    command
        .args(["ls-files", "-co", "--exclude-standard", "-z"])
        .current_dir(project);
    let output = command.output().map_err(|error| format!("git: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    Ok(text.split_terminator('\0').map(str::to_owned).collect())
}
