// The first minute with only one way to use the page: keys, touch, or the accessibility tree. A digit, a first hint
// carried out, the user's own puzzle, a new one.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, board, boardIs, browserForTests, saved, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const first = (t, options) => it.visit(t, { hash: '#', ...options });
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

// Waits for a different board, and returns it.
async function another(page, before) {
  await until(page, (old) => [...document.querySelectorAll('[role=gridcell] .digit')].map((digit) => digit.textContent || '0').join('') !== old, before);
  return board(page);
}

const nDigits = (text) => [...text].filter((digit) => digit !== '0').length;

test('by keyboard alone', async (t) => {
  const page = await first(t, { permissions: ['clipboard-read', 'clipboard-write'] });
  const press = (...keys) => keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  // Tabs until this has the focus: the name of a button, as it is read out.
  const reach = async (name, most = 40) => {
    const focused = () => page.evaluate(() => (document.activeElement.ariaLabel ?? document.activeElement.textContent).trim());
    for (let presses = 0; presses < most; presses += 1) {
      if (await focused() === name) return presses;
      await press('Tab');
    }
    return assert.fail(`${name} is not among ${most} stops; the focus is on ${await focused()}`);
  };
  const puzzle = await board(page);
  await press('Alt+ArrowRight', '5');
  const played = await another(page, puzzle);
  assert.equal(nDigits(played), nDigits(puzzle) + 1, 'typing works at once');
  await press('Control+z');
  await boardIs(page, puzzle);
  await press('h');
  await says(page, /next step/i);
  await press('h', 'h', 'h', 'h');
  assert.equal(nDigits(await another(page, puzzle)), nDigits(puzzle) + 1, 'the fifth press carries the hint out');
  await page.evaluate((text) => navigator.clipboard.writeText(text), S2);
  await press('Control+v');
  await boardIs(page, S2);
  await reach('More');
  await press('Enter');
  await reach('New puzzle…');
  await press('Enter');
  await reach('Easy');
  await press('Enter');
  await another(page, S2);
  await until(page, () => /^Easy/.test(document.getElementById('chips').textContent.trim()));
  await saved(page);
});

test('by touch alone', async (t) => {
  const page = await first(t, PHONE);
  // A finger touches the middle of a thing, which must be what is visible there.
  const touch = async (selector, text = '') => {
    const node = page.locator(selector, { hasText: text }).filter({ visible: true }).first();
    await node.waitFor();
    const { x, y, width, height } = await node.boundingBox();
    assert.ok(Math.min(width, height) >= (selector.includes('gridcell') ? 36 : 44), `${selector} ${text}: ${width} × ${height}`);
    assert.equal(await node.evaluate((it, at) => it.contains(document.elementFromPoint(...at)), [x + width / 2, y + height / 2]), true, `${selector} ${text}`);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
  };
  const puzzle = await board(page);
  await touch(`[role=gridcell] >> nth=${puzzle.indexOf('0')}`);
  await touch('.keys button:enabled');
  assert.equal(nDigits(await another(page, puzzle)), nDigits(puzzle) + 1);
  await touch('.tools [data-action=undo]');
  await boardIs(page, puzzle);
  await touch('[data-action=hint]');
  await touch('#panel button', 'Show more');
  await page.getByRole('img', { name: '2/5' }).waitFor();
  await touch('#panel [data-action=apply]');
  const hinted = await another(page, puzzle);
  assert.equal(nDigits(hinted), nDigits(puzzle) + 1, 'Apply carries it out');
  await touch('.tools [popovertarget=menu]');
  await touch('#menu button', 'New puzzle…');
  await touch('.grades button', 'Medium');
  const medium = await another(page, hinted);
  await touch('.tools [popovertarget=menu]');
  await touch('#menu button', 'Paste or type mine');
  await until(page, () => document.activeElement.id === 'box');
  await page.keyboard.insertText(S2); // as a phone's keyboard does, or its clipboard
  await touch('[data-action=read-box]');
  assert.notEqual(medium, S2);
  await boardIs(page, S2);
});

test('by the accessibility tree alone', async (t) => {
  const page = await first(t);
  const session = await page.context().newCDPSession(page);
  const nodes = async () => (await session.send('Accessibility.getFullAXTree')).nodes.filter((node) => !node.ignored);
  // What an assistive technology finds by role and name. If it is not there yet, waits for it, as a user does.
  const find = async (role, name) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const found = (await nodes()).find((node) => node.role?.value === role && name.test(node.name?.value ?? ''));
      if (found) return found;
      await page.waitForTimeout(50);
    }
    const heard = (await nodes()).filter((node) => node.role?.value === role).map((node) => node.name?.value);
    return assert.fail(`no ${role} ${name} among ${heard.join(' | ')}`);
  };
  const objectOf = async (node) => (await session.send('DOM.resolveNode', { backendNodeId: node.backendDOMNodeId })).object.objectId;
  // Its default action.
  const activate = async (role, name) => {
    const objectId = await objectOf(await find(role, name));
    await session.send('Runtime.callFunctionOn', { objectId, functionDeclaration: 'function() { this.focus(); this.click(); }', userGesture: true });
  };
  const heard = async (pattern) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const all = await nodes();
      const status = all.filter((node) => node.role?.value === 'status');
      const within = (node) => [node.name?.value ?? '', ...(node.childIds ?? []).map((id) => within(all.find((other) => other.nodeId === id) ?? {}))].join(' ');
      if (status.some((node) => pattern.test(within(node)))) return;
      await page.waitForTimeout(50);
    }
    assert.fail(`${pattern} is not announced`);
  };
  await heard(/A puzzle is ready/);
  const empty = (await find('gridcell', /^R\dC\d, empty/)).name.value.match(/R\dC\d/)[0];
  await activate('gridcell', new RegExp(`^${empty}`));
  await activate('button', /^5/);
  await find('gridcell', new RegExp(`^${empty}, 5, yours`));
  await activate('button', /^Undo/);
  await find('gridcell', new RegExp(`^${empty}, empty`));
  await activate('button', /^Hint/);
  await heard(/next step/i);
  for (const level of [2, 3, 4]) {
    await activate('button', /^Show more/);
    await find('image', new RegExp(`${level}/5`));
  }
  await activate('button', /^Apply/);
  await heard(/R\dC\d|r\dc\d/);
  await find('gridcell', /filled in|yours/);
  await activate('button', /^More$/);
  await activate('button', /^New puzzle/);
  await activate('button', /^Hard/);
  await until(page, () => /^Hard/.test(document.getElementById('chips').textContent.trim()));
  await activate('button', /^More$/);
  await activate('button', /^New puzzle/);
  await activate('button', /^Paste or type mine/);
  const box = await find('textbox', /^Paste or type a puzzle/);
  await session.send('Runtime.callFunctionOn', { objectId: await objectOf(box), functionDeclaration: 'function() { this.focus(); }' });
  await page.keyboard.insertText(S2);
  await activate('button', /^Put on the board/);
  await heard(/30 givens/);
  await find('gridcell', /^R1C1, 5, given/);
});
