// Puzzles as text: pasted, typed, opened, dropped, linked to; copied.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { EMPTY, S1, S2, board, boardIs, browserForTests, button, candidates as showCandidates, cell, grid, paste, previousPuzzle, reload, saved, says, tab } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const dotted = (text) => text.replaceAll('0', '.');
const rows = (text) => text.match(/.{9}/g);
const FRAME = '+-------+-------+-------+';
const FRAMED = [0, 3, 6].flatMap((top) => [FRAME, ...rows(dotted(S2)).slice(top, top + 3).map(
  (row) => `| ${row.match(/.{3}/g).map((part) => [...part].join(' ')).join(' | ')} |`)]).concat(FRAME, '').join('\n');

const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());
const clip = (page, text) => page.evaluate((text) => navigator.clipboard.writeText(text), text);
const panel = (page) => page.getByRole('tabpanel').getByRole('region', { name: 'Result' });
const box = (page) => page.getByRole('textbox', { name: /Paste or type a puzzle/ });
// The link has a button in the top bar, too.
const copyButton = (page, name) => page.getByRole('tabpanel').getByRole('button', { name, exact: true });
const file = (name, mimeType, text) => ({ name, mimeType, buffer: Buffer.from(text) });

async function load(t, puzzle, options) {
  const page = await it.visit(t, options);
  await paste(page, puzzle);
  await boardIs(page, puzzle);
  return page;
}

async function typeIn(page, text) {
  await tab(page, 'Text').click();
  await box(page).fill(text);
  await button(page, 'Put on the board').click();
}

async function drop(target, { text, name, type }) {
  await target.evaluate((node, [text, name, type]) => {
    const data = new DataTransfer();
    if (name) data.items.add(new File([text], name, { type }));
    else data.setData('text/plain', text);
    const fire = (kind) => node.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    if (fire('dragover')) throw new Error('the browser would not drop here');
    fire('drop');
  }, [text, name, type]);
}

// Undo ends where a puzzle begins, so the board is cleared.
async function emptied(page) {
  await page.evaluate(() => document.querySelector('[data-action=clear]').click());
  await boardIs(page, EMPTY);
}

test('Ctrl+V reads a puzzle wherever the focus is', async (t) => {
  const page = await it.visit(t, CLIPBOARD);
  await clip(page, FRAMED);
  const places = {
    body: () => page.evaluate(() => document.activeElement.blur()),
    board: () => cell(page, 5, 5).click(),
    button: () => button(page, 'Hint').focus(),
    tab: () => tab(page, 'Solve').focus(),
  };
  for (const [name, go] of Object.entries(places)) {
    await go();
    await page.keyboard.press('Control+v');
    await boardIs(page, S2);
    await says(page, /Read a puzzle with 30 givens/);
    assert.equal(await button(page, 'Undo').isDisabled(), true, `${name}: the game begins here`);
    await emptied(page);
  }
});

test('in the text box Ctrl+V is for the box, and the button puts it on the board', async (t) => {
  const page = await it.visit(t, CLIPBOARD);
  await clip(page, FRAMED);
  await tab(page, 'Text').click();
  await box(page).click();
  await page.keyboard.press('Control+v');
  await until(page, (text) => document.getElementById('box').value === text, FRAMED);
  assert.equal(await board(page), EMPTY);
  await button(page, 'Put on the board').click();
  await boardIs(page, S2);
  await panel(page).getByText('Read a puzzle with 30 givens.').or(panel(page).getByText('30 givens')).first().waitFor();
});

test('what was passed over is said', async (t) => {
  const page = await it.visit(t);
  const passedOver = async (text, wanted) => {
    await typeIn(page, text);
    await boardIs(page, S2);
    await panel(page).getByText('Skipped:').waitFor();
    await panel(page).getByRole('listitem').filter({ hasText: wanted[0] }).waitFor(); // not the previous text's list
    await says(page, /Some of the text was skipped/);
    assert.deepEqual((await panel(page).getByRole('listitem').allTextContents()).sort(), wanted);
  };
  await passedOver(`# from the paper\n${FRAMED}`, ['1 comment', '4 border lines', 'separators between the cells']);
  await passedOver(`${S2}\n${S1}\n${S1}\n`, ['2 more puzzles after the first']);
  await passedOver(`${S2} from the paper`, ['text after the puzzle']);
});

