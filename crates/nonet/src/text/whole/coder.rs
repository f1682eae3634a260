//! A range coder: many answers become one number, to which a likely answer adds little. Its figures are those of
//! base 62: only letters and figures, which programs that pass links on do not break, encode or drop.
//!
//! Source: G. N. N. Martin, "Range encoding", 1979. The odds are learnt as they go (Krichevsky and Trofimov, 1981).

/// How many values a figure has.
pub(super) const BASE: u32 = 62;

/// The least width of a range: below it, a figure is fixed.
const LEAST: u32 = BASE * BASE * BASE * BASE;

/// The range at the beginning.
const WHOLE: u32 = LEAST * BASE;

/// How many figures a range spans.
const SPAN: u32 = 5;

/// How often a question was answered no and yes. Never 0.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds([u16; 2]);

impl Odds {
    /// Both answers are equally likely.
    pub(super) const EVEN: Self = Self([1, 1]);

    /// No is far likelier.
    pub(super) const SELDOM: Self = Self([60, 1]);

    /// The weight of an answer against the initial counts, so that a few answers matter.
    const STEP: u16 = 2;

    /// How many answers are remembered: beyond this, older ones count half.
    const MOST: u16 = 400;

    /// `n` times [`EVEN`](Self::EVEN). (`vec!` for its own type is half a kilobyte of code.)
    pub(super) fn many(n: usize) -> Vec<Self> {
        let mut all = Vec::with_capacity(n);
        (0..n).for_each(|_| all.push(Self::EVEN));
        all
    }

    /// Learns this answer.
    pub(super) fn learn(&mut self, answer: bool) {
        self.0[usize::from(answer)] += Self::STEP;
        if self.0[0] + self.0[1] > Self::MOST {
            self.0 = self.0.map(|n| n.div_ceil(2));
        }
    }

    /// The counts, multiplied by a weight.
    pub(super) fn weighed(self, weight: u32) -> [u32; 2] {
        self.0.map(|n| u32::from(n) * weight)
    }
}

/// Writes answers into figures, or reads them out of figures; the caller need not know which.
#[derive(Debug)]
pub(super) struct Coder {
    /// Each is below [`BASE`].
    figures: Vec<u8>,
    range: u32,
    /// When writing, the lower end of the range; when reading, how far the number is above it.
    value: u32,
    /// When reading, the next figure. After the last there are zeros.
    next: Option<usize>,
}

impl Coder {
    /// A coder for writing.
    pub(super) fn writer() -> Self {
        Self {
            figures: Vec::new(),
            range: WHOLE,
            value: 0,
            next: None,
        }
    }

    /// A coder for reading these figures.
    pub(super) fn reader(figures: Vec<u8>) -> Self {
        let mut coder = Self {
            figures,
            next: Some(0),
            ..Self::writer()
        };
        for _ in 0..SPAN {
            coder.value = coder.value * BASE + coder.figure();
        }
        coder
    }

    /// Asks a question with two answers. When writing, `meant` is the answer and is returned.
    pub(super) fn bit(&mut self, odds: &mut Odds, meant: bool) -> bool {
        let answer = self.decide(odds.weighed(1), meant);
        odds.learn(answer);
        answer
    }

    /// Asks a question that comes only once.
    pub(super) fn once(&mut self, odds: Odds, meant: bool) -> bool {
        self.decide(odds.weighed(1), meant)
    }

    /// Asks a question with these chances, neither of which is 0, and together below 2^16.
    pub(super) fn decide(&mut self, [no, yes]: [u32; 2], meant: bool) -> bool {
        let split = self.range / (no + yes) * no;
        let answer = match self.next {
            Some(_) => self.value >= split,
            None => meant,
        };
        match answer {
            true => self.narrow(split, self.range - split),
            false => self.narrow(0, split),
        }
        answer
    }

    /// A number below `n`, all of them equally likely. `n` is 1 to 625.
    pub(super) fn number(&mut self, meant: usize, n: usize) -> usize {
        let (n, part) = (n as u32, self.range / n as u32);
        let number = match self.next {
            Some(_) => self.value / part,
            None => meant as u32,
        };
        let number = number.min(n - 1);
        let from = number * part;
        let is_last = number == n - 1;
        self.narrow(from, if is_last { self.range - from } else { part });
        number as usize
    }

