// The examples of the README and of docs/LIBRARY.md, and their stated output.

import { readFileSync } from 'node:fs';

const PAGES = ['../README.md', '../../docs/LIBRARY.md'].map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));

const printed = (line) => /console\.log\(.*\);(?: \/\/ (.*))?$/.exec(line);

// Each block: its code, and its output. The output is shown after the call, or in the line after it.
export const examples = [...PAGES.join('\n').matchAll(/^```js\n(.*?)^```$/gms)].map(([, code]) => {
  const lines = code.split('\n');
  const expected = lines.flatMap((line, at) => {
    const match = printed(line);
    return match ? [match[1] ?? /^\/\/ (.*)$/.exec(lines[at + 1])?.[1]] : [];
  });
  return { code, expected };
});
