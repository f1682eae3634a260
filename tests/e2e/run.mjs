// Runs test files in the given order, this many at a time, and adds the name of each failing one to the file that
// NONET_FAILED names. (`node --test` would run them alphabetically.)
//
//   NONET_FAILED=list node tests/e2e/run.mjs N FILE...

import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { appendFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

const [concurrency, ...files] = process.argv.slice(2);
// A browser killed by a test may leave a connection behind that would keep Node waiting.
const events = run({ files: files.map((file) => resolve(file)), concurrency: Number(concurrency), forceExit: true });
const isFile = ({ name, nesting }) => nesting === 0 && name.endsWith('.mjs');
events.on('test:fail', (data) => {
  process.exitCode = 1;
  appendFileSync(process.env.NONET_FAILED, `${basename(isFile(data) ? data.name : data.file)}\n`);
});
events.compose(spec).pipe(process.stdout);
