//! The object of options: unknown names are errors, since a wrong name would otherwise go unnoticed.

use super::fault::Fault;
use js_sys::{Object, Reflect};
use nonet::board::Geometry;
use nonet::text::{Expect, ShapeForm, Symbols};
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::from_value;
use std::sync::Arc;
use wasm_bindgen::{JsCast, JsValue};
use words::Lang;

/// The options for reading a puzzle, and for the language of sentences.
pub(crate) const READING: &[&str] = &["boxes", "symbols", "lang"];

/// The option for how many branches a search may make.
pub(crate) const BUDGET: &[&str] = &["budget"];

/// The ways of writing digits, by name.
const SYMBOLS: [(&str, Symbols); 5] = [
    ("letters", Symbols::Letters),
    ("letters-from-one", Symbols::LettersFromOne),
    ("from-zero", Symbols::FromZero),
    ("numbers", Symbols::Numbers),
    ("pairs", Symbols::Pairs),
];

/// Options by name.
pub(crate) struct Options<'a>(&'a JsValue);

impl<'a> Options<'a> {
    /// The options in an object with these names only; a missing object counts as empty.
    pub(crate) fn read(value: &'a JsValue, known: &[&[&str]]) -> Result<Self, Fault> {
        if value.is_undefined() || value.is_null() {
            return Ok(Self(value));
        }
        let Some(object) = value.dyn_ref::<Object>() else {
            return Err(Fault::new("bad-option", "options are an object"));
        };
        let names = Object::keys(object);
        for name in names.iter().filter_map(|name| name.as_string()) {
            if !known.iter().any(|names| names.contains(&&*name)) {
                let all = known.concat().join(", ");
                return Err(Fault::option(&name, &format!("options here are {all}")));
            }
        }
        Ok(Self(value))
    }

    /// The value itself, if there is one.
    pub(crate) fn value(&self, name: &str) -> Option<JsValue> {
        let value = Reflect::get(self.0, &name.into()).ok()?;
        (!value.is_undefined() && !value.is_null()).then_some(value)
    }

    /// The value of this type, if there is one.
    pub(crate) fn get<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, Fault> {
        let value = self.value(name).map(from_value).transpose();
        value.map_err(|error| Fault::option(name, &error.to_string()))
    }

    /// The meaning of a word, if there is one.
    pub(crate) fn word<T>(
        &self,
        name: &str,
        meaning: impl Fn(&str) -> Option<T>,
    ) -> Result<Option<T>, Fault> {
        let Some(word) = self.get::<String>(name)? else {
            return Ok(None);
        };
        let meant = meaning(&word);
        meant
            .map(Some)
            .ok_or_else(|| Fault::option(name, &format!("{word:?} is none")))
    }

    /// How many branches a search may make: unlimited without a budget.
    pub(crate) fn budget(&self) -> Result<u64, Fault> {
        Ok(self.get("budget")?.unwrap_or(u64::MAX))
    }

    /// The language of sentences.
    pub(crate) fn lang(&self) -> Result<Lang, Fault> {
        Ok(self.word("lang", Lang::of)?.unwrap_or_default())
    }

    /// The shape of the board.
    pub(crate) fn boxes(&self) -> Result<Option<Arc<Geometry>>, Fault> {
        self.word("boxes", |text| ShapeForm::PLAIN.read(text))
    }

    /// What is known about a text beforehand.
    pub(crate) fn expect(&self) -> Result<Expect, Fault> {
        let named = |word: &str| SYMBOLS.into_iter().find(|(name, _)| *name == word);
        let symbols = self.word("symbols", named)?;
        Ok(Expect {
            geometry: self.boxes()?,
            symbols: symbols.map(|(_, symbols)| symbols),
        })
    }
}
