// Texts of other programs, pasted, dropped and opened; exporting the board for them.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { EMPTY, S1, S2, board, boardIs, browserForTests, button, cell, fromMenu, paste, previousPuzzle, says, tab } from './person.mjs';

const it = browserForTests();
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };
const dotted = (text) => text.replaceAll('0', '.');
const panel = (page) => page.getByRole('tabpanel').getByRole('region', { name: 'Result' });
const box = (page) => page.getByRole('textbox', { name: /Paste or type a puzzle/ });

// Samples made by other programs: name, and text.
const samples = readFile(new URL('../../crates/nonet/tests/text/samples/samples.txt', import.meta.url), 'utf8').then((text) => Object.fromEntries(
  text.split('%%%\t').slice(1).map((part) => [part.slice(0, part.indexOf('\t')), part.split('\n').slice(2).join('\n').trimEnd()])));

async function drop(page, name, text) {
  await page.locator('body').evaluate((node, [name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    for (const kind of ['dragover', 'drop']) node.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
  }, [name, text]);
}

test('links of other programs are recognised and read, and one undo takes them back', async (t) => {
  const page = await it.visit(t);
  const all = await samples;
  for (const [name, said] of [
    ['SudokuPad with scl 1', /Recognised: SudokuPad link\. Read a puzzle with 30 givens/],
    ['f-puzzles 1', /Recognised: f-puzzles link\. Read a puzzle with 30 givens/],
    ['Solo link 1', /Recognised: Solo game/],
    ['S9B 1', /Recognised: SudokuWiki string/],
  ]) {
    await paste(page, all[name]);
    await says(page, said);
    assert.notEqual(await board(page), EMPTY, name);
    assert.equal(await button(page, 'Undo').isDisabled(), true, name);
    await fromMenu(page, 'Clear the board');
    await boardIs(page, EMPTY);
  }
});

test('what cannot be held is named', async (t) => {
  const page = await it.visit(t);
  await paste(page, (await samples)['f-puzzles with cages and arrows 1']);
  await says(page, /Some of the text was skipped/);
  await tab(page, 'Text').click();
  await panel(page).getByText('Nonet cannot store this, so it was left out: cages, arrows and other sums along lines and diagonals without repeats.').waitFor();
  await panel(page).getByText('Without these rules it is a different puzzle.').waitFor();
});

test('files of other programs are dropped', async (t) => {
  const page = await it.visit(t);
  const all = await samples;
  await drop(page, 'puzzle.sdk', all['sdk 1']);
  await boardIs(page, S2);
  await says(page, /Recognised: SadMan and SudoCue puzzle/);
  await fromMenu(page, 'Clear the board');
  await drop(page, 'puzzle.json', all['JSON object 1']);
  await boardIs(page, S2);
});

test('of a file with several puzzles one is chosen with the keyboard', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  const games = [S2, S1].map((data) => `<game data="${data}"/>`).join('');
  await drop(page, 'all.opensudoku', `<opensudoku version="2"><folder name="Mine">${games}</folder></opensudoku>`);
  await says(page, /There are 2 puzzles: choose one/);
  await tab(page, 'Text').click();
  const list = panel(page).getByRole('combobox', { name: 'Puzzles in this text' });
  assert.deepEqual(await list.getByRole('option').count(), 2);
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.waitForFunction(() => document.activeElement.matches('[data-choice]') && document.activeElement.value === '1');
  assert.equal(await board(page), S2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await boardIs(page, S1);
  await previousPuzzle(page);
  await boardIs(page, S2);
});

test('a list begins with its first puzzle, and offers the others', async (t) => {
  const page = await it.visit(t);
  await paste(page, `${S2}\n${S1}\n`);
  await boardIs(page, S2);
  await tab(page, 'Text').click();
  await panel(page).getByRole('combobox').selectOption('1');
  await panel(page).getByRole('button', { name: 'Put this one on the board' }).click();
  await boardIs(page, S1);
});

test('garbage is refused, and the board stays', async (t) => {
  const page = await it.visit(t);
  await paste(page, S1);
  await boardIs(page, S1);
  for (const [text, said] of [
    ['S9B0702160a', /This looks like the format “SudokuWiki string”, but it has 4 cells/],
    ['<script>alert(1)</script>', /The character “<”/],
    ['https://sudokupad.app/abc123', /contains only the name of a puzzle/],
  ]) {
    await paste(page, text);
    await says(page, said);
    assert.equal(await board(page), S1);
  }
});

test('where the second program cannot be fetched, the text waits in the box', async (t) => {
  const page = await it.visit(t, { complains: /.*/ });
  await page.route(/workshop.*\.wasm/, (route) => route.abort());
  await paste(page, (await samples)['S9B 1']);
  await says(page, /could not be loaded/);
  assert.equal(await board(page), EMPTY);
  assert.match(await box(page).inputValue(), /^S9B/);
});

test('the board is taken along in a format, and read again', async (t) => {
  const page = await it.visit(t, CLIPBOARD);
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await tab(page, 'Text').click();
  await button(page, 'In other formats').click();
  const formats = panel(page).getByRole('combobox', { name: 'Format' });
  await formats.selectOption({ label: 'SudokuWiki string' });
  await panel(page).getByText('This format stores everything on the board.').waitFor();
  await page.waitForTimeout(450); // not so soon, as it has only just appeared
  await panel(page).getByRole('button', { name: 'Copy this' }).click();
  await says(page, /^Copied/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /^S9B/);
  await formats.selectOption({ label: 'SadMan and SudoCue puzzle (.sdk)' });
  await panel(page).getByText('This format cannot store: which digits are your own.').waitFor();
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Save as a file' }).click();
  const file = await download;
  assert.equal(file.suggestedFilename(), 'nonet.sdk');
  assert.match(await readFile(await file.path(), 'utf8'), new RegExp(`\\[Puzzle\\]\n${dotted(S2).slice(0, 9).replaceAll('.', '\\.')}`));
  const there = await it.visit(t);
  await paste(there, copied);
  await boardIs(there, S2.replace('530', '534'));
});

test('what can be pasted is shown', async (t) => {
  const page = await it.visit(t);
  await tab(page, 'Text').click();
  await button(page, 'What can be pasted?').click();
  await panel(page).getByText('Penpa+ link').waitFor();
  await panel(page).getByText('GNOME Sudoku saved game').waitFor();
});
