// The service worker: one whole build in store or none, a new one only when it is wanted.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch, open, openIn, spawned, started, stored, until } from './browser.mjs';
import { edit, hostHeaders, nextBuild, precached, probe, program, variant } from './builds.mjs';
import { Server } from './server.mjs';

let browser, server, files;
before(async () => {
  [browser, server, files] = [await launch(), await Server.start(DIST), await precached(DIST)];
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// A page in a new profile; the server is whole again afterwards.
async function withPage(use, options) {
  const { context, page } = await open(browser, server.url, options);
  try {
    await started(page);
    await use(page, context);
  } finally {
    await context.close();
    server.heal();
    Object.assign(server, { root: DIST, headers: {} });
  }
}

async function offline(use) {
  await server.stop();
  try {
    await use();
  } finally {
    await server.restart();
  }
}

// Notes what is heard of the service worker: boot.js's two events, and each state of a worker that is installed.
const listen = () => {
  globalThis.heard = [];
  const hear = (what) => globalThis.heard.push(what);
  for (const name of ['nonet:offline', 'nonet:update']) document.addEventListener(name, () => hear(name));
  const follow = ({ installing }) => installing?.addEventListener('statechange', () => hear(installing.state));
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...given) {
    const registration = await register.apply(this, given);
    registration.addEventListener('updatefound', () => follow(registration));
    follow(registration);
    return registration;
  };
};

const heard = (page, name) => until(page, (name) => globalThis.heard.includes(name), name);
const cacheNames = (page) => page.evaluate(() => caches.keys());
const buildOf = (page) => page.locator('html').getAttribute('data-build');
const lookForUpdate = (page) => page.evaluate(async () => {
  await (await navigator.serviceWorker.getRegistration()).update().catch(() => null);
});

test('after one visit the page starts without a server', () => withPage(async (page, context) => {
  await heard(page, 'nonet:offline');
  await offline(async () => {
    await page.reload();
    await started(page);
    for (const address of ['?from=home', 'index.html', '#puzzle', 'no/such/page?x#y']) {
      const other = await openIn(context, server.url + address);
      await started(other);
      assert.deepEqual(other.problems, [], address);
      await other.close();
    }
  });
}, { init: listen }));

test('everything in the list is stored, the worker with its policy', () => withPage(async (page) => {
  await stored(page);
  const found = await page.evaluate(async (paths) => {
    const cache = await caches.open((await caches.keys())[0]);
    const responses = await Promise.all(paths.map((path) => cache.match(path)));
    return responses.map((response) => response?.headers.get('content-security-policy') ?? response?.status);
  }, files);
  const others = found.filter((_, i) => files[i] !== 'worker.js');
  assert.deepEqual(others, Array(files.length - 1).fill(200));
  assert.match(found[files.indexOf('worker.js')], /default-src 'none'.*trusted-types nonet/);
}));

test('a worker starts without a server, which was a strict one', async () => {
  server.headers = await hostHeaders(DIST);
  const build = await variant(DIST, probe);
  server.root = build.root;
  await withPage(async (page) => {
    await stored(page);
    await offline(async () => {
      await page.reload();
      await started(page);
      assert.equal(await spawned(page), 'speaks');
      assert.deepEqual(page.problems, []);
    });
  });
  await build.remove();
});

test('a lost entry is fetched', () => withPage(async (page) => {
  await stored(page);
  const status = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    await cache.delete('worker.js');
    return (await fetch('worker.js')).status;
  });
  assert.equal(status, 200);
}));

test('no storing when the page says so', async () => {
  const build = await variant(DIST, (folder) => edit(folder, 'index.html', (text) => text.replace('<html ', '<html data-sw="off" ')));
  server.root = build.root;
  await withPage(async (page) => {
    await page.waitForLoadState('networkidle');
    assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0);
  });
  await build.remove();
});

// The commonest failures in every file; the rarer ones in the page, the program and its glue.
const COMMON = ['missing', 'truncated', 'flipped', 'html'];
const RARE = ['drop', 'broken', 'cut', 'stale'];

for (const kind of COMMON) {
  test(`a first installation is refused: ${kind}`, () => refuses(kind, files));
}

for (const kind of RARE) {
  test(`a first installation is refused: ${kind}`, async () => {
    const { js, wasm } = await program(DIST);
    await refuses(kind, ['./', js, wasm]);
  });
}

