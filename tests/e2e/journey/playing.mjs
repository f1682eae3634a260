// Acts at the board: digits, marks, colours, keys, drags, pastes, hints, undo and redo.

import { Broken, same } from './laws.mjs';

const NINE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const TEXTS = [
  NINE, NINE.replace('53', '55'), '0'.repeat(81), '12..............', '1'.padEnd(36, '.'), 'A'.padEnd(256, '.'), '1'.padEnd(625, '.'),
  '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..', 'this is no puzzle', '1,2,3\n4,5,6', '<b>5</b>',
  '000049305000000704008000000042070000000005030009000041000754000030800000804001000', '\u0661\u0662\u0663', `${NINE}\n${NINE}`,
  '534678912672195348198342567859761423426853791713924856961537284287419635345286170', '..9.8.6.3.4..6...............1.2.5.....4..3.8.......9..3..7.......5.4.........1..',
];
const MOVES = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown', 'Control+Home', 'Shift+ArrowRight', 'Alt+ArrowDown'];
const HANDY = ['h', 'n', 'r', 'p', ';', 'e', 'z', 'x', 'c', 'v', 'g', 'Enter', 'Escape', 'Control+Enter', '?', 'Alt+3', 'Alt+Shift+i', 'Control+i'];
const TAKEN_BACK = ['Control+z', 'Control+y'];

const onBoard = (now) => now.shown && !now.sheet && !now.menu;
const typesDigits = (now) => onBoard(now) && now.writes === 'digits' && !now.unsettled && now.focus.cell !== '';
const calm = (now) => onBoard(now) && !now.unsettled;

// Typing changes the selected cells and no others. It ends what is only shown, which may have covered a digit.
async function digit(walker) {
  const key = walker.one([...'123456789'].slice(0, walker.now.side));
  await walker.hand.key(key);
  const now = await walker.look();
  const touched = walker.now.cells.flatMap((cell, at) => (cell.digit !== now.cells[at].digit && cell.origin !== 'shown' ? [at] : []));
  const stray = touched.filter((at) => !walker.now.cells[at].selected && String(at) !== walker.now.focus.cell);
  if (stray.length) throw new Broken('typing', `${key} changed cell ${stray[0]}, which was not selected`);
  return key;
}

// Some changes are undone and redone: digits, marks and colours are as before.
async function thereAndBack(walker) {
  const before = await walker.look();
  const times = 1 + Math.floor(walker.of() * 4);
  let gone = 0;
  for (; gone < times && (await walker.look()).undo; gone += 1) await walker.hand.press('.tools [data-action=undo]');
  const far = await walker.look();
  for (let time = 0; time < gone; time += 1) await again(walker);
  if (far.sheet) return 'undone, and a sheet opened';
  const fault = same(before, await walker.look());
  if (fault) throw new Broken('undo then redo', `${gone} times: ${fault}`);
  return `${gone} times`;
}

async function again({ hand }) {
  if (await hand.press('.tools [data-action=redo]')) return;
  await hand.press('.tools [popovertarget=menu]');
  await hand.press('#menu [data-action=redo]');
}

export const PLAYING = [
  { name: 'type a digit', byKeys: true, weight: 14, changes: 'cells', speaks: true, when: typesDigits, act: digit },
  { name: 'press a cell', weight: 12, when: onBoard, act: ({ hand, of }) => hand.press('#board [data-cell]', of()), changes: 'cells' },
  { name: 'press a key of the pad', weight: 8, when: onBoard, changes: 'cells', act: ({ hand, of }) => hand.press('.pad button', of()) },
  { name: 'choose what typing enters', weight: 5, when: onBoard, act: ({ hand, of }) => hand.press('[data-mode]', of()), changes: 'nothing' },
  { name: 'move by keys', byKeys: true, weight: 6, act: ({ hand, one }) => hand.key(one(MOVES)), changes: 'nothing' },
  { name: 'mark by keys', byKeys: true, weight: 5, when: onBoard, changes: 'cells', act: ({ hand, one }) => hand.key(`${one(['Shift', 'Control', 'Control+Shift'])}+Digit${one([...'123456789'])}`) },
  { name: 'a handy key', byKeys: true, weight: 8, changes: 'board', act: ({ hand, one }) => hand.key(one(HANDY)) },
  { name: 'undo or redo by keys', byKeys: true, weight: 5, changes: 'board', act: ({ hand, one }) => hand.key(one(TAKEN_BACK)) },
  { name: 'erase', byKeys: true, weight: 3, when: onBoard, changes: 'cells', act: ({ hand, one }) => hand.key(one(['Delete', 'Backspace', '0'])) },
  { name: 'drag over cells', weight: 3, when: onBoard, changes: 'nothing', act: ({ hand, of }) => hand.drag('#board [data-cell]', of(), of()) },
  { name: 'paste', weight: 4, changes: 'board', speaks: true, when: (now) => !now.focus.typing && !now.sheet && !now.menu && now.shows !== 'library', act: paste },
  { name: 'hint', weight: 5, when: onBoard, changes: 'board', act: ({ hand, of }) => hand.press('[data-action=hint]', of()) },
  { name: 'press what helps', weight: 5, when: onBoard, changes: 'board', act: ({ hand, of }) => hand.press('.deeds [data-action]', of()) },
  { name: 'press in the answer', weight: 6, when: onBoard, changes: 'board', act: ({ hand, of }) => hand.press('.answer button, #tree [data-row], #player button', of()) },
  { name: 'undo and redo', weight: 8, when: (now) => calm(now) && now.undo, changes: 'board', act: thereAndBack },
];

async function paste({ hand, one }) {
  const text = one(TEXTS);
  await hand.paste(text);
  return text.slice(0, 40);
}
