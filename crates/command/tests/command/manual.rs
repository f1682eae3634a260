//! Completions and pages of the manual.

use super::*;

/// Does this shell accept a script? If it is missing, the test says so.
fn is_accepted(shell: &str, script: &str) -> bool {
    let path = file(&format!("completions.{shell}"), script);
    match Command::new(shell).arg("-n").arg(path).output() {
        Ok(output) => output.status.success(),
        Err(_) => {
            println!("skipped: there is no {shell}");
            true
        }
    }
}

#[test]
fn every_shell_learns_every_word_and_option() {
    for shell in ["bash", "zsh", "fish"] {
        let output = run(&["completions", shell], "");
        let script = rows(&output).join("\n");
        assert_eq!(status(&output), 0);
        for word in ["solve", "techniques", "verify-library", "scatter"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
        assert!(is_accepted(shell, &script), "{shell}");
    }
    assert_eq!(status(&run(&["completions", "ed"], "")), 2);
}

#[test]
fn the_manual_has_a_page_for_all_words_and_for_each() {
    let page = |words: &[&str]| rows(&run(&[&["man"], words].concat(), "")).join("\n");
    let whole = page(&[]);
    assert!(whole.contains(".TH nonet 1"), "{whole}");
    for word in ["solve", "generate", "lab"] {
        assert!(whole.contains(word));
        assert!(
            page(&[word]).contains(&format!(".TH nonet\\-{word} 1"))
                || page(&[word]).contains(&format!(".TH nonet-{word} 1")),
            "{}",
            page(&[word])
        );
    }
    assert!(page(&["solve", "--lang", "es"]).contains("por backtracking"));
    assert_eq!(status(&run(&["man", "magic"], "")), 2);
}
