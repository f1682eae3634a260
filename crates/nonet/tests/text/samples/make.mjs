// Makes samples.txt: texts as other programs write them, with their contents. Written from the formats' grammars
// alone (docs/FORMATS.md names them), it shares nothing with the readers and writers it judges.
//
//   node crates/nonet/tests/text/samples/make.mjs > crates/nonet/tests/text/samples/samples.txt
//
// A sample: a line of "%%%", its name, the slug of its format ("-" for plain boards), the number of boards, what must
// be lost ("-" for nothing); a line with givens, board and candidates of the first board ("-" where the format has
// none); then the text.
import zlib from 'node:zlib';

const PUZZLES = [
  '530070000600195000098000060800060003400803001700020006060000280000419005000080079',
  '100007090030020008009600500005300900010080002600004000300000010041000007007000300',
  '000000010400000000020000000000050407008000300001090000300400200050100000000806000',
  '850002400720000009004000000000107002305000900040000000000080070017000000000036040',
  '005300000800000020070010500400005300010070006003200080060500009004000030000009700',
  '000000907000420180000705026100904000050000040000507009920108000034059000507000000',
  '000049305000000704008000000042070000000005030009000041000754000030800000804001000',
  '800000000003600000070090200050007000000045700000100030001000068008500010090000400',
  '002030008000008000031020000060050270010000050204060031000080605000000013005310400',
  '020810740700003100090002805009040087400208003160030200302700060005600008076051090',
  '300200000000107000706030500070009080900020004010800050009040301000702000000008006',
  '000701009030020000600003400000060700080000010005090000006400001000030050900208000',
];

