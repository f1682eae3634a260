//! The short way for plain lines gives the same answers as the long way, and can be taken in the middle of anything.

use super::{ONE, SIX, run};
use batch::{Choices, Format, Job, Outcome, Quick, ask, beginning, row};
use nonet::board::Geometry;
use nonet::text::{Expect, Symbols};
use support::{Plain, Random};

fn job(slug: &str, change: impl FnOnce(&mut Job)) -> Job {
    let mut job = Job {
        ask: ask(slug).expect("a question"),
        choices: Choices::default(),
        format: Format::Text(Default::default()),
        expect: Expect::default(),
        budget: None,
    };
    change(&mut job);
    job
}

fn jobs() -> Vec<Job> {
    let counts = [0, 1, 2, 9, 10, 1000];
    let counts = counts.map(|limit| job("count", |job| job.choices.limit = limit));
    let others = [
        job("solve", |_| {}),
        job("solve", |job| job.choices.framed = true),
        job("solve", |job| {
            (job.choices.verify, job.choices.limit) = (true, 3)
        }),
        job("solve", |job| {
            (job.choices.every, job.choices.limit) = (true, 3)
        }),
        job("check", |_| {}),
        job("canonical", |_| {}),
        job("count", |job| {
            (job.budget, job.choices.limit) = (Some(1), 2)
        }),
        job("solve", |job| {
            job.expect.geometry = Some(Geometry::classic());
            job.expect.symbols = Some(Symbols::Letters);
        }),
        job("solve", |job| job.expect.symbols = Some(Symbols::FromZero)),
    ];
    let texts: Vec<Job> = counts.into_iter().chain(others).collect();
    let forms = [Format::Csv, Format::Json].map(|format| {
        let formed = |job: &Job| Job {
            format,
            ..job.clone()
        };
        let marked = |job: &Job| {
            let mut job = formed(job);
            job.choices.marked = true;
            job
        };
        let (formed, marked) = (texts.iter().map(formed), texts.iter().map(marked));
        formed.chain(marked).collect::<Vec<Job>>()
    });
    [forms.concat(), texts].concat()
}

/// A line of a board, plain or nearly so.
fn lines(board: &Plain) -> Vec<String> {
    let written = |blank: char| -> String {
        let sign = |&digit: &u8| {
            if digit == 0 {
                blank
            } else {
                char::from(b'0' + digit)
            }
        };
        board.iter().map(sign).collect()
    };
    let (points, zeros) = (written('.'), written('0'));
    let mixed = points.replacen('.', "0", 1);
    let plain = [
        points.clone(),
        zeros.clone(),
        mixed,
        written('*'),
        format!("\u{FEFF}{points}"),
    ];
    let rests = [
        "",
        " ",
        ",7.1",
        ";x",
        "# easy",
        "\tER 4",
        ":a",
        " \u{7f}",
        "\u{1}",
        " é",
        "1",
        "x",
        &format!(" {zeros}"),
        &format!(",{points},"),
        &format!(" {}", &zeros[..80]),
        &"; long".repeat(30),
    ]
    .map(|rest| format!("{points}{rest}"));
    let whole = plain.into_iter().chain(rests);
    whole
        .chain([format!(" {points}"), points[..80].to_owned()])
        .collect()
}

#[test]
fn the_short_way_says_what_the_long_way_says() {
    let (mut random, jobs) = (Random::new(20_261_125), jobs());
    let (mut n_quick, mut n_long) = (0, 0);
    for n in 0..12 {
        let board = match n % 4 {
            0 => random.unique().0,
            1 => random.several(),
            2 => random.impossible(),
            _ if n == 3 => [0; 81],
            _ => random.solution(),
        };
        for line in lines(&board) {
            for job in &jobs {
                let mut quick = "before\n".to_owned();
                let begin = beginning(job.format, None);
                let short = Quick::of(job);
                if !short.is_some_and(|way| way.row(&begin, 7, line.as_bytes(), &mut quick)) {
                    assert_eq!(quick, "before\n");
                    n_long += 1;
                    continue;
                }
                n_quick += 1;
                let Outcome::Row {
                    row,
                    readings,
                    repeated,
                    ..
                } = row(job, 7, &line)
                else {
                    panic!("{line:?} has no row");
                };
                assert!(readings.is_empty() && repeated.is_none(), "{line:?}");
                assert_eq!(
                    quick,
                    format!("before\n{row}\n"),
                    "{line:?}, {}",
                    job.ask.slug
                );
            }
        }
    }
    assert!(
        n_quick > 300 && n_long > 1000,
        "{n_quick} quick, {n_long} long"
    );
}

/// Lines that end with CR and LF are never taken together.
#[test]
fn the_short_way_is_taken_in_the_middle_of_anything() {
    let mut random = Random::new(9);
    let drawn = "53. .7. ...\n6.. 195 ...\n.98 ... .6.\n8.. .6. ..3\n4.. 8.3 ..1\n7.. .2. ..6\n.6. ... 28.\n... 419 ..5\n... .8. .79";
    let mut input = String::new();
    for _ in 0..3000 {
        input += match random.below(12) {
            0 => drawn,
            1 => "# a remark",
            2 => "",
            3 => "no board",
            4 => "53..7....",
            5 => {
                "..............................................................................1.2"
            }
            n if n < 9 => SIX,
            _ => ONE,
        };
        input.push('\n');
    }
    for word in [
        &["count", "--limit", "2"][..],
        &["solve", "--threads", "3"],
        &["solve", "--format", "csv"],
        &["count", "--limit", "3", "--format", "json"],
        &["check"],
    ] {
        let [whole, apart] = [&input, &input.replace('\n', "\r\n")].map(|text| run(word, text));
        assert_eq!(whole, apart);
        assert!(whole.stdout.len() > 3000 && whole.stderr.len() > 3000);
    }
}
