// The board without WebAssembly: typing a puzzle, seeing repeated digits, keeping it in the address, printing. It
// fills the page's own skeleton, so it looks like the page and follows its style sheet; it is not used when the
// program runs.

// By language: `words/*/boot/plain.ftl`. A phrase that depends on a number has a key for each plural category,
// which ends in a colon and a letter, except for `other`.
const WORDS = {/*SENTENCES*/};
const CATEGORIES = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm' };

const ORDINARY = { high: 3, wide: 3 };
const MAX_SIDE = 25;
const BLANKS = '.0_-*';
const SVG = 'http://www.w3.org/2000/svg';

let lang;
let board; // its side, the box of each cell, the houses
let digits; // 0 is empty
let cursor = 0;
const before = []; // what undo goes back to

const symbol = (digit) => (digit ? digit.toString(36).toUpperCase() : '');
const line = () => digits.map((digit) => symbol(digit) || '.').join('');
const filled = (phrase, places) => phrase.replace(/\{(\w+)\}/g, (_, name) => places[name]);
const say = (key, places = {}) => filled(WORDS[lang][key], places);
const find = (query) => document.querySelector(query);

function count(key, n) {
  const form = `${key}:${CATEGORIES[new Intl.PluralRules(lang).select(n)]}`;
  return say(form in WORDS[lang] ? form : key, { n });
}

function node(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

function drawing(tag, attributes, text = '') {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.textContent = text;
  return made;
}

// The board of a link: `s=` is the height and width of its boxes, `r=` the map of irregular ones.
function boardOf({ s, r }) {
  const [, high, wide] = s?.match(/^(\d)x(\d)$/)?.map(Number) ?? [0, ORDINARY.high, ORDINARY.wide];
  const map = r && Number.isInteger(Math.sqrt(r.length)) ? r : null;
  const side = map ? Math.sqrt(map.length) : high * wide;
  if (!(side > 1 && side <= MAX_SIDE)) return boardOf({});
  const cells = Array.from({ length: side * side }, (_, i) => ({ row: Math.floor(i / side), col: i % side }));
  const box = ({ row, col }, i) => (map ? map[i] : Math.floor(row / high) * high + Math.floor(col / wide));
  const places = cells.map((cell, i) => [`row ${cell.row}`, `column ${cell.col}`, `box ${box(cell, i)}`]);
  return { side, cells, places, shape: map ? `&r=${map}` : side === 9 && high === 3 ? '' : `&s=${high}x${wide}` };
}

// The digits of a text, if it has as many cells as the board.
function digitsOf(text) {
  const cells = [...text.replace(/[\s|+]/g, '')];
  const digit = (sign) => (BLANKS.includes(sign) ? 0 : parseInt(sign, 36));
  const read = cells.map(digit);
  return read.length === board.side ** 2 && read.every((value) => value <= board.side) ? read : null;
}

function readAddress() {
  const parts = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  board = boardOf(parts);
  digits = digitsOf(parts.p ?? '') ?? Array(board.side ** 2).fill(0);
  cursor = Math.min(cursor, digits.length - 1);
}

// The cells whose digit is repeated in a row, a column or a box.
function repeated() {
  const seen = new Map();
  const key = (i, house) => `${house}: ${digits[i]}`;
  const filled = [...digits.keys()].filter((i) => digits[i]);
  for (const i of filled) for (const house of board.places[i]) seen.set(key(i, house), (seen.get(key(i, house)) ?? 0) + 1);
  return new Set(filled.filter((i) => board.places[i].some((house) => seen.get(key(i, house)) > 1)));
}

// Every change is made here: in the address and on the screen.
function change(next) {
  if (next.every((digit, i) => digit === digits[i])) return;
  before.push(digits);
  show(next);
}

function show(next) {
  digits = next;
  history.replaceState(null, '', `#p=${line()}${board.shape}`);
  draw();
}

function enter(digit) {
  change(digits.map((other, i) => (i === cursor ? digit : other)));
}

function undo() {
  if (before.length) show(before.pop());
}

function makeBoard() {
  const { side, cells, places } = board;
  const [right, below] = [(i) => i + 1, (i) => i + side];
  const ends = (i, beside) => places[beside(i)] && places[beside(i)][2] !== places[i][2];
  const grid = find('#board');
  grid.dataset.side = side;
  grid.replaceChildren(...Array.from({ length: side }, () => node('div', { class: 'row', role: 'row' })));
  cells.forEach(({ row, col }, i) => {
    const edges = `${col + 1 < side && ends(i, right) ? ' box-right' : ''}${ends(i, below) ? ' box-below' : ''}`;
    const cell = node('div', { role: 'gridcell', 'data-cell': i, 'data-class': `cell given${edges}` }, node('span', { class: 'digit' }));
    grid.children[row].append(cell);
  });
  const keys = find('#keys');
  find('main').dataset.keys = side;
  keys.replaceChildren(...cells.slice(0, side).map((_, i) => node('button', { type: 'button', class: 'key', 'data-digit': i + 1 }, `${symbol(i + 1)} `, node('small'))));
}

function draw() {
  const clashes = repeated();
  for (const cell of document.querySelectorAll('[data-cell]')) drawCell(cell, Number(cell.dataset.cell), clashes);
  for (const key of document.querySelectorAll('#keys .key')) {
    const digit = Number(key.dataset.digit);
    const left = Math.max(0, board.side - digits.filter((other) => other === digit).length);
    key.lastChild.textContent = left;
    key.setAttribute('aria-label', say('left', { digit: symbol(digit), left }));
  }
  const tone = clashes.size ? 'tone-bad' : 'tone-good';
  find('#chips').replaceChildren(node('li', { class: tone }, clashes.size ? count('clashes', clashes.size) : say('sound')));
  find('[data-action=undo]').disabled = !before.length;
}

function drawCell(cell, i, clashes) {
  const { row, col } = board.cells[i];
  const [selected, bad] = [i === cursor, clashes.has(i)];
  cell.className = `${cell.dataset.class}${selected ? ' selected' : ''}${bad ? ' conflict' : ''}`;
  cell.firstChild.textContent = symbol(digits[i]);
  cell.tabIndex = selected ? 0 : -1;
  cell.setAttribute('aria-selected', selected);
  cell.setAttribute('aria-invalid', bad);
  const name = say('cell', { row: row + 1, col: col + 1, digit: symbol(digits[i]) || say('empty') });
  cell.setAttribute('aria-label', bad ? say('repeated', { cell: name }) : name);
}

function go(i) {
  cursor = i;
  draw();
  find(`[data-cell="${i}"]`).focus();
}

// Where an arrow leads from the cursor; it stays at the edge.
function neighbour(key) {
  const { side } = board;
  const { row, col } = board.cells[cursor];
  const [down, across] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], Home: [0, -col], End: [0, side - 1 - col] }[key] ?? [];
  const inside = (n) => Math.min(Math.max(n, 0), side - 1);
  return down === undefined ? null : inside(row + down) * side + inside(col + across);
}

