// Starts the page. Everything else is Rust; this script, worker.js and sw.js do what a wasm program cannot do before it
// runs, and keep the door that the content security policy watches: only scripts of this build may be opened by address.
//
// Whatever is fetched is compared with the hash that this build gave it before it is used. What does not come, or comes
// wrong, is asked for once more; then the page says which file it was and what to do.
//
// Rust gets `start_page(host)`; what it may expect of `host` stands at `hostOf`. It hears of the service worker by two
// events on the document: `nonet:offline` (all files are stored: the page starts without a network) and
// `nonet:update` (another version is stored and waits for `host.applyUpdate()`).

// Every file of the build that is named by its content: its plain name, its address, and the hash of its bytes.
// `cargo xtask build` fills it in.
const FILES = {/*FILES*/};

// In the page that is one file an entry has the file itself too: `single.js`.
const IS_WHOLE = FILES['worker.js'].length > 2;

const SERVICE_WORKER = new URL('sw.js', document.baseURI).href;
const address = (name) => new URL(FILES[name][0], document.baseURI).href;
const SCRIPTS = new Set([SERVICE_WORKER, ...Object.keys(FILES).filter((name) => name.endsWith('.js')).map(address)]);

const rules = {
  createScriptURL(url) {
    if (SCRIPTS.has(url.split('#')[0])) return url;
    throw new TypeError(`not one of our scripts: ${url}`);
  },
};
const policy = globalThis.trustedTypes?.createPolicy('nonet', rules) ?? rules;

const PAGE = 'index.html';

// What keeps the games, and what it is made of.
const STORE = ['store.js', 'database.js', 'keeper.js'];

// How a fragment begins that holds what the system hands over: text that another app shares, an address of our scheme.
const HANDED = '#open=';
const SCHEME = /^web\+sudoku:(\/\/)?/i;

// The text in such a fragment. The address goes on without it: what is done on the page is not in it.
function handed(hash) {
  if (!hash.startsWith(HANDED)) return '';
  history.replaceState(null, '', location.href.split('#')[0]);
  const text = unescaped(hash.slice(HANDED.length));
  return SCHEME.test(text) ? unescaped(text.replace(SCHEME, '')) : text;
}

function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const HANDED_AT_START = handed(location.hash);

// Milliseconds without a byte after which a download is given up. Where the browser compares the hash itself, it shows
// no byte before the last.
const HASHES = globalThis.crypto?.subtle;
const PATIENCE = HASHES ? 10_000 : 60_000;
// After so many the page says what it is waiting for.
const SILENCE = 5_000;

// What can go wrong, each with what to do about it, by language: `words/*/boot/`.
const MESSAGES = {/*SENTENCES*/};

// The languages that there are, and the one that the browser prefers among them: by its whole tag, or how that begins.
const LANGS = Object.keys(MESSAGES);
const LANG = preferred(navigator.languages) ?? LANGS[0];

function preferred(tags) {
  const spoken = (wanted) => LANGS.find((tag) => tag.toLowerCase() === wanted);
  return tags.map((tag) => tag.toLowerCase()).map((tag) => spoken(tag) ?? spoken(tag.split('-')[0])).find(Boolean);
}

// Without WebAssembly there is still a board to type into.
const WITHOUT_WASM = ['noWasm', 'refused', 'old'];

class Failure extends Error {
  constructor(reason, file, cause) {
    super(reason, { cause });
    this.file = file;
  }
}

const sentence = (name) => MESSAGES[LANG][name];

function checkBrowser() {
  if (location.protocol === 'file:' && !IS_WHOLE) throw new Failure('file');
  if (!document.getElementById('sheet-panel')) throw new Failure('unreachable', PAGE); // it stands at the end
  if (typeof WebAssembly !== 'object') throw new Failure('noWasm');
  try {
    // The smallest module there is: if even this is not compiled, it is not the module's fault.
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch (error) {
    throw new Failure('refused', '', error);
  }
}

// What security policies have refused: of a refused download the browser says no more than that it failed.
const refusals = new Set();
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refusals.add(blockedURI));

