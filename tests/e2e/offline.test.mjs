// The service worker: one whole build stored or none, and a new one only when it is wanted.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch, open, openIn, spawned, started, stored, until } from './browser.mjs';
import { edit, hostHeaders, named, nextBuild, precached, probe, variant } from './builds.mjs';
import { allFiles, harm } from '../campaigns/fault_sweep.mjs';
import { setting } from './person.mjs';
import { Server } from './server.mjs';

let browser, server, files, names;
before(async () => {
  [browser, server] = [await launch(), await Server.start(DIST)];
  [files, names] = [await precached(DIST), await named(DIST)];
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

// Uses a page in a new profile; afterwards the server is restored.
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

// Records the news of the service worker: boot.js's two events, and each state of a worker being installed. `again`
// asks for the worker once more, as boot.js did.
const listen = () => {
  globalThis.heard = [];
  const hear = (what) => globalThis.heard.push(what);
  for (const name of ['nonet:offline', 'nonet:update']) document.addEventListener(name, () => hear(name));
  const follow = ({ installing }) => installing?.addEventListener('statechange', () => hear(installing.state));
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = async function (...given) {
    globalThis.again = () => this.register(...given).catch(() => null);
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
  const others = found.filter((_, i) => files[i] !== names['worker.js']);
  assert.deepEqual(others, Array(files.length - 1).fill(200));
  assert.match(found[files.indexOf(names['worker.js'])], /default-src 'none'.*trusted-types nonet/);
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
  const [status, again] = await page.evaluate(async (path) => {
    const cache = await caches.open((await caches.keys())[0]);
    await cache.delete(path);
    return [(await fetch(path)).status, Boolean(await cache.match(path))];
  }, names['worker.js']);
  assert.equal(status, 200);
  assert.ok(again, 'and stored again');
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
    await refuses(kind, ['./', names['page.js'], names['page_bg.wasm']]);
  });
}

test('a first installation is refused: a type that browsers do not accept', async () => {
  await refuses('mime', ['./', names['page.js'], names['worker.js']]);
});

// Each failure begins when the service worker is requested: by then the page itself has loaded, and must go on
// working with the server alone. After the first, which is the page's own, the worker is requested without
// reloading the page, which costs as much as the worker.
async function refuses(kind, paths) {
  const arm = (path) => server.fail(path, kind, { after: 'sw.js' });
  arm(paths[0]);
  await withPage(async (page) => {
    for (const path of paths) {
      await heard(page, 'redundant');
      server.heal();
      arm(path);
      await page.evaluate(() => {
        globalThis.heard = [];
        globalThis.again();
      });
      await heard(page, 'redundant');
      assert.ok(server.log.lastIndexOf(path) > server.log.indexOf('sw.js'), `${path} was asked for`);
      assert.deepEqual(await cacheNames(page), [], `${kind} ${path}: nothing is stored`);
    }
    server.heal();
    arm(paths[0]);
    await page.reload();
    await started(page);
    await heard(page, 'redundant');
    assert.deepEqual(await cacheNames(page), [], `${kind}: nothing is stored`);
  }, { init: listen });
}

test('an update is refused as a whole, and the build in store stays', async () => {
  const next = await variant(DIST, (folder, own) => nextBuild(folder, own, 'next'));
  const { 'page.js': script, 'worker.js': worker } = await named(next.root);
  for (const [path, kind] of [['./', 'html'], [worker, 'missing'], [script, 'flipped'], [script, 'drop']]) {
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
  const [first, next] = [await variant(DIST, probe), await variant(DIST, async (folder, own) => {
    await probe(folder, own);
    await nextBuild(folder, own, 'next');
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
    const [old, now] = [await named(first.root), 'next'];
    const loads = countLoads(page);
    await page.evaluate(() => { host.applyUpdate(); });
    await page.locator(`html[data-build="${now}"][data-started]`).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    assert.equal(loads(), 1, 'reloaded once');
    assert.equal(await buildOf(other), null, 'another tab is left alone');
    await offline(() => keepsItsBuild(other, old['page.js']));
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

// The files of the build that a page is running, although not the newest, are still available.
async function keepsItsBuild(page, path) {
  assert.equal(await page.evaluate(async (path) => (await fetch(path)).status, path), 200);
}

test('older builds go when no page needs them', async () => {
  const next = await variant(DIST, (folder, own) => nextBuild(folder, own, 'next'));
  await withPage(async (page, context) => {
    await heard(page, 'nonet:offline');
    await page.evaluate(() => caches.open('somebody-elses'));
    const [before] = await cacheNames(page);
    server.root = next.root;
    await lookForUpdate(page);
    await heard(page, 'nonet:update');
    // With the last page closed the waiting build can take over by itself.
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

// The other build has another word on a button, in both languages.
const reworded = (folder, own) => Promise.all(['en', 'es'].map((lang) => edit(folder, own[`words/${lang}.txt`], (text) => text.replaceAll(/(Solve|Resolver)/g, 'Changed'))));

test('tabs of two builds never share a file', async () => {
  const next = await variant(DIST, async (folder, own) => {
    await reworded(folder, own);
    await nextBuild(folder, own, 'next');
  });
  await withPage(async (page, context) => {
    await heard(page, 'nonet:offline');
    server.root = next.root;
    await lookForUpdate(page);
    await heard(page, 'nonet:update');
    const other = await openIn(context, server.url, listen);
    await started(other);
    await heard(other, 'nonet:offline');
    // If a page is fetching something at that moment, Chromium may let the new worker wait for five minutes.
    await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
    // As boot.js does: a reload before the new worker is in charge may wait for ever.
    await other.evaluate(() => new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done);
      navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting.postMessage('skipWaiting'));
    }));
    await other.reload();
    await started(other);
    assert.equal(await buildOf(other), 'next');
    assert.match(await other.locator('.act[data-action=solve]').innerText(), /Changed/);
    // The first tab still runs the old program, with its words in every language.
    await setting(page, 'lang', 'es');
    await page.locator('html[lang=es]').waitFor({ state: 'attached' });
    assert.match(await page.locator('.act[data-action=solve]').innerText(), /Resolver/);
    assert.equal(await buildOf(page), null);
  }, { init: listen, locale: 'en-GB' });
  await next.remove();
});

// The files that a page needs to start. Without the rest it starts, and says so when the rest is needed.
const NEEDED = ['boot.js', 'page.js', 'page_bg.wasm', 'store.js', 'words/en.txt'];

for (const damage of ['corrupt', 'empty']) {
  test(`a stored file that is ${damage} is mended: each, with a network`, () => withPage(async (page) => {
    await heard(page, 'nonet:offline');
    const paths = await allFiles(DIST);
    const needed = await neededBy(page, paths);
    // Files not needed at the start are damaged all at once: they make no difference to the start.
    for (const group of [paths.filter((path) => !needed.includes(path)), ...needed.map((path) => [path])]) {
      for (const path of group) await page.evaluate(harm, [path, damage]);
      await page.reload();
      await started(page);
      for (const path of group) await mends(page, path);
    }
  }, { init: listen, locale: 'en-GB' }));

  test(`a stored file that is ${damage} is told without a network, and mended with one`, () => withPage(async (page) => {
    await heard(page, 'nonet:offline');
    for (const name of [...NEEDED, './']) {
      const paths = [names[name] ?? name, ...(name === 'words/en.txt' ? [names['words/es.txt']] : [])];
      for (const path of paths) await page.evaluate(harm, [path, damage]);
      await offline(async () => {
        await page.reload();
        const told = page.getByText(name === 'boot.js' ? /taking too long/ : /no connection to load it again/);
        await told.waitFor({ timeout: 15_000 });
      });
      await page.reload();
      await started(page);
      for (const path of paths) await mends(page, path); // so that the next one is alone, too
    }
  }, { init: listen, locale: 'en-GB' }));
}

// Those of the files that a start requests, including the page itself.
async function neededBy(page, paths) {
  await page.reload();
  await started(page);
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const needed = paths.filter((path) => path === './' || asked.includes(server.url + path));
  assert.ok(NEEDED.every((name) => needed.includes(names[name])), `a start needs ${needed}`);
  return needed;
}

async function mends(page, path) {
  if (!await isSound(page, path)) await page.evaluate(async (path) => (await fetch(path)).arrayBuffer(), path);
  assert.ok(await isSound(page, path), `${path} is sound again`);
}

// Is the stored copy of a file the same as the server's?
async function isSound(page, path) {
  return page.evaluate(async (path) => {
    const bytes = async (response) => new Uint8Array(await response.arrayBuffer());
    const stored = await (await caches.open((await caches.keys())[0])).match(path);
    if (!stored) return false;
    const [kept, sent] = await Promise.all([bytes(stored), fetch(`${path}?fresh`, { cache: 'reload' }).then(bytes)]);
    return kept.length === sent.length && kept.every((byte, at) => byte === sent[at]);
  }, path);
}

const startRepair = async (page) => {
  await page.evaluate(() => { location.href = 'repair.html'; });
};

test('Repair mends what is stored and leads back', () => withPage(async (page) => {
  await heard(page, 'nonet:offline');
  for (const name of ['boot.js', 'workshop/workshop.js']) await page.evaluate(harm, [names[name], 'corrupt']);
  await startRepair(page);
  await page.waitForURL(server.url);
  await started(page);
  for (const name of ['boot.js', 'workshop/workshop.js']) assert.ok(await isSound(page, names[name]), name);
}, { init: listen }));

test('Repair begins from nothing where nothing stored is damaged, and leaves alone what is not of the cache', () => withPage(async (page) => {
  await heard(page, 'nonet:offline');
  await page.evaluate(() => caches.open('somebody-elses'));
  const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  assert.ok(databases.length > 0);
  server.log.length = 0;
  await startRepair(page);
  await page.waitForURL(server.url);
  await started(page);
  assert.ok(server.log.includes(names['page_bg.wasm']), 'fetched anew');
  assert.ok((await cacheNames(page)).includes('somebody-elses'));
  assert.deepEqual(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)), databases);
}, { init: listen }));

test('Repair lets nothing go without a network', () => withPage(async (page) => {
  await heard(page, 'nonet:offline');
  const before = await cacheNames(page);
  await offline(async () => {
    await startRepair(page);
    await page.getByText('There is no connection, so nothing was changed').waitFor();
    assert.deepEqual(await cacheNames(page), before);
    await page.getByRole('link', { name: 'Nonet', exact: true }).click();
    await started(page);
  });
}, { init: listen }));

test('Repair says what to do where no script runs and no service worker is', async () => {
  const { context, page } = await open(browser, `${server.url}repair.html`, { javaScriptEnabled: false });
  await page.getByText('Your games stay as they are').waitFor();
  await page.getByRole('link', { name: 'Nonet', exact: true }).waitFor();
  await context.close();
});
