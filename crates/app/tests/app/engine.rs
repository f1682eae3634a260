//! The engine without a worker, judged by the oracle: no answer is wrong, whatever the board.

use answers::protocol::{
    About, Answer, Basis, COUNT_LIMIT, Content, Deep, Extent, Failure, HintResult, Job, JobId,
    Mistake, Position, Quick, Reply, Request, Solved, StepView, Verdict,
};
use nonet::board::{Candidate, Cell, Digit, DigitSet, Geometry};
use nonet::logic::{Deduction, Reach, propagate};
use support::naive::{self, Board, instances};
use support::{Plain, Random, plain, solutions};
use worker::{exhibit, handle, handle_quick};

const FIRST_EXAMPLE: &str =
    "800000600029670010000014050600391502051000900902006000060430000090087160007000003";
const HARDEST: &str =
    "800000000003600000070090200050007000000045700000100030001000068008500010090000400";

/// The replies, in order.
fn replies(job: Job) -> Vec<Reply> {
    let mut replies = Vec::new();
    let id = JobId(7);
    handle(Request { id, job }, &mut |reply| replies.push(reply));
    replies
}

/// The answer: the last reply, preceded only by progress.
fn ask(job: Job) -> Answer {
    let mut replies = replies(job);
    let last = replies.pop();
    let sign =
        |reply: &Reply| matches!(reply, Reply::Progress(JobId(7), _) | Reply::Alive(JobId(7)));
    assert!(replies.iter().all(sign));
    match last {
        Some(Reply::Done(JobId(7), answer)) => answer,
        other => panic!("no answer but {other:?}"),
    }
}

fn help(position: &Position) -> HintResult {
    match ask(Job::Deep(Deep::Hint(None), position.clone())) {
        Answer::Hint(help) => help,
        other => panic!("no hint but {other:?}"),
    }
}

fn solve(position: &Position) -> Solved {
    match ask(Job::Quick(Quick::Solve, position.clone())) {
        Answer::Solve(solved) => solved,
        other => panic!("not solved but {other:?}"),
    }
}

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

/// A board with only givens.
fn given(board: &Plain) -> Position {
    let content = |&value: &u8| Digit::new(value).map_or(Content::Empty, Content::Given);
    Position {
        layout: Geometry::classic().layout().clone(),
        cells: board.iter().map(content).collect(),
        erased: vec![DigitSet::EMPTY; 81],
    }
}

/// The same board, all of it filled in by the player.
fn filled_in(board: &Plain) -> Position {
    let mut position = given(board);
    for content in &mut position.cells {
        if let Content::Given(digit) = *content {
            *content = Content::Filled(digit);
        }
    }
    position
}

fn fill(position: &mut Position, cell: usize, value: u8) {
    position.cells[cell] = Content::Filled(digit(value));
}

fn erase(position: &mut Position, cell: usize, value: u8) {
    position.erased[cell] = position.erased[cell].with(digit(value));
}

/// Does this solution agree with the filled cells before `filled_end` and the erased candidates before `erased_end`?
fn fits(full: &Plain, position: &Position, filled_end: usize, erased_end: usize) -> bool {
    let agrees = |cell: usize| match position.cells[cell] {
        Content::Filled(filled) => cell >= filled_end || filled == digit(full[cell]),
        Content::Given(_) => true,
        Content::Empty => cell >= erased_end || !position.erased[cell].contains(digit(full[cell])),
    };
    (0..81).all(agrees)
}

/// Is what the hint says true? `all` are the solutions of the givens.
fn judge(position: &Position, all: &[Plain], help: &HintResult) {
    let some = |filled: usize, erased: usize| all.iter().any(|s| fits(s, position, filled, erased));
    match help {
        HintResult::Step(step) => judge_step(position, all, step),
        HintResult::Mistakes(mistakes) => judge_mistakes(position, all, mistakes),
        HintResult::Finished => {
            assert!(some(81, 0) && !position.cells.contains(&Content::Empty));
        }
        HintResult::NoStep => {
            let board = Board::of(&position.read().unwrap().grid());
            let mut known = naive::KNOWN.iter();
            assert!(some(81, 81) && !position.read().unwrap().grid().is_full());
            assert!(known.all(|slug| instances(slug, &board).is_empty()));
        }
        HintResult::NoSolution => assert!(all.is_empty()),
        HintResult::Undecided => panic!("these boards are small"),
    }
}