// The files on their way.
const awaited = new Set();

// The bytes of a file, as they were built.
async function bring(name) {
  const [path, integrity] = FILES[name];
  awaited.add(path);
  try {
    return await download(path, integrity, {});
  } catch (error) {
    console.warn(`${path}: ${error.message}; once more`);
    // Past every cache. What it meets is told.
    return await download(path, integrity, { cache: 'reload', redirect: 'manual' });
  } finally {
    awaited.delete(path);
  }
}

async function download(path, integrity, how) {
  const watch = new AbortController();
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => watch.abort(), PATIENCE);
  };
  wait();
  try {
    const check = HASHES ? {} : { integrity };
    const response = await fetch(path, { ...how, ...check, credentials: 'same-origin', signal: watch.signal });
    refuse(response, path);
    const bytes = await read(response, wait);
    if (HASHES && await hash(bytes) !== integrity) throw new Failure('damaged', path);
    return bytes;
  } catch (error) {
    throw error instanceof Failure ? error : await lost(path, watch.signal.aborted, error);
  } finally {
    clearTimeout(timer);
    watch.abort(); // of an answer that was refused the rest is not waited for
  }
}

// What can be seen before the first byte.
function refuse({ headers, ok, status, type }, path) {
  const refused = (reason) => { throw new Failure(reason, path, new Error(`${path}: ${status} ${type}`)); };
  const kind = headers.get('content-type') ?? '';
  const needed = { js: 'javascript', css: 'text/css' }[path.split('.').pop()];
  if (headers.has('nonet-store')) refused(headers.get('nonet-store'));
  if (type === 'opaqueredirect') refused('elsewhere');
  if (!ok) refused(status === 404 || status === 410 ? 'missing' : 'broken');
  if (kind.includes('text/html')) refused('elsewhere');
  if (needed && !kind.includes(needed)) refused('type');
}

async function read(response, wait) {
  const parts = [];
  let [size, at] = [0, 0];
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    size += part.value.length;
    wait();
  }
  const bytes = new Uint8Array(size); // a blob would take longer, by way of another process
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

async function hash(bytes) {
  const digest = new Uint8Array(await HASHES.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

async function lost(path, hung, cause) {
  await new Promise((done) => setTimeout(done)); // a refusal is told a task later
  const refused = refusals.has(new URL(path, document.baseURI).href);
  return new Failure(hung ? 'hung' : refused ? 'policy' : 'unreachable', path, cause);
}

// The text of a file; who asks after a failure has it tried again.
const texts = {};
function textOf(name) {
  texts[name] ??= bring(name).then((bytes) => new TextDecoder().decode(bytes)).catch((error) => {
    delete texts[name];
    throw error;
  });
  return texts[name];
}

async function compile(name) {
  const bytes = await bring(name);
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw new Failure('old', FILES[name][0], error); // the bytes are right
  }
}

// A script or a style sheet at work. The browser compares the bytes that it uses once more: they may have come anew.
async function attach(element, name) {
  const [path, integrity] = FILES[name];
  element.integrity = integrity;
  const timer = await new Promise((done, failed) => {
    const timer = setTimeout(() => failed(new Failure('hung', path)), PATIENCE);
    element.onload = () => done(timer);
    element.onerror = () => failed(new Failure('unreachable', path));
    document.head.append(element);
  });
  clearTimeout(timer);
}

// Another fragment makes another instance of the script.
async function load(name, fragment = '') {
  await bring(name);
  const url = address(name) + fragment;
  const src = policy.createScriptURL(url);
  await attach(Object.assign(document.createElement('script'), { type: 'module', src }), name);
  return import(url);
}

async function dress(name) {
  await bring(name);
  await attach(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address(name) }), name);
}

