//! Watching runs: the same frame forwards and backwards, lock-step, experiments, links, pictures.

use crate::lab_runs::{P, THIN, begin, classic, row};
use lab::{ALGORITHMS, Limits, Refusal, Verdict};
use support::{Random, fits};
use watch::chart::{self, Scale};
use watch::{
    Command, Curves, Driver, Experiment, FRAMES, Fault, Frame, Lane, MEASURES, Metric, Next, Pace,
    Plan, Player, Race, Report, Row, Setup, Shot, Stop, Subject, Trace, View, read_setup, summary,
    trace, write_setup,
};

fn plan(slug: &str, puzzle: &str, nodes: u64) -> Plan {
    let setup = Setup {
        nodes: Some(nodes),
        ..Setup::usual(row(slug))
    };
    setup.plans(&classic(puzzle)).remove(0)
}

fn player(slug: &str, puzzle: &str, nodes: u64) -> Player {
    Player::new(plan(slug, puzzle, nodes)).expect("it can be begun")
}

/// The frames of the first positions, from a run that only goes forward.
fn straight(slug: &str, puzzle: &str, nodes: u64, n: u64) -> Vec<Frame> {
    let mut player = player(slug, puzzle, nodes);
    let mut frames = vec![player.frame()];
    while (frames.len() as u64) <= n && player.verdict().is_none() {
        player.advance(1);
        frames.push(player.frame());
    }
    frames
}

#[test]
fn a_frame_is_the_same_however_it_was_reached() {
    let mut random = Random::new(5);
    for algorithm in ALGORITHMS {
        let slug = algorithm.slug;
        let frames = straight(slug, P[2], 1_500, 2_500);
        let mut player = player(slug, P[2], 1_500);
        player.advance(frames.len() as u64 - 1);
        assert_eq!(&player.frame(), frames.last().expect("the first"), "{slug}");
        for _ in 0..25 {
            let position = random.below(frames.len());
            player.seek(position as u64);
            while !player.work(100) {}
            assert_eq!(player.frame(), frames[position], "{slug} {position}");
            let back = position.saturating_sub(random.below(FRAMES + 20));
            player.seek(back as u64);
            while !player.work(50) {}
            assert_eq!(player.frame(), frames[back], "{slug} back to {back}");
            let there = (back + random.below(90)).min(frames.len() - 1);
            player.advance((there - back) as u64);
            assert_eq!(player.frame(), frames[there], "{slug} on to {there}");
        }
        assert_eq!(player.farthest() as usize, frames.len() - 1, "{slug}");
    }
}

#[test]
fn playing_to_an_event_stops_there_and_not_before() {
    for slug in ["backtracking", "depth-first", "human-logic"] {
        let frames = straight(slug, P[2], 20_000, 2_000);
        for stop in Stop::ALL {
            let is_there = |frame: &&Frame| frame.event.is_some_and(|event| stop.is(&event));
            let first = frames.iter().find(is_there).map(|frame| frame.position);
            let mut player = player(slug, P[2], 20_000);
            player.advance_to(stop, 2_000);
            match first {
                Some(first) => assert_eq!(player.position(), first, "{slug} {stop:?}"),
                None => assert!(player.position() as usize >= frames.len() - 1, "{slug}"),
            }
        }
    }
}

#[test]
fn a_watched_run_counts_what_an_unwatched_one_counts() {
    for slug in ["breadth-first", "backtracking", "candidate-best-first"] {
        let puzzle = classic(P[2]);
        let mut run = begin(slug, "", &puzzle);
        let limits = Limits::of(row(slug));
        let mut on = |_: &dyn lab::Run, _: &lab::Event| std::ops::ControlFlow::Continue(());
        let outcome = lab::run(run.as_mut(), limits, &mut on);
        let mut player = player(slug, P[2], u64::MAX);
        while player.verdict().is_none() {
            player.advance(997);
        }
        assert_eq!(player.verdict(), Some(outcome.verdict));
        assert_eq!(*player.counters(), outcome.counters, "{slug}");
        let shot = Shot::of(&player, 0);
        let solution = outcome.solution.expect("it has one");
        assert_eq!(shot.digits, solution.board().digits());
        let (events, tree, curves) = player.recorded();
        assert_eq!(
            events.numbered().last().map(|(at, _)| at),
            Some(player.position())
        );
        assert!(tree.len() >= outcome.counters.expanded);
        assert!(curves.samples.len() <= 1024 && curves.samples.len() > 1);
    }
}

