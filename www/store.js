// The store: the games and the settings, in the browser's database and in a second copy. `crates/game/src/persistence.rs`
// decides what is written where, and when to retry after a failure, `rescue.rs` what to trust; here it is carried
// out.
//
// The results of an edit are written in one transaction, as soon as the last one is through, and in one append to
// the copy's file: a crash loses nothing that was reported as saved. Each tab has its own game and holds a lock on
// it.

// The places, as the program numbers them.
const [DATABASE, COPY] = [0, 1];

// How long the page waits for the store before it goes on without it;
const OPEN_MS = 2_000;
// and for the files of the second copy, which must not delay a start.
const FILES_MS = 800;
// How long each place may take to open, at first or again. The page does not wait for the keeper.
const PLACE_MS = [5_000, 15_000];
// A write not finished after this time has failed.
const WRITE_MS = 5_000;

// The library's journal is kept like a game's, but it is not a game.
export const LIBRARY = 'library';

// Local storage: the game opened last, and when.
const OPENED = 'nonet-opened';

// Session storage: this tab's game.
const OWN = 'nonet-game';

// How many of the games changed last never count as old.
const RECENT = 20;

// How often to try to lock a game that is to be removed, and the pause before each further attempt.
const LOCK_TRIES = 20;
const LOCK_PAUSE_MS = 100;

// What is known of the game when nothing can be read.
const NOTHING = { sources: [], slots: [], nGames: 0 };

const isText = (value) => typeof value === 'string';

const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });

