//! The full name of a cell for assistive technology, as in `R4C5, 7, yours, conflicts with R2C5`.

use super::Voice;
use crate::view::{CellView, Mark, Origin, Role};
use answers::voice::letter;
use nonet::board::DigitSet;

impl Voice {
    /// Where the cell is, its content, its role in the step shown, what it conflicts with.
    pub fn cell_name(&self, looks: &CellView) -> String {
        let name = self.with_marks(self.content(looks), looks.mine);
        let name = self.with_role(looks, name);
        let name = match looks.supposed {
            true => self.say("name-supposed", &[("name", &name)]),
            false => name,
        };
        let told = [(looks.wrong, "name-wrong"), (looks.lacking, "name-lacking")];
        let told = told.into_iter().filter(|(is_so, _)| *is_so);
        let name = told.fold(name, |name, (_, key)| self.say(key, &[("name", &name)]));
        if looks.clashes.is_empty() {
            return name;
        }
        let with = self.cells(&looks.clashes);
        self.say("name-conflicts", &[("name", &name), ("cells", &with)])
    }

    fn content(&self, looks: &CellView) -> String {
        let key = match (looks.origin, looks.candidates) {
            (Origin::Given, _) => "name-given",
            (Origin::Own, _) => "name-own",
            (Origin::Tool, _) => "name-tool",
            (Origin::Shown, _) => "name-shown",
            (Origin::Hidden, _) => "name-hidden",
            (Origin::Empty, None) => "name-empty",
            (Origin::Empty, Some(DigitSet::EMPTY)) => "name-no-candidates",
            (Origin::Empty, Some(_)) => "name-candidates",
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
            Role::House => "name-role-house",
            Role::Pattern => "name-role-pattern",
            Role::Set(_) => "name-role-set",
            Role::Out => "name-role-out",
            Role::Placed => "name-role-placed",
            Role::Mistake => "name-role-mistake",
            Role::Named => "name-role-named",
            Role::Differs => "name-role-differs",
        };
        let set = match looks.role {
            Role::Set(number) => letter(number),
            _ => String::new(),
        };
        let digits = self.digits(digits);
        self.say(key, &[("name", &name), ("digits", &digits), ("set", &set)])
    }
}
