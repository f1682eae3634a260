//! A run that nobody sees. The browser compiles what draws a run when it is used first; without this that would be in the
//! first run of a visit, and hold it up.

use super::model::Model;
use super::msg::Msg;
use super::update::update;
use super::view::{Kept, view};
use crate::watch::{Command, Driver, Node};

/// Enough for a tree and for lines.
const STEPS: usize = 8;

/// What the page looks like after a few steps.
///
/// ```
/// let page = nonet::studio::rehearsed();
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
