// Deductions played one after the other: by time, by keyboard, by pointer and by touch; on a phone; without motion.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, board, boardIs, browserForTests, button, cell, paste, reload, saved, says } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const STILL = { reducedMotion: 'reduce' };
const slider = (page) => page.getByRole('slider', { name: 'Moment shown' });
const rows = (page) => page.locator('.played li');
const filled = async (page) => [...await board(page)].filter((digit) => digit !== '0').length;

async function load(t, options) {
  const page = await it.visit(t, options);
  await paste(page, S2);
  await boardIs(page, S2);
  return page;
}

async function propagated(t, options) {
  const page = await load(t, options);
  await button(page, 'Propagate').click();
  await slider(page).waitFor();
  return page;
}

function ended(page) {
  return until(page, () => document.querySelector('#player:not([hidden], .playing)'));
}

async function isAt(page, at) {
  await until(page, (at) => document.getElementById('scrub').value === String(at), at);
}

test('the deductions come one after the other, and the page does not move', async (t) => {
  const page = await load(t);
  await page.locator('#chips', { hasText: /Easy.*one solution/ }).waitFor();
  await page.evaluate(() => {
    globalThis.seen = [];
    globalThis.shifts = [];
    new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map(({ value }) => value)))
      .observe({ type: 'layout-shift' });
    const look = () => {
      const player = document.getElementById('player');
      const digits = [...document.querySelectorAll('.digit')].filter((digit) => digit.textContent).length;
      const at = document.getElementById('scrub').valueAsNumber;
      if (!player.hidden) globalThis.seen.push([at, digits, document.querySelectorAll('.cell[class*=role-age]').length]);
      requestAnimationFrame(look);
    };
    look();
  });
  await button(page, 'Propagate').click();
  await says(page, /51 digits placed/);
  await ended(page);
  // The last frame is seen one frame later.
  await until(page, () => globalThis.seen.at(-1)?.[0] === 51);
  const seen = await page.evaluate(() => globalThis.seen);
  for (const [at, digits] of seen) assert.equal(digits, 30 + at);
  const moments = [...new Set(seen.map(([at]) => at))];
  assert.deepEqual(moments, [...moments].sort((a, b) => a - b));
  assert.ok(moments.length > 5 && moments.at(-1) === 51, String(moments));
  assert.equal(Math.max(...seen.map(([, , aged]) => aged)), 5);
  assert.deepEqual(await page.evaluate(() => globalThis.shifts), []);
  await boardIs(page, SOLVED);
  await button(page, 'Undo all').click();
  await boardIs(page, S2);
});

test('nothing is lost if the page goes while it plays', async (t) => {
  const page = await propagated(t);
  await saved(page);
  await reload(page);
  await boardIs(page, SOLVED);
  await button(page, 'Undo').click();
  await boardIs(page, S2);
});

test('a key or a touch ends it at once', async (t) => {
  const page = await propagated(t);
  await page.keyboard.press('Shift');
  await ended(page);
  await isAt(page, 51);
  await button(page, 'Play').click();
  await page.locator('h1').click();
  await ended(page);
  await isAt(page, 51);
});

test('without motion the end is there at once, and the slider still works', async (t) => {
  const page = await load(t, STILL);
  await page.evaluate(() => {
    globalThis.moments = new Set();
    new MutationObserver(() => globalThis.moments.add(document.getElementById('scrub').value))
      .observe(document.getElementById('player'), { attributes: true, childList: true, subtree: true });
  });
  await button(page, 'Propagate').click();
  await ended(page);
  assert.deepEqual(await page.evaluate(() => [...globalThis.moments]), ['51']);
  await button(page, 'Previous step').click();
  await isAt(page, 50);
  assert.equal(await filled(page), 80);
});

