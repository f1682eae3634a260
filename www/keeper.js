// The second copy: files in the private file system of the page's origin. The page reads and removes them (`Folder`); a
// worker, the keeper, runs this same script and writes them, since only workers can write such files in one go
// (`Keeper` is the page's half, `Writer` the worker's). What the keeper reports as done has been flushed.
//
// A game has two files, only one of which is in use: a rewritten game goes into the other one, and only then is the
// first removed. If both are there, their lines decide.

const SLOTS = ['a', 'b'];

// How often to ask for a file that another worker, of another tab or of a page just left, is still writing, and the
// pause before each further attempt.
const FILE_TRIES = 20;
const FILE_PAUSE_MS = 50;

export const otherSlot = (slot) => (slot === 'a' ? 'b' : 'a');

// The error that the browser does not have something.
export const lacking = (what) => new DOMException(what, 'NotSupportedError');

// The name of an error, which is logged. The program decides what it means.
export function faultOf(error) {
  console.error(error);
  return error?.name ?? 'UnknownError';
}

// Lines in the form of a file.
export const textOf = (lines) => lines.map((line) => `${line}\n`).join('');

function linesOf(text) {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

export class Folder {
  constructor(root, games) {
    Object.assign(this, { root, games });
  }

  // Opens it, creating it if needed.
  static async open() {
    const { storage } = navigator;
    if (!storage?.getDirectory) throw lacking('no private file system');
    const root = await storage.getDirectory();
    return new Folder(root, await root.getDirectoryHandle('games', { create: true }));
  }

  // The names of the games that have files.
  async names() {
    const names = new Set();
    for await (const file of this.games.keys()) {
      if (/\.[ab]$/.test(file)) names.add(file.slice(0, -2));
    }
    return [...names].sort();
  }

  // The files of a game, each with its slot.
  async files(game) {
    const found = SLOTS.map(async (slot) => [slot, await fileAt(this.games, `${game}.${slot}`)]);
    return (await Promise.all(found)).filter(([, file]) => file);
  }

  // The lines of each file of a game, with its slot.
  async read(game) {
    const read = SLOTS.map(async (slot) => [slot, await textAt(this.games, `${game}.${slot}`)]);
    return (await Promise.all(read)).flatMap(([slot, text]) => (text === undefined ? [] : [[slot, linesOf(text)]]));
  }

  // When a game was last changed, in milliseconds since 1970.
  async time(game) {
    return Math.max(0, ...(await this.files(game)).map(([, file]) => file.lastModified));
  }

  // The settings as last saved.
  async settings() {
    return textAt(this.root, 'settings');
  }

  // Replaces a file of a game by this text, and leaves it open.
  async write(game, slot, text) {
    return fill(await this.games.getFileHandle(`${game}.${slot}`, { create: true }), text);
  }

  async writeSettings(text) {
    (await fill(await this.root.getFileHandle('settings', { create: true }), text)).close();
  }

  // Removes a file of a game, if it exists.
  async remove(game, slot) {
    await orMissing(this.games.removeEntry(`${game}.${slot}`));
  }

  async removeGame(game) {
    for (const slot of SLOTS) await this.remove(game, slot);
  }
}

const fileAt = async (folder, name) => (await orMissing(folder.getFileHandle(name)))?.getFile();

// The result, or nothing if there is no such file.
const orMissing = (promise) => promise.catch((error) => {
  if (error.name !== 'NotFoundError') throw error;
});

// The text of a file, if it exists. One that was written to after it was opened cannot be read.
const textAt = (folder, name) => whenFree('NotReadableError', async () => (await fileAt(folder, name))?.text());

// Opens the file for this worker only.
function accessTo(handle) {
  if (!handle.createSyncAccessHandle) throw lacking('no access to private files');
  return whenFree('NoModificationAllowedError', () => handle.createSyncAccessHandle());
}

// The result of this work, which fails with `busy` as long as another worker has the file.
async function whenFree(busy, work) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (error.name !== busy || tries === FILE_TRIES) throw error;
      await new Promise((done) => { setTimeout(done, FILE_PAUSE_MS); });
    }
  }
}

// Replaces the content of the file by this text.
async function fill(handle, text) {
  const access = await accessTo(handle);
  try {
    access.truncate(0);
    append(access, text);
    return access;
  } catch (error) {
    access.close();
    throw error;
  }
}

// Appends to the file and flushes it. A write that stops halfway means that the disk is full.
function append(access, text) {
  const bytes = new TextEncoder().encode(text);
  if (access.write(bytes) < bytes.length) throw new DOMException('not all was written', 'QuotaExceededError');
  access.flush();
}

// The page's side of the keeper.
export class Keeper {
  // Those waiting for an answer, in the order of their commands.
  #waiting = [];

  constructor(worker) {
    this.worker = worker;
    worker.addEventListener('message', ({ data: fault }) => this.#waiting.shift()?.(fault));
    worker.addEventListener('error', () => this.#fail());
  }

  // Starts it, if the browser has private files. Its first answer means that it is listening.
  static async open(spawn) {
    await Folder.open();
    const keeper = new Keeper(spawn());
    try {
      await keeper.#answer();
      return keeper;
    } catch (error) {
      keeper.close();
      throw error;
    }
  }

  // Sends it a command; the answer comes later.
  async tell(...command) {
    this.worker.postMessage(command);
    return this.#answer();
  }

  close() {
    this.worker.terminate();
    this.#fail();
  }

  #answer() {
    return new Promise((done, failed) => {
      this.#waiting.push((fault) => (fault ? failed(new DOMException('the second copy', fault)) : done()));
    });
  }

  #fail() {
    this.#waiting.splice(0).forEach((hear) => hear('AbortError'));
  }
}

// The keeper's commands, by name.
class Writer {
  // The file of the game being kept.
  #open;

  // Writes the whole journal of a game into this file, and continues with it.
  async begin(game, slot, lines, settings) {
    this.#close(); // if this fails, later lines must not be added to the old file
    const folder = await Folder.open();
    this.#open = await folder.write(game, slot, textOf(lines));
    // A file that another worker has not yet released stays; its lines show that it is older.
    await folder.remove(game, otherSlot(slot)).catch(() => null);
    if (settings !== undefined) await folder.writeSettings(settings);
  }

  // Adds to the journal of `begin`. After lines that could not be written, no more are added: there would be a gap.
  async add(lines, settings) {
    if (lines.length) this.#append(textOf(lines));
    if (settings !== undefined) await (await Folder.open()).writeSettings(settings);
  }

  // Writes the journal of another game, and closes it.
  async put(game, lines) {
    (await (await Folder.open()).write(game, SLOTS[0], textOf(lines))).close();
  }

  #append(text) {
    if (!this.#open) throw new DOMException('no file', 'InvalidStateError');
    try {
      append(this.#open, text);
    } catch (error) {
      this.#close();
      throw error;
    }
  }

  #close() {
    this.#open?.close();
    this.#open = undefined;
  }
}

// Starts the keeper: it listens, and reports that. It carries out commands one at a time, in order, and answers
// each with the name of the error, if any.
export default function keep() {
  const writer = new Writer();
  let last = Promise.resolve();
  const perform = async ([command, ...given]) => writer[command](...given);
  globalThis.onmessage = ({ data }) => {
    last = last.then(() => perform(data)).then(() => undefined, faultOf).then(postMessage);
  };
  postMessage(undefined);
}
