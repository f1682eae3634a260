// Boards of other sizes: the menu, typing, text, the tools' messages, what is saved.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { EMPTY, S2, boardIs, browserForTests, button, candidates, cell, grid, paste, previousPuzzle, reload, saved, says, setting, tab } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const size = (page) => page.locator('#shape');
const choose = (page, label) => setting(page, 'shape', { label });
const cells = (page) => grid(page).getByRole('gridcell');

test('every size is a board, and each is one undo away', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  const labels = await size(page).locator('option:not([hidden])').allTextContents();
  assert.equal(labels.length, 18);
  for (const label of labels.filter((label) => label !== '9×9')) {
    const side = Number.parseInt(label, 10);
    await choose(page, label);
    await until(page, (n) => document.querySelectorAll('[role=gridcell]').length === n, side * side);
    assert.equal(await page.locator('#keys button').count(), side, label);
    await previousPuzzle(page);
    await boardIs(page, S2);
  }
});

test('sixteen digits are typed as letters or as numbers', async (t) => {
  const page = await it.visit(t);
  await choose(page, '16×16');
  await cell(page, 1, 1).click();
  await page.keyboard.type('g1210');
  for (const name of ['R1C1, G, given', 'R1C2, C, given', 'R1C3, A, given']) {
    await page.getByRole('gridcell', { name, exact: true }).waitFor();
  }
  await page.locator('[aria-label="R1C4, empty"]:focus').waitFor();
  await button(page, 'Settings').click();
  await page.getByRole('switch', { name: 'Use letters for digits above 9' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('gridcell', { name: 'R1C1, 16, given', exact: true }).waitFor();
  assert.equal(await cell(page, 1, 2).locator('.digit').textContent(), '12');
});

test('the tools work on a small, a lying and a large board', async (t) => {
  for (const [label, solved] of [['4×4', /288/], ['6×6 (3×2)', /at least 10.000/], ['16×16', /at least 10.000/]]) {
    const page = await it.visit(t);
    await choose(page, label);
    await button(page, 'Solve').click();
    await says(page, solved);
    await until(page, () => [...document.querySelectorAll('[role=gridcell] .digit')].every((digit) => digit.textContent));
    await button(page, 'Undo').click();
    await button(page, 'Propagate').click();
    await says(page, /singles|follows|stuck/);
    await button(page, 'Hint').click();
    await says(page, /\w/);
  }
});

test('a board with regions of its own is read, solved, linked and kept', async (t) => {
  const page = await it.visit(t);
  const map = '1112132233243444';
  await paste(page, `1..............2${map}`);
  await until(page, () => document.querySelectorAll('[role=gridcell]').length === 16);
  assert.equal(await size(page).inputValue(), 'irregular');
  await until(page, () => location.hash.includes('r='));
  const address = page.url();
  await saved(page);
  await reload(page);
  assert.equal(await cells(page).count(), 16);
  const other = await it.visit(t, { hash: new URL(address).hash });
  await until(other, () => document.querySelectorAll('[role=gridcell]').length === 16);
  assert.equal(await cell(other, 4, 4).locator('.digit').textContent(), '2');
});

test('where a text has two meanings the page asks', async (t) => {
  const page = await it.visit(t);
  await tab(page, 'Text').click();
  await page.getByRole('textbox').fill(`AB${'.'.repeat(254)}`);
  await button(page, 'Put on the board').click();
  await says(page, /2 different boards/);
  await boardIs(page, EMPTY);
  await button(page, '16×16, A is 10').click();
  await until(page, () => document.querySelectorAll('[role=gridcell]').length === 256);
  assert.equal(await cell(page, 1, 1).locator('.digit').textContent(), 'A');
});

test('a board of 25 with all its candidates stays fluent', async (t) => {
  const page = await it.visit(t);
  await choose(page, '25×25');
  await candidates(page);
  await cell(page, 13, 13).click();
  for (const key of ['z', '7', 'ArrowRight', 'p', 'ArrowDown', '2', 'Backspace']) await page.keyboard.press(key);
  await until(page, () => document.activeElement.getAttribute('aria-label').startsWith('R14C14, empty, candidates'));
  const name = await cell(page, 13, 1).getAttribute('aria-label');
  assert.match(name, /candidates 1 2 3 4 5 6 8 9 A B C D E F G H I J K L M N O$/);
});
