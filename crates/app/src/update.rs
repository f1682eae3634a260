//! What follows from an event. Pure: the same messages give the same model and the same effects.
//!
//! Saving is one wrapper around it: all changes are recorded here and nowhere else.

use super::instead::{GIVENS_STAY, STARTS_HERE};
use super::jobs;
use super::model::{Mode, Model, Panel, Pick, Status, Switch, Workspace};
use super::msg::{Action, Effect, Msg, Pointed, Slow};
use super::tab::Tab;
use super::{ask, neighbours, questions, shapes, start};
use crate::create::making;
use crate::edit::filter::Look;
use crate::edit::{
    aloud, erasing, filtering, marks, marks_check, past, selecting, typing, whole, zoom,
};
use crate::key;
use crate::keyboard::keys::{Focus, Key, Meaning, Motion};
use crate::keyboard::{keys, rebinding};
use crate::learn::reading;
use crate::settings::saved::settings_text;
use crate::steps::{paths, player, sheet};
use crate::storage::{opening, saving};
use crate::text::{formats, inout, qr};
use crate::timer::spending;
use answers::protocol::{HintResult, JobKind};
use game::play::Entry;
use nonet::board::Cell;
use nonet::text::linked_technique;
use words::{Book, Lang, is_here};

/// Handles a message; returns what to do.
pub fn update(model: &mut Model, msg: Msg) -> Vec<Effect> {
    let settings = model.settings.clone();
    let givens = model.play.givens();
    let (here, puzzle) = (model.play.history().here(), model.play.puzzle());
    let (last_job, last_said) = (model.ui.last_job, model.ui.status_serial);
    let is_clocked = !matches!(msg, Msg::Frame(_)) && player::next_frame(model).is_some();
    let page = reading::page(model);
    let (lesson, linked) = links(&msg);
    // These leave the entry of the browser's history as it is.
    let is_blank = matches!(msg, Msg::Started(_) | Msg::Turned);
    // An enlarged board stays in place while a pointer is on it.
    let moves_zoom = !matches!(msg, Msg::Pointed(pointed) if pointed != Pointed::Up);
    let mut effects = handle(model, msg);
    model.clamp_cursor();
    if model.play.puzzle() != puzzle && is_played(model) {
        model.settings.mode = Mode::Digits; // only one puzzle's givens are typed, not the next one's
    }
    if moves_zoom {
        model.ui.zoom = zoom::followed(model.ui.zoom, model.settings.cursor, model.play.geometry());
    }
    if model.settings.order != settings.order {
        model.rest(); // it was found in another order
    }
    let is_opened = model.settings.workspace != settings.workspace;
    if is_opened && model.ui.status_serial == last_said {
        model.ui.status = Status::Nothing; // it was about the previous workspace
    }
    if model.play.has_unsaved() {
        past::moved_on(model);
    }
    if model.play.has_unsaved() && !model.is_untouched() {
        questions::hint_changed(model, last_job);
    }
    if let Some(record) = record(model) {
        effects.insert(0, record); // before the others take effect
    }
    // A question asked along with a change is about the new board.
    if let Some(job) = model.ui.job.as_mut().filter(|job| job.id.0 > last_job) {
        job.epoch = model.ui.epoch;
    }
    effects.extend(ask::chips(model));
    effects.extend(reading::wants(model));
    if !is_clocked {
        effects.extend(player::next_frame(model));
    }
    effects.extend(spending::next(model, here));
    if model.settings != settings {
        effects.push(Effect::Keep(settings_text(&model.settings)));
    }
    let is_elsewhere = model.play.givens() != givens || is_opened;
    let is_led = linked.is_some() || lesson.is_some();
    if is_elsewhere || reading::page(model) != page || is_led {
        effects.push(Effect::Fragment(reading::address(model))); // of a link that was followed, only what still holds
    }
    if is_opened || is_blank {
        effects.push(Effect::Remember(tab(model)));
    }
    let is_news = is_elsewhere || linked.is_some() || model.settings.lang != settings.lang;
    effects.extend(neighbours::tell_lab(model, linked, is_news));
    effects.extend(neighbours::show_library(
        model,
        is_opened || model.settings.lang != settings.lang,
    ));
    effects
}

fn tab(model: &Model) -> String {
    let tab = Tab {
        chance: model.ui.chance,
        workspace: model.settings.workspace,
    };
    tab.to_string()
}

