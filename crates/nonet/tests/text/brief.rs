//! Lines in HoDoKu's notation: those of our own cases have the spelling given here, are found again on their grids
//! and proved; and so are all lines that HoDoKu itself wrote for the puzzles next to the project.

use batch::{Boards, Doubt, Judged, Prover};
use nonet::board::{Geometry, Grid};
use nonet::logic::{Context, Step, proof, techniques};
use nonet::text::{Brief, LibraryCase, hodoku_line, read_step, with_houses};
use support::{packed, plain, puzzle};

const CASES: &str = include_str!("../../../../tests/data/cases.txt");

/// The line of each kind for the first case of a technique; each branch of a forcing chain has its own line.
const SPELT: &[(&str, &str)] = &[
    ("full-house", "Full House: r2c4=4"),
    ("hidden-single", "Hidden Single: r8c4=6"),
    (
        "locked-triple",
        "Locked Triple: 1,4,9 in r1c789 => r1c124,r2c7,r3c9<>1, r1c124,r2c7,r3c89<>4, r1c1,r3c89<>9",
    ),
    (
        "pointing",
        "Locked Candidates Type 1 (Pointing): 3 in b2 => r79c4<>3",
    ),
    (
        "claiming",
        "Locked Candidates Type 2 (Claiming): 6 in c7 => r46c9<>6",
    ),
    (
        "naked-pair",
        "Naked Pair: 1,8 in r46c4 => r123789c4<>1, r13c4<>8",
    ),
    (
        "hidden-triple",
        "Hidden Triple: 1,5,8 in r456c4 => r456c4<>6, r56c4<>9",
    ),
    ("swordfish", "Swordfish: 8 c567 r378 => r3c1,r8c8<>8"),
    (
        "remote-pair",
        "Remote Pair: 4/5 r3c3 -5- r4c3 -4- r4c1 -5- r9c1 => r3c1<>4, r3c1<>5",
    ),
    ("bug-1", "Bivalue Universal Grave + 1 => r7c2<>4, r7c2<>8"),
    (
        "skyscraper",
        "Skyscraper: 6 in r4c9,r6c7 (connected by r46c2) => r5c7<>6",
    ),
    (
        "two-string-kite",
        "2-String Kite: 8 in r6c4,r8c8 (connected by r4c8,r6c7) => r8c4<>8",
    ),
    (
        "turbot-fish",
        "Turbot Fish: 8 r1c1 =8= r1c4 -8- r4c4 =8= r6c4 => r1c4<>8",
    ),
    (
        "empty-rectangle",
        "Empty Rectangle: 8 in b9 (r6c47) => r8c4<>8",
    ),
    (
        "w-wing",
        "W-Wing: 4/7 in r5c7,r8c3 connected by 7 in r9c17 => r8c7<>4",
    ),
    ("xy-wing", "XY-Wing: 2/4/8 in r7c7,r8c58 => r7c5,r8c7<>8"),
    ("xyz-wing", "XYZ-Wing: 3/9/5 in r1c4,r2c36 => r2c4<>5"),
    (
        "uniqueness-test-1",
        "Uniqueness Test 1: 1/8 in r4c24,r6c24 => r4c2<>1",
    ),
    (
        "uniqueness-test-3",
        "Uniqueness Test 3: 2/7 in r1c35,r2c35 => r3c2<>5, r3c2<>9",
    ),
    (
        "hidden-rectangle",
        "Hidden Rectangle: 1/3 in r2c23,r6c23 => r2c3<>1",
    ),
    (
        "avoidable-rectangle-2",
        "Avoidable Rectangle Type 2: 1/6 in r1c12,r8c12 => r8c4,r9c2<>8",
    ),
    ("finned-x-wing", "Finned X-Wing: 8 c56 r37 fr8c5 => r7c4<>8"),
    (
        "simple-colours-trap",
        "Simple Colors Trap: 8 (r4c4,r6c7) / (r4c8,r6c4) => r1378c4<>8",
    ),
    (
        "multi-colours-1",
        "Multi Colors 1: 8 (r1c1) / (r1c4,r3c1), (r4c4,r6c7) / (r4c8,r6c4) => r1c4<>8",
    ),
    (
        "sue-de-coq",
        "Sue de Coq: r456c4 - {15689} (r1239c4 - {134789}, r5c6 - {6}) => r78c4<>1, r7c4<>3, r78c4<>4, r78c4<>7, r78c4<>8, r7c4<>9",
    ),
    ("x-chain", "X-Chain: 1 r4c4 =1= r6c4 => r123789c4<>1"),
    ("xy-chain", "XY-Chain: 8 8- r4c4 -1- r6c4 -8 => r13c4<>8"),
    (
        "continuous-nice-loop",
        "Continuous Nice Loop: 5/6/9 1= r4c4 =8= r6c4 =1= r4c4 =8 => r4c4<>5, r46c4<>6, r6c4<>9",
    ),
    ("aic", "AIC: 6 6- r5c7 =6= r6c7 -6 => r46c9<>6"),
    (
        "discontinuous-nice-loop",
        "Discontinuous Nice Loop: 1 r8c4 -1- r6c4 =1= r4c4 -1- r8c4 => r8c4<>1",
    ),
    (
        "grouped-discontinuous-nice-loop",
        "Grouped Discontinuous Nice Loop: 6 r5c2 -6- r5c7 =6= r6c7 -6- r6c9 -3- r6c23 =3= r5c2 => r5c2<>6",
    ),
    (
        "als-xz",
        "Almost Locked Set XZ-Rule: A=r4c8,r6c79 {3468}, B=r1378c8 {23489}, X=4, Z=3 => r79c9<>3",
    ),
    (
        "als-xy-wing",
        "Almost Locked Set XY-Wing: A=r1c789,r2c7 {12459}, B=r1c78,r2c7,r3c8 {12459}, C=r2c1234 {12345}, X,Y=2,5, Z=1,4,9 => r3c9<>1, r3c9<>4, r3c9<>9",
    ),
    (
        "als-chain",
        "Almost Locked Set Chain: 28- r48c8 {248} -4- r13c8 {249} -2- r3c123456 {1245789} -9- r348c8 {2489} -28 => r7c8<>2, r7c8<>8",
    ),
    (
        "death-blossom",
        "Death Blossom: [r9c5], -1- r79c6 {178}, -4- r79c6,r8c5 {1478}, -3- r7c56,r8c5,r9c46 {134789}, -9- r7c456,r8c5,r9c46 {1234789} => r8c4<>7, r8c4<>8",
    ),
    (
        "finned-franken-swordfish",
        "Finned Franken Swordfish: 8 r468 c78b8 fr4c4 fr6c4 => r7c4<>8",
    ),
    ("kraken-fish-1", "Kraken Fish Type 1: => r6c2<>2"),
    ("cell-forcing-chain", "Forcing Chain Verity => r4c6=4"),
    (
        "contradiction-net",
        "Forcing Net Contradiction in r9c7 => r1c6<>7",
    ),
    ("digit-forcing-net", "Forcing Net Verity => r3c5<>5"),
    (
        "template-set",
        "Template Set: r2c1,r3c5,r4c4,r7c3,r8c9,r9c6=1",
    ),
];

