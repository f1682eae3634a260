// Boards of sixteen and twenty-five: marks, selections, colours and undo, by touch on the smallest phone, by keyboard
// and by the accessibility tree.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { browserForTests, button, cell, drawn, fromMenu, grid, inMenu, says, setting } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const selected = (page) => grid(page).getByRole('gridcell').evaluateAll((cells) =>
  cells.filter((node) => node.ariaSelected === 'true').map((node) => node.ariaLabel.split(',')[0]).join(' '));
const key = (page, name) => page.getByRole('group', { name: 'Digits' }).getByRole('button', { name });
const named = (page, [row, col], name) => until(page, ([row, col, wanted]) =>
  document.querySelectorAll('[role=row]')[row - 1].children[col - 1].ariaLabel === wanted, [row, col, name])
  .catch(async () => assert.equal(await cell(page, row, col).getAttribute('aria-label'), name));

async function board(page, side) {
  const box = Math.sqrt(side);
  const option = await page.locator('#shape').locator('option').evaluateAll((options, text) =>
    options.find((option) => option.textContent.startsWith(text)).value, `${side}`);
  await setting(page, 'shape', option);
  await until(page, (n) => document.querySelectorAll('[role=gridcell]').length === n, box ** 4);
}

for (const side of [16, 25]) {
  const last = side === 16 ? 'G' : 'P';

  test(`${side} × ${side} by touch, 320 px wide`, async (t) => {
    const page = await it.visit(t, { hasTouch: true, viewport: { width: 320, height: 568 } });
    await board(page, side);
    await inMenu(page, (menu) => menu.getByRole('switch', { name: 'Enlarge the board' }).tap());
    const wide = () => page.evaluate(() => { scrollTo(99, 0); return [document.documentElement.scrollWidth, scrollX]; });
    assert.deepEqual(await wide(), [320, 0], 'nothing runs out of the window');
    const middle = async (row, col) => {
      const { x, y, width, height } = await cell(page, row, col).boundingBox();
      assert.ok(width >= 24 && height >= 24, `${width} × ${height}`);
      return [{ x: x + width / 2, y: y + height / 2 }];
    };
    const session = await page.context().newCDPSession(page);
    const finger = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const tap = async (row, col) => {
      await finger('touchStart', await middle(row, col));
      await finger('touchEnd', []);
      await drawn(page); // the view follows once the finger is lifted
      await until(page, ([row, col]) => document.querySelectorAll('[role=row]')[row - 1].children[col - 1].ariaSelected === 'true', [row, col]);
    };
    await tap(1, 1);
    await key(page, /^1,/).tap(); // a given: the game has started
    await named(page, [1, 1], 'R1C1, 1, given');
    await tap(2, 3);
    await button(page, 'Corner').tap();
    await key(page, new RegExp(`^${last},`)).tap();
    await named(page, [2, 3], `R2C3, empty, corner ${last}`);
    await button(page, 'Centre').tap();
    await key(page, /^B,/).tap();
    await named(page, [2, 3], `R2C3, empty, corner ${last}, centre B`);

    // The view follows, cell by cell, to the other corner.
    for (let at = 3; at <= side; at++) await tap(at, at);
    await tap(side, side);
    await finger('touchStart', await middle(side, side));
    for (const col of [side - 1, side - 2]) await finger('touchMove', await middle(side, col));
    await finger('touchMove', await middle(side - 1, side - 2));
    await page.waitForTimeout(100); // no fling
    await finger('touchMove', await middle(side - 1, side - 2));
    await finger('touchEnd', []);
    await says(page, /4 cells selected/);
    assert.equal((await selected(page)).split(' ').length, 4);
    await button(page, 'Colour').tap();
    await key(page, 'green').tap();
    await named(page, [side, side], `R${side}C${side}, empty, green`);
    await button(page, 'Undo').tap();
    await named(page, [side, side], `R${side}C${side}, empty`);
    const seen = await page.evaluate(() => [document.documentElement.scrollWidth, scrollY]);
    assert.deepEqual(seen, [320, 0], 'nothing runs out of the window');
    const small = await page.locator('#keys .key, .erase').evaluateAll((keys) =>
      keys.map((node) => node.getBoundingClientRect()).filter(({ width, height }) => width < 24 || height < 24).length);
    assert.equal(small, 0);
    await fromMenu(page, 'History');
    await page.getByRole('treeitem').first().waitFor();
    assert.ok(await page.getByRole('treeitem').count() >= 4);
  });

  test(`${side} × ${side} by keyboard and by the accessibility tree`, async (t) => {
    const page = await it.visit(t);
    await board(page, side);
    const stops = await grid(page).getByRole('gridcell').evaluateAll((cells) => cells.filter((node) => node.tabIndex === 0).length);
    assert.equal(stops, 1, 'the tab key reaches the new board');
    const press = async (...keys) => {
      for (const name of keys) await page.keyboard.press(name);
    };
    await cell(page, 1, 1).evaluate((node) => node.click());
    await press('z', 'Shift+Digit4', 'Control+Digit2', 'Shift+b', 'Control+Shift+Digit6');
    await named(page, [1, 1], 'R1C1, empty, corner 4 B, centre 2, blue');
    await press('ArrowRight', 'x', last.toLowerCase());
    await named(page, [1, 2], `R1C2, empty, corner ${last}`);
    await press('Shift+ArrowDown', 'Shift+End');
    await says(page, new RegExp(`${side} cells selected`));
    await press('v', '3');
    await named(page, [2, side], `R2C${side}, empty, yellow`);
    await press('Shift+Y');
    await says(page, new RegExp(`^R1C2, corner ${last}, yellow; R2C2, yellow; .*R2C${side}, yellow`));
    await press('q');
    await says(page, /^Row 2: empty, empty/);
    await press('Control+z');
    await named(page, [2, side], `R2C${side}, empty`);
    await press('Control+Shift+End', 'Control+a');
    await says(page, new RegExp(`${side * side} cells selected`));
    await press('Escape', 'Control+End', 'z', last.toLowerCase());
    await named(page, [side, side], `R${side}C${side}, ${last}, yours`);

    // By role and name only.
    const labelled = (name) => grid(page).getByRole('gridcell', { name, exact: true });
    await labelled('R3C3, empty').evaluate((node) => node.click());
    await button(page, 'Centre').evaluate((node) => node.click());
    await key(page, new RegExp(`^${last},`)).evaluate((node) => node.click());
    await labelled(`R3C3, empty, centre ${last}`).waitFor();
    await button(page, 'Colour').evaluate((node) => node.click());
    await key(page, 'pink').evaluate((node) => node.click());
    await labelled(`R3C3, empty, centre ${last}, pink`).waitFor();
    await button(page, 'Undo').evaluate((node) => node.click());
    await labelled(`R3C3, empty, centre ${last}`).waitFor();
  });
}
