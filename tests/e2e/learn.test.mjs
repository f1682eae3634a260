// The pages of the techniques: the index, the ways in, the examples.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, act, boardIs, browserForTests, button, fromMenu, grid, paste, says, setting, tab } from './person.mjs';
import { until } from './browser.mjs';

const it = browserForTests();
const SUBSETS = '000049305000000704008000000042070000000005030009000041000754000030800000804001000';

const heading = (page, name) => page.getByRole('heading', { name, exact: true, level: 2 });
const link = (page, name) => page.getByRole('link', { name });
const fragmentIs = (page, wanted) => until(page, (text) => decodeURI(location.hash) === text, wanted);
const focusIs = (page, words) => until(page, (text) => document.activeElement.textContent.startsWith(text), words);

// The example is drawn, with its pattern.
async function shows(page) {
  await page.locator('#example .notes :is(.out, .placed)').first().waitFor();
  assert.equal(await grid(page).getByRole('gridcell').count(), 81);
  assert.equal(await page.locator('#example .box-left').count(), 18);
}

test('the index is searched and leads to a page, whose examples come onto the board, and the one before is a press away', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await tab(page, 'Learn').click();
  await heading(page, 'Techniques').waitFor();
  await link(page, /^XY-wing/).waitFor();
  assert.ok(await link(page, /./).count() > 120);
  await page.getByRole('searchbox').pressSequentially('xy wing');
  await says(page, /^2 techniques/);
  await link(page, /^XY-wing hard · 160$/).click();
  await heading(page, 'XY-wing').waitFor();
  await focusIs(page, 'XY-wing');
  await fragmentIs(page, '#learn=xy-wing');
  await shows(page);
  const first = await page.locator('#learn-steps code').textContent();
  await button(page, 'Next example').click();
  await says(page, /^Example 2 of 3$/);
  await focusIs(page, 'Next example');
  await shows(page);
  assert.notEqual(await page.locator('#learn-steps code').textContent(), first);
  const digits = await page.locator('#example .digit').allTextContents();
  await button(page, 'Put it on the board').click();
  await page.locator('#board .role-pattern').first().waitFor();
  await boardIs(page, digits.map((digit) => digit || '0').join(''));
  await page.getByRole('heading', { name: /^XY-wing/ }).waitFor();
  await page.keyboard.press('Control+z'); // it stops where the example begins, and offers the previous puzzle
  await button(page, 'Back to the previous puzzle').click();
  await boardIs(page, S2);
});

test('a link opens a page; the browser goes back to the index, which goes on at its row', async (t) => {
  const page = await it.visit(t, { hash: '#learn=w-wing' });
  await heading(page, 'W-wing').waitFor();
  await shows(page);
  await link(page, 'XY-wing →').click();
  await heading(page, 'XY-wing').waitFor();
  await page.reload();
  await heading(page, 'XY-wing').waitFor();
  await link(page, 'Back to the index').click();
  await heading(page, 'Techniques').waitFor();
  await focusIs(page, 'XY-wing');
  await page.keyboard.press('ArrowDown');
  await focusIs(page, 'XYZ-wing');
  await page.keyboard.press('Enter');
  await heading(page, 'XYZ-wing').waitFor();
  await page.goBack();
  await heading(page, 'Techniques').waitFor();
  await focusIs(page, 'XYZ-wing');
});

test('a hint and all steps lead to the page, and the browser back to them', async (t) => {
  const page = await it.visit(t);
  await paste(page, SUBSETS);
  await boardIs(page, SUBSETS);
  await button(page, 'Hint').click();
  await says(page, /next step uses/);
  await button(page, 'Hint').click();
  const name = await page.locator('#panel h2').evaluate((node) => node.firstChild.textContent);
  await link(page, /^What is “/).focus();
  await page.keyboard.press('Enter');
  await heading(page, name).waitFor();
  await shows(page);
  await page.goBack();
  await link(page, /^What is “/).waitFor();
  await button(page, 'All steps').click();
  await page.getByRole('treeitem').first().waitFor();
  await link(page, /^What is “/).click();
  await shows(page);
  await page.goBack();
  await page.getByRole('tree').waitFor();
  await boardIs(page, SUBSETS);
});

