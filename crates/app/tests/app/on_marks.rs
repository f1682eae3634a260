//! Hints on the player's marks, judged by all solutions and by an independent reading of the marks; and by
//! messages, what the page makes of them.

use crate::page::{HARD, Page, SUBSETS, cell};
use answers::protocol::{
    Answer, Content, Deep, HintResult, Job, JobId, JobKind, MarksUsed, Mistake, ParsedPosition,
    Position, Reply, Request, StepView,
};
use app::Msg;
use app::model::{Mode, Panel, Switch};
use app::msg::{Action, CopyKind, MarksAction};
use app::view::{Block, Press, Role, View};
use nonet::board::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, Layer, Marks};
use nonet::logic::{Context, Deduction, Step, first_step, proof, techniques};
use nonet::text::read_step;
use support::{Plain, Random, solutions};
use worker::handle;

fn digit(value: u8) -> Digit {
    Digit::new(value).unwrap()
}

fn ask(position: &Position, marks: &[Marks]) -> (HintResult, Option<Box<MarksUsed>>) {
    let job = Job::Deep(Deep::Marked(None, marks.to_vec()), position.clone());
    let mut last = None;
    handle(Request { id: JobId(3), job }, &mut |reply| {
        last = Some(reply)
    });
    match last {
        Some(Reply::Done(JobId(3), Answer::Marked(help, footing))) => (help, footing),
        other => panic!("no hint but {other:?}"),
    }
}

/// A game in progress, with marks.
struct Game {
    position: Position,
    marks: Vec<Marks>,
}

impl Game {
    fn asked(&self) -> ParsedPosition {
        self.position.read().unwrap()
    }

    fn is_empty(&self, cell: usize) -> bool {
        self.position.cells[cell] == Content::Empty
    }

    /// Do the marks exclude this digit from the cell? Plain loops: only the box is needed, not 27 houses.
    fn excludes(&self, at: usize, digit: Digit) -> bool {
        let mine = self.marks[at];
        if !self.is_empty(at) || mine.digits().contains(digit) {
            return false;
        }
        if !mine.get(Layer::Centre).is_empty() {
            return true;
        }
        let mut n = 0;
        for other in 0..81 {
            let same_box = (at / 27, at % 9 / 3) == (other / 27, other % 9 / 3);
            let marked = self.marks[other].get(Layer::Corner).contains(digit);
            n += usize::from(same_box && self.is_empty(other) && marked);
        }
        n >= 2
    }

    /// The computed candidates without these.
    fn grid_without(&self, gone: impl Fn(Candidate) -> bool) -> Grid {
        let mut grid = self.asked().grid();
        for at in 0..81 {
            for digit in Digit::all(9) {
                let candidate = Candidate {
                    cell: Cell::new(at),
                    digit,
                };
                if grid.has(candidate) && gone(candidate) {
                    grid.eliminate(candidate);
                }
            }
        }
        grid
    }

    fn marked(&self) -> Grid {
        self.grid_without(|c| self.excludes(c.cell.index(), c.digit))
    }

    /// Does the solution agree with the digits, the candidates and, if `with_marks`, the marks?
    fn fits(&self, full: &Plain, with_marks: bool) -> bool {
        (0..81).all(|at| {
            let right = digit(full[at]);
            match self.position.cells[at] {
                Content::Empty => {
                    let erased = self.position.erased[at].contains(right);
                    !(erased || with_marks && self.excludes(at, right))
                }
                Content::Given(digit) | Content::Filled(digit) => digit == right,
            }
        })
    }

    fn mend(&mut self, cell: Cell, digit: Digit) {
        let marks = &mut self.marks[cell.index()];
        let layer = match marks.get(Layer::Centre).is_empty() {
            true => Layer::Corner,
            false => Layer::Centre,
        };
        *marks = marks.marked(layer, digit);
    }
}