// What came once is there; what failed is asked for anew.
const there = new Map();
function lasting(bring, name) {
  if (!there.has(name)) there.set(name, bring(name).catch((failure) => { there.delete(name); throw failure; }));
  return there.get(name);
}

// The page's own style sheet, which it asked for before this script ran. One that hangs must not keep the page blank.
async function styled() {
  const link = document.querySelector('link[rel=stylesheet]');
  if (!isStyled()) await settled(link);
  if (isStyled()) return;
  link.remove();
  await dress('style.css');
}

// By what the sheet does: some browsers give a link a sheet that never came.
const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--ground') !== '';

// An error may have come before anybody listened: the window's `load` comes later.
const settled = (link) => new Promise((done) => {
  for (const event of ['load', 'error']) link.addEventListener(event, done);
  if (document.readyState === 'complete') done();
  addEventListener('load', done);
  setTimeout(done, SILENCE);
});

// A new worker on its way: it says `Ready` when it listens, and what is sent before that is lost. Throws if none can be
// made; one that fails later fires `error`.
function spawn(js, module, name = 'nonet') {
  const worker = new Worker(policy.createScriptURL(address('worker.js')), { name });
  worker.postMessage({ js: FILES[js][2] ?? address(js), integrity: FILES[js][1], module });
  return worker;
}

// The Lab's style sheet, once, however often the Lab is started again.
const dressLab = () => lasting(dress, 'workshop/lab.css');

// On their way; who needs them asks for them by the same name.
const labWords = () => textOf(`workshop/words/${document.documentElement.lang}.txt`);

// The second program, for what most visits do not need.
async function fetchWorkshop() {
  const js = 'workshop/workshop.js';
  const [mend, module] = await Promise.all([load('mend.js'), compile('workshop/workshop_bg.wasm'), bring(js)]);
  const program = {
    mend,
    module,
    load: async (fragment) => (await Promise.all([load(js, fragment), dressLab(), labWords()]))[0],
    spawn: (name) => spawn(js, module, name),
    text: textOf,
    // Runs it in the page too, where it fills an element.
    openLab: (id, ...shown) => mend.openLab(id, program, shown),
    showLab: mend.showLab,
  };
  return program;
}

// What only the library needs.
const LIBRARY = 'workshop/library.js';
const libraryScript = () => lasting(load, LIBRARY);

// Who is on its tab may press it.
function expect(host) {
  const tab = document.getElementById('tab-library');
  for (const event of ['pointerover', 'focus']) tab?.addEventListener(event, () => host.expectLibrary(), { once: true });
}

// What only a script can do, for Rust. `failed` is why there can be no workers, if so; `mended`: was the
// page started again after a fault?
function hostOf(module, failed, mended) {
  const worker = (...what) => {
    if (failed) throw failed;
    return spawn(...what);
  };
  return {
    spawn: () => worker('page.js', module),
    spawnKeeper: () => worker('keeper.js', null, 'keeper'),
    workshop: () => lasting(fetchWorkshop, 'workshop'),
    // If its time is over, because the store or the network has much to do, it is asked for again.
    async showLibrary(...shown) {
      for (let tries = 0; ; tries += 1) {
        const late = await this.openLibrary(shown).then(() => null, (error) => error);
        if (!late) return;
        if (tries > 3 || (late.name !== 'TimeoutError' && late.message !== 'hung')) throw late;
      }
    },
    // All that it needs comes at once: its journal, which may be long, does not wait for its script.
    async openLibrary(shown) {
      const finding = there.has(LIBRARY) ? null : shown[1].another('library');
      this.expectLibrary();
      finding?.catch(() => null); // it is told where it is waited for
      const script = libraryScript().catch((error) => {
        finding?.then(([hands]) => hands.leave(), () => null);
        throw error;
      });
      return (await script).show({ program: () => this.workshop(), load, dress, finding }, shown);
    },
    // It will be shown soon. If this fails, it is tried again then.
    expectLibrary() {
      for (const coming of [this.workshop(), libraryScript()]) coming.catch(() => null);
    },
    takeIn: async (text) => (await libraryScript()).takeIn(text),
    text: textOf,
    applyUpdate,
    mended,
  };
}

