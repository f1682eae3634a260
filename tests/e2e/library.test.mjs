// The library as a user meets it: every game is listed, and reopened as it was.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { boardIs, browserForTests, button, grid, paste, tab } from './person.mjs';
import { DIST, until } from './browser.mjs';
import { mortal } from './mortal.mjs';

const it = browserForTests();

const ONE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const TWO = '8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..';

const library = (page) => page.locator('.library');
const games = (page) => library(page).getByRole('row');
const game = (page, givens) => games(page).filter({ hasText: givens });
const puts = (text, place, digit) => text.slice(0, place) + digit + text.slice(place + 1);

async function open(page) {
  await tab(page, 'Library').click();
  await games(page).first().waitFor();
  await until(page, () => !/Reading/.test(document.querySelector('.library [role=status]').textContent));
}

// Pastes a puzzle and types a digit into the cell at `place`, counted from 0.
async function begin(page, puzzle, place, digit) {
  await paste(page, puzzle);
  await boardIs(page, puzzle);
  await grid(page).getByRole('gridcell').nth(place).click();
  await page.keyboard.press(digit);
  await saved(page);
}

const saved = (page) => until(page, () => /^saved/.test(document.getElementById('standing').textContent));

test('a puzzle pasted over another is listed beside it, and each is opened as it was left', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await begin(page, TWO, 1, '2');
  await open(page);
  assert.equal(await games(page).count(), 2);
  await game(page, '21 givens').getByText('open now').waitFor();
  await game(page, '30 givens').click();
  await boardIs(page, puts(ONE, 2, '1'));
  await page.keyboard.press('Control+z');
  await boardIs(page, ONE);
  await open(page);
  await game(page, '21 givens').click();
  await boardIs(page, puts(TWO, 1, '2'));
});

test('what is pasted goes to the board, even if the browser aims at a library that is out of sight', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await open(page);
  await tab(page, 'Text').click();
  // As Firefox does: at what was selected last.
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const place = document.querySelector('#work-library label');
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, TWO);
  await boardIs(page, TWO);
});

test('a game of another tab is opened with its own history, and the page begins with it', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  const other = await it.revisit(t, page);
  await begin(other, TWO, 1, '2');
  await open(page);
  await game(page, '21 givens').click();
  await page.getByText('open in another tab').waitFor();
  page.problems.length = 0; // it is logged, too
  await other.close();
  await open(page);
  await game(page, '21 givens').click();
  await boardIs(page, puts(TWO, 1, '2'));
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z'); // it stops where the puzzle began
  await boardIs(page, TWO);
  await page.keyboard.press('Control+y');
  await saved(page);
  await open(page);
  await game(page, '30 givens').click();
  await boardIs(page, puts(ONE, 2, '1'));
  await page.goto(page.url().split('#')[0]);
  await boardIs(page, puts(ONE, 2, '1'));
});

test('a puzzle opened and left untouched is not put into the game before by a reload', async (t) => {
  const page = await it.visit(t);
  await begin(page, TWO, 1, '2');
  await open(page);
  await bring(page, 'one.txt', ONE);
  await game(page, '30 givens').click();
  await boardIs(page, ONE);
  await page.reload();
  await boardIs(page, ONE);
  await open(page);
  await game(page, '21 givens').click();
  await boardIs(page, puts(TWO, 1, '2'));
  await page.keyboard.press('Control+z');
  await boardIs(page, TWO);
});

test('tabs that are loaded again keep each its own game', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  const other = await it.revisit(t, page);
  await begin(other, TWO, 1, '2');
  await page.goto('about:blank');
  await other.goto('about:blank');
  await page.goBack();
  await boardIs(page, puts(ONE, 2, '1'));
  await other.goBack();
  await boardIs(other, puts(TWO, 1, '2'));
});

test('by keyboard alone', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await begin(page, TWO, 1, '2');
  await open(page);
  await tab(page, 'Library').focus();
  const list = library(page).getByRole('grid');
  for (let n = 0; n < 20 && !await list.evaluate((node) => node === document.activeElement); n += 1) await page.keyboard.press('Tab');
  const active = () => list.evaluate((node) => document.getElementById(node.getAttribute('aria-activedescendant')).textContent);
  assert.match(await active(), /21 givens/);
  await page.keyboard.press('ArrowDown');
  assert.match(await active(), /30 givens/);
  await page.keyboard.press('Space');
  assert.equal(await library(page).locator('[role=row][aria-selected=true]').count(), 1);
  await page.keyboard.press('Enter');
  await boardIs(page, puts(ONE, 2, '1'));
});

const tick = (page) => games(page).first().getByRole('checkbox').check();

// A list of acts, opened by an arrow: the browser keeps the keys that follow for the open list.
const menu = (page, name) => page.getByRole('combobox', { name });