/// The step holds in every solution of the present board, and there is at least one.
fn judge_step(position: &Position, all: &[Plain], step: &StepView) {
    let left: Vec<&Plain> = all.iter().filter(|s| fits(s, position, 81, 81)).collect();
    assert!(!left.is_empty(), "a step although there is a mistake");
    for deduction in &step.deductions {
        let (Deduction::Place(c) | Deduction::Eliminate(c)) = *deduction;
        let Candidate { cell, digit } = c;
        let place = matches!(deduction, Deduction::Place(_));
        assert!(position.read().unwrap().grid().has(c));
        let same = |full: &&Plain| full[cell.index()] == digit.get();
        assert!(left.iter().all(|full| same(full) == place), "{step:?}");
    }
}

/// Each is a mistake after correcting those before it; with all of them corrected there is a solution.
fn judge_mistakes(position: &Position, all: &[Plain], mistakes: &[Mistake]) {
    let mut position = position.clone();
    assert!(!mistakes.is_empty());
    for mistake in mistakes {
        judge_mistake(&position, all, mistake);
        let cell = mistake.cell().index();
        match *mistake {
            Mistake::Erased(_, digit) => {
                position.erased[cell] = position.erased[cell].without(digit);
            }
            Mistake::Digit(..) | Mistake::Together(..) => position.cells[cell] = Content::Empty,
            Mistake::Unmarked(..) => panic!("nobody gave any marks"),
        }
    }
    assert!(all.iter().any(|s| fits(s, &position, 81, 81)));
}

fn judge_mistake(position: &Position, all: &[Plain], mistake: &Mistake) {
    let some = |filled: usize, erased: usize| all.iter().any(|s| fits(s, position, filled, erased));
    let possible = |cell: usize, digit: Digit| all.iter().any(|s| s[cell] == digit.get());
    let right_alone = |cell: usize| match position.cells[cell] {
        Content::Filled(digit) => possible(cell, digit),
        _ => true,
    };
    assert!(!all.is_empty());
    match *mistake {
        Mistake::Digit(cell, digit) => {
            assert_eq!(position.cells[cell.index()], Content::Filled(digit));
            assert!(!possible(cell.index(), digit));
            assert!(
                (0..cell.index()).all(right_alone),
                "there is an earlier one"
            );
        }
        Mistake::Together(cell, digit) => {
            assert_eq!(position.cells[cell.index()], Content::Filled(digit));
            assert!((0..81).all(right_alone));
            assert!(some(cell.index(), 0) && !some(cell.index() + 1, 0));
        }
        Mistake::Erased(cell, digit) => {
            assert!(position.erased[cell.index()].contains(digit));
            let restores = |s: &&Plain| s[cell.index()] == digit.get();
            let mut before = all.iter().filter(|s| fits(s, position, 81, cell.index()));
            assert!(before.any(|s| restores(&s)) && !some(81, cell.index() + 1));
        }
        Mistake::Unmarked(..) => panic!("nobody gave any marks"),
    }
}

/// Random digits and erased candidates over some givens: mostly agreeing with one solution, some not.
fn play(random: &mut Random, givens: &Plain, all: &[Plain]) -> Position {
    let mut position = given(givens);
    let guide = match all.len() {
        0 => [5; 81],
        solutions => all[random.below(solutions)],
    };
    let slips = random.below(40).saturating_sub(30);
    let share = random.below(101);
    for cell in (0..81).filter(|&cell| givens[cell] == 0) {
        let wrong = match random.below(2 * all.len() + 1) {
            pick if pick < all.len() => all[pick][cell],
            _ => 1 + random.below(9) as u8,
        };
        if random.below(100) < share {
            let slip = random.below(60) < slips;
            fill(&mut position, cell, if slip { wrong } else { guide[cell] });
        } else if wrong != guide[cell] || random.below(60) < slips {
            erase(&mut position, cell, wrong);
        }
    }
    position
}

