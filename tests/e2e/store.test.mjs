// The scripts of the store with a made-up database, files and locks, which do what no browser does on request.

import { beforeEach, test } from 'node:test';
import assert from 'node:assert/strict';
import * as database from '../../www/database.js';
import * as keeper from '../../www/keeper.js';
import { open } from '../../www/store.js';

// Files that remember their bytes, on a disk that takes only `room` of them.
class Disk {
  room = Infinity;
  texts = new Map();

  directory(prefix) {
    const missing = () => new DOMException('none', 'NotFoundError');
    return {
      getDirectoryHandle: async (name) => this.directory(`${prefix}${name}/`),
      getFileHandle: async (name, { create } = {}) => {
        const path = prefix + name;
        if (!this.texts.has(path) && !create) throw missing();
        if (!this.texts.has(path)) this.texts.set(path, '');
        return this.file(path);
      },
      removeEntry: async (name) => {
        if (!this.texts.delete(prefix + name)) throw missing();
      },
      keys: () => [...this.texts.keys()].filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length)),
    };
  }

  file(path) {
    return {
      getFile: async () => ({ text: async () => this.texts.get(path), lastModified: 7 }),
      createSyncAccessHandle: async () => ({
        truncate: () => this.texts.set(path, ''),
        write: (bytes) => {
          const taken = bytes.slice(0, this.room);
          this.room -= taken.length;
          this.texts.set(path, this.texts.get(path) + new TextDecoder().decode(taken));
          return taken.length;
        },
        flush: () => null,
        close: () => null,
      }),
    };
  }
}

let disk;

const give = (name, value) => Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

beforeEach((t) => {
  disk = new Disk();
  t.mock.method(console, 'error', () => null);
  give('navigator', { storage: { getDirectory: async () => disk.directory('') } });
  give('indexedDB', undefined);
});

// Sends the keeper's worker these commands at once; its answers, the first of which says that it listens.
async function answers(...commands) {
  const heard = [];
  give('postMessage', (fault) => heard.push(fault));
  keeper.default();
  commands.forEach((data) => globalThis.onmessage({ data }));
  while (heard.length <= commands.length) await new Promise((done) => { setTimeout(done); });
  return heard.slice(1);
}

test('the keeper does one thing after the other, and a game written anew leaves no second file', async () => {
  const done = await answers(['begin', '7-1', 'a', ['one'], 'lang=en'], ['add', ['two', 'three']], ['put', '7-2', ['x']],
    ['begin', '7-1', 'b', ['four']], ['add', ['five'], 'lang=es'], ['add', []]);
  assert.deepEqual(done, Array(6).fill(undefined));
  assert.deepEqual(Object.fromEntries(disk.texts), { settings: 'lang=es', 'games/7-2.a': 'x\n', 'games/7-1.b': 'four\nfive\n' });
});

test('after lines that found no room the keeper adds no more: there would be a gap', async () => {
  disk.room = 'one\ntw'.length;
  const done = await answers(['begin', '7-1', 'a', ['one']], ['add', ['two']], ['add', ['3']], ['begin', '7-1', 'b', ['four']]);
  assert.deepEqual(done, [undefined, 'QuotaExceededError', 'InvalidStateError', 'QuotaExceededError']);
  assert.equal(disk.texts.get('games/7-1.a'), 'one\ntw');
});

test('a keeper that cannot write its files says what the browser lacks', async () => {
  disk.file = () => ({});
  assert.deepEqual(await answers(['begin', '7-1', 'a', ['one']]), ['NotSupportedError']);
});

test('a file that another tab has not yet released is waited for, but not for ever', async () => {
  const free = disk.file.bind(disk);
  for (const [held, fault] of [[3, undefined], [Infinity, 'NoModificationAllowedError']]) {
    let tries = 0;
    disk.file = (path) => ({
      ...free(path),
      createSyncAccessHandle: async () => {
        tries += 1;
        if (tries <= held) throw new DOMException('in use', 'NoModificationAllowedError');
        return free(path).createSyncAccessHandle();
      },
    });
    assert.deepEqual(await answers(['begin', '7-1', 'a', ['one']]), [fault]);
  }
  assert.equal(disk.texts.get('games/7-1.a'), 'one\n');
});

test('a file that is written to while it is read is read again, but not for ever', async () => {
  const still = disk.file.bind(disk);
  disk.texts.set('games/7-1.a', 'one\n').set('settings', 'lang=es');
  const folder = await keeper.Folder.open();
  for (const changes of [3, Infinity]) {
    const left = new Map();
    disk.file = (path) => ({
      getFile: async () => {
        const more = left.get(path) ?? changes;
        left.set(path, more - 1);
        if (more > 0) return { text: async () => { throw new DOMException('it has changed', 'NotReadableError'); } };
        return still(path).getFile();
      },
    });
    const reads = [folder.read('7-1'), folder.settings()];
    if (changes === Infinity) await Promise.all(reads.map((read) => assert.rejects(read, { name: 'NotReadableError' })));
    else assert.deepEqual(await Promise.all(reads), [[['a', ['one']]], 'lang=es']);
  }
});

