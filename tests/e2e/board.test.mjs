// The board by mouse, keyboard, touch and text input.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, board, boardIs, browserForTests, button, candidates, cell, grid, paste, says, tab } from './person.mjs';
import { until } from './browser.mjs';

const FOUR = S2.replace('53007', '53407');
const it = browserForTests();
const name = (locator) => locator.getAttribute('aria-label');

test('the board is a grid with one tab stop', async (t) => {
  const page = await it.visit(t);
  assert.equal(await name(grid(page)), 'Sudoku board');
  assert.equal(await grid(page).getByRole('row').count(), 9);
  assert.equal(await grid(page).getByRole('gridcell').count(), 81);
  assert.equal(await grid(page).locator('[tabindex="0"]').count(), 1);
});

test('arrows, Home, End, and with Ctrl', async (t) => {
  const page = await it.visit(t);
  await cell(page, 5, 5).click();
  const focused = () => page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  const steps = [['ArrowRight', 'R5C6'], ['ArrowUp', 'R4C6'], ['Home', 'R4C1'], ['ArrowLeft', 'R4C1'], ['End', 'R4C9'],
    ['Control+Home', 'R1C1'], ['Control+End', 'R9C9'], ['ArrowDown', 'R9C9'], ['PageUp', 'R6C9']];
  for (const [key, where] of steps) {
    await page.keyboard.press(key);
    await until(page, (start) => document.activeElement.getAttribute('aria-label')?.startsWith(start), where);
  }
  await page.keyboard.press('Tab');
  assert.doesNotMatch(String(await focused()), /^R\d/, 'Tab leaves the board');
});

test('click, type, clear; givens stay; conflicts are named on both cells', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('5');
  await until(page, (i) => document.querySelectorAll('[role=gridcell]')[i].textContent.startsWith('5'), 2);
  assert.equal(await name(cell(page, 1, 3)), 'R1C3, 5, yours, conflicts with R1C1');
  assert.equal(await name(cell(page, 1, 1)), 'R1C1, 5, given, conflicts with R1C3');
  assert.equal(await cell(page, 1, 1).getAttribute('aria-invalid'), 'true');
  const wavy = await cell(page, 1, 3).locator('.digit').evaluate((digit) => getComputedStyle(digit).textDecorationStyle);
  assert.equal(wavy, 'wavy', 'not by colour alone');
  for (const key of ['0', '.', 'Delete', 'Backspace']) {
    await page.keyboard.press('4');
    await until(page, () => document.querySelectorAll('[role=gridcell]')[2].getAttribute('aria-label') === 'R1C3, 4, yours');
    await page.keyboard.press(key);
    await until(page, () => document.querySelectorAll('[role=gridcell]')[2].getAttribute('aria-label') === 'R1C3, empty');
  }
  await cell(page, 1, 1).click();
  await page.keyboard.press('9');
  await says(page, /R1C1 is a given/);
  assert.equal(await name(cell(page, 1, 1)), 'R1C1, 5, given');
});

test('digits by the place of the key, by the numeric pad and by text input', async (t) => {
  const page = await it.visit(t);
  await cell(page, 1, 1).click();
  await page.keyboard.press('z'); // the player's digits: givens would go from cell to cell
  const shows = (digit) => until(page, (d) => document.querySelector('[role=gridcell] .digit').textContent === d, digit);
  const reports = (init) => page.evaluate((event) => document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true })), init);
  await reports({ key: '7', code: 'Numpad7', modifierNumLock: true });
  await shows('7');
  await reports({ key: 'é', code: 'Digit2' });
  await shows('2');
  await page.keyboard.insertText('9');
  await shows('9');
  await page.keyboard.insertText('４');
  await shows('4');
  await page.keyboard.insertText('word');
  await shows('4');
  assert.equal(await cell(page, 1, 1).locator('.digit').count(), 1, 'the cell is still a cell');
});

test('an input method composes without harm', async (t) => {
  const page = await it.visit(t);
  await cell(page, 2, 2).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: '７', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.insertText', { text: '７' });
  await until(page, () => document.querySelectorAll('[role=gridcell]')[10].getAttribute('aria-label') === 'R2C2, 7, given');
  assert.equal((await cell(page, 2, 2).textContent()).trim(), '7');
});

test('candidates follow, and can be taken away', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await candidates(page);
  await until(page, () => document.querySelectorAll('[role=gridcell]')[2].getAttribute('aria-label').endsWith('candidates 1 2 4'));
  await cell(page, 1, 4).click();
  await page.keyboard.press('2');
  await until(page, () => document.querySelectorAll('[role=gridcell]')[2].getAttribute('aria-label').endsWith('candidates 1 4'));
  await cell(page, 1, 3).click();
  await page.keyboard.press('e');
  await page.keyboard.press('4');
  await until(page, () => document.querySelectorAll('[role=gridcell]')[2].getAttribute('aria-label').endsWith('candidates 1'));
  await button(page, 'Undo').click();
  await until(page, () => document.querySelectorAll('[role=gridcell]')[2].getAttribute('aria-label').endsWith('candidates 1 4'));
});

test('undo and redo, by button and by key', async (t) => {
  const page = await it.visit(t);
  assert.equal(await button(page, 'Undo').isDisabled(), true);
  await paste(page, S2);
  await boardIs(page, S2);
  assert.equal(await button(page, 'Undo').isDisabled(), true, 'its game begins here');
  await cell(page, 1, 3).click();
  await page.keyboard.press('Control+z');
  await says(page, /Nothing to undo/);
  await page.keyboard.press('4');
  await boardIs(page, FOUR);
  await button(page, 'Undo').click();
  await boardIs(page, S2);
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+y');
  await boardIs(page, FOUR);
  await page.keyboard.press('Control+z');
  await boardIs(page, S2);
  await page.keyboard.press('Control+Shift+z');
  await boardIs(page, FOUR);
});

test('on a phone a tab brings its part of the page into the window', async (t) => {
  const page = await it.visit(t, { hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  const top = (id) => page.locator(id).evaluate((node) => node.getBoundingClientRect().top);
  for (const [name, id] of [['Create', '#work-create'], ['Text', '#work-text'], ['Lab', '#work-lab'], ['Solutions', '#work-solutions']]) {
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await tab(page, name).tap();
    await page.locator(id).waitFor();
    const [at, high] = [await top(id), await page.evaluate(() => innerHeight)];
    assert.ok(at > -1 && at <= 0.6 * high, `${name} begins at ${at} of ${high}`);
  }
});

test('by touch, with the pad', async (t) => {
  const page = await it.visit(t, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await cell(page, 3, 3).tap();
  await page.getByRole('group', { name: 'Digits' }).getByRole('button', { name: /^6,/ }).tap();
  await until(page, () => document.querySelectorAll('[role=gridcell]')[20].getAttribute('aria-label') === 'R3C3, 6, given');
  await cell(page, 3, 3).tap();
  await button(page, 'Erase').tap();
  await until(page, () => document.querySelectorAll('[role=gridcell]')[20].getAttribute('aria-label') === 'R3C3, empty');
  assert.equal(await board(page), '0'.repeat(81));
});