/// The link in the message, if any: first one to a page about a technique, then any other.
fn links(msg: &Msg) -> (Option<String>, Option<String>) {
    let link = match msg {
        Msg::Started(start) if !start.fragment.is_empty() => &start.fragment,
        Msg::FragmentChanged(link) => link,
        _ => return (None, None),
    };
    let link = Some(link.clone());
    match link.as_deref().and_then(linked_technique) {
        Some(_) => (link, None),
        None => (None, link),
    }
}

/// Records what was changed or made, and nothing else.
fn record(model: &mut Model) -> Option<Effect> {
    if model.is_untouched() {
        return None;
    }
    let mut texts = std::mem::take(&mut model.ui.create.unsaved);
    texts.append(&mut model.play.take_unsaved());
    model.ui.epoch += u32::from(model.play.take_stirred());
    let is_any = !texts.is_empty();
    is_any.then(|| Effect::Record(model.ui.safe.ledger.add(&texts)))
}

#[expect(clippy::too_many_lines, reason = "a row for each message")]
fn handle(model: &mut Model, msg: Msg) -> Vec<Effect> {
    match msg {
        Msg::Started(start) => return start::started(model, start),
        Msg::Clicked(cell) => return go(model, cell),
        Msg::Pointed(pointed) => return selecting::pointed(model, pointed),
        Msg::Held(ctrl, shift) => model.ui.held = keys::held(ctrl, shift),
        Msg::Pressed(key) => return pressed(model, &key),
        Msg::Entered(text) => return entered(model, &text),
        Msg::Pad(digit) => filtering::pad(model, digit),
        Msg::PadPressed(digit, press) => filtering::pressed(model, digit, press),
        Msg::Action(action) => return act(model, action),
        Msg::ModeChosen(mode) => choose_mode(model, mode),
        Msg::ShapeChosen(row) => return shapes::chosen(model, row),
        Msg::Picked(pick, place) => model.settings.picks.choose(pick, place),
        Msg::LangChosen(lang) => return choose_lang(model, lang),
        Msg::KeyAsked(usual) => rebinding::ask(model, usual),
        Msg::KeyGiven(key) => rebinding::given(model, key),
        Msg::WordsCame(lang, here) => words_came(model, lang, here),
        Msg::WorkspaceChosen(workspace) => return choose_workspace(model, workspace),
        Msg::Switched(switch, on) => switched(model, switch, on),
        Msg::TechniqueSwitched(place, on) => model.settings.order.switch(place, on),
        Msg::FamilySwitched(place, on) => sheet::switch_family(model, place, on),
        Msg::TechniqueMoved(place, forward) => model.settings.order.shift(place, forward),
        Msg::PresetChosen(index) => sheet::preset(model, index),
        Msg::ReadingChosen(index) => return inout::chosen(model, index),
        Msg::OptionChosen(index) => formats::pick(model, index),
        Msg::RepairChosen(index) => questions::repair(model, index),
        Msg::MendChosen(index) => return marks::mend(model, index),
        Msg::PuzzleChosen(index) => making::open(model, index),
        Msg::FormRead(action, form, n) => return making::pressed(model, action, &form, n),
        Msg::FieldChanged(name, value) => model.settings.form.set(&name, &value),
        Msg::Clock(now) => making::ticked(model, now),
        Msg::RowChosen(index) => choose_row(model, index),
        Msg::Named(name) => past::name(model, &name),
        Msg::Scrubbed(at) => player::scrub(model, at),
        Msg::Frame(now) => player::frame(model, now),
        Msg::ClockSeen(now) => spending::looked(model, now),
        Msg::Seen(is_seen) => return spending::seen(model, is_seen).into_iter().collect(),
        Msg::Hurried => player::hurry(model),
        Msg::BranchChosen(number) => paths::branch(model, number),
        Msg::PointedAt(cells) => model.ui.pointed = cells,
        Msg::Hovered(cell) => model.ui.hovered = cell,
        Msg::TextGiven(text) => return inout::read(model, text),
        Msg::FileGiven(name, bytes, size) => return inout::file(model, name, &bytes, size),
        Msg::TextTooLarge(bytes) => inout::too_large(model, bytes),
        Msg::FileUnreadable(name, fault) => return inout::unreadable(model, name, fault),
        Msg::Turned => {}
        Msg::FragmentChanged(fragment) => return reading::follow(model, &fragment),
        Msg::Searched(text) => reading::search(model, text),
        Msg::PagesCame(lang, text) => reading::text_came(model, lang, text),
        Msg::Copied(kind) => model.say(Status::Copied(kind, true)),
        Msg::NotCopied(kind, text) => inout::not_copied(model, kind, text),
        Msg::Worker(reply) => return jobs::replied(model, reply),
        Msg::Mended => model.say(Status::Recovered),
        Msg::Slow(id, slow) => jobs::slow(model, id, slow),
        Msg::EngineLost => return jobs::lost(model),
        Msg::LabFailed => neighbours::lab_failed(model),
        Msg::LibraryFailed => neighbours::not_fetched(model),
        Msg::GameWanted(wanted) => return opening::wanted(model, wanted),
        Msg::GameOpened(wanted, rescued) => return opening::opened(model, &wanted, &rescued),
        Msg::GameTaken => model.say(Status::Word(key::GAME_TAKEN)),
        Msg::Kept(standing) => {
            let mut effects = saving::kept(model, standing);
            effects.extend(opening::due(model));
            return effects;
        }
        Msg::GamesBrought(n) => saving::brought(model, n),
        Msg::GamesWeighed(old) => model.ui.safe.old = Some(old).filter(|old| old.n > 0),
        Msg::GamesRead(text) => return saving::save(text, saving::GAMES_FILE),
        Msg::OfflineReady => model.ui.offline = true,
        Msg::UpdateReady => model.ui.update = true,
    }
    Vec::new()
}