// The result of the work within this time. If it comes later, the work has failed, and its result is released.
async function within(ms, work, letGo) {
  let timer;
  const late = new Promise((_, failed) => {
    timer = setTimeout(() => failed(new DOMException('the store does not answer', 'TimeoutError')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } catch (error) {
    work.then(letGo, () => null);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

// A lock among the tabs of this page: a game is open in only one of them. Resolves to the function that releases
// it, or to nothing if another tab holds it. If the browser has no locks, every request gets one.
const take = async (game) => (navigator.locks ? locked(`nonet-game-${game}`) : () => null);

const locked = (name) => new Promise((done, failed) => {
  // The browser holds the lock until the promise returned here is settled.
  const hold = (lock) => (lock ? new Promise((release) => { done(release); }) : done());
  navigator.locks.request(name, { ifAvailable: true }, hold).catch(failed);
});

// Stands in for the page of a store that was left, whose reports are ignored.
const NOBODY = new Proxy({}, { get: () => () => null });

// The store for the program, which gets every outcome through the methods of `page`.
class Store {
  // What is open, by place.
  #open = [];

  // `parts`: what `database.js` and `keeper.js` export; `program`, which judges the stored data; `spawnKeeper`.
  // `wanted`: the game, if it is not the one changed last.
  constructor(page, parts, wanted) {
    Object.assign(this, { page, parts, wanted, ...parts });
  }

  // Finds the game of this tab. It is tried twice, since a game not found now is not seen before the next start.
  async find() {
    const letGo = ({ database, release }) => {
      database?.close();
      release?.();
    };
    const again = (error) => {
      this.faultOf(error);
      return this.#inDatabase();
    };
    const found = await within(OPEN_MS, this.#inDatabase().catch(again), letGo).catch(async (error) => {
      const fault = this.faultOf(error);
      const without = within(OPEN_MS, this.#search(), letGo);
      return { ...NOTHING, ...await without.catch((other) => void this.faultOf(other)), fault };
    });
    this.#open[DATABASE] = found.database;
    Object.assign(this, { game: found.game, slots: found.slots, release: found.release });
    return found;
  }

  // The store of another game, and all that was found of it. Only the library's can be opened while another tab has
  // it: for reading. It reports nothing before it is given a page.
  async another(game) {
    const page = game === LIBRARY ? NOBODY : this.page;
    const store = new Store(page, this.parts, game);
    const found = await store.find();
    if (found.database && (found.release || game === LIBRARY)) return [store, found];
    store.leave();
    throw new DOMException(game, found.fault ?? 'InvalidStateError');
  }

  // Releases its game: another store has the next one.
  leave() {
    this.page = NOBODY;
    this.#open.forEach((it) => it?.close());
    this.#open = [];
    this.release?.();
  }

  lock = takeAll;

  // What is open of the database and of the second copy.
  get places() {
    return this.#open;
  }

  // Sets the trusted source, 0 for the database: the others are files, and the next journal goes into a different
  // one.
  believe(source) {
    noteOpened(this.game);
    this.slot = this.slots[source - 1] ?? this.slots[0] ?? 'b';
  }

  // Opens a place after a wait.
  async open(place, wait) {
    this.#open[place]?.close();
    this.#open[place] = undefined;
    if (wait) await sleep(wait);
    const opening = place === DATABASE ? this.#openDatabase() : this.Keeper.open(this.spawnKeeper);
    const opened = within(PLACE_MS[place], opening, (late) => late.close());
    const fault = await this.#fault(opened.then((it) => {
      if (this.page === NOBODY) it.close();
      else this.#open[place] = it;
    }));
    this.page.opened(place, fault);
    if (!fault) await this.#mend();
  }

  // Writes lines, settings, or both, all at once or not at all. The write has begun when this returns.
  async write(place, number, write) {
    const writing = place === DATABASE ? this.#writeLines(...write) : this.#copyLines(...write);
    const fault = await this.#fault(within(WRITE_MS, writing, () => null));
    this.page.wrote(place, number, fault); // to the present page, ignored after leaving
  }

  // Finds how many games were not opened for a long time, their size, and their days.
  weighGames() {
    return this.#withOld(async (database, old) => {
      const size = await database.weigh(new Set(old.map(({ game }) => game)));
      this.page.weighed(old.length, size, day(old.at(-1)), day(old[0]));
    });
  }

  // Reads all of them as one text.
  readGames() {
    return this.#withOld(async (database, old) => {
      let text = '';
      for (const { game } of old) text += this.textOf(await database.journal(game));
      this.page.read(text);
    });
  }

  // Removes them, except those open in tabs.
  removeGames() {
    return this.#withOld((database, old) => this.forget(old.map(({ game }) => game), database));
  }

  // Removes games for good, except those open in tabs. Resolves to those that are gone.
  async forget(games, database = this.#open[DATABASE]) {
    const held = await takeAll(games);
    await this.#remove(database, [...held.keys()]).finally(() => held.forEach((release) => release()));
    return [...held.keys()];
  }

  // The files first: a game missing only from the database would be restored.
  async #remove(database, games) {
    const folder = await this.Folder.open().catch(() => null);
    if (folder) for (const game of games) await folder.removeGame(game);
    await database.remove(games);
  }

  // The name of the error, if there was one and the store has not been left.
  #fault(work) {
    return work.then(() => undefined, (error) => (this.page === NOBODY ? undefined : this.faultOf(error)));
  }

  #openDatabase() {
    return this.Database.open((fault) => this.page.closed(fault));
  }

  async #inDatabase() {
    const database = await this.#openDatabase();
    try {
      return await this.#search(database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  // What the two places hold of the game. If the database has no game, the files may.
  async #search(database) {
    let [settings, listed = []] = await Promise.all([database?.settings(), database?.games()]);
    if (!listed.length) {
      const files = await this.#inTime(this.#inFiles(), { listed });
      listed = files.listed;
      settings ??= files.settings;
    }
    const { game, head, release } = await this.#choose(listed);
    try {
      const copied = this.#inTime(this.Folder.open().then((folder) => folder.read(game)), []);
      const [lines = [], files] = await Promise.all([database?.journal(game), copied]);
      const sources = [lines, ...files.map(([, copied]) => copied)];
      const slots = files.map(([slot]) => slot);
      return { database, game, head: isText(head) ? head : undefined, sources, slots, settings, nGames: listed.length, release };
    } catch (error) {
      release?.();
      throw error;
    }
  }

  // The result from the files; `nothing` if they are late or fail.
  #inTime(work, nothing) {
    return within(FILES_MS, work, () => null).catch((error) => {
      this.faultOf(error);
      return nothing;
    });
  }

  // The games in the files, and the settings. The time of the last change is known only for the newest games.
  async #inFiles() {
    const folder = await this.Folder.open();
    const names = await folder.names();
    const isRecent = (at) => at >= names.length - RECENT;
    const listed = names.map(async (game, at) => ({ game, head: isRecent(at) ? await folder.time(game) : 0 }));
    return { listed: await Promise.all(listed), settings: await folder.settings() };
  }

  // This tab's own game, the one changed last among those not open in another tab, or a new one. A new one is
  // stored once something is recorded in it.
  async #choose(listed) {
    const named = this.wanted ?? ownGame(listed);
    const release = named && await take(named);
    if (this.wanted || release) return { game: named, head: listed.find(({ game }) => game === named)?.head, release };
    for (const { game, head } of this.#lastFirst(listed)) {
      const release = await take(game);
      if (release) return { game, head, release };
    }
    for (;;) {
      const game = `${Date.now()}-${Math.floor(Math.random() * 1e9)}`;
      const release = await take(game);
      if (release) return { game, release };
    }
  }

  #lastFirst(games) {
    const [last, when] = lastOpened();
    const timeOf = ({ game, head }) => Math.max(this.#timeOf(head), game === last ? when : 0);
    const own = games.filter(({ game }) => game !== LIBRARY);
    const dated = own.map((it) => ({ ...it, time: timeOf(it) }));
    return dated.sort((a, b) => a.time - b.time).reverse();
  }

  // When a game was last changed, from its head. Format 1 had the time itself there.
  #timeOf(head) {
    const time = isText(head) ? this.program.time_of(head) : Number(head) || 0;
    if (time === undefined) throw new DOMException('the program has ended', 'AbortError');
    return time;
  }

  async #writeLines(isAnew, first, lines, head, settings) {
    const database = this.#opened(DATABASE);
    if (database.isNew && first === 0) askToStay();
    return database.write(this.game, isAnew, first, lines, head, settings);
  }

  async #copyLines(isAnew, first, lines, head, settings) {
    const keeper = this.#opened(COPY);
    if (!isAnew) return keeper.tell('add', lines, settings);
    this.slot = this.otherSlot(this.slot);
    return keeper.tell('begin', this.game, this.slot, lines, settings);
  }

  #opened(place) {
    if (!this.game || !this.#open[place]) throw new DOMException('no game', 'InvalidStateError');
    return this.#open[place];
  }

  // Gives each place the games that only the other one has, once both are open. Those open in tabs are left out:
  // their locks show it, and in a browser without locks, this tab's is still known.
  async #mend() {
    const [database, keeper] = this.#open;
    if (!database || !keeper || this.wanted) return;
    try {
      const folder = await this.Folder.open();
      const kept = (await database.games()).map(({ game }) => game);
      const copied = await folder.names();
      const lacking = (games, others) => games.filter((game) => game !== this.game && !others.has(game));
      const brought = await oneByOne(lacking(copied, new Set(kept)), (game) => this.#bring(database, folder, game));
      await oneByOne(lacking(kept, new Set(copied)), (game) => copyGame(database, keeper, game));
      if (brought) this.page.brought(brought);
    } catch (error) {
      if (this.page !== NOBODY) this.faultOf(error); // the next start continues
    }
  }

  // Restores a game into the database. A file without a sound line is left alone.
  async #bring(database, folder, game) {
    const sources = [[], ...(await folder.read(game)).map(([, lines]) => lines)];
    const lines = sources[this.program.believed(game, sources)];
    if (!lines.length) return false;
    // With its true age, so that the open game stays the one changed last.
    const head = this.program.head_of(await folder.time(game), lines.length, lines.at(-1));
    await database.write(game, true, 0, lines, head);
    return true;
  }

  async #old(database) {
    const games = this.#lastFirst(await database.games());
    return games.slice(RECENT).filter(({ game }) => game !== this.game);
  }

  // Does the work for the games not opened for a long time, even while the store's own database is closed because
  // it is full.
  async #withOld(work) {
    try {
      const database = await this.Database.open(() => null);
      const done = this.#old(database).then((old) => work(database, old));
      await done.finally(() => database.close());
    } catch (error) {
      this.faultOf(error);
    }
  }
}

