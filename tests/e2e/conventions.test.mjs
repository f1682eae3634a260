// What players of other programs expect to see (docs/CONVENTIONS.md): small digits, the pad's keys, the origin of
// digits, what covers what; and the keys that only a browser can distinguish.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, button, candidates, cell, grid, inMenu, paste, says, setting } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const key = (page, name) => page.getByRole('group', { name: 'Digits' }).getByRole('button', { name });
const press = async (page, ...keys) => {
  for (const name of keys) await page.keyboard.press(name);
};
const load = async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  await paste(page, S2);
  await boardIs(page, S2);
  return page;
};

// The computed style of a node, or of its pseudo-element.
const style = (node, property, pseudo) => node.evaluate((found, [name, part]) => getComputedStyle(found, part)[name], [property, pseudo]);
// The colour of a token of the style sheet.
const colour = (page, name) => page.evaluate((token) => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = `var(--${token})`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}, name);
const ground = (node) => style(node, 'backgroundColor');

// The position of each character of a node, line by line: the character, its middle across, and the node's place
// around it.
const signs = (node) => node.evaluate((found) => {
  const around = found.getBoundingClientRect();
  const walker = document.createTreeWalker(found, NodeFilter.SHOW_TEXT);
  const rows = new Map();
  while (walker.nextNode()) {
    [...walker.currentNode.data].forEach((sign, at) => {
      if (!sign.trim()) return;
      const range = document.createRange();
      range.setStart(walker.currentNode, at);
      range.setEnd(walker.currentNode, at + 1);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const isIn = left >= around.left - 1 && right <= around.right + 1 && top >= around.top - 2 && bottom <= around.bottom + 2;
      const row = Math.round(top);
      rows.set(row, [...rows.get(row) ?? [], { sign, across: (left + right) / 2 - around.left, isIn }]);
    });
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
});

test('small digits stand as on a phone, in a square that fits the board', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  await candidates(page);
  for (const [label, rows] of [
    ['4×4', '12 34'], ['9×9', '123 456 789'], ['12×12 (4×3)', '1234 5678 9ABC'], ['16×16', '1234 5678 9ABC DEFG'],
    ['25×25', '12345 6789A BCDEF GHIJK LMNOP'],
  ]) {
    await setting(page, 'shape', { label });
    const side = Number.parseInt(label, 10);
    await until(page, (n) => document.querySelectorAll('[role=gridcell]').length === n, side * side);
    await until(page, () => document.querySelector('[role=gridcell]:nth-child(2) .notes').textContent);
    const found = await signs(cell(page, 2, 2).locator('.notes'));
    assert.equal(found.map((row) => row.map(({ sign }) => sign).join('')).join(' '), rows, label);
    for (const row of found) {
      for (const [at, { across, isIn }] of row.entries()) {
        assert.ok(isIn, `${label}: within the cell`);
        assert.ok(Math.abs(across - found[0][at].across) < 1, `${label}: one below the other`);
      }
    }
  }
});

test('marks in the centre are one sorted text that shrinks', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  await setting(page, 'shape', { label: '25×25' });
  await until(page, () => document.querySelectorAll('[role=gridcell]').length === 625);
  await cell(page, 2, 2).click();
  await button(page, 'Centre').click();
  await cell(page, 2, 2).click();
  const centre = cell(page, 2, 2).locator('.centre');
  const size = async () => Number.parseFloat(await style(centre, 'fontSize'));
  const sizes = [];
  for (const [more, text] of [
    ['ecda', 'ACDE'], ['b', 'ABCDE'], ['fg', 'ABCD\nEFG'], ['hijklmnop987', '789AB\nCDEFG\nHIJKL\nMNOP'],
  ]) {
    await page.keyboard.type(more);
    await until(page, (wanted) => document.querySelectorAll('[role=row]')[1].children[1].querySelector('.centre')?.textContent === wanted, text)
      .catch(async () => assert.equal(await centre.textContent(), text));
    sizes.push(await size());
  }
  const [four, five, seven, nineteen] = sizes;
  assert.ok(five < four && nineteen < five && seven === four, sizes.join());
  for (const row of await signs(cell(page, 2, 2).locator('.notes'))) assert.ok(row.every(({ isIn }) => isIn), 'within the cell');
});