fn switched(model: &mut Model, switch: Switch, on: bool) {
    match switch {
        Switch::Candidates => model.show_candidates(on),
        switch => model.settings.switches.turn(switch, on),
    }
}

/// A step of a list, or a change of the tree.
fn choose_row(model: &mut Model, index: usize) {
    match model.ui.panel {
        Panel::History(_) => past::chosen(model, index),
        _ => paths::choose(model, index),
    }
}

fn choose_workspace(model: &mut Model, workspace: Workspace) -> Vec<Effect> {
    reading::again(model);
    if workspace != Workspace::Solve && !is_here(model.settings.lang, Book::Later) {
        model.say(Status::Slow(Slow::Fetching)); // its words are not here
    }
    model.settings.workspace = workspace;
    spending::keep(model).into_iter().collect()
}

fn choose_lang(model: &mut Model, lang: Lang) -> Vec<Effect> {
    model.ui.lang = Some(lang);
    vec![Effect::FetchWords(lang)]
}

/// Changes the page's language once the words have arrived; if several were chosen, the last one counts. The
/// language that the page starts in is not a choice: its later words have arrived.
fn words_came(model: &mut Model, lang: Lang, here: bool) {
    model.ui.later |= here;
    if here && model.ui.status == Status::Slow(Slow::Fetching) && model.ui.job.is_none() {
        model.ui.status = Status::Nothing;
    }
    if model.ui.lang.take_if(|chosen| *chosen == lang).is_none() {
        return;
    }
    if here {
        model.settings.lang = lang;
        model.settings.meant = None;
    } else {
        model.say(Status::NoWords);
    }
}

fn go(model: &mut Model, cell: Cell) -> Vec<Effect> {
    model.go_to(cell);
    model.ui.figure = None;
    vec![Effect::Focus(cell)]
}

fn pressed(model: &mut Model, key: &Key) -> Vec<Effect> {
    if model.settings.workspace.hides_board() {
        return Vec::new();
    }
    if keys::is_zero(key) && typing::zero(model) {
        return focus_follows(model, key);
    }
    let letters = model.settings.switches.is_on(Switch::Letters);
    match rebinding::meaning(model, key, letters) {
        Some(Meaning::Go(motion)) => return walk(model, motion),
        Some(Meaning::Extend(motion)) => return travel(model, motion, selecting::extend),
        Some(Meaning::Roam(motion)) => return travel(model, motion, selecting::roam),
        Some(Meaning::Digit(digit)) => typing::digit(model, model.settings.mode, digit),
        Some(Meaning::Mark(mode, digit)) => typing::digit(model, mode, digit),
        Some(Meaning::Look(look)) => filtering::look(model, look),
        Some(Meaning::Blank) => typing::blank(model),
        Some(Meaning::Back) => typing::back(model),
        Some(Meaning::Next) if model.settings.mode == Mode::Givens => typing::advance(model),
        Some(Meaning::Next) => next_mode(model),
        Some(Meaning::Action(action)) => return act(model, action),
        Some(Meaning::Mode(mode)) => choose_mode(model, mode),
        Some(Meaning::Candidates) => {
            let on = !model.shows_candidates();
            model.show_candidates(on);
        }
        None => {}
    }
    focus_follows(model, key)
}

