// Layout: what is needed is in sight together with the board, at every size, and the board never moves.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, act, boardIs, browserForTests, button, candidates, cell, paste, setting, tab } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const PAIRS = '000049305000000704008000000042070000000005030009000041000754000030800000804001000';
const NARROW = [[320, 568], [360, 740], [390, 844], [768, 1024], [844, 390]];

function touch(t, [width, height], more = {}) {
  return it.visit(t, { hash: `#p=${PAIRS}`, viewport: { width, height }, hasTouch: true, isMobile: true, ...more });
}

// Which of these are not wholly in the window, covered, or too small to press.
const unreachable = (page, selectors, least = 44) => page.evaluate(([selectors, least]) => selectors.flatMap((selector) => {
  const nodes = [...document.querySelectorAll(selector)].filter((node) => node.checkVisibility());
  if (!nodes.length) return [`${selector}: missing`];
  return nodes.flatMap((node) => {
    const { left, top, right, bottom, width, height } = node.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const faults = [];
    if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) faults.push('out of the window');
    if (!node.contains(at) && !at?.contains(node)) faults.push(`covered by ${at?.outerHTML.slice(0, 60)}`);
    if (node.matches('button') && Math.min(width, height) < least) faults.push(`only ${width} × ${height}`);
    return faults.map((fault) => `${selector}: ${fault}`);
  });
}), [selectors, least]);

for (const size of NARROW) {
  test(`board, pad and hint are in sight together at ${size.join(' × ')}`, async (t) => {
    const page = await touch(t, size);
    await boardIs(page, PAIRS);
    const always = ['#board', '.tools button', '[role=tab]'];
    const board = await page.locator('#board').boundingBox();
    assert.deepEqual(await unreachable(page, [...always, '.pad button', '[data-action=hint]']), []);
    await button(page, 'Hint').click();
    for (const level of [1, 2, 3, 4]) {
      await page.getByRole('img', { name: `${level}/5` }).waitFor();
      const buttons = level < 4 ? ['#panel .primary', '#panel [data-action=apply]'] : ['#panel [data-action=apply]'];
      assert.deepEqual(await unreachable(page, [...always, '#panel h2', '#panel .text', ...buttons, '.answer > .icon']), [], `level ${level}`);
      if (level < 4) await button(page, 'Show more').click();
    }
    assert.deepEqual(await page.locator('#board').boundingBox(), board, 'the board stays where it is');
    await page.locator('.answer > .icon').click();
    assert.deepEqual(await unreachable(page, ['.pad button']), [], 'closed, it gives the pad its place back');
    assert.equal(await page.evaluate(() => document.scrollingElement.scrollHeight - innerHeight), 0);
  });
}

for (const size of [...NARROW.filter(([, height]) => height > 568), [568, 320], [667, 375]]) {
  test(`all ways to begin are in sight at ${size.join(' × ')}`, async (t) => {
    const page = await touch(t, size, { hash: '#x=' });
    assert.deepEqual(await unreachable(page, ['#board', '.pad button', '.grades button', '.ways button', '[role=tab]']), []);
  });
}

test('every button of an answer can be scrolled clear of those at its foot', async (t) => {
  const page = await touch(t, [320, 568]);
  await boardIs(page, PAIRS);
  await page.keyboard.press('g'); // the givens of a game: to be edited by a button
  await paste(page, 'A'.padEnd(256, '.')); // one of two boards
  await page.locator('.answer [data-reading="1"]').waitFor();
  const covered = await page.evaluate(() => [...document.querySelectorAll('.answer button')].flatMap((node) => {
    if (!node.checkVisibility()) return [];
    node.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return node.contains(at) ? [] : [`${node.textContent}: under ${at?.textContent.slice(0, 30)}`];
  }));
  assert.deepEqual(covered, []);
});

for (const size of NARROW) {
  test(`a chain begins in sight, between its heading and its buttons, at ${size.join(' × ')}`, async (t) => {
    const page = await touch(t, size, { hash: '#learn=aic' });
    await page.locator('#example .notes .out').first().waitFor();
    await button(page, 'Put it on the board').click();
    await page.locator('#board .notes .out').first().waitFor();
    const first = ['h2', '.lines li:nth-child(1)', '.lines li:nth-child(2)', '[data-action=apply]'].map((part) => `#panel ${part}`);
    assert.deepEqual(await unreachable(page, ['#board', ...first, '.answer > .icon', '[role=tab]']), []);
  });
}

