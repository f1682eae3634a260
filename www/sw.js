// Keeps one whole build of the page stored, so that it starts without a network, and always as one build.
//
// A build is stored only if every byte of it is as built; otherwise the installation fails and the build in use
// stays. A newer build waits until the user accepts it, or until no page is open.
//
// Nothing is answered from the store before its bytes are checked: damaged or missing files are fetched again.
//
// `cargo xtask build` fills in the words in capitals below.

// Contains the scope, so that several copies under one origin leave each other's builds alone.
const PREFIX = `nonet-${new URL(self.registration.scope).pathname}-`;
const CACHE = `${PREFIX}/*VERSION*/`;
const POLICY = "/*POLICY*/";

// Every file: its address, relative to this script, and the hash of its bytes.
const FILES = [/*PRECACHE*/];

// The addresses and hashes of files that the page starts without: the second program.
const REST = [/*REST*/];

const absolute = (path) => new URL(path, self.registration.scope).href;
const HASHES = new Map([...FILES, ...REST].map(([path, hash]) => [absolute(path), hash]));
const REPAIR = absolute('repair.html');

// A browser refuses these under another type, and stored like that it would go on refusing them.
const TYPES = [[/\.js$/, 'javascript'], [/\.css$/, 'text/css'], [/(\/|\.html)$/, 'text/html']];

// Shown in place of the page when the page itself is damaged.
const TOLD = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Nonet</title>
<!--SAY stored-damaged-->
<p><a href="repair.html"><!--NAME repair--></a>`;

async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

// The first figures of a hash, as used in the names of files.
const figures = (hash) => Array.from(atob(hash.slice(7)).slice(0, 8), (c) => c.charCodeAt(0).toString(16).padStart(2, '0')).join('');

// The stored response, if it is as built. A file of another build has its hash in its name. The response is rebuilt
// from its bytes: a clone would be a stream through this worker, and no other worker could take over before a page
// has read it to its end.
async function sound(stored, address) {
  const bytes = await stored.arrayBuffer();
  const hash = await hashOf(bytes);
  const isBuilt = HASHES.has(address) ? HASHES.get(address) === hash : address.includes(`-${figures(hash)}.`);
  return isBuilt ? new Response(bytes, { headers: stored.headers }) : null;
}

// From the browser's cache if its content is right; past it otherwise.
async function fetchVerified(file) {
  return fetchAs(file, 'default').catch(() => fetchAs(file, 'reload'));
}

async function fetchAs([path, hash], cache) {
  const response = await fetch(path, { cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (TYPES.some(([name, needed]) => name.test(path) && !type.includes(needed))) throw new Error(`${path}: ${type}`);
  const bytes = await response.arrayBuffer();
  if (await hashOf(bytes) !== hash) throw new Error(`${path}: not of this build`);
  return [path, new Response(bytes, { headers: headersFor(path, response) })];
}

function headersFor(path, response) {
  const headers = new Headers(response.headers);
  // These describe the bytes on the wire.
  headers.delete('content-encoding');
  headers.delete('content-length');
  // A worker obeys the policy of its own response, not the page's, and not every host sends one.
  if (/\/worker-/.test(path)) headers.set('content-security-policy', POLICY);
  return headers;
}

async function store(files) {
  const responses = await Promise.all(files.map(fetchVerified));
  const cache = await caches.open(CACHE);
  await Promise.all(responses.map(([path, response]) => cache.put(path, response)));
}

async function install() {
  await store(FILES);
  // A first visit must not wait for the rest. An update is better whole, but good without.
  if (self.registration.active) await storeRest();
}

// Those of these files that are not stored as they should be.
async function lacking(files) {
  const cache = await caches.open(CACHE);
  const found = await Promise.all(files.map(async ([path]) => {
    const stored = await cache.match(path);
    return stored && await sound(stored, absolute(path));
  }));
  return files.filter((_, i) => !found[i]);
}

// Stores what is missing of the rest. Returns whether all of it is there. If not, the next start of the page tries
// again.
async function storeRest() {
  try {
    await store(await lacking(REST));
    return true;
  } catch (error) {
    console.warn('Nonet: not stored yet:', error);
    return false;
  }
}

// Stores the rest for a running page, and reports how that went.
async function storeRestFor(page) {
  page.postMessage(await storeRest() ? 'restStored' : 'restLacks');
}

async function activate() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => url.startsWith(self.registration.scope));
  // When one tab takes an update, the others still run the previous build and may ask for its files: that build
  // then stays until the next activation.
  if (pages.length <= 1) await removeOthers();
  await self.clients.claim();
}

async function removeOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// The page goes by one name, whatever parameters it has.
function addressOf({ url, mode }) {
  if (mode !== 'navigate') return url;
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, '/');
}

// The stored response for this address, if it is sound. Another build's files are for the tabs that still run it.
async function storedAt(address) {
  const own = await caches.match(address, { cacheName: CACHE });
  const stored = own || HASHES.has(address) ? own : await caches.match(address);
  return stored ? await sound(stored, address) : null;
}

async function answer(request) {
  const address = addressOf(request);
  if (request.mode === 'navigate' && address === REPAIR && await isMended()) return Response.redirect(self.registration.scope);
  const stored = await storedAt(address);
  if (stored) return stored;
  if (HASHES.has(address)) return fetchedAgain(address, request);
  try {
    return await fetch(request);
  } catch (error) {
    // A page that never existed: redirects to the real one, by its own address, since everything in it is relative
    // to that.
    if (request.mode === 'navigate') return Response.redirect(self.registration.scope);
    throw error;
  }
}

// A file of this build that is damaged or missing.
async function fetchedAgain(address, request) {
  try {
    await store([[address, HASHES.get(address)]]);
    return await caches.match(address, { cacheName: CACHE });
  } catch (error) {
    console.warn('Nonet: a stored file is damaged and could not be fetched again:', error);
    // The page of another build is a whole page; any other file of it would be a mixture.
    if (request.mode === 'navigate') return fetch(request).catch(() => told());
    return new Response(null, { status: 503, headers: { 'nonet-store': error instanceof TypeError ? 'offline' : 'changed' } });
  }
}

const told = () => new Response(TOLD, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY } });

// Was something stored damaged, and is all of it sound now? If nothing was, the store is not at fault, and the
// repair page starts from scratch.
async function isMended() {
  const damaged = await lacking([...FILES, ...REST]).catch(() => []);
  return damaged.length > 0 && await store(damaged).then(() => true, () => false);
}

// What another app shares, as the fragment of the page's address, so it never leaves this machine. A title counts
// only if there is no text: beside a text it is not part of the puzzle.
async function shared(request) {
  const form = await request.formData();
  const said = (...names) => names.map((name) => form.get(name)).filter((it) => typeof it === 'string' && it.trim());
  const [text, title] = [said('text', 'url'), said('title')];
  const open = encodeURIComponent((text.length ? text : title).join('\n'));
  return Response.redirect(`${self.registration.scope}#open=${open}`, 303);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
  if (method === 'POST' && url === absolute('share')) event.respondWith(shared(event.request));
});
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') self.skipWaiting();
  if (event.data === 'storeRest') event.waitUntil(storeRestFor(event.source));
});
