// The pictures of each kind of search: what is drawn is there, can be read at three sizes, and agrees with the board.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { browserForTests } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const P1 = 'p=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const P3 = 'p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

// Opens a run in the visit that is there, and steps to a position.
async function run(page, hash, position) {
  await page.evaluate((hash) => { location.hash = `#${hash}&w=lab`; }, hash);
  const slug = /a=([a-z-]+)/.exec(hash)[1];
  await until(page, (slug) => document.querySelector('.lanes select')?.value === slug
    && /^(step|paso) 0$/.test(document.querySelector('.run .chip')?.textContent), slug);
  for (let i = 0; i < position; i++) {
    await page.evaluate(() => document.querySelector('[data-do=step]').click());
    await until(page, (i) => Number(document.querySelector('[data-field=scrub]').value) === i, i + 1);
  }
  await page.evaluate(() => new Promise((done) => { setTimeout(done, 300); }));
}

// On to the next conflict, or to the end.
async function toConflict(page) {
  const before = await page.locator('[data-field=scrub]').inputValue();
  await page.evaluate(() => document.querySelector('[data-do="to:conflict"]').click());
  await until(page, (before) => document.querySelector('[data-field=scrub]').value !== before
    && document.querySelector('[data-do=run]').textContent.startsWith('▶'), before);
  await page.evaluate(() => new Promise((done) => { setTimeout(done, 300); }));
}

const story = (page) => page.locator('.story').first().textContent();
const told = (page) => page.locator('.asides .told li').allTextContents();

async function shot(page, name) {
  if (!process.env.SHOTS) return;
  const { width } = page.viewportSize();
  for (const [at, card] of (await page.locator('.views > .asides .card, .views > .picture:not(:has([data-tree]))').all()).entries()) {
    await card.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${at}.png` });
  }
  await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-page.png` });
}

async function fits(page) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  const faults = await page.evaluate(async (source) => {
    if (!window.axe) (0, eval)(source); // the test's own
    const { violations } = await window.axe.run(document.querySelector('.lab'));
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 80)}`);
  }, axe.source).catch(() => []);
  assert.deepEqual(faults, []);
}

for (const [width, height, colorScheme, locale] of [[1440, 900, 'light', 'en-GB'], [1280, 720, 'dark', 'en-GB'], [320, 568, 'dark', 'es-ES']]) {
  test(`each kind of search shows its own, ${width} × ${height}, ${colorScheme}, ${locale}`, async (t) => {
    const page = await it.visit(t, { hash: `#a=backtracking&${P3}&w=lab`, viewport: { width, height }, colorScheme, locale });
    await page.locator('.run .chip', { hasText: /^(step|paso) 0$/ }).first().waitFor();
    const en = locale.startsWith('en');

    await run(page, `a=clause-learning&${P3}`, 12);
    assert.match(await story(page), en ? /^It follows that R\dC\d = \d\.$/ : /^Se sigue que F\dC\d = \d\.$/);
    assert.match((await told(page))[0], en ? /^R\dC\d = \d: / : /^F\dC\d = \d: /);
    await shot(page, 'sat-implied');
    await run(page, `a=clause-learning&${P1}`, 0);
    await toConflict(page);
    assert.match(await story(page), en ? /^Conflict\. Learned: R\dC\d [=≠] \d/ : /^Conflicto\. Aprende: F\dC\d [=≠] \d/);
    await shot(page, 'sat-learned');

    await run(page, `a=dancing-links&${P1}`, 9);
    const taken = (await told(page)).find((line) => line.startsWith('→'));
    assert.match(taken, en ? /^→ R\dC\d = \d: R\dC\d · \d in row \d · \d in column \d · \d in box \d$/ : /en caja \d$/);
    assert.equal(await page.locator('.matrix .taken').count(), 1);
    await shot(page, 'links');
    await toConflict(page);
    await shot(page, 'links-end');

    await run(page, `a=genetic-algorithm&${P1}&d=3`, 30);
    await shot(page, 'genetic');
    await run(page, `a=memetic&${P1}&d=3`, 3);
    await shot(page, 'memetic');

    await run(page, `a=dsatur&${P1}`, 14);
    assert.ok(await page.locator('.square .edge').count() > 2);
    await shot(page, 'colours');

    await run(page, `a=integer-program&${P1}`, 1);
    await toConflict(page);
    await shot(page, 'program');

    await run(page, `a=candidate-breadth-first&${P1}`, 0);
    await toConflict(page);
    await shot(page, 'candidates');
    await run(page, `a=backtracking-full-propagation&${P1}`, 0);
    await toConflict(page);
    await shot(page, 'propagation');
    await fits(page);
  });
}
