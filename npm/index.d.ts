// The package's interface. README.md has examples.

/** A text that holds a puzzle, or its cells and boxes, as `parse` returns them. */
export type Given = string | Pick<Puzzle, 'cells' | 'boxes'>;

/** How a puzzle is read, and the language of sentences about it. */
export interface Reading {
  /** Height and width of the boxes, as in `2x3`, or the map of irregular regions. By default the text decides. */
  boxes?: string;
  /** How digits after 9 are written. By default the text decides. */
  symbols?: 'letters' | 'letters-from-one' | 'from-zero' | 'numbers' | 'pairs';
  /** The language of sentences, by its BCP 47 tag (`es-MX` asks for `es`); English by default. */
  lang?: 'en' | 'es' | (string & {});
}

/** How much work a search may do. */
export interface Budget {
  /** The most branches that it may make; unlimited by default. */
  budget?: number;
}

/** A puzzle that was read. */
export interface Puzzle {
  /** Its cells in one line, `.` for an empty one, followed by the map of the boxes, unless they are the usual ones. */
  line: string;
  /** How long a row is: the number of digits. */
  side: number;
  /** Height and width of the boxes, as in `3x3`, or the map of irregular regions. */
  boxes: string;
  /** How many cells are filled. */
  givens: number;
  /** The cells in reading order. */
  cells: (number | null)[];
  /** What else was in the text. */
  ignored: (
    | 'borders' | 'comments' | 'damaged' | 'header' | 'separators' | 'trailing' | 'more-puzzles' | 'conclusion' | 'leading'
  )[];
}

/** A candidate: a digit in a cell, which is named as in `r4c5`. */
export interface At {
  cell: string;
  digit: number;
}

/** Whether there is a solution, and whether it is the only one. */
export interface Solved {
  /** `undecided` only if there was a budget. */
  verdict: 'none' | 'one' | 'several' | 'undecided';
  /** A solution in one line, if there is one. */
  solution: string | null;
}

/** Why the search ended: all were found, more than wanted were found, or the budget ran out. */
export type End = 'all' | 'limit' | 'budget';

/** For each cell, the digits that it holds in some solution. */
export interface Possible {
  cells: number[][];
  /** The digits for which that is not known; none, unless there was a budget. */
  unknown: number[][];
}

/** What is wrong with a puzzle. */
export type Diagnosis =
  | {
      verdict: 'none';
      /** Every digit that occurs more than once in a house (`r1`, `c1`, `b1`). */
      repeated: { digit: number; house: string; cells: string[] }[];
      /** Givens that contradict each other. */
      core: string[];
      /** Is each of them needed for that? `false` if some were too hard to settle. */
      coreIsMinimal: boolean;
      /** Every change of one given, or its removal (`null`), that leaves exactly one solution. */
      repairs: { cell: string; given: number; digit: number | null }[];
      /** Every exchange of two givens in a row or column that leaves exactly one solution. */
      swaps: [string, string][];
      /** Givens for which that could not be decided. */
      unknown: string[];
    }
  | {
      verdict: 'one';
      solution: string;
      /** Is every given needed? `null` if that could not be decided. */
      minimal: boolean | null;
      /** Givens any one of which can go. */
      redundant: string[];
      unknown: string[];
    }
  | {
      verdict: 'several';
      /** Two different solutions. */
      solutions: [string, string];
      /** The cells known to differ between solutions. */
      differing: string[];
      /** For each cell, the digits that it holds in some solution. */
      possible: number[][];
      unknownPossible: number[][];
      /** Every further given that leaves exactly one solution. */
      extras: At[];
      unknownExtras: At[];
    }
  | { verdict: 'undecided'; solution: string | null };

/** Which techniques are used, in this order: their stable names, or a name for several. */
export interface Techniques {
  /** By default `hints`: all but a few that are slow. */
  techniques?: 'hints' | 'every' | 'hodoku' | 'thesis' | (string & {}) | string[];
}

/** The player's progress. */
export interface Played {
  /** The puzzle with the digits filled in. */
  board?: Given;
  /** Candidates that were erased. */
  erased?: At[];
}

/** A logical step, and why it is right. */
export interface Step {
  /** The technique's stable name, as in `hidden-single`. */
  technique: string;
  /** Its name in the requested language. */
  name: string;
  /** Digits to be placed. */
  places: At[];
  /** Candidates to be eliminated. */
  eliminates: At[];
  /** The reason, in sentences; the last one is the conclusion. */
  reason: string[];
  /** The cells and houses to highlight. */
  cells: string[];
  houses: string[];
  /** The step in HoDoKu's notation and in Eureka's. */
  hodoku: string;
  eureka: string;
}

/** The next step, or a more urgent finding. */
export type Hint =
  | { kind: 'step'; step: Step }
  /** Digits filled in, or candidates erased, that cannot be right. */
  | { kind: 'mistakes'; mistakes: (At & { sort: 'digit' | 'erased' | 'together' })[] }
  | { kind: 'finished' | 'no-step' | 'no-solution' | 'undecided' };

