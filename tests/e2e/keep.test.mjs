// What is kept, whatever ends the page, and what the page does when nothing can be kept.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { EMPTY, S1, S2, board, boardIs, browserForTests, button, cell, notices, paste, reload, saved, says, tab } from './person.mjs';
import { until } from './browser.mjs';
import { mortal } from './mortal.mjs';

const it = browserForTests();
const FOUR = S2.replace('530', '534');

async function load(t, puzzle, options) {
  const page = await it.visit(t, options);
  await paste(page, puzzle);
  await boardIs(page, puzzle);
  return page;
}

async function type(page, row, col, key) {
  await cell(page, row, col).click();
  await page.keyboard.press(key);
}

test('a reload brings back the board, undo and redo, and erased candidates', async (t) => {
  const page = await load(t, S2);
  await type(page, 1, 3, '4');
  await type(page, 1, 4, 'Shift+Digit2');
  await type(page, 1, 6, '9');
  await button(page, 'Undo').click();
  const name = (end) => until(page, (end) => document.querySelectorAll('[role=gridcell]')[3].ariaLabel.endsWith(end), end);
  await boardIs(page, FOUR);
  await name('candidates 6');
  await saved(page);
  for (let time = 0; time < 5; time += 1) {
    await reload(page);
    await boardIs(page, FOUR);
    await name('candidates 6');
    await button(page, 'Redo').click();
    await boardIs(page, `${FOUR.slice(0, 5)}9${FOUR.slice(6)}`);
    await button(page, 'Undo').click();
    await boardIs(page, FOUR);
    await saved(page);
  }
  for (const [digits, end] of [[FOUR, 'candidates 2 6'], [S2, 'candidates 2 6'], [EMPTY, '6 7 8 9']]) {
    await button(page, 'Undo').click();
    await boardIs(page, digits);
    await name(end);
  }
  assert.equal(await button(page, 'Undo').isDisabled(), true);
});

// Waits until the settings in the store say so: "saved" is about the game.
const kept = (page, setting) => until(page, (setting) => new Promise((done) => {
  indexedDB.open('nonet').onsuccess = ({ target: { result: database } }) => {
    database.transaction('settings').objectStore('settings').get('all').onsuccess = ({ target }) => {
      database.close();
      done(target.result?.includes(setting));
    };
  };
}), setting);

test('settings and the cursor outlive the page', async (t) => {
  const page = await it.visit(t);
  const choices = { Theme: 'dark', 'Propagate with': 'subsets' };
  for (const [label, value] of Object.entries(choices)) await page.getByLabel(label).selectOption(value);
  await page.getByRole('switch', { name: 'Candidates' }).check();
  await cell(page, 7, 8).click();
  await button(page, 'Candidates').click();
  await kept(page, 'mode=candidates');
  await reload(page);
  for (const [label, value] of Object.entries(choices)) assert.equal(await page.getByLabel(label).inputValue(), value, label);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  assert.equal(await page.getByRole('switch', { name: 'Candidates' }).isChecked(), true);
  assert.equal(await button(page, 'Candidates').getAttribute('aria-pressed'), 'true');
  assert.equal(await cell(page, 7, 8).getAttribute('tabindex'), '0');

  await page.getByLabel('Language').selectOption('es');
  await page.locator('html[lang=es]').waitFor();
  await kept(page, 'lang=es');
  await reload(page);
  await page.locator('html[lang=es]').waitFor();
  assert.equal(await page.getByLabel('Idioma').inputValue(), 'es');
});

test('a reload brings back what stands in the fields of the Create workspace', async (t) => {
  const page = await it.visit(t);
  const field = (name) => page.locator(`#work-create [name="${name}"]`);
  await tab(page, 'Create').click();
  await field('technique').selectOption('pointing');
  await field('attempts').fill('');
  await field('minimal').check();
  await field('rating').selectOption('hodoku-level:medium');
  await kept(page, 'create-rating=hodoku-level:medium');
  await reload(page);
  const values = ['technique', 'attempts', 'rating'].map((name) => field(name).inputValue());
  assert.deepEqual(await Promise.all(values), ['pointing', '', 'hodoku-level:medium']);
  assert.equal(await field('minimal').isChecked(), true);
});

const ROUNDS = 3;

// One more digit in the first row, until the page says that it is kept.
async function editAndSave(page, round) {
  await cell(page, 1, round).click();
  await page.keyboard.press(String(round));
  await until(page, (digit) => document.querySelectorAll('.digit')[digit - 1].textContent === String(digit), round);
  await saved(page);
}

async function undoAll(page, rounds) {
  for (let time = 0; time < rounds; time += 1) await button(page, 'Undo').click();
  await boardIs(page, EMPTY);
  assert.equal(await button(page, 'Undo').isDisabled(), true);
}

const after = (rounds) => '123456789'.slice(0, rounds).padEnd(81, '0');

test('a browser that is killed loses nothing that was said to be saved', async (t) => {
  const killed = await mortal();
  t.after(() => killed.remove());
  let page = await killed.open(it.server.url);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await editAndSave(page, round);
    await killed.kill();
    page = await killed.open(it.server.url);
    await boardIs(page, after(round));
  }
  await undoAll(page, ROUNDS);
});

test('a page that crashes loses nothing that was said to be saved', async (t) => {
  let page = await it.visit(t);
  for (let round = 1; round <= ROUNDS; round += 1) {
    await editAndSave(page, round);
    const session = await page.context().newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => {}); // nobody answers
    await crashed;
    page = await it.revisit(t, page);
    await boardIs(page, after(round));
  }
  await undoAll(page, ROUNDS);
});

