// The package in Node: its answers, checked by our own backtracker, published figures, and the rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { digits, houses, place, random, solutions } from './judge.mjs';
import { installed, project } from './project.mjs';

const P3 = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const HARD = '000000010400000000020000000000050407008000300001090000300400200050100000000806000';

const nonet = await installed(project());

const sorted = (lists) => [...lists].sort();

test('solutions are those of the backtracker', () => {
  const draw = random(20261125);
  const [full] = solutions(digits(P3));
  for (let round = 0; round < 40; round += 1) {
    // A solution with holes, and now and then a wrong digit.
    const cells = digits(full).map((digit) => (draw(100) < 40 ? digit : 0));
    if (round % 4 === 3) cells[draw(81)] = 1 + draw(9);
    const line = cells.map((digit) => digit || '.').join('');
    const all = solutions(cells, [3, 3], 300);
    if (all.length === 300) continue;
    const verdict = ['none', 'one'][all.length] ?? 'several';
    const solved = nonet.solve(line);
    assert.equal(solved.verdict, verdict, line);
    assert.ok(solved.solution === null ? all.length === 0 : all.includes(solved.solution), line);
    assert.deepEqual(nonet.count(line), { found: all.length, end: 'all' }, line);
    const listed = nonet.enumerate(line, { limit: 300 });
    assert.deepEqual(sorted(listed.solutions), sorted(all), line);
    const possible = cells.map((_, cell) => sorted(new Set(all.map((solution) => Number(solution[cell])))));
    assert.deepEqual(nonet.trueCandidates(line).cells, possible, line);
    assert.equal(nonet.diagnose(line).verdict, verdict, line);
  }
});

test('known numbers of solutions, limits and budgets', () => {
  assert.deepEqual(nonet.count('.'.repeat(16)), { found: 288, end: 'all' });
  assert.deepEqual(nonet.count('.'.repeat(81), { limit: 1000 }), { found: 1000, end: 'limit' });
  assert.equal(nonet.count('.'.repeat(81), { budget: 1000 }).end, 'budget');
  assert.equal(nonet.enumerate('.'.repeat(81)).solutions.length, 100);
  assert.equal(nonet.enumerate('.'.repeat(81), { limit: 0 }).end, 'limit');
  assert.equal(nonet.solve('.'.repeat(625), { budget: 1 }).verdict, 'undecided');
});

test('text and cells are the same puzzle', () => {
  const parsed = nonet.parse(P3);
  assert.deepEqual(parsed, {
    line: P3, side: 9, boxes: '3x3', givens: 30, cells: digits(P3).map((digit) => digit || null), ignored: [],
  });
  assert.deepEqual(nonet.solve(parsed), nonet.solve(P3));
  const six = nonet.parse('...34..6..5.32......6.......65..4.2.');
  assert.equal(six.boxes, '2x3');
  assert.equal(solutions(six.cells.map((digit) => digit ?? 0), [2, 3])[0], nonet.solve(six).solution);
  assert.equal(nonet.parse('.'.repeat(36), { boxes: '3x2' }).boxes, '3x2');
  const regions = 'aaabacbbccbdcddd';
  const irregular = nonet.parse('.'.repeat(16), { boxes: regions });
  assert.equal(irregular.boxes, '1112132233243444');
  assert.deepEqual(nonet.parse(irregular.line).boxes, irregular.boxes);
  assert.equal(nonet.parse(`# a comment\n${P3}`).ignored[0], 'comments');
});