test('it is seen who wrote a digit, and what is only computed', async (t) => {
  const page = await load(t);
  await cell(page, 1, 3).click();
  await press(page, 'z', '4');
  await cell(page, 1, 4).click();
  await press(page, 'Control+Digit2', 'n');
  await page.locator('.tool .digit').first().waitFor();
  await press(page, 'Escape');
  const [given, own, tool] = ['.given', '.own', '.tool'].map((who) => grid(page).locator(`${who} .digit`).first());
  const look = async (node) => [await style(node, 'color'), await style(node, 'fontStyle')];
  assert.deepEqual(await look(given), [await colour(page, 'text'), 'normal']);
  assert.deepEqual(await look(own), [await colour(page, 'own'), 'normal']);
  assert.deepEqual(await look(tool), [await colour(page, 'tool'), 'italic']);
  assert.ok(Number(await style(given, 'fontWeight')) > Number(await style(own, 'fontWeight')), 'givens are bold');

  await candidates(page);
  const notes = cell(page, 1, 4).locator('.notes');
  await until(page, () => /6/.test(document.querySelectorAll('[role=gridcell]')[3].textContent));
  assert.equal(await style(notes, 'color'), await colour(page, 'muted'), 'computed: grey');
  const mine = notes.locator('.mine');
  assert.equal(await mine.textContent(), '2');
  assert.deepEqual([await style(mine, 'color'), await style(mine, 'fontWeight')], [await colour(page, 'own'), '700']);
  await press(page, 'e', '6');
  await until(page, () => !/6/.test(document.querySelectorAll('[role=gridcell]')[3].textContent)); // eliminated: gone
  await press(page, '2');
  await notes.locator('.out').waitFor();
  assert.match(await style(notes.locator('.out'), 'textDecorationLine'), /line-through/, 'a mark that cannot be');
});

test('what is shown of a cell lies in the usual order', async (t) => {
  const page = await load(t);
  const same = cell(page, 5, 1); // a 4, as R8C4
  await cell(page, 8, 4).click();
  assert.equal(await ground(cell(page, 8, 1)), await colour(page, 'peer'));
  assert.equal(await ground(same), await colour(page, 'same'));
  await cell(page, 5, 2).click();
  await press(page, 'z', '4');
  await same.click();
  await page.locator('.peer.same').waitFor();
  assert.equal(await ground(cell(page, 5, 2)), await colour(page, 'same'), 'equal digits over what is seen');
  await press(page, 'Alt+Digit4');
  for (const at of [cell(page, 5, 2), cell(page, 8, 4)]) assert.equal(await ground(at), await colour(page, 'lit'), 'the digit looked at over those');
  assert.equal(await ground(same), await colour(page, 'select'), 'and the selection over that');
  for (const at of [same, cell(page, 5, 2)]) assert.equal(await style(at.locator('.digit'), 'textDecorationStyle'), 'wavy');
  assert.notEqual(await style(same, 'content', '::before'), 'none', 'a given that is repeated has a triangle');
  assert.equal(await style(same, 'borderTopColor', '::before'), await colour(page, 'bad'));
  assert.equal(await style(cell(page, 5, 2), 'content', '::before'), 'none');

  // The player's colours: under the digit, within the ring of the selection; the ring of the focus on top.
  await press(page, 'Escape', 'Control+Shift+Digit6', 'ArrowUp', 'ArrowDown');
  await same.locator('.colours i').waitFor();
  const stripe = await same.locator('.colours').evaluate((node) => {
    const [inner, outer] = [node.getBoundingClientRect(), node.parentElement.getBoundingClientRect()];
    return { rim: inner.left - outer.left, share: inner.height / outer.height };
  });
  assert.ok(stripe.rim >= 2 && stripe.share > 0.8, JSON.stringify(stripe));
  assert.match(await style(same, 'boxShadow'), /inset/);
  assert.equal(await same.evaluate((node) => node.firstElementChild.className), 'colours', 'under the digit');
  assert.deepEqual([await style(same, 'outlineStyle'), await style(same, 'outlineColor')], ['solid', await colour(page, 'frame')]);

  // A step comes before all of them.
  await cell(page, 5, 2).click();
  await press(page, 'Delete', 'Control+a', 'Control+Shift+Digit6', 'Escape');
  for (const level of [1, 2, 3, 4]) {
    await press(page, 'h');
    await page.getByRole('img', { name: `${level}/5` }).waitFor();
  }
  const placed = page.locator('.role-placed');
  await placed.click();
  assert.equal(await ground(placed), await colour(page, 'role-placed'), 'a step over the selection');
  const share = await placed.locator('.colours').evaluate((node) => node.offsetHeight / node.parentElement.offsetHeight);
  assert.ok(share < 0.25, `colours are a strip: ${share}`);
});

test('fins have a dashed frame, and what goes is struck out', async (t) => {
  const page = await it.visit(t, { hash: '#learn=finned-x-wing' });
  const fin = page.locator('#example .notes .extra').first();
  await fin.waitFor();
  assert.deepEqual([await style(fin, 'outlineStyle'), await style(fin, 'color')], ['dashed', await colour(page, 'warn')]);
  assert.equal(await ground(page.locator('#example .notes .pattern').first()), await colour(page, 'good'));
  const out = page.locator('#example .notes .out').first();
  assert.match(await style(out, 'textDecorationLine'), /line-through/);
  assert.equal(await ground(page.locator('#example .role-out').first()), await colour(page, 'role-out'));
});

