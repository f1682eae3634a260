// The main paths of the page in Firefox: what works in only one engine works for only half of the users.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { EMPTY, S1, S2, SIX, board, boardIs, browserForTests, button, candidates, cell, fromMenu, paste, reload, saved, says, setting, solvedAndRated, tab } from './person.mjs';
import { DIST, openIn, started, stored, until } from './browser.mjs';
import { restStored } from './builds.mjs';
import { launchFirefox, mortalFirefox } from './firefox.mjs';

const it = browserForTests(launchFirefox);
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
// The output of `nonet generate --seed 1`.
const FIRST = '59.1..6.8...4......3152..9..2.3.1..................715.......6.....79.3..85.....9';

// The second program has arrived: Firefox complains about leaving a page that is reading a file.
const programCame = (page) => until(page, () => performance.getEntriesByType('resource').some(({ name }) => /workshop_bg/.test(name)));

async function load(t, puzzle, options) {
  const page = await it.visit(t, options);
  await paste(page, puzzle);
  await boardIs(page, puzzle);
  return page;
}

const named = (page, cell, end) => until(page, ([cell, end]) =>
  document.querySelectorAll('[role=gridcell]')[cell].ariaLabel.endsWith(end), [cell, end]);

test('digits by keys, with arrows, Delete and undo', async (t) => {
  const page = await it.visit(t);
  await cell(page, 1, 1).click();
  for (const key of ['z', '5', 'ArrowRight', '3', 'ArrowDown', '9', 'ArrowLeft', '6', 'Delete']) await page.keyboard.press(key);
  await boardIs(page, EMPTY.replace('00', '53').replace(/^(.{10})0/, '$19'));
  await page.keyboard.press('Control+z');
  await boardIs(page, EMPTY.replace('00', '53').replace(/^(.{9})00/, '$169'));
  await cell(page, 3, 1).click();
  await page.keyboard.press('9');
  await named(page, 18, 'conflicts with R2C2');
});

// When the focused element is gone, Firefox removes the focus at its next frame, before or after it reports that a
// sheet is closed.
test('a closed sheet leaves the focus in sight, also where nothing has it by then', async (t) => {
  const page = await load(t, S2);
  await page.evaluate(() => {
    document.activeElement.blur();
    document.querySelector('dialog').dispatchEvent(new Event('close'));
  });
  await until(page, () => document.activeElement !== document.body);
});

test('nor is it lost with a button of the Lab that goes when it is pressed', async (t) => {
  const page = await load(t, S2);
  await tab(page, 'Lab').click();
  for (const press of ['room:class', 'lesson:1']) await page.locator(`[data-do="${press}"]`).click();
  await page.locator('[data-do="lesson:1"]').waitFor({ state: 'detached' });
  await until(page, () => document.activeElement !== document.body);
});

test('a puzzle goes out and comes in by the real clipboard', async (t) => {
  const page = await load(t, S2);
  await tab(page, 'Text').click();
  await button(page, 'Givens in one line').click();
  await says(page, /copied/i);
  await fromMenu(page, 'Clear the board');
  await boardIs(page, EMPTY);
  await cell(page, 5, 5).click();
  await page.keyboard.press('Control+v');
  await boardIs(page, S2);
});

test('candidates follow, and are ruled out', async (t) => {
  const page = await load(t, S2);
  await candidates(page);
  await named(page, 2, 'candidates 1 2 4');
  await cell(page, 1, 3).click();
  await page.keyboard.press('e');
  await page.keyboard.press('4');
  await page.keyboard.press('z');
  await named(page, 2, 'candidates 1 2');
  await cell(page, 1, 4).click();
  await page.keyboard.press('2');
  await named(page, 2, 'candidates 1');
});

test('a hint is told in five presses, the last of which carries it out', async (t) => {
  const page = await load(t, S2);
  for (const told of [/next step uses a single/, /look in/, /cells that matter: R\dC\d/, /R\dC\d/]) {
    await button(page, 'Hint').click();
    await says(page, told);
  }
  assert.ok(await page.locator('.role-placed, .role-pattern').count() > 0);
  await boardIs(page, S2);
  await button(page, 'Hint').click();
  await until(page, (before) => [...document.querySelectorAll('.digit')].map((d) => d.textContent || '0').join('') !== before, S2);
});

test('Propagate, Solve and Rate', async (t) => {
  const page = await load(t, S2);
  await button(page, 'Propagate').click();
  await says(page, /51 digits placed, and the board is complete/);
  await boardIs(page, SOLVED);
  await paste(page, S1);
  await solvedAndRated(page);
});

test('solutions are counted and looked at', async (t) => {
  const page = await load(t, SIX);
  await tab(page, 'Solutions').click();
  await button(page, 'Count').click();
  await says(page, /^Exactly 6 solutions/);
  assert.ok(!(await board(page)).includes('0'));
  await tab(page, 'Solve').click();
  await page.keyboard.press('Escape');
  await boardIs(page, SIX);
});

test('a seed makes the puzzle that it makes natively', async (t) => {
  const page = await it.visit(t);
  await tab(page, 'Create').click();
  await page.locator('#work-create [name="seed"]').fill('1');
  await button(page, 'New puzzle').click();
  await boardIs(page, FIRST);
  await until(page, () => document.querySelector('#create-panel').textContent.includes('exactly one, proved'));
});

test('a run of the Lab is watched to its solution, and back', async (t) => {
  const page = await load(t, S2);
  await tab(page, 'Lab').click();
  await page.getByText('step 0', { exact: true }).waitFor();
  await page.getByLabel(/^Speed/).fill('100');
  await button(page, 'Run').click();
  await page.locator('.run .chip.good').waitFor();
  assert.match(await page.locator('[data-counter=expanded]').textContent(), /^4\s208$/);
  await page.getByRole('button', { name: 'One step back (J)' }).click();
  await page.locator('.run .chip:not(.good)').waitFor();
});

test('board, undo and language outlive the page', async (t) => {
  const page = await load(t, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await setting(page, 'lang', 'es');
  await page.locator('html[lang=es]').waitFor();
  await until(page, () => document.getElementById('standing').textContent.startsWith('guardado'));
  await programCame(page);
  await reload(page);
  await page.locator('html[lang=es]').waitFor();
  await boardIs(page, S2.replace('530', '534'));
  await button(page, 'Deshacer').click();
  await boardIs(page, S2);
});

test('without a network the page starts, in a new tab too, and answers', async (t) => {
  const page = await load(t, S2, { storing: true });
  await stored(page);
  await restStored(page, DIST);
  await saved(page);
  await programCame(page);
  await it.server.stop();
  try {
    await reload(page);
    await boardIs(page, S2);
    const other = await openIn(page.context(), it.server.url);
    await started(other);
    await paste(other, S2);
    await button(other, 'Propagate').click();
    await boardIs(other, SOLVED);
    assert.deepEqual(other.problems, []);
  } finally {
    await it.server.restart();
  }
});

test('a Firefox that is killed has lost nothing that was said to be saved', async (t) => {
  const killed = await mortalFirefox();
  t.after(() => killed.remove());
  let page = await killed.open(it.server.url);
  for (const column of [1, 2]) {
    await cell(page, 1, column).click();
    await page.keyboard.press(String(column));
    await saved(page);
    await killed.kill();
    page = await killed.open(it.server.url);
    await boardIs(page, '12'.slice(0, column).padEnd(81, '0'));
  }
  for (const left of ['1', '']) {
    await button(page, 'Undo').click();
    await boardIs(page, left.padEnd(81, '0'));
  }
  assert.deepEqual(page.problems, []);
});