test('every claim of a diagnosis is so', () => {
  const wrong = `4${P3.slice(1)}`;
  const none = nonet.diagnose(wrong);
  assert.equal(none.verdict, 'none');
  const only = digits('.'.repeat(81));
  for (const cell of none.core) only[place(cell)] = digits(wrong)[place(cell)];
  assert.equal(solutions(only, [3, 3], 1).length, 0);
  assert.ok(none.repairs.some(({ cell, given, digit }) => cell === 'r1c1' && given === 4 && digit === 5));
  for (const { cell, digit } of none.repairs) {
    const cells = digits(wrong);
    cells[place(cell)] = digit ?? 0;
    assert.equal(solutions(cells, [3, 3], 2).length, 1, cell);
  }
  const one = nonet.diagnose(P3);
  assert.equal(one.minimal, false);
  for (let cell = 0; cell < 81; cell += 1) {
    const cells = digits(P3);
    if (cells[cell] === 0) continue;
    cells[cell] = 0;
    const name = `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
    assert.equal(one.redundant.includes(name), solutions(cells, [3, 3], 2).length === 1, name);
  }
  const several = nonet.diagnose(`12......3.......`);
  for (const { cell, digit } of several.extras) {
    const cells = digits('12......3.......');
    cells[place(cell, 4)] = digit;
    assert.equal(solutions(cells, [2, 2], 2).length, 1, cell);
  }
  const repeated = nonet.diagnose(`55${P3.slice(2)}`);
  assert.deepEqual(repeated.repeated[0], { digit: 5, house: 'r1', cells: ['r1c1', 'r1c2'] });
});

test('hints lead to the solution, one by one', () => {
  for (const puzzle of [P3, nonet.generate({ seed: 11, rating: 'grade:hard' }).puzzle.line]) {
    const [full] = solutions(digits(puzzle));
    const [board, erased] = [[...puzzle], []];
    for (;;) {
      const found = nonet.hint(puzzle, { board: board.join(''), erased });
      if (found.kind === 'finished') break;
      assert.equal(found.kind, 'step', board.join(''));
      const { places, eliminates, reason, name } = found.step;
      assert.ok(places.length + eliminates.length > 0 && name && reason.every((line) => /^\S.*\S$/s.test(line)));
      for (const { cell, digit } of places) {
        assert.equal(full[place(cell)], String(digit), cell);
        board[place(cell)] = String(digit);
      }
      for (const { cell, digit } of eliminates) assert.notEqual(full[place(cell)], String(digit), cell);
      erased.push(...eliminates);
    }
    assert.equal(board.join(''), full);
  }
});

test('what must be said before a step', () => {
  const [full] = solutions(digits(P3));
  const wrong = full.replace(/^534/, '531');
  assert.deepEqual(nonet.hint(P3, { board: P3.replace('53.', '531') }).mistakes, [
    { sort: 'digit', cell: 'r1c3', digit: 1 },
  ]);
  assert.equal(nonet.hint(P3, { board: wrong }).kind, 'mistakes');
  assert.deepEqual(nonet.hint(P3, { erased: [{ cell: 'r1c3', digit: 4 }] }).mistakes, [
    { sort: 'erased', cell: 'r1c3', digit: 4 },
  ]);
  assert.equal(nonet.hint(P3, { board: full }).kind, 'finished');
  assert.equal(nonet.hint(`55${P3.slice(2)}`).kind, 'no-solution');
  assert.equal(nonet.hint(HARD, { techniques: ['full-house'] }).kind, 'no-step');
});

test('each step of a path agrees with the solution', () => {
  const [full] = solutions(digits(HARD));
  const whole = nonet.path(HARD);
  const shortest = nonet.path(HARD, { extent: 'shortest' });
  for (const { solved, steps } of [whole, shortest]) {
    assert.ok(solved);
    const board = [...HARD];
    for (const { places, eliminates } of steps) {
      for (const { cell, digit } of places) board[place(cell)] = String(digit);
      for (const { cell, digit } of eliminates) assert.notEqual(full[place(cell)], String(digit), cell);
    }
    assert.equal(board.join(''), full);
  }
  assert.ok(shortest.steps.length <= whole.steps.length);
  assert.equal(nonet.path(HARD, { techniques: 'full-house' }).solved, false);
  assert.match(nonet.path(P3, { lang: 'es' }).steps[0].reason[0], /solo puede|único|sólo/);
});

// Sudoku Explainer's own figures, as in crates/nonet/tests/rate/scales.rs.
test('ratings are those of Sudoku Explainer', () => {
  for (const [puzzle, er, ep, ed, grade] of [
    ['..8.35.4.4.....8.7.6.......8..2...1..9..87...6....12.4..57.......7......2..9..1..', 1.2, 1.2, 1.2, 'easy'],
    ['5.8.29.......8.2...2.1.4....6....3..1....65..9.......4..7.91...6....87......3.4.9', 2.0, 1.5, 1.5, 'medium'],
    ['..61..2..4..3..6..........7..2.4936...52.....94..3.....8.9.....29..7...3..7.2..8.', 3.4, 2.8, 2.6, 'medium'],
  ]) {
    const rated = nonet.rate(puzzle);
    assert.deepEqual(rated.explainer, { er, ep, ed, erAtLeast: er });
    assert.equal(rated.grade, grade);
    assert.ok(rated.solved && rated.halfSteps >= 0 && rated.halfSteps <= 6 && rated.hodoku.score > 0);
  }
  assert.equal(nonet.rate(nonet.generate({ seed: 1, boxes: '2x2' }).puzzle).explainer, null);
});

// The lines that the command line prints for the same seeds.
test('puzzles from a seed are the same everywhere, and as wished', () => {
  const plain = nonet.generate({ seed: 7 });
  assert.equal(
    plain.puzzle.line,
    '...8.....5......61.37.......72.....53....1..94..72......3..97....8..362....4.....',
  );
  assert.equal(nonet.diagnose(plain.puzzle).minimal, true);
  const six = nonet.generate({ seed: 3, boxes: '2x3' });
  assert.equal(six.puzzle.line, '...34..6..5.32......6.......65..4.2.');
  const round = nonet.generate({ seed: 5, symmetry: 'rotate-180', givens: [28, 32] });
  const cells = digits(round.puzzle.line);
  assert.deepEqual(solutions(cells, [3, 3], 2), [round.solution]);
  assert.ok(cells.every((digit, cell) => (digit === 0) === (cells[80 - cell] === 0)));
  assert.ok(round.puzzle.givens >= 28 && round.puzzle.givens <= 32);
  const made = nonet.generate();
  assert.deepEqual(nonet.generate({ seed: made.seed }).puzzle, made.puzzle);
});

test('the canonical form is that of every image of a puzzle, and of no other', () => {
  const draw = random(8);
  const shuffled = (n) => {
    const list = [...Array(n).keys()];
    for (let at = n - 1; at > 0; at -= 1) {
      const other = draw(at + 1);
      [list[at], list[other]] = [list[other], list[at]];
    }
    return list;
  };
  const lines = () => shuffled(3).flatMap((band) => shuffled(3).map((line) => band * 3 + line));
  const image = (puzzle) => {
    const [rows, cols, names] = [lines(), lines(), shuffled(9)];
    const cells = rows.flatMap((row) => cols.map((col) => puzzle[row * 9 + col]));
    return cells.map((sign) => (sign === '.' ? '.' : names[sign - 1] + 1)).join('');
  };
  const form = nonet.canonical(P3);
  for (let round = 0; round < 10; round += 1) assert.equal(nonet.canonical(image(P3)), form);
  assert.notEqual(nonet.canonical(nonet.generate({ seed: 1 }).puzzle), form);
  assert.equal(nonet.canonical(`55${P3.slice(2)}`), null);
  assert.equal(houses(3, 3).length, 27);
});

test('what is refused has a code, a place and a sentence', () => {
  const rows = P3.match(/.{9}/g);
  const cases = [
    [() => nonet.parse(''), 'empty', null],
    [() => nonet.parse(P3.slice(1)), 'no-size', null],
    [() => nonet.parse(P3.slice(1), { boxes: '3x3' }), 'wrong-length', null],
    [() => nonet.parse([...rows.slice(0, 4), '4..8?3..1', ...rows.slice(5)].join('\n')), 'bad-char', { line: 5, column: 5 }],
    [() => nonet.parse([...rows.slice(0, 4), '4..8', ...rows.slice(5)].join('\n')), 'short-line', { line: 5 }],
    [() => nonet.parse(rows.slice(1).join('\n')), 'too-few-lines', null],
    [() => nonet.parse(`AB${'.'.repeat(254)}`), 'ambiguous', null],
    [() => nonet.parse('x'.repeat(2_000_000)), 'too-large', null],
    [() => nonet.parse(7), 'bad-puzzle', null],
    [() => nonet.solve(), 'bad-puzzle', null],
    [() => nonet.solve({ cells: [1], boxes: '3x3' }), 'bad-puzzle', null],
    [() => nonet.solve({ cells: Array(81).fill(10), boxes: '3x3' }), 'bad-puzzle', null],
    [() => nonet.solve(P3, { bugdet: 1 }), 'bad-option', { option: 'bugdet' }],
    [() => nonet.solve(P3, { budget: -1 }), 'bad-option', { option: 'budget' }],
    [() => nonet.solve(P3, { budget: 1.5 }), 'bad-option', { option: 'budget' }],
    [() => nonet.solve(P3, 7), 'bad-option', null],
    [() => nonet.parse(P3, { boxes: '5x7' }), 'bad-option', { option: 'boxes' }],
    [() => nonet.parse(P3, { lang: 'xx' }), 'bad-option', { option: 'lang' }],
    [() => nonet.parse(P3, { symbols: 'runes' }), 'bad-option', { option: 'symbols' }],
    [() => nonet.enumerate(P3, { limit: 1e7 }), 'bad-option', { option: 'limit' }],
    [() => nonet.hint(P3, { techniques: ['magic'] }), 'bad-option', { option: 'techniques' }],
    [() => nonet.hint(P3, { board: '.'.repeat(81) }), 'bad-option', { option: 'board' }],
    [() => nonet.hint(P3, { erased: [{ cell: 'r1c10', digit: 1 }] }), 'bad-option', { option: 'erased' }],
    [() => nonet.path(`55${P3.slice(2)}`), 'no-solution', null],
    [() => nonet.path(P3, { extent: 'long' }), 'bad-option', { option: 'extent' }],
    [() => nonet.rate(`55${P3.slice(2)}`), 'no-solution', null],
    [() => nonet.rate('.'.repeat(81)), 'several-solutions', null],
    [() => nonet.rate('.'.repeat(625), { budget: 1 }), 'undecided', null],
    [() => nonet.generate({ needs: ['magic'] }), 'bad-option', { option: 'needs' }],
    [() => nonet.generate({ rating: 'grade:hard --minimal' }), 'bad-option', { option: 'rating' }],
    [() => nonet.generate({ pattern: 'x' }), 'bad-option', { option: 'pattern' }],
    [() => nonet.generate({ scatter: true, pattern: P3 }), 'bad-option', { option: 'scatter' }],
    [() => nonet.generate({ givens: 5 }), 'impossible', null],
    [() => nonet.generate({ seed: 1, scatter: true, attempts: 1 }), 'gave-up', null],
  ];
  for (const [ask, code, where] of cases) {
    assert.throws(ask, (error) => {
      assert.ok(error instanceof Error);
      assert.deepEqual([error.code, error.place], [code, where], error.message);
      assert.ok(error.message.length > 5, ask.toString());
      return true;
    }, ask.toString());
  }
  assert.match(message(() => nonet.generate({ needs: ['xwing'] })), /did you mean x-wing\?/);
  assert.match(message(() => nonet.path(P3, { techniques: ['y-wing'] })), /did you mean xy-wing\?/);
  assert.match(message(() => nonet.generate({ givens: 10 })), /17.*larger/);
  assert.throws(() => nonet.parse('', { lang: 'es' }), (error) => /[a-záéíóú]/.test(error.message));
  assert.notEqual(message(() => nonet.parse('')), message(() => nonet.parse('', { lang: 'es' })));
});

function message(ask) {
  try {
    ask();
  } catch (error) {
    return error.message;
  }
  return null;
}
