//! Ratings on the page, by messages, with the real engine behind them.

use crate::page::{HARD, PAIRS, Page, SUBSETS};
use answers::protocol::{JobKind, Progress, Reply};
use app::Msg;
use app::model::Workspace;
use app::msg::Action;
use app::view::{Bar, Block, ScaleRow, Track, View};
use batch::{Choices, Format, Job, Outcome, ask, row};
use nonet::generate::Scale;
use words::Lang;

const SIX_SOLUTIONS: &str =
    "800000600029670010000014050600391502051000900902006000060430000090087160007000003";
/// The unique puzzle of the sources with a 4 typed for the 7 in row 1.
const MISTYPED: &str =
    "530040000600195000098000060800060003400803001700020006060000280000419005000080079";
fn scales(view: &View) -> Vec<ScaleRow> {
    let tables = view.panel.iter().filter_map(|block| match block {
        Block::Scales(.., rows) => Some(rows.clone()),
        _ => None,
    });
    tables.flatten().collect()
}

fn bars(view: &View) -> Vec<Bar> {
    let charts = view.panel.iter().filter_map(|block| match block {
        Block::Histogram(_, bars) => Some(bars.clone()),
        _ => None,
    });
    charts.flatten().collect()
}

fn values(view: &View) -> Vec<String> {
    scales(view).into_iter().map(|scale| scale.value).collect()
}

/// The output of the command line about it, on the page's scales: all but whips and braids.
fn told(puzzle: &str) -> String {
    let all = Scale::ALL.into_iter();
    let scales = all.filter(|scale| !["whip", "braid"].contains(&scale.slug));
    let job = Job {
        ask: ask("rate").expect("a question"),
        choices: Choices {
            scales: scales.collect(),
            ..Choices::default()
        },
        format: Format::Text(Lang::En),
        expect: Default::default(),
        budget: None,
    };
    match row(&job, 1, puzzle) {
        Outcome::Row { row, .. } => row,
        other => panic!("{other:?}"),
    }
}

#[test]
fn all_scales_stand_side_by_side_as_the_command_line_has_them() {
    for puzzle in [PAIRS, HARD] {
        let mut page = Page::with(puzzle);
        let view = page.act(Action::Ask(JobKind::Rate));
        let grade = [
            "Medium ·\u{a0}ER\u{a0}2.0. Every step is a single",
            "Nightmare ·\u{a0}ER\u{a0}10.7. It takes chains",
        ][usize::from(puzzle == HARD)];
        assert!(view.status.starts_with(grade), "{}", view.status);
        let [half_steps, hodoku, explainer, dependency, sum] = values(&view).try_into().unwrap();
        let plain = |text: &str| text.replace(['\u{202f}', ','], "").replace('\u{a0}', " ");
        let explainer = plain(&explainer);
        let er = explainer.strip_prefix("ER ").unwrap();
        let mut parts = vec![
            half_steps,
            format!("Explainer {}", er.replace(" EP ", "/").replace(" ED ", "/")),
            format!("dependency {dependency}"),
            format!("refutation sum {sum}"),
        ];
        if hodoku != "–" {
            parts.push(format!("HoDoKu {}", plain(&hodoku)));
        }
        let told = told(puzzle);
        let mut told: Vec<&str> = told.split(", ").collect();
        told.sort_unstable();
        parts.sort_unstable();
        assert_eq!(parts, told);
    }
}

#[test]
fn the_hardest_is_beyond_some_scales_and_says_so() {
    let mut page = Page::with(HARD);
    let view = page.act(Action::Ask(JobKind::Rate));
    let rows = scales(&view);
    assert_eq!(rows[0].value, "6 of 6");
    assert!(rows[2].value.contains("10.7"), "{}", rows[2].value);
    assert!(rows.iter().all(|row| !row.meaning.contains("9×9")));
    assert!(!bars(&view).is_empty(), "its path has steps all the same");
}