fn kind(help: &HintResult) -> usize {
    match help {
        HintResult::Step(_) => 0,
        HintResult::Mistakes(mistakes) => match mistakes[0] {
            Mistake::Digit(..) => 1,
            Mistake::Together(..) => 2,
            Mistake::Erased(..) => 3,
            Mistake::Unmarked(..) => panic!("nobody gave any marks"),
        },
        HintResult::Finished => 4,
        HintResult::NoStep => 5,
        HintResult::NoSolution => 6,
        HintResult::Undecided => 7,
    }
}

#[test]
fn a_hint_is_never_wrong() {
    println!("seed 70");
    let mut random = Random::new(70);
    let mut seen = [0; 8];
    for round in 0..240 {
        let givens = match round % 4 {
            0 | 1 => random.several(),
            2 => random.unique().0,
            _ => random.impossible(),
        };
        let all = solutions(&givens, 201);
        if all.len() > 200 {
            continue;
        }
        for _ in 0..8 {
            let position = play(&mut random, &givens, &all);
            let help = help(&position);
            judge(&position, &all, &help);
            seen[kind(&help)] += 1;
        }
    }
    println!("kinds of help: {seen:?}");
    let no_step = 5;
    assert!(
        (0..7).all(|kind| seen[kind] > 0 || kind == no_step),
        "{seen:?}"
    );
}

#[test]
fn hints_lead_to_the_end() {
    println!("seed 71");
    let mut random = Random::new(71);
    let mut seen = [0; 8];
    for round in 0..12 {
        let givens = match round % 2 {
            0 => random.several(),
            _ => random.unique().0,
        };
        let all = solutions(&givens, 201);
        let mut position = given(&givens);
        let end = loop {
            let help = help(&position);
            if all.len() <= 200 {
                judge(&position, &all, &help);
            }
            let HintResult::Step(step) = help else {
                break help;
            };
            carry_out(&step, &mut position);
        };
        seen[kind(&end)] += 1;
    }
    assert!(
        seen[4] > 0 && seen[5] > 0 && seen[4] + seen[5] == 12,
        "{seen:?}"
    );
}

fn carry_out(step: &StepView, position: &mut Position) {
    for deduction in &step.deductions {
        match *deduction {
            Deduction::Place(c) => fill(position, c.cell.index(), c.digit.get()),
            Deduction::Eliminate(c) => erase(position, c.cell.index(), c.digit.get()),
        }
    }
}

#[test]
fn digits_wrong_only_together_are_named_without_givens_too() {
    let mut position = filled_in(&[0; 81]);
    for (cell, value) in [
        (0, 1),
        (1, 2),
        (2, 3),
        (12, 4),
        (13, 5),
        (14, 6),
        (24, 7),
        (25, 8),
    ] {
        fill(&mut position, cell, value);
    }
    assert!(matches!(help(&position), HintResult::Step(_)));
    fill(&mut position, 80, 1);
    fill(&mut position, 70, 1);
    let together = Mistake::Together(Cell::new(80), digit(1));
    assert_eq!(help(&position), HintResult::Mistakes(vec![together]));
}

fn verdict(solutions: usize) -> Verdict {
    match solutions {
        0 => Verdict::None,
        1 => Verdict::One,
        _ => Verdict::Several,
    }
}

#[test]
fn counts_and_verdicts_are_those_of_the_oracle() {
    println!("seed 72");
    let mut random = Random::new(72);
    for round in 0..60 {
        let board = match round % 3 {
            0 => random.several(),
            1 => random.unique().0,
            _ => random.impossible(),
        };
        let all = solutions(&board, 500);
        if all.len() == 500 {
            continue;
        }
        for (position, basis) in [
            (given(&board), Basis::Givens),
            (filled_in(&board), Basis::Board),
        ] {
            check_counts(&position, basis, &all);
        }
    }
}

