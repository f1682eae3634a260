// The package for Node, whose fetch reads no files.

import { readFile } from 'node:fs/promises';
import { init as start } from './index.js';

export * from './index.js';

export const init = (source = readFile(new URL('./engine_bg.wasm', import.meta.url))) => start(source);
