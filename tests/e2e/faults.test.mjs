// A sample of the fault sweep: every kind of fault, and every file, once or twice. The whole: `node
// tests/campaigns/fault_sweep.mjs --report`.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch } from './browser.mjs';
import { named, nextBuild, precached, variant } from './builds.mjs';
import { damaged, first, update } from '../campaigns/fault_sweep.mjs';
import { FAULTS, Server } from './server.mjs';

let browser, server, names;
before(async () => {
  [browser, server, names] = [await launch(), await Server.start(DIST), await named(DIST)];
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// Harmless things that a server can do to a file.
const HARMLESS = ['slow'];
const STARTS = ['page.js', 'page_bg.wasm', 'mend.js', 'store.js', 'database.js', 'keeper.js'];

test('first visits: every kind of fault in what starts the page is told', async () => {
  for (const [i, kind] of Object.keys(FAULTS).entries()) {
    const name = STARTS[i % STARTS.length];
    const harmless = HARMLESS.includes(kind) || (kind === 'mime' && name === 'page_bg.wasm');
    const seen = await first(browser, server, names[name], kind);
    assert.equal(seen.outcome, harmless ? 'started' : 'told', `${kind} ${name}: ${seen.text}`);
  }
});

test('first visits: what the page does not need to start keeps nobody from starting', async () => {
  for (const path of await precached(DIST)) {
    if ([...STARTS, 'boot.js'].some((name) => names[name] === path) || path === './') continue;
    const seen = await first(browser, server, path, 'flipped');
    assert.equal(seen.outcome, 'started', `${path}: ${seen.text}`);
  }
});

test('an update is taken whole or not at all', async () => {
  const next = await variant(DIST, (folder, own) => nextBuild(folder, own, 'next'));
  const own = await named(next.root);
  for (const [name, kind] of [['./', 'twice'], ['boot.js', 'garbage'], ['page.js', 'hang'], ['words/es.txt', 'empty'], ['style.css', 'unmodified']]) {
    const seen = await update(browser, server, own[name] ?? name, kind, next.root);
    const isNew = seen.build === 'next';
    assert.equal(seen.outcome, 'started', `${kind} ${name}: ${seen.text}`);
    assert.equal(isNew, !['installing', 'redundant'].includes(seen.state), `${kind} ${name}: ${seen.state}`);
  }
  await next.remove();
});

test('a damaged store is mended, or it is told that it cannot be', async () => {
  for (const [name, damage, kind, outcome] of [
    ['page.js', 'short', null, 'started'],
    ['page_bg.wasm', 'lost', 'offline', 'told'],
    ['page.js', 'corrupt', 'missing', 'told'],
    ['words/en.txt', 'empty', 'offline', 'started'], // in the other language
  ]) {
    const seen = await damaged(browser, server, names[name], damage, kind);
    assert.equal(seen.outcome, outcome, `${damage} ${name}, ${kind}: ${seen.text}`);
  }
});
