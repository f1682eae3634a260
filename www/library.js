// The library: a separate instance of the second program lists the games, in an element of the page. Its data is
// kept by another store like the page's (`store.js`), as a game of the name `library`; it reads the games
// themselves, and opens one through the page.

const LIBRARY = 'library';

const JS = 'workshop/workshop.js';

// After this many faults within a minute it is not restarted automatically.
const MINUTE = 60_000;
const TOO_MANY = 3;

// The open library, or the promise of it.
let opened;

// What was last passed to it: the page's store, the game open in it, the language, the known ratings.
let told;

// The workers that it started.
const workers = [];

// A text or a file with puzzles to import.
let brought;

let faults = [];
let instances = 0;

// Shows or updates the list, opening the library if needed.
export async function show(parts, [id, ...now]) {
  told = now;
  opened ??= open(parts, id).catch((error) => {
    opened = undefined; // the next try may succeed
    throw error;
  });
  const library = await opened;
  const [, game, lang, rated] = told;
  library.show(game, lang, rated);
  await handOver();
}

// Imports the puzzles of this text or file, as soon as the list is shown.
export function takeIn(given) {
  brought = given;
  if (opened) setTimeout(() => handOver().catch((error) => console.error(error)));
}

async function handOver() {
  const given = brought;
  brought = undefined;
  if (given === undefined) return;
  const [library, text] = [await opened, await (given.text?.() ?? given)];
  library.take(text, given.name ?? '');
}

async function open(parts, id) {
  const { program, load, dress } = parts;
  let library;
  // The store reports to the page that made it.
  const page = {
    opened: (...given) => library.opened(...given),
    closed: (...given) => library?.closed(...given),
    wrote: (...given) => library.wrote(...given),
  };
  instances += 1;
  const finding = parts.finding ?? told[0].another(LIBRARY);
  parts.finding = null; // the next try searches again
  try {
    const coming = [program(), load(JS, `#library${instances}`), finding, dress('workshop/library.css')];
    const [second, glue, [hands, found]] = await Promise.all(coming);
    hands.page = page;
    const again = () => {
      opened = undefined;
      hands.leave();
      workers.splice(0).forEach((worker) => worker.terminate());
      faults = [...faults.filter((then) => Date.now() - then < MINUTE), Date.now()];
      if (faults.length < TOO_MANY) setTimeout(() => show(parts, [id, ...told]).catch((error) => console.error(error)));
    };
    await second.mend.begin(glue, second.module, again);
    library = glue.open_library(id, shelfOf(hands, Boolean(found.release), second), hands, found, told[2]);
    return library;
  } catch (error) {
    finding.then(([hands]) => hands.leave(), () => null); // it is asked for again
    throw error;
  }
}

// The program's calls to the games, besides its own journal.
const shelfOf = (hands, isOurs, { text, spawn }) => ({
  isOurs, // no other tab has the library
  text, // the text of a file of this build
  // Starts a worker of the second program.
  spawn() {
    const worker = spawn();
    workers.push(worker);
    return worker;
  },
  // All games, with their heads.
  async games() {
    const listed = await hands.places[0].games();
    return listed.filter(({ game }) => game !== LIBRARY).map(({ game, head }) => [game, head]);
  },
  // The lines of each of these games.
  journals: (games) => Promise.all(games.map((game) => hands.places[0].journal(game))),
  // Opens a game in the page.
  open: (game, at, puzzle) => told[0].page.openGame(game, at, puzzle),
  // Writes the journals of these games, except those open in tabs; resolves to those that were locked for it.
  async put(games) {
    const held = await hands.lock(games.map(([game]) => game));
    try {
      for (const [game, lines, time] of games) {
        if (held.has(game)) await put(hands, game, lines, time);
      }
      return [...held.keys()];
    } finally {
      held.forEach((release) => release());
    }
  },
  // Removes these games for good, except those open in tabs; resolves to those that are gone.
  remove: (games) => hands.forget(games),
});

// Writes the journal of a game into both places.
async function put({ places: [database, keeper], program }, game, lines, time) {
  await database.write(game, true, 0, lines, program.head_of(time, lines.length, lines.at(-1)));
  await keeper?.tell('put', game, lines);
}
