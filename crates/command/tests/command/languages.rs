//! Sentences are in the requested language; the forms for programs are the same in every language.

use super::*;

/// Runs with these arguments after `--lang`.
fn speaking(lang: &str, arguments: &[&str], input: &str) -> Output {
    run(&[&["--lang", lang], arguments].concat(), input)
}

fn list() -> String {
    format!("{ONE}\n{SIX}\nbad\n{NONE}\n{TWICE}\n")
}

/// Every word that answers puzzles.
const ASKS: [&[&str]; 8] = [
    &["solve"],
    &["count"],
    &["diagnose"],
    &["path"],
    &["rate"],
    &["backdoors", "--budget", "50"],
    &["canonical"],
    &["scramble"],
];

#[test]
fn sentences_are_in_the_language() {
    let told = speaking("es", &["diagnose"], &list());
    let begins = [
        "Exactamente una solución. ",
        "Varias soluciones: difieren en ",
        "Sin solución: estos ",
        "Sin solución: 5 está repetido en r1 (r1c12)",
    ];
    for (row, begin) in rows(&told).iter().zip(begins) {
        assert!(row.starts_with(begin), "{row}");
    }
    assert!(
        complaints(&told).starts_with("nonet: línea 3: "),
        "{}",
        complaints(&told)
    );
    let rated = rows(&speaking(
        "es",
        &["rate", "--scale", "hodoku-score,dependency", ONE],
        "",
    ))
    .concat();
    assert!(
        rated.contains("dependencia ") && rated.contains("HoDoKu fácil "),
        "{rated}"
    );
    let wrong = format!("{ONE}\n Naked Single: r5c5=4\n Naked Single: x\n");
    let proved = speaking("es", &["prove"], &wrong);
    let expected = [
        "línea 2: nada nuevo: r5c5=4: Naked Single: r5c5=4",
        "proved 0 of 1",
    ];
    assert_eq!(rows(&proved), expected);
    let complaint = "nonet: línea 3: columna 16: se esperaba ";
    assert!(
        complaints(&proved).starts_with(complaint),
        "{}",
        complaints(&proved)
    );
    let list = rows(&speaking("es", &["lab", "--list"], "")).concat();
    assert!(list.contains("un tablero entero; "), "{list}");
}

#[test]
fn what_programs_read_is_the_same_in_every_language() {
    for ask in ASKS {
        for format in ["csv", "json"] {
            let arguments = [ask, &["--format", format]].concat();
            let [english, spanish] = ["en", "es"].map(|lang| speaking(lang, &arguments, &list()));
            assert_eq!(rows(&english), rows(&spanish), "{arguments:?}");
            assert_eq!(
                (status(&english), status(&spanish)),
                (1, 1),
                "{arguments:?}"
            );
        }
    }
    let keywords = [
        "solve",
        "count",
        "path",
        "backdoors",
        "canonical",
        "scramble",
    ];
    for ask in keywords {
        let budget: &[&str] = if ask == "backdoors" {
            &["--budget", "50"]
        } else {
            &[]
        };
        let arguments = [&[ask], budget].concat();
        // Remarks, such as why a path ends, are sentences.
        let [english, spanish] = ["en", "es"].map(|lang| {
            let mut rows = rows(&speaking(lang, &arguments, &list()));
            rows.retain(|row| !row.starts_with("      # "));
            rows
        });
        assert_eq!(english, spanish, "{ask}");
    }
}

#[test]
fn the_locale_says_the_language_unless_it_is_asked_for() {
    let told = |arguments: &[&str], locale: [&str; 3]| {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let mut command = command(arguments);
        command.envs(names.into_iter().zip(locale));
        complaints(&command.output().expect("the program runs"))
    };
    let ask = ["prove", "no-such-file"];
    let (english, spanish) = (
        "nonet: no-such-file: no such file\n",
        "nonet: no-such-file: no existe\n",
    );
    assert_eq!(told(&ask, ["es_MX.UTF-8", "en_GB", "en_GB"]), spanish);
    assert_eq!(told(&ask, ["", "es", "C"]), spanish);
    assert_eq!(told(&ask, ["", "", "es_ES"]), spanish);
    assert_eq!(told(&ask, ["C", "es", "es"]), english);
    assert_eq!(told(&ask, ["", "", "tlh"]), english);
    let asked = ["prove", "no-such-file", "--lang=en"];
    assert_eq!(told(&asked, ["es", "es", "es"]), english);
}

#[test]
fn help_and_what_is_refused_are_in_the_language() {
    for arguments in [
        &["--help"][..],
        &["solve", "--help"],
        &["help", "solve"],
        &["lab", "-h"],
    ] {
        let help = rows(&speaking("es", arguments, "")).join("\n");
        for part in ["\nUso: nonet", "\n\nOpciones:\n", "Muestra "] {
            assert!(
                format!("\n{help}").contains(part) || arguments[0] == "lab",
                "{part}: {help}"
            );
        }
        assert!(!help.contains("Print") && !help.contains("Usage"), "{help}");
    }
    let algorithm = ["lab", "--algorithm", "breadth-first", "--help"];
    let help = rows(&speaking("es", &algorithm, "")).join("\n");
    assert!(help.contains("Parar tras este número de nodos"), "{help}");
    for (arguments, told) in [
        (&["sulve"][..], "no se reconoce la orden 'sulve'"),
        (
            &["solve", "--size", "7"],
            "'7' para '--size <N>': uno de 4, 6, 8, ",
        ),
        (
            &["solve", "--format", "xml"],
            "[valores posibles: text, csv, json]",
        ),
        (
            &["lab"],
            "faltan los argumentos obligatorios siguientes: --algorithm <SLUG>",
        ),
        (
            &["count", "--limit"],
            "hace falta un valor para '--limit <N>'",
        ),
        (&["count", "--much"], "no se esperaba el argumento '--much'"),
        (
            &["solve", "--size", "9", "--boxes", "3x3"],
            "no se puede usar con '--",
        ),
        (
            &["lab", "--list=5"],
            "no se esperaba el valor '5' para '--list'",
        ),
        (
            &["count", "--limit", "1", "--limit", "2"],
            "solo se puede usar una vez",
        ),
    ] {
        let output = speaking("es", arguments, "");
        let complaint = complaints(&output);
        assert_eq!(status(&output), 2, "{arguments:?}");
        assert!(complaint.contains(told), "{told}: {complaint}");
        assert!(complaint.ends_with("pruebe '--help'.\n"), "{complaint}");
        assert!(!complaint.contains("Usage"), "{complaint}");
    }
    assert_eq!(status(&speaking("xx", &["solve", ONE], "")), 2);
}
