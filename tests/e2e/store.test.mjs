// What is kept, and what the page does when nothing can be.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, board, boardIs, browserForTests, button, cell, paste } from './person.mjs';
import { openIn, started, until } from './browser.mjs';

const it = browserForTests();
const notices = (page) => page.locator('#notices li');
const saved = (page) => until(page, () => /saved/i.test(document.getElementById('standing').textContent));

async function reload(page) {
  await page.reload();
  await started(page);
}

test('a game outlives the page, with its undo', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await boardIs(page, S2.replace('530', '534'));
  await saved(page);
  for (let time = 0; time < 20; time += 1) {
    await reload(page);
    await boardIs(page, S2.replace('530', '534'));
  }
  await button(page, 'Undo').click();
  await boardIs(page, S2);
});

test('settings outlive the page', async (t) => {
  const page = await it.visit(t);
  await page.getByLabel('Theme').selectOption('dark');
  await page.getByLabel('Language').selectOption('es');
  await until(page, () => document.documentElement.lang === 'es' && document.documentElement.dataset.theme === 'dark');
  await reload(page);
  assert.equal(await page.locator('html').getAttribute('lang'), 'es');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  assert.equal(await page.getByLabel('Tema').inputValue(), 'dark');
});

test('every tab has a game of its own', async (t) => {
  const one = await it.visit(t);
  await paste(one, S2);
  await boardIs(one, S2);
  await saved(one);
  const two = await openIn(one.context(), it.server.url);
  await started(two);
  await boardIs(two, '0'.repeat(81));
  const other = `1${'0'.repeat(80)}`;
  await cell(two, 1, 1).click();
  await two.keyboard.press('1');
  await boardIs(two, other);
  await saved(two);
  await reload(one);
  await boardIs(one, S2);
  await two.close();
  const three = await openIn(one.context(), it.server.url);
  await started(three);
  await boardIs(three, other);
  assert.deepEqual([...two.problems, ...three.problems], []);
});

const FAULTS = {
  'there is no database': () => Object.defineProperty(globalThis, 'indexedDB', { value: null }),
  'the database is forbidden': () => Object.defineProperty(globalThis, 'indexedDB', {
    get() { throw new DOMException('no', 'SecurityError'); },
  }),
  'opening throws': () => { IDBFactory.prototype.open = () => { throw new DOMException('no', 'UnknownError'); }; },
  'opening never ends': () => { IDBFactory.prototype.open = () => new EventTarget(); },
  'writing throws': () => { IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }; },
  'transactions throw': () => { IDBDatabase.prototype.transaction = () => { throw new DOMException('no', 'InvalidStateError'); }; },
};

for (const [fault, init] of Object.entries(FAULTS)) {
  test(`the page goes on, and says so, when ${fault}`, async (t) => {
    const page = await it.visit(t, { init });
    t.after(() => page.problems.splice(0)); // it is logged, too
    await paste(page, S2);
    await boardIs(page, S2);
    await until(page, () => document.querySelectorAll('#notices li').length === 1);
    await cell(page, 1, 3).click();
    await page.keyboard.press('4');
    await boardIs(page, S2.replace('530', '534'));
    await button(page, 'Undo').click();
    await boardIs(page, S2);
    assert.equal(await notices(page).count(), 1);
    page.problems.splice(0);
  });
}

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
  const page = await it.visit(t);
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
  await until(page, () => document.querySelectorAll('#notices li').length === 1);
  assert.equal((await board(page))[2], '4');
  page.problems.splice(0);
});
