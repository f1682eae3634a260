//! The time spent on a puzzle, judged by a plain stopwatch that gets the same events.

use crate::page::{Page, name};
use answers::protocol::JobKind;
use app::model::{Switch, Workspace};
use app::msg::{Action, PastAction};
use app::{Model, Msg};
use game::play::Play;
use support::Random;
use words::clock;

const ONE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const TWO: &str =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// A page with the timer on, and a clock.
struct Watched {
    page: Page,
    now: f64,
    /// When the next reading of the clock comes.
    due: Option<f64>,
}

impl Watched {
    fn of(page: Page) -> Self {
        let mut watched = Self {
            page,
            now: 5e6,
            due: None,
        };
        watched.tell(Msg::Switched(Switch::Timer, true));
        watched
    }

    fn tell(&mut self, msg: Msg) {
        self.page.tell(msg);
        let looks = std::mem::take(&mut self.page.looks);
        for wait in looks {
            assert!(self.due.is_none(), "one look at a time");
            self.due = Some(self.now + f64::from(wait));
        }
    }

    /// Time passes; readings of the clock come a little late.
    fn pass(&mut self, ms: f64) {
        let end = self.now + ms;
        while let Some(due) = self.due.filter(|&due| due <= end) {
            (self.now, self.due) = (due.max(self.now), None);
            self.tell(Msg::ClockSeen(self.now));
        }
        self.now = end;
    }

    fn shown(&self) -> Option<String> {
        self.page.view().timer.map(|(time, ..)| time)
    }

    fn type_at(&mut self, row: usize, col: usize, digit: &str) {
        self.page.click(row, col);
        self.tell(Msg::Pressed(app::keyboard::keys::Key {
            key: digit.into(),
            focus: app::keyboard::keys::Focus::Board,
            ..Default::default()
        }));
    }

    fn act(&mut self, action: Action) {
        self.tell(Msg::Action(action));
    }
}

#[test]
fn times_are_written_as_clocks_show_them() {
    let told = [0, 65, 3600, 36_061].map(clock);
    assert_eq!(told, ["0:00", "1:05", "1:00:00", "10:01:01"]);
}

fn seconds(model: &Model) -> u32 {
    model.play.spent()
}

#[test]
fn nobody_s_time_is_taken_unasked() {
    let mut page = Page::with(ONE);
    page.click(1, 3);
    page.press("4");
    assert!(page.looks.is_empty() && page.view().timer.is_none());
    assert!(page.journal.iter().all(|line| !line.contains('@')));
}

#[test]
fn it_runs_while_the_board_is_in_sight_and_stands_when_it_is_solved() {
    let mut watched = Watched::of(Page::with(ONE));
    watched.pass(61_500.0);
    assert_eq!(watched.shown().unwrap(), "1:01");
    watched.tell(Msg::Seen(false));
    watched.pass(600_000.0);
    watched.tell(Msg::Seen(true));
    watched.tell(Msg::WorkspaceChosen(Workspace::Learn));
    watched.pass(600_000.0);
    watched.tell(Msg::WorkspaceChosen(Workspace::Solve));
    watched.act(Action::Timer);
    watched.pass(600_000.0);
    assert!(watched.page.view().timer.unwrap().2, "it stands");
    assert!(seconds(&watched.page.model) <= 62);
    watched.act(Action::Timer);
    watched.pass(540_000.0);
    let at = seconds(&watched.page.model);
    assert!((600..=602).contains(&at), "{at}");
    for (index, digit) in SOLUTION.char_indices() {
        watched.type_at(index / 9 + 1, index % 9 + 1, &digit.to_string());
    }
    watched.pass(600_000.0);
    assert_eq!(seconds(&watched.page.model), at);
    let said = watched.page.view().start.unwrap();
    assert_eq!(said, format!("{} · Solved by hand. Next?", clock(at)));
}

#[test]
fn what_is_done_lets_it_go_on() {
    let mut watched = Watched::of(Page::with(ONE));
    watched.act(Action::Timer);
    watched.pass(9000.0);
    watched.type_at(1, 3, "4");
    watched.pass(2500.0);
    assert_eq!(watched.shown().unwrap(), "0:02");
}

#[test]
fn a_computer_that_slept_did_not_think() {
    let mut watched = Watched::of(Page::with(ONE));
    watched.pass(2000.0);
    watched.due = watched.due.map(|due| due + 3_600_000.0);
    watched.pass(3_602_000.0);
    let at = seconds(&watched.page.model);
    assert!((2..=4).contains(&at), "{at}");
}

