// The laboratory as a user meets it.

import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { browserForTests, button, paste, reload, setting, tab } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const P3 = 'p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const lab = (page) => page.locator('.lab');
const chip = (page, lane = 0) => page.locator('.run .chip').nth(lane);
const count = async (page, counter, lane = 0) => {
  const value = page.locator(`[data-counter="${counter}"]`).nth(lane);
  return Number((await value.textContent()).replace(/\D/g, ''));
};
const board = (page) => page.locator('.run .grid').first().evaluate((grid) =>
  [...grid.querySelectorAll('.c')].map((cell) => cell.matches('.domain') ? '0' : cell.textContent || '0').join(''));

async function open(t, hash = `#${P3}&w=lab`, options = {}) {
  const page = await it.visit(t, { hash, ...options });
  await chip(page).waitFor();
  await page.locator('.run .chip', { hasText: /step 0|paso 0/ }).first().waitFor();
  return page;
}

const fullSpeed = (page) => page.getByLabel(/^(Speed|Velocidad)/).fill('100');

test('a run is watched to its solution, and back', async (t) => {
  const page = await it.visit(t, { hash: `#${P3}` });
  await tab(page, 'Lab').click();
  await page.getByText('step 0', { exact: true }).waitFor();
  await fullSpeed(page);
  await button(page, 'Run').click();
  await page.locator('.run .chip.good').waitFor();
  assert.equal(await board(page), SOLVED);
  assert.equal(await count(page, 'expanded'), 4208);
  await page.getByRole('button', { name: 'One step back (J)' }).click();
  await page.locator('.run .chip:not(.good)').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('l');
  await button(page, 'decision').click();
  await tab(page, 'Solve').click();
  await page.locator('#board').waitFor();
});

test('a field that takes no such value shows what it holds, and says so', async (t) => {
  const page = await open(t);
  await page.getByText('Options', { exact: true }).click();
  const seed = page.getByLabel('Seed', { exact: true });
  const set = (field, value) => field.fill(value).then(() => page.keyboard.press('Tab'));
  await set(seed, '7');
  for (const value of ['abc', 'abc', '-3']) {
    await set(seed, value);
    await page.getByText('This is not a number.').waitFor();
    await until(page, () => document.querySelector('[data-field=seed]').value === '7');
  }
  const memory = page.getByLabel('Maximum MiB');
  for (const value of ['999999', '999999']) {
    await set(memory, value);
    await until(page, () => document.querySelector('[data-field=memory]').value === '2048');
  }
  await page.locator('.said:empty').waitFor({ state: 'attached' });
});

test('the cells of a board with candidates stay on it', async (t) => {
  const page = await open(t, `#a=human-logic&${P3}&w=lab`);
  await page.locator('.run .c.domain').first().waitFor();
  const strays = await page.locator('.run .grid').first().evaluate((grid) => {
    const { left, top, right, bottom, width } = grid.getBoundingClientRect();
    return [...grid.querySelectorAll('.c')].filter((cell) => {
      const box = cell.getBoundingClientRect();
      return box.left < left - 1 || box.top < top - 1 || box.right > right + 1 || box.bottom > bottom + 1 || box.width > width / 4;
    }).length;
  });
  assert.equal(strays, 0);
});

test('two algorithms race with equal nodes', async (t) => {
  const page = await open(t);
  await button(page, '+ Race another').click();
  await fullSpeed(page);
  await button(page, 'Run').click();
  await until(page, () => document.querySelectorAll('.run .chip.good').length === 2);
  assert.deepEqual([await count(page, 'expanded'), await count(page, 'expanded', 1)], [4208, 4631]);
  assert.equal(await count(page, 'frontier_max', 1), 738);
  await page.getByLabel(/^Position/).fill('100');
  await until(page, () => document.querySelectorAll('.run .chip.good').length === 0);
  assert.deepEqual([await count(page, 'expanded'), await count(page, 'expanded', 1)], [100, 100]);
  await page.keyboard.press('j');
  await page.getByText(/^round 99 of/).waitFor();
});

