// The first minute: a first visit gets a ready puzzle, and other ways to begin; and the last: it is solved.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, board, boardIs, browserForTests, button, cell, fromMenu, paste, reload, saved, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const first = (t, options) => it.visit(t, { hash: '#', ...options }); // no fragment at all
const start = (page) => page.locator('#start');

test('a first visit: the puzzle is there, a digit of the pad is enough', async (t) => {
  const page = await first(t);
  const puzzle = await board(page);
  assert.ok([...puzzle].filter((digit) => digit !== '0').length >= 24);
  await says(page, /^A puzzle is ready: just type\.$/);
  assert.equal(await button(page, 'Undo').isDisabled(), true);
  await until(page, () => /ER/.test(document.getElementById('chips').textContent));
  for (const name of ['Easy', 'Medium', 'Hard', 'Fiendish']) await button(page, name).waitFor();
  await page.locator('#keys button').first().click();
  await start(page).waitFor({ state: 'hidden' });
  await saved(page);
  const played = await board(page);
  assert.notEqual(played, puzzle);
  await reload(page);
  await boardIs(page, played);
  await fromMenu(page, 'New puzzle…');
  await start(page).waitFor();
});

test('the ways to begin: a new puzzle, a box to paste into, an empty board', async (t) => {
  const page = await first(t);
  const puzzle = await board(page);
  await button(page, 'Easy').click();
  await until(page, (before) => [...document.querySelectorAll('.digit')].map((digit) => digit.textContent || '0').join('') !== before, puzzle);
  await until(page, () => /Easy/.test(document.getElementById('chips').textContent));
  await fromMenu(page, 'New puzzle…');
  await start(page).getByRole('button', { name: /^Paste or type mine/ }).click();
  await until(page, () => document.activeElement.id === 'box');
  await button(page, 'Empty board to type on').click();
  await boardIs(page, '0'.repeat(81));
});

test('the ways to begin go in one step: a button that moved later would lose a press', async (t) => {
  const page = await it.visit(t);
  const place = () => button(page, 'Propagate').evaluate((node) => new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(node.getBoundingClientRect().top)));
  }));
  const before = await place();
  await paste(page, S2);
  const after = await place();
  assert.ok(after < before, 'they are gone');
  await page.waitForTimeout(400);
  assert.equal(await place(), after);
});

test('a link and a saved game come before the ready puzzle', async (t) => {
  const page = await it.visit(t, { hash: `#p=${S2}` });
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await saved(page);
  await page.close(); // another tab beside it would have a different game
  await boardIs(await it.revisit(t, page, '#'), S2.replace('530', '534'));
});

for (const [width, height] of [[320, 568], [360, 740], [390, 844], [844, 390], [768, 1024]]) {
  test(`the pad and the four levels are in sight together at ${width} × ${height}`, async (t) => {
    const page = await first(t, { viewport: { width, height }, hasTouch: true, isMobile: true });
    const hidden = await page.locator('#board, .key, .grades button').evaluateAll((nodes) => nodes.filter((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight || !node.contains(at);
    }).map((node) => node.textContent));
    assert.deepEqual(hidden, []);
  });
}

test('the last digit says what it took, with one quiet wave, and without one if motion is not wanted', async (t) => {
  const solved = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
  for (const [reducedMotion, waves] of [['no-preference', 1], ['reduce', 0]]) {
    const page = await it.visit(t, { reducedMotion });
    await paste(page, `${solved.slice(0, 80)}0`);
    await page.locator('#board').evaluate((node) => {
      globalThis.begun = []; // a wave may be over before it is looked at
      node.addEventListener('animationstart', ({ animationName }) => globalThis.begun.push(animationName));
    });
    await cell(page, 9, 9).click();
    await page.keyboard.press('9');
    await says(page, /^Solved by hand\. Next\?$/);
    await page.getByRole('heading', { name: 'Solved by hand. Next?' }).waitFor();
    await button(page, 'Hard').waitFor();
    assert.deepEqual(await page.evaluate(() => globalThis.begun), Array(waves).fill('wave'));
  }
});
