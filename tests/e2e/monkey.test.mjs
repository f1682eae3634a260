// The monkey for half a minute: see monkey.mjs.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch } from './browser.mjs';
import { grown, play } from './monkey.mjs';
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

test('whatever is pressed, nothing breaks and nothing piles up', async (t) => {
  const seed = 20261122;
  const { deeds, samples } = await play(browser, server.url, { seconds: 25, seed });
  t.diagnostic(`seed ${seed}: ${deeds} deeds`);
  assert.deepEqual(grown(samples), [], JSON.stringify(samples));
});
