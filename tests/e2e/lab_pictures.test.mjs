// The pictures of each kind of search: the drawing is there, is legible at three sizes, and agrees with the board.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { browserForTests } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const P1 = 'p=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const P3 = 'p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

// Opens a run in the present visit, and steps to a position.
async function run(page, hash, position) {
  await page.evaluate((hash) => { location.hash = `#${hash}&w=lab`; }, hash);
  const slug = /a=([a-z-]+)/.exec(hash)[1];
  await until(page, (slug) => document.querySelector('.lanes select')?.value === slug
    && /^(step|paso) 0$/.test(document.querySelector('.run .chip')?.textContent), slug);
  for (let i = 0; i < position; i++) {
    await page.evaluate(() => document.querySelector('[data-do=step]').click());
    await until(page, (i) => Number(document.querySelector('[data-field=scrub]').value) === i, i + 1);
  }
}

// On to the next conflict, or to the end.
async function toConflict(page) {
  const before = await page.locator('[data-field=scrub]').inputValue();
  await page.evaluate(() => document.querySelector('[data-do="to:conflict"]').click());
  await until(page, (before) => document.querySelector('[data-field=scrub]').value !== before
    && document.querySelector('[data-do=run]').textContent.startsWith('▶'), before);
}

// Waits for this text, once the picture is that of this step.
const shows = (page, selector, text = '') => until(page, ([selector, text]) =>
  [...document.querySelectorAll(selector)].some((node) => new RegExp(text).test(node.textContent)), [selector, text]);
const story = (page) => page.locator('.story').first().textContent();

async function shot(page, name) {
  if (!process.env.SHOTS) return;
  await page.waitForTimeout(400);
  const { width } = page.viewportSize();
  for (const [at, card] of (await page.locator('.views > .asides .card, .views > .picture:not(:has([data-tree]))').all()).entries()) {
    await card.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${at}.png` });
  }
  await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-page.png` });
}

async function fits(page) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => axe.run(document.querySelector('.lab')));
  assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 80)}`), []);
}

for (const [width, height, colorScheme, locale] of [[1440, 900, 'light', 'en-GB'], [1280, 720, 'dark', 'en-GB'], [320, 568, 'dark', 'es-ES']]) {
  test(`each kind of search shows its own, ${width} × ${height}, ${colorScheme}, ${locale}`, async (t) => {
    const page = await it.visit(t, { hash: `#a=backtracking&${P3}&w=lab`, viewport: { width, height }, colorScheme, locale });
    await page.locator('.run .chip', { hasText: /^(step|paso) 0$/ }).first().waitFor();
    const en = locale.startsWith('en');

    const [cell, box] = en ? ['R\\dC\\d', 'box'] : ['F\\dC\\d', 'caja'];

    await run(page, `a=clause-learning&${P3}`, 12);
    assert.match(await story(page), en ? /^It follows that R\dC\d = \d\.$/ : /^Se sigue que F\dC\d = \d\.$/);
    await shows(page, '.told li', `^${cell} = \\d: .`);
    await shot(page, 'sat-implied');
    await run(page, `a=clause-learning&${P1}`, 0);
    await toConflict(page);
    assert.match(await story(page), en ? /^Conflict\. Learned: R\dC\d [=≠] \d/ : /^Conflicto\. Aprende: F\dC\d [=≠] \d/);
    await shows(page, '.told li', en ? '^Why: suppose ' : '^Por qué: suponga ');
    await shot(page, 'sat-learned');

    await run(page, `a=dancing-links&${P1}`, 5);
    await shows(page, '.told li', `^→ ${cell} = \\d: ${cell} · .* · \\d .* ${box} \\d$`);
    await shows(page, '.matrix .taken');
    assert.ok(await page.locator('.matrix *').count() < 20);
    await shot(page, 'links');
    await toConflict(page);
    await shows(page, '.told li', en ? '^None: a dead end' : '^Ninguna: un callejón');
    assert.ok(await page.locator('.run .clash, .run .lacks').count() > 0);
    await shot(page, 'links-end');

    for (const [slug, boards] of [['genetic-algorithm', 4], ['memetic', 3]]) {
      await run(page, `a=${slug}&${P1}&d=3`, 3);
      await until(page, (boards) => document.querySelectorAll('.asides .chart .frame').length === boards, boards);
      const digits = await page.locator('.asides .chart text.small').allTextContents();
      assert.ok(digits.length === boards && digits.every((text) => /^[1-9]{81}$/.test(text)));
      await shot(page, slug);
    }

    await run(page, `a=dsatur&${P1}`, 5);
    await shows(page, '.square .edge');
    assert.ok(await page.locator('.square:has(.vertex) *').count() < 40);
    await shot(page, 'colours');

    await run(page, `a=integer-program&${P1}`, 1);
    await toConflict(page);
    await shows(page, '.told li', `^${cell} = \\d: 0\\.\\d\\d$`);
    assert.ok(await page.locator('.square .dead').getAttribute('d'));
    await shot(page, 'program');

    await run(page, `a=candidate-breadth-first;branch:smallest&${P1}`, 0);
    await toConflict(page);
    await shows(page, '.told li', `^${cell} = \\d: .*${cell}`);
    await shot(page, 'candidates');
    await run(page, `a=backtracking-full-propagation&${P1}`, 0);
    await toConflict(page);
    assert.match(await story(page), en ? /leads to a contradiction\. No (candidate|place) is left/ : /contradicción\. No queda/);
    await shot(page, 'propagation');
    await fits(page);
  });
}
