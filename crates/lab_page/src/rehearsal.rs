//! A run that is never shown. The browser compiles the code that draws a run when it is first used; without this,
//! that would delay the first run of a visit.

use super::model::Model;
use super::msg::Msg;
use super::update::update;
use super::view::{Kept, view};
use markup::Node;
use watch::{Command, Driver};

/// Enough for a tree and for curves.
const STEPS: usize = 8;

/// The page after a few steps.
///
/// ```
/// let page = lab_page::rehearsed();
/// assert!(page.find(&|node| node.attribute("class") == Some("branch")).is_some());
/// ```
pub fn rehearsed() -> Node {
    let mut model = Model::default();
    let mut driver = Driver::default();
    let plans = model.setup.plans(&model.puzzle);
    let begin = Command::Begin(model.begun, plans, model.setup.pace);
    let commands = [begin].into_iter().chain(vec![Command::Step; STEPS]);
    for command in commands {
        driver.command(command, &|| 0.0, &mut |report| {
            update(&mut model, Msg::Player(report));
        });
    }
    view(&model, &Kept::new(&model))
}
