// Workers and programs that fail on command. The page does not cooperate: it is done from outside.

// The jobs in the protocol's order: a request is bytes, its number (seven bits in each), the group of jobs, then, if
// there are several, the question.
const JOBS = [['Check', 'Propagate', 'Solve', 'Count'],
  ['Hint', 'Marked', 'Steps', 'Path', 'Prove', 'Er', 'Rate', 'Diagnose', 'TrueCandidates', 'Backdoors', 'Estimate', 'Save'], 'Craft'];

// Runs before the page's scripts. `armed` = { job, fault } applies to the next such job: its worker is silently
// `gone`, or `hung`. With `lab` as job: to the next message to a worker of the laboratory. `fail(n)`: the n-th
// program started on the page's thread fails when it is next called: `trap` wrecks its memory, `stack` leaves it
// none.
export function faulty(jobs) {
  globalThis.armed = null;
  globalThis.programs = [];
  const { postMessage, terminate } = Worker.prototype;
  const names = new WeakMap();
  globalThis.Worker = class extends Worker {
    constructor(url, options) {
      super(url, options);
      names.set(this, options?.name);
    }
  };
  const sortOf = (worker, message) => {
    if (!(message instanceof Uint8Array) || message.length === 0) return undefined;
    if (names.get(worker) === 'lab') return 'lab';
    const sort = message.findIndex((byte) => byte < 128) + 1;
    const questions = jobs[message[sort]];
    return Array.isArray(questions) ? questions[message[sort + 1]] : questions;
  };
  Worker.prototype.postMessage = function post(message, ...rest) {
    const { job, fault: wanted } = globalThis.armed ?? {};
    const fault = job && job === sortOf(this, message) ? wanted : null;
    if (fault) globalThis.armed = null;
    if (fault === 'hung') postMessage.call(this, 'hang');
    postMessage.call(this, message, ...rest);
    if (fault === 'gone') terminate.call(this);
  };
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (module, imports) => {
    const program = { broken: null };
    const breaking = (call) => (...given) => {
      if (program.broken !== 'stack') return call(...given);
      program.broken = null;
      throw new RangeError('no stack left, says the test');
    };
    const wrapped = Object.fromEntries(Object.entries(imports).map(([name, calls]) => [name,
      Object.fromEntries(Object.entries(calls).map(([key, it]) => [key, typeof it === 'function' ? breaking(it) : it]))]));
    const instance = await instantiate.call(WebAssembly, module, wrapped);
    programs.push(Object.assign(program, { exports: instance.exports }));
    return instance;
  };
  globalThis.fail = (place, kind) => {
    const program = programs.at(place);
    if (kind === 'stack') program.broken = 'stack';
    else new Uint8Array(program.exports.memory.buffer).fill(0xff);
  };
}
export const FAULTY = { script: faulty, jobs: JOBS };

// Makes workers of these pages hang on command, one that the page's own script does not know. Files that the page
// fetches to compare their hashes stay unchanged.
export async function hangable(context) {
  await context.route(/worker[^/]*\.js$/, async (route) => {
    if (route.request().resourceType() === 'fetch') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    const hang = "self.addEventListener('message', ({ data }) => { if (data === 'hang') for (;;); });\n";
    return route.fulfill({ response, body: hang + body });
  });
}
