// Propagate, One step, Hint, Solve, Rate, on the source documents' examples.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S1, S2, SIX, board, boardIs, browserForTests, button, candidates, cell, fromMenu, inMenu, paste, says } from './person.mjs';
import { until } from './browser.mjs';
import { EXAMPLES } from './examples.mjs';

const it = browserForTests();

async function load(t, puzzle) {
  const page = await it.visit(t);
  await paste(page, puzzle);
  await boardIs(page, puzzle);
  return page;
}

// 27 houses, each digit once: checked here by independent code.
function isSolution(text, puzzle) {
  const houses = [...Array(9).keys()].flatMap((h) => [
    [...Array(9).keys()].map((k) => h * 9 + k),
    [...Array(9).keys()].map((k) => k * 9 + h),
    [...Array(9).keys()].map((k) => Math.floor(h / 3) * 27 + (h % 3) * 3 + Math.floor(k / 3) * 9 + (k % 3)),
  ]);
  const right = houses.every((house) => new Set(house.map((i) => text[i])).size === 9) && !text.includes('0');
  return right && [...puzzle].every((digit, i) => '0.'.includes(digit) || digit === text[i]);
}

test('the worked examples: Propagate reaches what scanning reaches, Solve counts and fills', async (t) => {
  const page = await it.visit(t);
  for (const { name, puzzle, after_scanning: scanned, solutions } of EXAMPLES) {
    await paste(page, puzzle);
    await boardIs(page, puzzle);
    await button(page, 'Propagate').click();
    await says(page, /placed/);
    if (scanned) await boardIs(page, scanned);
    else await says(page, name === 'no-solution' ? /contradicts itself/ : /stuck/);
    if (scanned && scanned !== puzzle) await button(page, 'Undo').click();
    await boardIs(page, puzzle);
    await button(page, 'Solve').click();
    const words = { 0: /No solution/, 1: /Exactly one solution/, 6: /Several solutions, 6 in all/, many: /Several solutions, at least/ };
    await says(page, words[solutions]);
    if (solutions) assert.ok(isSolution(await board(page), puzzle), name);
    else await boardIs(page, puzzle);
  }
});

test('the two other puzzles of the sources', async (t) => {
  const page = await load(t, S1);
  await button(page, 'Solve').click();
  await says(page, /Exactly one solution/);
  assert.equal((await board(page)).slice(0, 9), '812753649');
  await button(page, 'Undo').click();
  await boardIs(page, S1);
  await button(page, 'Rate').click();
  await says(page, /Nightmare ·\sER\s10\.7/);
  await paste(page, S2);
  await button(page, 'Propagate').click();
  await says(page, /51 digits placed, and the board is complete/);
});

test('one step at a time, with the candidates after each', async (t) => {
  const page = await load(t, S2);
  await button(page, 'Step').click();
  await says(page, /single/i);
  const first = await board(page);
  assert.equal([...first].filter((digit, i) => digit !== S2[i]).length, 1);
  assert.equal(await page.locator('#candidates').isChecked(), true);
  await button(page, 'Next step').click();
  await until(page, (before) => [...document.querySelectorAll('.digit')].map((d) => d.textContent || '0').join('') !== before, first);
  await button(page, 'Step back').click().catch(() => {});
});

test('a hint is told in five presses', async (t) => {
  const page = await load(t, S2);
  await button(page, 'Hint').click();
  await says(page, /next step uses a single/);
  await button(page, 'Hint').click();
  await says(page, /look in/);
  await boardIs(page, S2);
  await button(page, 'Hint').click();
  await says(page, /cells that matter: R\dC\d/);
  await button(page, 'Hint').click();
  await says(page, /R\dC\d/);
  assert.ok(await page.locator('.role-placed, .role-pattern').count() > 0);
  await boardIs(page, S2);
  await button(page, 'Hint').click();
  await until(page, (text) => [...document.querySelectorAll('.digit')].map((d) => d.textContent || '0').join('') !== text, S2);
});

test('a hint names the mistake', async (t) => {
  const page = await load(t, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('1');
  await page.keyboard.press('h');
  await says(page, /R1C3 cannot be 1/);
  assert.match(await cell(page, 1, 3).getAttribute('aria-label'), /wrong/);
});

test('eliminations stay on the board', async (t) => {
  const page = await load(t, '000000907000420180000705026100904000050000040000507009920108000034059000507000000');
  await inMenu(page, (menu) => menu.getByLabel('Propagate with').selectOption('subsets'));
  await button(page, 'Propagate').click();
  await says(page, /placed/);
  const erased = await page.locator('#status').textContent();
  if (/removed/.test(erased)) await candidates(page);
});

test('several and no solutions are not rated but told so', async (t) => {
  const page = await load(t, SIX);
  await button(page, 'Rate').click();
  await says(page, /Not rated.*several solutions/);
  await paste(page, EXAMPLES.find(({ name }) => name === 'no-solution').puzzle);
  await button(page, 'Rate').click();
  await says(page, /Not rated.*no solution/);
});

test('keys do what the buttons do', async (t) => {
  const page = await load(t, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('r');
  await says(page, /·\sER\s\d/);
  await page.keyboard.press(';');
  await says(page, /51 digits placed/);
  await page.keyboard.press('Control+z');
  await boardIs(page, S2);
  await page.keyboard.press('Control+Enter');
  await says(page, /Exactly one/);
});

test('every button on the empty, the contradictory and the solved board', async (t) => {
  const page = await it.visit(t);
  const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  for (const puzzle of ['0'.repeat(81), `${'0'.repeat(69)}123456789000`, solved]) {
    if (puzzle.match(/[1-9]/)) await paste(page, puzzle);
    for (const name of ['Propagate', 'Step', 'Hint', 'Solve', 'Rate', 'Back to the givens']) {
      if (name === 'Back to the givens') await fromMenu(page, name);
      else await button(page, name).click();
      await until(page, () => document.getElementById('status').textContent !== '' && !document.getElementById('page').ariaBusy?.startsWith('t'));
    }
  }
});