/** How hard a puzzle is; `null` for scales that do not cover it. */
export interface Ratings {
  /** A band of Sudoku Explainer's scale. */
  grade: 'easy' | 'medium' | 'hard' | 'fiendish' | 'extreme' | 'nightmare' | null;
  /** From 0 to 6, in half steps. */
  halfSteps: number;
  hodoku: { level: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme'; score: number } | null;
  /** Sudoku Explainer's: the hardest step, the hardest up to the first digit, the first step. */
  explainer: { er: number | null; ep: number | null; ed: number | null; erAtLeast: number } | null;
  /** The measures of simulated people. */
  dependency: number | null;
  refutationSum: number | null;
  /** How often the path of hints uses each technique. */
  techniques: Record<string, number>;
  /** Does that path end in the solution? */
  solved: boolean;
}

/** The wishes for a new puzzle. Without any wish it is minimal. */
export interface Wishes extends Pick<Reading, 'boxes' | 'lang'> {
  /** The same seed and wishes give the same puzzle everywhere. By default a random one. */
  seed?: number;
  symmetry?:
    | 'none' | 'rotate-180' | 'rotate-90' | 'mirror-left-right' | 'mirror-top-bottom' | 'mirror-both'
    | 'diagonal' | 'antidiagonal' | 'diagonal-both' | 'full';
  /** How many givens: exactly, or from one number to another. */
  givens?: number | [number, number];
  /** Must each given be needed? */
  minimal?: boolean;
  /** Puts random digits into random cells, instead of removing givens from a full board. */
  scatter?: boolean;
  /** The cells of the givens, in one line: `.` or `0` for an empty one. */
  pattern?: string;
  /** A band of a scale, as in `grade:hard`, `explainer:1.5..4.2`, `hodoku-level:easy..hard`. */
  rating?: string;
  /** Techniques that it needs, that its path contains, that it can do without. */
  needs?: string[];
  contains?: string[];
  without?: string[];
  /** After how many attempts it gives up; 10 000 by default. */
  attempts?: number;
}

/** A new puzzle, and how to make it again. */
export interface Made {
  puzzle: Puzzle;
  /** Its only solution. */
  solution: string;
  symmetry: NonNullable<Wishes['symmetry']>;
  seed: number;
  attempts: number;
}

/** The error that is thrown. */
export interface Fault extends Error {
  code:
    /* init() has not finished. */
    | 'not-ready'
    /* An option that is unknown, or has an invalid value; `place` has its name. */
    | 'bad-option'
    /* The text is not a puzzle, or may be several. */
    | 'address' | 'ambiguous' | 'bad-char' | 'binary' | 'candidate-grid' | 'case' | 'code' | 'empty' | 'long-line'
    | 'no-size' | 'not-soon' | 'regions' | 'short-line' | 'too-few-lines' | 'too-large' | 'too-many-lines' | 'unreadable'
    | 'wrong-length'
    /* The object is not a puzzle. */
    | 'bad-puzzle'
    /* The puzzle has no solution, several, or an unknown number of them. */
    | 'no-solution' | 'several-solutions' | 'undecided'
    /* There is no such puzzle, or none was found. */
    | 'impossible' | 'gave-up';
  /** The place: a line and a column of the text, both from 1; a line; an option. */
  place: { line: number; column: number } | { line: number } | { option: string } | null;
}

/**
 * Fetches and starts the program, only once however often it is called.
 * @param source The program or its place, if the package cannot find it: an address, a response or a promise
 *   of one, bytes, a compiled module. (Not all environments have types for these.)
 */
export function init(source?: string | object): Promise<void>;

/** What a text means: 81 characters, rows with or without a frame, boards from 4x4 to 25x25. */
export function parse(text: string, options?: Reading): Puzzle;

/** Whether there is a solution, and whether it is the only one. */
export function solve(puzzle: Given, options?: Reading & Budget): Solved;

/** How many solutions there are, up to a limit; a million by default. */
export function count(puzzle: Given, options?: Reading & Budget & { limit?: number }): { found: number; end: End };

/** The solutions, each in one line, up to a limit: 100 by default, at most a million. */
export function enumerate(
  puzzle: Given,
  options?: Reading & Budget & { limit?: number },
): { solutions: string[]; end: End };

/** The candidates that are in some solution. */
export function trueCandidates(puzzle: Given, options?: Reading & Budget): Possible;

/** What is wrong with a puzzle, and how to repair it. The budget is two million branches by default. */
export function diagnose(puzzle: Given, options?: Reading & Budget): Diagnosis;

/** The next logical step with its reason. */
export function hint(puzzle: Given, options?: Reading & Techniques & Played): Hint;

/** The solution by logic, step by step; `shortest` leaves out unnecessary steps. */
export function path(
  puzzle: Given,
  options?: Reading & Budget & Techniques & { extent?: 'whole' | 'shortest' },
): { solved: boolean; steps: Step[] };

/** How hard a puzzle is. The hardest ones take minutes: ask in a worker. */
export function rate(puzzle: Given, options?: Reading & Budget): Ratings;

/** A new puzzle with exactly one solution. */
export function generate(wishes?: Wishes): Made;

/** The canonical form in a line, the same for all essentially equal puzzles; `null` if none is known. */
export function canonical(puzzle: Given, options?: Reading): string | null;