async function makeTwoFolders(page) {
  for (const name of ['Hard ones', 'Soft ones']) {
    await button(page, 'New folder…').click();
    await page.getByRole('textbox', { name: 'Name of the new folder' }).fill(name);
    await page.keyboard.press('Enter');
  }
}

test('by keyboard nothing is moved or tagged before the choice is confirmed', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await open(page);
  await makeTwoFolders(page);
  await tick(page);
  const places = () => games(page).first().locator('.labels-here').textContent();
  for (const [name, keys] of [['Move to…', ['ArrowDown', 'End', 's', 'Escape']], ['Tag…', ['n', 'End', 'Escape']], ['Move to…', ['ArrowUp', 'End', 'Tab']]]) {
    await menu(page, name).focus();
    for (const key of keys) await page.keyboard.press(key);
    assert.equal(await places(), 'open now');
    assert.equal(await page.getByRole('textbox', { name: 'Name of the new tag' }).count(), 0);
  }
  await menu(page, 'Move to…').focus();
  for (const key of ['ArrowDown', 'End', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await game(page, '30 givens').getByText('Soft ones').waitFor();
  assert.ok(await menu(page, 'Move to…').evaluate((node) => node === document.activeElement && node.value === ''));
});

// What the focused element does.
const focused = (page) => page.evaluate(() => {
  const { dataset, className, localName } = document.activeElement;
  return dataset.do ?? dataset.field ?? (className || localName);
});

async function press(page, name) {
  await button(page, name).first().focus();
  await page.keyboard.press('Enter');
}

test('the focus stays in the library, on what does the same', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await begin(page, TWO, 1, '2');
  await open(page);
  const list = library(page).getByRole('grid');
  const typed = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const is = async (name, after) => assert.equal(await focused(page), name, after);
  await list.focus();
  await typed('Control+a');
  await press(page, 'Delete');
  await is('go:all', 'all deleted by the button');
  await press(page, 'Undo the deletion');
  await is('rows', 'put back');
  await typed('Control+a', 'Delete');
  await is('go:all', 'all deleted by the key');
  await press(page, 'New folder…');
  await typed('Escape');
  await is('new-folder', 'no folder after all');
  await press(page, 'New folder…');
  await typed('a', 'Enter');
  await is('new-folder', 'a folder made');
  await press(page, 'a');
  await press(page, 'Rename folder');
  await typed('b', 'Enter');
  await is('rename-place', 'an empty folder renamed');
  await press(page, 'Remove folder');
  await is('go:all', 'an empty folder removed');
  await press(page, 'Undo the removal');
  await is('go:folder-1', 'the folder put back');
  await press(page, 'Deleted');
  await press(page, 'Remove for ever…');
  await typed('Escape');
  await is('rows', 'not removed');
  await typed('Control+a');
  await press(page, 'Put back');
  await is('go:deleted', 'all put back');
});

test('the focus stays in the library when a folder, a tag or what was deleted becomes empty', async (t) => {
  const page = await it.visit(t);
  await begin(page, TWO, 1, '2');
  const other = await it.revisit(t, page);
  await begin(other, ONE, 2, '1');
  await other.close();
  await open(page);
  const is = async (name, after) => assert.equal(await focused(page), name, after);
  const all = () => page.getByRole('checkbox', { name: 'Select all' }).evaluate(({ checked, indeterminate }) => [checked, indeterminate]);
  await tick(page);
  assert.deepEqual(await all(), [false, true], 'one of two is selected');
  await menu(page, 'Tag…').selectOption('New tag…');
  await page.getByRole('textbox', { name: 'Name of the new tag' }).fill('t');
  await page.keyboard.press('Enter');
  await is('rows', 'tagged');
  await button(page, 't').first().click();
  await tick(page);
  assert.deepEqual(await all(), [true, false], 'the only one is');
  await menu(page, 'Tag…').focus();
  await menu(page, 'Tag…').selectOption('✓ t');
  await is('go:tag-1', 'the last one untagged');
  await button(page, 'All games').click();
  await tick(page);
  await menu(page, 'Move to…').selectOption('New folder…');
  await page.getByRole('textbox', { name: 'Name of the new folder' }).fill('f');
  await page.keyboard.press('Enter');
  await button(page, 'f').first().click();
  await tick(page);
  await menu(page, 'Move to…').focus();
  await menu(page, 'Move to…').selectOption('No folder');
  await is('go:folder-1', 'the last one moved');
  await button(page, 'All games').click();
  await bring(page, 'three.txt', lines(3).join('\n'));
  await said(page, '3 puzzles added.');
  for (const at of [0, 1, 2]) await games(page).nth(at).getByRole('checkbox').check();
  await press(page, 'Delete');
  await is('go:folder-2', 'three ticked and deleted');
  await press(page, 'Deleted');
  await press(page, 'Remove for ever…');
  await press(page, 'Remove for ever');
  await said(page, 'Removed.');
  await is('go:deleted', 'removed for ever');
  await press(page, 'Statistics');
  await press(page, 'Reset the statistics…');
  await page.keyboard.press('Escape');
  await is('forget', 'not begun again');
  await press(page, 'Games');
  await is('figures', 'the list again');
  await button(page, 'All games').click();
  for (const row of await games(page).all()) await row.getByRole('checkbox').check();
  await games(page).first().getByRole('checkbox').uncheck();
  await press(page, 'Delete');
  await is('rows', 'one of two deleted');
});

