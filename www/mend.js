// Handling a program that throws on the page's thread: a panic, a trap, memory or stack exhausted. Its memory may
// then hold anything, so a wasm instance that threw is never called again. The game is read from the store again by
// reloading the page; the laboratory gets a fresh instance in place.

const MINUTE = 60_000;

// After this many faults within a minute nothing is restarted automatically.
const TOO_MANY = 3;

// Milliseconds after which writes under way are on the disk.
const SETTLE = 400;

// Session storage: the times of the page's faults, and whether it was just restarted after one.
const FAULTS = 'nonet-faults';
const MENDED = 'nonet-mended';

// By language: `words/*/boot/mend.ftl`.
const WORDS = {/*SENTENCES*/};

// Starts a program. If it throws, `fault` is called, once, and the program never again.
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

// The exports, which do nothing once one of them has thrown.
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

// Reloads the page after a fault of its program, unless that has not helped.
export async function restart() {
  document.documentElement.inert = true; // input from now on would be lost
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

// Records a fault of the page. Returns whether it may be restarted.
function noteFault() {
  try {
    const faults = recent(JSON.parse(sessionStorage.getItem(FAULTS) ?? '[]'));
    sessionStorage.setItem(FAULTS, JSON.stringify(faults));
    sessionStorage.setItem(MENDED, '1');
    return faults.length < TOO_MANY;
  } catch {
    return false; // without a record it could go on for ever
  }
}

// The faults of the last minute, with this one.
const recent = (faults) => [...faults.filter((then) => Date.now() - then < MINUTE), Date.now()];

// Was the page just restarted after a fault?
export function wasMended() {
  try {
    const mended = sessionStorage.getItem(MENDED) !== null;
    sessionStorage.removeItem(MENDED);
    return mended;
  } catch {
    return false;
  }
}

// Shows in an element that there were too many faults, with a button.
function stop(element, key, again) {
  const words = WORDS[document.documentElement.lang] ?? WORDS.en;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words.again;
  button.addEventListener('click', again);
  element.replaceChildren(`${words[key]} `, button);
}

let labFaults = [];

// The open laboratory, and the puzzle and the language that it last got.
let lab;
let shown;

export function showLab(...now) {
  shown = now;
  lab?.show(...shown);
}

// Runs the laboratory in the element with this id. `program` makes its workers and loads its script; `first` is
// what to show first, `kept` what the previous laboratory kept.
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
  if (shown !== first) lab.show(...shown); // arrived while it was starting
  if (mended) lab.mend(kept);
}
