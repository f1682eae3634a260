// Keeps one whole build of the page in store, so that it starts without a network, and always as one build.
//
// A build is stored only if every byte of it is the one that was built; otherwise the installation fails and the build
// that is in use stays as it is. A newer build waits until the person accepts it, or until no page is open.
//
// `cargo xtask precache` fills in what is in capitals below.

// With the scope in it: several copies under one origin leave each other's builds alone.
const PREFIX = `nonet-${new URL(self.registration.scope).pathname}-`;
const CACHE = `${PREFIX}/*VERSION*/`;
const POLICY = "/*POLICY*/";

// Every file: its address, relative to this script, and the SHA-256 of its bytes.
const FILES = [/*PRECACHE*/];

// The same of those that the page starts without: the second program.
const REST = [/*REST*/];

// A browser refuses these under another type, and stored like that it would go on refusing them.
const TYPES = [[/\.js$/, 'javascript'], [/\.css$/, 'text/css'], [/\/$/, 'text/html']];

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function fetchVerified([path, hash]) {
  // Past the browser's cache: what it holds may be of another build.
  const response = await fetch(path, { cache: 'reload' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  if (TYPES.some(([name, needed]) => name.test(path) && !type.includes(needed))) throw new Error(`${path}: ${type}`);
  const body = await response.arrayBuffer();
  if (hex(await crypto.subtle.digest('SHA-256', body)) !== hash) throw new Error(`${path}: not of this build`);
  return [path, new Response(body, { headers: headersFor(path, response) })];
}

function headersFor(path, response) {
  const headers = new Headers(response.headers);
  // They describe the bytes on the wire.
  headers.delete('content-encoding');
  headers.delete('content-length');
  // A worker obeys the policy of its own response, not the page's, and not every host sends one.
  if (path === 'worker.js') headers.set('content-security-policy', POLICY);
  return headers;
}

async function store(files) {
  const responses = await Promise.all(files.map(fetchVerified));
  const cache = await caches.open(CACHE);
  await Promise.all(responses.map(([path, response]) => cache.put(path, response)));
}

async function install() {
  await store(FILES);
  // A first visit shall not wait for the rest. An update is better whole, but good without.
  if (self.registration.active) await storeRest();
}

// Stores what is missing of the rest. Is it all there then? If not, the next start of the page tries again.
async function storeRest() {
  const cache = await caches.open(CACHE);
  const stored = await Promise.all(REST.map(([path]) => cache.match(path)));
  try {
    await store(REST.filter((_, i) => !stored[i]));
    return true;
  } catch (error) {
    console.warn('Nonet: not stored yet:', error);
    return false;
  }
}

// Stores the rest for a page that runs, and tells it.
async function storeRestFor(page) {
  if (await storeRest()) page.postMessage('restStored');
}

async function activate() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => url.startsWith(self.registration.scope));
  // When one tab takes an update, the others still run the build before it and may ask for its files: that build then
  // stays until the next activation.
  if (pages.length <= 1) await removeOthers();
  await self.clients.claim();
}

async function removeOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// The page goes by one name, whatever is asked of it.
function addressOf({ url, mode }) {
  if (mode !== 'navigate') return url;
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, '/');
}

async function answer(request) {
  const address = addressOf(request);
  const cache = await caches.open(CACHE);
  const stored = await cache.match(address) ?? await caches.match(address);
  if (stored) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    // A page that there never was: to the one there is, by its own address, since all in it is relative to that.
    if (request.mode === 'navigate') return Response.redirect(self.registration.scope);
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
self.addEventListener('message', (event) => {
  if (event.data === 'skipWaiting') self.skipWaiting();
  if (event.data === 'storeRest') event.waitUntil(storeRestFor(event.source));
});
