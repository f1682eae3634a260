// Without WebAssembly: a board to type into, checked for repeated digits, kept in the address, printed.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { DIST, launch, open } from './browser.mjs';
import { hostHeaders, named } from './builds.mjs';
import { Server } from './server.mjs';

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core'), 'utf8');
const PUZZLE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

let browser, server, names;
before(async () => {
  [browser, server, names] = [await launch(), await Server.start(DIST), await named(DIST)];
  server.headers = await hostHeaders(DIST);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const noWasm = () => { delete globalThis.WebAssembly; };
// Supports wasm, but not the features that this program needs.
const oldWasm = () => {
  WebAssembly.compile = async () => { throw new WebAssembly.CompileError('unknown instruction'); };
};

async function withBoard({ fragment = `#p=${PUZZLE}`, init = noWasm, ...options }, use) {
  const { context, page } = await open(browser, server.url + fragment, { init, locale: 'en-GB', ...options });
  try {
    await page.getByRole('grid').waitFor();
    await use(page);
  } finally {
    await context.close();
  }
}

const cell = (page, row, col) => page.locator(`#board .row:nth-child(${row}) [role=gridcell]:nth-child(${col})`);

const CAUSES = [
  ['no WebAssembly', { init: noWasm }, /no WebAssembly/, /no tiene WebAssembly/],
  ['a browser that is too old', { init: oldWasm }, /too old/, /demasiado antiguo/],
  ['a policy without wasm', { init: null, policy: "script-src 'self'" }, /security policy forbids/, /prohíbe WebAssembly/],
];

for (const [name, { init, policy }, english, spanish] of CAUSES) {
  test(`says why there is only a board: ${name}`, async () => {
    if (policy) server.headers = { 'content-security-policy': policy };
    for (const [locale, message, more] of [['en-GB', english, /type a puzzle here/], ['es-MX', spanish, /escribir aquí/]]) {
      await withBoard({ init, locale }, async (page) => {
        await page.getByRole('status').filter({ hasText: message }).filter({ hasText: more }).waitFor();
        assert.equal(await page.locator('html').getAttribute('lang'), locale.slice(0, 2));
        assert.ok(await page.locator('#boot').isHidden());
      });
    }
    server.headers = await hostHeaders(DIST);
  });
}

test('the puzzle of the link is typed on by keyboard, checked, and kept in the address', () => withBoard({}, async (page) => {
  assert.equal(await cell(page, 1, 1).innerText(), '5');
  await page.getByText('No digit is repeated').waitFor();
  await cell(page, 1, 1).click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('5');
  assert.equal(await cell(page, 1, 3).getAttribute('aria-invalid'), 'true');
  assert.match(await cell(page, 1, 1).getAttribute('aria-label'), /^R1C1 5, repeated$/);
  await page.getByText('2 cells hold repeated digits').waitFor();
  assert.equal(new URL(page.url()).hash, `#p=535${PUZZLE.slice(3)}`);
  await page.reload();
  await page.getByText('2 cells hold repeated digits').waitFor();
  await cell(page, 1, 3).click();
  await page.keyboard.press('Delete');
  await page.getByText('No digit is repeated').waitFor();
  await page.keyboard.press('Control+z');
  await page.getByText('2 cells hold repeated digits').waitFor();
}));

test('clearing the board can be undone', () => withBoard({}, async (page) => {
  await page.getByRole('button', { name: 'Clear the board' }).click();
  assert.equal(await cell(page, 1, 1).innerText(), '');
  await page.getByRole('button', { name: 'Undo' }).click();
  assert.equal(new URL(page.url()).hash, `#p=${PUZZLE}`);
}));

test('a finger fills a large board with letters, and irregular regions are boxes', async () => {
  await withBoard({ fragment: '#s=3x4', hasTouch: true, viewport: { width: 320, height: 640 } }, async (page) => {
    await cell(page, 2, 2).tap();
    await page.getByRole('button', { name: /^B, 12 left/ }).tap();
    assert.equal(await cell(page, 2, 2).innerText(), 'B');
    assert.match(page.url(), /#p=\.{13}B\.{130}&s=3x4$/);
    await page.getByRole('button', { name: 'Erase' }).tap();
    assert.equal(await cell(page, 2, 2).innerText(), '');
  });
  await withBoard({ fragment: '#p=1............1..&r=1112132233243444' }, async (page) => {
    await page.getByText('No digit is repeated').waitFor();
    await cell(page, 1, 4).click();
    await page.keyboard.press('2');
    assert.match(page.url(), /#p=1\.\.2\.{9}1\.\.&r=1112132233243444$/);
  });
});

test('it is printed', () => withBoard({}, async (page) => {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('#paper svg').isVisible());
  assert.ok(await page.locator('#page').isHidden());
  assert.equal((await page.locator('#paper text').allTextContents()).join('').length, PUZZLE.replaceAll('.', '').length);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  assert.equal(await page.locator('#paper').count(), 0);
}));

for (const width of [320, 1440]) {
  for (const colorScheme of ['light', 'dark']) {
    test(`it is accessible and fits: ${width}, ${colorScheme}`, () => withBoard({ colorScheme, viewport: { width, height: 800 } }, async (page) => {
      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() => globalThis.axe.run());
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no sideways scrolling');
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/plain-${width}-${colorScheme}.png`, fullPage: true });
    }));
  }
}

test('who has WebAssembly does not fetch it to start', async () => {
  server.log.length = 0;
  const { context, page } = await open(browser, server.url);
  await page.locator('html[data-started="1"]').waitFor({ state: 'attached' });
  assert.ok(!server.log.slice(0, server.log.indexOf('sw.js')).includes(names['plain.js']));
  await context.close();
});
