// The player's marks and the selection: by mouse only, by keyboard only, by touch only.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, button, cell, fromMenu, grid, inMenu, paste, reload, saved, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const named = (page, row, col, name) => until(page, ([at, wanted]) =>
  document.querySelectorAll('[role=gridcell]')[at].getAttribute('aria-label') === wanted, [9 * row + col - 10, name])
  .catch(async () => assert.equal(await cell(page, row, col).getAttribute('aria-label'), name));
const selected = (page) => grid(page).getByRole('gridcell').evaluateAll((cells) =>
  cells.flatMap((node, at) => node.ariaSelected === 'true' ? `${Math.floor(at / 9) + 1}${at % 9 + 1}` : []).join(' '));
const middle = async (page, row, col) => {
  const { x, y, width, height } = await cell(page, row, col).boundingBox();
  return [x + width / 2, y + height / 2];
};
const key = (page, name) => page.getByRole('group', { name: 'Digits' }).getByRole('button', { name });

test('by mouse: modes, strokes, rectangles, like digits, colours, and what is wrong with the marks', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await button(page, 'Corner').click();
  await key(page, /^4,/).click();
  await key(page, /^1,/).click();
  await named(page, 1, 3, 'R1C3, empty, corner 1 4');
  await button(page, 'Centre').click();
  await key(page, /^2,/).click();
  await named(page, 1, 3, 'R1C3, empty, corner 1 4, centre 2');
  const places = await cell(page, 1, 3).locator('.notes').textContent();
  assert.match(places, /^1 +4/, 'in the upper corners');

  await page.mouse.move(...await middle(page, 1, 1));
  await page.mouse.down();
  await page.mouse.move(...await middle(page, 2, 2), { steps: 12 });
  await page.mouse.move(...await middle(page, 3, 3), { steps: 12 });
  await page.mouse.up();
  await says(page, /3 cells selected/);
  assert.equal(await selected(page), '11 22 33', 'the diagonal alone');
  await cell(page, 2, 2).click({ modifiers: ['Control'] });
  await cell(page, 4, 4).click({ modifiers: ['Control'] });
  assert.equal(await selected(page), '11 33 44');
  await button(page, 'Colour').click();
  await key(page, 'green').click();
  await key(page, 'grey').click();
  await named(page, 4, 4, 'R4C4, empty, green and grey');
  await named(page, 1, 1, 'R1C1, 5, given, green and grey');
  assert.equal(await cell(page, 4, 4).locator('.colours i').count(), 2);
  const letters = await cell(page, 4, 4).locator('.colours i').evaluateAll((stripes) =>
    stripes.map((stripe) => getComputedStyle(stripe, '::after').content).join());
  assert.equal(letters, '"D","I"', 'not by colour alone');
  await cell(page, 5, 5).dblclick();
  assert.equal(await selected(page), '55', 'nothing is like an empty cell');
  await cell(page, 4, 4).dblclick();
  assert.equal(await selected(page), '11 33 44', 'the same colours');
  await cell(page, 1, 1).dblclick();
  assert.equal((await selected(page)).split(' ').length, 3, 'the same digit');
  await cell(page, 6, 6).click();
  await cell(page, 7, 8).click({ modifiers: ['Shift'] });
  assert.equal(await selected(page), '66 67 68 76 77 78');

  await cell(page, 1, 3).click();
  await fromMenu(page, 'Compare my marks');
  await says(page, /candidates are not marked/);
  await button(page, 'Fill in candidates').click();
  await says(page, /filled in as marks/);
  await button(page, 'Undo').click();
  await fromMenu(page, 'Show only my marks');
  await named(page, 1, 3, 'R1C3, empty, corner 1 4, centre 2');
  await saved(page);
  await reload(page);
  await named(page, 1, 3, 'R1C3, empty, corner 1 4, centre 2');
  await named(page, 4, 4, 'R4C4, empty, green and grey');
});

