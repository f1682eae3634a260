// The fault server against every file of the build: whatever a server or the store does to one file, the page
// starts as one build, or says truthfully why it does not. `node tests/campaigns/fault_sweep.mjs --report
// [first|update|stored]` runs everything and prints a table; tests/e2e/faults.test.mjs takes a sample.

import { DIST, launch, openIn, started, stored } from '../e2e/browser.mjs';
import { nextBuild, precached, storedLater, variant } from '../e2e/builds.mjs';
import { FAULTS, Server } from '../e2e/server.mjs';

// The possible outcomes. If a page never arrives, only the browser can say so.
export const OUTCOMES = ['started', 'told', 'browser', 'silent'];

const DAMAGES = ['corrupt', 'empty', 'short', 'lost'];

// Sentences that say what is wrong and what to do: those of boot.js, of index.html, of sw.js.
const TOLD = /incomplete|not working properly|did not arrive in full|damaged|stopped sending|Something else arrived|sends .* with a type|policy/;

// Finishes the animations that reveal the text for a page without scripts.
const hurry = () => document.getAnimations().forEach((animation) => {
  if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish();
});

// The state of the page. A page that has not arrived does not answer.
async function look(page) {
  const silence = new Promise((_, failed) => setTimeout(() => failed(new Error('no page')), 2_000).unref());
  return Promise.race([silence, page.evaluate(() => {
    const boot = document.getElementById('boot');
    const isSeen = (node) => node?.checkVisibility({ visibilityProperty: true }) ?? false;
    return {
      started: document.documentElement.dataset.started === '1',
      styled: getComputedStyle(document.documentElement).getPropertyValue('--ground') !== '',
      build: document.documentElement.dataset.build ?? 'first',
      text: boot ? isSeen(boot) && boot.firstElementChild.innerText : document.body?.innerText,
      late: isSeen(boot?.querySelector('.late')), // the text for a page without scripts
      ours: Boolean(document.querySelector('title')) && document.title.startsWith('Nonet'),
    };
  })]);
}

// Waits until the page has started or has said why not; hanging downloads are sped up by advancing the page's
// clock.
export async function outcome(page) {
  let seen;
  for (let tries = 0; tries < 70; tries += 1) {
    await page.waitForTimeout(150);
    seen = await look(page).catch(() => ({ ours: false }));
    const told = TOLD.test(seen.text || '') || (seen.late && tries > 30);
    // A page without its style has to say why.
    if (seen.started && (seen.styled || told)) return { ...seen, outcome: 'started' };
    if (!seen.ours && tries > 2) return { ...seen, outcome: 'browser' };
    if (seen.ours && !seen.started && told) return { ...seen, outcome: 'told' };
    if (tries > 6) await page.clock.fastForward(3_000).catch(() => null);
    if (tries > 30) await page.evaluate(hurry).catch(() => null);
  }
  return { ...seen, outcome: 'silent' };
}

async function inProfile(browser, use) {
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}

async function visit(context, server) {
  const page = await context.newPage();
  await page.clock.install();
  // A server that hangs blocks `goto`; one that drops the page makes it fail.
  await page.goto(server.url, { waitUntil: 'commit', timeout: 3_000 }).catch(() => null);
  return page;
}

// A first visit, with one file failing.
export const first = (browser, server, path, kind) => inProfile(browser, async (context) => {
  server.fail(path, kind);
  const seen = await outcome(await visit(context, server));
  server.heal();
  return seen;
});

async function install(context, server) {
  const page = await openIn(context, server.url);
  await started(page);
  await stored(page);
  await page.evaluate(() => new Promise((done) => {
    navigator.serviceWorker.addEventListener('message', done, { once: true });
    navigator.serviceWorker.controller?.postMessage('storeRest');
  }));
  return page;
}

