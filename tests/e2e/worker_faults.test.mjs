// Workers that end without a word, or hang: told or answered within two seconds, and then answered all the same.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch } from './browser.mjs';
import { Server } from './server.mjs';
import { FAULTS, KINDS, trial, visit } from './worker_faults.mjs';

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

test('a worker that is silent is told within two seconds, and another one answers', async (t) => {
  const page = await visit(browser, server.url);
  t.after(() => page.context().close());
  for (const [at, kind] of KINDS.entries()) {
    const fault = FAULTS[at % FAULTS.length];
    const { told, answered } = await trial(page, kind, fault);
    t.diagnostic(`${kind[0]} ${fault}: told after ${Math.round(told)} ms, answered after ${Math.round(answered)} ms`);
    assert.ok(told <= 2000, `${kind[0]} ${fault}: told after ${told} ms`);
  }
  assert.deepEqual(page.problems, []);
});
