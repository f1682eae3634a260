// Workers that silently end, or hang: the page says so, and the user still gets an answer. That it says so within
// two seconds, `worker_faults.mjs --report` can show on a quiet machine.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch } from './browser.mjs';
import { Server } from './server.mjs';
import { FAULTS, KINDS, trial, visit } from '../campaigns/worker_faults.mjs';

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

test('a worker that is silent is told, and another one answers', async (t) => {
  const page = await visit(browser, server.url);
  t.after(() => page.context().close());
  for (const [at, kind] of KINDS.entries()) {
    const fault = FAULTS[at % FAULTS.length];
    const { told, answered } = await trial(page, kind, fault);
    t.diagnostic(`${kind[0]} ${fault}: told after ${Math.round(told)} ms, answered after ${Math.round(answered)} ms`);
    assert.ok(answered >= told, `${kind[0]} ${fault}`);
  }
  assert.deepEqual(page.problems, []);
});
