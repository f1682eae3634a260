// The search tree is the way through a run: pressing a node brings board, counters and code to its step.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { browserForTests, button } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const P3 = 'p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const THIN = 'p=..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

const tree = (page) => page.locator('svg[data-tree="0"]');
const note = (page) => page.locator('.node-note').first();
const at = async (page) => Number(await page.locator('[data-field=scrub]').inputValue());

// Opens the Lab and runs at full speed, to the end or until there is a tree.
async function ran(t, hash, options = {}) {
  const page = await it.visit(t, { hash: `#${hash}&w=lab`, ...options });
  await page.locator('.run .chip', { hasText: /step 0|paso 0/ }).first().waitFor();
  await page.getByLabel(/^(Speed|Velocidad)/).fill('100');
  await page.locator('[data-do=run]').click();
  await tree(page).waitFor();
  return page;
}

// Presses the middle of the highest row: the root.
async function pressRoot(page) {
  await tree(page).scrollIntoViewIfNeeded();
  const box = await tree(page).boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.06);
}

test('a node that is pressed brings the run to its step', async (t) => {
  const page = await ran(t, `a=backtracking&${P3}`);
  await page.locator('.run .chip.good').waitFor();
  await pressRoot(page);
  await until(page, () => document.querySelector('[data-field=scrub]').value === '1');
  assert.match(await note(page).textContent(), /^Node 1 ·/);
  assert.equal(await page.locator('[data-counter=expanded]').first().textContent(), '1');
  // On from there by keyboard.
  await tree(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByText(/^Node 2 · .* · depth 1 ·/).waitFor();
  await page.keyboard.press('Enter');
  await until(page, () => document.querySelector('[data-field=scrub]').value === '2');
});

test('the tree is looked at closer, and as a whole again', async (t) => {
  const page = await ran(t, `a=depth-first&${P3}`);
  await page.locator('.run .chip.good').waitFor();
  const drawn = () => tree(page).locator('path').first().getAttribute('d');
  const whole = await drawn();
  await pressRoot(page);
  await page.keyboard.press('Tab');
  await tree(page).focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
  await button(page, 'Look closer').click();
  await until(page, (whole) => document.querySelector('svg[data-tree] path').getAttribute('d') !== whole, whole);
  await button(page, 'Whole tree').click();
  await until(page, (whole) => document.querySelector('svg[data-tree] path').getAttribute('d') === whole, whole);
  await page.getByText('Fold what has no solution').click();
  await until(page, () => document.querySelector('svg[data-tree] .folded').getAttribute('d') !== '');
});

test('a large tree is drawn while it grows, and its numbers are of all its nodes', async (t) => {
  const init = () => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const task of list.getEntries()) window.longest = Math.max(window.longest, task.duration);
    }).observe({ type: 'longtask' });
  };
  const page = await ran(t, `a=depth-first&${THIN}`, { init });
  const counted = () => Number(document.querySelector('[data-counter=expanded]').textContent.replace(/\D/g, ''));
  // A function, not a text made of `counted`: the page's policy allows no eval.
  await page.waitForFunction(() => Number(document.querySelector('[data-counter=expanded]').textContent.replace(/\D/g, '')) > 150_000);
  await page.evaluate(() => { window.longest = 0; });
  const box = await tree(page).boundingBox();
  for (let i = 0; i < 20; i++) await page.mouse.move(box.x + 20 + i * 8, box.y + 20 + i * 6);
  t.diagnostic(`longest task while it grew, pointed at: ${await page.evaluate(() => window.longest)} ms`);
  await button(page, 'Cancel').click();
  await page.locator('.run .chip', { hasText: 'cancelled' }).waitFor();
  const card = page.locator('.card', { has: tree(page) });
  await card.getByText('Numbers', { exact: true }).click();
  // The tree is drawn a moment after the counters.
  const all = async () => {
    const cells = await card.locator('tbody td:nth-child(2)').allTextContents();
    return cells.reduce((sum, text) => sum + Number(text), 0);
  };
  const wanted = Math.min(await page.evaluate(counted), 1_000_000);
  for (let i = 0; i < 50 && await all() !== wanted; i++) await page.waitForTimeout(100);
  assert.equal(await all(), wanted);
});

test('no words leave the tree, and it has no fault for readers', async (t) => {
  for (const [width, height] of [[320, 568], [1440, 900]]) {
    const page = await ran(t, `a=backtracking&${P3}`, { viewport: { width, height } });
    await page.locator('.run .chip.good').waitFor();
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}`);
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(() => axe.run(document.querySelector('.lab')));
    assert.deepEqual(violations.map(({ id }) => id), []);
  }
});
