// The Lab's screen: all that a run needs is in the window together, nothing covers anything, no text leaves its
// card.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { browserForTests } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const P3 = 'p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const P1 = 'p=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';
const RACERS = ['depth-first', 'human-logic', 'candidate-a-star', 'simulated-annealing'];
const race = (n) => RACERS.slice(0, n).map((slug) => `a=${slug}`).join('&');
const BOARDS = ['.run .grid', '.run .chip', '.run .story'];
const PLAYER = ['[data-do=restart]', '[data-do=back]', '[data-do=run]', '[data-do=step]', '[data-do=cancel]', '[data-field=speed]', '[data-field=scrub]'];

async function open(t, [width, height], hash = '', options = {}, puzzle = P3) {
  const page = await it.visit(t, { hash: `#${hash}${hash && '&'}${puzzle}&w=lab`, viewport: { width, height }, ...options });
  await page.locator('.run .chip', { hasText: /step 0|paso 0/ }).first().waitFor();
  return page;
}

// Presses without scrolling to the target, as a hand does.
const press = (page, name) => page.evaluate((name) => document.querySelector(`[data-do="${name}"]`).click(), name);

async function runs(page) {
  await press(page, 'run');
  await until(page, () => document.querySelector('[data-field=scrub]').max > 3);
}

// Which of these are missing, not wholly in the window, covered, or over another of them.
const faults = (page, selectors) => page.evaluate((selectors) => {
  const things = selectors.flatMap((selector) => {
    const nodes = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
    return nodes.length ? nodes.map((node) => ({ selector, node, box: node.getBoundingClientRect() })) : [{ selector }];
  });
  const inside = (outer, inner) => outer.node.contains(inner.node) || inner.node.contains(outer.node);
  const alone = things.flatMap(({ selector, node, box }) => {
    if (!node) return [`${selector}: missing`];
    const found = [];
    if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) found.push('out of the window');
    for (const y of [box.top + 1, (box.top + box.bottom) / 2, box.bottom - 1]) {
      const at = document.elementFromPoint((box.left + box.right) / 2, y);
      const own = node.closest('label') ?? node;
      // An element that lets presses through is in front, so it is not covered.
      if (box.width && getComputedStyle(node).pointerEvents !== 'none' && !own.contains(at) && !at?.contains(node)) found.push(`covered by ${at?.outerHTML.slice(0, 60)}`);
    }
    return found.map((fault) => `${selector}: ${fault}`);
  });
  const pairs = things.flatMap((a, i) => things.slice(i + 1).flatMap((b) => {
    if (!a.box || !b.box || inside(a, b)) return [];
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    return wide > 1 && high > 1 ? [`${a.selector} over ${b.selector}`] : [];
  }));
  return [...alone, ...pairs];
}, selectors);