#[test]
fn memory_and_nodes_have_their_verdicts() {
    let mut setup = Setup::usual(row("breadth-first"));
    setup.memory = 1;
    let mut small = Player::new(setup.plans(&classic(P[1])).remove(0)).expect("it can be begun");
    small.advance(1_000_000);
    assert_eq!(small.verdict(), Some(Verdict::MemoryLimit));
    small.seek(small.position() - 1);
    assert!(small.work(u64::MAX));
    assert_eq!(small.verdict(), None);
    small.advance(1);
    assert_eq!(small.verdict(), Some(Verdict::MemoryLimit));
    let mut few = player("breadth-first", P[1], 100);
    few.advance(1_000);
    assert_eq!(few.verdict(), Some(Verdict::NodeLimit));
}

/// The visible state of all runs of a race.
fn seen(race: &Race) -> Vec<Frame> {
    race.lanes.iter().map(Player::frame).collect()
}

fn race_of(slugs: [&str; 3], pace: Pace) -> Race {
    let lanes = slugs.map(|slug| player(slug, P[1], 300));
    Race::new(lanes.into_iter().collect(), pace)
}

#[test]
fn a_beat_of_a_race_is_the_same_however_it_was_reached() {
    let mut random = Random::new(8);
    let slugs = [
        ["breadth-first", "clause-learning", "human-logic"],
        ["backtracking-full-propagation", "dancing-links", "memetic"],
        ["integer-program", "candidate-best-first", "tabu-search"],
    ];
    for (slugs, pace) in slugs.iter().flat_map(|&slugs| {
        let paces = [Pace::Node, Pace::Propagation];
        paces.map(|pace| (slugs, pace))
    }) {
        let mut straight = race_of(slugs, pace);
        let mut beats = vec![seen(&straight)];
        for _ in 0..350 {
            straight.advance(1);
            beats.push(seen(&straight));
        }
        let mut race = race_of(slugs, pace);
        while race.position().0 < 350 {
            race.advance((1 + random.below(40) as u64).min(350 - race.position().0));
        }
        assert_eq!(seen(&race), beats[350], "{slugs:?} {pace:?}");
        for _ in 0..12 {
            let beat = random.below(351);
            race.seek(beat as u64);
            while !race.work(1 + random.below(50) as u64) {}
            assert_eq!(race.position(), (beat as u64, 350));
            assert_eq!(seen(&race), beats[beat], "{slugs:?} {pace:?} {beat}");
            let on = random.below(351 - beat);
            race.advance(on as u64);
            assert_eq!(
                seen(&race),
                beats[beat + on],
                "{slugs:?} {pace:?} {beat}+{on}"
            );
        }
    }
}

#[test]
fn a_race_that_is_on_its_way_back_can_run_on_at_once() {
    let slugs = ["breadth-first", "backtracking", "depth-first"];
    let (mut race, mut straight) = (race_of(slugs, Pace::Node), race_of(slugs, Pace::Node));
    race.advance(200);
    race.advance(50);
    race.seek(220);
    race.work(3);
    race.advance(1);
    straight.advance(race.position().0);
    assert_eq!(seen(&race), seen(&straight));
}

#[test]
fn a_race_by_time_goes_back_to_where_it_stood() {
    let mut race = race_of(["breadth-first", "backtracking", "depth-first"], Pace::Time);
    let mut beats = vec![seen(&race)];
    for steps in 1..=20 {
        race.advance(steps);
        beats.push(seen(&race));
    }
    let (end, _) = race.position();
    race.seek(end - 1);
    while !race.work(10) {}
    assert_eq!(seen(&race), beats[19]);
    race.seek(7);
    while !race.work(10) {}
    assert_eq!((race.position(), seen(&race)), ((6, end), beats[3].clone()));
    race.advance(1);
    assert_eq!(race.position(), (7, 7));
}

