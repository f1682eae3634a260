//! Predict: the board shown is the one that is branched on next, so the published answers of the exercises score
//! full marks. The guesses here use only the page.

use super::{Lab, page};
use crate::lab_runs::{P, classic, row};
use crate::said;
use lab::ALGORITHMS;
use lab_page::{Button, Msg};
use markup::Node;
use nonet::board::Cell;
use watch::{Ahead, Player, Setup, Shot, Stop};

/// The digits on the board of a run, as the page shows them for predictions.
fn shown(page: &Node, lane: usize) -> Vec<Option<u32>> {
    fn collect(node: &Node, lane: &str, found: &mut Vec<Option<u32>>) {
        if node.attribute("data-lane") == Some(lane) && node.attribute("data-guess").is_some() {
            let is_domain = node
                .attribute("class")
                .is_some_and(|class| class.contains("domain"));
            found.push(node.text.parse().ok().filter(|_| !is_domain));
        }
        node.children
            .iter()
            .for_each(|child| collect(child, lane, found));
    }
    let mut found = Vec::new();
    collect(page, &lane.to_string(), &mut found);
    found
}

/// How many digits fit each empty cell, by rows, columns and boxes.
fn fitting(board: &[Option<u32>]) -> Vec<Option<usize>> {
    let sees = |a: usize, b: usize| {
        let box_of = |at: usize| (at / 27, at % 9 / 3);
        a / 9 == b / 9 || a % 9 == b % 9 || box_of(a) == box_of(b)
    };
    let fits = |at: usize, digit: u32| !(0..81).any(|by| sees(at, by) && board[by] == Some(digit));
    let count = |at: usize| (1..=9).filter(|&digit| fits(at, digit)).count();
    (0..81)
        .map(|at| board[at].is_none().then(|| count(at)))
        .collect()
}

/// "The first empty cell of the current board, row by row."
fn first_empty(board: &[Option<u32>]) -> Option<usize> {
    board.iter().position(Option::is_none)
}

/// "Which cell has the fewest digits that fit? ... the first of them in reading order."
fn fewest(board: &[Option<u32>]) -> Option<usize> {
    let fitting = fitting(board);
    let least = fitting.iter().flatten().min()?;
    fitting.iter().position(|n| n.as_ref() == Some(least))
}

type Answer = fn(&[Option<u32>]) -> Option<usize>;

/// Guesses to the end of the run, or at most `most` times, and counts.
fn score(fragment: &str, lane: usize, answer: Answer, most: u32) -> (u32, u32) {
    let mut lab = Lab::open(fragment);
    lab.set("predict", "true");
    for _ in 0..most {
        let Some(guess) = answer(&shown(&page(&lab.model), lane)) else {
            break;
        };
        lab.say(Msg::Guessed(lane, Cell::new(guess)));
        if lab.model.watched[lane]
            .shot
            .as_ref()
            .is_some_and(|shot| shot.verdict.is_some())
        {
            break;
        }
    }
    let quiz = lab.model.quiz.expect("it is on");
    (quiz.right, quiz.made)
}

#[test]
fn the_published_answers_score_full_marks() {
    let p3 =
        "p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&w=lab";
    let p2 =
        "p=......9.......73...54.....76........3.......2...48.1...2.....84....96.......14.95&w=lab";
    let cases: [(&str, &str, usize, Answer); 9] = [
        ("a=depth-first", p3, 0, first_empty),
        ("a=depth-first;order:9-1", p3, 0, first_empty),
        ("a=breadth-first", p3, 0, first_empty),
        ("a=iterative-deepening", p3, 0, first_empty),
        ("a=breadth-first&a=depth-first", p3, 0, first_empty),
        ("a=breadth-first&a=depth-first", p3, 1, first_empty),
        ("a=backtracking", p2, 0, first_empty),
        ("a=backtracking-smallest-domain", p2, 0, fewest),
        (
            "a=backtracking&a=backtracking-smallest-domain",
            p2,
            1,
            fewest,
        ),
    ];
    for (algorithms, puzzle, lane, answer) in cases {
        let (right, made) = score(&format!("{algorithms}&{puzzle}"), lane, answer, 60);
        assert_eq!(right, made, "{algorithms}, run {lane}");
        assert!(made >= 40, "{algorithms}: only {made} guesses");
    }
}

#[test]
fn a_cell_is_decided_on_while_it_is_open_and_shown_open() {
    for algorithm in ALGORITHMS {
        for puzzle in P {
            let setup = Setup {
                nodes: Some(400),
                ..Setup::usual(row(algorithm.slug))
            };
            let plan = setup.plans(&classic(puzzle)).remove(0);
            let mut player = Player::new(plan).expect("it can be begun");
            for _ in 0..40 {
                let asked = Shot::of(&player, 0).looking_ahead(&player);
                let position = player.position();
                let is_met = player.advance_to(Stop::Decision, 100_000);
                let event = player.event().filter(|event| Stop::Decision.is(event));
                let has_board = matches!(asked.ahead, Some(Ahead::Board(..)));
                assert_eq!(has_board, event.is_some(), "{}", algorithm.slug);
                assert_ne!(asked.ahead, Some(Ahead::TooFar), "{}", algorithm.slug);
                let Some(cell) = event.and_then(|event| event.cell) else {
                    break;
                };
                let digit = asked.asked().digits[cell.index()];
                assert_eq!(digit, None, "{} at {position}: {cell:?}", algorithm.slug);
                assert!(is_met);
            }
        }
    }
}

#[test]
fn looking_ahead_is_the_same_after_steps_back() {
    for slug in [
        "depth-first",
        "backtracking",
        "candidate-best-first",
        "clause-learning",
    ] {
        let setup = Setup::usual(row(slug));
        let mut player = Player::new(setup.plans(&classic(P[2])).remove(0)).expect("it can begin");
        let mut ahead = Vec::new();
        for _ in 0..150 {
            ahead.push(player.ahead());
            player.advance(1);
        }
        for position in [149, 148, 100, 87, 1, 0] {
            player.seek(position);
            while !player.work(10) {}
            assert_eq!(
                player.ahead(),
                ahead[position as usize],
                "{slug} {position}"
            );
        }
    }
}

#[test]
fn a_filled_cell_is_no_guess() {
    let mut lab = Lab::open(&super::p3());
    lab.set("predict", "true");
    lab.say(Msg::Guessed(0, Cell::new(0)));
    assert_eq!(lab.model.said, said("predict-filled"));
    let position = lab.position();
    assert_eq!((position, lab.model.quiz.expect("it is on").made), (0, 0));
    lab.say(Msg::Guessed(0, Cell::new(2)));
    assert_eq!(
        (lab.model.said, lab.model.quiz.expect("it is on").right),
        (None, 1)
    );
    // A cell filled on the next board is not a guess either, whatever the last one had.
    lab.say(Msg::Guessed(0, Cell::new(2)));
    assert_eq!(lab.model.quiz.expect("it is on").made, 1);
    lab.press(Button::Restart);
    lab.say(Msg::Guessed(0, Cell::new(2)));
    assert_eq!(lab.model.quiz.expect("it is on").right, 1);
}

#[test]
fn where_there_is_nothing_to_predict_the_page_says_so() {
    for (slug, told) in [
        ("human-logic", "There are no more decisions"),
        ("depth-first", "branch on next"),
    ] {
        let mut lab = Lab::open(&format!("a={slug}&{}", super::p3()));
        lab.set("predict", "true");
        let page = page(&lab.model);
        assert!(format!("{page:?}").contains(told), "{slug}");
        assert_eq!(shown(&page, 0).len(), 81);
    }
}