// Text that leaves its card, or the window; text that is cut on purpose ends in an ellipsis.
const strays = (page) => page.evaluate(() => {
  const words = document.createTreeWalker(document.querySelector('.lab'), NodeFilter.SHOW_TEXT);
  const found = [];
  while (words.nextNode()) {
    const [text, owner] = [words.currentNode, words.currentNode.parentElement];
    const { clipPath, textOverflow } = getComputedStyle(owner);
    const isCut = clipPath !== 'none' || textOverflow === 'ellipsis' || owner.closest('svg, option, .grid, .wide-table, .scroll, .told');
    if (!text.data.trim() || isCut || !owner.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    const card = owner.closest('.card, .tiles > div, .extras, .run, .deck, button, summary')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    if (width && (left < card.left - 1 || right > card.right + 1)) found.push(`${text.data.slice(0, 40)}: ${left} to ${right} in ${card.left} to ${card.right}`);
  }
  return found;
});

const sideways = (page) => page.evaluate(() => Math.max(
  document.documentElement.scrollWidth - innerWidth,
  ...[...document.querySelectorAll('#work-lab, .views > :not(.strip), .deck')].map((node) => node.scrollWidth - node.clientWidth),
));

for (const [size, locale] of [[[1280, 720], 'en-GB'], [[1280, 720], 'es-ES'], [[1440, 900], 'en-GB']]) {
  test(`a run: algorithm, board, player and four counters are in the window at ${size.join(' × ')}, ${locale}`, async (t) => {
    const page = await open(t, size, 'a=depth-first', { locale });
    const needed = ['[data-field="algorithm/0"]', '[data-do=add]', '.options > summary', ...BOARDS, ...PLAYER, '.tiles > div'];
    assert.deepEqual(await faults(page, needed), [], 'opened');
    assert.equal(await page.locator('.tiles > div').count(), 4);
    const place = () => page.locator('.run .grid').boundingBox();
    const before = await place();
    assert.ok(before.width >= size[1] / 2, `the board is only ${before.width} wide`);
    await runs(page);
    assert.deepEqual(await faults(page, needed), [], 'running');
    assert.deepEqual(await place(), before, 'the board stays where it is');
    await page.locator('[data-field=speed]').fill('100');
    await page.locator('.said:not(:empty)').waitFor();
    assert.deepEqual(await faults(page, needed.concat('.said')), [], 'over, and said so');
    await page.evaluate(() => document.querySelector('#work-lab').scrollBy(0, 10_000));
    assert.deepEqual(await faults(page, [...BOARDS, ...PLAYER]), [], 'while the rest is read');
    assert.deepEqual(await strays(page), []);
    assert.ok(await sideways(page) <= 0);
  });

  for (const n of [2, 3, 4]) test(`a race of ${n}: all boards and the player are in the window at ${size.join(' × ')}, ${locale}`, async (t) => {
    const page = await open(t, size, race(n), { locale });
    const lanes = RACERS.slice(0, n).map((_, lane) => `[data-field="algorithm/${lane}"]`);
    const needed = [...lanes, '.options > summary', ...BOARDS, ...PLAYER];
    assert.deepEqual(await faults(page, needed), [], 'opened');
    const widths = await page.locator('.run .grid').evaluateAll((grids) => grids.map((grid) => grid.getBoundingClientRect().width));
    assert.equal(widths.length, n);
    assert.ok(widths[0] > 270 && widths.every((width) => width === widths[0]), `boards are ${widths} wide`);
    await runs(page);
    assert.deepEqual(await faults(page, needed), [], 'running');
    assert.deepEqual(await strays(page), []);
    assert.ok(await sideways(page) <= 0);
  });
}

for (const size of [[1280, 720], [1440, 900]]) for (const slug of ['candidate-best-first', 'breadth-first', 'backtracking']) {
  test(`${slug}: the line of code, the tree and what waits are in the window with the board at ${size.join(' × ')}`, async (t) => {
    const page = await open(t, size, `a=${slug}`, {}, P1);
    for (let step = 1; step < 10; step++) {
      await press(page, 'step');
      await until(page, (step) => document.querySelector('[data-field=scrub]').value === String(step), step);
    }
    await page.locator('svg[data-tree]').waitFor();
    const waits = slug === 'backtracking' ? [] : ['.states li:first-child'];
    await until(page, (selectors) => selectors.every((selector) => document.querySelector(selector)), waits);
    assert.deepEqual(await faults(page, ['.views > .line', 'svg[data-tree]', '.tiles > div', ...waits, ...BOARDS, ...PLAYER]), []);
    const [now, listed] = await page.evaluate(() => ['.views > .line span', '.listing [aria-current]'].map((selector) => document.querySelector(selector).textContent.trim()));
    assert.equal(now, listed, 'the line that the pseudo-code marks');
    assert.deepEqual(await strays(page), []);
    assert.ok(await sideways(page) <= 0);
  });
}

for (const size of [[390, 844], [320, 568]]) for (const [name, hash] of [['a run', 'a=human-logic'], ['a race', race(4)]]) {
  test(`${name}: one column with the player at its foot at ${size.join(' × ')}`, async (t) => {
    const page = await open(t, size, hash, { hasTouch: true, isMobile: true });
    assert.deepEqual(await faults(page, PLAYER), [], 'opened');
    await runs(page);
    await page.evaluate(() => document.querySelector('.run').scrollIntoView({ block: 'start' }));
    const boards = size[0] < 360 ? '.run:first-child .grid' : '.run .grid';
    assert.deepEqual(await faults(page, [boards, ...PLAYER]), [], 'at the board');
    const tops = await page.evaluate(() => ['[data-field="algorithm/0"]', '.run .grid', '.count', '.code']
      .map((selector) => document.querySelector(selector).getBoundingClientRect().top));
    assert.deepEqual(tops, tops.toSorted((a, b) => a - b), 'in this order');
    await page.evaluate(() => document.querySelector('#work-lab').scrollBy(0, 100_000));
    assert.deepEqual(await faults(page, PLAYER), [], 'at the end');
    const small = await page.evaluate(() => [...document.querySelectorAll('.lab :is(button, select, summary, .toggle, input:not([type=checkbox]))')]
      .filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 43.5).map((node) => node.outerHTML.slice(0, 60)));
    assert.deepEqual(small, []);
    assert.deepEqual(await strays(page), []);
    assert.ok(await sideways(page) <= 0);
  });
}

