//! The laboratory's exact counts, natively and as wasm in Node.

use crate::lab_runs::{AB17, P, begin, classic, ended, limited, on, options, row, solved};
use lab::{Detail, Limits, Refusal, Verdict, run};
use nonet::board::{Geometry, Puzzle};

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

/// Branch, queue, then expanded and most waiting: plain, collapsing, with pairs, with both.
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

/// Expanded, generated, contradictions, propagations and backtracks on each of the three puzzles.
type Counts = (&'static str, &'static str, [[u64; 5]; 3]);

const SOLVERS: [Counts; 9] = [
    (
        "dancing-links",
        "",
        [
            [1471, 1477, 0, 28_459, 1411],
            [85, 89, 0, 3154, 25],
            [51, 51, 0, 2511, 0],
        ],
    ),
    (
        "dancing-links",
        "item=first",
        [
            [49_558, 49_584, 0, 910_759, 49_498],
            [774_411, 774_436, 0, 13_769_712, 774_351],
            [4208, 4216, 0, 73_514, 4157],
        ],
    ),
    (
        "clause-learning",
        "",
        [[66, 66, 31, 2705, 31], [3, 3, 0, 726, 0], [0, 0, 0, 729, 0]],
    ),
    (
        "clause-learning",
        "stretch=1",
        [
            [175, 175, 38, 4070, 38],
            [3, 3, 0, 726, 0],
            [0, 0, 0, 729, 0],
        ],
    ),
    (
        "clause-learning",
        "encoding=minimal",
        [
            [567, 567, 255, 22_558, 255],
            [48, 48, 12, 1348, 12],
            [0, 0, 0, 729, 0],
        ],
    ),
    (
        "integer-program",
        "",
        [[6, 12, 2, 286, 2], [0, 0, 0, 298, 0], [0, 0, 0, 408, 0]],
    ),
    (
        "integer-program",
        "fraction=half",
        [[6, 12, 2, 286, 2], [0, 0, 0, 298, 0], [0, 0, 0, 408, 0]],
    ),
    (
        "integer-program",
        "presolve=off",
        [[3, 6, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
    ),
    (
        "dsatur",
        "",
        [
            [8237, 9176, 934, 39_161, 9111],
            [703, 810, 101, 3821, 744],
            [51, 51, 0, 408, 0],
        ],
    ),
];

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn solvers_of_other_kinds_count_as_they_should() {
    for (slug, text, expected) in SOLVERS {
        let counts = P.map(|puzzle| {
            let counters = solved(slug, text, &classic(puzzle));
            [
                counters.expanded,
                counters.generated,
                counters.contradictions,
                counters.propagations,
                counters.backtracks,
            ]
        });
        assert_eq!(counts, expected, "{slug} {text}");
    }
    let outcome = ended("dsatur-greedy", "", &classic(P[2]));
    assert_eq!(
        (outcome.verdict, outcome.counters.expanded),
        (Verdict::Solved, 51)
    );
    let outcome = ended("dsatur-greedy", "", &classic(P[0]));
    assert_eq!(outcome.verdict, Verdict::GaveUp);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn solvers_of_other_kinds_find_all_solutions_of_an_empty_board() {
    let empty = Puzzle::empty(Geometry::shared(2, 2).expect("4x4"));
    for slug in [
        "dancing-links",
        "clause-learning",
        "integer-program",
        "dsatur",
    ] {
        let limits = Limits {
            solutions: u64::MAX,
            ..Limits::of(row(slug))
        };
        let outcome = limited(slug, "", &empty, limits);
        assert_eq!(outcome.verdict, Verdict::Exhausted, "{slug}");
        assert_eq!(outcome.counters.solutions, 288, "{slug}");
    }
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn models_have_their_size() {
    let puzzle = classic(P[0]);
    let detail = |slug, text| {
        let mut run = begin(slug, text, &puzzle);
        let first = run.detail();
        run.step();
        (first, run.detail())
    };
    let Detail::Clauses { model, .. } = detail("clause-learning", "").0 else {
        panic!("clauses");
    };
    assert_eq!(model, (729, 11_988 + 21));
    let Detail::Program { model, values, .. } = detail("integer-program", "presolve=off").1 else {
        panic!("a program");
    };
    assert_eq!(model, (729, 324 + 21));
    for cell in values.chunks(9) {
        let sum: u16 = cell.iter().sum();
        assert!((991..=1000).contains(&sum), "{cell:?}");
    }
    let Detail::Saturation { edges, vertices } = detail("dsatur", "").0 else {
        panic!("a graph");
    };
    assert_eq!((edges, vertices.len()), (810, 81));
    let Detail::Cover { left, sizes, .. } = detail("dancing-links", "").0 else {
        panic!("a matrix");
    };
    assert_eq!((left.1, sizes.len()), (324 - 4 * 21, 324 - 4 * 21));
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn large_models_are_refused_or_run_within_their_limits() {
    let empty = Puzzle::empty(Geometry::shared(5, 5).expect("25x25"));
    let program = row("integer-program");
    let refusal = program.begin(&empty, &options(program, "presolve=off"), 0);
    assert_eq!(refusal.err(), Some(Refusal::TooLarge));
    for slug in ["dancing-links", "clause-learning", "dsatur"] {
        let limits = Limits {
            nodes: 2000,
            ..Limits::of(row(slug))
        };
        let outcome = run(begin(slug, "", &empty).as_mut(), limits, &mut on);
        let verdict = outcome.verdict;
        assert!(
            matches!(verdict, Verdict::Solved | Verdict::NodeLimit),
            "{slug} {verdict:?}"
        );
        let tight = Limits {
            memory: 10_000,
            ..Limits::of(row(slug))
        };
        let outcome = limited(slug, "", &empty, tight);
        assert_eq!(outcome.verdict, Verdict::MemoryLimit, "{slug}");
    }
}
