// The real browser, and pages in it that record everything that goes wrong.

import { createRequire } from 'node:module';

// Node would read all of a script that is imported once more, for what it exports: a quarter second in each test file.
export const { chromium, firefox } = createRequire(import.meta.url)('playwright-core');

export const ARGUMENTS = [
  '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

// The built page, unless another is named.
export const DIST = process.env.DIST || new URL('../../dist/', import.meta.url).pathname;

export const EXECUTABLE = process.env.CHROMIUM || '/usr/bin/chromium';

// The same browser without windows: it opens a page in half the time. What kills browsers takes the whole one.
const SHELL = process.env.CHROMIUM_SHELL || EXECUTABLE;

export function launch(more = []) {
  return chromium.launch({ executablePath: SHELL, headless: true, args: [...ARGUMENTS, ...more] });
}

// Opens a page in a profile of its own. `page.problems` collects complaints on the console, exceptions, and every
// request to another origin. `init`, one function or several, runs before the page's scripts; unless it is `storing`,
// nothing is stored for use without a network; other options are those of a browser context.
export async function open(browser, url, { init, storing = true, ...options } = {}) {
  const context = await browser.newContext(options);
  if (!storing) await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));
  const page = await openIn(context, url, init);
  return { context, page };
}

// What stands for no fragment: with none at all a first visit finds a puzzle ready to play instead of an empty board.
const BLANK = '#x=';

// Another page in the same profile.
export async function openIn(context, url, init) {
  const page = await context.newPage();
  page.problems = [];
  watch(page, new URL(url).origin);
  for (const script of [init ?? []].flat()) await page.addInitScript(script);
  await page.goto(url.includes('#') ? url : url + BLANK);
  return page;
}

function watch(page, origin) {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) page.problems.push(message.text());
  });
  page.on('pageerror', (error) => page.problems.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(data|blob):/.test(url) && new URL(url).origin !== origin) page.problems.push(`asked ${url}`);
  });
}

// Waits until the page has started, and what is not in sight when it opens has come.
export async function started(page) {
  await until(page, () => document.documentElement.matches('[data-started="1"][data-complete="1"]'), undefined, 30_000);
}

// Waits until the page would start without a network.
export async function stored(page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state === 'activated') return;
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
  });
}

// Whether a worker of the page gets to speak (`probe` of builds.mjs hands out `host`).
export function spawned(page) {
  return page.evaluate(() => new Promise((done) => {
    const worker = globalThis.host.spawn();
    worker.onmessage = () => done('speaks');
    worker.onerror = () => done('fails');
  }));
}

// Asks again and again until the answer is truthy. By evaluate, as for `waitForFunction` or a locator Playwright would
// first put its library into the page, which takes a tenth of what a visit costs, and many pages need it for nothing else.
export async function until(page, question, argument, timeout = 10_000) {
  const end = performance.now() + timeout;
  const left = () => end - performance.now();
  const text = `([argument, left]) => (${asked})(${question}, argument, left)`;
  const ask = Object.assign(() => {}, { toString: () => text }); // Playwright sends the text of a function
  const isTrue = async () => page.evaluate(ask, [argument, left()]).catch((error) => {
    if (left() > 0 && /context was destroyed/.test(error)) return isTrue(); // the page has gone on to another address
    throw error;
  });
  if (!await isTrue()) throw new Error(`in vain for ${timeout} ms: ${question}`);
}

// In the page: has it become true in so many milliseconds?
async function asked(question, argument, left) {
  const end = performance.now() + left;
  while (!await question(argument)) {
    if (performance.now() > end) return false;
    await new Promise((done) => { setTimeout(done, 20); });
  }
  return true;
}