#[test]
fn each_puzzle_has_its_time_and_keeps_it() {
    let mut watched = Watched::of(Page::with(ONE));
    watched.pass(20_500.0);
    watched.type_at(1, 3, "4");
    watched.pass(10_000.0);
    watched.tell(Msg::TextGiven(TWO.into()));
    assert_eq!(watched.shown().unwrap(), "0:00");
    watched.pass(5000.0);
    watched.type_at(1, 2, "1");
    watched.act(Action::Past(PastAction::Previous));
    assert_eq!(
        watched.shown().unwrap(),
        "0:30",
        "with the time after the last digit"
    );
    let again = Page::start(watched.page.journal.clone(), watched.page.settings.clone());
    assert_eq!(seconds(&again.model), 30);
    let mut twice = Page::start(again.journal.clone(), again.settings.clone());
    assert_eq!(twice.journal, again.journal, "it was written anew once");
    twice.act(Action::Past(PastAction::Open));
    twice.tell(Msg::RowChosen(3));
    assert_eq!(twice.view().timer.unwrap().0, "0:05");
}

#[test]
fn a_pause_hides_the_board_from_everybody() {
    let mut watched = Watched::of(Page::with(ONE));
    watched.type_at(1, 3, "4");
    watched.act(Action::Ask(JobKind::Hint));
    watched.act(Action::Timer);
    let view = watched.page.view();
    for cell in &view.cells {
        let name = view.voice.cell_name(cell);
        assert!(name.ends_with(", hidden"), "{name}");
        assert_eq!((cell.digit, cell.candidates), (None, None), "{name}");
    }
    assert_eq!(view.outlines, []);
    watched.page.press("q"); // its row aloud
    let seen = name(&watched.page.view(), 1, 1);
    assert_eq!(seen, "R1C1, 5, given", "who asks looks again");
}

#[test]
fn nothing_is_told_of_a_board_that_a_pause_hides() {
    let mut watched = Watched::of(Page::with(ONE));
    watched.tell(Msg::Switched(Switch::Strict, true));
    let is_paused = |watched: &Watched| watched.page.view().timer.unwrap().2;
    for asked in [JobKind::Hint, JobKind::Hint, JobKind::Steps] {
        watched.act(Action::Timer);
        assert!(is_paused(&watched), "before {asked:?}");
        watched.act(Action::Ask(asked));
        assert!(!is_paused(&watched), "{asked:?}");
    }
    watched.act(Action::Timer);
    watched.type_at(1, 3, "9");
    assert!(!is_paused(&watched), "a digit refused");
    assert_eq!(watched.page.line(), ONE.replace('.', "0"), "9 was refused");
}

#[test]
fn a_page_that_is_hidden_has_saved_the_time() {
    let mut watched = Watched::of(Page::with(ONE));
    watched.pass(30_500.0);
    let n_lines = watched.page.journal.len();
    watched.tell(Msg::Seen(false));
    watched.tell(Msg::Seen(true));
    assert_eq!(watched.page.journal.len(), n_lines + 1, "once");
    let again = Page::start(watched.page.journal, watched.page.settings);
    assert_eq!(seconds(&again.model), 30);
}

/// After any acts, the journal and a plain sum agree on the time of the puzzle on the board.
#[test]
fn random_games_agree_with_a_stopwatch() {
    for seed in 0..15 {
        let mut random = Random::new(seed);
        let mut watched = Watched::of(Page::with(ONE));
        watched.page.holds_back = true; // answers do not matter here
        // Milliseconds for each puzzle by its text, and how many beats it may be off.
        let mut sums = [(0.0, 1.0), (0.0, 1.0)];
        let (mut is_seen, mut is_stopped, mut on) = (true, false, 0);
        for _ in 0..60 {
            match random.below(8) {
                0 => {
                    is_seen = !is_seen;
                    watched.tell(Msg::Seen(is_seen));
                }
                1 => {
                    is_stopped = !is_stopped;
                    watched.act(Action::Timer);
                }
                2 => {
                    on = 1 - on;
                    let text = if on == 0 { ONE } else { TWO };
                    watched.tell(Msg::TextGiven(text.into()));
                    (sums[on], is_stopped) = ((0.0, 0.0), false);
                }
                3 => {
                    watched.type_at(1 + random.below(9), 1 + random.below(9), "7");
                    is_stopped = false;
                }
                _ => {
                    let ms = random.below(9000) as f64;
                    watched.pass(ms);
                    if is_seen && !is_stopped {
                        sums[on].0 += ms;
                    }
                }
            }
            sums[on].1 += 1.0; // each event may cost part of a beat
            let (sum, slack) = sums[on];
            let at = f64::from(seconds(&watched.page.model)) * 1000.0;
            assert!(
                (at - sum).abs() <= 1000.0 * slack,
                "seed {seed}: {at}, {sum}"
            );
        }
        watched.tell(Msg::Seen(false));
        let again = Page::start(watched.page.journal.clone(), None);
        assert_eq!(
            seconds(&again.model),
            seconds(&watched.page.model),
            "seed {seed}"
        );
        let (retold, damaged) = Play::replay(&again.model.play.journal());
        assert!(damaged.is_empty());
        assert_eq!(retold.spent(), seconds(&again.model), "seed {seed}");
    }
}