// The solution by trial: the first cell with the fewest digits left.
function peersOf(i) {
  const [r, c] = [Math.floor(i / 9), i % 9];
  return [...Array(81).keys()].filter((j) => j !== i && (Math.floor(j / 9) === r || j % 9 === c
    || (Math.floor(j / 27) === Math.floor(i / 27) && Math.floor((j % 9) / 3) === Math.floor(c / 3))));
}
const PEERS = [...Array(81).keys()].map(peersOf);
const left = (cells, i) => [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((d) => PEERS[i].every((j) => cells[j] !== d));
function solve(cells) {
  let best = -1; let options = [];
  for (let i = 0; i < 81; i += 1) {
    if (!cells[i]) {
      const here = left(cells, i);
      if (best < 0 || here.length < options.length) [best, options] = [i, here];
    }
  }
  if (best < 0) return cells;
  for (const d of options) {
    const found = solve(cells.with(best, d));
    if (found) return found;
  }
  return null;
}

// LZ-String's packing, by its description: a growing dictionary, numbers of growing width, low bits first.
function lz64(text) {
  const A = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  const bits = []; const put = (n, width) => { for (let k = 0; k < width; k += 1) bits.push((n >> k) & 1); };
  const known = new Map(); const fresh = new Set();
  let [next, width, room, word] = [3, 2, 2, ''];
  const grow = () => { room -= 1; if (room === 0) { room = 2 ** width; width += 1; } };
  const say = (w) => {
    if (fresh.has(w)) {
      const code = w.charCodeAt(0);
      if (code < 256) { put(0, width); put(code, 8); } else { put(1, width); put(code, 16); }
      grow(); fresh.delete(w);
    } else put(known.get(w), width);
    grow();
  };
  for (const ch of text) {
    if (!known.has(ch)) { known.set(ch, next); next += 1; fresh.add(ch); }
    if (known.has(word + ch)) word += ch;
    else { say(word); known.set(word + ch, next); next += 1; word = ch; }
  }
  if (word) say(word);
  put(2, width);
  while (bits.length % 6) bits.push(0);
  let out = '';
  for (let k = 0; k < bits.length; k += 6) out += A[parseInt(bits.slice(k, k + 6).join(''), 2)];
  return out + '='.repeat((4 - (out.length % 4)) % 4);
}
const base32 = (bytes) => {
  const bits = [...bytes].map((b) => b.toString(2).padStart(8, '0')).join('');
  return bits.match(/.{1,5}/g).map((five) => parseInt(five.padEnd(5, '0'), 2).toString(32)).join('');
};

const out = [];
const cellsOf = (text) => [...text].map(Number);
const rows = (text, n = 9) => text.match(new RegExp(`.{${n}}`, 'gsu'));
function sample(name, slug, want, text) {
  const { givens, board = '-', candidates = '-', n = 1, lost = '-' } = want;
  out.push(`%%%\t${name}\t${slug}\t${n}\t${lost}\n${givens} ${board} ${candidates}\n${text}\n`);
}

// A game: some digits correctly filled in, some candidates erased.
function begun(puzzle, at) {
  const givens = cellsOf(puzzle); const solution = solve(givens);
  const board = givens.map((d, i) => d || ((i * 7 + at) % 5 === 0 ? solution[i] : 0));
  const candidates = board.map((d, i) => {
    if (d) return [d];
    const here = left(board, i);
    return here.length > 2 && (i + at) % 3 === 0 ? here.filter((x, k) => k > 0 || x === solution[i]) : here;
  });
  return { givens, board, solution, candidates };
}

PUZZLES.slice(0, 7).forEach((puzzle, at) => {
  const dots = puzzle.replaceAll('0', '.');
  const game = begun(puzzle, at);
  const { givens, board, solution, candidates } = game;
  const solved = solution.join('');
  const plain = { givens: puzzle };
  const sets = candidates.map((set) => set.join(''));
  const whole = { givens: puzzle, board: board.join(''), candidates: sets.join(',') };
  const mask = (set) => set.reduce((sum, d) => sum + 2 ** (d - 1), 0);
  const p = `${at + 1}`;
  // If a single candidate counts as a given, its peers cannot hold it.
  const asGiven = candidates.map((set) => (set.length === 1 ? set[0] : 0));
  const single = { givens: asGiven.join(''), candidates: candidates.map((set, i) => (asGiven[i] ? set : set.filter((d) => PEERS[i].every((j) => asGiven[j] !== d))).join('')).join(',') };
  const add = (name, slug, want, text) => sample(`${name} ${p}`, slug, want, text);
  const spread = (row, mark) => [...row].join(mark);

  // Plain boards, in various styles.
  for (const blank of ['0', '.', '-', '*', '_', 'x', '?']) add(`line with ${blank}`, '-', plain, puzzle.replaceAll('0', blank));
  add('nine rows', '-', plain, rows(dots).join('\n'));
  add('nine rows, CRLF', '-', plain, rows(puzzle).join('\r\n'));
  add('rows with blanks between', '-', plain, rows(dots).map((r) => spread(r, ' ')).join('\n'));
  add('rows with commas', '-', plain, rows(puzzle).map((r) => spread(r, ',')).join('\n'));
  add('cells of a spreadsheet', '-', plain, rows(puzzle).map((r) => spread(r, '\t').replaceAll('0', '')).join('\n'));
  add('rows in threes', '-', plain, rows(dots).map((r) => r.match(/.../g).join(' | ')).join('\n'));
  add('frame of plus signs', '-', plain, [0, 3, 6].flatMap((k) => ['+---+---+---+', ...rows(dots).slice(k, k + 3).map((r) => `|${r.match(/.../g).join('|')}|`)]).concat('+---+---+---+').join('\n'));
  add('frame of double lines', '-', plain, ['╔═══╦═══╦═══╗', ...rows(dots).flatMap((r, k) => (k === 3 || k === 6 ? ['╠═══╬═══╬═══╣'] : []).concat(`║${r.match(/.../g).join('║')}║`)), '╚═══╩═══╩═══╝'].join('\n'));
  add('full-width figures', '-', plain, rows(dots).map((r) => [...r].map((c) => (c === '.' ? '.' : String.fromCharCode(0xFF10 + Number(c)))).join('')).join('\n'));
  add('candidate grid', '-', single,
    [0, 3, 6].flatMap((k) => ['.------------------------------.', ...rows9(sets).slice(k, k + 3).map((r) => `| ${r.slice(0, 3).join('  ')} | ${r.slice(3, 6).join('  ')} | ${r.slice(6).join('  ')} |`)]).concat("'------------------------------'").join('\n'));
  add('prose before a line', '-', plain, `The puzzle of today: ${dots}\nHave fun!`);
  add('a name and a colon', '-', plain, `Number ${p}:${puzzle}`);
  add('prose before rows', '-', plain, `Hello everybody,\nthis one is hard.\n\n${rows(dots).join('\n')}\n`);
  add('a row of a table', '-', plain, `${p},${puzzle},${solved},3.4`);

  // States.
  const two = (n, base) => n.toString(base).padStart(2, '0');
  const s9b = `S9B${board.map((d, i) => two(givens[i] || (d ? d + 9 : mask(candidates[i]) + 18), 36)).join('')}`;
  add('S9B', 'sudokuwiki', whole, s9b);
  add('S9B in a link', 'sudokuwiki-link', whole, `https://www.sudokuwiki.org/sudoku.htm?bd=${s9b}`);
  add('81 cells in a link of SudokuWiki', 'sudokuwiki-link', plain, `https://www.sudokuwiki.org/sudoku.htm?bd=${puzzle}`);
  add('SudokuWiki version 0', 'sudokuwiki-0', single, candidates.map(mask).join(','));
  // A single candidate counts as a digit there.
  const last = board.map((d, i) => d || (left(board, i).length === 1 ? left(board, i)[0] : 0));
  add('SudokuWiki version 1', 'sudokuwiki-1', { givens: puzzle, board: last.join('') }, board.map((d, i) => two(d ? 2 * mask([d]) + (givens[i] ? 1 : 0) : 2 * mask(left(board, i)), 32)).join(''));
  const gone = candidates.flatMap((set, i) => (board[i] ? [] : left(board, i).filter((d) => !set.includes(d)).map((d) => `${d}${Math.floor(i / 9) + 1}${(i % 9) + 1}`)));
  const plus = board.map((d, i) => (d && !givens[i] ? `+${d}` : d || '.')).join('');
  add('Susser', 'susser', whole, `${plus}:${gone.join(' ')}`);
  add('HoDoKu library', '-', whole, `:0000:x:${plus}:${gone.join(' ')}:::`);
  const on = [...board]; // .sdx cannot tell one candidate left from a given
  for (let i = 0; i < 81; i += 1) if (!on[i] && left(on, i).length === 1) { on[i] = solution[i]; i = -1; }
  const ons = on.map((d, i) => (d ? String(d) : left(on, i).join('')));
  add('sdx', 'sdx', { givens: puzzle, board: on.join(''), candidates: ons.join(',') }, rows9(ons.map((s, i) => (on[i] && !givens[i] ? `u${s}` : s))).map((r) => r.join(' ')).join('\n'));
  const noted = whole;
  const notes = (i) => (board[i] ? 0 : mask(candidates[i]));
  const state = (version, note) => `version: ${version}\n${board.map((d, i) => `${d}|${note(i)}|${givens[i] ? 0 : 1}|`).join('')}`;
  add('OpenSudoku state 3', 'opensudoku', noted, state(3, notes));
  add('OpenSudoku state 2', 'opensudoku', noted, state(2, notes));
  add('OpenSudoku state 1', 'opensudoku', noted, state(1, (i) => (board[i] ? '-' : `${candidates[i].join(',')},`)));
  add('OpenSudoku file 1', 'opensudoku-file', plain, `<?xml version="1.0"?><opensudoku><name>x</name><game data="${puzzle}"/></opensudoku>`);
  add('OpenSudoku file 2', 'opensudoku-file', noted, `<?xml version='1.0' encoding='UTF-8'?>\n<opensudoku version="2"><folder name="a &amp; b" created="1"><game created="1" state="1" time="0" last_played="0" data="${state(3, notes).replace('\n', '&#10;')}" note=""/></folder></opensudoku>`);
  add('OpenSudoku file, several', 'opensudoku-file', { ...plain, n: 3 }, `<opensudoku version="2"><folder name="f">${[puzzle, PUZZLES[0], PUZZLES[1]].map((d) => `<game data="${d}" />`).join('\n')}</folder></opensudoku>`);
  add('1gsudoku', '1gsudoku', plain, `<?xml version="1.0" encoding="utf-8"?>\n<sudokus>\n<sudoku id='7' data='${puzzle}' />\n</sudokus>`);
  add('KSudoku', 'ksudoku', plain, `<!DOCTYPE ksudoku>\n<ksudoku>\n <game had-help="1" msecs-elapsed="9">\n  <puzzle hints="0">\n   <graph order="9" type="sudoku" name="9"/>\n   <values>${[...Array(81).keys()].map((k) => givens[(k % 9) * 9 + Math.floor(k / 9)]).map((d) => (d ? String.fromCharCode(97 + d) : '_')).join('')}</values>\n  </puzzle>\n </game>\n</ksudoku>`);
  add('GNOME', 'gnome', noted, JSON.stringify({ difficulty_category: 'HARD', time_elapsed: 3.5, cells: board.map((d, i) => ({ position: [Math.floor(i / 9), i % 9], value: d, fixed: givens[i] > 0, earmarks: d ? [] : candidates[i].map((x) => x - 1) })) }, null, 1));
  add('729', 'sukaku', single, candidates.map((set) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) => (set.includes(d) ? d : '.')).join('')).join(''));
  add('729 with 0, a cell a line', 'sukaku', single, candidates.map((set) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((d) => (set.includes(d) ? d : 0)).join('')).join('\n'));
  const coach = { gridSize: 9, givenDigits: puzzle, userDigits: board.map((d, i) => (givens[i] ? 0 : d)).join(''), userCellCandidates: board.map((d, i) => (d ? 0 : 2 * mask(candidates[i]))).join('-') };
  add('sudoku.coach state', 'sudoku-coach', noted, `SCv7_32_${base32(zlib.deflateSync(JSON.stringify(coach)))}`);
  add('sudoku.coach link', 'sudoku-coach-link', plain, `https://sudoku.coach/en/solver/${puzzle}`);
  const frame = (text) => ['*-----------*', ...rows(text).flatMap((r, k) => (k === 3 || k === 6 ? ['|---+---+---|'] : []).concat(`|${r.match(/.../g).join('|')}|`)), '*-----------*'].join('\n');
  const marks = ['*----------------------*', ...rows9(sets).flatMap((r, k) => (k === 3 || k === 6 ? ['|-------+-------+-------|'] : []).concat(`| ${r.slice(0, 3).join(' ')} | ${r.slice(3, 6).join(' ')} | ${r.slice(6).join(' ')} |`)), '*----------------------*'].join('\n');
  add('Simple Sudoku', 'simple-sudoku', whole, `${frame(dots)}\n\n${frame(board.join('').replaceAll('0', '.'))}\n\n${marks}\n`);

  // Lists and tables.
  add('puzzle bank', 'puzzle-bank', plain, `0000183b305c ${puzzle}  1.2`);
  add('gsf', 'gsf', plain, `7,3,9,1,${dots},Easter Monster,95,x`);
  add('QQWing CSV', 'csv', plain, `Puzzle,Solution,Givens\n${dots},${solved},30\n`);
  add('Kaggle CSV', 'csv', plain, `quizzes,solutions\n${puzzle},${solved}\n`);
  add('CSV with a column of puzzles', 'csv', { ...plain, n: 2 }, `id;"puzzle";rating\n1;"${puzzle}";2.3\n2;"${PUZZLES[0]}";4\n`);
  add('sdm', 'sdm', { ...plain, n: 2 }, `${puzzle}\n${PUZZLES[(at + 1) % 12]}\n`);
  add('sdk', 'sdk', plain, `#AAn author\n#DA description\n#B02-01-2006\n#SA source\n#LHard\n${rows(dots).join('\n')}\n`);
  add('[Puzzle]', 'sdk', plain, `[Puzzle]\n${rows(dots).join('\n')}\n`);

  // Programs and documents.
  const lists = rows(puzzle).map((r) => [...r].map(Number));
  add('JSON object', 'json', plain, JSON.stringify({ id: 5, puzzle, difficulty: 'hard' }));
  add('JSON rows', 'json', plain, JSON.stringify({ board: lists.map((r) => r.map((d) => d || null)) }));
  add('Python', 'json', plain, `grid = [\n${lists.map((r) => `    [${r.join(', ')}],`).join('\n')}\n]\n`);
  add('Python with None', 'json', plain, `(${lists.map((r) => `(${r.map((d) => d || 'None').join(', ')})`).join(',\n ')})`);
  add('LaTeX', 'latex', plain, `\\begin{sudoku}\n${rows(puzzle).map((r) => `|${[...r].map((c) => (c === '0' ? ' ' : c)).join('|')}|.`).join('\n')}\n\\end{sudoku}\n`);
  add('HTML', 'html', plain, `<table class="grid"><tbody>${lists.map((r) => `<tr>${r.map((d) => `<td>${d || '&nbsp;'}</td>`).join('')}</tr>`).join('\n')}</tbody></table>`);
  add('Markdown', 'markdown', plain, `|${' |'.repeat(9)}\n|${':-:|'.repeat(9)}\n${lists.map((r) => `| ${r.map((d) => d || ' ').join(' | ')} |`).join('\n')}\n`);
  add('circled figures', 'circled', plain, rows(dots).map((r) => [...r].map((c) => (c === '.' ? '○' : String.fromCodePoint(0x245F + Number(c)))).join('')).join('\n'));

  // Links.
  const fp = (extra, cell = (d, i) => (d ? { value: d, given: givens[i] > 0 } : { centerPencilMarks: candidates[i] })) => ({ size: 9, title: 'T', grid: [...Array(9).keys()].map((r) => [...Array(9).keys()].map((c) => cell(board[9 * r + c], 9 * r + c))), ...extra });
  const load = lz64(JSON.stringify(fp({})));
  add('f-puzzles', 'f-puzzles', noted, `https://www.f-puzzles.com/?load=${load}`);
  add('f-puzzles, encoded', 'f-puzzles', noted, `https://f-puzzles.com/?load=${encodeURIComponent(load)}`);
  add('f-puzzles with cages and arrows', 'f-puzzles', { ...noted, lost: 'cages,arrows,diagonals' }, `https://f-puzzles.com/?load=${lz64(JSON.stringify(fp({ killercage: [{ cells: ['R1C1', 'R1C2'], value: '9' }], arrow: [{ lines: [['R2C2', 'R2C3']], cells: ['R2C2'] }], 'diagonal+': true })))}`);
  add('SudokuPad with fpuz', 'sudokupad', noted, `https://sudokupad.app/fpuzzles${load}`);
  const scl = { cellSize: 64, metadata: { title: 'T' }, cells: [...Array(9).keys()].map((r) => [...Array(9).keys()].map((c) => (givens[9 * r + c] ? { value: givens[9 * r + c] } : {}))), cages: [], lines: [], regions: [] };
  add('SudokuPad with scl', 'sudokupad', plain, `https://sudokupad.app/scl${lz64(JSON.stringify(scl))}`);
  add('SudokuPad with scl and lines', 'sudokupad', { ...plain, lost: 'drawings' }, `https://app.crackingthecryptic.com/sudoku/scl${lz64(JSON.stringify({ ...scl, lines: [{ wayPoints: [[1, 1], [2, 2]], color: '#ccc' }] }))}`);
  const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx';
  let [code, k] = ['', 0];
  while (k < 81) {
    let run = 0;
    while (run < 5 && k + run + 1 < 81 && !givens[k + run + 1]) run += 1;
    code += SIGNS[10 * run + givens[k]]; k += run + 1;
  }
  add('59 signs', 'fifty-nine', plain, code);
  add('SudokuExchange', 'sudoku-exchange', plain, `https://sudokuexchange.com/play/?s=${code}&d=3&r=1`);
  add('SudokuExchange, 81 cells', 'sudoku-exchange', plain, `https://sudokuexchange.com/play/?s=${puzzle}`);
  add('SudokuPad scf', 'sudokupad', plain, `https://sudokupad.app/scf${code}`);
  const RUNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&\'*,;=_';
  add('SudokuPad classic', 'sudokupad', plain, `https://sudokupad.app/sudoku/classic${puzzle.replace(/0+/g, (run) => RUNS[run.length])}`);
  const solo = `3x3:${puzzle.replace(/0+/g, (run) => (run.length > 26 ? 'z' : '') + String.fromCharCode(96 + (run.length > 26 ? run.length - 26 : run.length))).replace(/(\d)(?=\d)/g, '$1_')}`;
  add('Solo', 'solo', plain, solo);
  add('Solo link', 'solo', plain, `https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#${solo}`);
  add('own link', '-', plain, `https://example.org/nonet/#p=${dots}`);
  const drawn = Object.fromEntries(givens.flatMap((d, i) => (d ? [[(Math.floor(i / 9) + 2) * 13 + (i % 9) + 2, [String(d), 1, '1']]] : [])));
  add('Penpa+', 'penpa', plain, `https://swaroopg92.github.io/penpa-edit/#m=edit&p=${zlib.deflateRawSync(`square,9,9,38,0,1,1,342,342,0,0\n[0,0,0,0]\n1\n${JSON.stringify({ zN: drawn })}\n`).toString('base64')}`);
});

function rows9(list) {
  return [...Array(9).keys()].map((r) => list.slice(9 * r, 9 * r + 9));
}

// Samples published by others, and those of UX.md 4.6.
const classic = 'B6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B';
let cells = '';
for (const ch of classic) cells += /\d/.test(ch) ? ch : '0'.repeat('ABCDEFGHIJKLMNOPQRSTUVWXYZ'.indexOf(ch));
sample('UX.md: classic', 'sudokupad', { givens: cells }, `https://sudokupad.app/classic${classic}`);
sample('UX.md: 59 signs', 'fifty-nine', { givens: PUZZLES[1] }, 'fHTNWS9Qj5NdLc2kYr0L4pRbN');
sample('UX.md: S9B', 'sudokuwiki', { givens: `720096003${'0'.repeat(72)}`, board: `720196003${'0'.repeat(72)}` }, `S9B0702160a0906164i03${'00'.repeat(72)}`);
process.stdout.write(out.join(''));