test('while another tab has the library, it can be read, and games can be opened', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await open(page);
  const other = await it.revisit(t, page);
  await open(other);
  await other.getByText('Another tab has the library open').waitFor();
  assert.equal(await games(other).count(), 1);
});

test('if its script does not come, the next press has a library that can be changed', async (t) => {
  const page = await it.visit(t, { complains: /./ });
  await begin(page, ONE, 2, '1');
  const script = /library[^/]*\.js$/;
  await page.route(script, (route) => route.abort());
  // By a script, as no pointer comes before the press: then the journal is requested first.
  await page.evaluate(() => document.getElementById('tab-library').click());
  await page.getByText(/could not be loaded/).first().waitFor();
  await page.unroute(script);
  await tab(page, 'Solve').click();
  await open(page);
  await tick(page);
  await button(page, 'Rename').click();
  await page.getByRole('textbox', { name: 'Name of the game' }).fill('Breakfast');
  await page.keyboard.press('Enter');
  await game(page, 'Breakfast').waitFor();
});

// Lines that the reader takes for puzzles, all different.
const lines = (n) => Array.from({ length: n }, (_, at) => `${ONE.slice(0, 72)}${String(at + 1).padStart(9, '.').replaceAll('0', '.')}`);

async function bring(page, name, text) {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Import…').click()]);
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

const said = (page, words) => library(page).getByRole('status').getByText(words).waitFor();

test('a collection is taken in as a folder, searched, and one of its puzzles becomes a game', async (t) => {
  const page = await it.visit(t);
  await begin(page, TWO, 1, '2');
  await open(page);
  await bring(page, 'Sunday papers.txt', lines(3000).join('\n'));
  await said(page, '3\u202f000 puzzles added.');
  const list = library(page).getByRole('grid');
  assert.equal(await list.getAttribute('aria-rowcount'), '3000');
  assert.ok(await games(page).count() < 40, 'only those in sight are there');
  await list.focus();
  await page.keyboard.press('End');
  await games(page).last().and(page.locator('[aria-rowindex="3000"]')).waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('.....2777');
  await until(page, () => document.querySelector('.rows').getAttribute('aria-rowcount') === '1');
  await games(page).first().click();
  const puzzle = lines(2777).at(-1);
  await boardIs(page, puzzle);
  await grid(page).getByRole('gridcell').nth(2).click();
  await page.keyboard.press('1');
  await saved(page);
  await open(page);
  await games(page).first().getByText('open now').waitFor();
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await button(page, 'All games').click();
  await game(page, '21 givens').click();
  await boardIs(page, puts(TWO, 1, '2'));
});

test('names, folders and tags are there after a reload, and what was deleted can be put back', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await begin(page, TWO, 1, '2');
  await open(page);
  const name = async (field, words) => {
    await page.getByRole('textbox', { name: field }).fill(words);
    await page.keyboard.press('Enter');
  };
  await tick(page);
  await button(page, 'Rename').click();
  await name('Name of the game', 'Breakfast');
  await game(page, 'Breakfast').getByRole('checkbox').check();
  await page.getByRole('combobox', { name: 'Move to…' }).selectOption('New folder…');
  await name('Name of the new folder', 'Hard ones');
  await page.getByRole('combobox', { name: 'Tag…' }).selectOption('New tag…');
  await name('Name of the new tag', 'to do');
  await game(page, '30 givens').getByRole('checkbox').check();
  await game(page, 'Breakfast').getByRole('checkbox').uncheck();
  await button(page, 'Delete').click();
  await said(page, '1 game deleted.');
  assert.equal(await games(page).count(), 1);
  await button(page, 'Undo the deletion').click();
  await game(page, '30 givens').waitFor();
  await game(page, '30 givens').getByRole('checkbox').check();
  await button(page, 'Delete').click();
  await page.waitForTimeout(500);
  await page.reload();
  await game(page, 'Breakfast').getByText('Hard ones').waitFor();
  await game(page, 'Breakfast').getByText('to do').waitFor();
  assert.equal(await games(page).count(), 1);
  await button(page, 'Deleted').click();
  await game(page, '30 givens').getByRole('checkbox').check();
  await button(page, 'Put back').click();
  await button(page, 'Hard ones').click();
  assert.equal(await games(page).count(), 1);
  await button(page, 'All games').click();
  assert.equal(await games(page).count(), 2);
});