function pressed(event) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const to = neighbour(key);
  const digit = /^[0-9a-z]$/i.test(key) ? parseInt(key, 36) : null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') undo();
  else if (ctrlKey || metaKey || altKey) return;
  else if (to !== null) go(to);
  else if (['Delete', 'Backspace', '.'].includes(key)) enter(0);
  else if (digit !== null && digit <= board.side) enter(digit);
  else return;
  event.preventDefault();
}

function listen() {
  find('#board').addEventListener('click', ({ target }) => {
    const cell = target.closest('[data-cell]');
    if (cell) go(Number(cell.dataset.cell));
  });
  find('#board').addEventListener('keydown', pressed);
  find('#keys').addEventListener('click', ({ target }) => {
    const key = target.closest('.key');
    if (key) enter(Number(key.dataset.digit));
  });
  find('.erase').addEventListener('click', () => enter(0));
  find('[data-action=undo]').addEventListener('click', undo);
  addEventListener('hashchange', () => { readAddress(); makeBoard(); draw(); });
  addEventListener('paste', ({ clipboardData }) => {
    const pasted = digitsOf(clipboardData.getData('text'));
    if (pasted) change(pasted);
  });
  addEventListener('beforeprint', putOnPaper);
  addEventListener('afterprint', () => find('#paper')?.remove());
}

function putOnPaper() {
  find('#paper')?.remove();
  const figure = node('figure', {}, picture());
  document.body.append(node('div', { id: 'paper' }, node('section', { 'data-n': 1 }, figure)));
}

// The board with thick lines between boxes.
function picture() {
  const { side, cells, places } = board;
  const picture = drawing('svg', { viewBox: `-0.1 -0.1 ${side + 0.2} ${side + 0.2}`, role: 'img', 'aria-label': say('board') });
  const stroke = (x1, y1, x2, y2, thick) => drawing('line', { x1, y1, x2, y2, stroke: '#000', 'stroke-width': thick ? 0.06 : 0.015, 'stroke-linecap': 'square' });
  const differ = (i, j) => places[j]?.[2] !== places[i][2];
  cells.forEach(({ row, col }, i) => {
    const last = { col: col === side - 1, row: row === side - 1 };
    picture.append(
      stroke(col + 1, row, col + 1, row + 1, last.col || differ(i, i + 1)),
      stroke(col, row + 1, col + 1, row + 1, last.row || differ(i, i + side)),
      drawing('text', { x: col + 0.5, y: row + 0.73, 'font-size': 0.64, 'font-family': 'sans-serif', 'text-anchor': 'middle' }, symbol(digits[i])),
    );
  });
  picture.append(stroke(0, 0, side, 0, true), stroke(0, 0, 0, side, true));
  return picture;
}

// Labels the parts of the skeleton used here, and hides the rest.
function dress(message) {
  const unused = '.skip, #shape, .tools > :not([data-action=undo]), #mode, #tabs, .side > .work, .foot';
  for (const part of document.querySelectorAll(unused)) part.hidden = true;
  for (const [query, name] of [['#board', 'board'], ['.pad', 'pad'], ['[data-action=undo]', 'undo']]) find(query).setAttribute('aria-label', say(name));
  find('.erase').textContent = say('erase');
  const button = (name, press) => {
    const made = node('button', { type: 'button', class: 'small' }, say(name));
    made.addEventListener('click', press);
    return made;
  };
  const buttons = node('div', { class: 'controls' }, button('print', () => print()), button('clear', () => change(digits.map(() => 0))));
  const panel = node('div', { class: 'panel' }, node('p', { role: 'status' }, message), node('p', { class: 'note' }, say('kept')));
  find('main').dataset.shows = 'plain';
  find('.side').append(node('div', { class: 'work plain' }, panel, buttons));
}

// Fills the page in a language; `message` says why there is only this.
export function start(language, message) {
  lang = language;
  Object.assign(document.documentElement, { lang, dir: say('direction') });
  readAddress();
  dress(message);
  makeBoard();
  draw();
  listen();
  find('#page').hidden = false;
}
