// What the package offers. README.md has examples.

/** A text that holds a puzzle, or its cells and boxes, as `parse` returns them. */
export type Given = string | Pick<Puzzle, 'cells' | 'boxes'>;

/** How a puzzle is read, and in which language it is spoken of. */
export interface Reading {
  /** Height and width of the boxes, as in `2x3`, or the map of irregular regions. By default the text decides. */
  boxes?: string;
  /** How digits after 9 are written. By default the text decides. */
  symbols?: 'letters' | 'letters-from-one' | 'from-zero' | 'numbers' | 'pairs';
  /** The language of sentences; English by default. */
  lang?: 'en' | 'es';
}

/** How much work a search may be. */
export interface Budget {
  /** Branches that it may make; without a budget as many as it takes. */
  budget?: number;
}

/** A puzzle that was read. */
export interface Puzzle {
  /** Its cells in one line, `.` for an empty one; after it the map of the boxes, unless they are the usual ones. */
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

/** Why no more was looked for: these are all, there are more than were wanted, or the budget ran out. */
export type End = 'all' | 'limit' | 'budget';

/** For each cell, the digits that it holds in some solution. */
export interface Possible {
  cells: number[][];
  /** Those for which that is not known: none, unless there was a budget. */
  unknown: number[][];
}

/** What is wrong with a puzzle. */
export type Diagnosis =
  | {
      verdict: 'none';
      /** Every digit that stands more than once in a house (`r1`, `c1`, `b1`). */
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
      /** Two of them. */
      solutions: [string, string];
      /** The cells known to differ between solutions. */
      differing: string[];
      /** For each cell, the digits that it holds in some solution. */
      possible: number[][];
      unknownPossible: number[][];
      /** Every digit that, given too, leaves exactly one solution. */
      extras: At[];
      unknownExtras: At[];
    }
  | { verdict: 'undecided'; solution: string | null };

/** Which techniques are used, in this order: their stable names, or a name for many of them. */
export interface Techniques {
  /** By default `hints`: all but a few that are slow. */
  techniques?: 'hints' | 'every' | 'hodoku' | 'thesis' | (string & {}) | string[];
}

/** How far a puzzle was solved. */
export interface Played {
  /** The puzzle with what was put on it. */
  board?: Given;
  /** Candidates that were taken away. */
  erased?: At[];
}

/** A logical step, and why it is right. */
export interface Step {
  /** The technique's stable name, as in `hidden-single`. */
  technique: string;
  /** Its name in the language asked for. */
  name: string;
  /** What goes where. */
  places: At[];
  /** What does not. */
  eliminates: At[];
  /** Why, in sentences; the last one says what follows. */
  reason: string[];
  /** The cells and houses to be pointed at. */
  cells: string[];
  houses: string[];
  /** The step in HoDoKu's notation and in Eureka's. */
  hodoku: string;
  eureka: string;
}

/** The next step, or what must be said first. */
export type Hint =
  | { kind: 'step'; step: Step }
  /** Digits put on the board, or candidates taken away, that cannot be right. */
  | { kind: 'mistakes'; mistakes: (At & { sort: 'digit' | 'erased' | 'together' })[] }
  | { kind: 'finished' | 'no-step' | 'no-solution' | 'undecided' };

/** How hard a puzzle is; `null` for the scales that do not cover it. */
export interface Ratings {
  /** A band of Sudoku Explainer's scale. */
  grade: 'easy' | 'medium' | 'hard' | 'fiendish' | 'extreme' | 'nightmare' | null;
  /** From 0 to 6, in half steps. */
  halfSteps: number;
  hodoku: { level: 'easy' | 'medium' | 'hard' | 'unfair' | 'extreme'; score: number } | null;
  /** Sudoku Explainer's: the hardest step, the hardest up to the first digit, the first step. */
  explainer: { er: number | null; ep: number | null; ed: number | null; erAtLeast: number } | null;
  /** Of simulated people. */
  dependency: number | null;
  refutationSum: number | null;
  /** How often the path of hints uses each technique. */
  techniques: Record<string, number>;
  /** Does that path end in the solution? */
  solved: boolean;
}

/** What a new puzzle should be. Without any wish it is minimal. */
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
  /** Random digits in random cells, instead of removing givens from a full board. */
  scatter?: boolean;
  /** The cells of the givens, in one line: `.` or `0` for an empty one. */
  pattern?: string;
  /** A band of a scale, as in `grade:hard`, `explainer:1.5..4.2`, `hodoku-level:easy..hard`. */
  rating?: string;
  /** Techniques that it takes, that its path has, that it can do without. */
  needs?: string[];
  contains?: string[];
  without?: string[];
  /** After so many attempts it gives up; 10 000 by default. */
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

/** What is thrown. */
export interface Fault extends Error {
  code:
    /* init() has not ended. */
    | 'not-ready'
    /* An option that is none, or has another value; `place` has its name. */
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
  /** Where: a line and a column of the text, both from 1; a line; an option. */
  place: { line: number; column: number } | { line: number } | { option: string } | null;
}

/**
 * Fetches and starts the program: once, however often it is called.
 * @param source Where it is, or what it is, if the package cannot find it: an address, a response or a promise
 *   of one, bytes, a compiled module. (The types of these are not everywhere.)
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

/** What is wrong with a puzzle, and what would repair it. The budget is two million branches by default. */
export function diagnose(puzzle: Given, options?: Reading & Budget): Diagnosis;

/** The next logical step with its reason. */
export function hint(puzzle: Given, options?: Reading & Techniques & Played): Hint;

/** The solution by logic, step by step; `shortest` leaves out the steps that it can do without. */
export function path(
  puzzle: Given,
  options?: Reading & Budget & Techniques & { extent?: 'whole' | 'shortest' },
): { solved: boolean; steps: Step[] };

/** How hard a puzzle is. The hardest ones take minutes: ask in a worker. */
export function rate(puzzle: Given, options?: Reading & Budget): Ratings;

/** A new puzzle with exactly one solution. */
export function generate(wishes?: Wishes): Made;

/** The same line for all puzzles that are essentially the same; `null` where none is known. */
export function canonical(puzzle: Given, options?: Reading): string | null;
