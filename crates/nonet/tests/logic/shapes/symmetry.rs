//! Symmetries: each given has its image.

use nonet::board::{Candidate, Cell, Digit, Geometry};
use nonet::logic::proof::{self, Flaw};
use nonet::logic::{Context, Deduction, Pattern, Step, Turn, techniques};
use nonet::text::{LibraryCase, read_step};
use support::Random;

const CASES: &str = include_str!("../../../../../tests/data/cases.txt");

/// The image by row and column, from the meaning of the words.
fn image(turn: Turn, cell: usize) -> usize {
    let (row, col) = (cell / 9, cell % 9);
    match turn {
        Turn::Half => 80 - cell,
        Turn::Quarter => col * 9 + 8 - row,
        Turn::Diagonal => col * 9 + row,
        Turn::Antidiagonal => (8 - col) * 9 + 8 - row,
    }
}

/// Does every given have a given at its image, with the image of its digit?
fn is_symmetric(case: &LibraryCase, turn: Turn, images: &[Digit]) -> bool {
    (0..81).all(|cell| {
        let given = |cell| case.givens.get(Cell::new(cell));
        let expected = given(cell).map(|digit| images[digit.index()]);
        given(image(turn, cell)) == expected
    })
}

/// The checker's answer for every turn with the digits of the cases, and with two of them exchanged.
#[test]
fn a_symmetry_takes_every_given_to_a_given() {
    let mut random = Random::new(12);
    let (mut n_proper, mut n_wrong) = (0, 0);
    let lines = CASES
        .lines()
        .filter(|line| line.starts_with("symmetrical-placement|+"));
    for line in lines {
        let fields: Vec<&str> = line.split('|').collect();
        let case = LibraryCase::read(fields[2]).unwrap();
        let step = read_step(&Geometry::classic(), fields[3]).unwrap();
        let Pattern::Symmetry { images, .. } = step.pattern else {
            panic!("{line}");
        };
        let (grid, givens) = (case.grid(), case.given_cells());
        let context = Context::unique(&grid, &givens);
        let cell = grid.empty_cells().next().unwrap();
        let digit = grid.candidates(cell).iter().next().unwrap();
        for number in 0..200 {
            let mut images = images.clone();
            if number % 2 == 1 {
                images.swap(random.below(9), random.below(9));
            }
            let turn = Turn::ALL[random.below(4)];
            let is_proper = is_symmetric(&case, turn, &images);
            let told = Step {
                technique: techniques::ALL[0].info(),
                deductions: vec![Deduction::Place(Candidate { cell, digit })],
                pattern: Pattern::Symmetry { turn, images },
            };
            let flaw = proof::check(&context, &told);
            assert_eq!(
                matches!(flaw, Err(Flaw::Pattern(_))),
                !is_proper,
                "{told:?}"
            );
            n_proper += usize::from(is_proper);
            n_wrong += usize::from(!is_proper);
        }
    }
    assert!(n_proper > 200 && n_wrong > 1_000, "{n_proper} {n_wrong}");
}

/// Nothing follows without knowing that there is only one solution, nor if a digit has no image or two have the same.
#[test]
fn a_symmetry_needs_one_solution_and_an_image_for_every_digit() {
    let line = CASES
        .lines()
        .find(|line| line.starts_with("symmetrical-placement|+"));
    let fields: Vec<&str> = line.unwrap().split('|').collect();
    let case = LibraryCase::read(fields[2]).unwrap();
    let step = read_step(&Geometry::classic(), fields[3]).unwrap();
    let (grid, givens) = (case.grid(), case.given_cells());
    let flaw = |context: &Context<'_>, step: &Step| proof::check(context, step);
    let unique = Context::unique(&grid, &givens);
    assert_eq!(flaw(&unique, &step), Ok(()));
    let said = "the-solution-is-known-to-be-unique";
    let unknown = flaw(&Context::new(&grid), &step);
    assert_eq!(unknown, Err(Flaw::Pattern(said)));
    let Pattern::Symmetry { turn, images } = &step.pattern else {
        panic!("{step:?}");
    };
    let short = images[..8].to_vec();
    let twice = [&images[..8], &images[..1]].concat();
    for images in [short, twice] {
        let pattern = Pattern::Symmetry {
            turn: *turn,
            images,
        };
        let told = Step {
            pattern,
            ..step.clone()
        };
        assert!(matches!(flaw(&unique, &told), Err(Flaw::Pattern(_))));
    }
}
