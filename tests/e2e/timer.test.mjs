// The timer and the statistics of games: off at first, paused out of sight, shown on the solved board and in the
// library.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { boardIs, browserForTests, button, paste, tab } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();

const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const PUZZLE = `${SOLUTION.slice(0, 80)}.`;

const timer = (page) => page.locator('#timer');
const seconds = async (page) => {
  const [minutes, rest] = (await timer(page).textContent()).split(':').map(Number);
  return 60 * minutes + rest;
};

async function takeTime(page) {
  await page.locator('.tools [data-action=settings]').click();
  await page.locator('#timed').check();
  await page.keyboard.press('Escape');
}

// A test cannot bring another tab in front of this one, so the page gets the event it would see.
const hide = (page, hidden) => page.evaluate((value) => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}, hidden);

test('the time is taken when that is wished, and not while the board is out of sight', async (t) => {
  const page = await it.visit(t);
  await paste(page, PUZZLE);
  await boardIs(page, PUZZLE);
  assert.equal(await timer(page).isVisible(), false);
  await takeTime(page);
  await until(page, () => document.getElementById('timer').textContent >= '0:02');
  await hide(page, true);
  const then = await seconds(page);
  await page.waitForTimeout(2500);
  await hide(page, false);
  assert.ok(await seconds(page) <= then + 1);
  await timer(page).click();
  assert.equal(await timer(page).getAttribute('aria-pressed'), 'true');
  assert.match(await timer(page).getAttribute('aria-label'), /^Paused at 0:0\d\. Press to go on\.$/);
  const first = page.getByRole('gridcell').first();
  assert.deepEqual(await first.getAttribute('aria-label'), 'R1C1, hidden');
  assert.equal((await page.getByRole('gridcell').allTextContents()).join(''), '', 'the board is hidden');
  await timer(page).press('Enter');
  assert.equal(await first.getAttribute('aria-label'), 'R1C1, 5, given');
  assert.equal(await first.textContent(), '5');
  assert.equal(await timer(page).getAttribute('aria-pressed'), 'false');
  const kept = await seconds(page);
  await until(page, () => /^saved/.test(document.getElementById('standing').textContent));
  await page.reload();
  await timer(page).waitFor();
  assert.ok(await seconds(page) >= kept - 1, 'it goes on where it was');
});

test('a puzzle solved counts in the statistics, with its time; they are saved and begin again', async (t) => {
  const page = await it.visit(t);
  await takeTime(page);
  await paste(page, PUZZLE);
  await boardIs(page, PUZZLE);
  await until(page, () => document.getElementById('timer').textContent >= '0:01');
  await page.getByRole('gridcell').nth(80).click();
  await page.keyboard.press('9');
  await page.getByText(/^0:0\d · Solved by hand/).first().waitFor();
  await until(page, () => /^saved/.test(document.getElementById('standing').textContent));
  await tab(page, 'Library').click();
  await page.locator('.library .game').getByText(/^Solved · 0:0\d$/).waitFor();
  await button(page, 'Statistics').click();
  const row = page.locator('.figures tbody tr').first();
  await row.waitFor();
  assert.match((await row.textContent()).trim(), /^All110:0\d0:0\d$/);
  await page.getByText('1 day in a row').waitFor();
  const saving = page.waitForEvent('download');
  await button(page, 'Save as a table').click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  assert.match(text, /^solved,seconds,er,givens,puzzle\n20\d\d-\d\d-\d\d,\d,[\d.]*,80,p=5346\S+\n$/);
  await button(page, 'Reset the statistics…').click();
  await button(page, 'Reset').click();
  await page.getByText('Nothing solved yet').waitFor();
});