for (const size of [...NARROW, [1280, 720]]) {
  test(`all steps: board, explanation and tree are in sight together at ${size.join(' × ')}`, async (t) => {
    const page = await touch(t, size);
    await boardIs(page, PAIRS);
    const board = await page.locator('#board').boundingBox();
    await page.locator('[data-action=steps]').first().evaluate((node) => node.click());
    const rows = page.locator('#tree [data-row]');
    await rows.nth(1).waitFor();
    for (const row of [rows.nth(1), rows.last()]) {
      await row.click();
      await until(page, (chosen) => chosen.matches('[aria-selected=true]') || !chosen.isConnected, await row.elementHandle());
      assert.deepEqual(await unreachable(page, ['#board', '#tree', '#tree [aria-selected=true]', '#panel .text']), []);
      const [panel, tree] = [await page.locator('#panel').boundingBox(), await page.locator('#tree').boundingBox()];
      assert.ok(panel.y + panel.height <= tree.y && tree.height > 80, 'the tree is below the explanation');
    }
    const rowHeight = (await rows.first().boundingBox()).height;
    assert.ok(rowHeight >= (size[0] < 1100 ? 44 : 24), `a row is ${rowHeight} high`);
    assert.deepEqual(await page.locator('#board').boundingBox(), board, 'the board stays where it is');
    const cut = await page.evaluate(() => [...document.querySelectorAll('#tree li')].filter((row) => row.scrollWidth > row.clientWidth).length);
    assert.equal(cut, 0, 'nothing is printed over anything');
  });
}

for (const [width, height] of [[640, 400], [320, 200]]) {
  test(`magnified to ${width} × ${height} nothing runs sideways and no chip is cut`, async (t) => {
    const page = await it.visit(t, { hash: `#p=${PAIRS}`, viewport: { width, height } });
    await until(page, () => document.querySelectorAll('.chips li').length > 1);
    for (const act of [async () => {}, () => page.keyboard.press('h')]) {
      await act();
      assert.equal(await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth), 0);
    }
    const cut = await page.evaluate(() => {
      const { right, bottom } = document.getElementById('chips').getBoundingClientRect();
      return [...document.querySelectorAll('.chips li')].filter((chip) => {
        const box = chip.getBoundingClientRect();
        return box.top < bottom && (box.bottom > bottom + 1 || box.right > right + 1 || chip.scrollWidth > chip.clientWidth);
      }).map((chip) => chip.textContent);
    });
    assert.deepEqual(cut, []);
    assert.ok((await page.locator('#board').boundingBox()).width >= 280);
  });
}

for (const [locale, grades] of [
  ['en-GB', ['Easy', 'Medium', 'Hard', 'Fiendish', 'Extreme', 'Nightmare']],
  ['es-ES', ['Fácil', 'Medio', 'Difícil', 'Endiablado', 'Extremo', 'Pesadilla']],
]) {
  test(`on the narrowest phone no grade is cut: ${locale}`, async (t) => {
    const page = await it.visit(t, { hash: `#p=${PAIRS}`, locale, viewport: { width: 320, height: 568 } });
    const graded = page.locator('.chips li').first();
    await until(page, () => /ER/.test(document.querySelector('.chips li')?.textContent));
    for (const grade of grades) {
      const box = await graded.evaluate((chip, text) => {
        [...chip.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE).data = text;
        return { cut: chip.scrollWidth - chip.clientWidth, row: chip.getBoundingClientRect().top - chip.parentNode.getBoundingClientRect().top };
      }, `${grade} ·\u00a0ER\u00a0${grade === grades[5] ? '7.5+' : '6.8'}`);
      assert.ok(box.cut <= 0 && box.row < 20, `${grade}: ${JSON.stringify(box)}`);
    }
    // The timer leaves room for a grade without its figure.
    await page.locator('#timed').evaluate((node) => node.click());
    await until(page, () => /:/.test(document.getElementById('timer').textContent));
    const seen = await graded.evaluate((chip) => {
      document.getElementById('timer').textContent = '1:12:34';
      const text = [...chip.childNodes].findLast((node) => node.nodeType === Node.TEXT_NODE);
      const range = document.createRange();
      range.setStart(text, 0);
      range.setEnd(text, text.data.indexOf(' '));
      const [word, pill] = [range, chip].map((part) => part.getBoundingClientRect());
      return { cut: chip.scrollWidth - chip.clientWidth, below: word.bottom - pill.bottom, high: pill.height };
    });
    assert.ok(seen.cut <= 0 && seen.below <= 0 && seen.high < 26, JSON.stringify(seen));
  });
}

