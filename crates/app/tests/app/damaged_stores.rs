//! Damaged stores: a random game in the database and the second copy, damaged in one to three places, is either
//! restored as it was, or the damage is reported to the user. Nothing panics, and the damaged text is not thrown
//! away.
//!
//! 3,000 mutants in the ordinary run. The campaign, its length and its seed:
//!
//!     NONET_MUTANTS=1000000 NONET_SEED=1 cargo test --profile native --test app damaged_stores::campaign -- --ignored --nocapture

use crate::page::{GAME, Page};
use app::Msg;
use app::msg::{Action, PastAction};
use game::ledger::{Head, Ledger};
use game::rescue::Stored;
use nonet::board::{Cell, Digit};
use std::env;
use std::rc::Rc;
use support::Random;

const MUTANTS: u64 = 3_000;
const CAMPAIGN: u64 = 100_000;

/// How often one game is damaged.
const EACH: u64 = 25;

/// A game, its journal and its board at each line.
struct Original {
    journal: Vec<String>,
    board: String,
}

/// Plays at random: digits, marks, undo, redo, other boards; sometimes the page restarts.
fn play(random: &mut Random, game: &str) -> Original {
    let mut page = Page::find(&stored(game, &[], 0));
    for _ in 0..3 + random.below(60) {
        match random.below(20) {
            0 => page.tell(Msg::ShapeChosen(random.below(4))),
            1..=4 => page.tell(Msg::Action(Action::Undo)),
            5 | 6 => page.tell(Msg::Action(Action::Redo)),
            7 => page = Page::find(&stored(game, &page.journal, 0)),
            8 => {
                let n_changes = page.model.play.history().n_changes();
                page.tell(Msg::Action(Action::Past(PastAction::Open)));
                page.tell(Msg::RowChosen(random.below(n_changes + 1)));
            }
            9 => {
                let actions = [PastAction::Save, PastAction::Suppose, PastAction::Drop];
                page.tell(Msg::Action(Action::Past(actions[random.below(3)])));
            }
            _ => {
                let n_cells = page.model.play.geometry().n_cells();
                page.tell(Msg::Clicked(Cell::new(random.below(n_cells))));
                let digit = Digit::all(4).nth(random.below(4)).unwrap();
                page.tell(Msg::Pad(digit));
            }
        }
    }
    Original {
        board: history(&page),
        journal: page.journal,
    }
}

/// The board and everything that undo and redo lead to.
fn history(page: &Page) -> String {
    format!(
        "{:?} {:?}",
        page.model.play.position(),
        page.model.play.journal()
    )
}

/// The store after the last line.
fn stored(game: &str, journal: &[String], n_copies: usize) -> Stored {
    let head = |last: &String| Head::of(1_795_377_600_000, journal.len(), last).text();
    Stored {
        game: game.into(),
        head: journal.last().map(head),
        sources: std::iter::repeat_n(Rc::new(journal.to_vec()), 1 + n_copies).collect(),
    }
}

const KINDS: [&str; 9] = [
    "flip",
    "delete",
    "swap",
    "duplicate",
    "truncate",
    "replace",
    "mix",
    "head",
    "empty",
];

/// Damages one thing. Returns the kind of damage.
fn mutate(random: &mut Random, stored: &mut Stored, other: &[String]) -> &'static str {
    let kind = KINDS[random.below(KINDS.len())];
    if kind == "head" {
        damage_head(random, stored, other);
        return kind;
    }
    let source = random.below(stored.sources.len());
    let lines = Rc::make_mut(&mut stored.sources[source]);
    if lines.is_empty() {
        return kind;
    }
    let (at, to) = (random.below(lines.len()), random.below(lines.len()));
    match kind {
        "flip" => lines[at] = flipped(random, &lines[at]),
        "delete" => drop(lines.remove(at)),
        "swap" => lines.swap(at, to),
        "duplicate" => lines.insert(to, lines[at].clone()),
        "truncate" => lines.truncate(at),
        "replace" => lines[at] = lines[to].clone(),
        "mix" => lines[at] = other[at % other.len()].clone(),
        _ => lines.clear(),
    }
    kind
}

fn damage_head(random: &mut Random, stored: &mut Stored, other: &[String]) {
    let head = stored.head.clone().unwrap_or_default();
    stored.head = match random.below(4) {
        0 => Some(flipped(random, &head)),
        1 => Some(Head::of(1, other.len(), &other[other.len() - 1]).text()),
        2 => Some(head.chars().take(random.below(head.len().max(1))).collect()),
        _ => None,
    };
}

/// Flips one bit; a result that is not text becomes empty, as the page reads it.
fn flipped(random: &mut Random, text: &str) -> String {
    let mut bytes = text.as_bytes().to_vec();
    if bytes.is_empty() {
        return "x".into();
    }
    let place = random.below(bytes.len());
    bytes[place] ^= 1 << random.below(8);
    String::from_utf8(bytes).unwrap_or_default()
}

