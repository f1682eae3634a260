// Walks from fixed seeds, and a stay: see journeys.mjs.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch } from './browser.mjs';
import { endure, grown } from './journey/held.mjs';
import { setting, walk } from './journey/walk.mjs';
import { Server } from './server.mjs';

let server;
let browser;
before(async () => {
  server = await Server.start(DIST);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const ACTS = 200;

for (const [seed, width] of [[20261128, 320], [20261129, 390], [20261130, 768], [20261131, 1440]]) {
  test(`a walk of ${ACTS} acts, ${width} wide, from seed ${seed}`, async (t) => {
    const walked = () => walk(browser, server.url, { seed, many: ACTS, chosen: setting(seed, { width }) });
    let { broken, acts, looks } = await walked();
    if (broken) { // new puzzles and timing are not the same twice: a fault is what recurs
      t.diagnostic(`broken once: ${JSON.stringify(broken)}, after ${acts.slice(-5).map(({ name, what }) => `${name}: ${what}`).join('; ')}`);
      ({ broken, acts, looks } = await walked());
    }
    t.diagnostic(`${acts.length} acts, ${looks} laws looked at; again: node tests/campaigns/journeys.mjs --again ${seed} --width ${width}`);
    assert.equal(broken, null, acts.slice(-5).map(({ name, what }) => `${name}: ${what}`).join('\n'));
    assert.equal(acts.length, ACTS);
  });
}

test('whatever is done for long on one page, nothing piles up', async (t) => {
  const seed = 20261122;
  const { acts, samples } = await endure(browser, server.url, { seconds: 25, seed });
  t.diagnostic(`seed ${seed}: ${acts} acts`);
  assert.deepEqual(grown(samples), [], JSON.stringify(samples));
});
