// A few hostile texts through every entrance; the campaign is `hostile.mjs --report`.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch, until } from './browser.mjs';
import { says } from './person.mjs';
import { Server } from './server.mjs';
import { corpus, scripts } from './corpus.mjs';
import { attack, restore, victim } from '../campaigns/hostile.mjs';

const SEED = 20261122;
let server;
let browser;

before(async () => {
  server = await Server.start(DIST);
  browser = await launch(['--disable-ipc-flooding-protection']);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('hostile texts do nothing, and hold nothing up', async (t) => {
  const { inputs, read, longest, faults } = await attack(browser, server.url, corpus(60, SEED));
  t.diagnostic(`seed ${SEED}: ${inputs} brought in, ${read} times a puzzle was read, longest task ${longest.toFixed(1)} ms`);
  assert.deepEqual(faults, []);
  assert.ok(read > 20, 'some of them are puzzles');
});

test('long texts hold nothing up', async (t) => {
  const half = (piece) => piece.repeat(500_000 / piece.length);
  const texts = ['\n1', '1 \n', `${'1'.repeat(624)}\n`, '|', 'A', '....\n......\n'].map(half);
  const { longest, faults } = await attack(browser, server.url, [...texts, '1'.repeat(4_000_000)], ['paste', 'box', 'file', 'drop']);
  t.diagnostic(`longest task ${longest.toFixed(1)} ms`);
  assert.deepEqual(faults, []);
});

test('a link of megabytes is refused and taken out of the address', async (t) => {
  const { context, page } = await victim(browser, server.url);
  t.after(() => context.close());
  for (const text of ['1'.repeat(1_500_000), '%F0'.repeat(400_000)]) {
    await page.evaluate((text) => { location.hash = text; }, text);
    await says(page, /too large/);
    await until(page, () => location.hash.length < 1000);
  }
  assert.deepEqual(page.problems, []);
});

test('damage to what was kept is survived', async () => {
  const { faults } = await restore(browser, server.url, corpus(8, SEED + 1));
  assert.deepEqual(faults, []);
});

test('a digit of any script is one, typed or composed', async (t) => {
  const { context, page } = await victim(browser, server.url);
  t.after(() => context.close());
  const known = scripts();
  t.diagnostic(`${known.length} scripts`);
  const missing = await page.evaluate(async ([digits, ways]) => {
    entrances.paste('.'.repeat(80) + '1');
    const missing = [];
    const shown = () => document.querySelector('[data-cell="0"] .digit')?.textContent;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    await frame();
    for (const way of ways) {
      for (const digit of digits) {
        document.querySelector('[data-cell="0"]').click();
        entrances[way](digit);
        await frame();
        if (shown() !== '7') missing.push(`${way} U+${digit.codePointAt(0).toString(16)}`);
        entrances[way]('0');
        await frame();
      }
    }
    return missing;
  }, [known.map((script) => script[7]), ['cell', 'composition']]);
  assert.deepEqual(missing, []);
});
