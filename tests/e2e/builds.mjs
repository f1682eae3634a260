// Variants of the built page, made by changing its files and then repeating what the end of a build does with them
// (`precache.rs`). Files go by their plain names here; `named` gives their names in a build.

import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIST = /const FILES = \[\n([^]*?)\];/;
const REST = /const REST = \[\n([^]*?)\];/;
const ENTRY = /\["(.+?)", "(sha256-.+?)"\]/g;
const PAGES = ['index.html', 'repair.html'];

const integrity = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const text = (...path) => readFile(join(...path), 'utf8');

async function listed(root, list) {
  return [...(await text(root, 'sw.js')).match(list)[1].matchAll(ENTRY)];
}

// The addresses in the service worker's list, './' among them.
export async function precached(root) {
  return (await listed(root, LIST)).map(([, path]) => path);
}

// The addresses of the second program's files, which are stored later.
export async function storedLater(root) {
  return (await listed(root, REST)).map(([, path]) => path);
}

// Waits until the page has stored these, too.
export async function restStored(page, root) {
  await page.evaluate(async (files) => {
    const isStored = async (path) => Boolean(await caches.match(path));
    while (!(await Promise.all(files.map(isStored))).every(Boolean)) await new Promise((done) => setTimeout(done, 50));
  }, await storedLater(root));
}

// The address of each file named by its content, by its plain name.
export async function named(root) {
  const paths = [...await precached(root), ...await storedLater(root)].filter((path) => path.startsWith('files/'));
  return Object.fromEntries(paths.map((path) => [path.replace(/^files\/(.*)-[0-9a-f]{16}\./, '$1.'), path]));
}

// The headers that a build requests from its host for a path: a rule of `_headers` applies to a path or, with a
// star, to a folder.
export async function hostHeaders(root) {
  const rules = (await text(root, '_headers')).split(/^(?=\/)/m).map((rule) => {
    const [pattern, ...lines] = rule.trimEnd().split('\n');
    return [pattern, lines.map((line) => line.trim().split(/: (.*)/).slice(0, 2))];
  });
  const fits = (pattern, path) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern);
  return (path) => {
    const headers = {};
    for (const [name, value] of rules.filter(([pattern]) => fits(pattern, path)).flatMap(([, lines]) => lines)) {
      headers[name] = name in headers ? `${headers[name]}, ${value}` : value; // as hosts join them
    }
    return headers;
  };
}

// A copy of a build, changed by `change(folder, names)`; `remove()` deletes it.
export async function variant(root, change) {
  const folder = await mkdtemp(join(tmpdir(), 'nonet-build-'));
  await cp(root, folder, { recursive: true });
  const names = await named(folder);
  await change(folder, names);
  await nameAgain(folder, names);
  return { root: folder, remove: () => rm(folder, { recursive: true }) };
}

export async function edit(folder, path, change) {
  await writeFile(join(folder, path), change(await text(folder, path)));
}

// Another build: its program has other bytes, and its page says which build it is.
export async function nextBuild(folder, names, build) {
  await edit(folder, names['page.js'], (script) => `${script}// ${build}\n`);
  await edit(folder, 'index.html', (page) => page.replace('<html ', `<html data-build="${build}" `));
}

// The program exposes `host` to the test as `globalThis.host`, and does not start.
export async function probe(folder, names) {
  const start = 'export function start_page(';
  const other = `export function start_page(host) { globalThis.host = host; return { language: () => 'en', begin() {} }; }\nfunction started(`;
  await edit(folder, names['page.js'], (script) => {
    if (!script.includes(start)) throw new Error('the program has no start_page');
    return script.replace(start, other);
  });
}

// Renames the files by their content, those that others refer to first, and updates the service worker.
async function nameAgain(folder, names) {
  const known = new Map([...await listed(folder, LIST), ...await listed(folder, REST)].map(([, path, hash]) => [path, hash]));
  for (const name of Object.keys(names).filter((name) => name !== 'boot.js').concat('boot.js')) {
    const old = names[name];
    const bytes = await readFile(join(folder, old));
    const path = old.replace(/[0-9a-f]{16}(?=\.\w+$)/, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
    if (path === old) continue;
    await rename(join(folder, old), join(folder, path));
    names[name] = path;
    for (const file of [names['boot.js'], ...PAGES]) {
      await edit(folder, file, (text) => text.replaceAll(old, path).replaceAll(known.get(old), integrity(bytes)));
    }
  }
  await tellServiceWorker(folder);
}

async function tellServiceWorker(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = paths.map((path) => path.slice(folder.length + 1)).filter((name) => !/^(sw\.js|_headers|(files\/)?embed[-.].*)$/.test(name));
  const lines = async (names) => (await Promise.all(names.map(async (name) => {
    const hash = integrity(await readFile(join(folder, name)));
    return `  ["${name === 'index.html' ? './' : name}", "${hash}"],\n`;
  }))).join('');
  const isRest = (name) => name.startsWith('files/workshop/');
  const first = await lines(names.sort().filter((name) => !isRest(name)));
  const rest = await lines(names.filter(isRest));
  const version = createHash('sha256').update(first + rest).digest('hex').slice(0, 16);
  await edit(folder, 'sw.js', (script) => script
    .replace(LIST, () => `const FILES = [\n${first}];`)
    .replace(REST, () => `const REST = [\n${rest}];`)
    .replace(/(const CACHE = `\$\{PREFIX\})[0-9a-f]+/, `$1${version}`));
}