// The worker's reports about the small board are still on their way when the large one is pasted.
test('the puzzle grows and shrinks while a picture of the run is under way', async (t) => {
  const page = await open(t, '#p=12..............&s=2x2&w=lab');
  for (let time = 0; time < 5; time += 1) {
    for (const [text, side] of [[P3.slice(2), '9'], ['12..............', '4']]) {
      await page.evaluate(() => {
        document.querySelector('[data-do=step]').click();
        const start = performance.now();
        while (performance.now() - start < 60);
      });
      await paste(page, text);
      await until(page, (side) => document.querySelector('.run .grid').dataset.side === side, side);
      await until(page, () => /step 0/.test(document.querySelector('.run .chip').textContent));
    }
  }
  await button(page, 'Run').click();
});

const LARGE = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';
const NONE = `12345678.${'.'.repeat(27)}........9${'.'.repeat(36)}`; // has no solution

// One step of the second takes long: if its worker does not answer in time, it is ended.
for (const [slug, puzzle] of [['backtracking', LARGE], ['memetic;population:1000;burst:100000', NONE]]) test(`a large run is cancelled at once, and can be run again: ${slug}`, async (t) => {
  const page = await open(t, `#a=${slug}&p=${puzzle}&w=lab`);
  await fullSpeed(page);
  await button(page, 'Run').click();
  await page.waitForTimeout(1500);
  const ms = await page.evaluate(() => new Promise((resolve) => {
    const start = performance.now();
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.run .chip.warn')) return;
      observer.disconnect();
      resolve(performance.now() - start);
    }).observe(document.querySelector('.lab'), { subtree: true, childList: true, characterData: true, attributes: true });
    document.querySelector('[data-do=cancel]').click();
  }));
  assert.match(await chip(page).textContent(), /cancelled/);
  t.diagnostic(`cancelled in ${Math.round(ms)} ms`);
  await button(page, 'Run').click();
  await page.locator('.run .chip:not(.warn)').waitFor();
  assert.equal(await page.locator('[data-do=cancel]').isDisabled(), false, 'it runs');
});

