// Starts the page. Everything else is Rust; this script, worker.js and sw.js do what a wasm program cannot do
// before it runs, and enforce the content security policy: only scripts of this build may be opened by address.
//
// Everything fetched is compared with the hash that this build gave it before it is used. A file that is missing or
// wrong is fetched once more; then the page says which file it was and what to do.
//
// Rust gets `start_page(host)`; `hostOf` shows what `host` offers. News of the service worker comes by two events
// on the document: `nonet:offline` (all files are stored: the page starts without a network) and `nonet:update`
// (another version is stored and waits for `host.applyUpdate()`).

// Every file of the build that is named by its content: its plain name, its address, and the hash of its bytes.
// `cargo xtask build` fills it in.
const FILES = {/*FILES*/};

// In the single-file page an entry also has the file itself: `single.js`.
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

// The scripts that make up the store of the games.
const STORE = ['store.js', 'database.js', 'keeper.js'];

// The start of a fragment with what the system passes on: text that another app shares, or an address of our
// scheme.
const HANDED = '#open=';
const SCHEME = /^web\+sudoku:(\/\/)?/i;

// The text in such a fragment. The address continues without it, as it would not follow changes on the page.
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

// Milliseconds without a byte after which a download is given up. A browser that compares the hash itself shows no
// byte before the last.
const HASHES = globalThis.crypto?.subtle;
const PATIENCE = HASHES ? 10_000 : 60_000;
// Milliseconds after which the page says what it is waiting for.
const SILENCE = 5_000;

// Messages for what can go wrong, each with what to do about it, by language: `words/*/boot/`.
const MESSAGES = {/*SENTENCES*/};

// The available languages, and the one that the browser prefers among them: by its whole tag, or by the longest
// prefix of it.
const LANGS = Object.keys(MESSAGES);
const LANG = preferred(navigator.languages) ?? LANGS[0];

function preferred(tags) {
  const spoken = (wanted) => LANGS.find((tag) => tag.toLowerCase() === wanted.toLowerCase())
    ?? (wanted.includes('-') ? spoken(wanted.slice(0, wanted.lastIndexOf('-'))) : undefined);
  return tags.map(spoken).find(Boolean);
}

// Failures after which there is still a board to type into.
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
  if (!document.getElementById('sheet-panel')) throw new Failure('unreachable', PAGE); // it is at the end
  if (typeof WebAssembly !== 'object') throw new Failure('noWasm');
  try {
    // The smallest possible module: if even this is not compiled, the program's module is not to blame.
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch (error) {
    throw new Failure('refused', '', error);
  }
}

// Addresses that security policies have refused: of such a download the browser only says that it failed.
const refusals = new Set();
document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refusals.add(blockedURI));

// The files being fetched.
const awaited = new Set();

// The bytes of a file, as built.
async function bring(name) {
  const [path, integrity] = FILES[name];
  awaited.add(path);
  try {
    return await download(path, integrity, {});
  } catch (error) {
    console.warn(`${path}: ${error.message}; once more`);
    // Past every cache, and reporting any redirect.
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
    watch.abort(); // does not wait for the rest of a refused answer
  }
}

// What can be checked before the first byte.
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
  const bytes = new Uint8Array(size); // a blob would take longer, going through another process
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
  await new Promise((done) => setTimeout(done)); // a refusal is reported one task later
  const refused = refusals.has(new URL(path, document.baseURI).href);
  return new Failure(hung ? 'hung' : refused ? 'policy' : 'unreachable', path, cause);
}

// The text of a file. Asking again after a failure tries again.
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

// Uses a script or a style sheet. The browser compares the bytes again, as it may have fetched them again.
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

// Fetches once; after a failure, asking again tries again.
const there = new Map();
function lasting(bring, name) {
  if (!there.has(name)) there.set(name, bring(name).catch((failure) => { there.delete(name); throw failure; }));
  return there.get(name);
}

// The page's own style sheet, requested before this script ran. A stalled one must not keep the page blank.
async function styled() {
  const link = document.querySelector('link[rel=stylesheet]');
  if (!isStyled()) await settled(link);
  if (isStyled()) return;
  link.remove();
  await dress('style.css');
}

// Judged by its effect: some browsers give a link a sheet that never arrived.
const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--ground') !== '';

