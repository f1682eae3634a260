// The n-th operation of the database fails, for every n and in every way: no exception surfaces, the board shows
// what was done, and what could not be saved is saved later. If everything fails from the n-th on, the page says
// so. Ordinarily each n meets one kind of failure in turn; with NONET_FAULTS=all, each of them.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, button, cell, notices, paste, reload, saved } from './person.mjs';
import { open, started, until } from './browser.mjs';

const it = browserForTests();
const FOUR = S2.replace('530', '534');

const KINDS = ['quota', 'unknown', 'closed', 'abort', 'silence', 'data'];

// More operations than the session below has.
const MOST = 40;

// Runs in the page before its scripts. `fails.seen` counts the operations.
function sabotage({ at, kind, forEver }) {
  const fails = { seen: 0, at, forEver };
  globalThis.fails = fails;
  const errors = {
    quota: () => new DOMException('full', 'QuotaExceededError'),
    unknown: () => new DOMException('broken', 'UnknownError'),
    closed: () => new DOMException('closed', 'InvalidStateError'),
    data: () => new DOMException('odd', 'DataError'),
  };
  const wrap = (type, name) => {
    const real = type.prototype[name];
    type.prototype[name] = function failing(...given) {
      fails.seen += 1;
      const isOut = fails.seen === fails.at || (fails.forEver && fails.seen > fails.at);
      if (!isOut) return real.apply(this, given);
      if (errors[kind]) throw errors[kind]();
      if (kind === 'silence' && name === 'open') return new EventTarget();
      if (name === 'transaction' || name === 'open') throw new DOMException('gone', 'AbortError');
      const request = real.apply(this, given);
      this.transaction.abort();
      return request;
    };
  };
  wrap(IDBFactory, 'open');
  wrap(IDBDatabase, 'transaction');
  for (const name of ['get', 'getAll', 'getAllKeys', 'put', 'delete']) wrap(IDBObjectStore, name);
}

async function play(page) {
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await cell(page, 1, 4).click();
  await page.keyboard.press('6');
  await button(page, 'Undo').click();
  await boardIs(page, FOUR);
}

// What a first visit leaves in the profile; each session begins with it, as a later visit does.
let left;
async function firstVisit() {
  const { context, page } = await open(it.browser, it.server.url, { locale: 'en-GB', storing: false });
  await started(page);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  assert.deepEqual(state.origins.map(({ indexedDB, localStorage }) => [indexedDB.length, localStorage.length]), [[1, 1]]);
  return state;
}

const noCopy = () => { delete StorageManager.prototype.getDirectory; };

async function visit(t, fault) {
  left ??= await firstVisit();
  const broken = { content: `(${sabotage})(${JSON.stringify(fault)})` };
  const complains = /^(?!asked|Error: |TypeError|ReferenceError)/;
  return it.visit(t, { hash: '#', storageState: left, init: [noCopy, broken], complains });
}

const all = process.env.NONET_FAULTS === 'all';
for (let at = 1; at <= MOST; at += 1) {
  for (const kind of all ? KINDS : [KINDS[at % KINDS.length]]) {
    test(`nothing is lost when operation ${at} of the database fails: ${kind}`, async (t) => {
      const page = await visit(t, { at, kind });
      await play(page);
      await saved(page);
      assert.equal(await notices(page).count(), 0);
      await page.evaluate(() => { globalThis.fails.at = Infinity; });
      const seen = await page.evaluate(() => globalThis.fails.seen);
      if (seen < at) return;
      await page.addInitScript(() => { globalThis.fails.at = Infinity; });
      await reload(page);
      await boardIs(page, FOUR);
      await button(page, 'Undo').click();
      await boardIs(page, S2);
    });
  }
}

for (let at = 1; at <= MOST; at += 7) {
  test(`it is told when every operation of the database fails from number ${at} on`, async (t) => {
    const page = await visit(t, { at, kind: KINDS[at % 3], forEver: true });
    await play(page);
    await until(page, (at) => /^not saved/.test(document.getElementById('standing').textContent)
      || (fails.seen < at && /^saved/.test(document.getElementById('standing').textContent)), at);
    if (await page.evaluate((at) => fails.seen < at, at)) return;
    await notices(page).filter({ hasText: /not saved/ }).waitFor();
    await page.evaluate(() => { globalThis.fails.at = Infinity; });
    await saved(page);
    assert.equal(await notices(page).count(), 0);
  });
}