/// A game with correct entries, and with marks that are right, wrong, half-finished, impossible.
fn play(random: &mut Random, givens: &Plain, guide: &Plain) -> Game {
    let content = |&value: &u8| Digit::new(value).map_or(Content::Empty, Content::Given);
    let mut position = Position {
        layout: Geometry::classic().layout().clone(),
        cells: givens.iter().map(content).collect(),
        erased: vec![DigitSet::EMPTY; 81],
    };
    let (filled, erased) = (random.below(60), random.below(30));
    for at in (0..81).filter(|&at| givens[at] == 0) {
        if random.below(100) < filled {
            position.cells[at] = Content::Filled(digit(guide[at]));
        } else if random.below(100) < erased {
            let other = digit(1 + random.below(9) as u8);
            if other != digit(guide[at]) {
                position.erased[at] = position.erased[at].with(other);
            }
        }
    }
    let mut game = Game {
        position,
        marks: vec![Marks::default(); 81],
    };
    mark(random, &mut game, guide);
    game
}

fn mark(random: &mut Random, game: &mut Game, guide: &Plain) {
    let grid = game.asked().grid();
    let (centres, corners) = (random.below(70), random.below(70));
    let (slips, stale) = (random.below(3), random.below(20));
    for (at, &right) in guide.iter().enumerate() {
        let open = grid.candidates(Cell::new(at));
        if random.below(100) < centres {
            let few = 1 + random.below(9);
            let mut marks: DigitSet = open.iter().filter(|_| random.below(9) < few).collect();
            if random.below(100) >= slips {
                marks = marks.with(digit(right));
            }
            if random.below(100) < stale {
                marks = marks.with(digit(1 + random.below(9) as u8));
            }
            game.marks[at] = game.marks[at].with(Layer::Centre, marks);
        }
    }
    for (house, value) in (0..9).flat_map(|house| (1..=9).map(move |value| (house, value))) {
        if random.below(100) >= corners {
            continue;
        }
        let half = random.below(10) < 2;
        for at in (0..81).filter(|at| at / 27 * 3 + at % 9 / 3 == house) {
            let possible = grid.candidates(Cell::new(at)).contains(digit(value));
            let is_right = guide[at] == value;
            let wanted = match half {
                true => random.below(9) < 2,
                false => is_right || possible && random.below(9) < 4,
            };
            if wanted || random.below(1000) < stale {
                game.marks[at] = game.marks[at].marked(Layer::Corner, digit(value));
            }
        }
    }
}

fn each(digits: &[(Cell, DigitSet)]) -> Vec<Candidate> {
    let of = |&(cell, digits): &(Cell, DigitSet)| {
        let digits = digits.iter();
        digits.map(move |digit| Candidate { cell, digit })
    };
    digits.iter().flat_map(of).collect()
}

/// The step, read from its notation, as if from an unknown source.
fn step_of(exhibit: &StepView) -> Step {
    read_step(&Geometry::classic(), &exhibit.lines().last().unwrap()).unwrap()
}

fn judge_step(game: &Game, all: &[Plain], exhibit: &StepView, footing: &MarksUsed) {
    let left: Vec<&Plain> = all.iter().filter(|full| game.fits(full, true)).collect();
    assert!(!left.is_empty(), "a step on marks that are wrong");
    for deduction in &exhibit.deductions {
        let Candidate { cell, digit } = deduction.candidate();
        let places = matches!(deduction, Deduction::Place(_));
        let agrees = |full: &&Plain| (full[cell.index()] == digit.get()) == places;
        assert!(left.iter().all(agrees), "{exhibit:?}");
    }
    let asked = game.asked();
    let givens: CellSet = asked.givens.given_cells();
    let unique = (all.len() == 1).then_some(&givens);
    let step = step_of(exhibit);
    let proved = |grid: &Grid| proof::check(&Context::knowing(grid, unique), &step).is_ok();
    let marked = game.marked();
    assert!(proved(&marked), "{step:?}");
    // No easier technique finds a step.
    let context = Context::knowing(&marked, unique);
    let mut before = techniques::ordered(None).into_iter();
    let before = before
        .by_ref()
        .take_while(|it| it.info() != exhibit.technique);
    for easier in before {
        assert!(easier.first(&context).is_none(), "{}", easier.info().slug);
    }
    judge_footing(game, footing, &proved);
    let first = first_step(
        &Context::knowing(&asked.grid(), unique),
        &techniques::ordered(None),
    );
    if let Some((technique, _)) = &footing.other {
        assert_eq!(first.unwrap().technique, *technique);
    }
}