/// The case and the step of each line of the file that has one, if HoDoKu has the technique.
fn cases() -> impl Iterator<Item = (LibraryCase, &'static str, &'static str)> {
    CASES.lines().filter_map(|line| {
        let fields: Vec<&str> = line.split('|').collect();
        let [slug, "+", case, step] = fields.as_slice() else {
            return None;
        };
        techniques::info(slug)?.hodoku?;
        Some((LibraryCase::read(case).unwrap(), *slug, *step))
    })
}

/// The case's step as HoDoKu would write it.
fn written(case: &LibraryCase, step: &str) -> String {
    let step = read_step(&Geometry::classic(), step).unwrap();
    hodoku_line(&case.grid(), &step)
}

#[test]
fn each_kind_is_spelt_as_hodoku_does() {
    for &(slug, expected) in SPELT {
        let (case, _, step) = cases().find(|(_, of, _)| *of == slug).unwrap();
        let written = written(&case, step);
        assert_eq!(written.lines().next(), Some(expected));
    }
}

#[test]
fn the_branches_of_a_forcing_chain_stand_below_it() {
    let (case, _, step) = cases()
        .find(|(_, slug, _)| *slug == "cell-forcing-chain")
        .unwrap();
    let written = written(&case, step);
    let branches: Vec<&str> = written.lines().skip(1).collect();
    assert_eq!(branches[0], "     r6c5=2 r4c6<>2 r4c6=4");
    assert_eq!(branches.len(), 4);
    let mut prover = Prover::new(Default::default(), Boards::Left);
    assert_eq!(prover.line(&case.to_string()), Judged::Puzzle);
    let judged: Vec<Judged> = written
        .lines()
        .map(|line| prover.line(&format!(" {line}")))
        .collect();
    assert!(judged[0] == Judged::Proved && judged[1..].iter().all(|line| *line == Judged::Nothing));
    // Not after another step, nor with anything else in the line.
    assert!(matches!(prover.line("  r6c5=2 r4c6<>2 x"), Judged::Bad(_)));
    assert!(matches!(prover.line(branches[0]), Judged::Bad(_)));
}

