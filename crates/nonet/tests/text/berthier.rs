//! Whips and braids in Berthier's notation: those of our own cases are written, read, completed on their grids to
//! the original, and proved; one printed by his CSP-Rules is proved, and altered ones are rejected.

use batch::{Boards, Doubt, Judged, Prover};
use nonet::board::Geometry;
use nonet::logic::Step;
use nonet::text::{LibraryCase, Sequence, hodoku_line, read_step};
use worker::exhibit;

const CASES: &str = include_str!("../../../../tests/data/cases.txt");

/// The case and the step of each line of the file that has a whip or a braid.
fn cases() -> impl Iterator<Item = (LibraryCase, Step)> {
    CASES.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split('|').collect();
        let &["whip" | "braid", "+", case, step] = fields.as_slice() else {
            return None;
        };
        let step = read_step(&Geometry::classic(), step).unwrap();
        Some((LibraryCase::read(case).unwrap(), step))
    })
}

/// A prover that knows the grid.
fn prover(grid: &str) -> Prover {
    let mut prover = Prover::new(Default::default(), Boards::Puzzle);
    assert_eq!(prover.line(grid), Judged::Puzzle);
    prover
}

#[test]
fn what_is_written_is_the_whole_step_on_its_grid() {
    let nine = Geometry::classic();
    let mut n = 0;
    for (case, step) in cases() {
        let grid = case.grid();
        let line = hodoku_line(&grid, &step);
        let read = Sequence::read(&nine, &line).unwrap();
        assert_eq!(Some(&read), Sequence::of(&nine, &step).as_ref(), "{line}");
        assert_eq!(read.on(&grid), Some(step), "{line}");
        let mut prover = prover(&case.to_string());
        assert_eq!(prover.line(&format!("  {line}")), Judged::Proved, "{line}");
        n += 1;
    }
    assert!(n >= 20, "{n}");
}

#[test]
fn the_page_shows_it_and_can_prove_it() {
    let nine = Geometry::classic();
    for (_, step) in cases() {
        let lines: Vec<String> = exhibit(&nine, &step).lines().collect();
        let sequence = Sequence::of(&nine, &step).unwrap();
        assert_eq!(lines[0], sequence.line(&nine));
        assert_eq!(read_step(&nine, &lines[1]), Ok(step));
    }
}

#[test]
fn it_is_spelt_as_berthier_does() {
    let nine = Geometry::classic();
    let whip = "whip: {r8c4=5: r789c6<>5 [5r8c4] r5c6=5 [c6] r5c6<>6 [5r5c6] r5c8=6 [r5] r2c8<>6 [6r5c8] r2c8=6 \
                [r2c8]} => r8c4<>5";
    let braid = "braid: {r2c9=9: r2c9<>5 [9r2c9] r2c6=5 [r2] r7c9<>9 [9r2c9] r7c6=9 [r7] r7c4<>5 [9r7c6] r7c4=5 [b8]} \
                 => r2c9<>9";
    for (full, spelt) in [
        (
            whip,
            "whip[3]: c6n5{r7 r5} - r5n6{c6 c8} - r2c8{n6 .} => r8c4<>5",
        ),
        (
            braid,
            "braid[3]: r2n5{c9 c6} - r7n9{c9 c6} - b8n5{r7c4 .} => r2c9<>9",
        ),
    ] {
        let step = read_step(&nine, full).unwrap();
        let sequence = Sequence::of(&nine, &step).unwrap();
        assert_eq!(sequence.line(&nine), spelt);
        assert_eq!(Sequence::read(&nine, spelt), Some(sequence));
    }
    let net = read_step(&nine, &whip.replace("whip:", "contradiction-net:"));
    assert_eq!(Sequence::of(&nine, &net.unwrap()), None);
}