test('counters that the algorithm does not have are not there, the others are folded', async (t) => {
  const page = await open(t, [1280, 720], 'a=depth-first');
  const shown = () => page.evaluate(() => [...document.querySelectorAll('.count [data-counter]')]
    .filter((node) => node.checkVisibility()).map((node) => node.dataset.counter));
  assert.deepEqual(await shown(), ['expanded', 'frontier', 'depth', 'backtracks']);
  await page.getByText('More counters').click();
  assert.deepEqual((await shown()).slice(4), ['generated', 'frontier_max', 'solutions', 'memory', 'memory_max', 'rate', 'time']);
  await press(page, 'step');
  await page.getByText('step 1', { exact: true }).waitFor();
  assert.equal((await shown()).length, 11, 'open while it runs');
});

// A line of the board is drawn cell by cell: it has no seam if all cells are whole pixels and each begins where the
// last ends.
for (const [side, board, dpr] of [[9, P3, 1], [9, P3, 2], [25, `s=5x5&p=1${'.'.repeat(624)}`, 1], [25, `s=5x5&p=1${'.'.repeat(624)}`, 2]]) {
  test(`the lines of a ${side} × ${side} board have no seams at ${dpr} pixels a point`, async (t) => {
    const page = await it.visit(t, { hash: `#a=depth-first&${board}&w=lab`, viewport: { width: 1280, height: 720 }, deviceScaleFactor: dpr });
    await page.locator('.run .chip', { hasText: 'step 0' }).waitFor();
    const seams = await page.evaluate((side) => {
      const boxes = [...document.querySelectorAll('.run .c')].map((cell) => cell.getBoundingClientRect());
      const whole = (length) => Math.abs(length - Math.round(length)) < 0.001;
      const apart = (a, b) => Math.abs(a - b) > 0.001;
      return boxes.flatMap(({ right, bottom, width, height }, at) => [
        ...whole(width) && whole(height) ? [] : [`cell ${at}: ${width} × ${height}`],
        ...(at + 1) % side && apart(boxes[at + 1].left, right) ? [`cell ${at}: a gap at its right`] : [],
        ...boxes[at + side] && apart(boxes[at + side].top, bottom) ? [`cell ${at}: a gap below`] : [],
      ]);
    }, side);
    assert.deepEqual(seams, []);
    const lines = await page.evaluate(() => {
      const width = (name) => getComputedStyle(document.querySelector(`.run .c.${name}`));
      return [width('box-right').borderRightWidth, width('box-below').borderBottomWidth];
    });
    assert.deepEqual(lines, ['2px', '2px']);
  });
}