// What is wrong with a text, the text, and the expected message.
const lines = (change) => change(rows(S2)).join('\n');
const REFUSED = [
  ['nothing', ' \n ', 'This text contains no puzzle.'],
  ['a cell too few', S2.slice(1), 'Found 80 cells. The nearest board, 9×9, has 81.'],
  ['a cell too many', `${S2}1`, 'Found 82 cells. The nearest board, 9×9, has 81.'],
  ['a short line', lines((all) => all.with(3, all[3].slice(1))), 'Line 4 is too short: 8 cells instead of 9.'],
  ['a long line', lines((all) => all.with(6, `${all[6]}0`)), 'Line 7 is too long: 10 cells instead of 9.'],
  ['a line too few', lines((all) => all.slice(1)), 'Too few lines: 8 instead of 9.'],
  ['a line too many', lines((all) => [...all, all[0]]), 'Too many lines: 10 instead of 9.'],
  ['a letter', lines((all) => all.with(1, all[1].replace('195', '1O5'))), 'The character “O” in line 2, column 5 is neither'],
  ['control characters', `${S2}${'\u0001'.repeat(9)}`, 'This is not text: byte 82 is a control character.'],
];

test('what cannot be read is refused, with what and where, and the board stays', async (t) => {
  const page = await load(t, S1);
  for (const [name, text, message] of REFUSED) {
    await typeIn(page, text);
    await panel(page).getByText(message).waitFor();
    assert.equal(await panel(page).getByRole('heading').textContent(), 'Not read; the board is unchanged', name);
    await says(page, new RegExp(message.replaceAll('.', '\\.')));
    assert.equal(await board(page), S1, name);
  }
  await emptied(page);
});

test('while a long text is read, Escape gives it up', async (t) => {
  const page = await load(t, S2);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const target = document.activeElement;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  }, `${EMPTY}\n`.repeat(10_000));
  await says(page, /Cancelled. The board is unchanged/);
  await boardIs(page, S2);
});

test('every repeated given is listed', async (t) => {
  const page = await load(t, S1);
  await typeIn(page, `5${'.'.repeat(7)}5.5${'.'.repeat(61)}5${'.'.repeat(8)}`);
  await panel(page).getByText('3 givens are repeated.').waitFor();
  assert.deepEqual((await panel(page).getByRole('listitem').allTextContents()).sort(), [
    '5 occurs more than once in box 1: R1C1 and R2C2',
    '5 occurs more than once in column 1: R1C1 and R9C1',
    '5 occurs more than once in row 1: R1C1 and R1C9',
  ]);
  await panel(page).getByRole('button', { name: 'Diagnose' }).click();
  await page.getByRole('heading', { name: 'Diagnose' }).waitFor();
});

test('a text file is opened, and the same one again', async (t) => {
  const page = await it.visit(t);
  await tab(page, 'Text').click();
  for (let time = 0; time < 2; time += 1) {
    const chooser = page.waitForEvent('filechooser');
    await button(page, 'Open a text file').click();
    await (await chooser).setFiles(file('puzzle.txt', 'text/plain', FRAMED));
    await boardIs(page, S2);
    await emptied(page);
  }
});

test('text and text files are dropped anywhere; others are refused by name', async (t) => {
  const page = await it.visit(t);
  const targets = [page.locator('body'), cell(page, 5, 5), button(page, 'Hint')];
  for (const target of targets) {
    for (const dropped of [{ text: S2 }, { text: FRAMED, name: 'a.sdk', type: '' }]) {
      await drop(target, dropped);
      await boardIs(page, S2);
      await emptied(page);
    }
  }
  await paste(page, S1);
  await boardIs(page, S1);
  await tab(page, 'Text').click();
  for (const bad of [{ name: 'cat.png', type: 'image/png', text: S2, why: 'was not read: .*its type is image/png' },
    { name: 'a.bin', type: '', text: `${S2}\0`, why: 'was not read: .*Byte 82 is a control' },
    { name: 'big.txt', type: 'text/plain', text: '.'.repeat(1_048_577), why: 'is too large for the text of one board .1.048.577 bytes' }]) {
    await drop(box(page), bad);
    await says(page, new RegExp(`“${bad.name}” ${bad.why}`));
    await panel(page).getByText(bad.name).waitFor();
    assert.equal(await board(page), S1);
  }
});

// The candidates of an empty cell, computed by independent code.
function candidates(text, index) {
  const [row, col] = [Math.floor(index / 9), index % 9];
  const box = (i) => Math.floor(i / 27) * 3 + Math.floor((i % 9) / 3);
  const sees = (i) => Math.floor(i / 9) === row || i % 9 === col || box(i) === box(index);
  return [...'123456789'].filter((digit) => ![...text].some((other, i) => other === digit && sees(i))).join('');
}