/// Does the user see a notice?
fn is_told(page: &Page) -> bool {
    !page.view().notices.is_empty()
}

/// Is there any trace left of the game?
fn is_known(stored: &Stored) -> bool {
    stored.head.is_some() || stored.sources.iter().any(|lines| !lines.is_empty())
}

fn run(seed: u64, n_mutants: u64) {
    let mut random = Random::new(seed);
    let (mut n_judged, mut n_told, mut n_equal) = (0, 0, 0);
    for _ in 0..n_mutants.div_ceil(EACH) {
        let (original, other) = (
            play(&mut random, GAME),
            play(&mut random, "1795377600001-8"),
        );
        if original.journal.is_empty() || other.journal.is_empty() {
            continue;
        }
        for _ in 0..EACH {
            let mut mutant = stored(GAME, &original.journal, random.below(3));
            let kinds: Vec<&str> = (0..=random.below(3))
                .map(|_| mutate(&mut random, &mut mutant, &other.journal))
                .collect();
            if !is_known(&mutant) {
                continue;
            }
            let page = Page::find(&mutant);
            let (is_equal, is_told) = (history(&page) == original.board, is_told(&page));
            assert!(
                is_equal || is_told,
                "seed {seed}: {kinds:?} silently: {mutant:#?}"
            );
            keeps(&page, &mutant, &original);
            n_judged += 1;
            n_equal += u64::from(is_equal);
            n_told += u64::from(is_told);
        }
    }
    println!("seed {seed}: {n_judged} mutants, {n_equal} restored whole, {n_told} told, 0 silent");
    assert!(
        n_told > n_mutants / 10 && n_equal > n_mutants / 10,
        "the damage is of all sorts"
    );
}

/// The journal with which the page continues is sound, and lines of the game that are missing from the journal are
/// kept aside.
fn keeps(page: &Page, mutant: &Stored, original: &Original) {
    let again = Page::start(page.journal.clone(), None);
    assert_eq!(history(&again), history(page));
    let has = |line: &String| mutant.sources.iter().any(|lines| lines.contains(line));
    if history(page) != original.board && page.model.ui.safe.damaged.is_empty() {
        let gone = original.journal.iter().filter(|line| has(line)).count();
        let shown = mutant.rescue().texts.len() + 1;
        assert!(
            gone <= shown,
            "{gone} lines were there, {shown} are shown, none is aside"
        );
    }
}

#[test]
fn no_damage_goes_unnoticed() {
    run(1, MUTANTS);
}

#[test]
#[ignore = "a campaign"]
fn campaign() {
    let number = |name| env::var(name).ok().and_then(|text| text.parse().ok());
    run(
        number("NONET_SEED").unwrap_or(1),
        number("NONET_MUTANTS").unwrap_or(CAMPAIGN),
    );
}

/// If a line of format 1 is missing or replaced by another valid one, that format cannot show it; its successor
/// can.
#[test]
fn each_line_is_missed() {
    let original = play(&mut Random::new(5), GAME);
    for at in 0..original.journal.len() {
        let mut lacks = stored(GAME, &original.journal, 0);
        Rc::make_mut(&mut lacks.sources[0]).remove(at);
        assert!(is_told(&Page::find(&lacks)), "line {at} deleted");
        let mut twice = stored(GAME, &original.journal, 0);
        Rc::make_mut(&mut twice.sources[0])[at] =
            original.journal[(at + 1) % original.journal.len()].clone();
        assert!(is_told(&Page::find(&twice)), "line {at} replaced");
    }
}

/// The lines of format 1 as version 0.1 wrote them: an opened puzzle, digits, marks, an undo, another board, a damaged
/// line kept aside.
#[test]
fn format_1_is_read_for_ever() {
    let lines: Vec<String> = include_str!("../../../../tests/data/journal-1.txt")
        .lines()
        .map(str::to_owned)
        .collect();
    let page = Page::find(&Stored {
        game: GAME.into(),
        head: None,
        sources: vec![Rc::new(lines)],
    });
    assert_eq!(
        page.line(),
        include_str!("../../../../tests/data/journal-1-board.txt").trim()
    );
    assert!(page.view().can_undo && page.view().can_redo);
    assert_eq!(page.model.ui.safe.damaged, ["type r1c4:.>6p ~00000000"]);
    let again = Page::start(page.journal.clone(), None);
    assert_eq!(history(&again), history(&page));
}

#[test]
fn a_journal_written_anew_is_a_chain_of_another_generation() {
    let texts = ["type r1c1:.>1g".to_owned(), "undo".to_owned()];
    let mut ledger = Ledger::new(GAME);
    let first = ledger.add(&texts);
    let second = ledger.anew(&texts);
    assert_eq!((first.len(), second.len(), ledger.n_lines()), (3, 3, 3));
    assert!(first.iter().all(|line| !second.contains(line)));
}
