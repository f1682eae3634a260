//! The page and the command line make the same rows of an experiment.

use crate::experiment_page::{Page, column, lane, table};
use lab_page::Button;
use std::fs;
use watch::{Prediction, SourceKind, Study};

#[test]
fn the_page_and_the_command_line_make_the_same_rows() {
    let mut study = Study {
        lanes: vec![
            lane("backtracking-full-propagation", "pairs branch=smallest"),
            lane("min-conflicts", "noise=0.10"),
            lane("integer-program", "presolve=off"),
        ],
        predictions: vec![Prediction::Declined; 3],
        nodes: 300,
        seconds: 3600,
        seeds: 2,
        ..Study::default()
    };
    study.source.kind = SourceKind::Larger;
    (
        study.source.larger.to,
        study.source.larger.share,
        study.source.larger.seed,
    ) = (12, 60, 8);
    (study.source.larger.each, study.source.larger.unique) = (1, false);
    let mut page = Page::with(&study);
    page.run();
    let csv = page.saved(Button::TrialCsv);
    let file = page.saved(Button::TrialSave);
    let path = std::env::temp_dir().join(format!("nonet-experiment-{}.txt", std::process::id()));
    fs::write(&path, &file).expect("there is room for it");
    for argument in [
        path.to_str().expect("it is text"),
        &study.link().expect("it is short"),
    ] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_nonet"));
        let output = command
            .args(["lab", "--experiment", argument])
            .output()
            .expect("it runs");
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).expect("it is text");
        let [mut page, mut line] = [&csv, &text].map(|csv| table(csv));
        let last = page[0].len() - 1;
        assert_eq!(page[0][last], "microseconds");
        page.iter_mut()
            .chain(&mut line)
            .for_each(|row| row.truncate(last));
        assert_eq!(page.len(), 1 + 4 * 2 * 3);
        assert_eq!(page, line);
        // 12x12 has more variables than the integer program accepts.
        assert_eq!(column(&page, "status").last(), Some(&"refused"));
    }
    fs::remove_file(path).expect("it was written");
}