test('what is removed for ever is gone from both places', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  const other = await it.revisit(t, page);
  await begin(other, TWO, 1, '2');
  await other.close();
  await open(page);
  await game(page, '21 givens').getByRole('checkbox').check();
  await button(page, 'Delete').click();
  await button(page, 'Deleted').click();
  await button(page, 'Remove for ever…').click();
  await button(page, 'Remove for ever').click();
  await said(page, 'Removed.');
  await page.waitForTimeout(300);
  await page.reload();
  await game(page, '30 givens').waitFor();
  await until(page, () => !/Reading/.test(document.querySelector('.library [role=status]').textContent));
  assert.equal(await games(page).count(), 1);
  const files = await page.evaluate(async () => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('games');
    const names = new Set();
    for await (const name of root.keys()) names.add(name.split('.')[0]);
    return names.size;
  });
  assert.equal(files, 2, 'the game and the library');
});

test('a backup brings everything into another browser', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await open(page);
  await bring(page, 'Two.txt', lines(2).join('\n'));
  await said(page, '2 puzzles added.');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Back up').click()]);
  const text = readFileSync(await download.path(), 'utf8');
  const other = await it.visit(t);
  await tab(other, 'Library').click();
  await other.getByText('No games here').waitFor();
  await bring(other, 'nonet-library.txt', text);
  await said(other, '3 games restored.');
  await until(other, () => document.querySelectorAll('.library [role=row]').length === 3);
  await games(other).filter({ hasText: '3 %' }).or(games(other).filter({ hasText: '1 %' })).first().click();
  await boardIs(other, puts(ONE, 2, '1'));
  await other.keyboard.press('Control+z');
  await boardIs(other, ONE);
  await open(other);
  await bring(other, 'nonet-library.txt', text);
  await said(other, '0 games restored.');
});

test('without a network it is there too', async (t) => {
  const page = await it.visit(t, { storing: true });
  await begin(page, ONE, 2, '1');
  await until(page, () => /offline/.test(document.getElementById('standing').textContent));
  await it.server.stop();
  t.after(async () => { it.server = await it.server.constructor.start(DIST); });
  await open(page);
  await page.reload();
  await games(page).first().waitFor();
});

test('a browser killed just after a name was said to be kept has it at the next start', async (t) => {
  const browser = await mortal();
  t.after(() => browser.remove());
  const name = async (page, words) => {
    await tick(page);
    await button(page, 'Rename').click();
    await page.getByRole('textbox', { name: 'Name of the game' }).fill(words);
    await page.keyboard.press('Enter');
  };
  const start = async () => {
    const page = await browser.open(it.server.url);
    await page.setViewportSize({ width: 1280, height: 800 });
    return page;
  };
  let page = await start();
  await begin(page, ONE, 2, '1');
  await open(page);
  for (let kill = 1; kill <= 4; kill += 1) {
    await name(page, `Kept ${kill}`);
    await game(page, `Kept ${kill}`).waitFor();
    await page.locator('.library[data-saved=true]').waitFor();
    await name(page, `Perhaps ${kill}`); // under way
    await new Promise((done) => { setTimeout(done, 7 * kill); });
    await browser.kill();
    page = await start();
    await open(page);
    assert.match(await games(page).first().textContent(), new RegExp(`Kept ${kill}|Perhaps ${kill}`));
    assert.equal(await games(page).count(), 1);
  }
});

test('on a small phone, however it is held, games are in sight below what can be done', async (t) => {
  for (const viewport of [{ width: 320, height: 568 }, { width: 568, height: 320 }, { width: 320, height: 320 }]) {
    const page = await it.visit(t, { viewport, hasTouch: true });
    await paste(page, ONE);
    await boardIs(page, ONE);
    await tab(page, 'Library').click();
    const row = games(page).first();
    await row.getByRole('checkbox').tap();
    await row.scrollIntoViewIfNeeded();
    const [list, box] = [await library(page).getByRole('grid').boundingBox(), await row.boundingBox()];
    assert.ok(list.height >= 190, `the list has ${list.height} px`);
    assert.ok(box.y + box.height <= viewport.height - 46, 'a game is above the tabs');
    assert.equal(await row.getByText('open now').isVisible(), true);
    await button(page, 'Delete').tap();
    await button(page, 'Undo the deletion').waitFor();
  }
});

test('nothing is wrong with it for those who cannot see', async (t) => {
  const page = await it.visit(t);
  await begin(page, ONE, 2, '1');
  await open(page);
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => globalThis.axe.run('#work-library'));
  assert.deepEqual(violations.map(({ id, nodes }) => [id, nodes[0].html]), []);
});