test('by keyboard alone', async (t) => {
  const page = await load(t, STILL);
  await cell(page, 1, 3).click();
  await page.keyboard.press(';');
  await ended(page);
  await page.keyboard.press('Tab');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'scrub');
  await page.keyboard.press('Home');
  await isAt(page, 1);
  await page.keyboard.press('ArrowRight');
  await isAt(page, 2);
  assert.match(await slider(page).getAttribute('aria-valuetext'), /^2 of 51 · R\dC\d = \d · .* single/);
  await page.keyboard.press('End');
  await isAt(page, 51);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await isAt(page, 49);
  await says(page, /^49 of 51 · /);
  await page.keyboard.press('Home');
  await isAt(page, 1);
  await slider(page).focus();
  await page.keyboard.press('Space');
  await isAt(page, 51);
  await rows(page).nth(9).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isAt(page, 11);
  await page.keyboard.press('Escape');
  await slider(page).waitFor({ state: 'hidden' });
  await boardIs(page, SOLVED);
});

test('screen readers hear what everything is', async (t) => {
  const page = await propagated(t, STILL);
  for (const name of ['First', 'Previous step', 'Play', 'Next step', 'Last', 'Finish', 'Undo all']) {
    await button(page, name).waitFor();
  }
  assert.equal(await page.getByRole('group', { name: 'Player' }).count(), 1);
  await button(page, 'First').click();
  const row = page.locator('.played [aria-current=step]');
  assert.match(await row.textContent(), /^1R\dC\d = \d\w+ single/);
  assert.equal(await button(page, 'Play').getAttribute('aria-pressed'), 'false');
});

test('the slider is dragged both ways, and the board is kept as it is shown', async (t) => {
  const page = await propagated(t, STILL);
  const { x, y, width, height } = await slider(page).boundingBox();
  const at = async (part) => {
    await page.mouse.move(x + 8 + part * (width - 16), y + height / 2, { steps: 4 });
    return Number(await slider(page).inputValue());
  };
  await at(1);
  await page.mouse.down();
  const back = await at(0.3);
  assert.ok(back > 10 && back < 22, String(back));
  const forward = await at(0.6);
  assert.ok(forward > 25 && forward < 38, String(forward));
  await page.mouse.up();
  await until(page, (n) => [...document.querySelectorAll('.digit')].filter((digit) => digit.textContent).length === n, 30 + forward);
  const shown = await board(page);
  await button(page, `Keep these ${forward}`).click();
  await says(page, /deductions are on the board/);
  await boardIs(page, shown);
  assert.equal(await rows(page).count(), forward);
  await button(page, 'Undo').click();
  await boardIs(page, S2);
});

test('on a phone, by touch', async (t) => {
  const page = await load(t, { ...PHONE, ...STILL });
  const before = await page.locator('#board').boundingBox();
  await button(page, 'Propagate').tap();
  await ended(page);
  await rows(page).nth(3).tap();
  await isAt(page, 4);
  await button(page, 'Next step').tap();
  await isAt(page, 5);
  const sizes = await page.locator('#player :is(button, input)').evaluateAll((nodes) =>
    nodes.map((node) => Math.min(node.clientWidth, node.clientHeight)));
  for (const size of sizes) assert.ok(size >= 40, String(sizes));
  const after = await page.locator('#board').boundingBox();
  assert.deepEqual([after.width, after.height], [before.width, before.height]);
  await button(page, 'Finish').tap();
  await slider(page).waitFor({ state: 'hidden' });
  await boardIs(page, SOLVED);
});

for (const [width, height] of [[1280, 800], [1024, 800], [844, 390], [768, 1024], [320, 568]]) {
  test(`the player is beside or below the board, and in the window, at ${width} × ${height}`, async (t) => {
    const page = await load(t, { ...STILL, viewport: { width, height } });
    await page.keyboard.press(';');
    await ended(page);
    const [player, board] = await Promise.all(['#player', '#board'].map((part) => page.locator(part).boundingBox()));
    assert.ok(player.x >= 0 && player.x + player.width <= width, JSON.stringify(player));
    assert.ok(player.x >= board.x + board.width || player.y >= board.y + board.height, JSON.stringify([player, board]));
  });
}

test('the path is only shown until it is carried out', async (t) => {
  const page = await load(t, STILL);
  await button(page, 'Path').click();
  await ended(page);
  await boardIs(page, SOLVED);
  await button(page, 'Dismiss').click();
  await boardIs(page, S2);
  await button(page, 'Path').click();
  await button(page, 'Carry out all').click();
  await boardIs(page, SOLVED);
  await button(page, 'Undo').click();
  await boardIs(page, S2);
});
