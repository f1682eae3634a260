//! Random deeds from fixed seeds, against a twin that keeps each row as a few words.

use library::{Catalogue, Figures, Level, LibraryEdit, Played, Row, Rows, Standing, Tally};
use nonet::rate::Grade;
use std::collections::{BTreeMap, BTreeSet};
use support::Random;

const LIBRARIES: u64 = 60;
const DEEDS: usize = 120;

/// A row, by its number: whether it is deleted, its puzzle, game, name, folder, tags and rating.
#[derive(Clone, Debug, Default, PartialEq)]
struct Line {
    is_deleted: bool,
    puzzle: String,
    game: Option<(String, usize, String, u32)>,
    name: String,
    folder: u16,
    tags: BTreeSet<usize>,
    er: Option<u8>,
}

#[derive(Clone, Debug, Default, PartialEq)]
struct Twin {
    rows: BTreeMap<u32, Line>,
    folders: BTreeMap<u16, String>,
    tags: BTreeMap<u16, String>,
    since: u64,
}

impl Twin {
    fn take(&mut self, deed: &LibraryEdit, n: u32) {
        let rows = |rows: &Rows| -> Vec<u32> { rows.below(n).collect() };
        match deed {
            LibraryEdit::Puzzles(first, _, folder, puzzles) => {
                for (puzzle, row) in puzzles.iter().zip(*first..) {
                    let line = Line {
                        puzzle: puzzle.to_owned(),
                        folder: *folder,
                        ..Line::default()
                    };
                    self.rows.insert(row, line);
                }
            }
            LibraryEdit::Game(row, _, puzzle, it) => {
                let line = self.rows.entry(*row).or_default();
                if line.puzzle != *puzzle {
                    line.er = None;
                }
                line.puzzle.clone_from(puzzle);
                line.game = Some((it.game.clone(), it.at, it.board.clone(), it.seconds));
            }
            LibraryEdit::Name(row, name) => {
                self.rows
                    .entry(*row)
                    .and_modify(|line| line.name.clone_from(name));
            }
            LibraryEdit::Folder(folder, name) => {
                self.folders.insert(*folder, name.clone());
                if name.is_empty() {
                    self.folders.remove(folder);
                    let lines = self.rows.values_mut().filter(|line| line.folder == *folder);
                    lines.for_each(|line| line.folder = 0);
                }
            }
            LibraryEdit::Tag(tag, name) => {
                self.tags.insert(*tag, name.clone());
                if name.is_empty() {
                    self.tags.remove(tag);
                    self.rows
                        .values_mut()
                        .for_each(|line| _ = line.tags.remove(&usize::from(*tag)));
                }
            }
            LibraryEdit::Put(folder, those) => {
                self.each(&rows(those), |line| line.folder = *folder)
            }
            LibraryEdit::Mark(tag, true, those) => {
                self.each(&rows(those), |line| _ = line.tags.insert(usize::from(*tag)))
            }
            LibraryEdit::Mark(tag, false, those) => self.each(&rows(those), |line| {
                _ = line.tags.remove(&usize::from(*tag))
            }),
            LibraryEdit::Delete(on, those) => self.each(&rows(those), |line| line.is_deleted = *on),
            LibraryEdit::Rated(er, those) => self.each(&rows(those), |line| line.er = Some(*er)),
            LibraryEdit::Forget(those) => {
                rows(those).iter().for_each(|row| _ = self.rows.remove(row))
            }
            LibraryEdit::Since(time) => self.since = *time,
            LibraryEdit::Begin(..) | LibraryEdit::Damaged(_) => {}
        }
    }

    fn each(&mut self, rows: &[u32], change: impl Fn(&mut Line)) {
        for row in rows {
            self.rows.entry(*row).and_modify(&change);
        }
    }
}

/// The games, without those that have the same puzzle, board and seconds as an earlier one.
fn once<'a>(catalogue: &Catalogue, rows: Vec<&'a &'a Row>) -> Vec<&'a &'a Row> {
    let said = |at: usize| {
        let played = rows[at].played.as_ref().unwrap();
        (catalogue.puzzle(rows[at]), &played.board, played.seconds)
    };
    let when = |at: usize| (rows[at].time(), at);
    let is_first = |&at: &usize| {
        (0..rows.len()).all(|other| when(other) >= when(at) || said(other) != said(at))
    };
    let firsts = (0..rows.len()).filter(is_first);
    firsts.map(|at| rows[at]).collect()
}

