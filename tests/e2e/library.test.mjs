// The library as a user meets it: every game is listed, and opened again as it was.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { boardIs, browserForTests, button, grid, paste, tab } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();

const ONE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TWO = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const library = (page) => page.locator('.library');
const games = (page) => library(page).getByRole('row');
const game = (page, givens) => games(page).filter({ hasText: givens });
const puts = (text, place, digit) => text.slice(0, place) + digit + text.slice(place + 1);

async function open(page) {
  await tab(page, 'Library').click();
  await games(page).first().waitFor();
  await until(page, () => !/Reading/.test(document.querySelector('.library [role=status]').textContent));
}

// Pastes a puzzle and types a digit into the cell after the first one that is empty.
async function begin(page, puzzle, place, digit) {
  await paste(page, puzzle);
  await boardIs(page, puzzle);
  await grid(page).getByRole('gridcell').nth(place).click();
  await page.keyboard.press(digit);
  await saved(page);
}

const saved = (page) => until(page, () => /^saved/.test(document.getElementById('standing').textContent));

test('a puzzle pasted over another is listed beside it, and each is opened as it was left', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await begin(page, TWO, 1, '2');
  await open(page);
  assert.equal(await games(page).count(), 2);
  await game(page, '21 givens').getByText('open now').waitFor();
  await game(page, '30 givens').click();
  await boardIs(page, puts(ONE, 2, '1'));
  await page.keyboard.press('Control+z');
  await boardIs(page, ONE);
  await open(page);
  await game(page, '21 givens').click();
  await boardIs(page, puts(TWO, 1, '2'));
});

test('a game of another tab is opened with its own history, and the page begins with it', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  const other = await it.revisit(t, page);
  await begin(other, TWO, 1, '2');
  await open(page);
  await game(page, '21 givens').click();
  await page.getByText('another tab may have it').waitFor();
  page.problems.length = 0; // it is logged, too
  await other.close();
  await open(page);
  await game(page, '21 givens').click();
  await boardIs(page, puts(TWO, 1, '2'));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await boardIs(page, '.'.repeat(81));
  await page.keyboard.press('Control+y');
  await saved(page);
  await open(page);
  await game(page, '30 givens').click();
  await boardIs(page, puts(ONE, 2, '1'));
  await page.goto(page.url().split('#')[0]);
  await boardIs(page, puts(ONE, 2, '1'));
});

test('by keyboard alone', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await begin(page, TWO, 1, '2');
  await open(page);
  await tab(page, 'Library').focus();
  const list = library(page).getByRole('grid');
  for (let n = 0; n < 20 && !await list.evaluate((node) => node === document.activeElement); n += 1) await page.keyboard.press('Tab');
  const active = () => list.evaluate((node) => document.getElementById(node.getAttribute('aria-activedescendant')).textContent);
  assert.match(await active(), /21 givens/);
  await page.keyboard.press('ArrowDown');
  assert.match(await active(), /30 givens/);
  await page.keyboard.press('Space');
  assert.equal(await library(page).locator('[role=row][aria-selected=true]').count(), 1);
  await page.keyboard.press('Enter');
  await boardIs(page, puts(ONE, 2, '1'));
});

test('while another tab has the library, it can be read, and games can be opened', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await open(page);
  const other = await it.revisit(t, page);
  await open(other);
  await other.getByText('Another tab has the library open').waitFor();
  assert.equal(await games(other).count(), 1);
});

test('nothing is wrong with it for those who cannot see', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await open(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run('#work-library'));
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), []);
});