/// The focus follows the cursor, if it was on the board.
fn focus_follows(model: &Model, key: &Key) -> Vec<Effect> {
    match key.focus {
        Focus::Board => vec![Effect::Focus(model.settings.cursor)],
        _ => Vec::new(),
    }
}

/// The cursor moves; at the edge it wraps to the other side, if that is switched on.
fn walk(model: &mut Model, motion: Motion) -> Vec<Effect> {
    let from = model.settings.cursor;
    let effects = travel(model, motion, go);
    let is_stuck = model.settings.cursor == from && model.settings.switches.is_on(Switch::Wrap);
    let round = motion.round().filter(|_| is_stuck);
    round.map_or(effects, |motion| travel(model, motion, go))
}

fn travel(
    model: &mut Model,
    motion: Motion,
    go: fn(&mut Model, Cell) -> Vec<Effect>,
) -> Vec<Effect> {
    let play = &model.play;
    let is_empty = |cell| play.square(cell).digit.is_none();
    let to = keys::target(play.geometry(), model.settings.cursor, motion, is_empty);
    go(model, to)
}

fn entered(model: &mut Model, text: &str) -> Vec<Effect> {
    match keys::by_text(text, model.play.geometry().side()) {
        // A letter with Shift held is a mark, as a figure is.
        Some(digit) if digit.get() > 9 => typing::digit(model, model.mode(), digit),
        Some(digit) => typing::digit(model, model.settings.mode, digit),
        None if matches!(text.trim(), "0" | ".") => typing::blank(model),
        None => {}
    }
    vec![Effect::Focus(model.settings.cursor)]
}

/// Givens can be typed where there are none yet; those of a game only if that is asked for.
fn choose_mode(model: &mut Model, mode: Mode) {
    let before = std::mem::replace(&mut model.settings.mode, mode);
    if before != mode && is_played(model) {
        model.settings.mode = before;
        return model.refuse(&GIVENS_STAY);
    }
    // A locked digit keeps the focus but is unlocked: typing now means its colours.
    if let Some(filter) = model.ui.filter.as_mut().filter(|_| mode == Mode::Colour) {
        filter.locked = false;
    }
    model.ui.hides_candidates = false;
    model.say(Status::Mode(mode));
}

/// Would a given typed now change the puzzle of a game?
fn is_played(model: &Model) -> bool {
    model.settings.mode == Mode::Givens && model.play.givens().n_givens() > 0
}

fn next_mode(model: &mut Model) {
    let mut round = Mode::ROUND.iter().copied().cycle();
    let here = Mode::ROUND.contains(&model.settings.mode);
    round.find(|&mode| !here || mode == model.settings.mode);
    let next = if here { round.next() } else { None };
    choose_mode(model, next.unwrap_or_default());
}