/// What it relies on comes from the marks, suffices, and all of it is needed; what hides it is marked and
/// impossible.
fn judge_footing(game: &Game, footing: &MarksUsed, proved: &dyn Fn(&Grid) -> bool) {
    let relies = each(&footing.relies);
    let computed = game.asked().grid();
    for &candidate in &relies {
        assert!(computed.has(candidate));
        assert!(game.excludes(candidate.cell.index(), candidate.digit));
        let without_it = |c: Candidate| c != candidate && relies.contains(&c);
        assert!(!proved(&game.grid_without(without_it)), "not needed");
    }
    assert!(proved(&game.grid_without(|c| relies.contains(&c))));
    assert!(footing.shown.is_none() || !relies.is_empty());
    let other = footing.other.iter().flat_map(|(_, hidden)| each(hidden));
    for hiding in each(&footing.hidden).into_iter().chain(other) {
        let mine = game.marks[hiding.cell.index()].digits();
        assert!(game.is_empty(hiding.cell.index()) && mine.contains(hiding.digit));
        assert!(!computed.has(hiding), "it is possible");
    }
}

/// Each is a mistake after correcting those before it; then the marks agree with a solution.
fn judge_mistakes(game: &mut Game, all: &[Plain], mistakes: &[Mistake]) {
    assert!(!mistakes.is_empty());
    for &mistake in mistakes {
        let Mistake::Unmarked(cell, digit) = mistake else {
            panic!("only marks were wrong: {mistake:?}");
        };
        assert!(!all.iter().any(|full| game.fits(full, true)));
        assert!(game.excludes(cell.index(), digit));
        let restores = |full: &Plain| full[cell.index()] == digit.get() && game.fits(full, false);
        assert!(all.iter().any(restores));
        game.mend(cell, digit);
    }
    assert!(all.iter().any(|full| game.fits(full, true)));
}

#[test]
fn a_hint_on_marks_is_never_wrong_or_names_what_is() {
    println!("seed 190");
    let mut random = Random::new(190);
    let mut seen = [0; 7];
    for round in 0..60 {
        let givens = match round % 3 {
            0 => random.several(),
            _ => random.unique().0,
        };
        let all = solutions(&givens, 101);
        if all.len() > 100 {
            continue;
        }
        for _ in 0..6 {
            let guide = all[random.below(all.len())];
            let mut game = play(&mut random, &givens, &guide);
            let mut answer = ask(&game.position, &game.marks);
            if let HintResult::Mistakes(mistakes) = &answer.0 {
                seen[0] += 1;
                judge_mistakes(&mut game, &all, mistakes);
                answer = ask(&game.position, &game.marks);
            }
            let HintResult::Step(exhibit) = answer.0 else {
                let stuck = matches!(answer.0, HintResult::Finished | HintResult::NoStep);
                assert!(
                    stuck && (all.len() > 1 || answer.0 == HintResult::Finished),
                    "{:?}",
                    answer.0
                );
                continue;
            };
            let footing = answer.1.unwrap();
            judge_step(&game, &all, &exhibit, &footing);
            seen[1] += 1;
            seen[2] += usize::from(!footing.relies.is_empty());
            seen[3] += usize::from(footing.shown.is_some());
            seen[4] += usize::from(!footing.hidden.is_empty());
            seen[5] += usize::from(footing.other.is_some());
            seen[6] += usize::from(footing.other.is_some_and(|other| !other.1.is_empty()));
        }
    }
    println!("wrong, right, relies, shown, hidden, other, hidden: {seen:?}");
    assert!(seen.iter().all(|&n| n > 2), "{seen:?}");
}

#[test]
fn without_marks_it_is_the_hint_of_the_board() {
    println!("seed 191");
    let mut random = Random::new(191);
    for _ in 0..12 {
        let (givens, full) = random.unique();
        let mut game = play(&mut random, &givens, &full);
        game.marks = vec![Marks::default(); 81];
        let job = Job::Deep(Deep::Hint(None), game.position.clone());
        let mut plain = None;
        handle(Request { id: JobId(3), job }, &mut |reply| {
            plain = Some(reply)
        });
        let (help, footing) = ask(&game.position, &game.marks);
        let is_step = matches!(help, HintResult::Step(_));
        assert_eq!(plain, Some(Reply::Done(JobId(3), Answer::Hint(help))));
        let nothing = is_step.then(|| Box::new(MarksUsed::default()));
        assert_eq!(footing, nothing);
        assert_eq!(ask(&game.position, &[]), ask(&game.position, &game.marks));
    }
}

