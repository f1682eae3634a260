// What becomes of a program that throws on the page's thread. A panic, a trap, memory or stack at an end: its memory may
// hold anything then, so a wasm instance that threw is never called again. The game is read anew from the store by
// reloading the page; the laboratory gets a fresh instance where it was.

const MINUTE = 60_000;

// As many faults within a minute, and nothing is started again by itself.
const TOO_MANY = 3;

// What was begun to be written is on the disk by then.
const SETTLE = 400;

// Session storage: when there were faults of the page, and whether it was just started again for one.
const FAULTS = 'nonet-faults';
const MENDED = 'nonet-mended';

// By language: `words/*/boot/mend.ftl`.
const WORDS = {/*SENTENCES*/};

// Starts a program. When it throws, `fault` is called, once, and the program never again.
export async function begin(glue, module, fault) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const { exports } = await instantiate.apply(WebAssembly, given);
    return { instance: { exports: guarded(exports, fault) }, module };
  };
  try {
    await glue.default({ module_or_path: module });
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

// The exports, which do nothing any more once one of them has thrown.
function guarded(exports, fault) {
  let dead = false;
  const guard = (call) => (...given) => {
    if (dead) return undefined;
    try {
      return call(...given);
    } catch (error) {
      if (!dead) {
        dead = true;
        fault();
      }
      throw error;
    }
  };
  const pairs = Object.entries(exports).map(([name, it]) => [name, typeof it === 'function' ? guard(it) : it]);
  return Object.fromEntries(pairs);
}

// Reloads the page after a fault of its program; not if that has not helped.
export async function restart() {
  document.documentElement.inert = true; // what is done now would be lost
  await new Promise((done) => { setTimeout(done, SETTLE); });
  if (noteFault()) return location.reload();
  document.documentElement.inert = false;
  document.getElementById('page').hidden = true;
  const boot = document.getElementById('boot');
  boot.hidden = false;
  stop(boot, 'page', () => {
    sessionStorage.removeItem(FAULTS);
    location.reload();
  });
}

// Takes note of a fault of the page. May it be started again?
function noteFault() {
  try {
    const faults = recent(JSON.parse(sessionStorage.getItem(FAULTS) ?? '[]'));
    sessionStorage.setItem(FAULTS, JSON.stringify(faults));
    sessionStorage.setItem(MENDED, '1');
    return faults.length < TOO_MANY;
  } catch {
    return false; // nowhere to note it: it could go on for ever
  }
}

// The faults of the last minute, with this one.
const recent = (faults) => [...faults.filter((then) => Date.now() - then < MINUTE), Date.now()];

// Was the page just started again after a fault?
export function wasMended() {
  try {
    const mended = sessionStorage.getItem(MENDED) !== null;
    sessionStorage.removeItem(MENDED);
    return mended;
  } catch {
    return false;
  }
}

// Says in an element that there were too many faults, with a button.
function stop(element, key, again) {
  const words = WORDS[document.documentElement.lang] ?? WORDS.en;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.again;
  button.addEventListener('click', again);
  element.replaceChildren(`${words[key]} `, button);
}

let labFaults = [];

// The laboratory that is open, and the puzzle and the language that it was told of last.
let lab;
let shown;

export function showLab(...now) {
  shown = now;
  lab?.show(...shown);
}

// Runs the laboratory in the element with this id. `program` makes its workers and says where its script is; `first` is
// what it is told of first, `kept` what the laboratory before it kept.
export async function openLab(id, program, first, kept = '', mended = 0) {
  if (!mended) shown = first;
  const place = document.getElementById(id);
  const workers = new Set();
  const own = {
    spawn(name) {
      const worker = program.spawn(name);
      workers.add(worker);
      worker.terminate = () => {
        workers.delete(worker);
        Worker.prototype.terminate.call(worker);
      };
      return worker;
    },
    text: program.text,
    keep(fragment) { kept = fragment; },
  };
  const again = () => openLab(id, program, first, kept, mended + 1);
  const fault = () => {
    lab = undefined;
    workers.forEach((worker) => worker.terminate());
    labFaults = recent(labFaults);
    if (labFaults.length < TOO_MANY) return setTimeout(again);
    labFaults = [];
    return setTimeout(() => stop(place, 'lab', again));
  };
  // Another fragment makes another instance of the script; the compiled module is the same.
  const glue = await program.load(mended ? `#${mended}` : '');
  await begin(glue, program.module, fault);
  lab = glue.open_lab(id, own, ...first);
  if (shown !== first) lab.show(...shown); // told while it was on its way
  if (mended) lab.mend(kept);
}
