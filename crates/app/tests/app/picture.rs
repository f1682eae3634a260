//! The drawing over the board: the links of every technique's examples, and the names of claims and sets.

use crate::learn::{open, pages_of};
use crate::page::{PAIRS, Page};
use answers::protocol::JobKind;
use app::Msg;
use app::model::Switch;
use app::msg::Action;
use app::view::{LinkView, Mark, Role, Tie, View};
use nonet::board::{Cell, Digit};
use nonet::logic::techniques;
use words::Lang;

type Point = (f64, f64);

/// The points of a link, about 30 thousandths of a cell apart.
fn points(link: &LinkView) -> Vec<Point> {
    let [a, b, c, d] = [link.from, link.bends[0], link.bends[1], link.to]
        .map(|(x, y)| (f64::from(x), f64::from(y)));
    let n = ((apart(a, b) + apart(b, c) + apart(c, d)) / 30.0).ceil();
    let at = |step: usize| {
        let t = step as f64 / n;
        let rest = 1.0 - t;
        let of = |a: f64, b: f64, c: f64, d: f64| {
            rest * rest * rest * a + 3.0 * rest * t * (rest * b + t * c) + t * t * t * d
        };
        (of(a.0, b.0, c.0, d.0), of(a.1, b.1, c.1, d.1))
    };
    (0..=n as usize).map(at).collect()
}

fn apart(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The middle of a small digit on a 9×9 board, as in the style sheet.
fn small(view: &View, cell: usize, digit: Digit) -> Point {
    let side = view.voice.geometry.side();
    let (right, below) = ((digit.index() % 3) as f64, (digit.index() / 3) as f64);
    let x = 500.0 + (right - 1.0) * 276.0;
    let y = 40.0 + 920.0 * (below + 0.5) / 3.0;
    (
        (cell % side * 1000) as f64 + x,
        (cell / side * 1000) as f64 + y,
    )
}

/// The small digits, and whether each is a claim of a chain.
fn candidates(view: &View) -> Vec<(Point, bool)> {
    let all = view.cells.iter().enumerate().flat_map(|(at, cell)| {
        let digits = cell.candidates.unwrap_or_default();
        let is_claim = |digit| {
            let mut marks = cell.marks.iter().filter(|(marked, _)| *marked == digit);
            marks.any(|(_, mark)| matches!(mark, Mark::Claim(_) | Mark::OutClaim))
        };
        let of = |digit| (small(view, at, digit), is_claim(digit));
        digits.iter().map(of).collect::<Vec<_>>()
    });
    all.collect()
}

/// Calls this with the board of every technique's examples.
fn with_examples(mut look: impl FnMut(&str, &View)) {
    let mut page = Page::with(PAIRS);
    page.tell(Msg::PagesCame(Lang::En, Some(pages_of(Lang::En))));
    for info in techniques::infos() {
        open(&mut page, info.slug);
        for at in 1..=3 {
            let view = page.view();
            look(
                &format!("{}, example {at}", info.slug),
                &view.stage.unwrap(),
            );
            page.act(Action::NextExample);
        }
    }
}

#[test]
fn links_go_around_claims_and_stay_on_the_board() {
    let (mut n_links, mut n_on_digits) = (0, 0);
    with_examples(|name, view| {
        let candidates = candidates(view);
        for link in view.links.iter().filter(|link| link.tie != Tie::Group) {
            n_links += 1;
            let points = points(link);
            for &(x, y) in &points {
                let inside = 0.0..9000.0;
                assert!(
                    inside.contains(&x) && inside.contains(&y),
                    "{name}: {link:?}"
                );
            }
            for &(claim, is_claim) in &candidates {
                let nearest = points.iter().map(|&point| apart(point, claim));
                let nearest = nearest.fold(f64::MAX, f64::min);
                // A claim's circle has a radius of 166.
                assert!(
                    !is_claim || nearest > 130.0,
                    "{name}: {link:?} over {claim:?}"
                );
                // The links of forcing chains are too many for the room beside the digits.
                n_on_digits += usize::from(nearest < 60.0 && !name.contains("forcing"));
            }
        }
    });
    assert!(n_links > 300, "{n_links}");
    assert!(
        n_on_digits * 50 < n_links,
        "{n_on_digits} of {n_links} links over small digits"
    );
}

#[test]
fn numbers_and_letters_cover_no_small_digit_and_each_other_never() {
    let (mut n_labels, mut n_on_digits) = (0, 0);
    with_examples(|name, view| {
        let candidates = candidates(view);
        let places = view.labels.iter().map(|label| {
            let at = (f64::from(label.at.0), f64::from(label.at.1));
            (at, if label.set.is_some() { 125.0 } else { 60.0 })
        });
        let places: Vec<(Point, f64)> = places.collect();
        for (place, &(at, reach)) in places.iter().enumerate() {
            n_labels += 1;
            let others = places.iter().take(place);
            for &(other, other_reach) in others {
                assert!(
                    apart(at, other) > (reach + other_reach) * 0.8,
                    "{name}: {at:?} {other:?}"
                );
            }
            // A digit is 70 wide to each side of its middle.
            let covered = candidates
                .iter()
                .any(|&(digit, _)| apart(at, digit) < reach + 70.0);
            n_on_digits += usize::from(covered);
        }
    });
    assert!(n_labels > 500, "{n_labels}");
    assert!(
        n_on_digits * 50 < n_labels,
        "{n_on_digits} of {n_labels} labels over small digits"
    );
}

#[test]
fn large_small_digits_hide_while_they_would_cover_the_step() {
    assert!(
        Page::with(PAIRS).view().lens.is_none(),
        "9×9 cells are large"
    );
    // The last cell of the last row is the step; the first cell of the first row is selected.
    let empty = ".".repeat(240);
    let mut page = Page::with(&format!("{empty}123456789ABCDEF."));
    let at = |place: usize| Cell::new(place);
    page.model.settings.cursor = at(0);
    assert!(page.view().lens.is_none(), "there are none");
    page.tell(Msg::Switched(Switch::Candidates, true));
    assert!(page.view().lens.is_some());
    for _ in 0..4 {
        page.act(Action::Ask(JobKind::Hint));
    }
    let view = page.view();
    assert_eq!(view.cells[255].role, Role::Placed);
    assert!(view.lens.is_none());
    page.model.settings.cursor = at(15);
    assert!(page.view().lens.is_some(), "the other corner is free");
}
