//! The work of the laboratory's worker: takes commands, runs in slices, reports. The clock is passed in, so it can
//! be tested without a browser.
//!
//! At full speed a slice lasts [`SLICE`] milliseconds; commands are handled between slices, so cancelling a run
//! takes at most one slice and one step. The looks of runs are reported at most sixty times a second, at full speed
//! thirty, in a race of four fifteen; their record, four times; and neither before the page has drawn the last
//! report.

use super::clock::{Clock, Reply};
use super::gather::gather;
use super::job::{do_job, do_repeat};
use super::message::{Command, Report, Shot};
use super::plan::Plan;
use super::player::Player;
use super::race::{Gait, Pace, Race};
use super::stop::Stop;
use super::trace::race_trace;
use super::tree::{Tree, View, merge};
use lab::Verdict;

/// Milliseconds per slice.
const SLICE: f64 = 12.0;

/// Milliseconds between two reports of a run's looks; twice that at full speed, where it is too fast to follow, and
/// in a race that times the number of runs.
const FRAME: f64 = 16.0;

/// Milliseconds between two reports of the record.
const RECORD: f64 = 250.0;

/// When the next slice is due.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Next {
    /// As soon as messages have been handled.
    Now,
    /// After this many milliseconds.
    After(f64),
    /// Not before the next command.
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Doing {
    Nothing,
    /// This many steps in a thousand seconds; 0 is full speed.
    Playing(u64),
    /// To one of these events, in this run of the race or in any.
    RunningTo(Stop, Option<usize>),
    Seeking,
    /// To this position.
    Reaching(u64),
}

/// The runs and what is being done with them.
#[derive(Debug)]
pub struct Driver {
    race: Race,
    /// For each run in the race, its index among those that were requested.
    places: Vec<u8>,
    doing: Doing,
    /// The part shown of each search tree.
    views: Vec<View>,
    /// Microseconds that each run has taken.
    micros: Vec<u64>,
    /// How many steps are done at once, adapted to take about a millisecond.
    batch: u64,
    /// When steps were last due, and the fraction of a step left over.
    due: (f64, f64),
    /// When the looks were last reported.
    reported: f64,
    /// When the record is to be reported next.
    record_due: f64,
    /// Has the page drawn the last report? A busy page gets no more.
    is_seen: bool,
    /// Is a report of the record still due, after an answer that could not wait for it?
    owes_record: bool,
    /// Is the next decision being predicted?
    is_predicted: bool,
}

impl Default for Driver {
    fn default() -> Self {
        Self {
            race: Race::new(Vec::new(), Pace::Node),
            places: Vec::new(),
            views: Vec::new(),
            doing: Doing::Nothing,
            micros: Vec::new(),
            batch: 1,
            due: (0.0, 0.0),
            reported: 0.0,
            record_due: 0.0,
            is_seen: true,
            owes_record: false,
            is_predicted: false,
        }
    }
}

