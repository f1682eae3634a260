// Small things that a user notices: tabs that are cut, rings, a board that moves, what is printed.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, button, cell, fromMenu, paste, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();

async function load(t, options) {
  const page = await it.visit(t, options);
  await paste(page, S2);
  await boardIs(page, S2);
  return page;
}

for (const locale of ['en-GB', 'es-ES']) {
  for (const width of [320, 360, 390, 768, 844, 1100, 1280, 1440, 2560]) {
    test(`all tabs can be read, ${locale}, ${width} wide`, async (t) => {
      const page = await it.visit(t, { locale, viewport: { width, height: Math.max(568, Math.round(width * 0.62)) } });
      for (const id of ['solve', 'solutions', 'create']) {
        await page.locator(`#tab-${id}`).click();
        const cut = await page.evaluate(() => {
          const bar = document.getElementById('tabs').getBoundingClientRect();
          return [...document.querySelectorAll('[role=tab]')].filter((tab) => {
            const { left, right } = tab.getBoundingClientRect();
            return left < bar.left - 0.5 || right > bar.right + 0.5 || tab.scrollWidth > tab.clientWidth;
          }).map((tab) => tab.textContent);
        });
        assert.deepEqual(cut, [], id);
      }
    });
  }
}

test('the browser prints the puzzle, and nothing of the page', async (t) => {
  const page = await load(t);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await button(page, 'Hint').click();
  await says(page, /next step/i);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const seen = await page.evaluate(() => {
    const paper = document.getElementById('paper');
    const others = [...document.body.children].filter((node) => node !== paper && node.checkVisibility());
    const { width, height } = paper.querySelector('.board').getBoundingClientRect();
    return {
      others: others.length, square: Math.abs(width - height) < 3 && width > 200, caption: paper.querySelector('figcaption').textContent,
      digits: [...paper.querySelectorAll('.cell .digit')].map((digit) => digit.textContent || '0').join(''),
      marked: paper.querySelectorAll('.selected, .peer, .same, svg, [class*=role-]').length,
    };
  });
  assert.deepEqual({ ...seen, caption: '' }, { others: 0, square: true, caption: '', digits: S2.replace('530', '534'), marked: 0 });
  assert.match(seen.caption, /^Nonet · .*Easy/);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  assert.equal(await page.locator('#paper').count(), 0);
  // Without a board the page is printed as it is.
  await page.locator('#tab-learn').click();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  assert.equal(await page.locator('#paper').count(), 0);
});

for (const viewport of [{ width: 1280, height: 800 }, { width: 390, height: 844 }]) {
  test(`after a command of the menu the focus is where it did something, ${viewport.width} wide`, async (t) => {
    const page = await load(t, { viewport });
    const focused = (selector) => until(page, (it) => document.activeElement.closest(it) !== null, selector);
    await fromMenu(page, 'Fill in candidates');
    await focused('#board [data-cell]');
    await fromMenu(page, 'Compare my marks');
    await focused('#panel');
    await page.keyboard.press('Escape');
    await fromMenu(page, 'Techniques');
    await focused('dialog');
    await page.keyboard.press('Escape');
    if (viewport.width < 1100) {
      await fromMenu(page, 'All steps');
      await focused('#panel');
      await page.keyboard.press('Enter'); // no menu opens
      assert.equal(await page.locator('#menu:popover-open').count(), 0);
    }
  });
}

test('a cell that is pressed has one ring, and the board does not move in its frame', async (t) => {
  const page = await load(t);
  for (const [row, col] of [[5, 5], [9, 9], [1, 1]]) {
    await cell(page, row, col).click();
    const rings = await cell(page, row, col).evaluate((node) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(node);
      const rim = Number.parseFloat(getComputedStyle(node).boxShadow.match(/(\d+(\.\d+)?)px inset/)?.[1] ?? 0);
      return [outlineStyle, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset), Number.parseFloat(outlineWidth) >= rim];
    });
    assert.deepEqual(rings, ['solid', 0, true], 'the ring of the focus covers that of the selection');
  }
  const moved = await page.evaluate(() => {
    const board = document.getElementById('board');
    board.scrollTop = 5;
    board.scrollLeft = 5;
    return [board.scrollTop, board.scrollLeft];
  });
  assert.deepEqual(moved, [0, 0]);
});

test('the letter of a colour stands clear of the marks in the corners', async (t) => {
  const page = await load(t);
  await cell(page, 1, 3).click();
  await button(page, 'Colour').click();
  for (const key of ['1', '2']) await page.keyboard.press(key);
  await button(page, 'Corner').click();
  for (const key of ['1', '2', '4', '6']) {
    await page.keyboard.press(key);
    const over = await cell(page, 1, 3).evaluate((node) => {
      const range = document.createRange();
      const marks = [...node.querySelectorAll('.notes .mine')].map((mark) => {
        range.selectNodeContents(mark);
        return range.getBoundingClientRect();
      });
      // A pseudo-element has no box of its own to ask for: a letter as large in the middle of each stripe's beginning.
      const letters = [...node.querySelectorAll('.colours i')].map((stripe) => {
        const size = Number.parseFloat(getComputedStyle(stripe, '::after').fontSize);
        const { left, top, height } = stripe.getBoundingClientRect();
        const { alignItems } = getComputedStyle(stripe);
        return { left, right: left + size, top: top + (height - size) / 2, bottom: top + (height + size) / 2, alignItems };
      });
      const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return letters.flatMap((letter) => (letter.alignItems === 'center' ? [] : ['not in the middle']).concat(marks.filter((mark) => meet(letter, mark)).map(() => 'over a mark')));
    });
    assert.deepEqual(over, [], `after ${key}`);
  }
});

test('what was wrong before is not red beside a step', async (t) => {
  const page = await load(t);
  await cell(page, 1, 3).click();
  await button(page, 'Corner').click();
  await page.keyboard.press('9'); // ruled out there
  await button(page, 'Digits').click();
  const red = () => page.locator('.notes .mine.out').first().evaluate((mark) => getComputedStyle(mark).color);
  await page.keyboard.press('p');
  const alone = await red();
  await button(page, 'Hint').click();
  await says(page, /next step/i);
  for (let n = 0; n < 3; n += 1) await page.locator('#panel [data-action=hint]').click();
  assert.notEqual(await red(), alone);
});

test('a pause says how to go on', async (t) => {
  const page = await load(t);
  await button(page, 'Settings').click();
  await page.locator('#timed').check();
  await page.keyboard.press('Escape');
  await page.locator('#timer').click();
  await says(page, /^Paused: .* go on/);
  await cell(page, 1, 3).click();
  assert.equal(await page.locator('#timer').getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('4');
  await until(page, () => document.getElementById('timer').ariaPressed === 'false');
});
