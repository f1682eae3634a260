// The real browser, and pages in it that record everything that goes wrong.

import { createRequire } from 'node:module';

// Node would read all of an imported script again to find its exports: a quarter second in each test file.
export const { chromium, firefox } = createRequire(import.meta.url)('playwright-core');

export const ARGUMENTS = [
  '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];

// The built page, unless another one is named.
export const DIST = process.env.DIST || new URL('../../dist/', import.meta.url).pathname;

export const EXECUTABLE = process.env.CHROMIUM || '/usr/bin/chromium';

// The same browser without windows: it opens a page in half the time. Tests that kill browsers need the full one.
const SHELL = process.env.CHROMIUM_SHELL || EXECUTABLE;

export function launch(more = []) {
  return chromium.launch({ executablePath: SHELL, headless: true, args: [...ARGUMENTS, ...more] });
}

// Opens a page in a new profile. `page.problems` collects complaints on the console, exceptions, and every request
// to another origin. `init`, one function or several, runs before the page's scripts; unless it is `storing`,
// nothing is stored for use without a network; other options are those of a browser context.
export async function open(browser, url, { init, storing = true, ...options } = {}) {
  const context = await browser.newContext(options);
  if (!storing) await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));
  const page = await openIn(context, url, init);
  return { context, page };
}

// Stands for no fragment: without any, a first visit gets a ready puzzle instead of an empty board.
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

// Waits until the page has started, and the files for what is not in sight have arrived.
export async function started(page) {
  await until(page, () => document.documentElement.matches('[data-started="1"][data-complete="1"]'), undefined, 30_000);
}

// Waits until the page can start without a network.
export async function stored(page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state === 'activated') return;
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
  });
}

// Whether a worker of the page speaks (`probe` of builds.mjs exposes `host`).
export function spawned(page) {
  return page.evaluate(() => new Promise((done) => {
    const worker = globalThis.host.spawn();
    worker.onmessage = () => done('speaks');
    worker.onerror = () => done('fails');
  }));
}

// Asks repeatedly until the answer is truthy. Uses evaluate, as for `waitForFunction` or a locator Playwright would
// first load its library into the page, which takes a tenth of the cost of a visit, and many pages do not need it
// otherwise.
export async function until(page, question, argument, timeout = 10_000) {
  const end = performance.now() + timeout;
  const left = () => end - performance.now();
  const text = `([argument, left]) => (${asked})(${question}, argument, left)`;
  const ask = Object.assign(() => {}, { toString: () => text }); // Playwright sends the text of a function
  const isTrue = async () => page.evaluate(ask, [argument, left()]).catch((error) => {
    if (left() > 0 && /context was destroyed/.test(error)) return isTrue(); // the page has moved to another address
    throw error;
  });
  if (!await isTrue()) throw new Error(`in vain for ${timeout} ms: ${question}`);
}

// In the page: does it become true within this many milliseconds?
async function asked(question, argument, left) {
  const end = performance.now() + left;
  while (!await question(argument)) {
    if (performance.now() > end) return false;
    await new Promise((done) => { setTimeout(done, 20); });
  }
  return true;
}