test('by keyboard: marks in every layer, selections, and a whole puzzle', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  const press = async (...keys) => {
    for (const name of keys) await page.keyboard.press(name);
  };
  await cell(page, 1, 1).evaluate((node) => node.click()); // as assistive technology does
  await press('ArrowRight', 'ArrowRight', 'Shift+Digit4', 'Shift+Digit1', 'Control+Digit2', 'Control+Shift+Digit6');
  await named(page, 1, 3, 'R1C3, empty, corner 1 4, centre 2, blue');
  await press('x', '1', 'c', '2', 'v', '6');
  await named(page, 1, 3, 'R1C3, empty, corner 4');
  await press('z', ' ');
  assert.equal(await button(page, 'Corner').getAttribute('aria-pressed'), 'true', 'the next mode');
  await page.keyboard.down('Control');
  await until(page, () => document.querySelector('[data-mode=centre]').getAttribute('aria-pressed') === 'true');
  await page.keyboard.up('Control');
  await until(page, () => document.querySelector('[data-mode=corner]').getAttribute('aria-pressed') === 'true');

  await press('z', 'Shift+ArrowRight', 'Control+ArrowDown', 'Control+ArrowDown', 'Control+Space');
  assert.equal(await selected(page), '13 14 34');
  await press('2');
  await named(page, 1, 4, 'R1C4, empty, centre 2');
  await named(page, 3, 4, 'R3C4, empty, centre 2');
  await press('Delete');
  await named(page, 3, 4, 'R3C4, empty');
  await named(page, 1, 3, 'R1C3, empty, corner 4');
  await press('Control+a');
  assert.equal((await selected(page)).split(' ').length, 81);
  await press('Escape', 'Shift+Space', 'Control+i');
  assert.equal((await selected(page)).split(' ').length, 72);
  await press('Escape', 'Control+Home');
  assert.equal(await selected(page), '11');

  for (let at = 0; at < 81; at++) {
    if (S2[at] === '0') await page.keyboard.type(SOLUTION[at]);
    await page.keyboard.down(at % 9 < 8 ? 'ArrowRight' : 'Home');
    if (at % 9 === 8) await page.keyboard.down('ArrowDown');
  }
  await boardIs(page, SOLUTION);
  await says(page, /Solved by hand/);
});

test('by touch, on a phone: modes, marks, a stroke of the finger', async (t) => {
  const page = await it.visit(t, { hasTouch: true, viewport: { width: 320, height: 568 } });
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).tap();
  await button(page, 'Corner').tap();
  await key(page, /^4,/).tap();
  await named(page, 1, 3, 'R1C3, empty, corner 4');
  await button(page, 'Centre').tap();
  await key(page, /^1,/).tap();
  await named(page, 1, 3, 'R1C3, empty, corner 4, centre 1');
  const session = await page.context().newCDPSession(page);
  const finger = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const point = async (row, col) => {
    const [x, y] = await middle(page, row, col);
    return [{ x, y }];
  };
  await finger('touchStart', await point(4, 2));
  for (const [row, col] of [[4, 3], [4, 4], [5, 4]]) await finger('touchMove', await point(row, col));
  await page.waitForTimeout(100); // a stroke that ends while moving would be a fling, which swallows the next tap
  await finger('touchMove', await point(5, 4));
  await finger('touchEnd', []);
  await says(page, /4 cells selected/);
  assert.equal(await selected(page), '42 43 44 54');
  await inMenu(page, (menu) => menu.getByRole('switch', { name: 'Select several cells' }).tap());
  for (const [row, col] of [[4, 3], [9, 9], [4, 4], [7, 1]]) await cell(page, row, col).tap();
  await says(page, /4 cells selected/);
  assert.equal(await selected(page), '42 54 71 99');
  await fromMenu(page, 'Select all cells');
  await says(page, /81 cells selected/);
  await cell(page, 5, 4).tap();
  await fromMenu(page, 'Invert the selection');
  await inMenu(page, (menu) => menu.getByRole('switch', { name: 'Select several cells' }).tap());
  assert.equal(await selected(page), '54');
  await button(page, 'Colour').tap();
  await key(page, 'red').tap();
  await named(page, 5, 4, 'R5C4, 8, given, red');
  await button(page, 'Erase').tap();
  await named(page, 5, 4, 'R5C4, 8, given');
  const tight = await page.locator('#mode button').evaluateAll((buttons) =>
    buttons.filter((node) => node.scrollWidth > node.clientWidth + 1 || node.clientHeight < 24).map((node) => node.textContent));
  assert.deepEqual(tight, [], 'every mode can be read');
});