fn check_counts(position: &Position, basis: Basis, all: &[Plain]) {
    let expected = verdict(all.len());
    let checked = ask(Job::Quick(Quick::Check, position.clone()));
    assert_eq!(checked, Answer::Check(expected));
    let Answer::Rate(About {
        basis: on,
        found: rated,
    }) = ask(Job::Deep(Deep::Rate, position.clone()))
    else {
        panic!("not rated");
    };
    let verdict = rated.map_or_else(|why| why, |_| Verdict::One);
    assert_eq!((on, verdict), (basis, expected));

    let solved = solve(position);
    assert_eq!((solved.count, solved.complete), (all.len() as u64, true));
    assert_eq!(solved.solution.is_some(), !all.is_empty());
    let solution = solved.solution.into_iter().flatten();
    let solution: Vec<u8> = solution.map(Digit::get).collect();
    assert!(all.is_empty() || all.iter().any(|full| full[..] == solution[..]));
    let of_givens = match basis {
        Basis::Givens => expected,
        Basis::Board => Verdict::Several,
    };
    assert_eq!(solved.givens, of_givens);
}

#[test]
fn a_wrong_digit_is_not_blamed_on_the_puzzle() {
    let mut position = given(&plain(HARDEST));
    fill(&mut position, 1, 2);
    let solved = solve(&position);
    assert_eq!(
        (solved.count, solved.complete, solved.givens),
        (0, true, Verdict::One)
    );
    let wrong = Mistake::Digit(Cell::new(1), digit(2));
    assert_eq!(help(&position), HintResult::Mistakes(vec![wrong]));
    let checked = ask(Job::Quick(Quick::Check, position));
    assert_eq!(
        checked,
        Answer::Check(Verdict::One),
        "the givens are what they were"
    );
}

#[test]
fn the_first_example_has_six_solutions() {
    let solved = solve(&given(&plain(FIRST_EXAMPLE)));
    assert_eq!(
        (solved.count, solved.complete, solved.givens),
        (6, true, Verdict::Several)
    );
}

#[test]
fn a_count_stops_at_its_limit_and_tells_how_far_it_is() {
    let replies = replies(Job::Quick(Quick::Solve, given(&[0; 81])));
    let progress = |reply: &&Reply| matches!(reply, Reply::Progress(JobId(7), _));
    let told = replies.iter().filter(progress).count();
    assert!(
        (1..100).contains(&told) && told == replies.len() - 1,
        "{told}"
    );
    let Some(Reply::Done(_, Answer::Solve(solved))) = replies.last() else {
        panic!("not solved");
    };
    assert_eq!((solved.count, solved.complete), (COUNT_LIMIT, false));
}

#[test]
fn propagation_starts_from_digits_and_erased_candidates() {
    let mut random = Random::new(73);
    let (givens, full) = random.unique();
    let position = play(&mut random, &givens, &[full]);
    for reach in Reach::ALL {
        let asked = position.read().unwrap();
        let expected = propagate(&mut asked.grid(), reach);
        let Answer::Propagate(found) = ask(Job::Quick(Quick::Propagate(reach), position.clone()))
        else {
            panic!("not propagated");
        };
        assert_eq!(found.outcome, expected.outcome);
        // The first program, which knows only these techniques, shows them as the workshop would.
        let shown = expected.steps.iter();
        let shown = shown.map(|step| plainly(exhibit(&asked.geometry, step)));
        let found = found.steps.into_iter().map(plainly);
        assert!(found.eq(shown), "{reach:?}");
    }
}

/// The notation without the cells that it names.
fn plainly(step: StepView) -> StepView {
    let lines: Vec<String> = step.lines().collect();
    let plain = |line: &String| vec![(line.clone(), Vec::new())];
    StepView {
        written: [plain(&lines[0]), plain(&lines[1])],
        ..step
    }
}