impl Driver {
    /// Carries out a command.
    pub fn command(&mut self, command: Command, clock: Clock<'_>, reply: Reply<'_>) -> Next {
        match command {
            Command::Begin(number, plans, pace) => {
                reply(Report::Begun(number));
                self.begin(plans, pace, reply);
            }
            Command::Play(speed) => {
                self.due = (clock(), 0.0);
                return self.start(Doing::Playing(speed));
            }
            Command::RunTo(stop, place) => {
                let lane = place.map(|place| self.places.iter().position(|&known| known == place));
                // A run that could not begin has no events.
                let lane = lane.map(|lane| lane.unwrap_or(usize::MAX));
                return self.start(Doing::RunningTo(stop, lane));
            }
            Command::Pause => self.pause(clock, reply),
            Command::Step => {
                self.race.advance(1);
                self.stand(reply);
            }
            Command::Back => {
                let (position, _) = self.race.position();
                return self.seek(position.saturating_sub(1));
            }
            Command::Seek(position) => return self.seek(position),
            Command::Reach(position) => return self.start(Doing::Reaching(position)),
            Command::Visit(place, node) => return self.visit(place, node, reply),
            Command::Draw(place, view) => self.draw(place, view, reply),
            Command::Merge(places, view) => self.merge(places, view, reply),
            Command::Meet(places, nodes) => return self.meet(places, nodes),
            Command::Cancel => {
                let lanes = self.race.lanes.iter_mut();
                lanes.for_each(|lane| lane.end(Verdict::Cancelled));
                self.halt(reply);
                self.owes_record = true;
                return Next::Now;
            }
            Command::Predict(is_on) => {
                self.is_predicted = is_on;
                self.show(reply);
            }
            Command::Seen => {
                self.is_seen = true;
                if self.doing != Doing::Nothing {
                    self.report(clock, reply);
                }
            }
            Command::Trace(form) => reply(Report::Trace(form, race_trace(&self.race.lanes, form))),
            Command::Model(export, plan) => {
                let text = plan.puzzle().map(|puzzle| export.text(&puzzle));
                reply(Report::Model(export, text.unwrap_or_default()));
            }
            Command::Job(job, plan, ms) => {
                do_job(job, &plan, f64::from(ms), clock, reply);
            }
            Command::Gather(file) => gather(&file, clock, reply),
            Command::Repeat(number, repeat, ms) => {
                do_repeat(number, &repeat, f64::from(ms), clock, reply);
            }
        }
        Next::Never
    }

    /// Draws another part of a run's search tree.
    fn draw(&mut self, place: u8, view: View, reply: Reply<'_>) {
        let Some(lane) = self.lane(place) else {
            return;
        };
        if let Some(known) = self.views.get_mut(lane) {
            *known = view;
        }
        self.record_lane(lane, reply);
    }

    fn begin(&mut self, plans: Vec<Plan>, pace: Pace, reply: Reply<'_>) {
        let (mut lanes, mut places) = (Vec::new(), Vec::new());
        for (place, plan) in (0..).zip(plans) {
            match Player::new(plan) {
                Ok(player) => {
                    lanes.push(player);
                    places.push(place);
                }
                Err(fault) => reply(Report::Refused(place, fault)),
            }
        }
        *self = Self {
            micros: vec![0; lanes.len()],
            views: vec![View::default(); lanes.len()],
            race: Race::new(lanes, pace),
            places,
            ..Self::default()
        };
        // Not reported as a pause, as the command to play may be waiting already. The page draws pictures when it
        // receives the record, from the last look.
        self.show(reply);
        self.record(reply);
    }

    fn start(&mut self, doing: Doing) -> Next {
        self.doing = doing;
        Next::Now
    }

    /// Pauses after a few more steps, whose frames let it step back at once.
    fn pause(&mut self, clock: Clock<'_>, reply: Reply<'_>) {
        if let (Doing::Playing(0), [lane]) = (self.doing, self.race.lanes.as_mut_slice()) {
            let start = clock();
            for _ in 0..8 {
                lane.advance(1);
                if clock() - start > SLICE {
                    break;
                }
            }
        }
        self.stand(reply);
    }

    /// Pauses, and reports everything.
    fn stand(&mut self, reply: Reply<'_>) {
        self.record(reply);
        self.halt(reply);
    }

    /// Pauses, and reports the present look of the runs.
    fn halt(&mut self, reply: Reply<'_>) {
        self.doing = Doing::Nothing;
        self.show(reply);
        let ranks = self.race.ranks(&self.micros);
        let ranks = ranks.into_iter().map(|rank| rank.map(|rank| rank as u8));
        reply(Report::Paused(ranks.collect()));
    }

    fn seek(&mut self, position: u64) -> Next {
        self.race.seek(position);
        self.start(Doing::Seeking)
    }

    /// Goes to where a node of a run was first visited. A race paced by nodes finds it at the beat of its number;
    /// at any other pace it stays where it is.
    fn visit(&mut self, place: u8, node: u32, reply: Reply<'_>) -> Next {
        let step = self.tree(place).and_then(|tree| tree.step_of(node));
        match (step, self.race.lanes.len(), self.race.pace()) {
            (Some(step), 1, _) => self.seek(step),
            (Some(_), _, Pace::Node) => self.seek(node.into()),
            _ => {
                self.stand(reply);
                Next::Never
            }
        }
    }