test('each Copy button copies what it says', async (t) => {
  const page = await load(t, S2, CLIPBOARD);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await showCandidates(page);
  await cell(page, 1, 4).click();
  await page.keyboard.press('e');
  await page.keyboard.press('2');
  await page.keyboard.press('z');
  const now = S2.replace('530', '534');
  await boardIs(page, now);
  await tab(page, 'Text').click();
  const copies = async (name) => {
    await clip(page, '');
    await copyButton(page, name).click();
    await says(page, /^Copied/);
    return clipboard(page);
  };
  assert.equal(await copies('Givens in one line'), dotted(S2));
  assert.equal(await copies('Board in one line'), dotted(now));
  assert.equal(await copies('Board with a frame'), FRAMED.replace('5 3 .', '5 3 4'));
  const full = (await copies('With candidates')).split('\n').filter((line) => line.startsWith('|'));
  const wanted = [...now].map((digit, i) => (digit === '0' ? candidates(now, i) : digit));
  wanted[3] = wanted[3].replace('2', '');
  assert.deepEqual(full.flatMap((line) => line.split(/[|\s]+/).filter(Boolean)), wanted);

  const link = await copies('Link to this puzzle');
  assert.ok(link.startsWith(it.server.url));
  await boardIs(await it.visit(t, { hash: new URL(link).hash }), now);
});

test('Ctrl+C copies the board, unless words are selected', async (t) => {
  const page = await load(t, S2, CLIPBOARD);
  await cell(page, 1, 3).dblclick(); // this would select its text
  await page.keyboard.press('4');
  await page.keyboard.press('Control+c');
  await says(page, /^Copied/);
  assert.equal(await clipboard(page), dotted(S2.replace('530', '534')));
  const heading = page.getByRole('heading', { name: 'Analyse' });
  await heading.click({ clickCount: 3 });
  await page.keyboard.press('Control+c');
  await until(page, async () => /Analyse/.test(await navigator.clipboard.readText()));
});

test('a clipboard that refuses: the text is shown, and selected when it is reached', async (t) => {
  const init = () => { Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError')); };
  const page = await load(t, S2, { init });
  await tab(page, 'Text').click();
  for (const [name, right] of [
    ['Board in one line', (text) => text === dotted(S2)],
    ['Board with a frame', (text) => text === FRAMED],
    ['Link to this puzzle', (text) => text.startsWith(`${it.server.url}#`) && text.includes(dotted(S2))],
  ]) {
    await copyButton(page, name).click();
    await says(page, /Select the text shown and copy it/);
    const field = panel(page).getByRole('textbox', { name });
    await field.focus();
    const selected = await field.evaluate((node) => node.value.slice(node.selectionStart, node.selectionEnd));
    assert.ok(right(selected), `${name}: ${selected}`);
  }
});

test('a page without a clipboard copies by hand, too', async (t) => {
  const init = () => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
  const page = await load(t, S2, { init });
  await tab(page, 'Text').click();
  await button(page, 'Givens in one line').click();
  assert.equal(await panel(page).getByRole('textbox').inputValue(), dotted(S2));
});

test('the address carries the puzzle, is followed, and fills no history', async (t) => {
  const page = await load(t, S2);
  await until(page, (text) => location.hash.includes(text), dotted(S2));
  const [hash, length] = await page.evaluate(() => [location.hash, history.length]);
  await emptied(page);
  await until(page, (text) => !location.hash.includes(text), dotted(S2));
  assert.equal(await page.evaluate(() => history.length), length);
  await page.evaluate((hash) => { location.hash = hash; }, hash);
  await boardIs(page, S2);
  await emptied(page);
});

test('a link opened over a game keeps that one undo away', async (t) => {
  const page = await load(t, S1);
  await saved(page);
  await page.close();
  const next = await it.revisit(t, page, `#p=${dotted(S2)}&w=text`);
  await boardIs(next, S2);
  assert.equal(await tab(next, 'Solve').getAttribute('aria-selected'), 'true');
  await previousPuzzle(next);
  await boardIs(next, S1);
  await saved(next);
  await reload(next);
  await boardIs(next, S1);
});

test('a link that cannot be read says so, and the board stays', async (t) => {
  const page = await load(t, S1);
  await page.evaluate((hash) => { location.hash = hash; }, `p=${dotted(S2).slice(1)}`);
  await says(page, /Found 80 cells where 81 are needed/);
  assert.equal(await board(page), S1);
  assert.equal(await grid(page).getByRole('gridcell').count(), 81);
});