// Ends when the service worker has done what it was asked for at the start.
let rested = Promise.resolve();

// Lets the waiting version take over, and reloads into it, once. Save first. If a page fetches something at that very
// moment, Chromium may let the version wait for five minutes.
async function applyUpdate() {
  await Promise.race([rested, new Promise((done) => setTimeout(done, SILENCE))]);
  const registration = await navigator.serviceWorker?.getRegistration();
  // Another tab may have let it take over already.
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('skipWaiting');
}

const announce = (name) => document.dispatchEvent(new CustomEvent(name));

function follow(registration) {
  const { installing: worker, active } = registration;
  if (!worker) return;
  // Assigned, not added: the same worker may be met twice, here and by `updatefound`.
  worker.onstatechange = () => {
    if (worker.state === 'installed' && active) announce('nonet:update');
  };
}

async function goOffline() {
  if (IS_WHOLE || !navigator.serviceWorker || document.documentElement.dataset.sw === 'off') return;
  try {
    const registration = await navigator.serviceWorker.register(policy.createScriptURL(SERVICE_WORKER));
    registration.addEventListener('updatefound', () => follow(registration));
    follow(registration);
    if (registration.waiting && registration.active) announce('nonet:update');
    // What the page does not need to start is stored when it has; only then nothing needs the network any more.
    rested = new Promise((done) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        if (data === 'restStored') announce('nonet:offline');
        done();
      });
    });
    navigator.serviceWorker.startMessages();
    (await navigator.serviceWorker.ready).active?.postMessage('storeRest');
  } catch (error) {
    console.warn('Nonet cannot be stored for use without a network:', error);
  }
}

// Writes into the place that the page has for it; the text that waits there for a script that never runs goes.
function say(words, ...more) {
  const boot = document.getElementById('boot') ?? document.body.appendChild(document.createElement('div'));
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.textContent = words;
  boot.lang = LANG;
  boot.dir = MESSAGES[LANG].direction;
  boot.replaceChildren(line, ...more);
  boot.hidden = false;
}

function wayOut(name, href) {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: MESSAGES[LANG][name] });
  if (name === 'again') link.addEventListener('click', (event) => { event.preventDefault(); location.reload(); });
  return link;
}

// What is known of the last failure, for those who look after the server.
let known = '';

function details() {
  const fold = document.createElement('details');
  const name = document.createElement('summary');
  name.textContent = sentence('details');
  fold.append(name, known);
  return fold;
}

const REPAIR = IS_WHOLE ? [] : [' ', wayOut('repair', 'repair.html')];
const sayWithWaysOut = (words) => say(words, wayOut('again', location.href), ...REPAIR, details());

function sayAwaited() {
  known = [...awaited].join(', ');
  sayWithWaysOut(sentence('waiting'));
}

function log(failure) {
  console.error(failure.message, failure.file ?? '', failure.cause ?? failure);
  known = [failure.message, failure.file, failure.cause].filter(Boolean).join(': ');
  return sentence(failure instanceof Failure ? failure.message : 'crashed');
}

async function explain(failure) {
  const message = log(failure);
  sayWithWaysOut(message);
  if (!WITHOUT_WASM.includes(failure.message)) return;
  try {
    const [plain] = await Promise.all([load('plain.js'), styled(), dress('later.css')]);
    plain.start(LANG, `${message} ${sentence('plain')}`);
    document.getElementById('boot').hidden = true;
  } catch (error) {
    log(error);
  }
}