    /// The place in the race of a requested run.
    fn lane(&self, place: u8) -> Option<usize> {
        self.places.iter().position(|&known| known == place)
    }

    fn tree(&self, place: u8) -> Option<&Tree> {
        let lane = self.race.lanes.get(self.lane(place)?)?;
        Some(lane.recorded().1)
    }

    fn merge(&self, places: [u8; 2], view: View, reply: Reply<'_>) {
        if let [Some(first), Some(second)] = places.map(|place| self.tree(place)) {
            let pair = merge(places, [first, second], view);
            reply(Report::Merged(Box::new(pair)));
        }
    }

    /// Goes to nodes of two runs, regardless of the beats at which they were visited.
    fn meet(&mut self, places: [u8; 2], nodes: [u32; 2]) -> Next {
        let mut goals = vec![None; self.race.lanes.len()];
        for (place, node) in places.into_iter().zip(nodes) {
            let goal = self.tree(place).and_then(|tree| tree.step_of(node));
            if let Some(known) = self.lane(place).and_then(|lane| goals.get_mut(lane)) {
                *known = goal;
            }
        }
        self.race.part(&goals);
        self.start(Doing::Seeking)
    }

    /// Works for one slice.
    pub fn slice(&mut self, clock: Clock<'_>, reply: Reply<'_>) -> Next {
        let start = clock();
        if std::mem::take(&mut self.owes_record) {
            self.record(reply);
        }
        let (is_done, next) = match self.doing {
            Doing::Nothing => return Next::Never,
            Doing::Playing(0) => (self.hurry(start + SLICE, clock), Next::Now),
            Doing::Playing(speed) => self.pace(speed, clock),
            Doing::RunningTo(stop, lane) => {
                let is_done = self.run_to(stop, lane, start, clock);
                self.tell_met(is_done, reply);
                (is_done, Next::Now)
            }
            Doing::Seeking => (self.go(start + SLICE, clock, &Race::work), Next::Now),
            Doing::Reaching(goal) => {
                let reach = |race: &mut Race, steps| race.reach(goal, steps);
                (self.go(start + SLICE, clock, &reach), Next::Now)
            }
        };
        if is_done {
            self.stand(reply);
            return Next::Never;
        }
        self.report(clock, reply);
        next
    }

    /// Runs on for one slice. Has the awaited event happened, or is this the end?
    fn run_to(&mut self, stop: Stop, lane: Option<usize>, start: f64, clock: Clock<'_>) -> bool {
        let to = |race: &mut Race, steps| race.advance_to(stop, lane, steps);
        let is_done = self.go(start + SLICE, clock, &to);
        let taken = (1000.0 * (clock() - start)) as u64;
        let runs = self.micros.len().max(1) as u64;
        self.micros.iter_mut().for_each(|all| *all += taken / runs);
        is_done
    }

    /// Reports the awaited event, once it has happened.
    fn tell_met(&self, is_done: bool, reply: Reply<'_>) {
        let met = self.race.met().filter(|_| is_done);
        if let Some((lane, position, event)) = met {
            let place = self.places.get(lane).into_iter();
            place.for_each(|&place| reply(Report::Met(place, position, event)));
        }
    }

    /// Reports, unless the last report was just now.
    fn report(&mut self, clock: Clock<'_>, reply: Reply<'_>) {
        let now = clock();
        let lanes = self.race.lanes.len() as f64;
        let pause = match self.doing {
            Doing::Playing(0) => FRAME * lanes.max(2.0),
            _ => FRAME,
        };
        if !self.is_seen || now - self.reported < pause {
            return;
        }
        self.is_seen = false;
        self.reported = now;
        self.show(reply);
        if now >= self.record_due {
            self.record(reply);
            // A large tree takes a while to draw: at most a tenth of the time is spent on it.
            let taken = clock() - now;
            self.record_due = now + RECORD.max(10.0 * taken);
        }
    }

