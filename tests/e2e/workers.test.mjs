// Workers that are cancelled, die or never start.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { S2, boardIs, browserForTests, button, paste, says } from './person.mjs';
import { started, until } from './browser.mjs';

const it = browserForTests();

// Keeps the page's workers in reach, and counts them. A job whose name is in `swallow` is lost on the way.
function watch() {
  globalThis.made = [];
  globalThis.swallow = null;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function post(message, ...rest) {
    if (!made.includes(this)) made.push(this);
    if (message?.job && swallow && swallow in message.job) return;
    postMessage.call(this, message, ...rest);
  };
}

const die = (page) => page.evaluate(() => {
  for (const worker of [...globalThis.made]) worker.dispatchEvent(new ErrorEvent('error', { message: 'killed by the test' }));
});

async function load(t, init = watch) {
  const page = await it.visit(t, { init });
  await paste(page, S2);
  await boardIs(page, S2);
  return page;
}

test('a long job is cancelled, and the next one is answered at once', async (t) => {
  const page = await load(t);
  await page.evaluate(() => { globalThis.swallow = 'Solve'; });
  await button(page, 'Solve').click();
  await until(page, () => document.getElementById('page').classList.contains('busy'));
  assert.equal(await page.locator('#panel').getAttribute('aria-busy'), 'true');
  await page.keyboard.press('Escape');
  await until(page, () => !document.getElementById('page').classList.contains('busy'));
  await page.evaluate(() => { globalThis.swallow = null; });
  const from = Date.now();
  await button(page, 'Rate').click();
  await says(page, /Difficulty/);
  t.diagnostic(`answered after ${Date.now() - from} ms`);
});

test('a worker that dies is told and replaced', async (t) => {
  const page = await load(t);
  await page.evaluate(() => { globalThis.swallow = 'Solve'; });
  await button(page, 'Solve').click();
  await until(page, () => document.getElementById('page').classList.contains('busy'));
  await die(page);
  await until(page, () => !document.getElementById('page').classList.contains('busy'));
  await page.evaluate(() => { globalThis.swallow = null; });
  await button(page, 'Rate').click();
  await says(page, /Difficulty/);
  page.problems.splice(0);
});

test('workers that cannot start are given up, and the page goes on', async (t) => {
  const page = await it.visit(t, {
    init: () => {
      globalThis.Worker = class extends EventTarget {
        postMessage() { setTimeout(() => this.dispatchEvent(new Event('error'))); }

        terminate() {}
      };
    },
  });
  await started(page);
  await until(page, () => document.querySelectorAll('#notices li').length === 1);
  await paste(page, S2);
  await boardIs(page, S2);
  await button(page, 'Solve').click();
  await button(page, 'Undo').click();
  await boardIs(page, '0'.repeat(81));
  page.problems.splice(0);
});
