// An empty project with the package in it, as `npm pack` packs it.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGE = process.env.NONET_PACKAGE
  ?? fileURLToPath(new URL('../../target/npm/nonet', import.meta.url));

const npm = (folder, ...what) => execFileSync(process.env.NPM ?? 'npm', what, { cwd: folder, encoding: 'utf8' });

// Packs, installs, and returns the project's folder; it is removed when the process ends.
export function project() {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-npm-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  npm(PACKAGE, 'pack', '--silent', '--pack-destination', folder);
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  npm(folder, 'install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', `./${packed}`);
  return folder;
}

// The package of a project, imported and started in Node.
export async function installed(folder) {
  const module = join(folder, 'node_modules/nonet/node.js');
  if (!existsSync(module)) throw new Error(`${module} is not there`);
  const nonet = await import(pathToFileURL(module));
  await nonet.init();
  return nonet;
}