/// As HoDoKu writes them: the fish by its name, and a chain from each fin.
#[test]
fn what_stands_below_a_kraken_fish_is_skipped() {
    let (case, _, step) = cases()
        .find(|(_, slug, _)| *slug == "kraken-fish-1")
        .unwrap();
    let written = written(&case, step);
    let below: Vec<&str> = written.lines().skip(1).collect();
    assert_eq!(below[0], "     2 c45 r46 fr1c4 fr1c5 fr2c4 fr2c5");
    let of_hodoku = [
        "  Finned X-Wing: 2 c45 r46 fr1c4 fr1c5 fr2c4 fr2c5",
        "  r1c4 -2- r6c4 =2= r6c5 -2- r6c2",
    ];
    let mut prover = Prover::new(Default::default(), Boards::Left);
    assert_eq!(prover.line(&case.to_string()), Judged::Puzzle);
    let first = written.lines().next().unwrap();
    assert_eq!(prover.line(&format!("  {first}")), Judged::Proved);
    for line in below.into_iter().chain(of_hodoku) {
        assert_eq!(prover.line(line), Judged::Nothing, "{line}");
    }
    assert!(matches!(prover.line("  2 c45 r46 x"), Judged::Bad(_)));
}

/// Fish of seven houses are looked for only as long as patience lasts; if their houses are given they are still proved.
#[test]
fn the_lines_of_all_cases_are_proved() {
    for (case, slug, step) in cases() {
        let line = written(&case, step);
        let mut prover = Prover::new(Default::default(), Boards::Left);
        assert_eq!(prover.line(&case.to_string()), Judged::Puzzle);
        let judged = prover.line(&format!("  {}", line.lines().next().unwrap()));
        assert_eq!(judged, Judged::Proved, "{slug} {case} {line}");
    }
}

#[test]
fn what_is_not_there_is_not_proved() {
    let (case, _, step) = cases().find(|(_, slug, _)| *slug == "xy-wing").unwrap();
    let line = written(&case, step);
    let judge = |line: &str| {
        let mut prover = Prover::new(Default::default(), Boards::Left);
        prover.line(&case.to_string());
        prover.line(&format!("  {line}"))
    };
    assert_eq!(judge(&line), Judged::Proved);
    assert_eq!(
        judge(&line.to_uppercase().replace(',', " , ")),
        Judged::Proved
    );
    let not_found = Judged::Unproved(Doubt::NotFound);
    for (part, other) in [
        ("r7c7,r8c58", "r7c7,r8c59"),
        ("r7c5,r8c7<>8", "r7c5<>8"),
        ("2/4/8", "2/4/7"),
        ("XY-", "XYZ-"),
    ] {
        assert!(line.contains(part), "{line}");
        assert_eq!(judge(&line.replace(part, other)), not_found, "{part}");
    }
    assert!(matches!(judge("Y-Wing: r1c1=1"), Judged::Bad(_)));
    assert!(matches!(
        judge("XY-Wing: 2/4/8 in r7c7 => r7c5<8"),
        Judged::Bad(_)
    ));
    assert!(matches!(
        judge("X-Wing: 8 c57 r7x => r7c6<>8"),
        Judged::Bad(_)
    ));
}

/// HoDoKu writes the digits of a wing in any order.
#[test]
fn the_order_of_digits_says_nothing() {
    let (case, _, step) = cases().find(|(_, slug, _)| *slug == "xyz-wing").unwrap();
    let line = written(&case, step);
    assert!(line.contains("3/9/5 in"), "{line}");
    for digits in ["3/9/5", "3/5/9", "9/5/3", "5/3/9"] {
        let mut prover = Prover::new(Default::default(), Boards::Left);
        prover.line(&case.to_string());
        let judged = prover.line(&format!("  {}", line.replace("3/9/5", digits)));
        assert_eq!(judged, Judged::Proved, "{digits}");
    }
}

/// Almost locked sets are written in full, so their order, and which of them are found here first, does not
/// matter; but everything written must be right.
#[test]
fn almost_locked_sets_are_proved_as_they_are_named() {
    let (mut n, mut n_false) = (0, 0);
    for (case, slug, step) in cases() {
        if !matches!(
            slug,
            "als-xz" | "als-xy-wing" | "als-chain" | "death-blossom"
        ) {
            continue;
        }
        let line = written(&case, step);
        let judge = |line: &str| {
            let mut prover = Prover::new(Default::default(), Boards::Left);
            prover.line(&case.to_string());
            prover.line(&format!("  {line}"))
        };
        let turned = line.replacen("A=", "?=", 1);
        let turned = match (turned.split_once("?="), turned.split_once(", B=")) {
            (Some((name, _)), Some((first, rest))) => {
                let a = first.split_once("?=").unwrap().1;
                let (b, rest) = rest.split_once('}').unwrap();
                format!("{name}A={b}}}, B={a}{rest}")
            }
            _ => line.clone(),
        };
        assert_eq!(judge(&turned), Judged::Proved, "{slug} {turned}");
        n += 1;
        // A digit that is not in the sets, or not the eliminated one.
        for (place, _) in line.match_indices(['{', 'Z', 'X']) {
            let (before, after) = line.split_at(place + 1);
            let Some(at) = after.find(|sign: char| sign.is_ascii_digit()) else {
                continue;
            };
            let digit = after[at..].chars().next().unwrap();
            let other = char::from(b'1' + (digit as u8 - b'0') % 9);
            let mut wrong = after.to_owned();
            wrong.replace_range(at..=at, &other.to_string());
            let wrong = format!("{before}{wrong}");
            assert_ne!(judge(&wrong), Judged::Proved, "{slug} {line}\n{wrong}");
            n_false += 1;
        }
    }
    assert!(n >= 8 && n_false >= 20, "{n} {n_false}");
}

