// The browser's database: its content, and one transaction for each operation.

const NAME = 'nonet';

// Version 1 had lines with individual checksums, and only the time as a game's head.
const VERSION = 2;

// `journal`: key `[game, number]`, a line of the game's journal. `games`: key a game, its head (`crates/game/src/ledger.rs`).
// `settings`: one key, the settings.
const STORES = ['journal', 'games', 'settings'];
const SETTINGS = 'all';

// The result of a request.
const answered = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

// The end of a transaction.
const committed = (transaction) => new Promise((done, failed) => {
  transaction.oncomplete = () => done();
  transaction.onabort = () => failed(transaction.error ?? new DOMException('undone', 'AbortError'));
});

// The transaction under way, if any: all writers of a page wait for each other.
let busy;

// The keys of a game's lines. A list sorts after any number.
const keysOf = (game) => IDBKeyRange.bound([game], [game, []]);

// The value, if it is text.
const textOr = (value, other) => (typeof value === 'string' ? value : other);

// The database. Every transaction that writes opens all three stores and is strict, and a page runs only one at a
// time: if two overlap on different stores and Chromium is killed in between, it finds its whole database corrupt
// at the next start.
export class Database {
  constructor(opened, isNew) {
    Object.assign(this, { opened, isNew });
  }

  // Opens it, creating it if needed. May never answer. `lost` is called if it is closed from outside.
  static async open(lost) {
    if (!globalThis.indexedDB) throw new DOMException('no database', 'NotSupportedError');
    const request = indexedDB.open(NAME, VERSION);
    let isNew = false;
    request.onupgradeneeded = ({ oldVersion }) => {
      isNew = oldVersion === 0;
      makeStores(request.result);
    };
    const opened = await answered(request);
    // A newer version in another tab needs it closed, and so does deleting it.
    opened.onversionchange = ({ newVersion }) => {
      opened.close();
      lost(newVersion === null ? 'AbortError' : 'VersionError');
    };
    opened.onclose = () => lost('AbortError');
    return new Database(opened, isNew);
  }

  close() {
    this.opened.onversionchange = null;
    this.opened.onclose = null;
    this.opened.close();
  }

  // The settings as last saved.
  async settings() {
    return textOr(await answered(this.#read('settings').get(SETTINGS)));
  }

  // All games, with their heads.
  async games() {
    const store = this.#read('games');
    const [names, heads] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
    return names.map((game, at) => ({ game, head: heads[at] })).filter(({ game }) => typeof game === 'string');
  }

  // The lines of a game. A line that is not text is passed on as an empty one: the program handles damage.
  async journal(game) {
    const lines = await answered(this.#read('journal').getAll(keysOf(game)));
    return lines.map((line) => textOr(line, ''));
  }

  // The bytes that these games take.
  async weigh(games) {
    const store = this.#read('journal');
    const [keys, lines] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())]);
    return new Blob(lines.filter((_, at) => games.has(keys[at][0])).map((line) => `${textOr(line, '')}\n`)).size;
  }

  // Writes lines of a game with its head, or settings, or both: all at once or not at all.
  write(game, isAnew, first, lines, head, settings) {
    return this.#change(({ journal, games, settings: others }) => {
      if (isAnew) journal.delete(keysOf(game));
      lines.forEach((line, at) => journal.put(line, [game, first + at]));
      if (lines.length) games.put(head, game);
      if (settings !== undefined) others.put(settings, SETTINGS);
    });
  }

  remove(names) {
    return this.#change(({ journal, games }) => names.forEach((game) => {
      journal.delete(keysOf(game));
      games.delete(game);
    }));
  }

  #read(store) {
    return this.opened.transaction([store], 'readonly').objectStore(store);
  }

  // A transaction over everything, which completes only when it is on the disk. By default Chromium reports it earlier:
  // if it is killed right after that, everything is lost.
  async #change(change) {
    while (busy) await busy;
    const transaction = this.opened.transaction(STORES, 'readwrite', { durability: 'strict' });
    try {
      change(Object.fromEntries(STORES.map((name) => [name, transaction.objectStore(name)])));
    } catch (error) {
      undo(transaction);
      throw error;
    }
    const done = committed(transaction);
    busy = done.catch(() => null).then(() => { busy = undefined; });
    return done;
  }
}

function makeStores(database) {
  const missing = STORES.filter((name) => !database.objectStoreNames.contains(name));
  missing.forEach((name) => database.createObjectStore(name));
}

function undo(transaction) {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}
