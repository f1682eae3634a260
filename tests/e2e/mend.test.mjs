// Programs that fail on the page's thread: nothing is lost, the user sees a message, and work continues.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import { boardIs, browserForTests, button, cell, paste, saved, says, S2, tab } from './person.mjs';
import { started, until } from './browser.mjs';
import { FAULTY } from './faulty.mjs';

const it = browserForTests();
const P3 = 'p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const FOUR = S2.slice(0, 2) + '4' + S2.slice(3);

async function open(t, hash = '', init = []) {
  const faulty = { content: `(${FAULTY.script})(${JSON.stringify(FAULTY.jobs)})` };
  const page = await it.visit(t, { hash, init: [...init, faulty], complains: /./ });
  await page.evaluate(() => sessionStorage.removeItem('nonet-faults'));
  return page;
}

const fail = (page, place, kind) => page.evaluate(([place, kind]) => globalThis.fail(place, kind), [place, kind]);

// The page reloads by itself.
async function again(page, act) {
  await page.evaluate(() => { globalThis.isOld = true; });
  await act();
  await page.waitForFunction(() => !globalThis.isOld, null, { polling: 50 });
  await started(page);
}

for (const kind of ['trap', 'stack']) test(`after a fault the page starts again with all that was done: ${kind}`, async (t) => {
  const page = await open(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await boardIs(page, FOUR);
  await saved(page);
  await fail(page, 0, kind);
  await again(page, () => page.keyboard.press('ArrowRight'));
  await boardIs(page, FOUR);
  await says(page, /Something went wrong and Nonet restarted. Everything that was saved is here/);
  await button(page, 'Undo').click();
  await boardIs(page, S2);
});

test('what was done right before a fault is not lost', async (t) => {
  const page = await open(t);
  await paste(page, S2);
  await boardIs(page, S2);
  await cell(page, 1, 3).click();
  await again(page, async () => {
    await page.keyboard.press('4');
    await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); }));
    await fail(page, 0, 'trap');
    await page.keyboard.press('ArrowRight');
  });
  await boardIs(page, FOUR);
});

// Only the second copy, with a keeper whose answers arrive late.
function slowCopy() {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  const { addEventListener } = Worker.prototype;
  Worker.prototype.addEventListener = function listen(type, hear, ...rest) {
    addEventListener.call(this, type, (event) => setTimeout(() => hear.call(this, event), 200), ...rest);
  };
}

test('nor are several edits, the first of which is still being written', async (t) => {
  const page = await open(t, '', [slowCopy]);
  await paste(page, S2);
  await boardIs(page, S2);
  await saved(page);
  await cell(page, 1, 3).click();
  await again(page, () => page.evaluate(async () => {
    const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const key of ['4', 'ArrowDown', '2', 'ArrowLeft', '7']) {
      press(key);
      await new Promise((done) => { setTimeout(done, 20); });
    }
    globalThis.fail(0, 'trap');
    press('ArrowRight');
  }));
  await boardIs(page, `${FOUR.slice(0, 10)}72${FOUR.slice(12)}`);
});

test('a page that fails again and again stops, and starts when it is told to', async (t) => {
  const page = await open(t, `#${P3}`);
  for (let time = 0; time < 2; time += 1) {
    await fail(page, 0, 'trap');
    await again(page, () => page.keyboard.press('ArrowRight'));
  }
  await fail(page, 0, 'trap');
  await page.keyboard.press('ArrowRight');
  await page.getByText('Nonet failed three times within a minute').waitFor();
  assert.match(await page.evaluate(() => location.hash), /p=53\.\.7/);
  await again(page, () => button(page, 'Try again').click());
  await boardIs(page, S2);
});

test('the laboratory starts again with the same run, and the game does not notice', async (t) => {
  const page = await open(t, `#a=depth-first&a=breadth-first&d=7&${P3}&w=lab`);
  // The Lab is drawn in pieces, one frame after the other.
  const begun = () => until(page, () => document.querySelector('[data-do=step]:enabled')
    && [...document.querySelectorAll('.run .chip')].filter((chip) => /step 0/.test(chip.textContent)).length === 2);
  const failsAt = async (kind) => {
    await begun();
    // Without a pause: a frame in between would hit the fault before the press.
    await page.evaluate((kind) => {
      globalThis.fail(-1, kind);
      document.querySelector('[data-do=step]').click();
    }, kind);
  };
  await begun();
  await page.evaluate(() => { globalThis.isOld = true; });
  for (const kind of ['trap', 'stack']) {
    await failsAt(kind);
    await page.getByText('Something went wrong in the Lab. It restarted with the same run.').waitFor();
    await begun();
    await until(page, () => document.querySelector('[data-field=seed]')?.value === '7');
    await button(page, 'Back to the start').or(page.locator('[data-do=restart]')).first().click();
  }
  await failsAt('trap');
  await page.getByText('The Lab failed three times within a minute').waitFor();
  await button(page, 'Try again').click();
  await begun();
  assert.equal(await page.evaluate(() => globalThis.isOld), true, 'the page was not loaded anew');
  await tab(page, 'Solve').click();
  await cell(page, 1, 3).click();
  await page.keyboard.press('4');
  await boardIs(page, FOUR);
});