test('the sheet of techniques asks what each is, by keyboard too', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await fromMenu(page, 'Techniques');
  await page.getByRole('dialog').getByRole('list').getByRole('checkbox').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await until(page, () => document.activeElement.ariaLabel === 'What is “Naked single”?');
  await page.keyboard.press('ArrowLeft');
  await until(page, () => document.activeElement.type === 'checkbox');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await heading(page, 'Naked single').waitFor();
  assert.equal(await page.getByRole('dialog').count(), 0);
  await shows(page);
});

test('the ways to begin lead to the index, all can be sorted by difficulty, and that is kept', async (t) => {
  const page = await it.visit(t);
  await act(page, 'start');
  await page.getByRole('button', { name: /^Teach me/ }).click();
  await heading(page, 'Techniques').waitFor();
  await page.getByRole('heading', { name: 'Wings' }).waitFor();
  await page.getByRole('switch', { name: 'Sort by difficulty only' }).check();
  await page.getByRole('heading', { name: 'extreme' }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Wings' }).count(), 0);
  await page.reload();
  await page.getByRole('heading', { name: 'extreme' }).waitFor();
});

for (const [width, height] of [[320, 568], [390, 844], [844, 390]]) {
  test(`on a phone of ${width} × ${height} the board is as wide as the window, and nothing else scrolls sideways`, async (t) => {
    const page = await it.visit(t, { hash: '#learn=grouped-aic', viewport: { width, height }, hasTouch: true, isMobile: true });
    await shows(page);
    const sideways = () => page.evaluate(() => [...document.querySelectorAll('#work-learn, html')].map((node) => node.scrollWidth - node.clientWidth));
    assert.deepEqual(await sideways(), [0, 0]);
    const board = await page.locator('#example').boundingBox();
    assert.equal(Math.round(board.width), Math.round(board.height));
    if (width < height) assert.ok(board.width >= width - 24, `${board.width}`);
    const example = await page.getByRole('heading', { name: 'Example 1 of 3' }).boundingBox();
    assert.ok(width > height || example.y + example.height <= board.y, 'its heading is above the board');
    const below = await page.locator('#learn-steps').boundingBox();
    assert.ok(below.y >= board.y + board.height, 'the words are below the board');
    const small = await page.locator('#work-learn').locator('button, a').evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect())
      .filter((box) => box.width < 44 || box.height < 44).length);
    assert.equal(small, 0);
    await link(page, 'Back to the index').tap();
    await heading(page, 'Techniques').waitFor();
    assert.deepEqual(await sideways(), [0, 0]);
  });
}

// The later words do not arrive before the test calls `release`.
function late() {
  const { fetch } = globalThis;
  const held = new Promise((go) => { globalThis.release = go; });
  globalThis.fetch = async (path, how) => {
    if (/\/study\//.test(path)) await held;
    return fetch(path, how);
  };
}

test('until the names of techniques have come, what needs them waits, and the rest goes on', async (t) => {
  const page = await it.visit(t, { init: late });
  await paste(page, S2);
  await act(page, 'propagate');
  await says(page, /digits placed/);
  await act(page, 'undo');
  await act(page, 'hint');
  await tab(page, 'Create').click();
  const named = page.locator('#work-create [name=technique] option:not(:empty)');
  const before = await named.count();
  await tab(page, 'Learn').click();
  await page.getByText('Loading the page…').waitFor();
  assert.equal(await page.getByText(/technique-|family-/).count(), 0);
  await page.evaluate(() => globalThis.release());
  await link(page, /^XY-wing/).waitFor();
  assert.ok(await named.count() > before + 50);
  await tab(page, 'Solve').click();
  await page.getByRole('button', { name: 'Show more' }).waitFor();
});

test('the pages are there without a network, in the other language too', async (t) => {
  const page = await it.visit(t, { storing: true });
  await until(page, () => /works offline/.test(document.getElementById('standing').textContent));
  await setting(page, 'lang', 'es');
  await page.context().setOffline(true);
  await tab(page, 'Aprender').click();
  await page.getByRole('searchbox').fill('unico desnudo');
  await link(page, /^Único desnudo/).click();
  await heading(page, 'Único desnudo').waitFor();
  assert.match(await page.locator('#learn-about').textContent(), /celda|cifra/);
  await shows(page);
});
