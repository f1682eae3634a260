//! What a step concludes applies to digits, candidates and marks alike, whatever carries it out: a law over random
//! games.

use crate::page::{PAIRS, Page, SUBSETS};
use answers::protocol::JobKind;
use app::Msg;
use app::model::{Mode, Pick, Switch};
use app::msg::{Action, MarksAction};
use app::view::{CellView, View};
use game::play::Square;
use nonet::board::{Cell, Digit, DigitSet, Geometry, Layer, Marks};
use nonet::logic::Reach;
use support::Random;

const GAMES: u64 = 40;

/// The acts that carry conclusions out.
const ACTS: [Act; 6] = [
    ("Step", |page, _| drop(page.act(Action::Ask(JobKind::Step)))),
    ("Propagate", |page, random| {
        page.tell(Msg::Picked(Pick::Reach, random.below(Reach::ALL.len())));
        page.act(Action::Ask(JobKind::Propagate));
    }),
    ("a hint, told to its end", |page, _| {
        (0..5).for_each(|_| drop(page.act(Action::Ask(JobKind::Hint))));
    }),
    ("a hint, applied at once", |page, _| {
        page.act(Action::Ask(JobKind::Hint));
        page.act(Action::Apply);
    }),
    ("one of all steps", |page, random| {
        page.act(Action::Ask(JobKind::Steps));
        (0..random.below(4)).for_each(|_| drop(page.act(Action::NextStep)));
        page.act(Action::Apply);
    }),
    ("a part of the path", |page, random| {
        page.act(Action::Ask(JobKind::Path));
        page.tell(Msg::Scrubbed(random.below(12)));
        page.act(Action::UpToHere);
    }),
];

type Act = (&'static str, fn(&mut Page, &mut Random));

/// A puzzle with marks: all candidates, and some that are wrong or missing.
fn marked(random: &mut Random) -> Page {
    let mut page = Page::with([PAIRS, SUBSETS][random.below(2)]);
    page.stays_unrated = true;
    for switch in [Switch::Vanish, Switch::Marked] {
        page.tell(Msg::Switched(switch, random.below(2) == 1));
    }
    page.act(Action::Marks(MarksAction::Fill));
    for _ in 0..random.below(30) {
        page.tell(Msg::ModeChosen(
            [Mode::Corner, Mode::Centre][random.below(2)],
        ));
        page.click(1 + random.below(9), 1 + random.below(9));
        page.tell(Msg::Pad(Digit::new(1 + random.below(9) as u8).unwrap()));
    }
    page
}

/// The marks of a cell that remain given the difference of two boards: plain loops.
fn left(at: usize, before: &[Square], after: &[Square]) -> Marks {
    let geometry = Geometry::classic();
    let mut gone = after[at].erased.minus(before[at].erased);
    for peer in geometry.peers(Cell::new(at)) {
        let [was, is] = [before, after].map(|board| board[peer.index()].digit);
        if let Some((digit, _)) = is.filter(|_| was != is) {
            gone = gone.with(digit);
        }
    }
    before[at].marks.without(gone)
}

#[test]
fn marks_lose_what_a_step_rules_out_and_nothing_else() {
    let (mut n_placed, mut n_erased) = (0, 0);
    for seed in 0..GAMES {
        let mut random = Random::new(seed);
        let mut page = marked(&mut random);
        for _ in 0..6 {
            let (name, act) = ACTS[random.below(ACTS.len())];
            let before = page.model.play.squares().to_vec();
            let here = page.model.play.history().here();
            act(&mut page, &mut random);
            let after = page.model.play.squares().to_vec();
            for at in 0..81 {
                let wanted = left(at, &before, &after);
                assert_eq!(after[at].marks, wanted, "seed {seed}, {name}, cell {at}");
                n_placed += usize::from(before[at].digit != after[at].digit);
                n_erased += usize::from(before[at].erased != after[at].erased);
            }
            if page.model.play.history().here() != here && random.below(3) == 0 {
                page.act(Action::Undo);
                assert_eq!(
                    page.model.play.squares(),
                    before,
                    "seed {seed}, {name}: one undo"
                );
            }
        }
    }
    assert!(n_placed > 500 && n_erased > 50, "{n_placed} {n_erased}");
}

/// The small digits of a cell that are marked although they are not candidates.
fn ruled_out(cell: &CellView) -> DigitSet {
    let candidates = cell.candidates.unwrap_or(cell.mine.digits());
    cell.mine.digits().minus(candidates)
}

/// A player who has marked all candidates sees nothing struck out but what the step shown concludes: neither now
/// nor when the path is shown.
#[test]
fn with_true_marks_nothing_is_struck_out_but_by_the_step_shown() {
    let none = |view: &View| view.cells.iter().all(|cell| ruled_out(cell).is_empty());
    for puzzle in [PAIRS, SUBSETS] {
        let mut page = Page::with(puzzle);
        page.act(Action::Marks(MarksAction::Fill));
        page.act(Action::Ask(JobKind::Path));
        for at in 0..30 {
            page.tell(Msg::Scrubbed(at));
            assert!(none(&page.view()), "{puzzle}, step {at} of the path");
        }
        page.act(Action::Dismiss);
        for step in 0..30 {
            page.act(Action::Ask(JobKind::Hint));
            page.act(Action::Apply);
            assert!(none(&page.view()), "{puzzle}, hint {step}");
        }
    }
}

/// Digits typed by hand leave marks alone, unless the switch is on; tools always remove them.
#[test]
fn what_is_typed_by_hand_follows_the_switch() {
    for vanishes in [false, true] {
        let mut page = Page::with(PAIRS);
        page.tell(Msg::Switched(Switch::Vanish, vanishes));
        page.act(Action::Marks(MarksAction::Fill));
        let before = page.model.play.squares().to_vec();
        page.tell(Msg::ModeChosen(Mode::Digits));
        let empty = (0..81).find(|&at| before[at].digit.is_none()).unwrap();
        page.click(empty / 9 + 1, empty % 9 + 1);
        let digit = before[empty]
            .marks
            .get(Layer::Centre)
            .iter()
            .next()
            .unwrap();
        page.tell(Msg::Pad(digit));
        let after = page.model.play.squares();
        for at in 0..81 {
            let wanted = match vanishes {
                true => left(at, &before, after),
                false => before[at].marks,
            };
            assert_eq!(after[at].marks, wanted, "{vanishes}, {at}");
        }
    }
}