#[test]
fn a_rating_that_takes_long_says_what_it_is_at_least() {
    let mut page = Page::with(HARD);
    page.holds_back = true;
    page.act(Action::Ask(JobKind::Rate));
    let id = page.asked.last().expect("the question").id;
    let progress = Progress {
        nodes: 83,
        found: 0,
    };
    page.tell(Msg::Worker(Reply::Progress(id, progress)));
    let view = page.view();
    let said =
        |block: &Block| matches!(block, Block::Working(text) if text.contains("at least 8.3"));
    assert!(view.panel.iter().any(said), "{:?}", view.panel);
}

#[test]
fn each_scale_tells_how_it_is_rated_in_both_languages() {
    let mut page = Page::with(PAIRS);
    page.act(Action::Ask(JobKind::Rate));
    for lang in Lang::ALL {
        page.tell(Msg::LangChosen(lang));
        let rows = scales(&page.view());
        assert_eq!(rows.len(), 5);
        for row in rows {
            assert_eq!(row.parts.len(), 3, "{}", row.name);
            assert!(row.parts.iter().all(|(_, words)| words.len() > 20));
            assert!(!row.meaning.is_empty() && !row.meaning.contains('{'));
        }
    }
}

#[test]
fn the_histogram_counts_the_steps_of_the_path_and_marks_the_hardest() {
    for puzzle in [PAIRS, SUBSETS] {
        let mut page = Page::with(puzzle);
        let bars = bars(&page.act(Action::Ask(JobKind::Rate)));
        let path = page.act(Action::Ask(JobKind::Path));
        let Some(Track::Steps(steps)) = path.player.map(|player| player.track) else {
            panic!("it is played");
        };
        let names = steps
            .iter()
            .map(|step| path.voice.technique(step.technique.slug));
        let steps: Vec<String> = names.collect();
        for bar in &bars {
            let n = steps.iter().filter(|name| **name == bar.name).count();
            assert_eq!(bar.n as usize, n, "{}", bar.name);
            assert!((1..=100).contains(&bar.percent));
        }
        let n: u32 = bars.iter().map(|bar| bar.n).sum();
        assert_eq!(n as usize, steps.len());
        let most = bars.iter().max_by_key(|bar| bar.n).unwrap();
        assert_eq!(most.percent, 100);
        let marked: Vec<bool> = bars.iter().map(|bar| bar.remark.is_some()).collect();
        assert_eq!(marked.iter().filter(|marked| **marked).count(), 1);
        assert_eq!(marked.last(), Some(&true), "the last is the hardest");
    }
}

#[test]
fn without_exactly_one_solution_it_says_why_and_what_to_do() {
    for (puzzle, why) in [
        (SIX_SOLUTIONS, "several solutions"),
        (MISTYPED, "no solution"),
        (&"0".repeat(81), "several solutions"),
    ] {
        let mut page = Page::with(puzzle);
        let view = page.act(Action::Ask(JobKind::Rate));
        assert!(view.status.contains(why), "{}", view.status);
        assert!(scales(&view).is_empty() && bars(&view).is_empty());
        let text = format!("{:?}", view.panel);
        assert!(text.contains("Diagnose shows"), "{text}");
        let view = page.act(Action::Ask(JobKind::Diagnose));
        assert_eq!(view.workspace, Workspace::Solutions);
    }
}

#[test]
fn other_boards_than_nine_by_nine_have_one_scale() {
    for lang in Lang::ALL {
        let mut page = Page::with("1...............");
        page.tell(Msg::TextGiven("12343412214343.1".into()));
        page.tell(Msg::LangChosen(lang));
        let view = page.act(Action::Ask(JobKind::Rate));
        let rows = scales(&view);
        assert_eq!(rows.len(), 5, "{}", view.status);
        assert!(rows[0].value.starts_with('0'));
        for row in &rows[1..] {
            assert_eq!(row.value, "–");
            assert!(row.meaning.contains("9×9"), "{}", row.meaning);
        }
    }
}