for (const width of [320, 390]) test(`Predict: every cell is inside its board, ${width} px wide`, async (t) => {
  const page = await open(t, [width, 740], 'a=depth-first');
  await page.locator('[data-field=predict]').check();
  await page.locator('.grid [data-guess="80"]').waitFor();
  const outside = await page.evaluate(() => {
    const frame = document.querySelector('.run .grid').getBoundingClientRect();
    const cells = [...document.querySelectorAll('.run .grid .c')].map((cell) => cell.getBoundingClientRect());
    const [first] = cells;
    const isOut = ({ left, top, right, bottom }) => left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom;
    return { n: cells.length, out: cells.filter(isOut).length, uneven: cells.filter(({ height, width }) => Math.abs(height - width) > 3 || Math.abs(height - first.height) > 1).length };
  });
  assert.deepEqual(outside, { n: 81, out: 0, uneven: 0 });
});

test('the options close on Escape and on a press outside', async (t) => {
  const page = await open(t, [1280, 720], 'a=backtracking-forward-checking');
  const panel = page.locator('.options');
  const isOpen = () => panel.evaluate((node) => node.open);
  const head = page.locator('.options > summary');
  await head.click();
  await panel.locator('select').first().focus();
  await page.keyboard.press('Escape');
  assert.deepEqual([await isOpen(), await head.evaluate((node) => node === document.activeElement)], [false, true]);
  await head.click();
  await panel.locator('.body').click({ position: { x: 2, y: 2 } });
  assert.equal(await isOpen(), true, 'a press inside leaves it open');
  await page.locator('.run .story').click();
  assert.equal(await isOpen(), false);
});

// The pictures of a page: the fraction of their card that they take, their smallest text, their width.
const looks = (page) => page.locator('.picture').evaluateAll((cards) => cards.map((card) => {
  const svg = card.querySelector('svg');
  const { width } = svg.getBoundingClientRect();
  const scale = width / svg.viewBox.baseVal.width;
  // Text in the cells of a drawn board scales with them: it is enlarged for reading.
  const sizes = [...svg.querySelectorAll('text:not(.small, .tiny, [class^=on-])')].filter((text) => text.textContent).map((text) => parseFloat(getComputedStyle(text).fontSize) * scale);
  const room = card.clientWidth - parseFloat(getComputedStyle(card).paddingLeft) * 2;
  return { part: width / room, least: Math.min(...sizes), width };
}));

for (const size of [[1440, 900], [1280, 720], [320, 700]]) {
  test(`pictures take their space, their words can be read, and each can be enlarged and saved: ${size[0]} px`, async (t) => {
    const page = await open(t, size, 'a=dancing-links', {}, P1);
    for (let step = 0; step < 6; step++) await press(page, 'step');
    await page.locator('.picture svg').first().waitFor();
    const before = await looks(page);
    for (const { part, least } of before) {
      assert.ok(part > 0.97, `a picture takes ${part} of its card`);
      assert.ok(least >= 11, `words of ${least} px`);
    }
    const one = page.locator('.picture').first();
    assert.ok(await one.locator('[data-do^=chart]').isVisible());
    await one.locator('[data-do^=enlarge]').click();
    await page.locator('.picture.large').waitFor();
    const large = await page.locator('.picture.large svg').evaluate((svg) => svg.getBoundingClientRect().width);
    if (size[0] > 320) assert.ok(large > 1.5 * before[0].width, `${before[0].width} grows to ${large}`);
    const download = page.waitForEvent('download');
    await page.waitForTimeout(450); // not so soon, as it has only just appeared
    await page.locator('.picture.large [data-do^=chart]').click();
    assert.match((await download).suggestedFilename(), /svg$/);
  });
}

test('a race on a phone is no more than six windows high', async (t) => {
  const page = await open(t, [390, 740], race(2));
  await runs(page);
  const high = await page.evaluate(() => Math.max(document.querySelector('#work-lab').scrollHeight, document.documentElement.scrollHeight));
  assert.ok(high <= 6 * 740, `${high} px`);
});