// Things to press that are smaller than a thumb.
const small = (page) => page.evaluate(() => [...document.querySelectorAll('button, select, input, summary, a, [role=treeitem]')]
  .filter((node) => node.checkVisibility() && getComputedStyle(node).clipPath === 'none')
  .map((node) => [node.closest('label') ?? node, node]).map(([target, node]) => [target.getBoundingClientRect(), node])
  .filter(([{ width, height }, node]) => (height < 43.9 || width < 43.9) && !node.closest('p')) // a link in a text has the text's height
  .map(([{ width, height }, node]) => `${node.outerHTML.slice(0, 90)}: ${width} × ${height}`));

for (const size of NARROW) {
  test(`what can be pressed is as large as a thumb at ${size.join(' × ')}`, async (t) => {
    const page = await touch(t, size);
    await boardIs(page, PAIRS);
    const looks = [
      ['.keys', async () => {}],
      ['#panel .levels', () => act(page, 'hint')],
      ['#tree [data-row]', () => act(page, 'steps')],
      ['#scrub', () => act(page, 'path')],
      ['#panel table', () => act(page, 'rate')],
      ['#work-solutions', () => tab(page, 'Solutions').click()],
      ['#solutions-panel .result', () => button(page, 'Diagnose').click()],
      ['#work-create', () => tab(page, 'Create').click()],
      ['#work-text', () => tab(page, 'Text').click()],
    ];
    for (const [sign, look] of looks) {
      await look();
      await page.locator(sign).first().waitFor();
      assert.deepEqual(await small(page), [], sign);
    }
  });
}

// Everything but the text in the panel stays in place, whatever is done: two hundred acts from a fixed seed.
const ACTS = ['Hint', 'Step', 'Propagate', 'Undo', 'Redo', 'Solve', 'All steps', 'Rate', 'h', 'n', 'p', 'x', 'z', 'Escape', 'Enter',
  '1', '2', '3', '4', '5', '6', '7', '8', '9', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Delete', 'Control+z'];

// Uses evaluate, which costs an eighth of a locator's boundingBox.
const boardBox = (page) => page.evaluate(() => document.getElementById('board').getBoundingClientRect().toJSON());

for (const viewport of [{ width: 1280, height: 800 }, { width: 1440, height: 900 }]) {
  test(`the board never moves: 200 acts at ${viewport.width} × ${viewport.height}`, async (t) => {
    const page = await it.visit(t, { viewport });
    await paste(page, S2);
    await boardIs(page, S2);
    await cell(page, 5, 5).click();
    await page.evaluate(() => {
      globalThis.shifts = { unasked: 0, moved: [] };
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, value, sources } of list.getEntries()) {
          if (!hadRecentInput) globalThis.shifts.unasked += value;
          const nodes = sources.map(({ node }) => (node?.closest ? node : node?.parentElement)?.closest('.key, .switch button, .bar, #board, .pad, .tabs, .deeds, .foot'));
          globalThis.shifts.moved.push(...nodes.filter((node) => node && !node.matches('button')) // content may move inside a button
            .map((node) => node.className || node.id));
        }
      }).observe({ type: 'layout-shift' });
    });
    const box = await boardBox(page);
    let seed = 20261123;
    for (let act = 0; act < 200; act += 1) {
      seed = (seed * 48271) % 2147483647;
      const name = ACTS[seed % ACTS.length];
      const named = name.length > 1 && !/^Arrow|^Control|^Escape$|^Enter$|^Delete$/.test(name);
      if (!named) await page.keyboard.press(name);
      else if (await button(page, name).isEnabled()) await button(page, name).click();
      assert.deepEqual(await boardBox(page), box, `${act}: ${name}`);
    }
    assert.deepEqual(await page.evaluate(() => globalThis.shifts), { unasked: 0, moved: [] });
  });
}

for (const size of [[1280, 800], [390, 844]]) {
  test(`small digits shown large cover no cell that the chosen one sees at ${size.join(' × ')}`, async (t) => {
    const page = await touch(t, size, { hash: '#x=' });
    await setting(page, 'shape', { label: '16×16' });
    await candidates(page);
    for (const [row, col] of [[1, 1], [8, 9], [9, 8], [16, 16], [5, 12]]) {
      await cell(page, row, col).click();
      const large = await page.locator('.lens').boundingBox();
      const one = await cell(page, row, col).boundingBox();
      assert.ok(large.width > 1.9 * one.width && large.height > 1.9 * one.height, `it is large: ${large.width} of ${one.width}`);
      const board = await page.locator('#board').boundingBox();
      assert.ok(large.x >= board.x && large.y >= board.y && large.x + large.width <= board.x + board.width && large.y + large.height <= board.y + board.height);
      const covered = await page.locator('.peer, .selected').evaluateAll((nodes, box) => nodes.filter((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect();
        return left + 1 < box.x + box.width && right > box.x + 1 && top + 1 < box.y + box.height && bottom > box.y + 1;
      }).length, large);
      assert.equal(covered, 0, `of R${row}C${col}`);
    }
  });
}