test('a run that needs too much memory says so, and the page lives', async (t) => {
  const page = await open(t, '#a=breadth-first&m=16&p=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9&w=lab');
  await fullSpeed(page);
  await button(page, 'Run').click();
  await page.locator('.run .chip.warn', { hasText: 'memory limit' }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.getByText('step 0', { exact: true }).waitFor();
});

test('the link brings the same run back', async (t) => {
  const page = await open(t, `#a=depth-first;order:9-1&d=7&${P3}&w=lab`, { permissions: ['clipboard-read', 'clipboard-write'] });
  await button(page, 'Link to this run').click();
  await page.getByText('Copied.', { exact: true }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const again = await open(t, new URL(link).hash);
  await fullSpeed(again);
  await button(again, 'Run').click();
  await again.locator('.run .chip.good').waitFor();
  assert.equal(await count(again, 'expanded'), 474);
});

const hash = (page) => page.evaluate(() => location.hash);

test('the address is that of the workspace in sight, however soon the Lab is left', async (t) => {
  const page = await it.visit(t, { hash: `#${P3}` });
  await tab(page, 'Lab').click();
  await until(page, () => location.hash.includes('w=lab'));
  for (const frames of [0, 1, 2, 3]) {
    await tab(page, 'Solve').click();
    await until(page, () => !location.hash.includes('w=lab'));
    await page.evaluate((frames) => new Promise((done) => {
      const after = (n) => (n ? requestAnimationFrame(() => after(n - 1)) : done(document.getElementById('tab-library').click()));
      document.getElementById('tab-lab').click();
      after(frames);
    }), frames);
    await page.waitForTimeout(450);
    assert.equal(await page.evaluate(() => location.hash), `#${P3}`, `after ${frames} frames`);
  }
});

test('a link just opened hears J and L, and the address keeps it until the Lab has another run', async (t) => {
  const link = `#a=genetic-algorithm&d=7&${P3}&w=lab`;
  const page = await open(t, link);
  await page.keyboard.press('l');
  await page.locator('.run .chip', { hasText: 'step 1' }).waitFor();
  await page.keyboard.press('j');
  await page.locator('.run .chip', { hasText: 'step 0' }).waitFor();
  await tab(page, 'Solve').click();
  await until(page, (p3) => location.hash === `#${p3}`, P3);
  await tab(page, 'Lab').click();
  await until(page, (hash) => location.hash === hash, link);
  await page.locator('[data-field=puzzle]').selectOption('3');
  await until(page, () => location.hash.includes('&lp='));
  const [other, address] = [await board(page), await hash(page)];
  await page.reload();
  await page.locator('.run .chip', { hasText: 'step 0' }).waitFor();
  assert.equal(await board(page), other, 'the puzzle of the Lab is back');
  assert.equal(await hash(page), address);
  await tab(page, 'Solve').click();
  await until(page, (p3) => location.hash === `#${p3}`, P3);
  await paste(page, P3.slice(2).replace('53', '35'));
  await until(page, () => location.hash.startsWith('#p=35'));
  assert.ok(!(await hash(page)).includes('w='), 'the Lab is out of sight');
});

test('a board without givens that was chosen in the Lab is there after a reload', async (t) => {
  const page = await open(t);
  await setting(page, 'shape', { label: '4×4' });
  await until(page, () => location.hash.includes('&lp='));
  const [side, run, address] = [() => page.locator('#board').getAttribute('data-side'), await board(page), await hash(page)];
  assert.equal(await side(), '4');
  await reload(page);
  await page.locator('.run .chip', { hasText: 'step 0' }).waitFor();
  assert.deepEqual([await side(), await board(page), await hash(page)], ['4', run, address]);
});

test('the model of a puzzle is saved, while a run goes on too', async (t) => {
  const page = await open(t, `#a=clause-learning&a=integer-program&${P3}&w=lab`);
  await button(page, 'Run').click();
  const starts = { 'Model as GMPL': '# ', 'Model as CPLEX LP': '\\ ', 'Model as DIMACS CNF': 'c ' };
  for (const [name, start] of Object.entries(starts)) {
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
    assert.ok(readFileSync(await download.path(), 'utf8').startsWith(start), name);
  }
  await until(page, () => document.querySelectorAll('.run .chip.good').length === 2);
});

test('a cell is predicted by keyboard', async (t) => {
  const page = await open(t);
  await page.getByLabel('Predict').check();
  const first = page.locator('[data-guess="0"]');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await until(page, () => document.activeElement?.dataset.guess === '2');
  await page.keyboard.press('Enter');
  await page.getByText('1 of 1', { exact: true }).waitFor();
});

test('an experiment compares three algorithms', async (t) => {
  const page = await open(t);
  await button(page, 'Experiment').click();
  await button(page, 'Run the experiment').click();
  await page.getByText('9 of 9 runs').waitFor({ timeout: 60_000 });
  assert.equal(await page.locator('.box').count(), 3);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as CSV').click()]);
  assert.equal(download.suggestedFilename(), 'nonet-experiment.csv');
});

test('an exercise sets itself up', async (t) => {
  const page = await open(t);
  await button(page, 'For a class').click();
  await page.getByText('2. Queue and stack').waitFor();
  await page.locator('[data-do="lesson:1"]').click();
  await until(page, () => document.querySelectorAll('.run').length === 2);
});

for (const [locale, theme, width] of [['en-GB', 'light', 1440], ['es-ES', 'dark', 320]]) {
  test(`everybody can use it: ${locale}, ${theme}, ${width} px`, async (t) => {
    const page = await open(t, `#${P3}&w=lab`, { locale, colorScheme: theme, viewport: { width, height: 900 } });
    const check = async (state) => {
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate(() => axe.run(document.body));
      assert.deepEqual(violations.map(({ id, nodes }) => [state, id, nodes[0].html]), []);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(over <= 0, `${state}: ${over} px too wide`);
    };
    await fullSpeed(page);
    await page.locator('[data-do=run]').click();
    await page.locator('.run .chip.good').waitFor();
    await check('watch');
    await page.locator('[data-field=predict]').check();
    await check('predict');
    await page.locator('[data-do=add]').click();
    await page.locator('[data-do=run]').click();
    await until(page, () => document.querySelectorAll('.run .chip.good').length === 2);
    await check('race');
    await page.locator('[data-do="room:experiment"]').click();
    await page.locator('[data-do=trial]').click();
    await page.locator('.box').nth(2).waitFor({ timeout: 60_000 });
    await check('experiment');
    await page.locator('[data-do="room:class"]').click();
    await page.locator('.lesson').first().waitFor();
    await check('class');
  });
}