const lit = (page) => grid(page).getByRole('gridcell').evaluateAll((cells) =>
  cells.flatMap((node, at) => node.classList.contains('lit') ? `${Math.floor(at / 9) + 1}${at % 9 + 1}` : []).join(' '));

test('first the digit, then the cells: by mouse and by keyboard', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await key(page, /^4,/).dblclick();
  await says(page, /4 is locked/);
  await named(page, 1, 3, 'R1C3, empty');
  assert.equal(await key(page, /^4,/).getAttribute('aria-pressed'), 'true');
  assert.equal(await lit(page), '51 84', 'the fours');
  await cell(page, 1, 6).click();
  await named(page, 1, 6, 'R1C6, 4, yours');
  await cell(page, 1, 6).click();
  await named(page, 1, 6, 'R1C6, empty');
  await button(page, 'Corner').click();
  await key(page, /^2,/).click({ button: 'right' });
  await says(page, /2 is locked/);
  await cell(page, 1, 4).click();
  await named(page, 1, 4, 'R1C4, empty, corner 2');
  await page.keyboard.press('Escape');
  await says(page, /No digit/);
  await cell(page, 1, 6).click();
  await named(page, 1, 6, 'R1C6, empty');
  await page.keyboard.press('Alt+Digit2');
  assert.equal(await lit(page), '14 65 77', 'the twos, and the mark');
});

test('keys pressed half a second apart are not held', async (t) => {
  const page = await it.visit(t);
  await cell(page, 1, 3).click();
  await page.evaluate(() => new Promise((done) => {
    const send = (digit, ...names) => names.forEach((name) =>
      document.querySelector(`[data-digit="${digit}"]`).dispatchEvent(new PointerEvent(name, { bubbles: true })));
    send(1, 'pointerdown', 'pointerup', 'click');
    setTimeout(() => send(2, 'pointerdown'), 450);
    setTimeout(() => done(send(2, 'pointerup', 'click')), 550);
  }));
  await named(page, 1, 4, 'R1C4, 2, given');
  assert.deepEqual(await Promise.all([/^1,/, /^2,/].map((name) => key(page, name).getAttribute('aria-pressed'))), ['false', 'false']);
});

test('first the digit, then the cells: by touch', async (t) => {
  const page = await it.visit(t, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await paste(page, S2);
  await boardIs(page, S2);
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = await key(page, /^4,/).boundingBox();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await says(page, /4 is locked/);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cell(page, 1, 6).tap();
  await named(page, 1, 6, 'R1C6, 4, yours');
  await key(page, /^4,/).tap();
  await says(page, /No digit/);
});

test('candidates get colours: by keyboard, and by touch', async (t) => {
  const page = await it.visit(t, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).tap();
  for (const name of ['z', 'Shift+Digit1', 'Control+Digit2', 'Control+Digit4', 'Alt+Digit4', 'Control+Shift+Digit6']) await page.keyboard.press(name);
  await named(page, 1, 3, 'R1C3, empty, corner 1, centre 2 4, 4 in blue');
  const runs = () => cell(page, 1, 3).locator('.notes [data-colour]').evaluateAll((runs) =>
    runs.map((run) => `${run.textContent} ${run.dataset.colour} ${getComputedStyle(run).textDecorationLine}`).join());
  assert.equal(await runs(), '4 6 underline', 'not by colour alone');
  await page.keyboard.press('Escape');
  await button(page, 'Corner').tap();
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = await key(page, /^1,/).boundingBox();
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await says(page, /1 is locked/);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await button(page, 'Colour').tap();
  await cell(page, 1, 3).tap();
  await key(page, 'pink').tap();
  await named(page, 1, 3, 'R1C3, empty, corner 1, centre 2 4, 1 in pink, 4 in blue');
  await saved(page);
  await reload(page);
  await named(page, 1, 3, 'R1C3, empty, corner 1, centre 2 4, 1 in pink, 4 in blue');
});