// An error may have come before there was a listener; the window's `load` comes later.
const settled = (link) => new Promise((done) => {
  for (const event of ['load', 'error']) link.addEventListener(event, done);
  if (document.readyState === 'complete') done();
  addEventListener('load', done);
  setTimeout(done, SILENCE);
});

// Starts a worker: it says `Ready` once it listens, and what is sent before that is lost. Throws if none can be
// made; one that fails later fires `error`.
function spawn(js, module, name = 'nonet') {
  const worker = new Worker(policy.createScriptURL(address('worker.js')), { name });
  worker.postMessage({ js: FILES[js][2] ?? address(js), integrity: FILES[js][1], module });
  return worker;
}

// The Lab's style sheet, once, even if the Lab is restarted.
const dressLab = () => lasting(dress, 'workshop/lab.css');

// Fetched early; later users ask for them by the same name.
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

// The script that only the library needs.
const LIBRARY = 'workshop/library.js';
const libraryScript = () => lasting(load, LIBRARY);

// Prepares the library when its tab is pointed at, as it may be pressed next.
function expect(host) {
  const tab = document.getElementById('tab-library');
  for (const event of ['pointerover', 'focus']) tab?.addEventListener(event, () => host.expectLibrary(), { once: true });
}

// What only a script can do, for Rust. `failed` is why there can be no workers, if so; `mended`: was the page
// restarted after a fault?
function hostOf(module, failed, mended) {
  const worker = (...what) => {
    if (failed) throw failed;
    return spawn(...what);
  };
  return {
    spawn: () => worker('page.js', module),
    spawnKeeper: () => worker('keeper.js', null, 'keeper'),
    workshop: () => lasting(fetchWorkshop, 'workshop'),
    // If it times out, because the store or the network is busy, it is tried again.
    async showLibrary(...shown) {
      for (let tries = 0; ; tries += 1) {
        const late = await this.openLibrary(shown).then(() => null, (error) => error);
        if (!late) return;
        if (tries > 3 || (late.name !== 'TimeoutError' && late.message !== 'hung')) throw late;
      }
    },
    // Everything it needs is fetched at once: its journal, which may be long, does not wait for its script.
    async openLibrary(shown) {
      const finding = there.has(LIBRARY) ? null : shown[1].another('library');
      this.expectLibrary();
      finding?.catch(() => null); // handled where it is awaited
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

// Settles when the service worker has done what it was asked for at the start.
let rested = Promise.resolve();

// Lets the waiting version take over, and reloads into it, once. Save first. If a page is fetching something at
// that moment, Chromium may let the version wait for five minutes.
async function applyUpdate() {
  await Promise.race([rested, new Promise((done) => setTimeout(done, SILENCE))]);
  const registration = await navigator.serviceWorker?.getRegistration();
  // Another tab may already have let it take over.
  if (!registration?.waiting) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  registration.waiting.postMessage('skipWaiting');
}

const announce = (name) => document.dispatchEvent(new CustomEvent(name));

function follow(registration) {
  const { installing: worker, active } = registration;
  if (!worker) return;
  // Assigned, not added: the same worker can come twice, from here and from `updatefound`.
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
    // Files not needed to start are stored afterwards; only then does nothing need the network.
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

// Writes into the place that the page has for messages, removing the text that waits there in case the script never
// runs.
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

// The details of the last failure, for those who run the server.
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

// Fetches what is not in sight at first, once the first digit can be typed. It is retried until it succeeds, and
// Rust asks for the same words. `told`: does the page already say that a part is missing?
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

// Draws the page with its game. Its workers start up while the store opens.
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
  textOf(`words/${LANG}.txt`).catch(() => null); // fetched along with the program; users handle a failure
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

// What the system passes on comes in the same way as what the user drops: `src/web/events/files.rs`.
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

// What the system passes on, now and later: text, and files opened with the installed page.
function hearSystem() {
  dropText(HANDED_AT_START);
  // Before the page gets the event: this fragment means nothing to it.
  addEventListener('hashchange', ({ newURL }) => dropText(handed(new URL(newURL).hash)), { capture: true });
  globalThis.launchQueue?.setConsumer(({ files }) => dropFile(files ?? []).catch((error) => console.error(error)));
}

// Resolves when the page is parsed, or after a while: a page that is cut off never reports that.
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
