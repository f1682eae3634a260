// The search trees of two runs as one: how much they share, where they diverge; pressing a node brings both there.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { browserForTests, button } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const P3 = 'p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const RACE = `#a=depth-first&a=depth-first;order:9-1&${P3}&w=lab`;

const number = (text) => Number(text.replace(/\D/g, ''));

test('two trees are merged, and a node brings both runs to it', async (t) => {
  const page = await it.visit(t, { hash: RACE, viewport: { width: 1440, height: 900 } });
  await page.locator('.run .chip', { hasText: 'step 0' }).first().waitFor();
  await page.getByLabel(/^Speed/).fill('100');
  await page.locator('[data-do=run]').click();
  await page.locator('[data-do=run]', { hasText: 'Run' }).waitFor();
  await button(page, 'Merge trees').click();
  const tree = page.locator('svg[data-tree="2"]');
  await tree.waitFor();
  const card = page.locator('.card', { has: tree });

  // The sentence agrees with the table of both trees.
  const sum = await card.locator('p').first().textContent();
  const said = /^Nodes in both: (.+); only in 1 .+: (.+); only in 2 .+: (.+)\. They first part at R\dC\d, at depth \d+\.$/.exec(sum);
  const [both, first, second] = said.slice(1).map(number);
  await card.getByText('Numbers', { exact: true }).click();
  const column = async (n) => {
    const cells = await card.locator(`tbody td:nth-child(${n})`).allTextContents();
    return cells.reduce((sum, text) => sum + Number(text), 0);
  };
  assert.deepEqual([await column(2), await column(3), await column(4)], [both, first, second]);
  assert.equal(await card.locator('.legend .swatch').count(), 7);

  // The root by mouse, then down by keyboard: both runs are there.
  await tree.scrollIntoViewIfNeeded();
  const box = await tree.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.06);

  await until(page, () => [...document.querySelectorAll('.run .chip')].filter((chip) => chip.textContent.trim() === 'step 1').length === 2);
  assert.match(await card.locator('.node-note').textContent(), /^in both · depth 0/);
  await tree.focus();
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowDown');
  await card.getByText(/depth 2/).waitFor();

  await page.keyboard.press('+');
  await until(page, () => !document.querySelector('[data-do="whole:2"]').disabled);
  await card.getByText('Whole tree').click();
  await until(page, () => document.querySelector('[data-do="whole:2"]').disabled);

  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => axe.run(document.querySelector('.lab')));
  assert.deepEqual(violations.map(({ id }) => id), []);
  await page.setViewportSize({ width: 320, height: 568 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});