test('the status is one line of a fixed height, and the pad as wide as the board', async (t) => {
  const page = await it.visit(t, { viewport: { width: 1280, height: 800 } });
  const heights = new Set();
  for (const text of [S2, '1234', `55${S2.slice(2)}`]) {
    await paste(page, text);
    heights.add((await page.locator('.foot').boundingBox()).height);
    assert.ok(await page.locator('#status').evaluate((node) => node.getBoundingClientRect().height < 24));
  }
  assert.deepEqual([...heights], [34]);
  for (const size of ['9×9', '4×4', '16×16']) {
    await setting(page, 'shape', { label: size });
    const [board, pad] = [await page.locator('#board').boundingBox(), await page.locator('.pad').boundingBox()];
    assert.ok(Math.abs(board.width - pad.width) < 1 && Math.abs(board.x - pad.x) < 1, size);
  }
});

test('on the smallest phone what is said covers the tabs for some seconds, and lets presses through', async (t) => {
  const page = await it.visit(t, { hash: `#p=${PAIRS}`, viewport: { width: 320, height: 568 } });
  const status = page.locator('#status');
  const shown = () => status.evaluate((node) => getComputedStyle(node).opacity);
  const forget = () => status.evaluate((node) => node.getAnimations().forEach((animation) => animation.finish()));
  const say = () => page.locator('.pad button').first().click(); // the cell is a given, which is announced each time
  await page.locator('[data-cell="4"]').click();
  await page.getByRole('button', { name: 'Digits', exact: true }).click();
  await forget();
  assert.equal(await shown(), '0');
  for (const time of ['first', 'again']) {
    await say();
    assert.equal(await shown(), '1', time);
    await forget();
    assert.equal(await shown(), '0', time);
  }
  const [{ x, y, width, height }, tabs] = [await status.boundingBox(), await page.locator('#tabs').boundingBox()];
  assert.ok(x === 0 && width === 320 && y >= tabs.y - 1 && y + height <= 568, 'over the tabs');
  assert.equal(await page.evaluate(([x, y]) => document.elementFromPoint(x, y).getAttribute('role'), [40, y + height / 2]), 'tab');
});

for (const [locale, height] of [['en-GB', 640], ['es-ES', 640], ['es-ES', 844]]) {
  test(`on a narrow phone what is said takes two lines rather than being cut: ${locale}, 320 × ${height}`, async (t) => {
    const page = await it.visit(t, { hash: `#p=${PAIRS}`, locale, viewport: { width: 320, height } });
    const board = await page.locator('#board').boundingBox();
    await until(page, () => document.getElementById('status').textContent);
    const cut = await page.locator('#status').evaluate((node) => [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight]);
    assert.ok(cut[0] <= 0 && cut[1] <= 1, `${cut}`);
    const said = await page.locator('#status').boundingBox();
    assert.ok(said.y >= board.y + board.height && said.x >= 0 && said.x + said.width <= 320);
    assert.deepEqual(await page.locator('#board').boundingBox(), board);
  });
}

for (const viewport of [{ width: 1280, height: 800 }, { width: 1280, height: 500 }, { width: 390, height: 664 }, { width: 320, height: 568 }]) {
  test(`sheets open at their top with Close in sight at ${viewport.width} × ${viewport.height}`, async (t) => {
    const page = await it.visit(t, { viewport });
    for (const action of ['help', 'settings', 'techniques']) {
      await page.locator(`[data-action=${action}]`).first().evaluate((node) => node.click());
      const sheet = page.getByRole('dialog');
      await sheet.waitFor();
      assert.equal(await sheet.evaluate((node) => node.scrollTop), 0, action);
      const close = sheet.getByRole('button', { name: 'Close', exact: true });
      const box = await close.boundingBox();
      assert.ok(box.height >= 44 && box.y >= 0 && box.y + box.height <= viewport.height, action);
      await close.click();
    }
  });
}

test('Hint is two presses of Tab from the board, and the first one on the page skips to it', async (t) => {
  const page = await it.visit(t, { hash: `#p=${PAIRS}` });
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.textContent), 'To the board');
  await page.keyboard.press('Enter');
  await until(page, () => document.activeElement.dataset.cell === '0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.action), 'hint');
});

const hasFocus = (page) => until(page, () => document.activeElement !== document.body && document.activeElement.checkVisibility());

