// What is saved, whatever ends the page, and what the page does when nothing can be saved.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { EMPTY, S1, S2, boardIs, browserForTests, button, candidates, cell, inMenu, notices, paste, reload, saved, says, setting, tab } from './person.mjs';
import { until } from './browser.mjs';
import { mortal } from './mortal.mjs';

const it = browserForTests();
const FOUR = S2.replace('530', '534');

async function load(t, puzzle, options) {
  const page = await it.visit(t, { storing: true, ...options });
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
  await candidates(page);
  await type(page, 1, 4, 'e');
  await type(page, 1, 4, '2');
  await page.keyboard.press('z');
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
  for (const [digits, end] of [[FOUR, 'candidates 2 6'], [S2, 'candidates 2 6']]) {
    await button(page, 'Undo').click();
    await boardIs(page, digits);
    await name(end);
  }
  assert.equal(await button(page, 'Undo').isDisabled(), true);
});

// Waits until the stored settings contain this: "saved" is only about the game.
const kept = (page, setting) => until(page, (setting) => new Promise((done) => {
  indexedDB.open('nonet').onsuccess = ({ target: { result: database } }) => {
    database.transaction('settings').objectStore('settings').get('all').onsuccess = ({ target }) => {
      database.close();
      done(target.result?.includes(setting));
    };
  };
}), setting);

test('settings and the cursor outlive the page', async (t) => {
  const page = await load(t, S2); // without a game it would be a first visit
  await setting(page, 'theme', 'dark');
  await inMenu(page, (menu) => menu.getByLabel('Propagate with').selectOption('subsets'));
  await candidates(page);
  await cell(page, 7, 8).click();
  await button(page, 'Rule out').click();
  await kept(page, 'mode=eliminate');
  await reload(page);
  assert.equal(await page.locator('#theme').inputValue(), 'dark');
  assert.equal(await page.locator('#reach').inputValue(), 'subsets');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  assert.equal(await page.locator('#candidates').isChecked(), true);
  assert.equal(await button(page, 'Rule out').getAttribute('aria-pressed'), 'true');
  assert.equal(await cell(page, 7, 8).getAttribute('tabindex'), '0');

  await setting(page, 'lang', 'es');
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

// Types one more digit in the first row, then waits until the page says that it is saved.
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
    session.send('Page.crash').catch(() => {}); // it never answers
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

// Without the second copy there is only the database.
const noCopy = () => { delete StorageManager.prototype.getDirectory; };

// Faults of the store, and what the page must say.
const REFUSED = /does not let the page store anything .*, so nothing is saved/;
const FAILED = /browser’s storage is failing: the latest changes are not saved/;
const FULL = /disk is full.*: the latest changes are not saved/;
const NEWER = /Another tab is running a newer version of Nonet/;
const FAULTS = [
  ['there is no database', REFUSED, () => Object.defineProperty(globalThis, 'indexedDB', { value: null })],
  ['the database is forbidden', REFUSED, () => Object.defineProperty(globalThis, 'indexedDB', {
    get() { throw new DOMException('no', 'SecurityError'); },
  })],
  ['opening throws', FAILED, () => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'UnknownError'); }; }],
  ['opening never ends', FAILED, () => { IDBFactory.prototype.open = () => new EventTarget(); }],
  ['transactions throw', FAILED, () => {
    IDBDatabase.prototype.transaction = () => { throw new DOMException('no', 'InvalidStateError'); };
  }],
  ['a write is undone', FAILED, () => {
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
  ['a newer version made the database', NEWER, () => {
    IDBFactory.prototype.open = () => { throw new DOMException('newer', 'VersionError'); };
  }],
];

for (const [fault, message, init] of FAULTS) {
  test(`the page goes on, and says so, when ${fault} and there is no second copy`, async (t) => {
    const page = await load(t, S2, { init: [noCopy, init], complains: /./ });
    await notices(page).filter({ hasText: message }).waitFor();
    await type(page, 1, 3, '4');
    await boardIs(page, FOUR);
    await button(page, 'Hint').click();
    await says(page, /next step uses/);
    await button(page, 'Undo').click();
    await boardIs(page, S2);
    assert.equal(await notices(page).count(), 1);
    assert.match(await page.locator('#standing').textContent(), /^not saved/);
    await until(page, (text) => location.hash.includes(text), S2.replaceAll('0', '.'));
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the game as a file').click()]);
    assert.equal(download.suggestedFilename(), 'nonet-game.txt');
    const other = await it.visit(t);
    await paste(other, await readFile(await download.path(), 'utf8'));
    await boardIs(other, S2);
  });

  test(`the second copy alone keeps the game when ${fault}`, async (t) => {
    const page = await load(t, S2, { init, complains: /./ });
    await type(page, 1, 3, '4');
    await saved(page);
    assert.equal(await notices(page).count(), 0);
    await reload(page);
    await boardIs(page, FOUR);
    await button(page, 'Undo').click();
    await boardIs(page, S2);
  });
}

test('without a second copy the database alone keeps the game', async (t) => {
  const page = await load(t, S2, { init: noCopy, complains: /private file system/ });
  await saved(page);
  await reload(page);
  await boardIs(page, S2);
  assert.equal(await notices(page).count(), 0);
});

test('with room again everything is saved, and the notice goes away', async (t) => {
  const page = await load(t, S2, { init: noCopy, complains: /Quota|private file system/ });
  await saved(page);
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };
    globalThis.makeRoom = () => { IDBObjectStore.prototype.put = put; };
  });
  await type(page, 1, 3, '4');
  await notices(page).filter({ hasText: FULL }).waitFor();
  await boardIs(page, FOUR);
  await page.evaluate(() => globalThis.makeRoom());
  await saved(page);
  assert.equal(await notices(page).count(), 0);
  await reload(page);
  await boardIs(page, FOUR);
  await button(page, 'Undo').click();
  await boardIs(page, S2);
});

