// Buttons pressed twice in a row by a pointer that does not move: nothing that appears under it is pressed.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, button, cell, drawn, fromMenu, paste, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const TARGETS = 'button, a, label, summary, select, [role], [data-cell]';

// Records the target of each press.
async function listen(page) {
  await page.evaluate((targets) => {
    globalThis.heard = [];
    const nameOf = (node) => node && [node.localName, node.id, node.getAttribute('href'), JSON.stringify(node.dataset)].join();
    globalThis.nameOf = (node) => nameOf(node?.closest(targets));
    for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, ({ target }) => globalThis.heard.push(globalThis.nameOf(target)), true);
  }, TARGETS);
}

// The middles of all buttons that can be pressed now, and their names.
const inSight = (page) => page.evaluate(() => Array.from(document.querySelectorAll('#page button:not(:disabled)'), (node) => {
  if (!node.checkVisibility()) return null;
  const { left, top, width, height } = node.getBoundingClientRect();
  const place = [left + width / 2, top + height / 2];
  const name = globalThis.nameOf(node);
  return globalThis.nameOf(document.elementFromPoint(...place)) === name ? { name, place } : null;
}).filter(Boolean));

const STATES = {
  empty: async () => {},
  played: async (page) => {
    await paste(page, S2);
    await boardIs(page, S2);
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    await says(page, /R1C3/);
  },
  solved: async (page) => {
    await paste(page, SOLVED);
    await boardIs(page, SOLVED);
  },
};

// These leave the page or open a window of the system.
const ELSEWHERE = /open-file|print|update|copy-link/;

const WIDE = { width: 1440, height: 900 };

for (const [state, reach] of Object.entries(STATES)) {
  for (const viewport of state === 'played' ? [WIDE, { width: 390, height: 844 }] : [WIDE]) {
    test(`every button twice, ${state} board, ${viewport.width} wide`, async (t) => {
      const page = await it.visit(t, { viewport });
      const tried = new Set();
      await listen(page);
      for (;;) {
        await reach(page);
        const { name, place } = (await inSight(page)).find((it) => !tried.has(it.name) && !ELSEWHERE.test(it.name)) ?? {};
        if (!name) break;
        tried.add(name);
        await page.evaluate(() => { globalThis.heard = []; });
        await page.mouse.dblclick(...place);
        await drawn(page);
        const heard = new Set(await page.evaluate(() => globalThis.heard));
        assert.deepEqual([...heard], [name], `${name} twice`);
        // Back to the initial state: everything closed, the first workspace, an empty board.
        await page.evaluate(() => {
          document.querySelectorAll('dialog[open]').forEach((sheet) => sheet.close());
          document.querySelectorAll(':popover-open').forEach((menu) => menu.hidePopover());
          document.getElementById('tab-solve').click();
          document.querySelector('[data-action=dismiss]')?.click();
          document.querySelector('[data-action=clear]').click();
          document.activeElement.blur();
        });
        await page.waitForTimeout(450);
      }
      assert.ok(tried.size > 20, [...tried].join('\n'));
    });
  }
}

test('a level pressed twice makes one puzzle and presses nothing else', async (t) => {
  const page = await it.visit(t, { hash: '' });
  await listen(page);
  for (const level of ['Medium', 'Fiendish']) {
    if (level === 'Fiendish') await fromMenu(page, 'New puzzle…');
    const place = await button(page, level).boundingBox();
    await page.waitForTimeout(450);
    await page.evaluate(() => { globalThis.heard = []; });
    await page.mouse.dblclick(place.x + place.width / 2, place.y + place.height / 2);
    await says(page, /A new puzzle/);
    assert.equal(new Set(await page.evaluate(() => globalThis.heard)).size, 1);
    assert.equal(await page.locator('.cell.tool').count(), 0, 'nobody propagated or solved');
  }
});

test('the same key, the same button, keys of the keyboard: as fast as they like', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  const middle = async (locator) => {
    const { x, y, width, height } = await locator.boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const undo = await middle(button(page, 'Undo'));
  for (const [row, col, digit] of [[1, 3, '4'], [2, 2, '7'], [3, 1, '1'], [4, 2, '5']]) {
    await cell(page, row, col).click();
    await page.keyboard.press(digit);
  }
  for (let n = 0; n < 4; n += 1) await page.mouse.click(...undo, { delay: 5 });
  await boardIs(page, S2);
  // Neighbours on the pad, one after the other.
  const keys = await Promise.all(['1', '2'].map((digit) => middle(page.locator(`#keys [data-digit="${digit}"]`))));
  await cell(page, 1, 3).click();
  await button(page, 'Corner').click();
  await page.mouse.click(...keys[0]);
  await page.mouse.click(...keys[1]);
  await until(page, () => /corner 1 2/.test(document.querySelectorAll('.cell')[2].ariaLabel));
  // A double press on a cell selects all alike.
  await cell(page, 1, 1).dblclick();
  await until(page, () => document.querySelectorAll('.cell.selected').length > 1);
  // Assistive technology has no pointer.
  const said = await page.evaluate(() => {
    const [tab, other] = [document.getElementById('tab-text'), document.getElementById('tab-solve')];
    const { x, y } = tab.getBoundingClientRect();
    tab.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: x + 5, clientY: y + 5 }));
    other.click();
    return other.getAttribute('aria-selected');
  });
  assert.equal(said, 'true');
});
