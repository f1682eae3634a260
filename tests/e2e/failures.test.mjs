// What the page says if a part of it does not arrive; and results of presses are there after a reload.

import { before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, open, started, until } from './browser.mjs';
import { named } from './builds.mjs';
import { browserForTests } from './person.mjs';

const it = browserForTests();
let names;
before(async () => { names = await named(DIST); });

const PUZZLE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const TABS = ['solutions', 'create', 'text', 'learn', 'library', 'lab', 'solve'];

async function withPage(options, use) {
  const { context, page } = await open(it.browser, `${it.server.url}#p=${PUZZLE.replaceAll('0', '.')}`, { storing: false, ...options });
  try {
    await use(page, context);
  } finally {
    await context.close();
    it.server.heal();
  }
}

// Text on the page that looks like the key of a phrase, as in `failed-fetch`.
const keysShown = (page) => page.evaluate(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const keys = [];
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (/^[a-z]+(-[a-z0-9]+)+$/.test(data.trim()) && parentElement.checkVisibility()) keys.push(data.trim());
  }
  return keys;
});

const status = (page, words) => page.locator('#status').filter({ hasText: words }).waitFor();
const playable = (page) => page.locator('html[data-started]').waitFor();
const tab = (page, name) => page.evaluate((id) => document.getElementById(id).click(), `tab-${name}`);

for (const kind of ['missing', 'flipped', 'hang']) {
  test(`without the later words no key is shown, and they are asked for until they come: ${kind}`, async () => {
    it.server.fail(names['later/en.txt'], kind);
    await withPage({}, async (page) => {
      await playable(page);
      for (const name of TABS) {
        await tab(page, name);
        await page.waitForTimeout(300);
        assert.deepEqual(await keysShown(page), [], name);
      }
      await tab(page, 'create');
      await status(page, /Still loading/);
      await tab(page, 'solve');
      await page.locator('.act[data-action=hint]').click();
      if (kind !== 'hang') {
        await status(page, /could not be loaded/);
        await page.locator('#panel h2').filter({ hasText: 'No answer' }).waitFor();
      }
      assert.deepEqual(await keysShown(page), []);
      it.server.heal();
      await until(page, () => document.documentElement.dataset.complete, undefined, 60_000);
      await tab(page, 'create');
      await page.locator('#work-create .act[data-action=make]').filter({ hasText: 'New puzzle' }).waitFor({ timeout: 30_000 });
      assert.ok(await page.locator('#boot').isHidden());
    });
  });
}

test('where the worker does not come, one thing is said of the engine', async () => {
  it.server.fail(names['worker.js'], 'missing');
  await withPage({}, async (page) => {
    await started(page);
    const notice = page.locator('#notices').filter({ hasText: /engine does not start/ });
    await notice.waitFor();
    for (const action of ['hint', 'hint', 'solve']) {
      await page.locator(`.act[data-action=${action}]`).first().click();
      await status(page, /engine does not start/);
    }
    await page.evaluate(() => document.querySelector('[data-action=new-easy]').click());
    await status(page, /engine does not start/);
    assert.doesNotMatch(await page.locator('body').innerText(), /press again/);
  });
});

// The next openings of the database take longer than the page waits for one.
const slowly = () => {
  const { open } = IDBFactory.prototype;
  globalThis.nSlow = 0;
  IDBFactory.prototype.open = function slow(...given) {
    if (nSlow === 0) return open.apply(this, given);
    nSlow -= 1;
    const proxy = {};
    setTimeout(() => {
      const request = open.apply(this, given);
      for (const event of ['onsuccess', 'onerror', 'onupgradeneeded', 'onblocked']) {
        request[event] = (it) => { proxy.result = request.result; proxy[event]?.(it); };
      }
    }, 3_000);
    return proxy;
  };
};

test('a library whose time is over is opened again, and nobody is told that the server lacks it', async () => {
  await withPage({ init: slowly }, async (page) => {
    await started(page);
    await page.locator('[role="gridcell"]').nth(2).click();
    await page.keyboard.press('1');
    await until(page, () => /^saved/.test(document.getElementById('standing').textContent));
    await page.evaluate(() => { globalThis.nSlow = 3; });
    await tab(page, 'library');
    await page.locator('.library').getByRole('row').first().waitFor({ timeout: 60_000 });
    assert.equal(await page.evaluate(() => nSlow), 0);
    assert.doesNotMatch(await page.locator('#status').textContent(), /could not be loaded/);
  });
});

test('ten puzzles that were made are there after a reload', async () => {
  await withPage({}, async (page) => {
    await started(page);
    await tab(page, 'create');
    await page.locator('#work-create [name=shape]').selectOption('0');
    await page.locator('#work-create [name=count]').fill('10');
    await page.locator('.act[data-action=make]').click();
    const rows = page.locator('.puzzles button');
    await rows.nth(9).waitFor({ timeout: 60_000 });
    await status(page, /10 puzzles made/);
    await rows.nth(3).click();
    const before = await rows.allInnerTexts();
    await until(page, () => /^saved/.test(document.getElementById('standing').textContent));
    await page.reload();
    await started(page);
    await rows.nth(9).waitFor();
    assert.deepEqual(await rows.allInnerTexts(), before);
    await page.locator('#create-panel').filter({ hasText: 'exactly one, proved' }).waitFor();
    assert.deepEqual(await keysShown(page), []);
  });
});