#[expect(clippy::too_many_lines, reason = "a row for each action")]
fn act(model: &mut Model, action: Action) -> Vec<Effect> {
    match action {
        Action::Ask(kind) => return jobs::pressed(model, kind),
        Action::NextSolution => questions::turn_solution(model, true),
        Action::PreviousSolution => questions::turn_solution(model, false),
        Action::SortSteps => paths::sort(model),
        Action::PreviousStep => paths::turn(model, false),
        Action::NextStep => paths::turn(model, true),
        Action::FirstStep => paths::choose(model, 0),
        Action::LastStep => paths::choose(model, paths::last(model)),
        Action::Play => player::play_or_pause(model),
        Action::UpToHere => player::keep(model),
        Action::Finish => player::finish(model),
        Action::Watch => return jobs::pressed(model, JobKind::Path),
        Action::SavePath => return inout::save_path(model),
        Action::SaveFormat => return formats::save(model),
        Action::NextLink => paths::next_link(model),
        Action::Notation => {
            let other = model.settings.picks.notation().other();
            model.settings.picks.choose(Pick::Notation, other as usize);
        }
        Action::Apply => jobs::apply(model),
        Action::Mend => marks::mend_all(model),
        Action::Cancel => return ask::cancel(model),
        Action::Undo => undo(model),
        Action::Redo => redo(model),
        Action::Pick(pick) => selecting::pick(model, pick),
        Action::Erase => erasing::erase(model),
        Action::Marks(action) => return marks_check::act(model, action),
        Action::Clear => whole::clear(model),
        Action::Restart => whole::restart(model),
        Action::Adopt => whole::adopt(model),
        Action::EditPuzzle => edit_puzzle(model),
        Action::Dismiss => return dismiss(model),
        Action::Verify => verify(model),
        Action::Copy(kind) => return inout::copy(model, kind),
        Action::Qr(action) => return qr::act(model, action),
        Action::OpenFile => return vec![Effect::ChooseFile],
        Action::ReadBox => return vec![Effect::ReadBox],
        Action::Help => return vec![Effect::Open("help")],
        Action::UsualKeys => rebinding::usual(model),
        Action::Start => start(model),
        Action::PasteMine => return inout::paste_mine(model),
        Action::Board => return vec![Effect::Focus(model.settings.cursor)],
        Action::Settings => return vec![Effect::Open("settings")],
        Action::Techniques => sheet::open(model),
        Action::Learn => return reading::index(model),
        Action::PreviousExample => reading::turn(model, false),
        Action::NextExample => reading::turn(model, true),
        Action::LoadExample => reading::load(model),
        Action::FetchAgain => reading::again(model),
        Action::CloseSheet => model.ui.sheet = false,
        Action::Update => return vec![Effect::Update],
        Action::TakeAll => return inout::take_all(model),
        Action::Forget => return making::forget(model),
        Action::Timer => return spending::stop_or_go(model).into_iter().collect(),
        Action::Store(action) => return saving::act(model, action),
        Action::Past(action) => past::act(model, action),
        Action::Aloud(what) => aloud::read(model, what),
        Action::New(_)
        | Action::Make
        | Action::Scramble
        | Action::Canonical
        | Action::Compare
        | Action::Print
        | Action::SaveSvg
        | Action::SavePng => return vec![Effect::ReadForm(action)],
    }
    Vec::new()
}

/// Shows the ways to begin again.
fn start(model: &mut Model) {
    model.rest();
    model.settings.workspace = Workspace::Solve;
    model.ui.start = true;
}

/// Starts typing givens.
fn edit_puzzle(model: &mut Model) {
    model.rest();
    model.settings.mode = Mode::Givens;
    model.say(Status::Mode(Mode::Givens));
}

fn undo(model: &mut Model) {
    if !model.play.can_undo() && model.play.previous().is_some() {
        return model.refuse(&STARTS_HERE);
    }
    let entry = model.play.undo().cloned();
    went(model, true, entry);
}

fn redo(model: &mut Model) {
    let entry = model.play.redo().cloned();
    went(model, false, entry);
}

fn went(model: &mut Model, back: bool, entry: Option<Entry>) {
    let Some(entry) = entry else {
        return model.say(Status::NoMore(back));
    };
    if entry.stirs() {
        model.set_aside();
    }
    if let (Some(change), None) = (entry.changes.only(), &entry.reshaped) {
        model.go_to(change.cell);
    }
    model.say(Status::Went(back, entry.cause, entry.changes.len()));
}

fn dismiss(model: &mut Model) -> Vec<Effect> {
    if model.ui.job.is_some() {
        return ask::cancel(model);
    }
    if model.ui.filter.is_some() || model.ui.pairs {
        filtering::look(model, Look::Away);
    } else if model.selects_several() {
        model.settings.switches.turn(Switch::Several, false);
        model.ui.selection.follow();
        model.say(Status::Selected(1));
    } else {
        model.rest();
    }
    Vec::new()
}

/// Enter: carries out the step shown, or else names the repeated digits.
fn verify(model: &mut Model) {
    let shown = model.in_sight();
    if matches!(shown, Panel::Hint(HintResult::Step(_), _)) || shown.chosen().is_some() {
        return jobs::apply(model);
    }
    let conflicts = model.play.board().conflicts();
    if conflicts.is_empty() {
        model.say(Status::NoConflicts);
    } else {
        model.show(Panel::Conflicts);
        model.say(Status::Conflicts(conflicts.len()));
    }
}
