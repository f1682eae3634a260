// Variants of the built page, made by changing its files and doing again what `cargo xtask precache` does with them.

import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LIST = /const FILES = \[\n([^]*?)\];/;
const REST = /const REST = \[\n([^]*?)\];/;

// The names in the service worker's list, './' among them.
export async function precached(root) {
  const [, list] = (await readFile(join(root, 'sw.js'), 'utf8')).match(LIST);
  return [...list.matchAll(/\["(.+?)", "[0-9a-f]{64}"\]/g)].map(([, path]) => path);
}

// The names of the second program's files, which are stored later.
export async function storedLater(root) {
  const [, list] = (await readFile(join(root, 'sw.js'), 'utf8')).match(REST);
  return [...list.matchAll(/\["(.+?)", /g)].map(([, path]) => path);
}

// The names of the two compiled files.
export async function program(root) {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const name = (attribute) => page.match(new RegExp(`data-${attribute}="\\./(.+?)"`))[1];
  return { js: name('js'), wasm: name('wasm') };
}

// The headers that a build asks of its host.
export async function hostHeaders(root) {
  const lines = (await readFile(join(root, '_headers'), 'utf8')).matchAll(/^  (.+?): (.+)$/gm);
  return Object.fromEntries(Array.from(lines, ([, name, value]) => [name, value]));
}

// A copy of a build, changed by `change(folder)`; `remove()` deletes it.
export async function variant(root, change) {
  const folder = await mkdtemp(join(tmpdir(), 'nonet-build-'));
  await cp(root, folder, { recursive: true });
  await change(folder);
  await list(folder);
  return { root: folder, remove: () => rm(folder, { recursive: true }) };
}

export async function edit(folder, name, change) {
  const path = join(folder, name);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

// Renames the compiled files, as every change of the program does, and marks the page with a build name.
export async function nextBuild(folder, name) {
  const { js } = await program(folder);
  const [stem, next] = [js.replace(/\.js$/, ''), `nonet-${name}`];
  for (const file of await readdir(folder)) {
    if (/\.(js|html)$/.test(file)) await edit(folder, file, (text) => text.replaceAll(stem, next));
    if (file.startsWith(stem)) await rename(join(folder, file), join(folder, file.replace(stem, next)));
  }
  await edit(folder, 'index.html', (text) => text.replace('<html ', `<html data-build="${name}" `));
}

// Puts a script between boot.js and the program that hands `host` to the test, as `globalThis.host`.
export async function probe(folder) {
  const { js } = await program(folder);
  await writeFile(join(folder, 'probe.js'), `import init from './${js}';
export default init;
export const start_page = (host) => { globalThis.host = host; };
`);
  await edit(folder, 'index.html', (text) => text.replace(`data-js="./${js}"`, 'data-js="./probe.js"'));
}

async function list(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const names = paths.map((path) => path.slice(folder.length + 1)).filter((name) => !/^(sw\.js|_headers)$/.test(name));
  const lines = async (names) => (await Promise.all(names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(folder, name))).digest('hex');
    return `  ["${name === 'index.html' ? './' : name}", "${hash}"],\n`;
  }))).join('');
  const isRest = (name) => name.startsWith('workshop/');
  const first = await lines(names.sort().filter((name) => !isRest(name)));
  const rest = await lines(names.filter(isRest));
  const version = createHash('sha256').update(first + rest).digest('hex').slice(0, 16);
  await edit(folder, 'sw.js', (text) => text
    .replace(LIST, `const FILES = [\n${first}];`)
    .replace(REST, `const REST = [\n${rest}];`)
    .replace(/(const CACHE = `\$\{PREFIX\})[0-9a-f]+/, `$1${version}`));
}
