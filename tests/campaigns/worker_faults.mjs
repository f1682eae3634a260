// Workers that silently end, or hang, at every kind of job: how long until the page says so or the answer is there?
//
//   node tests/campaigns/worker_faults.mjs --report [--trials N]

import { DIST, launch, started, until } from '../e2e/browser.mjs';
import { FAULTY, hangable } from '../e2e/faulty.mjs';
import { paste } from '../e2e/person.mjs';
import { Server } from '../e2e/server.mjs';

const PUZZLE = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';

// The job and the button that starts it.
export const KINDS = [
  ['Propagate', 'propagate'], ['Solve', 'solve'], ['Count', 'count'], ['Hint', 'hint'], ['Steps', 'steps'], ['Path', 'path'],
  ['Rate', 'rate'], ['Diagnose', 'diagnose'], ['TrueCandidates', 'possible'], ['Backdoors', 'backdoors'], ['Estimate', 'estimate'], ['Save', 'save'],
  ['Craft', 'canonical'], ['lab', 'step'], ['lab', 'trial'],
];
export const FAULTS = ['gone', 'hung'];

export async function visit(browser, url) {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', acceptDownloads: true });
  await hangable(context);
  const page = await context.newPage();
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  await page.addInitScript({ content: `(${FAULTY.script})(${JSON.stringify(FAULTY.jobs)})` });
  await page.goto(`${url}#p=${PUZZLE.replaceAll('0', '.')}`);
  await started(page);
  await page.locator('#chips').getByText('one solution').waitFor();
  return page;
}

// Milliseconds until the page said that the worker is silent, or the answer was there; and until the answer.
export async function trial(page, [job, action], fault) {
  if (job === 'lab') return labTrial(page, action, fault);
  await page.keyboard.press('Escape');
  await paste(page, PUZZLE);
  await until(page, () => !document.querySelector('[aria-busy=true]'));
  return page.evaluate(([job, action, fault]) => new Promise((done, failed) => {
    const start = performance.now();
    const status = document.getElementById('status');
    let told = null;
    let begun = false;
    globalThis.armed = { job, fault };
    document.querySelector(`[data-action=${action}]`).click();
    const look = () => {
      const now = performance.now() - start;
      const busy = Boolean(document.querySelector('[aria-busy=true]'));
      begun ||= busy || now > 300; // it is drawn a frame later
      const answered = begun && !busy && !globalThis.armed;
      if (told === null && (answered || /is not responding|Still loading/.test(status.textContent))) told = now;
      if (answered) return done({ told, answered: now, says: status.textContent });
      return now > 15_000 ? failed(new Error(`${job} ${fault}: no answer, "${status.textContent}"`)) : requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }), [job, action, fault]);
}

// A step of a run, or the jobs of an experiment.
async function labTrial(page, action, fault) {
  await page.evaluate(() => document.getElementById('tab-lab').click());
  await page.locator('.run .chip').first().waitFor();
  await until(page, () => /step 0/.test(document.querySelector('.run .chip').textContent));
  if (action === 'trial') {
    await page.evaluate(() => document.querySelector('[data-do="room:experiment"]').click());
    await page.locator('[data-field=trial-seconds]').fill('1');
  }
  await page.locator(`[data-do=${action}]`).waitFor();
  const result = await page.evaluate(([action, fault]) => new Promise((done, failed) => {
    const start = performance.now();
    globalThis.armed = { job: 'lab', fault };
    document.querySelector(`[data-do=${action}]`).click();
    const look = () => {
      const now = performance.now() - start;
      const said = document.querySelector('.lab .said').textContent;
      if (/is not responding|another worker/.test(said)) return done({ told: now, answered: now, says: said });
      return now > 15_000 ? failed(new Error(`lab ${action} ${fault}: not told, "${said}"`)) : requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }), [action, fault]);
  await (action === 'trial' ? trialEnds(page) : cancelled(page));
  await page.evaluate(() => document.getElementById('tab-solve').click());
  return result;
}

// Another worker does the job, and the experiment finishes.
async function trialEnds(page) {
  await page.waitForFunction(() => /is over/.test(document.querySelector('.lab .said').textContent), null, { polling: 100, timeout: 60_000 });
  await page.evaluate(() => document.querySelector('[data-do="room:watch"]').click());
}

// Cancel ends the worker, and the next run gets a new one.
async function cancelled(page) {
  await page.evaluate(() => document.querySelector('[data-do=cancel]').click());
  await until(page, () => document.querySelector('[data-do=cancel]').disabled);
  await page.evaluate(() => document.querySelector('[data-do=restart]').click());
  await until(page, () => /step 0/.test(document.querySelector('.run .chip').textContent));
}

async function report(trials) {
  const server = await Server.start(DIST);
  const browser = await launch();
  const page = await visit(browser, server.url);
  const results = [];
  for (let n = 0; n < trials; n += 1) {
    const kind = KINDS[n % KINDS.length];
    const fault = FAULTS[Math.floor(n / KINDS.length) % FAULTS.length];
    const result = await trial(page, kind, fault).catch((error) => ({ told: Infinity, answered: Infinity, says: error.message }));
    results.push(result);
    if (result.told > 2000) console.log(`${kind[0]} ${fault}: told after ${result.told} ms, ${result.says}`);
  }
  const told = results.map((result) => result.told).sort((a, b) => a - b);
  const answered = results.map((result) => result.answered).sort((a, b) => a - b);
  const at = (list, part) => Math.round(list[Math.min(list.length - 1, Math.floor(part * list.length))]);
  console.log(`${trials} faults: told or answered within 2 s ${told.filter((ms) => ms <= 2000).length};`
    + ` told median ${at(told, 0.5)} ms, at most ${at(told, 1)}; answered median ${at(answered, 0.5)} ms, at most ${at(answered, 1)};`
    + ` uncaught errors ${page.problems.length}`);
  await browser.close();
  await server.stop();
}

if (process.argv.includes('--report') && process.argv[1].endsWith('worker_faults.mjs')) {
  const at = process.argv.indexOf('--trials');
  await report(at < 0 ? 200 : Number(process.argv[at + 1]));
}
