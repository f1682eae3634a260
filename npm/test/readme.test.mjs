// The examples of the README in an empty project: in Node, in a browser, in its worker; and checked by the
// compiler of types.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { launch, open } from '../../tests/e2e/browser.mjs';
import { Server } from '../../tests/e2e/server.mjs';
import { examples } from './examples.mjs';
import { project } from './project.mjs';

const folder = project();
const browser = await launch();
const server = await Server.start(folder);
after(async () => {
  await browser.close();
  await server.stop();
});

examples.forEach(({ code }, at) => writeFileSync(join(folder, `example${at}.js`), code));

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Examples</title>
<script type="importmap">{ "imports": { "nonet": "./node_modules/nonet/index.js" } }</script>`;

test('every example says what it prints', () => {
  assert.ok(examples.length >= 7, `${examples.length}`);
  for (const { code, expected } of examples) {
    assert.ok(expected.length > 0 && expected.every((line) => line), code);
  }
});

test('in Node', () => {
  examples.forEach(({ expected }, at) => {
    const printed = execFileSync(process.execPath, [`example${at}.js`], { cwd: folder, encoding: 'utf8' });
    assert.deepEqual(printed.trim().split('\n'), expected);
  });
});

test('in a browser', async () => {
  writeFileSync(join(folder, 'page.html'), PAGE);
  const { context, page } = await open(browser, `${server.url}page.html`, { storing: false });
  for (const [at, { expected }] of examples.entries()) {
    const printed = [];
    const listen = (message) => printed.push(message.text());
    page.on('console', listen);
    await page.evaluate((at) => import(`./example${at}.js`), at);
    assert.deepEqual(printed, expected);
    page.off('console', listen);
  }
  assert.deepEqual(page.problems, []);
  const programs = server.log.filter((path) => path.endsWith('.wasm'));
  assert.equal(programs.length, 1, 'the program is fetched once');
  await context.close();
});

test('in a worker, with bytes of its own; nothing is fetched, and nothing answered, before init()', async () => {
  writeFileSync(join(folder, 'page.html'), PAGE);
  writeFileSync(join(folder, 'worker.js'), `
    import { init, solve } from './node_modules/nonet/index.js';
    let early;
    try { solve('.'.repeat(16)); } catch (error) { early = error.code; }
    onmessage = async ({ data }) => {
      await init(data).catch(() => init(new URL('node_modules/nonet/engine_bg.wasm', location.href)));
      postMessage([early, solve('1234............').verdict]);
    };`);
  const { context, page } = await open(browser, `${server.url}page.html`, { storing: false });
  server.log.length = 0;
  const answer = (data) => page.evaluate((data) => new Promise((done) => {
    const worker = new Worker('./worker.js', { type: 'module' });
    worker.onmessage = (event) => done(event.data);
    worker.onerror = (event) => done(`no worker: ${event.message}`);
    fetchOr(data).then((bytes) => worker.postMessage(bytes));
    function fetchOr(data) {
      if (data === 'nothing') return Promise.resolve(new ArrayBuffer(3)); // no program: it may be tried again
      return fetch('./node_modules/nonet/engine_bg.wasm').then((response) => response.arrayBuffer());
    }
  }), data);
  assert.deepEqual(await answer('bytes'), ['not-ready', 'several']);
  assert.equal(server.log.filter((path) => path.endsWith('.wasm')).length, 1);
  assert.deepEqual(await answer('nothing'), ['not-ready', 'several']);
  await context.close();
});

const TYPES = `
declare global { const console: { log(...what: unknown[]): void } }
import { count, generate, hint, init, parse, solve, type Fault, type Puzzle } from 'nonet';
await init(new Uint8Array());
const puzzle: Puzzle = parse('.'.repeat(81), { boxes: '3x3', lang: 'es' });
const n: number = count(puzzle, { limit: 2 }).found;
const line: string | null = solve({ cells: puzzle.cells, boxes: puzzle.boxes }).solution;
const { step } = hint(puzzle, { techniques: ['x-wing'] }) as Extract<ReturnType<typeof hint>, { kind: 'step' }>;
const digit: number | undefined = step.places[0]?.digit;
generate({ givens: [24, 30], symmetry: 'full' });
const fault = {} as Fault;
if (fault.place && 'option' in fault.place) fault.place.option.trim();
// @ts-expect-error: no such option
solve(puzzle, { limit: 2 });
// @ts-expect-error: no such symmetry
generate({ symmetry: 'round' });
// @ts-expect-error: a number is no program
init(7);
// @ts-expect-error: a number is no puzzle
solve(7);
// @ts-expect-error: a step only if there is one
hint(puzzle).step;
console.log(n, line, digit);
`;

test('the types are those of the examples, for bundlers and for Node', () => {
  const tsc = createRequire(new URL('../../tests/e2e/', import.meta.url)).resolve('typescript/lib/tsc.js');
  writeFileSync(join(folder, 'types.mts'), TYPES);
  const sources = examples.map(({ code }, at) => {
    // A caught error has no type by itself.
    writeFileSync(join(folder, `typed${at}.mts`), code.replace('catch (error)', 'catch (error: any)'));
    return `typed${at}.mts`;
  });
  for (const [module, resolution] of [['esnext', 'bundler'], ['nodenext', 'nodenext']]) {
    const how = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022'];
    const which = ['--module', module, '--moduleResolution', resolution];
    try {
      execFileSync(process.execPath, [tsc, ...how, ...which, 'types.mts', ...sources], { cwd: folder, encoding: 'utf8' });
    } catch (error) {
      assert.fail(error.stdout);
    }
  }
});
