//! The full name of a cell for assistive technology, as in `R4C5, 7, yours, conflicts with R2C5`.

use super::Voice;
use crate::key;
use crate::view::{CellView, Mark, Origin, Role};
use answers::voice::letter;
use nonet::board::DigitSet;

impl Voice {
    /// Where the cell is, its content, its role in the step shown, what it conflicts with.
    pub fn cell_name(&self, looks: &CellView) -> String {
        let name = self.with_marks(self.content(looks), looks.mine);
        let name = self.with_role(looks, name);
        let name = match looks.supposed {
            true => self.say(key::NAME_SUPPOSED, &[("name", &name)]),
            false => name,
        };
        let told = [
            (looks.wrong, key::NAME_WRONG),
            (looks.lacking, key::NAME_LACKING),
        ];
        let told = told.into_iter().filter(|(is_so, _)| *is_so);
        let name = told.fold(name, |name, (_, key)| self.say(key, &[("name", &name)]));
        if looks.clashes.is_empty() {
            return name;
        }
        let with = self.cells(&looks.clashes);
        self.say(key::NAME_CONFLICTS, &[("name", &name), ("cells", &with)])
    }

    fn content(&self, looks: &CellView) -> String {
        let key = match (looks.origin, looks.candidates) {
            (Origin::Given, _) => key::NAME_GIVEN,
            (Origin::Own, _) => key::NAME_OWN,
            (Origin::Tool, _) => key::NAME_TOOL,
            (Origin::Shown, _) => key::NAME_SHOWN,
            (Origin::Hidden, _) => key::NAME_HIDDEN,
            (Origin::Empty, None) => key::NAME_EMPTY,
            (Origin::Empty, Some(DigitSet::EMPTY)) => key::NAME_NO_CANDIDATES,
            (Origin::Empty, Some(_)) => key::NAME_CANDIDATES,
        };
        let digit = looks.digit.map_or(String::new(), |digit| self.digit(digit));
        let digits = self.digits(looks.candidates.unwrap_or_default());
        let cell = self.cell(looks.cell);
        self.say(
            key,
            &[("cell", &cell), ("digit", &digit), ("digits", &digits)],
        )
    }

    fn with_role(&self, looks: &CellView, name: String) -> String {
        let concluded = looks
            .marks
            .iter()
            .filter(|(_, mark)| matches!(mark, Mark::Out | Mark::Placed));
        let digits: DigitSet = concluded.map(|(digit, _)| *digit).collect();
        let key = match looks.role {
            Role::None | Role::Age(_) => return name,
            Role::Out | Role::Placed if digits.is_empty() => return name,
            Role::House => key::NAME_ROLE_HOUSE,
            Role::Pattern => key::NAME_ROLE_PATTERN,
            Role::Set(_) => key::NAME_ROLE_SET,
            Role::Out => key::NAME_ROLE_OUT,
            Role::Placed => key::NAME_ROLE_PLACED,
            Role::Mistake => key::NAME_ROLE_MISTAKE,
            Role::Named => key::NAME_ROLE_NAMED,
            Role::Differs => key::NAME_ROLE_DIFFERS,
        };
        let set = match looks.role {
            Role::Set(number) => letter(number),
            _ => String::new(),
        };
        let digits = self.digits(digits);
        self.say(key, &[("name", &name), ("digits", &digits), ("set", &set)])
    }
}
