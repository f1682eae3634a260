//! A line in, a row out: the quick reading of plain lines against the thorough one of `text`.

use batch::{Choices, Format, Job, Outcome, ask, row};
use nonet::text::{Expect, line_as, read_any};
use support::Random;

/// A line with this many cells, likely or unlikely.
fn line(random: &mut Random, side: usize) -> String {
    let alphabets: [&[u8]; 6] = [
        b"123456789",
        b"1.",
        b"10",
        b"ABCDEFGHIJKLMNOPQRSTUVWXY",
        b"1A",
        b"x-_*",
    ];
    let alphabet = alphabets[random.below(6)];
    let blank = [b'.', b'0', b'-'][random.below(3)];
    let n_cells = side * side + usize::from(random.below(20) == 0);
    let mut cells = vec![blank; n_cells];
    for _ in 0..random.below(side) {
        cells[random.below(n_cells)] = alphabet[random.below(alphabet.len())];
    }
    let endings = [
        "", " ", "\r", " # hard", ",7.2", ";x", "\tA B", " 12", " # \0",
    ];
    String::from_utf8(cells).expect("ASCII") + endings[random.below(endings.len())]
}

#[test]
fn plain_lines_are_read_as_text_reads_them() {
    let expect = Expect::default();
    let job = Job {
        ask: ask("count").expect("a question"),
        choices: Choices {
            limit: 0,
            ..Choices::default()
        },
        format: Format::Json,
        expect: expect.clone(),
        budget: None,
    };
    let mut random = Random::new(1);
    let mut n_read = 0;
    for side in [4, 6, 8, 9, 9, 9, 10, 12, 15, 16, 20, 24, 25] {
        for _ in 0..150 {
            let line = line(&mut random, side);
            match (read_any(&line, &expect), row(&job, 7, &line)) {
                (Err(error), Outcome::Bad(told)) => assert_eq!(error, told),
                (Ok(boards), Outcome::Row { row, readings, .. }) => {
                    let boards = boards.into_vec();
                    let puzzle = line_as(&boards[0].puzzle, boards[0].symbols, '.');
                    let (high, wide) = boards[0].puzzle.geometry().boxes().unwrap();
                    let begin = format!(
                        r#"{{"line":7,"puzzle":"{puzzle}","shape":"{high}x{wide}","count":0,"#
                    );
                    assert!(row.starts_with(&begin), "{line}\n{row}\n{begin}");
                    let several = if boards.len() > 1 { boards } else { Vec::new() };
                    assert_eq!(readings, several, "{line}");
                    n_read += 1;
                }
                (text, batch) => panic!("{line}\n{text:?}\n{batch:?}"),
            }
        }
    }
    assert!(n_read > 800, "{n_read}");
}

/// Texts that a spreadsheet would take for a formula, and texts that would break out of their field, next to a
/// puzzle and in place of its blanks.
#[test]
fn no_field_of_a_row_is_a_formula() {
    let puzzle =
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let dashed = puzzle.replace('.', "-");
    let titles = [
        "=cmd|'/c calc'!A1",
        "+1+1",
        "-2+3",
        "@SUM(A1)",
        "\t=1",
        "\"\",=1",
        "a\r\n=1",
    ];
    let lines = [puzzle, dashed.as_str()]
        .into_iter()
        .flat_map(|cells| titles.map(|title| format!("{cells} # {title}")));
    for (line, word) in lines.flat_map(|line| {
        ["solve", "diagnose", "rate", "canonical"].map(|word| (line.clone(), word))
    }) {
        let (format, expect, budget) = (Format::Csv, Expect::default(), None);
        let job = Job {
            ask: ask(word).expect("a question"),
            choices: Choices::default(),
            format,
            expect,
            budget,
        };
        let Outcome::Row { row, .. } = row(&job, 1, &line) else {
            panic!("{line} is a puzzle");
        };
        assert!(!row.contains(['\n', '\r', '\t']), "{row:?}");
        let mut fields = row.split([',', '"']);
        assert!(
            fields.all(|field| !field.starts_with(['=', '+', '-', '@'])),
            "{row}"
        );
        assert!(!row.contains("calc"), "{row}");
    }
}
