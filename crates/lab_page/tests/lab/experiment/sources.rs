//! Where an experiment's puzzles come from.

use super::all;
use crate::lab_runs::{P, classic};
use nonet::board::{Puzzle, Solution};
use nonet::generate::{self, Options};
use nonet::text::line;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;
use support::{solutions, to_plain};
use watch::{From, Lack, Source, SourceKind, Study, read_lines};

#[test]
fn lines_have_names() {
    let dots = P.map(|text| text.replace('0', "."));
    let text = format!(
        "name,digits\nfirst, \"1\": {}\n{}\n# a comment: that is a name\n{}\n#\n\nnonsense\n\"a, \"\"b\"\"\",{}\n{},c\np=.2.4.......1.3..&s=2x2\n{}\n",
        P[0],
        dots[1],
        P[1].replace('9', "0"),
        P[2],
        dots[2],
        P[2]
    );
    let gathered = Source {
        kind: SourceKind::Lines,
        lines: text.clone(),
        ..Source::default()
    };
    let gathered = all(&gathered);
    let names: Vec<&str> = gathered
        .subjects
        .iter()
        .map(|subject| subject.name.as_str())
        .collect();
    assert_eq!(
        names,
        [
            "first, \"1\"",
            "P2",
            "a comment: that is a name",
            "a, \"b\"",
            "c",
            "4×4",
            "P3"
        ]
    );
    assert_eq!((gathered.unread, gathered.lack), (1, None));
    assert_eq!(gathered.subjects[0].puzzle, classic(P[0]));
    let raw = read_lines(&format!("{}\n{}", P[2], P[2]), &mut |_| {
        ControlFlow::Continue(())
    });
    assert_eq!(raw.subjects.len(), 2);
    let source = Source {
        kind: SourceKind::Lines,
        lines: format!("{}\n{}", P[2], P[2]),
        ..Source::default()
    };
    let names: Vec<String> = all(&source)
        .subjects
        .into_iter()
        .map(|subject| subject.name)
        .collect();
    assert_eq!(names, ["P3", "P3 #2"]);
}

