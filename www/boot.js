// Starts the page. Everything else is Rust; this script and worker.js do what a wasm program cannot do before it runs,
// and keep the two doors that the content security policy watches: worker.js and sw.js are the only scripts that may be
// opened by address.
//
// Rust gets `start_page(host)`; what it may expect of `host` stands at `hostOf`. It hears of the service worker by two
// events on the document: `nonet:offline` (all files are stored: the page starts without a network) and
// `nonet:update` (another version is stored and waits for `host.applyUpdate()`).

const WORKER = new URL('worker.js', document.baseURI).href;
const SERVICE_WORKER = new URL('sw.js', document.baseURI).href;

const rules = {
  createScriptURL(url) {
    if (url === WORKER || url === SERVICE_WORKER) return url;
    throw new TypeError(`not one of our scripts: ${url}`);
  },
};
const policy = globalThis.trustedTypes?.createPolicy('nonet', rules) ?? rules;

// The fragment that the page was opened with: a link to a run of the laboratory says more than the game keeps.
const OPENED = location.hash;

// Where the second program lies, without the endings of its two files: `cargo xtask precache` fills it in.
const WORKSHOP = '/*WORKSHOP*/';

// What can go wrong, each with what to do about it.
const MESSAGES = {
  file: {
    en: 'Nonet cannot run from a file: it must come from a web server. In its folder, “cargo xtask run” starts one.',
    es: 'Nonet no puede ejecutarse desde un archivo: debe venir de un servidor web. En su carpeta, «cargo xtask run» inicia uno.',
  },
  noWasm: {
    en: 'This browser has no WebAssembly, or it is switched off (by lockdown mode, for example). Allow it for this page, or use another browser.',
    es: 'Este navegador no tiene WebAssembly o está desactivado (por ejemplo, por el modo de aislamiento). Permítalo en esta página o use otro navegador.',
  },
  refused: {
    en: 'The web server’s security policy forbids WebAssembly. Its Content-Security-Policy must allow \'wasm-unsafe-eval\' in script-src.',
    es: 'La política de seguridad del servidor web prohíbe WebAssembly. Su Content-Security-Policy debe permitir \'wasm-unsafe-eval\' en script-src.',
  },
  missing: {
    en: 'Part of Nonet could not be loaded. Check the connection and reload; if that does not help, the copy on the server is incomplete.',
    es: 'No se pudo cargar una parte de Nonet. Compruebe la conexión y recargue; si no ayuda, la copia del servidor está incompleta.',
  },
  damaged: {
    en: 'Nonet’s program arrived damaged, or this browser is too old for it. Reload; if that does not help, update the browser.',
    es: 'El programa de Nonet llegó dañado o este navegador es demasiado antiguo. Recargue; si no ayuda, actualice el navegador.',
  },
  glue: {
    en: 'One of Nonet’s scripts could not be loaded. Reload; if that does not help, the copy on the server is incomplete.',
    es: 'No se pudo cargar uno de los scripts de Nonet. Recargue; si no ayuda, la copia del servidor está incompleta.',
  },
  crashed: {
    en: 'Nonet failed while starting. Reload; if that does not help, please report it with what the browser’s console says.',
    es: 'Nonet falló al iniciarse. Recargue; si no ayuda, comuníquelo con lo que dice la consola del navegador.',
  },
};

// The languages that there are, and the one that the browser prefers among them.
const LANGS = ['en', 'es'];
const LANG = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase()).find((tag) => LANGS.includes(tag)) ?? LANGS[0];

class Failure extends Error {
  constructor(reason, cause) {
    super(reason, { cause });
  }
}

function checkBrowser() {
  if (location.protocol === 'file:') throw new Failure('file');
  if (typeof WebAssembly !== 'object') throw new Failure('noWasm');
  try {
    // The smallest module there is: if even this is not compiled, it is not the module's fault.
    new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
  } catch (error) {
    throw new Failure('refused', error);
  }
}

async function get(url, cache = 'default') {
  const response = await fetch(url, { credentials: 'same-origin', cache });
  if (!response.ok) throw new Failure('missing', new Error(`${url}: ${response.status}`));
  return response;
}

