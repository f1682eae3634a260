// Whole puzzles solved by mouse only, by keyboard only, by touch only, by the accessibility tree only, with corner
// and centre marks on the way. The puzzle comes with the address, so that nothing else is needed.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, button, cell, grid, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const SOLUTION = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const HASH = `#p=${S2}`;
const DIGITS = '123456789';

const rowOf = (at) => Math.floor(at / 9);
const boxOf = (at) => 3 * Math.floor(at / 27) + Math.floor((at % 9) / 3);
const sees = (a, b) => a !== b && (rowOf(a) === rowOf(b) || a % 9 === b % 9 || boxOf(a) === boxOf(b));
const EMPTY = [...S2].flatMap((digit, at) => digit === '0' ? [at] : []);

// The plan: what to mark in which cells, by plain loops over the rules; then every cell, in reading order.
function plan() {
  const possible = (at) => [...DIGITS].filter((digit) => ![...S2].some((other, from) => other === digit && sees(at, from)));
  const corners = [];
  for (let box = 0; box < 9; box += 1) {
    for (const digit of DIGITS) {
      const places = EMPTY.filter((at) => boxOf(at) === box && possible(at).includes(digit));
      if (places.length === 2 && corners.length < 6) corners.push([digit, places]);
    }
  }
  const pairs = EMPTY.filter((at) => possible(at).length === 2).slice(0, 4);
  return { corners, centres: pairs.map((at) => [at, possible(at)]) };
}

// The expected marks, kept by the test: a placed digit clears those it rules out.
class Twin {
  digits = [...S2];
  marks = Array.from({ length: 81 }, () => ({ corner: new Set(), centre: new Set() }));

  place(at, digit) {
    this.digits[at] = digit;
    this.marks.forEach(({ corner, centre }, other) => {
      if (sees(at, other)) for (const layer of [corner, centre]) layer.delete(digit);
    });
  }

  name(at) {
    const digit = this.digits[at];
    const place = `R${rowOf(at) + 1}C${at % 9 + 1}`;
    if (digit !== '0') return `${place}, ${digit}, ${S2[at] === '0' ? 'yours' : 'given'}`;
    const told = Object.entries(this.marks[at]).filter(([, marks]) => marks.size);
    return [`${place}, empty`, ...told.map(([layer, marks]) => `${layer} ${[...marks].sort().join(' ')}`)].join(', ');
  }
}

const names = (page) => grid(page).getByRole('gridcell').evaluateAll((cells) => cells.map((node) => node.ariaLabel));

// `hand` can choose a mode, go to a cell, select several, and type a digit.
async function solve(page, hand) {
  await boardIs(page, S2);
  const twin = new Twin();
  const agrees = async () => {
    const wanted = DIGITS.repeat(9).split('').map((_, at) => twin.name(at));
    await until(page, (all) => [...document.querySelectorAll('[role=gridcell]')].every((node, at) => node.ariaLabel === all[at]), wanted)
      .catch(async () => assert.deepEqual(await names(page), wanted));
  };
  const { corners, centres } = plan();
  assert.ok(corners.length > 3 && centres.length > 2, 'there is enough to mark');
  await hand.mode('Corner');
  for (const [digit, [from, to]] of corners) {
    await hand.both(from, to);
    await hand.type(digit, 'corner');
    for (const at of [from, to]) twin.marks[at].corner.add(digit);
  }
  await agrees();
  await hand.mode('Centre');
  for (const [at, digits] of centres) {
    await hand.go(at);
    for (const digit of digits) {
      await hand.type(digit, 'centre');
      twin.marks[at].centre.add(digit);
    }
  }
  await agrees();
  await hand.mode('Digits');
  for (const at of EMPTY) {
    await hand.go(at);
    await hand.type(SOLUTION[at], 'digit');
    twin.place(at, SOLUTION[at]);
    if (at % 9 > 6) await agrees();
  }
  await boardIs(page, SOLUTION);
  await agrees();
  await says(page, /Solved by hand/);
}

const key = (page, digit) => page.getByRole('group', { name: 'Digits' }).getByRole('button', { name: new RegExp(`^${digit},`) });
const at81 = (page, at) => cell(page, rowOf(at) + 1, at % 9 + 1);
const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
};