#[test]
fn the_generator_makes_them_from_a_seed() {
    let mut source = Source {
        kind: SourceKind::Made,
        ..Source::default()
    };
    source.made.n = 3;
    source.made.seed = 41;
    let made = all(&source);
    for (subject, seed) in made.subjects.iter().zip(41..) {
        let alone = generate::make(
            &Options::minimal(subject.puzzle.geometry().clone()),
            seed,
            &mut |_| {},
        );
        assert_eq!(alone.expect("there is one").puzzle, subject.puzzle);
        assert_eq!(subject.name, format!("G{seed}"));
        assert_eq!(solutions(&to_plain(&subject.puzzle), 2).len(), 1);
    }
    assert_eq!((made.subjects.len(), made.lack), (3, None));
    source.made.givens = "30..32".to_owned();
    source.made.rating = "grade:easy".to_owned();
    for subject in all(&source).subjects {
        assert!(
            (30..=32).contains(&subject.puzzle.n_givens()),
            "{}",
            subject.name
        );
    }
    for (givens, rating) in [("3", ""), ("x", ""), ("", "grade:impossible"), ("", "easy")] {
        source.made.givens = givens.to_owned();
        source.made.rating = rating.to_owned();
        assert_eq!(
            all(&source).lack,
            Some(Lack::Impossible),
            "{givens} {rating}"
        );
        assert!(!source.made.is_possible());
    }
    // It can be ended after each.
    let mut source = Source {
        kind: SourceKind::Made,
        ..Source::default()
    };
    source.made.n = 1000;
    let ended = source.gather(&mut |n| {
        if n < 2 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(ended.subjects.len(), 2);
}

#[test]
fn a_series_of_fewer_givens_keeps_its_solution() {
    for (from, step, sizes) in [(From::Givens, 1, 31), (From::Solution, 10, 10)] {
        let mut source = Source {
            kind: SourceKind::Fewer,
            ..Source::default()
        };
        (source.fewer.from, source.fewer.step, source.fewer.seed) = (from, step, 3);
        (source.fewer.each, source.fewer.unique) = (1, false);
        let series = all(&source).subjects;
        assert_eq!(series.len(), sizes);
        let solution = &solutions(&to_plain(&classic(P[2])), 2)[0];
        for pair in series.windows(2) {
            let [fuller, emptier] = [&pair[0].puzzle, &pair[1].puzzle];
            let kept = emptier
                .givens()
                .all(|(cell, digit)| fuller.get(cell) == Some(digit));
            assert!(kept && fuller.n_givens() - emptier.n_givens() <= step as usize);
        }
        for subject in &series {
            let mut givens = subject.puzzle.givens();
            assert!(givens.all(|(cell, digit)| solution[cell.index()] == digit.get()));
            let size = 81 - subject.puzzle.n_givens();
            assert_eq!(subject.size, u32::try_from(size).ok());
            assert_eq!(subject.name, format!("P3 ({})", 81 - size));
            let n = solutions(&to_plain(&subject.puzzle), 2).len();
            assert_eq!(subject.unique, Some(n == 1), "{}", subject.name);
        }
        assert_eq!(
            series.last().map(|subject| subject.puzzle.n_givens()),
            Some(0)
        );
    }
    let mut source = Source {
        kind: SourceKind::Fewer,
        ..Source::default()
    };
    let mut twice = Puzzle::empty(nonet::board::Geometry::classic());
    let one = nonet::board::Digit::new(1);
    for at in [0, 1] {
        twice
            .set(nonet::board::Cell::new(at), one)
            .expect("on the board");
    }
    source.fewer.base = twice;
    let none = all(&source);
    assert_eq!(
        (none.subjects.len(), none.lack),
        (0, Some(Lack::NoSolution))
    );
}

#[test]
fn by_default_a_series_has_five_puzzles_of_each_size_with_one_solution_each() {
    for kind in [SourceKind::Fewer, SourceKind::Larger] {
        let source = Source {
            kind,
            ..Source::default()
        };
        let mut sizes: BTreeMap<u32, BTreeSet<String>> = BTreeMap::new();
        for subject in all(&source).subjects {
            assert_eq!(subject.unique, Some(true), "{}", subject.name);
            if subject.puzzle.geometry().side() == 9 {
                assert_eq!(
                    solutions(&to_plain(&subject.puzzle), 2).len(),
                    1,
                    "{}",
                    subject.name
                );
            }
            let size = subject.size.expect("it grows");
            sizes
                .entry(size)
                .or_default()
                .insert(line(&subject.puzzle, '.'));
        }
        // The full board is the same for all.
        sizes.remove(&0);
        assert!(
            sizes.len() >= 5 && sizes.values().all(|puzzles| puzzles.len() == 5),
            "{kind:?}"
        );
    }
}

#[test]
fn links_from_before_mean_the_same_series() {
    for (old, sizes, is_unique) in [
        (
            "x=fewer;from:givens;step:10;seed:1",
            vec![51, 61, 71, 81],
            Some(false),
        ),
        (
            "x=larger;to:9;share:0;each:1;seed:1",
            vec![4, 6, 9],
            Some(false),
        ),
    ] {
        let study = Study::of_link(&format!("a=depth-first&{old}&w=lab")).expect("an experiment");
        let subjects = all(&study.source).subjects;
        let found: Vec<u32> = subjects.iter().filter_map(|subject| subject.size).collect();
        assert_eq!(found, sizes, "{old}");
        assert_eq!(
            subjects.last().and_then(|subject| subject.unique),
            is_unique
        );
        let again = Study::of_link(&study.link().expect("short")).expect("an experiment");
        assert_eq!(again, study);
    }
}

#[test]
fn boards_grow_with_the_same_share_of_givens() {
    let mut source = Source {
        kind: SourceKind::Larger,
        ..Source::default()
    };
    (
        source.larger.share,
        source.larger.each,
        source.larger.unique,
    ) = (0, 1, false);
    let sides = |source: &Source| -> Vec<u32> {
        all(source).subjects.iter().filter_map(|s| s.size).collect()
    };
    assert_eq!(sides(&source), [4, 6, 9, 12, 16]);
    assert!(
        all(&source)
            .subjects
            .iter()
            .all(|s| s.puzzle.n_givens() == 0 && s.unique == Some(false))
    );
    (source.larger.share, source.larger.to, source.larger.each) = (100, 25, 2);
    assert_eq!(
        sides(&source),
        [4, 4, 6, 6, 9, 9, 12, 12, 16, 16, 20, 20, 25, 25]
    );
    let mut boards = BTreeMap::new();
    for subject in all(&source).subjects {
        assert!(
            Solution::verify(subject.puzzle.clone()).is_some(),
            "{}",
            subject.name
        );
        assert_eq!(subject.unique, Some(true));
        boards.insert(line(&subject.puzzle, '.'), subject.name);
    }
    assert_eq!(boards.len(), 14, "another seed, another board");
    (source.larger.share, source.larger.to) = (50, 9);
    let givens: Vec<usize> = all(&source)
        .subjects
        .iter()
        .map(|s| s.puzzle.n_givens())
        .collect();
    assert_eq!(givens, [8, 8, 18, 18, 41, 41]);
}