// The words of a language. Their address is the same in every build, so the browser must ask for newer ones.
const words = {};
function wordsOf(lang) {
  words[lang] ??= fetchWords(`words/${lang}.txt`).catch((error) => {
    delete words[lang]; // the next one to ask tries again
    throw error instanceof Failure ? error : new Failure('missing', error);
  });
  return words[lang];
}

async function fetchWords(url) {
  const text = await (await get(url, 'no-cache')).text();
  if (!text.endsWith('\n\nend\n')) throw new Failure('missing', new Error(`${url}: not whole`));
  return text;
}

async function compile(url) {
  try {
    const response = await get(url);
    // Some servers do not know wasm's type, and the streaming compiler insists on it.
    const streams = response.headers.get('content-type')?.startsWith('application/wasm');
    return await (streams
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(error instanceof WebAssembly.CompileError ? 'damaged' : 'missing', error);
  }
}

async function load(url) {
  try {
    return await import(url);
  } catch (error) {
    throw new Failure('glue', error);
  }
}

// A new worker on its way: it says `Ready` when it listens, and what is sent before that is lost. Throws if none can be
// made; one that fails later fires `error`.
function spawn(js, module, name = 'nonet') {
  const worker = new Worker(policy.createScriptURL(WORKER), { type: 'module', name });
  worker.postMessage({ js, module });
  return worker;
}

// The second program, for what most visits do not need; a promise once it was asked for.
let workshop;

async function fetchWorkshop() {
  const [js, wasm] = ['js', 'wasm'].map((ending) => new URL(`${WORKSHOP}.${ending}`, document.baseURI).href);
  const module = await compile(wasm);
  return {
    spawn: (name) => spawn(js, module, name),
    // Runs it in the page too, where it fills an element.
    async openLab(id) {
      const glue = await load(js);
      await glue.default({ module_or_path: module });
      glue.open_lab(id, this, OPENED);
    },
  };
}

// What only a script can do, for Rust.
function hostOf(js, module) {
  return {
    spawn: (name) => spawn(js, module, name),
    workshop() {
      workshop ??= fetchWorkshop().catch((error) => {
        workshop = undefined; // the next try may succeed
        throw error.cause ?? error;
      });
      return workshop;
    },
    words: wordsOf,
    applyUpdate,
  };
}

// Lets the waiting version take over, and reloads into it, once. Save first.
async function applyUpdate() {
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
  if (!navigator.serviceWorker || document.documentElement.dataset.sw === 'off') return;
  try {
    const registration = await navigator.serviceWorker.register(policy.createScriptURL(SERVICE_WORKER));
    registration.addEventListener('updatefound', () => follow(registration));
    follow(registration);
    if (registration.waiting && registration.active) announce('nonet:update');
    // What the page does not need to start is stored when it has; only then nothing needs the network any more.
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data === 'restStored') announce('nonet:offline');
    });
    navigator.serviceWorker.startMessages();
    (await navigator.serviceWorker.ready).active?.postMessage('storeRest');
  } catch (error) {
    console.warn('Nonet cannot be stored for use without a network:', error);
  }
}

function explain(failure) {
  console.error(failure.message, failure.cause ?? failure);
  const message = MESSAGES[failure instanceof Failure ? failure.message : 'crashed'];
  const boot = document.getElementById('boot');
  boot.lang = LANG;
  boot.textContent = message[boot.lang];
  boot.hidden = false;
}

async function start() {
  checkBrowser();
  wordsOf(LANG).catch(() => null); // on its way while the program is; who needs it hears of a failure
  const { js, wasm } = document.querySelector('script[data-wasm]').dataset;
  const [jsUrl, wasmUrl] = [js, wasm].map((path) => new URL(path, document.baseURI).href);
  const [glue, module] = await Promise.all([load(jsUrl), compile(wasmUrl)]);
  await glue.default({ module_or_path: module });
  await glue.start_page(hostOf(jsUrl, module));
  document.getElementById('boot').hidden = true;
  document.documentElement.dataset.started = '1';
}

try {
  await start();
  // Last, so that Rust's listeners are there before the first event.
  await goOffline();
} catch (error) {
  explain(error);
}