for (const [width, height] of [[320, 568], [768, 1024], [1440, 900]]) {
  test(`the focus is never lost to what goes out of sight: ${width} × ${height}`, async (t) => {
    const page = await it.visit(t, { hash: `#p=${PAIRS}`, viewport: { width, height } });
    for (const key of ['h', ';', 'Control+Enter']) { // their results may take the place of the pad
      await page.locator('.pad .key').first().click();
      await page.keyboard.press(key);
      await hasFocus(page);
      const close = page.locator('.answer > .icon').click({ timeout: 1000 });
      await close.catch(() => page.keyboard.press('Escape')); // beside the player there is no room for it
      await hasFocus(page);
      await act(page, 'restart');
    }
    for (const sheet of ['help', 'settings']) { // the menu that opened it is closed
      await act(page, sheet);
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
      await hasFocus(page);
    }
    await tab(page, 'Lab').click();
    for (const press of ['room:class', 'lesson:1']) { // where the second is pressed, another room opens
      await page.locator(`[data-do="${press}"]`).click();
      await hasFocus(page);
    }
  });
}

test('legends of keys are shown only where there are keys', async (t) => {
  const legends = (page) => page.locator('kbd').filter({ visible: true }).count();
  assert.ok(await legends(await it.visit(t, { viewport: { width: 1280, height: 800 } })) > 0);
  assert.equal(await legends(await it.visit(t, { viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true })), 0);
});

test('the menu holds the rest: it opens and closes by keyboard, and what is pressed in it closes it', async (t) => {
  const page = await it.visit(t, { hash: `#p=${PAIRS}` });
  const menu = page.locator('#menu');
  await button(page, 'More').focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('7'); // not meant for the board now
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await boardIs(page, PAIRS);
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('popovertarget')), 'menu');
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Clear the board' }).click();
  await menu.waitFor({ state: 'hidden' });
  await boardIs(page, '0'.repeat(81));
});

// Is there a line between any two adjacent cells? Halfway up the upper sixth of both, where no digit is, the
// picture must not be of one colour from one middle to the other; the same for two cells one above the other. Nor
// may a line have a gap where another crosses it: nothing light leads past it there.
async function unlined(page) {
  const side = await page.locator('#board [role=row]').count();
  const box = await page.locator('#board').boundingBox();
  const shot = await page.screenshot({ clip: box });
  const blank = await page.context().newPage();
  const missing = await blank.evaluate(async ([bytes, side]) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    canvas.drawImage(picture, 0, 0);
    const wide = picture.width / side;
    const flat = (x, y, width, height) => {
      const { data } = canvas.getImageData(Math.round(x), Math.round(y), width, height);
      return data.every((value, at) => value === data[at % 4]);
    };
    const missing = [];
    for (let a = 0; a < side; a++) {
      for (let b = 1; b < side; b++) {
        const [across, along] = [(a + 1 / 8) * wide, b * wide - wide / 4];
        if (flat(along, across, Math.round(wide / 2), 1)) missing.push(`R${a + 1}C${b}|C${b + 1}`);
        if (flat(across, along, 1, Math.round(wide / 2))) missing.push(`R${b}C${a + 1}|R${b + 1}`);
      }
    }
    const isLight = (x, y) => canvas.getImageData(Math.round(x), Math.round(y), 1, 1).data[0] > 200;
    const near = Math.round(wide / 8);
    for (let a = 1; a < side; a++) {
      for (let b = 1; b < side; b++) {
        for (let aside = -near; aside <= near; aside++) {
          const [x, y] = [a * wide + aside, b * wide + aside];
          if (isLight(x, b * wide - near) && flat(x, b * wide - near, 1, 2 * near)) missing.push(`gap at R${b}C${a}, ${aside}`);
          if (isLight(a * wide - near, y) && flat(a * wide - near, y, 2 * near, 1)) missing.push(`gap below R${b}C${a}, ${aside}`);
        }
      }
    }
    return missing;
  }, [[...shot], side]);
  await blank.close();
  return missing;
}

for (const [width, height, deviceScaleFactor] of [[320, 568, 1], [320, 568, 2], [360, 740, 3], [1440, 900, 1], [1440, 900, 2], [1280, 800, 1.25]]) {
  test(`all lines are seen, on shaded cells too, at ${width} px and ${deviceScaleFactor}`, async (t) => {
    const page = await it.visit(t, { hash: `#p=${S2}`, viewport: { width, height }, deviceScaleFactor });
    await boardIs(page, S2);
    await cell(page, 1, 1).click();
    await page.locator('.peer').first().waitFor();
    await page.mouse.move(0, 0);
    assert.deepEqual(await unlined(page), []);
  });
}
