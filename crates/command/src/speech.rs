//! The language of a run, and the words of the command line in it.
//!
//! A run uses one language throughout: that of `--lang`, otherwise that of the locale, found in the usual way,
//! otherwise English. Complaints about arguments need it before these are read, so it is found separately.

use clap::Arg;
use clap::builder::PossibleValuesParser;
use std::env;
use std::sync::LazyLock;
use words::{Key, Lang};

/// Where POSIX keeps the locale of messages; the first variable that is set counts.
const LOCALE: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

static LANG: LazyLock<Lang> = LazyLock::new(|| {
    let arguments = env::args_os().map(|word| word.to_string_lossy().into_owned());
    let variable = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let asked = asked(&arguments.collect::<Vec<_>>());
    let locale = || LOCALE.into_iter().find_map(variable);
    asked.unwrap_or_else(|| locale().and_then(|locale| of(&locale)).unwrap_or_default())
});

/// The language of this run.
pub(crate) fn lang() -> Lang {
    *LANG
}

/// The phrase.
pub(crate) fn word(key: Key) -> &'static str {
    lang().word(key)
}

/// The phrase with its gaps filled.
pub(crate) fn say(key: Key, places: &[(&str, &str)]) -> String {
    lang().say(key, places)
}

/// The argument for the language. Its value is read before all others.
pub(crate) fn argument() -> Arg {
    let tags = PossibleValuesParser::new(Lang::ALL.map(Lang::slug));
    let argument = Arg::new("lang").long("lang").value_name("TAG");
    argument.global(true).value_parser(tags)
}

/// The language requested by `--lang`, if it is available.
fn asked(arguments: &[String]) -> Option<Lang> {
    let joined = arguments
        .iter()
        .find_map(|word| word.strip_prefix("--lang="));
    let mut after = arguments.iter().skip_while(|word| *word != "--lang");
    let tag = joined.or(after.nth(1).map(String::as_str))?;
    Lang::ALL.into_iter().find(|lang| lang.slug() == tag)
}

/// The language of a locale, as in `es_MX.UTF-8`.
fn of(locale: &str) -> Option<Lang> {
    let tag = locale.split(['.', '@']).next()?;
    Lang::of(&tag.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_asked_for_or_known_by_its_locale() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(asked(&words("nonet solve --lang es x")), Some(Lang::Es));
        assert_eq!(asked(&words("nonet --lang=en solve")), Some(Lang::En));
        assert_eq!(asked(&words("nonet solve --lang")), None);
        assert_eq!(asked(&words("nonet solve --lang xx")), None);
        for (locale, lang) in [
            ("es_MX.UTF-8", Some(Lang::Es)),
            ("es", Some(Lang::Es)),
            ("ES@euro", Some(Lang::Es)),
            ("en_GB", Some(Lang::En)),
            ("est_EE", None),
            ("C.UTF-8", None),
            ("", None),
        ] {
            assert_eq!(of(locale), lang, "{locale}");
        }
    }
}