#[test]
fn each_name_shows_the_cells_that_it_is_about() {
    let nine = Geometry::classic();
    let line = "whip[2]: r1n3{c4 c6} - b2n6{r1c6 .} => r1c4<>9";
    let runs = Sequence::read(&nine, line).unwrap().runs(&nine);
    let named = runs.iter().filter(|(_, cells)| !cells.is_empty());
    let named: Vec<(&str, Vec<usize>)> = named
        .map(|(text, cells)| {
            (
                text.as_str(),
                cells.iter().map(|cell| cell.index()).collect(),
            )
        })
        .collect();
    let (row, area) = ((0..9).collect(), vec![3, 4, 5, 12, 13, 14, 21, 22, 23]);
    let expected = [
        ("r1", row),
        ("c4", vec![3]),
        ("c6", vec![5]),
        ("b2", area),
        ("r1c6", vec![5]),
        ("r1c4", vec![3]),
    ];
    assert_eq!(named, expected);
}

#[test]
fn large_boards_have_numbers_of_two_figures() {
    let sixteen = Geometry::shared(4, 4).unwrap();
    let line = "whip[3]: r1c12{n16 n3} - r10n3{c12 c16} - b12n14{r10c16 .} => r1c2<>16";
    let whip = Sequence::read(&sixteen, line).unwrap();
    assert_eq!(whip.line(&sixteen), line);
    assert_eq!(Sequence::read(&Geometry::classic(), line), None);
}

/// The first chain that CSP-Rules prints for its example of an oddagon of seven cells, which it calls a z-chain: a
/// whip in which each digit follows from the one before.
#[test]
fn what_csp_rules_prints_is_proved_and_nothing_else() {
    let puzzle =
        "........3.91.2..6.8....71....2..6.7....1......5..8.9....73....4.1..5..8.6.....2..";
    let line = "  whip[3]: b7n5{r7c1 r9c3} - c3n8{r9 r5} - c3n9{r5 .} ==> r7c1 ≠ 9";
    let judge = |line: &str| prover(puzzle).line(line);
    assert_eq!(judge(line), Judged::Proved);
    assert_eq!(judge(&line.replace("whip", "braid")), Judged::Proved);
    let not_found = Judged::Unproved(Doubt::NotFound);
    for (part, other) in [
        ("{r7c1 ", "{r9c3 "),
        ("c3n9{r5", "c3n9{r9"),
        ("{r9 r5}", "{r9 r7}"),
        ("c3n8{r9", "c3n8{r4"),
    ] {
        assert!(line.contains(part), "{part}");
        assert_eq!(judge(&line.replace(part, other)), not_found, "{part}");
    }
    assert!(matches!(
        judge(&line.replace("r7c1 ≠ 9", "r7c1 ≠ 2")),
        Judged::Unproved(_)
    ));
    for (part, other) in [
        ("[3]", "[4]"),
        (" r9c3}", " .}"),
        ("r5 .", "r5 r9"),
        ("b7n5{r7c1", "b7n5{r1c1"),
    ] {
        let changed = line.replace(part, other);
        assert!(
            changed != line && matches!(judge(&changed), Judged::Bad(_)),
            "{changed}"
        );
    }
}

/// Reading any part of a line comes to an end.
#[test]
fn no_part_of_a_line_is_a_surprise() {
    let nine = Geometry::classic();
    let line = "braid[3]: r2n5{c9 c6} - r7c9{n9 n6} - b8n5{r7c4 .} ==> r2c9≠9";
    let signs: Vec<char> = line.chars().collect();
    for at in 0..signs.len() {
        for other in ['0', '9', '[', '{', '-', ' ', 'n', 'é'] {
            let mut changed = signs.clone();
            changed[at] = other;
            let changed: String = changed.iter().collect();
            if let Some(read) = Sequence::read(&nine, &changed) {
                assert_eq!(Sequence::read(&nine, &read.line(&nine)), Some(read));
            }
            let cut: String = signs[..at].iter().collect();
            assert_eq!(Sequence::read(&nine, &cut), None);
        }
    }
}