/// The statistics, computed slowly: every day and every level by itself.
fn figures(catalogue: &Catalogue, now: u64) -> Figures {
    let rows: Vec<&Row> = catalogue.rows().map(|(_, row)| row).collect();
    let here = |row: &&&Row| row.standing == Standing::Here && row.time() >= catalogue.since();
    let own = |row: &&&Row| row.is_solved() && !row.played.as_ref().unwrap().is_helped;
    let solved: Vec<&&Row> = rows.iter().filter(here).filter(own).collect();
    let solved = once(catalogue, solved);
    let mut tallies = Vec::new();
    let levels = [Level::All]
        .into_iter()
        .chain(Grade::all().map(Level::Of))
        .chain([Level::Unrated]);
    for level in levels {
        let of = |row: &&&&Row| match (level, row.er) {
            (Level::All, _) => true,
            (Level::Of(grade), Some(er)) => (grade.band().0..=grade.band().1).contains(&er),
            (level, er) => level == Level::Unrated && er.is_none(),
        };
        let of: Vec<_> = solved.iter().filter(of).collect();
        let mut seconds: Vec<u32> = of
            .iter()
            .map(|row| row.played.as_ref().unwrap().seconds)
            .collect();
        seconds.retain(|&n| n != 0);
        seconds.sort_unstable();
        if !of.is_empty() {
            tallies.push((
                level,
                Tally {
                    n: of.len(),
                    seconds,
                },
            ));
        }
    }
    // All times are on one day, the present one.
    assert!(now < 86_400_000 && rows.iter().all(|row| row.time() < 86_400_000));
    let n_days = usize::from(!solved.is_empty());
    let helped = rows
        .iter()
        .filter(here)
        .filter(|row| row.is_solved() && !own(row));
    Figures {
        n_begun: rows
            .iter()
            .filter(here)
            .filter(|row| row.is_begun())
            .count(),
        n_helped: once(catalogue, helped.collect()).len(),
        tallies,
        n_days,
        most_days: n_days,
    }
}

/// The content of the catalogue, in the twin's form.
fn told(catalogue: &Catalogue) -> Twin {
    let rows = catalogue.rows().map(|(number, row)| {
        let played = row.played.as_ref();
        let line = Line {
            is_deleted: row.standing == Standing::Deleted,
            puzzle: catalogue.puzzle(row).to_owned(),
            game: played.map(|it| (it.game.clone(), it.at, it.board.clone(), it.seconds)),
            name: row.name.to_string(),
            folder: row.folder,
            tags: (0..64).filter(|&tag| row.has_tag(tag)).collect(),
            er: row.er,
        };
        (number, line)
    });
    let names = |names: &mut dyn Iterator<Item = (u16, &str)>| {
        names.map(|(n, name)| (n, name.to_owned())).collect()
    };
    Twin {
        rows: rows.collect(),
        folders: names(&mut catalogue.folders()),
        tags: names(&mut catalogue.tags()),
        since: catalogue.since(),
    }
}

fn puzzle(random: &mut Random) -> String {
    let cell = |random: &mut Random| match random.below(4) {
        0 => char::from(b'1' + random.below(4) as u8),
        _ => '.',
    };
    let cells: String = (0..16).map(|_| cell(random)).collect();
    format!("p={cells}&s=2x2")
}

fn rows(random: &mut Random, n: u32) -> Rows {
    let many = 1 + random.below(5);
    Rows::of(
        (0..many)
            .map(|_| random.below(n as usize + 3) as u32)
            .collect::<Vec<_>>(),
    )
}

fn name(random: &mut Random) -> String {
    ["", "Hard", "To do", "Zoë", "x"][random.below(5)].to_owned()
}