#[test]
fn half_finished_corner_marks_are_not_read() {
    let full = solutions(&support::plain(HARD), 2)[0];
    let mut random = Random::new(192);
    let mut game = play(&mut random, &support::plain(HARD), &full);
    game.position = Position::of(&game.asked().givens);
    game.marks = vec![Marks::default(); 81];
    let without = ask(&game.position, &game.marks);
    // A wrong corner mark once in a box means nothing, twice it excludes all other cells.
    let wrong = digit(full[1] % 9 + 1);
    let places: Vec<usize> = [1, 2, 9, 10, 18, 20]
        .into_iter()
        .filter(|&at| full[at] != wrong.get())
        .collect();
    for (n, &at) in places.iter().take(2).enumerate() {
        game.marks[at] = game.marks[at].marked(Layer::Corner, wrong);
        let (help, _) = ask(&game.position, &game.marks);
        match n {
            0 => assert_eq!(help, without.0),
            _ => assert!(
                matches!(&help, HintResult::Mistakes(named) if named.len() == 1),
                "{help:?}"
            ),
        }
    }
}

// The page.

fn texts(view: &View) -> String {
    let texts = view.panel.iter().filter_map(|block| match block {
        Block::Text(pieces) => Some(pieces.iter().map(|piece| &*piece.text).collect::<String>()),
        Block::Result(_, text) => Some(text.clone()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join("\n")
}

fn has_button(view: &View, press: Press) -> bool {
    view.panel.iter().any(|block| match block {
        Block::Buttons(buttons) => buttons.iter().any(|button| button.press == press),
        _ => false,
    })
}

/// The hardest of the examples, with a centre mark in R1C2, whose solution is 1.
fn marked(mark: &str) -> Page {
    let mut page = Page::with(HARD);
    page.tell(Msg::Switched(Switch::Marked, true));
    page.click(1, 2);
    page.tell(Msg::ModeChosen(Mode::Centre));
    page.press(mark);
    page
}

fn told(page: &mut Page) -> View {
    for _ in 0..3 {
        page.act(Action::Ask(JobKind::Hint));
    }
    page.act(Action::Ask(JobKind::Hint))
}

#[test]
fn marks_are_asked_only_if_the_switch_is_on() {
    let mut page = Page::with(HARD);
    page.act(Action::Ask(JobKind::Hint));
    let is_plain = |job: &Job| matches!(job, Job::Deep(Deep::Hint(None), _));
    assert!(is_plain(&page.asked.last().unwrap().job));
    let mut page = marked("1");
    page.act(Action::Ask(JobKind::Hint));
    let Job::Deep(Deep::Marked(None, marks), _) = &page.asked.last().unwrap().job else {
        panic!("{:?}", page.asked.last());
    };
    assert_eq!(marks[1].get(Layer::Centre), DigitSet::only(digit(1)));
    let again = Page::start(page.journal.clone(), page.settings.clone());
    assert!(
        again.model.settings.switches.is_on(Switch::Marked),
        "it is kept"
    );
}

#[test]
fn without_marks_none_are_called_right() {
    for (mark, are_right) in [("", false), ("1", true)] {
        let mut page = Page::with(HARD);
        page.tell(Msg::Switched(Switch::Marked, true));
        if !mark.is_empty() {
            page = marked(mark);
        }
        let mut told = (0..4).map(|_| texts(&page.act(Action::Ask(JobKind::Hint))));
        assert_eq!(
            told.any(|text| text.contains("Your marks are right")),
            are_right
        );
    }
}

#[test]
fn a_hint_says_what_it_takes_from_the_marks_and_is_proved_on_them() {
    let mut page = marked("1");
    let view = told(&mut page);
    let text = texts(&view);
    assert!(text.contains("From your marks: R1C2 without "), "{text}");
    assert!(
        text.contains("No quick derivation was found without your marks."),
        "{text}"
    );
    page.act(Action::Copy(CopyKind::Link));
    assert!(matches!(
        page.model.ui.panel,
        Panel::Hint(HintResult::Step(_), 4)
    ));
    let alone = {
        let mut other = Page::with(HARD);
        told(&mut other);
        other.act(Action::Copy(CopyKind::Link));
        other.copied.last().unwrap().1.len()
    };
    assert!(
        page.copied.last().unwrap().1.len() < alone,
        "no step in the link"
    );
    let view = page.act(Action::Ask(JobKind::Prove));
    assert!(
        view.status
            .starts_with("Proved from the board and your marks"),
        "{}",
        view.status
    );
    page.act(Action::Apply);
    assert_eq!(
        page.model.play.square(Cell::new(1)).digit.unwrap().0,
        digit(1)
    );
    let view = page.act(Action::Ask(JobKind::Prove));
    assert!(
        view.status
            .starts_with("Proved from the board and your marks"),
        "{}",
        view.status
    );
    let view = told(&mut page);
    assert!(
        texts(&view).contains("does not depend on your marks"),
        "{}",
        texts(&view)
    );
}

#[test]
fn wrong_marks_are_named_and_mended_for_one_undo() {
    let mut page = marked("2");
    let view = page.act(Action::Ask(JobKind::Hint));
    assert!(
        view.status.contains("Your marks exclude 1 from R1C2"),
        "{}",
        view.status
    );
    assert_eq!(cell(&view, 1, 2).role, Role::Mistake);
    let before = page.model.play.square(Cell::new(1)).marks;
    page.tell(Msg::MendChosen(0));
    let mended = page.model.play.square(Cell::new(1)).marks;
    assert_eq!(mended, before.marked(Layer::Centre, digit(1)));
    page.act(Action::Undo);
    assert_eq!(page.model.play.square(Cell::new(1)).marks, before);
    page.act(Action::Ask(JobKind::Hint));
    page.act(Action::Mend);
    let view = told(&mut page);
    assert!(texts(&view).contains("your marks"), "{}", texts(&view));
}

#[test]
fn impossible_marks_that_hide_the_step_go_with_one_press() {
    let mut page = marked("1");
    page.press("8"); // in its row
    let view = told(&mut page);
    let text = texts(&view);
    assert!(
        text.contains("Impossible marks hide it: 8 in R1C2."),
        "{text}"
    );
    let drop = Action::Marks(MarksAction::Drop);
    assert!(has_button(&view, Press::Action(drop)));
    page.act(drop);
    assert_eq!(
        page.model.play.square(Cell::new(1)).marks.digits(),
        DigitSet::only(digit(1))
    );
    for _ in 0..3 {
        page.act(Action::Ask(JobKind::Hint));
    }
    let view = page.view();
    assert!(texts(&view).contains("From your marks") && !texts(&view).contains("Impossible"));
    assert!(!has_button(&view, Press::Action(drop)));
}

#[test]
fn other_marks_put_such_a_hint_away_and_make_an_answer_late() {
    let mut page = marked("1");
    told(&mut page);
    page.press("4");
    assert_eq!(page.model.ui.panel, Panel::Rest);
    told(&mut page);
    page.act(Action::Undo);
    assert_eq!(page.model.ui.panel, Panel::Rest);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Hint));
    let asked = page.asked.last().unwrap().clone();
    page.press("2");
    page.answer(asked);
    assert_eq!(page.model.ui.panel, Panel::Rest);
    // Without the switch, marks change nothing.
    page.holds_back = false;
    page.tell(Msg::Switched(Switch::Marked, false));
    told(&mut page);
    page.press("2");
    assert!(matches!(
        page.model.ui.panel,
        Panel::Hint(HintResult::Step(_), 4)
    ));
}

#[test]
fn it_says_by_which_techniques_the_board_gives_what_is_taken_from_the_marks() {
    let mut page = Page::with(SUBSETS);
    page.act(Action::Ask(JobKind::Solve));
    let solution = page.line();
    page.act(Action::Undo);
    page.tell(Msg::Switched(Switch::Marked, true));
    page.tell(Msg::ModeChosen(Mode::Centre));
    let mut seen = 0;
    for at in (0..81).filter(|&at| SUBSETS.as_bytes()[at] == b'0') {
        page.click(at / 9 + 1, at % 9 + 1);
        page.press(&solution[at..=at]);
        let view = told(&mut page);
        let text = texts(&view);
        seen +=
            usize::from(text.contains("The board alone gives the same, using techniques up to"));
        page.act(Action::Dismiss);
        page.act(Action::Undo);
    }
    assert!(seen > 3, "{seen}");
}
