//! What the Text workspace shows of other programs' formats.

use super::read::read;
use crate::block::{Block, Button, Press, heading, text};
use crate::key;
use crate::model::Model;
use crate::msg::{Action, CopyKind};
use crate::text::imported::{Imported, Offered};
use crate::words::Voice;
use ::words::Key;
use answers::voice::{Piece, Tone};
use nonet::text::{Broken, Lost, Offer, framed};

/// How many characters of an example are shown.
const EXAMPLE: usize = 160;

/// What was recognised and read, what was skipped, what cannot be held here; and the boards to choose from.
pub(super) fn imported(model: &Model, imported: &Imported) -> Vec<Block> {
    let (voice, import) = (&model.voice(), &imported.import);
    let recognised = voice.recognised(&import.format);
    let mut blocks = match imported.on_board {
        Some(n_givens) => read(model, &recognised, n_givens, &import.ignored),
        None => asked(voice, imported, recognised),
    };
    blocks.extend(left_out(voice, key::NOT_HELD, &import.lost));
    if import.lost.iter().any(|lost| lost.is_rule()) {
        blocks.push(text(voice, key::NOT_HELD_RULES));
    }
    if imported.n_sheets > 1 {
        blocks.extend(choice(voice, imported));
    }
    blocks
}

/// Which of the boards is meant?
fn asked(voice: &Voice, imported: &Imported, recognised: String) -> Vec<Block> {
    let (title, which) = match imported.import.unclear {
        true => {
            let n = imported.n_sheets.to_string();
            (key::UNCLEAR_HEADING, voice.say(key::UNCLEAR, &[("n", &n)]))
        }
        false => (
            key::WHICH_HEADING,
            voice.count(key::WHICH_BOARD, imported.n_sheets),
        ),
    };
    vec![
        heading(voice, title),
        Block::Result(Tone::Warn, recognised + &which),
    ]
}

fn left_out(voice: &Voice, key: Key, lost: &[Lost]) -> Option<Block> {
    let what = voice.lost(lost);
    let said = || Block::Result(Tone::Warn, voice.say(key, &[("what", &what)]));
    (!lost.is_empty()).then(said)
}

/// The boards in a list, the chosen one in its frame, and the button that opens it.
fn choice(voice: &Voice, imported: &Imported) -> Vec<Block> {
    let sheets = imported.import.sheets.iter().enumerate();
    let names = sheets.map(|(at, sheet)| voice.sheet(at, sheet)).collect();
    let label = voice.text(key::BOARDS_LABEL);
    let mut blocks = vec![Block::Choice(label, names, imported.at)];
    if imported.is_cut() {
        let (n, all) = (imported.import.sheets.len(), imported.n_sheets);
        let places = [("n", &*n.to_string()), ("all", &*all.to_string())];
        blocks.push(Block::Text(vec![Piece::plain(
            &voice.say(key::BOARDS_CUT, &places),
        )]));
    }
    blocks.extend(
        imported
            .sheet()
            .map(|sheet| Block::Code(framed(&sheet.game.board))),
    );
    let choose = Button {
        label: voice.text(key::CHOOSE_BOARD),
        press: Press::Reading(imported.at),
        primary: true,
    };
    let mut buttons = vec![choose];
    if !imported.import.unclear {
        buttons.push(Button::new(voice, key::TAKE_ALL, Action::TakeAll));
    }
    blocks.push(Block::Buttons(buttons));
    blocks
}

/// What is wrong with a text that is marked as a format.
pub(super) fn damaged(voice: &Voice, slug: &str, broken: Broken) -> Vec<Block> {
    vec![
        heading(voice, key::REFUSED_HEADING),
        Block::Result(Tone::Bad, voice.damaged(slug, broken)),
    ]
}

/// The board in the chosen format.
pub(super) fn offered(voice: &Voice, offered: &Offered) -> Vec<Block> {
    let names = offered.list.iter();
    let names = names.map(|offer| voice.format(&offer.slug).to_owned());
    let label = voice.text(key::FORMATS_LABEL);
    let mut blocks = vec![
        heading(voice, key::EXPORT),
        Block::Choice(label, names.collect(), offered.at),
    ];
    if let Some((offer, words)) = offered.chosen() {
        let label = voice.format(&offer.slug).to_owned();
        blocks.push(match left_out(voice, key::LACKS_IN_FORMAT, &offer.lost) {
            Some(left_out) => left_out,
            None => Block::Result(Tone::Good, voice.text(key::HOLDS_IN_FORMAT)),
        });
        blocks.push(Block::Selectable(words.to_owned(), label));
        blocks.push(Block::Buttons(vec![
            Button::new(voice, key::COPY_FORMAT, Action::Copy(CopyKind::Format)).primary(),
            Button::new(voice, key::SAVE_FORMAT, Action::SaveFormat),
        ]));
    }
    blocks
}

/// The formats that are read, each with the beginning of an example.
pub(super) fn pasteable(voice: &Voice, offers: &[Offer]) -> Vec<Block> {
    let mut blocks = vec![
        heading(voice, key::EXAMPLES),
        text(voice, key::EXAMPLES_NOTE),
    ];
    for offer in offers {
        let name = Piece::plain(voice.format(&offer.slug));
        let example = offer.example.as_deref().unwrap_or_default();
        let mut shown: String = example.chars().take(EXAMPLE).collect();
        if shown.len() < example.len() {
            shown.push('…');
        }
        blocks.push(Block::Text(vec![name]));
        blocks.push(Block::Code(shown));
    }
    blocks
}