test('the keys of the pad look like what they write', async (t) => {
  const page = await load(t);
  const three = key(page, /^(3,|3 |yellow)/);
  // The position of the digit on its key, as fractions of it, and its size.
  const place = async () => {
    const at = await three.evaluate((node) => {
      const range = document.createRange();
      range.setStart(node.firstChild, 0);
      range.setEnd(node.firstChild, 1);
      const [sign, around] = [range.getBoundingClientRect(), node.getBoundingClientRect()];
      return [(sign.left + sign.right) / 2 - around.left, (sign.top + sign.bottom) / 2 - around.top, around.width, around.height];
    });
    return { across: at[0] / at[2], down: at[1] / at[3], size: Number.parseFloat(await style(three, 'fontSize')) };
  };
  const inMode = async (name) => {
    await button(page, name).click();
    return place();
  };
  const middle = ({ across, down }) => Math.abs(across - 0.5) < 0.1 && Math.abs(down - 0.5) < 0.2;
  const digit = await inMode('Digits');
  assert.ok(Math.abs(digit.across - 0.5) < 0.1);
  assert.ok(await three.locator('small').isVisible(), 'what is left of it');
  const corner = await inMode('Corner');
  assert.ok(corner.across < 0.35 && corner.down < 0.45 && corner.size < digit.size, JSON.stringify(corner));
  const centre = await inMode('Centre');
  assert.ok(middle(centre) && centre.size < digit.size, JSON.stringify(centre));
  await inMode('Colour');
  assert.equal(await ground(three), await colour(page, 'paint-3'));
  assert.equal(await style(three, 'content', '::after'), '"C"', 'not by colour alone');
  await press(page, 'e');
  await until(page, () => /line-through/.test(getComputedStyle(document.querySelector('#keys .key')).textDecorationLine));

  // A complete digit is grey, without its count.
  const [solved, last] = ['534678912672195348198342567859761423426853791713924856961537284287419635345286179', 5];
  await paste(page, `${solved.slice(0, last)}0${solved.slice(last + 1)}`);
  await until(page, () => document.querySelectorAll('#keys .done').length === 8);
  await button(page, 'Digits').click();
  assert.ok(await key(page, /^8,/).locator('small').isVisible());
  assert.equal(await style(three, 'color'), await colour(page, 'muted'));
  assert.equal(await style(three.locator('small'), 'visibility'), 'hidden');
});

// A key as a browser reports it.
const report = (page, init) => page.evaluate((event) => {
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }));
}, init);

test('the numeric pad goes by Num Lock, and a mode held ends with the window’s focus', async (t) => {
  const page = await load(t);
  await cell(page, 1, 3).click();
  await press(page, 'z');
  const named = (at, name) => until(page, ([index, wanted]) => document.querySelectorAll('[role=gridcell]')[index].ariaLabel === wanted, [at, name])
    .catch(async () => assert.equal(await grid(page).getByRole('gridcell').nth(at).getAttribute('aria-label'), name));
  await report(page, { key: 'End', code: 'Numpad1', modifierNumLock: true }); // Windows does not report Shift
  await report(page, { key: 'ArrowDown', code: 'Numpad2', shiftKey: true, modifierNumLock: true });
  await named(2, 'R1C3, empty, corner 1 2');
  await report(page, { key: 'ArrowRight', code: 'Numpad6' });
  await report(page, { key: '2', code: 'Numpad2', modifierNumLock: true });
  await named(3, 'R1C4, 2, yours');

  await page.keyboard.down('Shift');
  await until(page, () => document.querySelector('[data-mode=corner]').ariaPressed === 'true');
  await page.evaluate(() => globalThis.dispatchEvent(new FocusEvent('blur')));
  await until(page, () => document.querySelector('[data-mode=digits]').ariaPressed === 'true');
  await page.keyboard.up('Shift');

  await page.locator('.tools [data-action=settings]').click();
  await page.getByRole('switch', { name: 'At the edge, continue on the other side' }).click();
  await press(page, 'Escape');
  await cell(page, 1, 9).click();
  await press(page, 'ArrowRight');
  await until(page, () => document.activeElement.ariaLabel === 'R1C1, 5, given');
  await inMenu(page, (menu) => menu.getByRole('switch').first().check());
  await press(page, 'b');
  await says(page, /two candidates/);
  await until(page, () => document.querySelectorAll('.lit').length > 0);
});
