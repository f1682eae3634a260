// Two made-up languages on the page: English with accents and a third longer, and English from right to left. They
// replace English in a copy of the build; `tests/house/words/made_up.rs` tests that another folder is another language.

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launch, open, started, until } from './browser.mjs';
import { edit, named, variant } from './builds.mjs';
import { act } from './person.mjs';
import { Server } from './server.mjs';

const DIST = new URL(process.env.DIST ?? '../../dist/', import.meta.url).pathname;
const BOOKS = ['words/en.txt', 'workshop/study/en.txt', 'workshop/words/en.txt', 'workshop/library/en.txt'];
const ACCENTS = { a: 'á', e: 'ë', i: 'í', o: 'ö', u: 'ü', c: 'ç', n: 'ñ' };
// The names of keys stay.
const KEY = /^(Alt|Backspace|Ctrl|Delete|End|Enter|Esc|Home|Page (down|up)|Shift|Space)$/i;
const PUZZLE = '#p=530070000600195000098000060800060003400803001700020006060000280000419005000080079';

// A phrase with everything but its gaps changed.
const change = (phrase, how) => phrase.split(/(\{\w+\})/).map((part) => (/^\{/.test(part) ? part : how(part))).join('');

// A third longer, word by word, with extra letters at the end of a word.
const longer = (text) => text.replace(/\p{L}+/gu, (word) => {
  const accented = word.replace(/[aeioucn]/g, (letter) => ACCENTS[letter]);
  return accented + 'öüëáíñçäâ'.slice(0, Math.ceil(word.length / 3));
});

// All text in letters runs the other way.
const backwards = (text) => text.replace(/\p{L}+/gu, (word) => `\u202e${word}\u202c`);

// A book in a made-up language: everything changes except how it counts, the letters of the forms and the names of
// phrases in a family.
const madeUp = (book, how, direction) => book.split('\n\n').map((phrase, place) => {
  if (place === 0) return phrase.replace(/ (ltr|rtl) /, ` ${direction} `);
  return phrase.split('\t').map((form) => {
    const [first, ...lines] = form.split('\n');
    const isNamed = lines.length > 0 && /^[a-z0-9-]+$/.test(first);
    if (/^[z12fm]$/.test(form) || KEY.test(form)) return form;
    return isNamed ? `${first}\n${change(lines.join('\n'), how)}` : change(form, how);
  }).join('\t');
}).join('\n\n');

const LANGUAGES = [['accents, a third longer', longer, 'ltr'], ['right to left', backwards, 'rtl']];
const WIDTHS = [320, 1440];

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

// Where the page is wider than the window, and which elements show less than they hold. Some are meant to scroll,
// some are one pixel for screen readers.
function overflowing() {
  const root = document.documentElement;
  const found = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} of ${root.clientWidth}`] : [];
  for (const node of document.querySelectorAll('button, label, summary, h1, h2, h3, p, li, dt, dd, th, legend, .notice, .panel')) {
    if (!node.checkVisibility() || node.clientWidth < 2 || node.closest('[data-cell], .sr-only, .unseen')) continue;
    const scrolls = /auto|scroll/.test(getComputedStyle(node).overflowX);
    if (!scrolls && node.scrollWidth > node.clientWidth + 1) found.push(`${node.tagName} ${node.className} ${node.textContent.slice(0, 40)}: ${node.scrollWidth} of ${node.clientWidth}`);
  }
  return found;
}

// The columns of the board run from left to right in every direction of writing, and the right arrow goes right.
async function boardIsNotMirrored(page) {
  const left = (cell) => page.locator(`#board [data-cell="${cell}"]`).evaluate((node) => node.getBoundingClientRect().left);
  const [first, second, last] = [await left(0), await left(1), await left(8)];
  assert.ok(first < second && second < last, `${first} ${second} ${last}`);
  await page.locator('#board [data-cell="0"]').click();
  await page.keyboard.press('ArrowRight');
  await until(page, () => document.activeElement.dataset.cell === '1');
}

async function stands(page, where) {
  assert.deepEqual(await page.evaluate(overflowing), [], where);
}

// What each button shows once answered.
const ANSWERED = [['hint', '.levels'], ['hint', '.role-house'], ['hint', '.role-pattern'], ['hint', '#panel code'], ['rate', '#panel .histogram'], ['propagate', '.played'], ['solve', '#panel table']];
const WORKSPACES = [['solutions', '#work-solutions'], ['create', '#work-create'], ['text', '#work-text'], ['library', '#work-library .find'], ['lab', '#work-lab .deck']];

async function walk(page, width) {
  await stands(page, `solve, ${width}`);
  for (const [action, shown] of ANSWERED) {
    await act(page, action);
    await page.locator(shown).first().waitFor();
    await stands(page, `${action} with ${shown}, ${width}`);
  }
  for (const [name, shown] of WORKSPACES) {
    await page.locator(`#tab-${name}`).click();
    await page.locator(shown).first().waitFor();
    await stands(page, `${name}, ${width}`);
  }
}

for (const [name, how, direction] of LANGUAGES) {
  test(`every view stands a made-up language: ${name}`, async () => {
    const build = await variant(DIST, async (folder, names) => {
      for (const book of BOOKS) await edit(folder, names[book], (text) => madeUp(text, how, direction));
    });
    const server = await Server.start(build.root);
    try {
      for (const width of WIDTHS) {
        const { context, page } = await open(browser, server.url + PUZZLE, { viewport: { width, height: 900 } });
        await started(page);
        assert.equal(await page.locator('html').getAttribute('dir'), direction);
        await boardIsNotMirrored(page);
        await walk(page, width);
        await context.close();
      }
    } finally {
      await server.stop();
      await build.remove();
    }
  });
}

// In every language's book the letters agree with this engine, which has its own CLDR data.
test('plural rules are those of CLDR', async () => {
  const names = await named(DIST);
  const letters = { zero: 'z', one: '1', two: '2', few: 'f', many: 'm', other: 'o' };
  for (const [name, path] of Object.entries(names).filter(([name]) => name.startsWith('words/'))) {
    const rules = new Intl.PluralRules(name.slice('words/'.length, -'.txt'.length));
    const [head] = (await readFile(join(DIST, path), 'utf8')).split('\n');
    const [, , row] = head.split(' ');
    const exact = [...Array(200).keys(), 1_000_000].map((n) => letters[rules.select(n)]).join('');
    assert.equal(row, exact, name);
  }
});
