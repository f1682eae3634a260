//! The QR code of the link to what is shown. The workshop draws it; it is shown where links are copied.

use super::shared_step;
use crate::ask::request;
use crate::key;
use crate::model::{Model, Status, TextPanel, Workspace};
use crate::msg::{Effect, Print, QrAction};
use crate::panel::{Drawing, Qr};
use answers::protocol::{Failure, Job, JobId, WorkshopAnswer, WorkshopJob};
use nonet::text::{Link, write_link};

/// Shows it, or acts on the one shown.
pub(crate) fn act(model: &mut Model, action: QrAction) -> Vec<Effect> {
    match action {
        QrAction::Show => ask(model),
        QrAction::Save => save(model),
        QrAction::Print => print(model).into_iter().collect(),
    }
}

/// Asks the workshop for it.
fn ask(model: &mut Model) -> Vec<Effect> {
    let game = Some(shared_step::shown(model));
    let workspace = None;
    let link = format!(
        "{}#{}",
        model.ui.address,
        write_link(&Link { game, workspace })
    );
    let job = Job::Craft(WorkshopJob::Qr(link.clone()), model.play.position());
    let request = request(model, job);
    model.settings.workspace = Workspace::Text;
    model.ui.text = TextPanel::Qr(Qr {
        link,
        drawing: Drawing::Asked(request.id),
    });
    vec![Effect::Ask(request)]
}

/// Is this the job that draws it?
pub(crate) fn is_asked(model: &Model, id: JobId) -> bool {
    matches!(&model.ui.text, TextPanel::Qr(qr) if qr.drawing == Drawing::Asked(id))
}

/// The drawing is ready: it gets the focus, as on phones the buttons that asked for it are a screen below.
pub(crate) fn came(model: &mut Model, crafted: WorkshopAnswer) -> Vec<Effect> {
    let TextPanel::Qr(qr) = &mut model.ui.text else {
        return Vec::new();
    };
    let said;
    (qr.drawing, said) = match crafted {
        WorkshopAnswer::Qr(Some(svg)) => (Drawing::Here(svg), key::SAID_QR),
        _ => (Drawing::TooLarge, key::QR_LARGE),
    };
    model.say(Status::Word(said));
    vec![Effect::FocusResult]
}

/// The drawing could not be made.
pub(crate) fn failed(model: &mut Model, failure: Failure) {
    model.ui.text = TextPanel::Rest;
    model.say(Status::Failed(failure));
}

/// Offers the drawing as a file.
fn save(model: &Model) -> Vec<Effect> {
    let svg = shown(model).and_then(Qr::svg).map(str::to_owned);
    let name = "nonet-link.svg".to_owned();
    svg.map_or_else(Vec::new, |svg| {
        vec![Effect::Collect(svg), Effect::Download(name)]
    })
}

/// Prints the drawing, with the link below.
fn print(model: &Model) -> Option<Effect> {
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
