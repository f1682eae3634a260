//! What buttons do, by names in the document, in both directions.

/// The name of an act.
pub type Plain<A> = (&'static str, A);

/// The word before the number of an act, and what makes it of the number.
pub type Numbered<A> = (&'static str, fn(usize) -> A);

/// What a button does. Its name stands in `data-do`.
///
/// ```
/// use markup::{Act, Numbered, Plain};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Button {
///     Run,
///     Drop(usize),
/// }
///
/// impl Act for Button {
///     const PLAIN: &'static [Plain<Self>] = &[("run", Self::Run)];
///     const NUMBERED: &'static [Numbered<Self>] = &[("drop", Self::Drop)];
///
///     fn number(self) -> usize {
///         match self {
///             Self::Drop(place) => place,
///             Self::Run => 0,
///         }
///     }
/// }
///
/// assert_eq!(Button::Drop(3).name(), "drop:3");
/// assert_eq!(Button::named("run"), Some(Button::Run));
/// ```
pub trait Act: Copy + PartialEq + 'static {
    /// The acts that have only a name.
    const PLAIN: &'static [Plain<Self>];

    /// Those that have a number as well: `drop:3`.
    const NUMBERED: &'static [Numbered<Self>] = &[];

    /// The number of an act that has one.
    fn number(self) -> usize {
        0
    }

    /// The name of an act that is in neither table.
    fn other_name(self) -> String {
        String::new()
    }

    /// The act that is in neither table and has this name.
    fn other_named(_name: &str) -> Option<Self> {
        None
    }

    /// Its name.
    fn name(self) -> String {
        if let Some((name, _)) = Self::PLAIN.iter().find(|(_, act)| *act == self) {
            return (*name).to_owned();
        }
        let number = self.number();
        let mut numbered = Self::NUMBERED.iter();
        let row = numbered.find(|(_, make)| make(number) == self);
        row.map_or_else(|| self.other_name(), |(word, _)| format!("{word}:{number}"))
    }

    /// The act with this name.
    fn named(name: &str) -> Option<Self> {
        if let Some((_, act)) = Self::PLAIN.iter().find(|(own, _)| *own == name) {
            return Some(*act);
        }
        let (word, number) = name.split_once(':').unwrap_or((name, ""));
        match Self::NUMBERED.iter().find(|(own, _)| *own == word) {
            Some((_, make)) => number.parse().ok().map(make),
            None => Self::other_named(name),
        }
    }
}
