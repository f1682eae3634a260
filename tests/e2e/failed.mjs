// A reporter for Node's test runner: adds the name of each file in which something fails to the file that NONET_FAILED
// names. At once: a run that is made to exit does not wait for what a reporter has still to say.

import { appendFileSync } from 'node:fs';
import { basename } from 'node:path';

const isFile = ({ name, nesting }) => nesting === 0 && name.endsWith('.mjs');

export default async function* failed(events) {
  for await (const { type, data } of events) {
    if (type === 'test:fail') appendFileSync(process.env.NONET_FAILED, `${basename(isFile(data) ? data.name : data.file)}\n`);
  }
  yield '';
}