test('by mouse alone', async (t) => {
  const page = await it.visit(t, { hash: HASH, viewport: { width: 1280, height: 800 } });
  page.keyboard.press = page.keyboard.type = () => assert.fail('no keyboard');
  const click = async (locator) => page.mouse.click(...await middle(locator));
  await solve(page, {
    mode: (name) => click(button(page, name)),
    go: (at) => click(at81(page, at)),
    type: (digit) => click(key(page, digit)),
    both: (from, to) => stroke(page, from, to),
  });
});

// A stroke so fast that the pointer is only seen in its first and last cells.
async function stroke(page, from, to) {
  await page.mouse.move(...await middle(at81(page, from)));
  await page.mouse.down();
  await page.mouse.move(...await middle(at81(page, to)));
  await page.mouse.up();
}

test('by keyboard alone', async (t) => {
  const page = await it.visit(t, { hash: HASH });
  for (const name of ['click', 'move', 'down']) page.mouse[name] = () => assert.fail('no mouse');
  const press = (name) => page.keyboard.press(name);
  let here = 0;
  const go = async (at, held = '') => {
    const [down, across] = [rowOf(at) - rowOf(here), at % 9 - here % 9];
    for (let n = 0; n < Math.abs(down); n += 1) await press(`${held}${down > 0 ? 'ArrowDown' : 'ArrowUp'}`);
    for (let n = 0; n < Math.abs(across); n += 1) await press(`${held}${across > 0 ? 'ArrowRight' : 'ArrowLeft'}`);
    here = at;
  };
  await press('Tab');
  while (!await page.evaluate(() => document.activeElement.matches('[role=gridcell]'))) await press('Tab');
  await press('Control+Home');
  await solve(page, {
    mode: () => press('z'), // marks are typed with a key held
    go,
    type: (digit, layer) => press({ corner: 'Shift+Digit', centre: 'Control+Digit', digit: 'Digit' }[layer] + digit),
    both: async (from, to) => {
      await press('Escape');
      await go(from);
      await go(to, 'Control+');
      await press('Control+Space');
    },
  });
});

test('by touch alone', async (t) => {
  const page = await it.visit(t, { hash: HASH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  page.keyboard.press = () => assert.fail('no keyboard');
  const session = await page.context().newCDPSession(page);
  const finger = (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
  const point = async (at) => {
    const [x, y] = await middle(at81(page, at));
    return [{ x, y }];
  };
  const tap = async (locator) => page.touchscreen.tap(...await middle(locator));
  await solve(page, {
    mode: (name) => tap(button(page, name)),
    go: (at) => tap(at81(page, at)),
    type: (digit) => tap(key(page, digit)),
    both: async (from, to) => {
      await finger('touchStart', await point(from));
      await finger('touchMove', await point(to));
      // It rests before it is lifted: the browser takes a stroke that ends while moving for a fling, and the next
      // tap for the end of that.
      await page.waitForTimeout(100);
      await finger('touchMove', await point(to));
      await finger('touchEnd', []);
    },
  });
});

test('by the accessibility tree alone', async (t) => {
  const page = await it.visit(t, { hash: HASH });
  for (const name of ['click', 'move', 'down']) page.mouse[name] = () => assert.fail('no mouse');
  page.keyboard.press = () => assert.fail('no keyboard');
  const push = (locator) => locator.evaluate((node) => node.click()); // as assistive technology does
  const labelled = (at) => grid(page).getByRole('gridcell', { name: new RegExp(`^R${rowOf(at) + 1}C${at % 9 + 1},`) });
  let waiting;
  await solve(page, {
    mode: (name) => push(page.getByRole('button', { name, exact: true })),
    go: async (at) => {
      waiting = undefined;
      await push(labelled(at));
    },
    // It selects one cell at a time: the digit goes into the other one next.
    both: async (from, to) => {
      await push(labelled(from));
      waiting = to;
    },
    type: async (digit) => {
      await push(key(page, digit));
      if (waiting === undefined) return;
      await push(labelled(waiting));
      await push(key(page, digit));
    },
  });
});