test('every tab has a game of its own, and closing one keeps both', async (t) => {
  const one = await load(t, S2);
  await saved(one);
  const two = await it.revisit(t, one);
  await boardIs(two, EMPTY);
  await paste(two, S1);
  await boardIs(two, S1);
  await saved(two);
  await type(one, 1, 3, '4');
  await boardIs(one, FOUR);
  await saved(one);
  await reload(one);
  await boardIs(one, FOUR);
  await two.close();
  const three = await it.revisit(t, one);
  await boardIs(three, S1);
  await one.close();
  const four = await it.revisit(t, three);
  await boardIs(four, FOUR);
  await button(four, 'Undo').click();
  await boardIs(four, S2);
});

// What is wrong with the store, and what the page must say.
const REFUSED = /gives this page no storage: nothing is saved/;
const FULL = /storage is full: the last changes are not saved/;
const FAULTS = [
  ['there is no database', REFUSED, () => Object.defineProperty(globalThis, 'indexedDB', { value: null })],
  ['the database is forbidden', REFUSED, () => Object.defineProperty(globalThis, 'indexedDB', {
    get() { throw new DOMException('no', 'SecurityError'); },
  })],
  ['opening throws', REFUSED, () => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'UnknownError'); }; }],
  ['opening never ends', REFUSED, () => { IDBFactory.prototype.open = () => new EventTarget(); }],
  ['transactions throw', REFUSED, () => {
    IDBDatabase.prototype.transaction = () => { throw new DOMException('no', 'InvalidStateError'); };
  }],
  ['a write is undone', REFUSED, () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function failing(...given) {
      const request = put.apply(this, given);
      this.transaction.abort();
      return request;
    };
  }],
  ['no room is left', FULL, () => {
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
  }],
];

for (const [fault, message, init] of FAULTS) {
  test(`the page goes on, and says so, when ${fault}`, async (t) => {
    const page = await load(t, S2, { init, complains: /./ });
    await notices(page).filter({ hasText: message }).waitFor();
    await type(page, 1, 3, '4');
    await boardIs(page, FOUR);
    await button(page, 'Hint').click();
    await says(page, /of this sort/);
    await button(page, 'Undo').click();
    await boardIs(page, S2);
    assert.equal(await notices(page).count(), 1);
    assert.match(await page.locator('#standing').textContent(), /^not saved/);
    await until(page, (text) => location.hash.includes(text), S2.replaceAll('0', '.'));
  });
}

test('when no room is left later on, what was saved before stays', async (t) => {
  const page = await load(t, S2, { complains: /Quota/ });
  await saved(page);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
  });
  await type(page, 1, 3, '4');
  await notices(page).filter({ hasText: FULL }).waitFor();
  await boardIs(page, FOUR);
  await reload(page);
  await boardIs(page, S2);
  assert.equal(await notices(page).count(), 0);
});

// The stored lines of the only game; `change` gives the line at `place` another text.
const stored = (page, place = -1, change = '') => page.evaluate(async ([place, change]) => {
  const answer = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  const database = await answer(indexedDB.open('nonet'));
  const journal = database.transaction('journal', 'readwrite').objectStore('journal');
  const [keys, lines] = [await answer(journal.getAllKeys()), await answer(journal.getAll())];
  if (place >= 0) await answer(journal.put(change, keys[place]));
  database.close();
  return lines;
}, [place, change]);

test('a damaged line is told once and kept aside; the board is what the rest says', async (t) => {
  const page = await load(t, S2);
  await type(page, 1, 3, '4');
  await type(page, 1, 4, '6');
  await boardIs(page, S2.replace('53007', '53467'));
  await saved(page);
  const lines = await stored(page);
  assert.equal(lines.length, 3);
  const damaged = lines[1].replace('4p', '2p');
  assert.notEqual(damaged, lines[1]);
  await stored(page, 1, damaged);
  await reload(page);
  await notices(page).filter({ hasText: /Part of what was saved could not be read/ }).waitFor();
  await boardIs(page, S2.replace('53007', '53067'));
  await saved(page);
  assert.ok((await stored(page)).includes(`# damaged: ${damaged}`), 'it is kept');
  await reload(page);
  await boardIs(page, S2.replace('53007', '53067'));
  assert.equal(await notices(page).count(), 0);
  assert.ok((await stored(page)).includes(`# damaged: ${damaged}`), 'it is still kept');
  await button(page, 'Undo').click();
  await boardIs(page, S2);
});

test('a stored value that is no text is damage, too', async (t) => {
  const page = await load(t, S2);
  await saved(page);
  await stored(page, 0, 42);
  await reload(page);
  await notices(page).filter({ hasText: /could not be read/ }).waitFor();
  // The address still has the puzzle.
  await boardIs(page, S2);
});

test('without locks the last game is opened', async (t) => {
  const init = () => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  const page = await it.visit(t, { init });
  await paste(page, S2);
  await boardIs(page, S2);
  await saved(page);
  await reload(page);
  await boardIs(page, S2);
});

test('another version may have the database', async (t) => {
  const page = await it.visit(t, { complains: /InvalidStateError|closing/ });
  await paste(page, S2);
  await boardIs(page, S2);
  await saved(page);
  const version = await page.evaluate(() => new Promise((done, fail) => {
    const request = indexedDB.open('nonet', 2);
    request.onsuccess = () => { done(request.result.version); request.result.close(); };
    request.onerror = request.onblocked = () => fail(request.error ?? new Error('blocked'));
  }));
  assert.equal(version, 2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await notices(page).filter({ hasText: 'nothing is saved' }).waitFor();
  assert.equal((await board(page))[2], '4');
});