// Makes the page open where the user left, even if nothing was done there.
function noteOpened(game) {
  try {
    if (game === LIBRARY) return;
    localStorage.setItem(OPENED, `${game} ${Date.now()}`);
    sessionStorage.setItem(OWN, game);
  } catch {
    // Then it opens where something was done last.
  }
}

function lastOpened() {
  try {
    const [game, when] = (localStorage.getItem(OPENED) ?? '').split(' ');
    return [game, Number(when) || 0];
  } catch {
    return [];
  }
}

// The game that this tab had before it was reloaded, or left and come back to. One in which nothing was done is not
// in the store: it is in the address, which must not be put into another game.
function ownGame(listed) {
  try {
    const isAgain = performance.getEntriesByType('navigation')[0]?.type !== 'navigate';
    const own = isAgain ? sessionStorage.getItem(OWN) : null;
    return location.hash || listed.some(({ game }) => game === own) ? own : null;
  } catch {
    return null;
  }
}

const day = (listed) => (listed ? new Date(listed.time).toISOString().split('T')[0] : '');

// Does the work for each game not open in another tab. Resolves to the number for which something was done.
async function oneByOne(games, work) {
  let n = 0;
  for (const game of games) {
    const release = await take(game);
    if (release && await work(game).finally(release)) n += 1;
  }
  return n;
}

// Copies a game into a file. It may have been removed meanwhile.
async function copyGame(database, keeper, game) {
  const lines = await database.journal(game);
  if (lines.length) await keeper.tell('put', game, lines);
}

// Locks games. Resolves to their names, each with what releases it. This page may be copying one of them at the
// moment, which does not take long.
async function takeAll(games) {
  const held = new Map();
  for (let tries = 0; tries < LOCK_TRIES && held.size < games.length; tries += 1) {
    if (tries) await sleep(LOCK_PAUSE_MS);
    for (const game of games.filter((name) => !held.has(name))) {
      const release = await take(game);
      if (release) held.set(game, release);
    }
  }
  return held;
}

// Asks the browser not to clear this page's data by itself. Done once, when there is something to lose: some
// browsers ask the user.
function askToStay() {
  navigator.storage?.persist?.().catch((error) => console.error(error));
}

// The store, as far as it answers, and what was found in it.
export async function open(...given) {
  const store = new Store(...given);
  return [store, await store.find()];
}
