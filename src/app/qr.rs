//! The QR code of the link to what is shown. The workshop draws it; it stands where links are copied.

use super::ask::request;
use super::model::{Model, Said, TextPanel, Workspace};
use super::msg::{Effect, Print};
use super::panel::{Drawing, Qr};
use super::told;
use crate::protocol::{Craft, Crafted, Failure, Job, JobId};
use crate::text::{Link, write_link};

/// Asks for it.
pub(super) fn ask(model: &mut Model) -> Vec<Effect> {
    let game = Some(told::shown(model));
    let workspace = None;
    let link = format!(
        "{}#{}",
        model.ui.address,
        write_link(&Link { game, workspace })
    );
    let job = Job::Craft(Craft::Qr(link.clone()), model.play.position());
    let request = request(model, job);
    model.settings.workspace = Workspace::Text;
    model.ui.text = TextPanel::Qr(Qr {
        link,
        drawing: Drawing::Asked(request.id),
    });
    vec![Effect::Ask(request)]
}

/// Is it this job that draws it?
pub(super) fn is_asked(model: &Model, id: JobId) -> bool {
    matches!(&model.ui.text, TextPanel::Qr(qr) if qr.drawing == Drawing::Asked(id))
}

/// It is drawn.
pub(super) fn came(model: &mut Model, crafted: Crafted) {
    let TextPanel::Qr(qr) = &mut model.ui.text else {
        return;
    };
    qr.drawing = match crafted {
        Crafted::Qr(Some(svg)) => Drawing::Here(svg),
        _ => Drawing::TooLarge,
    };
    let is_here = qr.svg().is_some();
    model.say(Said::Qr(is_here));
}

/// It does not come.
pub(super) fn failed(model: &mut Model, failure: Failure) {
    model.ui.text = TextPanel::Rest;
    model.say(Said::Failed(failure));
}

/// Offers the drawing as a file.
pub(super) fn save(model: &Model) -> Vec<Effect> {
    let svg = shown(model).and_then(Qr::svg).map(str::to_owned);
    let name = "nonet-link.svg".to_owned();
    svg.map_or_else(Vec::new, |svg| {
        vec![Effect::Collect(svg), Effect::Download(name)]
    })
}

/// Prints the drawing, with the link below.
pub(super) fn print(model: &Model) -> Option<Effect> {
    let qr = shown(model)?;
    Some(Effect::Print(Print {
        per_page: 1,
        n_puzzles: 1,
        figures: vec![(qr.svg()?.to_owned(), qr.link.clone())],
    }))
}

fn shown(model: &Model) -> Option<&Qr> {
    match &model.ui.text {
        TextPanel::Qr(qr) => Some(qr),
        _ => None,
    }
}