// An installed page gets a newer build with one file failing: it stays, or the newer one is taken whole.
export const update = (browser, server, path, kind, next) => inProfile(browser, async (context) => {
  const page = await install(context, server);
  const { root } = server;
  server.root = next;
  server.fail(path, kind);
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => null);
    const worker = registration.installing ?? registration.waiting;
    const settled = new Promise((done) => worker?.addEventListener('statechange', () => done()));
    const patience = new Promise((done) => setTimeout(done, 4_000));
    if (worker && worker.state === 'installing') await Promise.race([settled, patience]);
    worker?.postMessage('skipWaiting');
    return worker?.state ?? 'none';
  });
  await page.close();
  const seen = await outcome(await visit(context, server));
  server.heal();
  server.root = root;
  return { ...seen, state };
});

// An installed page with one damaged file in its store, while the server fails on it too, is unreachable, or works.
export const damaged = (browser, server, path, damage, kind) => inProfile(browser, async (context) => {
  const page = await install(context, server);
  await page.evaluate(harm, [path, damage]);
  await page.close();
  if (kind === 'offline') await server.stop();
  else if (kind) server.fail(path, kind);
  const seen = await outcome(await visit(context, server));
  if (kind === 'offline') await server.restart();
  server.heal();
  return seen;
});

// In the page: damages the stored copy of a file.
export async function harm([path, damage]) {
  const cache = await caches.open((await caches.keys())[0]);
  if (damage === 'lost') return cache.delete(path);
  const { headers, body } = await cache.match(path);
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  const change = {
    corrupt: () => bytes.map((byte, i) => (i === bytes.length >> 1 ? byte ^ 1 : byte)),
    empty: () => bytes.slice(0, 0),
    short: () => bytes.slice(0, bytes.length >> 1),
  };
  return cache.put(path, new Response(change[damage](), { headers }));
}

export const allFiles = async (root) => [...await precached(root), ...await storedLater(root)];

async function report(only) {
  const [browser, server] = [await launch(), await Server.start(DIST)];
  const next = await variant(DIST, (folder, names) => nextBuild(folder, names, 'next'));
  const [files, later] = [await allFiles(DIST), await allFiles(next.root)];
  const kinds = Object.keys(FAULTS);
  const modes = {
    first: () => sweep('first', files, kinds, (path, kind) => first(browser, server, path, kind)),
    update: () => sweep('update', later, kinds, (path, kind) => update(browser, server, path, kind, next.root)),
    stored: () => sweep('stored', files, DAMAGES.flatMap((damage) => [`${damage} online`, `${damage} offline`, `${damage} missing`]), (path, name) => {
      const [damage, kind] = name.split(' ');
      return damaged(browser, server, path, damage, { online: null, offline: 'offline', missing: 'missing' }[kind]);
    }),
  };
  for (const [name, run] of Object.entries(modes)) if (!only || only === name) await run();
  await browser.close();
  await server.stop();
  await next.remove();
}

async function sweep(mode, files, kinds, run) {
  const counts = Object.fromEntries(OUTCOMES.map((name) => [name, 0]));
  const begun = Date.now();
  for (const path of files) {
    const row = [];
    for (const kind of kinds) {
      const seen = await run(path, kind);
      counts[seen.outcome] += 1;
      row.push(`${kind} ${seen.outcome}${seen.build === 'next' ? ' (new)' : ''}`);
      if (seen.outcome === 'silent') console.log(`SILENT ${mode} ${path} ${kind}: ${JSON.stringify(seen)}`);
      if (seen.outcome === 'told') console.log(`  told ${mode} ${path} ${kind}: ${seen.text?.split('\n')[0]}`);
    }
    console.log(`${mode} ${path}: ${row.join(', ')}`);
  }
  console.log(`${mode}: ${files.length} files x ${kinds.length}, ${JSON.stringify(counts)}, ${Math.round((Date.now() - begun) / 1000)} s`);
}

if (process.argv.includes('--report')) await report(process.argv[process.argv.indexOf('--report') + 1]);