// What is not in sight yet, once the first digit can be typed. It is asked for until it comes, and Rust asks for the same
// words. `told`: does the page say that it lacks something?
async function complete(told) {
  try {
    const words = textOf(`later/${document.documentElement.lang}.txt`);
    await Promise.all([lasting(dress, 'later.css'), lasting(load, 'later.js'), words]);
    document.documentElement.dataset.complete = '1';
    if (told) document.getElementById('boot').hidden = true;
  } catch (failure) {
    if (!told) sayUnstyled(failure);
    setTimeout(complete, PATIENCE, true);
  }
}

const sayUnstyled = (failure) => sayWithWaysOut(`${sentence('unstyled')} ${log(failure)}`);

// The page with its game, drawn. Its workers start up while the store opens.
async function begin(program, host, [store, ...parts]) {
  const page = program.start_page(host);
  const [hands, found] = await store.open(page, Object.assign({ program, spawnKeeper: host.spawnKeeper }, ...parts));
  const wordsFor = (isLacking) => textOf(`words/${page.language(found, isLacking)}.txt`);
  const [words, isLacking] = await wordsFor(false).then((text) => [text, false], async (failure) => {
    console.error(failure);
    return [await wordsFor(true), true];
  });
  page.begin(hands, found, words, isLacking);
}

async function start() {
  checkBrowser();
  textOf(`words/${LANG}.txt`).catch(() => null); // on its way while the program is; who needs it hears of a failure
  const style = styled();
  const worker = bring('worker.js').then(() => null, (failure) => failure);
  const scripts = ['mend.js', 'page.js', ...STORE].map((name) => load(name));
  const [module, mend, glue, ...store] = await Promise.all([compile('page_bg.wasm'), ...scripts]);
  let fault;
  const crash = new Promise((_, failed) => { fault = () => failed(new Failure('crashed')); });
  await mend.begin(glue, module, () => fault());
  await Promise.race([style.catch(() => null), new Promise((done) => setTimeout(done, PATIENCE))]);
  const idle = await worker;
  const host = hostOf(module, idle, mend.wasMended());
  await Promise.race([begin(glue, host, store), crash]);
  fault = mend.restart;
  expect(host);
  document.getElementById('boot').hidden = true;
  document.documentElement.dataset.started = '1';
  if (idle) sayWithWaysOut(`${sentence('byHand')} ${log(idle)}`);
  style.catch(sayUnstyled);
  complete();
}

// Whatever is handed over comes in by the same door as what a person drops: `src/web/events/files.rs`.
function drop(fill) {
  const dataTransfer = new DataTransfer();
  fill(dataTransfer);
  document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
}

function dropText(text) {
  if (text) drop((data) => data.setData('text/plain', text));
}

async function dropFile([handle]) {
  if (!handle) return;
  const file = await handle.getFile();
  drop((data) => data.items.add(file));
}

// What the system hands over now and later: text, and files that are opened with the installed page.
function hearSystem() {
  dropText(HANDED_AT_START);
  // Before the page hears of it: to the page this fragment says nothing.
  addEventListener('hashchange', ({ newURL }) => dropText(handed(new URL(newURL).hash)), { capture: true });
  globalThis.launchQueue?.setConsumer(({ files }) => dropFile(files ?? []).catch((error) => console.error(error)));
}

// A page that is cut off on its way never says that it is whole.
const parsed = () => new Promise((done) => {
  if (document.readyState !== 'loading') done();
  document.addEventListener('DOMContentLoaded', done);
  setTimeout(done, PATIENCE);
});

async function main() {
  const alarm = setTimeout(sayAwaited, SILENCE);
  awaited.add(PAGE);
  await parsed();
  awaited.delete(PAGE);
  try {
    say(sentence('starting'));
    await start();
    clearTimeout(alarm);
    hearSystem();
    // Last, so that Rust's listeners are there before the first event.
    await goOffline();
  } catch (error) {
    clearTimeout(alarm);
    await explain(error);
  }
}

main();