/// As HoDoKu writes them: facts that join the path of a net are in brackets, and cells are grouped.
#[test]
fn branches_of_nets_and_groups_are_skipped() {
    let (case, _, step) = cases()
        .find(|(_, slug, _)| *slug == "cell-forcing-net")
        .unwrap();
    let line = written(&case, step);
    let first = line.lines().next().unwrap();
    let mut prover = Prover::new(Default::default(), Boards::Left);
    prover.line(&case.to_string());
    assert_eq!(prover.line(&format!("  {first}")), Judged::Proved);
    for branch in [
        "  r7c2=9 (r1c2<>9) (r1c8<>9 r1c57=9) r1c3=9 r1c2=5",
        "  r4c4=1 r23c4<>1 r2c5,r3c6=1",
    ] {
        assert_eq!(prover.line(branch), Judged::Nothing);
    }
    assert!(matches!(
        prover.line("  r4c4=1 (so) r1c2=5"),
        Judged::Bad(_)
    ));
}

/// HoDoKu names no house for a strong link.
#[test]
fn of_two_houses_the_one_that_links_is_meant() {
    let board = puzzle(&plain(&".".repeat(81)));
    let mut grid = Grid::new(&board);
    let nine = Geometry::classic();
    for cell in (0..81).filter(|cell| [9, 10, 11, 18, 19, 20, 2].contains(cell)) {
        let cell = nine.cell(cell / 9, cell % 9);
        let digit = nonet::board::Digit::new(5).unwrap();
        grid.eliminate(nonet::board::Candidate { cell, digit });
    }
    let line = "X-Chain: 5 5- r1c1 =5= r1c2 -5 => r1c9<>5";
    let step = read_step(&nine, line).unwrap();
    let context = Context::new(&grid);
    assert!(proof::check(&context, &step).is_err());
    let meant = with_houses(&grid, step.clone());
    assert_eq!(proof::check(&context, &meant), Ok(()));
    // If a house is named, it is meant.
    let named = read_step(&nine, &line.replace("=5=", "=5[c1]=")).unwrap();
    assert_eq!(with_houses(&grid, named.clone()), named);
}

fn find(context: &Context<'_>, brief: &Brief) -> Option<Step> {
    let mut all = techniques::every();
    all.find_map(|technique| {
        let is_meant = brief.techniques.contains(&technique.info());
        let mut steps = is_meant
            .then(|| technique.all(context))
            .into_iter()
            .flatten();
        steps.find(|step| brief.is(context.grid(), step))
    })
}

/// Every line that HoDoKu wrote is proved, directly or by a step found for it, and nearly all are reproduced
/// letter by letter: the others have their digits in another order.
#[test]
fn what_hodoku_wrote_is_proved_and_written_again() {
    let Some(text) = packed("techniques/paths-hodoku.txt.gz") else {
        return;
    };
    let nine = Geometry::classic();
    let mut prover = Prover::new(Default::default(), Boards::Left);
    let (mut n, mut proved, mut same) = (0, 0, 0);
    let mut grid = Grid::new(&puzzle(&plain("")));
    for line in text.lines().filter(|line| !line.is_empty()) {
        let judged = prover.line(line);
        if judged == Judged::Puzzle {
            grid = Grid::new(&puzzle(&plain(line)));
            continue;
        }
        n += 1;
        proved += u32::from(judged == Judged::Proved);
        let brief = Brief::read(&nine, line).unwrap();
        let full = || read_step(&nine, line).ok();
        // The prover finds steps that rely on a unique solution; here they may be missing.
        if let Some(step) = find(&Context::new(&grid), &brief).or_else(full) {
            same += u32::from(hodoku_line(&grid, &step) == line.trim());
        }
        brief
            .deductions
            .iter()
            .for_each(|deduction| deduction.apply(&mut grid));
    }
    println!("{proved} of {n} lines proved, {same} written again");
    assert!(n > 10_000 && proved * 100 >= n * 99 && same * 100 >= n * 99);
}
