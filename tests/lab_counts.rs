//! The laboratory's exact counts, natively and as wasm in Node.

mod common;

use common::lab::{AB17, P, classic, limited, row, solved};
use nonet::lab::{Limits, Verdict};

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn searches_over_boards_count_as_they_should() {
    // Breadth-first; depth-first, 9 to 1 and 1 to 9: expanded, most waiting.
    let expected = [
        [(2_068_780, 356_812), (2_019_282, 34), (49_558, 32)],
        [(5_693_895, 940_780), (4_919_544, 36), (774_411, 36)],
        [(4_631, 738), (474, 15), (4_208, 15)],
    ];
    for (text, expected) in P.into_iter().zip(expected) {
        let puzzle = classic(text);
        let searches = [
            ("breadth-first", ""),
            ("depth-first", "order=9-1"),
            ("depth-first", "order=1-9"),
        ];
        let counts = searches.map(|(slug, order)| {
            let counters = solved(slug, order, &puzzle);
            (counters.expanded, counters.frontier_max)
        });
        assert_eq!(counts, expected, "{text}");
        let depth_first = solved("depth-first", "", &puzzle);
        let backtracking = solved("backtracking", "", &puzzle);
        assert_eq!(backtracking.expanded, expected[2].0);
        assert_eq!(backtracking.backtracks, depth_first.backtracks);
        assert_eq!(backtracking.generated, depth_first.generated);
    }
}

/// Branch, queue, and expanded and most waiting: plain, collapsing, with pairs, with both.
type Rows = [(&'static str, &'static str, [(u64, u64); 4]); 4];

const CANDIDATE_COUNTS: [Rows; 2] = [
    [
        (
            "first",
            "breadth-first",
            [(5135, 670), (2803, 605), (853, 153), (252, 121)],
        ),
        (
            "first",
            "best-first",
            [(247, 14), (146, 14), (31, 9), (12, 9)],
        ),
        (
            "smallest",
            "breadth-first",
            [(1305, 243), (826, 208), (195, 44), (101, 41)],
        ),
        (
            "smallest",
            "best-first",
            [(964, 11), (568, 11), (100, 7), (70, 7)],
        ),
    ],
    [
        (
            "first",
            "breadth-first",
            [(618, 215), (406, 199), (213, 69), (130, 48)],
        ),
        (
            "first",
            "best-first",
            [(653, 14), (539, 14), (228, 12), (152, 12)],
        ),
        (
            "smallest",
            "breadth-first",
            [(257, 47), (58, 30), (4, 2), (1, 2)],
        ),
        ("smallest", "best-first", [(67, 7), (43, 7), (3, 2), (1, 2)]),
    ],
];

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn searches_over_candidate_sets_count_as_they_should() {
    for (text, rows) in P.into_iter().zip(CANDIDATE_COUNTS) {
        let puzzle = classic(text);
        for (branch, order, expected) in rows {
            let counts = ["", "collapse", "pairs", "pairs collapse"].map(|flags| {
                let text = format!("branch={branch} {flags}");
                let counters = solved(&format!("candidate-{order}"), &text, &puzzle);
                (counters.expanded, counters.frontier_max)
            });
            assert_eq!(counts, expected, "{text} {branch} {order}");
        }
    }
    let easy = solved("candidate-breadth-first", "", &classic(P[2]));
    assert_eq!(
        (easy.expanded, easy.generated, easy.frontier_max),
        (0, 0, 1)
    );
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn memory_is_refused_and_not_run_out_of() {
    let limits = Limits {
        memory: 4 << 20,
        ..Limits::of(row("breadth-first"))
    };
    let outcome = limited("breadth-first", "", &classic(AB17), limits);
    assert_eq!(outcome.verdict, Verdict::MemoryLimit);
    let held = outcome.counters.memory_max;
    assert!(
        held > limits.memory && held < limits.memory + 1000,
        "{held}"
    );
    assert!(outcome.solution.is_none());
}