// Deletes the database under the page.
const deleted = (page) => page.evaluate(() => new Promise((done, fail) => {
  const request = indexedDB.deleteDatabase('nonet');
  request.onsuccess = done;
  request.onerror = request.onblocked = fail;
}).then(() => null));

test('a database that is deleted under the page is written anew', async (t) => {
  const page = await load(t, S2, { init: noCopy, complains: /private file system/ });
  await type(page, 1, 3, '4');
  await saved(page);
  await deleted(page);
  await until(page, () => !/^saved/.test(document.getElementById('standing').textContent));
  await saved(page);
  await reload(page);
  await boardIs(page, FOUR);
  await button(page, 'Undo').click();
  await boardIs(page, S2);
});

// A page of the same origin in which nothing of Nonet is running.
async function beside(page) {
  await page.goto(new URL('nothing-here', it.server.url).href);
}

test('games that the browser lost with its database are brought back, and it is said', async (t) => {
  const page = await load(t, S1, { complains: /404/ });
  await saved(page);
  const two = await it.revisit(t, page);
  await paste(two, S2);
  await type(two, 1, 3, '4');
  await boardIs(two, FOUR);
  await saved(two);
  await two.close();
  await beside(page);
  await deleted(page);
  await page.goto(it.server.url);
  await boardIs(page, FOUR);
  await notices(page).filter({ hasText: '2 games were restored from the backup copy' }).waitFor();
  await button(page, 'Undo').click();
  await boardIs(page, S2);
  await saved(page);
  await button(page, 'OK').click();
  await until(page, () => !document.querySelector('#notices li'));
  await reload(page);
  await boardIs(page, S2);
  const three = await it.revisit(t, page);
  await boardIs(three, S1);
  assert.equal(await notices(three).count(), 0);
});

// The stored lines of the only game; `change` replaces them.
const stored = (page, change) => page.evaluate(async ([change, given]) => {
  const answer = (request) => new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
  const database = await answer(indexedDB.open('nonet'));
  const journal = database.transaction('journal', 'readwrite').objectStore('journal');
  const [keys, lines] = [await answer(journal.getAllKeys()), await answer(journal.getAll())];
  const changes = {
    put: (at, text) => [...lines.slice(0, at), text, ...lines.slice(at + 1)],
    delete: (at) => lines.filter((_, place) => place !== at),
    swap: (at) => lines.map((line, place) => (place === at ? lines[at + 1] : place === at + 1 ? lines[at] : line)),
    copy: (at) => lines.map((line, place) => (place === at ? lines[at - 1] : line)),
    truncate: (at) => lines.slice(0, at),
  };
  if (change) {
    await answer(journal.clear());
    for (const [place, line] of changes[change](...given).entries()) await answer(journal.put(line, [keys[0][0], place]));
  }
  database.close();
  return lines;
}, [change?.[0], change?.slice(1)]);

const DAMAGE = [['delete', 2], ['delete', 1], ['delete', 0], ['swap', 2], ['copy', 2], ['truncate', 3], ['put', 2, 42]];

for (const damage of DAMAGE) {
  const [how, at] = damage;
  test(`a journal is not believed when somebody does this to line ${at}: ${how}`, async (t) => {
    for (const init of [noCopy, () => {}]) {
      const page = await load(t, S2, init === noCopy ? { init, complains: /private file system/ } : {});
      await type(page, 1, 3, '4');
      await type(page, 1, 4, '6');
      await saved(page);
      await stored(page, damage);
      await reload(page);
      if (init === noCopy) {
        await notices(page).filter({ hasText: /Part of the saved game could not be read|could not be found/ }).waitFor();
      } else {
        await notices(page).filter({ hasText: /was missing|were missing|restored from the backup copy/ }).waitFor();
        await boardIs(page, S2.replace('53007', '53467'));
        await button(page, 'Undo').click();
        await boardIs(page, FOUR);
      }
    }
  });
}

