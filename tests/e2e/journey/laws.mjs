// The laws that hold after each act: a name, and what is wrong with the present look, the previous one, and the act
// between.

import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { named } from '../builds.mjs';

const DIST = new URL(process.env.DIST ?? '../../../dist/', import.meta.url).pathname;

// A law that an act checks itself.
export class Broken extends Error {
  constructor(law, fault) {
    super(`${law}: ${fault}`);
    Object.assign(this, { law, fault });
  }
}

// The first difference between two boards: digits, givens, the player's marks and colours. A digit that is only
// shown, of a solution or a path, hides the marks and a digit of the player's; during a pause everything is hidden.
export function same(before, now, parts = ['digit', 'given', 'colours', 'marks']) {
  if (before.cells.length !== now.cells.length) return `${before.cells.length} cells became ${now.cells.length}`;
  for (const [at, cell] of before.cells.entries()) {
    const other = now.cells[at];
    if (cell.hidden || other.hidden) continue;
    const isShown = [cell, other].some(({ origin }) => origin === 'shown');
    const part = parts.find((name) => cell[name] !== other[name] && !(isShown && ['marks', 'digit'].includes(name)));
    if (part) return `${part} of cell ${at} was “${cell[part]}”, is “${other[part]}”`;
  }
  return null;
}

export const onlyGivens = (now) => now.cells.every(({ digit, given }) => !digit || given) && now.cells.some(({ given }) => given);

// The sentences of each language that have no gaps, by their keys.
function wordsOf(lang) {
  const folder = new URL(`../../../words/${lang}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ftl'));
  const lines = files.flatMap((name) => readFileSync(new URL(name, folder), 'utf8').split('\n'));
  return new Map(lines.flatMap((line) => {
    const [, key, words] = line.match(/^([a-z][a-z0-9-]*) = (?:\{ \$cell \}, \{ \$digit \}, )?([^{}]+)$/) ?? [];
    return key ? [[key, words.trim()]] : [];
  }));
}
const WORDS = { en: wordsOf('en'), es: wordsOf('es') };
const KEYS = new Set([...WORDS.en.keys()].filter((key) => key.includes('-') && ![...WORDS.en.values(), ...WORDS.es.values()].includes(key)));

// The same by the numbers that the page has for them: the place of the book, and that of the phrase in it.
const NAMES = await named(DIST);
async function numbered(lang) {
  const books = ['words', 'later', 'workshop/study'].map(async (book, at) => {
    const [, ...phrases] = (await readFile(join(DIST, NAMES[`${book}/${lang}.txt`]), 'utf8')).split('\n\n');
    return phrases.map((phrase, place) => [String(at * 8192 + place), phrase]);
  });
  return new Map((await Promise.all(books)).flat().filter(([, phrase]) => !/[{\t\n]/.test(phrase)));
}
const NUMBERED = { en: await numbered('en'), es: await numbered('es') };

// Words that only one of the languages has.
const OTHERS = { en: /(^|\s)(el|los|las|celda|tablero|puzle|con|que|una|fila|columna)(\s|$)|[¿¡ñ]/i, es: /(^|\s)(the|is|are|cell|board|with|puzzle|row|column)(\s|$)/i };

const rubbish = (text) => text.match(/undefined|\bNaN\b|\[object|\{ ?\$|\bnull\b/)?.[0];

function status({ status: said, lang }) {
  const faults = [];
  if (rubbish(said) || KEYS.has(said)) faults.push(`“${said}”`);
  if (OTHERS[lang]?.test(said)) faults.push(`“${said}” on a page in ${lang}`);
  return faults;
}

function words({ words: shown, lang, text }) {
  const wrong = shown.find(([key, text]) => NUMBERED[lang]?.has(key) && NUMBERED[lang].get(key) !== text);
  const raw = text.split('\n').map((line) => line.trim()).find((line) => KEYS.has(line) || rubbish(line));
  return [...wrong ? [`${wrong[0]} reads “${wrong[1]}” in ${lang}`] : [], ...raw ? [`“${raw}” is on the screen`] : []];
}

// A press beside everything removes the focus, and Tab may leave the page; other keys and presses on something do
// not.
function focus({ focus: now, sheet }, before, act) {
  if (now.hidden) return [`in something hidden: ${now.on}`];
  if (now.behind) return [`behind an open sheet: ${now.on}`];
  const from = before.sheet && !sheet ? before.opener : before.focus;
  if (act.pressed && now.lost) return [`lost by a press on ${act.pressed}`];
  return act.byKeys && now.lost && !from.lost ? [`lost from ${from.on}`] : [];
}

// The name of a cell is made from the model, like the drawing in it: digit, origin, marks.
function names({ cells, lang }) {
  const at = cells.findIndex(({ drawn, origin, name, marks, mine, part, hidden }) => {
    const [, digit, whose] = name.split(',');
    if (hidden) return mine !== '';
    if (drawn) return digit !== ` ${drawn}` || (origin && ` ${WORDS[lang].get(`name-${origin}`)}` !== whose);
    return !part && signs(marks) !== signs(mine);
  });
  return at < 0 ? [] : [`cell ${at} shows “${cells[at].drawn || cells[at].mine}” (${cells[at].origin}) and is named “${cells[at].name}”`];
}

const signs = (text) => [...new Set(text.replace(/[^\p{L}\p{N}]/gu, ''))].sort().join('');

function unchanged(now, before, { changes }) {
  // A moment that is played may have been out of sight.
  if (changes !== 'nothing' || before.unsettled || now.plays) return [];
  const fault = same(before, now, ['digit', 'given', 'colours']);
  return fault ? [fault] : [];
}

export const LAWS = [
  ['cells in their places', (now) => now.crooked],
  ['nothing over the board', (now) => now.covered],
  ['no wider than the window', (now) => now.wide],
  ['focus', focus],
  ['status', status],
  ['words', words],
  ['names of cells', names],
  ['what changes no digit', unchanged],
  ['what is done is told', (now, before, act) => (act.speaks && !now.status && !now.busy ? ['the status line is empty'] : [])],
];