test('a first installation is refused: a type that browsers do not accept', async () => {
  const { js } = await program(DIST);
  await refuses('mime', ['./', js, 'worker.js']);
});

// Each failure begins when the service worker is asked for: the page itself has been loaded by then, and must go on
// working with the server alone.
async function refuses(kind, paths) {
  const arm = (path) => server.fail(path, kind, { after: 'sw.js' });
  arm(paths[0]);
  await withPage(async (page) => {
    for (const path of paths) {
      await heard(page, 'redundant');
      server.heal();
      arm(path);
      await page.reload();
      await started(page);
      await heard(page, 'redundant');
      assert.ok(server.log.lastIndexOf(path) > server.log.indexOf('sw.js'), `${path} was asked for`);
      assert.deepEqual(await cacheNames(page), [], `${kind} ${path}: nothing is stored`);
    }
  }, { init: listen });
}

test('an update is refused as a whole, and the build in store stays', async () => {
  const next = await variant(DIST, (folder) => nextBuild(folder, 'next'));
  const { wasm } = await program(next.root);
  for (const [path, kind] of [['./', 'html'], ['worker.js', 'missing'], [wasm, 'flipped'], [wasm, 'drop']]) {
    await withPage(async (page) => {
      await heard(page, 'nonet:offline');
      const before = await cacheNames(page);
      server.root = next.root;
      server.fail(path, kind);
      await lookForUpdate(page);
      await heard(page, 'redundant');
      assert.ok(server.log.includes(path));
      assert.ok(!(await page.evaluate(() => globalThis.heard)).includes('nonet:update'), 'nothing is offered');
      assert.deepEqual(await cacheNames(page), before);
      await offline(async () => {
        await page.reload();
        await started(page);
        assert.equal(await buildOf(page), null);
      });
    }, { init: listen });
  }
  await next.remove();
});

test('an update is offered, waits, and is taken when accepted', async () => {
  const [first, next] = [await variant(DIST, probe), await variant(DIST, async (folder) => {
    await nextBuild(folder, 'next');
    await probe(folder);
  })];
  server.root = first.root;
  await withPage(async (page, context) => {
    await heard(page, 'nonet:offline');
    server.root = next.root;
    await lookForUpdate(page);
    await heard(page, 'nonet:update');
    await page.reload();
    await started(page);
    assert.equal(await buildOf(page), null, 'not taken by itself');
    await heard(page, 'nonet:update');

    const other = await openIn(context, server.url);
    await started(other);
    const [old, now] = [await program(first.root), 'next'];
    const loads = countLoads(page);
    await page.evaluate(() => { host.applyUpdate(); });
    await page.locator(`html[data-build="${now}"][data-started]`).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    assert.equal(loads(), 1, 'reloaded once');
    assert.equal(await buildOf(other), null, 'another tab is left alone');
    await offline(() => keepsItsBuild(other, old.wasm));
    await page.reload();
    assert.equal(await buildOf(page), now);
    assert.deepEqual([...page.problems, ...other.problems], []);
  }, { init: listen });
  await Promise.all([first.remove(), next.remove()]);
});

function countLoads(page) {
  let loads = 0;
  page.on('load', () => { loads += 1; });
  return () => loads;
}

// The files of the build that a page runs, which is no longer the newest, are still to be had.
async function keepsItsBuild(page, path) {
  assert.equal(await page.evaluate(async (path) => (await fetch(path)).status, path), 200);
}

test('older builds go when no page needs them', async () => {
  const next = await variant(DIST, (folder) => nextBuild(folder, 'next'));
  await withPage(async (page, context) => {
    await heard(page, 'nonet:offline');
    await page.evaluate(() => caches.open('somebody-elses'));
    const [before] = await cacheNames(page);
    server.root = next.root;
    await lookForUpdate(page);
    await heard(page, 'nonet:update');
    // With the last page closed the waiting build may take over by itself.
    await page.goto('about:blank');
    await page.close();
    const other = await openIn(context, server.url);
    await until(other, async (before) => !(await caches.keys()).includes(before), before);
    assert.equal((await cacheNames(other)).length, 2, 'the new one and what is not ours');
    await other.reload();
    await started(other);
    assert.equal(await buildOf(other), 'next');
  }, { init: listen });
  await next.remove();
});
