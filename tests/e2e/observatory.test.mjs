// MDN's HTTP Observatory (algorithm 4) judges the built site over TLS, with the headers that it requests from its
// host. It runs on this machine and makes no outside contact.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttps } from 'node:https';
import { createServer as createNet } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DIST } from './browser.mjs';
import { hostHeaders } from './builds.mjs';
import { selfSigned } from './certificate.mjs';
import { Server } from './server.mjs';

const SCANNER = new URL('./node_modules/@mdn/mdn-http-observatory/', import.meta.url).pathname;
const TLS_HANDSHAKE = 0x16;

let server, https, port, folder, authority;
before(async () => {
  const pair = selfSigned('localhost');
  folder = await mkdtemp(join(tmpdir(), 'nonet-tls-'));
  authority = join(folder, 'ca.pem');
  await writeFile(authority, pair.cert);
  // The package would fetch the browsers' preload list on installation, which we do not allow.
  await writeFile(join(SCANNER, 'conf/hsts-preload.json'), '{}');
  server = await Server.start(DIST, '/');
  server.headers = await hostHeaders(DIST);
  const secure = createHttps(pair, (request, response) => server.http.emit('request', request, response));
  https = createNet((socket) => socket.once('data', (start) => {
    socket.pause();
    socket.unshift(start);
    if (start[0] === TLS_HANDSHAKE) secure.emit('connection', socket);
    else socket.end(`HTTP/1.1 301 Moved Permanently\r\nLocation: https://localhost:${port}/\r\nConnection: close\r\n\r\n`);
  }));
  await new Promise((done) => https.listen(0, 'localhost', done));
  ({ port } = https.address());
});
after(async () => {
  https?.close();
  await server?.stop();
  await rm(folder, { recursive: true });
});

test('the site has the best grade, and 135 points', async () => {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const { stdout } = await promisify(execFile)(process.execPath, [join(SCANNER, 'src/scan.js'), `localhost:${port}`], { env });
  const { scan, tests, error } = JSON.parse(stdout);
  assert.equal(error, undefined);
  const failed = Object.entries(tests).filter(([, { pass }]) => !pass).map(([name, { result }]) => `${name}: ${result}`);
  assert.deepEqual(failed, []);
  const points = Object.entries(tests).map(([name, { scoreModifier }]) => `${name} ${scoreModifier}`).join(', ');
  assert.equal(scan.grade, 'A+');
  assert.ok(scan.score >= 135, `${scan.score}: ${points}`);
});