    /// Runs until this time. Is the race over?
    fn hurry(&mut self, until: f64, clock: Clock<'_>) -> bool {
        while clock() < until && !self.race.is_over() {
            let start = clock();
            if self.race.pace() == Pace::Time && self.race.lanes.len() > 1 {
                self.share(2.0, clock);
                continue;
            }
            self.beat(self.batch, Gait::Run, clock);
            self.adapt(clock() - start);
        }
        self.race.is_over()
    }

    /// Gives each run this many more beats.
    fn beat(&mut self, beats: u64, gait: Gait, clock: Clock<'_>) {
        self.race.allow(beats);
        for place in 0..self.race.lanes.len() {
            let start = clock();
            self.race.catch_up(place, beats, gait);
            self.micros[place] += (1000.0 * (clock() - start)) as u64;
        }
    }

    /// Gives each run this many milliseconds.
    fn share(&mut self, ms: f64, clock: Clock<'_>) {
        self.race.allow(1);
        for (lane, micros) in self.race.lanes.iter_mut().zip(&mut self.micros) {
            let start = clock();
            while lane.verdict().is_none() && clock() - start < ms {
                lane.hurry(16);
            }
            *micros += (1000.0 * (clock() - start)) as u64;
        }
    }

    /// Does the steps that are due at this speed. Is the race over, and when is the next step due?
    fn pace(&mut self, speed: u64, clock: Clock<'_>) -> (bool, Next) {
        let now = clock();
        let per_ms = speed as f64 / 1e6;
        let due = self.due.1 + (now - self.due.0) * per_ms;
        // Steps missed for lack of time are not made up for.
        let steps = due.min(per_ms * 50.0 + 1.0).floor();
        self.due = (now, (due - steps).min(1.0));
        let until = now + SLICE;
        let mut left = steps as u64;
        while left > 0 && clock() < until && !self.race.is_over() {
            let steps = left.min(self.batch.max(16));
            self.beat(steps, Gait::Walk, clock);
            left -= steps;
        }
        let wait = ((1.0 - self.due.1) / per_ms).clamp(4.0, 2000.0);
        (self.race.is_over(), Next::After(wait))
    }

    /// Lets the runs do something, some steps at a time, until it is done or the time is up.
    fn go(&mut self, until: f64, clock: Clock<'_>, what: &dyn Fn(&mut Race, u64) -> bool) -> bool {
        while clock() < until {
            let start = clock();
            if what(&mut self.race, self.batch) {
                return true;
            }
            self.adapt(clock() - start);
        }
        false
    }

    fn adapt(&mut self, taken: f64) {
        if taken < 0.5 {
            self.batch = (self.batch * 2).min(1 << 16);
        } else if taken > 2.0 {
            self.batch = (self.batch / 2).max(1);
        }
    }

    fn show(&self, reply: Reply<'_>) {
        let lanes = self.places.iter().zip(&self.race.lanes).zip(&self.micros);
        let is_asked = self.is_predicted && self.doing == Doing::Nothing;
        for ((&place, lane), &micros) in lanes {
            let shot = Shot::of(lane, micros);
            let shot = if is_asked {
                shot.looking_ahead(lane)
            } else {
                shot
            };
            reply(Report::Shown(place, Box::new(shot)));
        }
        let (beat, farthest) = self.race.position();
        reply(Report::At(beat, farthest));
    }

    fn record(&self, reply: Reply<'_>) {
        (0..self.race.lanes.len()).for_each(|lane| self.record_lane(lane, reply));
    }

    /// Reports the record of a run.
    fn record_lane(&self, lane: usize, reply: Reply<'_>) {
        let lanes = self.places.iter().zip(&self.race.lanes).zip(&self.views);
        for ((&place, lane), &view) in lanes.skip(lane).take(1) {
            let (_, tree, curves) = lane.recorded();
            let drawing = tree.draw(view, lane.position());
            reply(Report::Recorded(place, curves.clone(), Box::new(drawing)));
        }
    }
}
