// Experiments as a user sets them up: algorithms with options, named puzzles, growth, a link and a file that
// restore them.

import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { browserForTests, button } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const P3 = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const P2 = '......9.......73...54.....76........3.......2...48.1...2.....84....96.......14.95';
const field = (page, name) => page.locator(`[data-field="${name}"]`);
const press = (page, name) => page.locator(`[data-do="${name}"]`).first().click();

async function open(t, hash = '', options = {}) {
  const page = await it.visit(t, { hash: `#${hash}${hash && '&'}w=lab`, ...options });
  await page.locator('.run .chip, .entry').first().waitFor();
  return page;
}

async function ends(page) {
  await until(page, () => /is over|ha terminado/.test(document.querySelector('.lab .said').textContent));
}

async function fill(page, name, value) {
  await field(page, name).fill(value);
  await page.keyboard.press('Tab');
}

async function saves(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return readFileSync(await download.path(), 'utf8');
}

test('an experiment is set up, compared puzzle by puzzle, saved and opened again', async (t) => {
  const page = await open(t, `p=${P3}`);
  await button(page, 'Experiment').click();
  await press(page, 'trial-drop:2');
  await press(page, 'trial-twin:1');
  await page.locator('.settings > summary').nth(2).click();
  await field(page, 'trial-option/2/branch').selectOption('smallest');
  await page.getByText(/^Options: .*smallest/).waitFor();
  await field(page, 'trial-source').selectOption('lines');
  await fill(page, 'trial-puzzles', `easy, "P": ${P3}\nthin: ${P2}\nnone`);
  await fill(page, 'trial-nodes', '5000');
  await press(page, 'trial');
  await ends(page);
  await page.getByText('1 lines are not puzzles.').waitFor();
  const rows = (await saves(page, 'trial-csv')).split('\r\n');
  assert.equal(rows.length, 8);
  assert.match(rows[1], new RegExp(`^"easy, ""P""",${P3},3x3,,,depth-first,,0,`));
  assert.match(rows[3], /backtracking-forward-checking,branch:smallest,/);
  // Puzzle by puzzle; a mark opens its puzzle as a race of the two.
  await field(page, 'trial-look').selectOption('puzzles');
  await field(page, 'trial-up').selectOption('2');
  await page.locator('svg .rim').waitFor();
  assert.equal(await page.locator('svg :is(.dot, .rim)').count(), 2);
  assert.match(await page.locator('svg .rim title').textContent(), /^thin: – \/ 484/);
  const file = await saves(page, 'trial-save');
  await press(page, 'trial-link');
  await page.getByText(/^Copied\.|copying/).waitFor();
  await page.locator('svg .dot').click();
  await until(page, () => document.querySelectorAll('.run').length === 2);
  // After a reload the race's puzzle is gone; the file has the experiment.
  await page.locator('[data-do="room:experiment"]').click();
  await field(page, 'trial-source').selectOption('set');
  await page.locator('[data-file]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
  await page.getByText('The experiment is set up as in the file.').waitFor();
  assert.equal(await field(page, 'trial-option/2/branch').inputValue(), 'smallest');
  assert.match(await field(page, 'trial-puzzles').inputValue(), /^easy, "P": /);
  // Puzzles made from a seed, cancelled on the way.
  await field(page, 'trial-source').selectOption('made');
  await fill(page, 'trial-made-n', '1000');
  await page.evaluate(() => { // it may be shown for only one frame
    const look = () => { globalThis.isSaid ||= /Getting the puzzles/.test(document.body.textContent); };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await press(page, 'trial');
  await until(page, () => globalThis.isSaid);
  await press(page, 'trial-stop');
  await page.locator('[data-do=trial]').waitFor();
});

for (const [locale, colorScheme, width] of [['en-GB', 'light', 1440], ['es-ES', 'dark', 320]]) {
  test(`growth is predicted, then measured, and all can use it: ${locale}, ${colorScheme}, ${width} px`, async (t) => {
    const link = 'a=depth-first&a=backtracking-forward-checking;branch:smallest&x=fewer;from:givens;step:5;seed:1&g=&g=power;2;500&n=2000&k=growth;expanded;0;1';
    const page = await open(t, link, { locale, colorScheme, viewport: { width, height: 900 } });
    await press(page, 'trial');
    await page.getByText(/^(Predict first|Primero prediga)/).waitFor();
    await field(page, 'trial-law/0').selectOption('exponential');
    await fill(page, 'trial-parameter/0', '1.2');
    await fill(page, 'trial-most/0', '20000');
    const check = async (state) => {
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => axe.run(document.body));
      assert.deepEqual(violations.map(({ id, nodes }) => [state, id, nodes[0].html]), []);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${state}: ${over} px too wide`);
    };
    await press(page, 'trial');
    await ends(page);
    await page.locator('.fits tbody tr').nth(1).waitFor();
    assert.equal(await page.locator('svg .line.predicted').count(), 2);
    assert.match(await page.locator('.fits').textContent(), /20k → /);
    await check('growth');
    await field(page, 'trial-look').selectOption('puzzles');
    await page.locator('.pairs tbody tr').first().waitFor();
    await check('puzzles');
    // The address restores it, including predictions.
    const hash = await page.evaluate(() => location.hash);
    assert.match(hash, /g=exponential;1\.2;20000&g=power;2;500/);
    if (width === 320) return;
    await page.reload();
    await field(page, 'trial-most/0').waitFor();
    assert.equal(await field(page, 'trial-most/0').inputValue(), '20000');
    assert.equal(await page.evaluate(() => location.hash), hash);
  });
}
