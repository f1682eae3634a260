// Accessibility and looks: axe-core finds nothing, nothing overflows the window, words and theme change at once.

import { test } from 'node:test';
import assert from 'node:assert/strict';
import axe from 'axe-core';
import { S1, S2, SIX, act, boardIs, browserForTests, button, candidates, cell, paste, says, setting } from './person.mjs';
import { DIST, until } from './browser.mjs';
import { named } from './builds.mjs';

const it = browserForTests();
const PAIRS = '000049305000000704008000000042070000000005030009000041000754000030800000804001000';

// The page in every state with a different look, one after the other; the names of the tabs, in both languages.
const WORDS = {
  'en-GB': { text: 'Text', create: 'Create', solutions: 'Solutions', learn: 'Learn' },
  'es-ES': { text: 'Texto', create: 'Crear', solutions: 'Soluciones', learn: 'Aprender' },
};

function states(page, words) {
  const press = async (name, shown) => {
    await act(page, name);
    await page.locator(shown).first().waitFor();
  };
  return [
    ['empty', async () => {}],
    ['candidates', async () => {
      await paste(page, PAIRS);
      await boardIs(page, PAIRS);
      await candidates(page);
      await until(page, () => [...document.querySelectorAll('.notes')].some((notes) => notes.textContent));
    }],
    ['a propagation played', () => press('propagate', '#player:not(.playing)')],
    ['what sort of step', () => press('hint', '.levels')],
    ['where to look', () => press('hint', '.role-house')],
    ['the cells', () => press('hint', '.role-pattern')],
    ['the pattern', () => press('hint', '#panel code')],
    ['all steps', () => press('steps', '#tree [data-row]')],
    ['the path of the solution', () => press('path', '#player:not(.playing)')],
    ['rated', () => press('rate', '#panel .histogram')],
    ['how it is rated', async () => {
      await page.locator('.details > summary').click();
      await page.locator('.scales summary').nth(1).click();
      await page.locator('.scales details[open]').waitFor();
    }],
    ['solved', () => press('solve', '#panel table')],
    ['solutions counted', async () => {
      await paste(page, SIX);
      await boardIs(page, SIX);
      await page.getByRole('tab', { name: words.solutions }).click();
      await press('count', '.role-differs');
    }],
    ['two solutions side by side', () => press('diagnose', '.small-board')],
    ['true candidates', () => press('possible', '.notes .out')],
    ['what is mistyped', async () => {
      await paste(page, S2.replace('53007', '53004'));
      await press('diagnose', '.role-named');
    }],
    ['a conflict', async () => {
      await page.getByRole('tab').first().click();
      await paste(page, S2);
      await cell(page, 1, 3).click();
      await page.keyboard.press('5');
      await page.locator('.conflict').first().waitFor();
      await page.keyboard.press('Enter');
      await page.locator('#panel .list').waitFor();
    }],
    ['mistakes', () => press('hint', '.role-mistake')],
    ['new puzzles', async () => {
      await page.getByRole('tab', { name: words.create }).click();
      await page.locator('#work-create [name=count]').fill('2');
      await page.locator('#work-create [name=rating]').selectOption('hodoku-score');
      await press('make', '.puzzles li + li');
      await page.locator('.puzzles button').first().click();
      await page.locator('.puzzles [aria-current]').waitFor();
    }],
    ['a wish that cannot be', async () => {
      await page.locator('#work-create [name=fewest]').fill('99');
      await press('make', '#create-panel .result.tone-warn');
    }],
    ['text refused', async () => {
      await page.getByRole('tab', { name: words.text }).click();
      await page.getByRole('textbox').fill(`55${S1.slice(2)}`);
      await press('read-box', '#text-panel .list');
    }],
    ['the sheet of keys', async () => {
      await act(page, 'help');
      await page.getByRole('dialog').waitFor();
    }],
    ['the sheet of settings', async () => {
      await page.keyboard.press('Escape');
      await act(page, 'settings');
      await page.getByRole('dialog').waitFor();
    }],
    ['the menu', async () => {
      await page.keyboard.press('Escape');
      await page.locator('.tools [popovertarget=menu]').click();
      await page.locator('#menu').waitFor();
    }],
    ['the sheet of techniques', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('tab').first().click();
      await press('techniques', '.order');
    }],
    ['the index of techniques', async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: words.learn }).click();
      await page.locator('.shelf').first().waitFor();
    }],
    ['what a technique is', async () => {
      await page.locator('[href="#learn=grouped-aic"]').click();
      await page.locator('#example .notes .out').first().waitFor();
    }],
  ];
}