test('a damaged line and what follows are kept aside until they are let go', async (t) => {
  const page = await load(t, S2, { init: noCopy, complains: /private file system/ });
  await type(page, 1, 3, '4');
  await type(page, 1, 4, '6');
  await saved(page);
  const lines = await stored(page);
  assert.equal(lines.length, 4);
  const damaged = lines[2].replace('4p', '2p');
  assert.notEqual(damaged, lines[2]);
  await stored(page, ['put', 2, damaged]);
  await reload(page);
  await boardIs(page, S2);
  await saved(page);
  await reload(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the damaged part as a file').click()]);
  assert.equal(await readFile(await download.path(), 'utf8'), `${damaged}\n${lines[3]}\n`);
  await button(page, 'Remove it').click();
  await until(page, () => !document.querySelector('#notices li'));
  await saved(page);
  await reload(page);
  await boardIs(page, S2);
  assert.equal(await notices(page).count(), 0);
});

// Makes a database of the first version, with games consisting of these lines.
const makeOld = (page, games) => page.evaluate((games) => new Promise((done, fail) => {
  const request = indexedDB.open('nonet', 1);
  request.onerror = () => fail(request.error);
  request.onupgradeneeded = () => ['journal', 'games', 'settings'].forEach((name) => request.result.createObjectStore(name));
  request.onsuccess = () => {
    const transaction = request.result.transaction(['journal', 'games'], 'readwrite');
    for (const [game, time, lines] of games) {
      transaction.objectStore('games').put(time, game);
      lines.forEach((line, number) => transaction.objectStore('journal').put(line, [game, number]));
    }
    transaction.oncomplete = () => { request.result.close(); done(); };
  };
}), games);

const fixture = async (name) => (await readFile(new URL(`../data/${name}`, import.meta.url), 'utf8')).trimEnd();

test('what the first version saved is read', async (t) => {
  const page = await it.visit(t, { complains: /404/ });
  await beside(page);
  await deleted(page);
  await makeOld(page, [['1795377600000-7', 1795377600000, (await fixture('journal-1.txt')).split('\n')]]);
  await page.goto(it.server.url);
  await boardIs(page, await fixture('journal-1-board.txt'));
  await saved(page);
  await reload(page);
  await boardIs(page, await fixture('journal-1-board.txt'));
  assert.equal(await button(page, 'Redo').isDisabled(), false);
});

const MANY = 1_000;
const FIRST = Date.UTC(2025, 0, 1);

test('with a thousand games the page starts, says so, and removes old ones only when that is pressed', async (t) => {
  const page = await it.visit(t, { complains: /404/ });
  await beside(page);
  await deleted(page);
  const [, load] = (await fixture('journal-1.txt')).split('\n');
  await makeOld(page, Array.from({ length: MANY }, (_, at) => [`${FIRST + at}-7`, FIRST + at * 60_000, [load]]));
  const begun = performance.now();
  await page.goto(it.server.url);
  await boardIs(page, S2);
  console.log(`a start with ${MANY} games: ${Math.round(performance.now() - begun)} ms`);
  const notice = notices(page).filter({ hasText: '980 old games are kept' });
  await notice.waitFor();
  await button(page, 'Remove them…').click();
  await notices(page).filter({ hasText: /This permanently removes 980 games/ }).waitFor();
  const games = () => page.evaluate(() => new Promise((done) => {
    indexedDB.open('nonet').onsuccess = ({ target: { result: database } }) => {
      database.transaction('games').objectStore('games').count().onsuccess = ({ target }) => {
        database.close();
        done(target.result);
      };
    };
  }));
  assert.equal(await games(), MANY);
  await button(page, 'Remove them now').click();
  for (let time = 0; time < 300 && await games() > 20; time += 1) await page.waitForTimeout(100);
  assert.equal(await games(), 20);
  await reload(page);
  await boardIs(page, S2);
  assert.equal(await notices(page).count(), 0);
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
  const page = await load(t, S2, { init: noCopy, complains: /VersionError|InvalidStateError|closing|private file system/ });
  await saved(page);
  const version = await page.evaluate(() => new Promise((done, fail) => {
    const request = indexedDB.open('nonet', 99);
    request.onsuccess = () => { done(request.result.version); request.result.close(); };
    request.onerror = request.onblocked = () => fail(request.error ?? new Error('blocked'));
  }));
  assert.equal(version, 99);
  await notices(page).filter({ hasText: NEWER }).waitFor();
  await type(page, 1, 3, '4');
  await boardIs(page, FOUR);
  assert.match(await page.locator('#standing').textContent(), /^not saved/);
});
