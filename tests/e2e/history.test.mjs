// The tree of changes: by mouse, by keyboard, by touch; savepoints, suppositions, replay, the last correct board.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { S2, boardIs, browserForTests, button, cell, fromMenu, paste, reload, saved, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const put = (line, ...digits) => digits.reduce((board, [at, digit]) => board.slice(0, at) + digit + board.slice(at + 1), line);
const FIRST = put(S2, [2, '4'], [3, '6']);
const SECOND = put(S2, [2, '4'], [3, '2']);

const rows = (page) => page.getByRole('treeitem').allTextContents();
const rowsAre = (page, wanted) => until(page, (text) =>
  [...document.querySelectorAll('[role=treeitem]')].map((row) => row.textContent).join('\n') === text, wanted.join('\n'))
  .catch(async () => assert.deepEqual(await rows(page), wanted));
const here = (page) => page.locator('#tree [aria-selected=true]').textContent();
const clean = async (page) => {
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe.source);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(found.violations.map(({ id, nodes }) => [id, nodes[0].html]), []);
};

// 4 in R1C3; then 6 in R1C4, undone, and replaced by 2.
async function forked(page) {
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await cell(page, 1, 4).click();
  await page.keyboard.press('6');
  await boardIs(page, FIRST);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('2');
  await boardIs(page, SECOND);
}

const FORKED = ['The beginning', 'new puzzle', 'R1C3 is 4', 'R1C4 is 6', 'R1C4 is 2 · you are here'];

test('by mouse: branches, a press goes there, savepoints, and all of it after a reload', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1440, height: 900 } });
  await forked(page);
  await button(page, 'History').click();
  await rowsAre(page, FORKED);
  const [trunk, branch] = await Promise.all([2, 3].map((at) => page.getByRole('treeitem').nth(at).evaluate((row) =>
    Number.parseFloat(getComputedStyle(row).paddingInlineStart))));
  assert.ok(branch > trunk, 'the branch is to the right');
  await page.getByRole('treeitem').nth(3).click();
  await boardIs(page, FIRST);
  await says(page, /1 change undone\. It stays in the history\. 1 change redone\./);
  await rowsAre(page, ['The beginning', 'new puzzle', 'R1C3 is 4', 'R1C4 is 2', 'R1C4 is 6 · you are here']);
  await button(page, 'Savepoint here').click();
  const field = page.getByLabel('Name of this savepoint');
  await field.fill('six');
  await field.press('Tab');
  await until(page, () => document.querySelector('#tree [aria-selected=true]').textContent.startsWith('Savepoint “six” · '));
  await clean(page);
  await saved(page);
  await reload(page);
  await boardIs(page, FIRST);
  await button(page, 'History').click();
  assert.match(await here(page), /^Savepoint “six” · R1C4 is 6 · you are here$/);
  await page.getByRole('treeitem').first().click();
  await boardIs(page, '0'.repeat(81));
  await page.getByRole('treeitem', { name: /Savepoint/ }).click();
  await boardIs(page, FIRST);
});

test('by keyboard: keys open it and keep places, arrows look for a place, Enter goes there', async (t) => {
  const page = await it.visit(t);
  await forked(page);
  await page.keyboard.press('k');
  await says(page, /This place is a savepoint/);
  await page.keyboard.press('t');
  await page.getByRole('tree', { name: 'History' }).waitFor();
  await page.getByRole('treeitem').last().focus();
  await page.keyboard.press('ArrowUp');
  assert.match(await page.evaluate(() => document.activeElement.textContent), /^R1C4 is 6/);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-level')), '2');
  await boardIs(page, SECOND);
  await page.keyboard.press('Enter');
  await boardIs(page, FIRST);
  assert.match(await page.evaluate(() => document.activeElement.textContent), /you are here/, 'the focus stays on the row');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+y');
  await boardIs(page, FIRST);
  await page.keyboard.press('t');
  await until(page, () => document.getElementById('tree').hidden);
});

test('by touch, on a phone: what if, dropped and kept; replay; the last correct board', async (t) => {
  const page = await it.visit(t, { hasTouch: true, viewport: { width: 320, height: 568 } });
  await paste(page, S2);
  await boardIs(page, S2);
  const key = (digit) => page.locator(`#keys [data-digit="${digit}"]`);
  const close = () => page.locator('.answer > .icon').tap();
  const open = () => fromMenu(page, 'History');
  await cell(page, 1, 3).tap();
  await key(4).tap();
  await open();
  await button(page, 'What if …').tap();
  await close();
  await cell(page, 1, 4).tap();
  await key(2).tap();
  await until(page, () => document.querySelectorAll('.cell.supposed').length === 1);
  const looks = await cell(page, 1, 4).locator('.digit').evaluate((node) => getComputedStyle(node).textDecorationStyle);
  assert.equal(looks, 'dotted', 'not by colour alone');
  assert.equal(await cell(page, 1, 4).getAttribute('aria-label'), 'R1C4, 2, yours, what if');
  await open();
  await button(page, 'Drop it').tap();
  await boardIs(page, put(S2, [2, '4']));
  await says(page, /Dropped: 1 change undone/);
  await page.getByRole('treeitem', { name: /R1C4 is 2/ }).tap();
  await boardIs(page, SECOND);
  await button(page, 'Back to the last correct board').tap();
  await boardIs(page, put(S2, [2, '4']));
  await says(page, /agrees with the solution again/);
  await page.waitForTimeout(450); // not so soon, as it has only just appeared
  await button(page, 'Replay from the start').tap();
  await page.locator('#player:not(.playing)').waitFor();
  await page.locator('#scrub').evaluate((slider) => {
    slider.value = '1';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await boardIs(page, S2);
  await button(page, 'Go there').tap();
  await boardIs(page, S2);
  await clean(page);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, 'nothing runs out of the window');
});