#[test]
fn a_cancelled_run_is_told_before_what_it_recorded() {
    for slug in ["breadth-first", "backtracking", "memetic"] {
        let clock = std::cell::Cell::new(0.0);
        let clock = || {
            clock.set(clock.get() + 1.0);
            clock.get()
        };
        let mut told = Vec::new();
        let mut reply = |report| told.push(report);
        let mut driver = Driver::default();
        let begin = Command::Begin(1, vec![plan(slug, P[1], 1_000_000)], Pace::Node);
        driver.command(begin, &clock, &mut reply);
        let is_pause = |report: &Report| matches!(report, Report::Paused(_));
        assert!(!told.iter().any(is_pause), "it may play already");
        let mut reply = |report| told.push(report);
        driver.command(Command::Play(0), &clock, &mut reply);
        driver.slice(&clock, &mut reply);
        let before = told.len();
        let mut reply = |report| told.push(report);
        let next = driver.command(Command::Cancel, &clock, &mut reply);
        assert_eq!(next, Next::Now);
        assert_eq!(driver.slice(&clock, &mut reply), Next::Never);
        let [
            Report::Shown(0, shot),
            Report::At(..),
            Report::Paused(_),
            Report::Recorded(..),
        ] = &told[before..]
        else {
            panic!("{slug}: {:?}", &told[before..]);
        };
        assert_eq!(shot.verdict, Some(Verdict::Cancelled), "{slug}");
    }
}

#[test]
fn a_race_gives_each_as_many_nodes() {
    let lanes = ["depth-first", "breadth-first", "backtracking"];
    let lanes = lanes.map(|slug| player(slug, P[2], u64::MAX));
    let mut race = Race::new(lanes.into_iter().collect(), Pace::Node);
    for _ in 0..100 {
        race.advance(3);
    }
    assert!(
        race.lanes
            .iter()
            .all(|lane| lane.counters().expanded == 300)
    );
    while !race.is_over() {
        race.advance(500);
    }
    let ranks = race.ranks(&[]);
    // Depth-first and backtracking expand the same boards, and fewer.
    assert_eq!(ranks, [Some(1), Some(3), Some(1)]);
}

#[test]
fn a_race_by_propagation_starts_those_that_infer_by_their_inference() {
    let slugs = ["candidate-best-first", "backtracking-forward-checking"];
    let lanes = slugs.map(|slug| player(slug, P[0], u64::MAX));
    let mut race = Race::new(lanes.into_iter().collect(), Pace::Propagation);
    race.advance(5_000);
    for lane in &race.lanes {
        let done = lane.verdict().is_some();
        assert!(done || lane.counters().propagations >= 5_000);
    }
}

#[test]
fn an_experiment_hands_out_every_job_once_and_sums_up() {
    let lanes = ["depth-first", "candidate-best-first"].map(|slug| Lane::usual(row(slug)));
    let puzzles = [("three", 2), ("one", 0)];
    let puzzles = puzzles.map(|(name, at)| Subject::new(name, classic(P[at])));
    let limits = Limits {
        nodes: 20_000,
        memory: 64 << 20,
        solutions: 1,
    };
    let mut experiment = Experiment::new(lanes.to_vec(), puzzles.to_vec(), (1, 2), limits);
    while let Some((job, plan)) = experiment.next_job() {
        let mut player = Player::new(plan).expect("it can be begun");
        player.advance(u64::MAX);
        experiment.take(Row {
            job,
            verdict: player.verdict().expect("it is over"),
            counters: *player.counters(),
            micros: 7,
        });
    }
    assert_eq!(experiment.progress(), (8, 8));
    assert_eq!(experiment.success(0), (2, 4)); // P1 needs 49,558
    assert_eq!(experiment.success(1), (4, 4));
    assert_eq!(experiment.costs(0, Metric::Expanded), [4_208, 4_208]);
    let csv = experiment.csv();
    assert_eq!(csv.lines().count(), 9);
    let columns = csv.lines().map(|line| line.split(',').count());
    assert!(columns.clone().all(|n| n == 25), "{csv}");
    assert!(
        csv.contains(",3x3,,,depth-first,,1,node-limit,20000,") && csv.contains("\r\none,8...."),
        "{csv}"
    );
}