// Uses evaluate, so that the page's policy stays as it is.
async function violations(page) {
  if (!await page.evaluate(() => 'axe' in globalThis)) await page.evaluate(axe.source);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 120)} ${node.failureSummary}`));
}

const overflow = (page) => page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);

// Things to press that are smaller than 24 px either way (WCAG 2.5.8); links in a sentence do not count.
const smallTargets = (page) => page.evaluate(() => [...document.querySelectorAll('button, select, #work-learn a, [role=gridcell], label.toggle, [role=tab]')]
  .filter((node) => node.checkVisibility())
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width < 24 || box.height < 24)
  .map(([node]) => node.outerHTML.slice(0, 90)));

// Each state is reached in a window of the first width, and checked in all.
async function nothingRunsOut(page, name, widths) {
  for (const width of [...widths.slice(1), widths[0]]) {
    await page.setViewportSize({ width, height: 800 });
    assert.equal(await overflow(page), 0, `${name}, ${width}`);
    assert.deepEqual(await smallTargets(page), [], `${name}, ${width}`);
  }
}

// No colour may be in transition when contrast is checked.
async function nothingIsViolated(page, name) {
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    assert.deepEqual(await violations(page), [], `${name}, ${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

const NARROW = [320, 375];
const WIDE = [1280, 768, 1920];

for (const [locale, words] of Object.entries(WORDS)) {
  test(`nothing runs out of a window ${NARROW.join(', ')} px wide: ${locale}`, async (t) => {
    const page = await it.visit(t, { locale, viewport: { width: NARROW[0], height: 800 } });
    for (const [name, reach] of states(page, words)) {
      await reach();
      await nothingRunsOut(page, name, NARROW);
    }
  });
  test(`axe-core finds nothing in either theme, and nothing runs out of a window ${WIDE.join(', ')} px wide: ${locale}`, async (t) => {
    const page = await it.visit(t, { locale, viewport: { width: WIDE[0], height: 800 } });
    for (const [name, reach] of states(page, words)) {
      await reach();
      await nothingRunsOut(page, name, WIDE);
      await nothingIsViolated(page, name);
    }
  });
}

test('axe-core finds nothing on a phone', async (t) => {
  const page = await it.visit(t, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  for (const [name, reach] of states(page, WORDS['en-GB'])) {
    await reach();
    assert.deepEqual(await violations(page), [], name);
  }
});

test('another language changes every word at once', async (t) => {
  const page = await it.visit(t);
  await paste(page, S2);
  await button(page, 'Hint').click();
  await says(page, /next step uses/);
  await setting(page, 'lang', 'es');
  await says(page, /siguiente paso usa/);
  assert.equal(await page.locator('html').getAttribute('lang'), 'es');
  assert.match(await cell(page, 1, 1).getAttribute('aria-label'), /^F1C1, 5, dado/);
  const english = /\b(Propagate|Hint|Solve|Rate|Candidates|Givens|Digits|Erase|solution)\b/;
  assert.doesNotMatch(await page.locator('#page').innerText(), english);
});

test('a language that cannot be fetched is said, and can be chosen again', async (t) => {
  it.server.fail((await named(DIST))['words/es.txt'], 'drop');
  t.after(() => it.server.heal());
  const page = await it.visit(t, { complains: /ERR_EMPTY_RESPONSE|missing|unreachable/ });
  await setting(page, 'lang', 'es');
  await says(page, /could not be loaded/);
  await until(page, () => document.getElementById('lang').value === 'en');
  it.server.heal();
  await setting(page, 'lang', 'es');
  await page.locator('html[lang=es]').waitFor();
});

test('the theme follows the system until one is chosen', async (t) => {
  const page = await it.visit(t, { colorScheme: 'dark' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await ground();
  assert.notEqual(dark, light);
  await setting(page, 'theme', 'dark');
  await until(page, (wanted) => getComputedStyle(document.body).backgroundColor === wanted, dark);
  await setting(page, 'theme', 'system');
  await until(page, (wanted) => getComputedStyle(document.body).backgroundColor === wanted, light);
});

test('results are announced, the same one again too', async (t) => {
  const page = await it.visit(t);
  const status = page.locator('#status');
  assert.equal(await status.getAttribute('role'), 'status');
  await cell(page, 1, 1).click();
  await page.keyboard.press('Control+z');
  await says(page, /Nothing to undo/);
  const before = await status.textContent();
  await page.keyboard.press('Control+z');
  await until(page, (text) => document.getElementById('status').textContent !== text, before);
  await says(page, /Nothing to undo/);
});
