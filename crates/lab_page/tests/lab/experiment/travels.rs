//! An experiment as a link and as a file.

use super::{Page, all};
use crate::lab_runs::{P, classic};
use crate::said;
use lab::ALGORITHMS;
use lab_page::{Button, Effect, Room};
use support::Random;
use watch::{
    From, Lane, Law, Look, MAX_LINK, Metric, Prediction, SETS, SourceKind, Study, read_setup,
};

/// Some set-ups: lanes, options, sources and limits drawn at random.
fn study(random: &mut Random) -> Study {
    let mut study = Study {
        lanes: Vec::new(),
        predictions: Vec::new(),
        ..Study::default()
    };
    for _ in 0..random.below(6) {
        let mut lane = Lane::usual(&ALGORITHMS[random.below(ALGORITHMS.len())]);
        for name in ["pairs", "collapse", "restart", "branch", "temperature"] {
            let value = ["true", "smallest", "77", "0.2"][random.below(4)];
            lane.options.set(name, value).unwrap_or_default();
        }
        study.add(lane);
    }
    study.source.kind = SourceKind::ALL[random.below(5)];
    match study.source.kind {
        SourceKind::Set => study.source.set = SETS[random.below(SETS.len())],
        SourceKind::Made => {
            study.source.made.n = 1 + random.below(50) as u32;
            study.source.made.givens = "24..30".to_owned();
            study.source.made.rating = "grade:hard".to_owned();
        }
        SourceKind::Lines => study.source.lines = format!("# a & b; c=1\nñ: {}\n\nx%41", P[2]),
        SourceKind::Fewer => {
            study.source.fewer.base = classic(P[random.below(3)]);
            study.source.fewer.from = From::ALL[random.below(2)];
            study.source.fewer.step = 1 + random.below(9) as u32;
        }
        SourceKind::Larger => study.source.larger.share = random.below(101) as u32,
    }
    if study.source.kind.grows() {
        for prediction in &mut study.predictions {
            *prediction = [
                Prediction::Open,
                Prediction::Declined,
                Prediction::Made(Law::Power, 2.5, 1e6),
            ][random.below(3)];
        }
    }
    study.seed = random.below(1 << 30) as u64;
    study.seeds = 1 + random.below(1000) as u64;
    study.nodes = 1 + random.below(1 << 30) as u64;
    study.seconds = 1 + random.below(3600) as u32;
    study.look = Look::ALL[random.below(3)];
    study.metric = Metric::ALL[random.below(3)];
    study.pair = (random.below(4), random.below(4));
    study
}

#[test]
fn an_experiment_comes_back_from_its_link_and_its_file() {
    let mut random = Random::new(5);
    for round in 0..300 {
        let study = study(&mut random);
        let link = study.link().expect("it is short");
        assert_eq!(
            Study::of_link(&link).as_ref(),
            Some(&study),
            "round {round}: {link}"
        );
        assert_eq!(
            Study::read(&format!("https://x.y/#{link}\n")).as_ref(),
            Some(&study),
            "{round}"
        );
        assert_eq!(
            Study::read(&study.file()).as_ref(),
            Some(&study),
            "round {round}"
        );
        assert!(
            nonet::text::read_link(&link).is_ok_and(|link| link.game.is_none()),
            "{link}"
        );
        let page = Page::open(&link);
        assert_eq!(
            (&page.model.trial.study, page.model.room),
            (&study, Room::Trial)
        );
        if round > 20 {
            continue; // a page is slow
        }
        assert!(
            page.effects.contains(&Effect::Fragment(link)),
            "the address keeps it"
        );
    }
    // Links to runs are unchanged.
    let run = "a=depth-first;order:9-1&d=7&p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&w=lab";
    assert_eq!(Study::of_link(run), None);
    assert!(read_setup(run).0.is_some());
    assert_eq!(Page::open(run).model.room, Room::Watch);
    for text in ["", "x=", "x=moon", "p=1", "w=lab", "53..7....6"] {
        assert_eq!(Study::read(text), None, "{text}");
    }
}

#[test]
fn what_is_too_long_for_a_link_is_a_file() {
    let mut page = Page::open("w=lab");
    page.set("trial-source", "lines");
    page.set("trial-puzzles", &format!("{}\n", P[2]).repeat(60));
    page.press(Button::TrialLink);
    assert_eq!(page.model.said, said("trial-long"));
    let study = page.model.trial.study.clone();
    assert!(study.link().is_none() && study.file().len() > MAX_LINK);
    let file = page.saved(Button::TrialSave);
    let mut other = Page::open("w=lab");
    other.set("trial-file", &file.replace('\n', "\r\n"));
    assert_eq!(
        (other.model.trial.study, other.model.said),
        (study, said("trial-opened"))
    );
    page.set("trial-puzzles", P[2]);
    page.press(Button::TrialLink);
    assert!(matches!(page.effects.last(), Some(Effect::CopyLink(_))));
    // A file that is not an experiment has puzzles.
    page.set("trial-file", &format!("easy: {}", P[2]));
    assert_eq!(page.model.trial.study.source.kind, SourceKind::Lines);
    assert_eq!(all(&page.model.trial.study.source).subjects[0].name, "easy");
}