#[test]
fn quantiles_are_those_of_the_definition() {
    let numbers = summary(&[1, 2, 3, 4]).expect("there are some");
    let five = [
        numbers.least,
        numbers.lower,
        numbers.median,
        numbers.upper,
        numbers.most,
    ];
    assert_eq!(five, [1.0, 1.75, 2.5, 3.25, 4.0]);
    assert_eq!(summary(&[9]).map(|one| one.median), Some(9.0));
    assert_eq!(summary(&[]), None);
}

#[test]
fn a_link_brings_the_run_back() {
    let mut random = Random::new(11);
    for algorithm in ALGORITHMS {
        let mut setup = Setup::usual(algorithm);
        setup
            .lanes
            .push(Lane::usual(&ALGORITHMS[random.below(ALGORITHMS.len())]));
        for lane in &mut setup.lanes {
            for option in lane.algorithm.options {
                for value in ["true", "smallest", "9-1", "2"] {
                    if random.below(2) == 0 {
                        lane.options.set(option.name, value).unwrap_or_default();
                    }
                }
            }
        }
        setup.seed = random.below(1000) as u64;
        setup.nodes = (random.below(2) == 0).then_some(12_345);
        setup.memory = 1 + random.below(300) as u64;
        setup.pace = Pace::ALL[random.below(3)];
        let puzzle = classic(P[random.below(3)]);
        let fragment = write_setup(&setup, &puzzle);
        assert!(!fragment.contains([' ', '%', '"']), "{fragment}");
        assert_eq!(
            read_setup(&fragment),
            (Some(setup), Some(puzzle)),
            "{fragment}"
        );
    }
    for nonsense in [
        "",
        "#",
        "a=",
        "a=;;",
        "a=depth-first;x:y;order",
        "d=1&n=-3",
        "a=x&p=zz",
    ] {
        read_setup(nonsense);
    }
}

#[test]
fn plans_that_make_no_sense_are_refused() {
    let good = plan("depth-first", P[2], 10);
    let mut bad = vec![good.clone(); 4];
    bad[0].algorithm = "magic".to_owned();
    bad[1].options = vec![("order".to_owned(), "7".to_owned())];
    bad[2].layout = vec![0; 80].into();
    bad[3].digits[2] = bad[3].digits[0];
    for plan in &bad {
        assert!(plan.begin().is_err());
    }
    assert!(good.begin().is_ok());
}

#[test]
fn traces_hold_every_event() {
    let mut player = player("depth-first", P[2], 300);
    player.advance(1_000);
    let csv = trace(&player, Trace::Csv);
    assert_eq!(csv.lines().count() as u64, player.position() + 1);
    assert!(
        csv.lines()
            .nth(1)
            .is_some_and(|line| line.starts_with("1,expanded,"))
    );
    let json = trace(&player, Trace::Json);
    assert_eq!(
        json.matches("\"position\":").count() as u64,
        player.position()
    );
    assert!(json.contains("\"expanded\":300"), "{}", &json[..600]);
    let depth = json.chars().fold(0i32, |depth, ch| match ch {
        '{' | '[' => depth + 1,
        '}' | ']' => depth - 1,
        _ => depth,
    });
    assert_eq!(depth, 0);
}

#[test]
fn a_trace_says_what_it_leaves_out() {
    let mut player = player("depth-first", P[1], 100_000);
    player.advance(1_000_000);
    let left_out = player.position() - 65_536;
    let csv = trace(&player, Trace::Csv);
    let mut lines = csv.lines().skip(1);
    assert_eq!(lines.next(), Some(&*format!("{left_out},left-out,,,,,")));
    let next = format!("{},", left_out + 1);
    assert!(lines.next().is_some_and(|line| line.starts_with(&next)));
    let json = trace(&player, Trace::Json);
    assert!(json.contains(&format!("\"left_out\":{left_out}")));
}