fn game(random: &mut Random, catalogue: &Catalogue) -> LibraryEdit {
    let (name, at) = (format!("7-{}", random.below(9)), random.below(3));
    let row = catalogue.row_of(&name, at).unwrap_or(catalogue.next());
    let played = Played {
        game: name,
        at,
        tip: at + random.below(9),
        seal: format!("3:{}", random.below(99)),
        played: random.below(1000) as u64,
        board: "1...............".to_owned(),
        is_solved: random.below(2) == 0,
        is_helped: random.below(2) == 0,
        seconds: [0, 60, random.below(900)][random.below(3)] as u32,
    };
    let puzzle = ["p=1...............&s=2x2", "p=2...............&s=2x2"][random.below(8) / 7];
    LibraryEdit::Game(row, 5, puzzle.to_owned(), Box::new(played))
}

/// A random deed that may be done now.
fn deed(random: &mut Random, catalogue: &Catalogue) -> LibraryEdit {
    let n = catalogue.next();
    let (folder, tag) = (1 + random.below(4) as u16, 1 + random.below(4) as u16);
    match random.below(13) {
        12 => LibraryEdit::Since(random.below(1000) as u64),
        0 => {
            let puzzles = (0..=random.below(4)).map(|_| puzzle(random)).collect();
            LibraryEdit::Puzzles(
                n,
                random.below(9) as u64,
                [0, folder][random.below(2)],
                puzzles,
            )
        }
        1 | 2 => game(random, catalogue),
        3 => LibraryEdit::Name(random.below(n as usize + 2) as u32, name(random)),
        4 => LibraryEdit::Folder(folder, name(random)),
        5 => LibraryEdit::Tag(tag, name(random)),
        6 => LibraryEdit::Put([0, folder][random.below(2)], rows(random, n)),
        7 | 8 => LibraryEdit::Mark(tag, random.below(3) > 0, rows(random, n)),
        9 => LibraryEdit::Delete(random.below(2) == 0, rows(random, n)),
        10 => LibraryEdit::Rated(random.below(100) as u8, rows(random, n)),
        _ if random.below(3) == 0 => LibraryEdit::Forget(rows(random, n)),
        _ => LibraryEdit::Begin(
            random.below(n as usize + 2) as u32,
            format!("8-{}", random.below(5)),
        ),
    }
}

/// The twin's rows with the numbers that they get when the journal is rewritten.
fn renumbered(twin: &Twin) -> Twin {
    Twin {
        rows: twin
            .rows
            .values()
            .cloned()
            .zip(0..)
            .map(|(line, row)| (row, line))
            .collect(),
        ..twin.clone()
    }
}

#[test]
fn random_deeds_make_what_a_plain_list_makes_of_them() {
    for seed in 0..LIBRARIES {
        let mut random = Random::new(seed);
        let (mut catalogue, mut twin) = (Catalogue::default(), Twin::default());
        for step in 0..DEEDS {
            let deed = deed(&mut random, &catalogue);
            assert_eq!(
                LibraryEdit::read(&deed.text()),
                Some(deed.clone()),
                "seed {seed}"
            );
            if catalogue.take(&deed) {
                twin.take(&deed, catalogue.next());
            }
            assert_eq!(Figures::of(&catalogue, 500, 0), figures(&catalogue, 500));
            let said = told(&catalogue);
            assert_eq!(said, twin, "seed {seed}, deed {step}: {}", deed.text());
        }
        let mut again = Catalogue::default();
        for deed in catalogue.retold() {
            assert!(again.take(&deed), "seed {seed}: {}", deed.text());
        }
        let rid = |mut twin: Twin| {
            // A folder or tag without a name does not exist, whatever is in it.
            let Twin {
                rows,
                folders,
                tags,
                since: _,
            } = &mut twin;
            for line in rows.values_mut() {
                line.folder *= u16::from(folders.contains_key(&line.folder));
                line.tags.retain(|&tag| tags.contains_key(&(tag as u16)));
            }
            twin
        };
        assert_eq!(rid(told(&again)), rid(renumbered(&twin)), "seed {seed}");
        assert_eq!(again.retold(), {
            let mut once_more = Catalogue::default();
            again
                .retold()
                .iter()
                .for_each(|deed| _ = once_more.take(deed));
            once_more.retold()
        });
    }
}