    /// The figures written, as few as possible.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // The number in the range that ends in the most zeros.
        let units = (0..SPAN + 1).rev().map(|n| BASE.pow(n));
        let rounded = |unit: u32| self.value.div_ceil(unit) * unit;
        let ends = units
            .map(rounded)
            .find(|end| *end < self.value + self.range);
        let above = ends.unwrap_or(self.value) - self.value;
        self.rise(above);
        for _ in 0..SPAN {
            self.value = self.fix();
        }
        while self.figures.last() == Some(&0) {
            self.figures.pop();
        }
        self.figures
    }

    /// Continues in a part of the range.
    fn narrow(&mut self, from: u32, range: u32) {
        self.range = range;
        match self.next {
            Some(_) => self.value -= from,
            None => self.rise(from),
        }
        while self.range < LEAST {
            self.range *= BASE;
            self.value = match self.next {
                Some(_) => self.value * BASE + self.figure(),
                None => self.fix(),
            };
        }
    }

    /// Raises the lower end; a carry goes into the figures already fixed.
    fn rise(&mut self, by: u32) {
        self.value += by;
        if self.value >= WHOLE {
            self.value -= WHOLE;
            for figure in self.figures.iter_mut().rev() {
                *figure = (*figure + 1) % BASE as u8;
                if *figure > 0 {
                    break;
                }
            }
        }
    }

    /// Fixes a figure; the rest of the value, moved up.
    fn fix(&mut self) -> u32 {
        self.figures.push((self.value / LEAST) as u8);
        self.value % LEAST * BASE
    }

    fn figure(&mut self) -> u32 {
        let next = self.next.get_or_insert(0);
        let figure = self.figures.get(*next).copied().unwrap_or_default();
        *next += 1;
        u32::from(figure)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers by a rule that the odds cannot learn.
    fn answers(seed: u32, n: usize) -> Vec<u32> {
        let next = |state: &u32| Some(state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223));
        let states = std::iter::successors(Some(seed), next).skip(1);
        states.map(|state| state >> 16).take(n).collect()
    }

    /// Asks all questions, and returns the answers.
    fn ask(coder: &mut Coder, meant: &[u32], rare: u32) -> Vec<u32> {
        let mut odds = [Odds::EVEN; 2];
        let one = |(at, &answer): (usize, &u32)| match at % 3 {
            0 => coder.number(answer as usize % 25, 25) as u32,
            kind => u32::from(coder.bit(&mut odds[kind - 1], answer % rare == 0)),
        };
        meant.iter().enumerate().map(one).collect()
    }

    #[test]
    fn what_is_written_is_read() {
        for seed in 0..400 {
            for rare in [1, 2, 30, 1000] {
                let meant = answers(seed, seed as usize);
                let mut writer = Coder::writer();
                let told = ask(&mut writer, &meant, rare);
                let figures = writer.finish();
                assert!(figures.last() != Some(&0));
                let mut reader = Coder::reader(figures);
                assert_eq!(ask(&mut reader, &vec![0; meant.len()], rare), told);
            }
        }
    }

    #[test]
    fn a_carry_runs_through_all_figures() {
        let mut writer = Coder::writer();
        writer.narrow(31 * LEAST - 100, 200); // across the border between two first figures
        assert_eq!(writer.figures, [30, 61, 61]);
        writer.narrow(writer.range / 4 * 3, 1);
        assert_eq!(writer.finish()[..3], [31, 0, 0]);
    }

    #[test]
    fn likely_answers_cost_next_to_nothing() {
        let mut writer = Coder::writer();
        let mut odds = Odds::EVEN;
        (0..625).for_each(|_| {
            writer.bit(&mut odds, false);
        });
        assert!(writer.finish().len() < 4);
    }

    #[test]
    fn any_figures_are_answers() {
        for seed in 0..200 {
            let figures = answers(seed, 30).iter().map(|n| (n % BASE) as u8).collect();
            let mut reader = Coder::reader(figures);
            let told = ask(&mut reader, &[0; 500], 2);
            assert!(told.iter().step_by(3).all(|&number| number < 25));
        }
    }
}
