// The Solutions workspace.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { EMPTY, S2, SIX, board, boardIs, browserForTests, button, cell, paste, says, tab } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const MISTYPED = S2.replace('53007', '53004');

async function load(t, puzzle) {
  const page = await it.visit(t);
  if (puzzle !== EMPTY) await paste(page, puzzle);
  await boardIs(page, puzzle);
  await tab(page, 'Solutions').click();
  return page;
}

test('solutions are counted and looked at; the board stays', async (t) => {
  const page = await load(t, SIX);
  await button(page, 'Count').click();
  await says(page, /^Exactly 6 solutions/);
  const seen = new Set();
  for (let time = 0; time < 6; time += 1) {
    seen.add(await board(page));
    const before = await board(page);
    await button(page, 'Next').click();
    await until(page, (before) => [...document.querySelectorAll('[role=gridcell] .digit')].map((d) => d.textContent || '0').join('') !== before, before);
  }
  assert.equal(seen.size, 6);
  assert.ok([...seen].every((solution) => !solution.includes('0')));
  assert.ok(await page.locator('.role-differs').count() > 0);
  await tab(page, 'Solve').click();
  await page.keyboard.press('Escape');
  await boardIs(page, SIX);
});

test('a count that has no end tells how far it is and can be cancelled', async (t) => {
  const page = await load(t, EMPTY);
  await button(page, 'Count').click();
  await page.locator('#solutions-panel').getByText(/[1-9]\S* solutions so far/).waitFor();
  await button(page, 'Cancel').click();
  await says(page, /^At least/);
});

test('a mistyped given is found in a moment and mended with a press', async (t) => {
  const page = await load(t, MISTYPED);
  await button(page, 'Diagnose').click();
  await says(page, /^No solution: these \d+ givens contradict each other/);
  assert.ok(await page.locator('.role-named').count() > 1);
  await button(page, 'R1C5: 7 instead of 4').click();
  await boardIs(page, S2);
  await button(page, 'Undo').click();
  await boardIs(page, MISTYPED);
});

test('two solutions stand side by side, and one more given decides', async (t) => {
  const page = await load(t, SIX);
  await button(page, 'Diagnose').click();
  await says(page, /^Several solutions/);
  assert.equal(await page.getByRole('table').filter({ visible: true }).count(), 2);
  await page.locator('[data-repair]').first().click();
  await button(page, 'Count').click();
  await says(page, /^Exactly one solution/);
});

test('true candidates are told from the others on the board', async (t) => {
  const page = await load(t, SIX);
  await button(page, 'True candidates').click();
  await says(page, /candidates occur in a solution/);
  assert.ok(await page.locator('.notes .out').count() > 0);
  assert.match(await cell(page, 1, 2).getAttribute('aria-label'), /candidates/);
});

test('an astronomical number is estimated with its interval', async (t) => {
  const page = await load(t, EMPTY);
  await button(page, 'Estimate').click();
  await says(page, /^About 6\.\d × 10²¹ solutions; between .* with 95 % confidence/);
});

test('the smallest backdoors are told', async (t) => {
  const page = await load(t, '800000000003600000070090200050007000000045700000100030001000068008500010090000400');
  await button(page, 'Backdoors').click();
  await says(page, /^The smallest backdoors have 2 cells/);
  await page.locator('#solutions-panel code').filter({ hasText: /^r\dc\d=\d/ }).waitFor();
  const several = await load(t, SIX);
  await button(several, 'Backdoors').click();
  await says(several, /^No backdoors, because the puzzle has several solutions/);
});

test('all solutions are saved as a file, one per line', async (t) => {
  const page = await load(t, SIX);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save all as text').click()]);
  assert.equal(download.suggestedFilename(), 'nonet-solutions.txt');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  assert.equal(new Set(lines).size, 6);
  assert.ok(lines.every((line) => /^[1-9]{81}$/.test(line)));
  await says(page, /^All 6 solutions were saved/);
});