#[test]
fn a_link_with_repeated_givens_brings_these() {
    let board = format!("11{}", ".".repeat(79));
    let (setup, puzzle) = read_setup(&format!("a=backtracking&p={board}&w=lab"));
    let puzzle = puzzle.expect("the link has a board");
    assert_eq!(puzzle.n_givens(), 2);
    let plan = setup.expect("and a run").plans(&puzzle).remove(0);
    assert_eq!(plan.begin().err(), Some(Fault::Refused(Refusal::Repeated)));
}

#[test]
fn pictures_are_drawn_of_whatever_was_recorded() {
    for algorithm in ALGORITHMS {
        let mut player = player(algorithm.slug, P[2], 3_000);
        player.advance(4_000);
        let (_, tree, curves) = player.recorded();
        for (measure, _) in MEASURES.iter().enumerate() {
            check_lines(curves, measure);
        }
        let drawing = tree.draw(View::default(), player.position());
        let words = ["a", "b", "c", "d"];
        let signs = chart::tree_signs(&drawing);
        let drawn = (&drawing, signs.as_slice());
        let chart = chart::search_tree("tree", words, drawn, None, &|_| String::new());
        let drawn = chart.svg.svg_file(chart::STYLE);
        assert!(
            !drawn.contains("NaN") && !drawn.contains("inf"),
            "{}",
            algorithm.slug
        );
    }
}

fn check_lines(curves: &Curves, measure: usize) {
    let points = curves.points(measure).into_iter();
    let points = points
        .map(|(at, value)| (at as f64, value as f64))
        .collect();
    let line = chart::Line {
        name: "x".to_owned(),
        class: "c0".to_owned(),
        points,
    };
    for scale in [Scale::Linear, Scale::Logarithmic] {
        let chart = chart::lines("a", "b", std::slice::from_ref(&line), scale);
        let drawn = chart.svg.svg_file("");
        assert!(!drawn.contains("NaN") && !drawn.contains("inf"));
        assert!(chart.rows.len() <= 42);
    }
}

#[test]
fn the_end_of_a_run_is_a_board_that_fits_its_puzzle() {
    let mut player = player("candidate-best-first", P[0], u64::MAX);
    player.advance(u64::MAX);
    let digits: Vec<u8> = Shot::of(&player, 0)
        .digits
        .iter()
        .map(|digit| digit.map_or(0, |digit| digit.get()))
        .collect();
    assert!(digits.iter().all(|&value| value > 0));
    let mut board: support::Plain = [0; 81];
    for (at, &value) in digits.iter().enumerate() {
        assert!(fits(&board, at, value));
        board[at] = value;
    }
}

/// However many runs there are, they share the memory allowed, and each ends within its part.
#[test]
fn the_runs_of_a_race_share_the_memory() {
    let (setup, puzzle) = read_setup(&format!(
        "a=breadth-first&a=breadth-first;order:9-1&a=depth-first&a=candidate-breadth-first&m=8&n=200000&p={THIN}"
    ));
    let (setup, puzzle) = (setup.expect("a race"), puzzle.expect("a puzzle"));
    let plans = setup.plans(&puzzle);
    let shares: u64 = plans.iter().map(|plan| plan.limits.memory).sum();
    assert_eq!((plans.len(), shares), (4, 8 << 20));
    let lanes = plans
        .into_iter()
        .map(|plan| Player::new(plan).expect("it can be begun"));
    let mut race = Race::new(lanes.collect(), Pace::Node);
    while !race.is_over() {
        race.advance(10_000);
    }
    let verdicts: Vec<_> = race.lanes.iter().map(Player::verdict).collect();
    assert!(
        verdicts.contains(&Some(Verdict::MemoryLimit)),
        "{verdicts:?}"
    );
    let held: u64 = race
        .lanes
        .iter()
        .map(|lane| lane.counters().memory_max)
        .sum();
    // The step that exceeds a run's part is the last one.
    assert!(held < (8 << 20) + (64 << 10), "{held} bytes");
}