test('lines are read as they were written, whatever ends them', async () => {
  for (const [text, lines] of [['', []], ['a\n\nb\n', ['a', '', 'b']], ['a\r\nb', ['a', 'b']], ['\n', ['']]]) {
    disk.texts.set('games/7-1.a', text);
    const folder = await keeper.Folder.open();
    assert.deepEqual(await folder.read('7-1'), [['a', lines]]);
    assert.deepEqual(await folder.names(), ['7-1']);
  }
});

// The program, as far as the store uses it.
const program = { time_of: () => 1, believed: () => 1, head_of: () => 'head' };

// What the store reports, in order.
function listener() {
  const heard = [];
  return { heard, page: new Proxy({}, { get: (_, name) => (...given) => heard.push([name, ...given]) }) };
}

const begin = (page, more) => open(page, { program, ...database, ...keeper, ...more });

test('without a database the game comes from the file that was used last, and the next one is another', async () => {
  disk.texts.set('games/7-1.b', 'a line\n').set('settings', 'lang=es');
  const { heard, page } = listener();
  const told = [];
  class Keeper {
    static open = async () => new Keeper();
    tell = async (...command) => { told.push(command); };
  }
  const [store, found] = await begin(page, { Keeper });
  const { game, sources, settings, nGames, fault } = found;
  assert.deepEqual({ game, sources, settings, nGames, fault },
    { game: '7-1', sources: [[], ['a line']], settings: 'lang=es', nGames: 1, fault: 'NotSupportedError' });
  store.believe(1);
  await store.open(1, 0);
  await store.write(1, 5, [true, 0, ['x'], 'head', undefined]);
  await store.write(1, 6, [false, 1, ['y'], 'head', undefined]);
  await store.write(0, 7, [false, 1, ['y'], 'head', undefined]);
  assert.deepEqual(told, [['begin', '7-1', 'a', ['x'], undefined], ['add', ['y'], undefined]]);
  assert.deepEqual(heard, [['opened', 1, undefined], ['wrote', 1, 5, undefined], ['wrote', 1, 6, undefined], ['wrote', 0, 7, 'InvalidStateError']]);
});

test('what a store that was left does not finish is no fault', async () => {
  disk.texts.set('games/7-1.b', 'a line\n');
  const { heard, page } = listener();
  class Keeper {
    static open = async () => new Keeper();
    tell = () => new Promise((_, failed) => { this.close = () => failed(new DOMException('gone', 'AbortError')); });
  }
  const [store] = await begin(page, { Keeper });
  store.believe(1);
  await store.open(1, 0);
  console.error.mock.resetCalls();
  const writing = store.write(1, 5, [true, 0, ['x'], 'head', undefined]);
  store.leave();
  await writing;
  assert.deepEqual(heard, [['opened', 1, undefined]]);
  assert.equal(console.error.mock.callCount(), 0, 'nobody is told');
});

test('a database that opens too late is closed, and its game let go', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const held = new Set();
  navigator.locks = {
    async request(name, _, hold) {
      if (held.has(name)) return hold(null);
      held.add(name);
      return hold({}).finally(() => held.delete(name));
    },
  };
  let closed = 0;
  let arrive;
  class Late {
    static open = () => new Promise((done) => { arrive = () => done(new Late()); });
    settings = async () => undefined;
    games = async () => [{ game: '7-1', head: 1 }];
    journal = async () => [];
    close() { closed += 1; }
  }
  const opening = begin(listener().page, { Database: Late });
  t.mock.timers.tick(2_000);
  const [, found] = await opening;
  assert.equal(found.fault, 'TimeoutError');
  assert.deepEqual([...held], [`nonet-game-${found.game}`]);
  arrive();
  for (let turn = 0; turn < 50; turn += 1) await null;
  await new Promise((done) => { setImmediate(done); });
  assert.equal(closed, 1);
  assert.deepEqual([...held], [`nonet-game-${found.game}`], 'the game of the database is free again');
});

test('what waits for a keeper that is gone fails, and what a keeper says unasked is no answer', async () => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => null, terminate: () => null });
  const says = (type, data) => worker.dispatchEvent(Object.assign(new Event(type), { data }));
  const opening = keeper.Keeper.open(() => worker);
  for (let turn = 0; turn < 9; turn += 1) await null;
  says('message');
  const opened = await opening;
  const [one, two, three] = ['1', '2', '3'].map((line) => opened.tell('add', [line]).then(() => 'done', ({ name }) => name));
  says('message');
  says('message', 'QuotaExceededError');
  assert.deepEqual([await one, await two], ['done', 'QuotaExceededError']);
  says('error');
  assert.equal(await three, 'AbortError');
  says('message');
});