#[test]
fn the_first_program_does_all_but_what_is_for_the_workshop() {
    let board = || given(&plain(FIRST_EXAMPLE));
    for job in [
        Job::Quick(Quick::Check, board()),
        Job::Quick(Quick::Propagate(Reach::Subsets), board()),
        Job::Deep(Deep::Hint(None), board()),
        Job::Deep(Deep::Steps(None), board()),
        Job::Deep(Deep::Path(None, Extent::Whole), board()),
        Job::Quick(Quick::Solve, board()),
        Job::Deep(Deep::Rate, board()),
        Job::Quick(Quick::Count, board()),
        Job::Deep(Deep::Diagnose, board()),
        Job::Deep(Deep::TrueCandidates, board()),
        Job::Deep(Deep::Estimate(0), board()),
        Job::Deep(Deep::Save, board()),
    ] {
        let (id, wanted) = (JobId(7), !job.is_workshop());
        let mut replies = Vec::new();
        handle_quick(Request { id, job }, &mut |reply| replies.push(reply));
        let done = matches!(replies.last(), Some(Reply::Done(..)));
        let left = replies == [Reply::Failed(id, Failure::BadRequest)];
        assert_eq!((done, left), (wanted, !wanted));
    }
}

#[test]
fn what_is_no_board_is_refused() {
    let good = given(&[0; 81]);
    let mut short = good.clone();
    short.cells.pop();
    let mut long = good.clone();
    long.erased.push(DigitSet::EMPTY);
    let mut ten = good.clone();
    fill(&mut ten, 0, 10);
    let mut erased_ten = good;
    erase(&mut erased_ten, 80, 10);
    let mut lopsided = given(&[0; 81]);
    let mut boxes = Geometry::classic().box_map().to_vec();
    boxes[0] = 1;
    lopsided.layout = boxes.into();
    for bad in [short, long, ten, erased_ten, lopsided] {
        for job in [
            Job::Quick(Quick::Check, bad.clone()),
            Job::Quick(Quick::Propagate(Reach::Subsets), bad.clone()),
            Job::Deep(Deep::Hint(None), bad.clone()),
            Job::Quick(Quick::Solve, bad.clone()),
            Job::Deep(Deep::Rate, bad.clone()),
        ] {
            assert_eq!(replies(job), [Reply::Failed(JobId(7), Failure::BadRequest)]);
        }
    }
}

/// Silence is taken for the end of the worker: no job searches for long without a sign. The number of signs does
/// not depend on a clock.
#[test]
fn every_long_job_gives_signs_of_life() {
    let hard = given(&plain(HARDEST));
    let thin = given(&plain(&format!("1{}", "0".repeat(80))));
    let jobs = [
        (Job::Deep(Deep::Hint(None), hard.clone()), 10),
        (Job::Deep(Deep::Steps(None), hard.clone()), 50),
        (Job::Deep(Deep::Path(None, Extent::Whole), hard.clone()), 50),
        (Job::Deep(Deep::Rate, hard.clone()), 50),
        (Job::Quick(Quick::Solve, thin.clone()), 2),
        (Job::Quick(Quick::Count, hard.clone()), 0),
        (Job::Deep(Deep::TrueCandidates, thin.clone()), 1),
        (Job::Deep(Deep::Estimate(1), thin.clone()), 400),
    ];
    for (job, least) in jobs {
        let name = format!("{job:?}").chars().take(8).collect::<String>();
        let signs = replies(job).len() - 1;
        assert!(signs >= least, "{name}: {signs} signs");
    }
}

/// A path does not wait long for the rating of the hardest puzzles.
#[test]
fn a_path_does_not_wait_for_the_rating_of_the_hardest() {
    let line = ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....";
    let board = given(&plain(line));
    let answer = replies(Job::Deep(Deep::Path(None, Extent::Whole), board));
    let Some(Reply::Done(_, Answer::Path(_, true, Some(ratings)))) = answer.last() else {
        panic!("{answer:?}");
    };
    let explainer = ratings.explainer.as_ref().unwrap();
    assert_eq!(explainer.er, None);
    assert!((95..119).contains(&explainer.er_at_least));
}
