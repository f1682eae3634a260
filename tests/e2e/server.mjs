// A static server for a built page that can stop and restart, switch to another build, and fail in every way a
// server can, one file at a time. Files have the names that the service worker gives them: './' is the page.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const send = (response, type, body) => {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-cache');
  response.writeHead(200, { 'content-type': type }).end(body);
};

function flipped(body, n = 1) {
  const copy = Buffer.from(body);
  for (let i = 1; i <= n; i += 1) copy[Math.floor((copy.length * i) / (n + 1))] ^= 1;
  return copy;
}

// In ten pieces, each after a pause.
async function drip(response, type, body) {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  const piece = Math.ceil(body.length / 10) || 1;
  for (let at = 0; at < body.length; at += piece) {
    await new Promise((done) => setTimeout(done, 30));
    response.write(body.subarray(at, at + piece));
  }
  response.end();
}

// Each kind of failure: what is sent in place of `body`.
export const FAULTS = {
  drop: (response) => response.destroy(),
  missing: (response) => response.writeHead(404).end('not found'),
  broken: (response) => response.writeHead(500).end('out of order'),
  truncated: (response, type, body) => send(response, type, body.subarray(0, body.length >> 1)),
  cut: (response, type, body) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.write(body.subarray(0, body.length >> 1), () => response.destroy());
  },
  flipped: (response, type, body) => send(response, type, flipped(body)),
  twice: (response, type, body) => send(response, type, flipped(body, 2)),
  empty: (response, type) => send(response, type, Buffer.alloc(0)),
  garbage: (response, type, body) => send(response, type, Buffer.concat([body, Buffer.from('\0\xff<b>')])),
  slow: drip,
  hang: () => null,
  stuck: (response, type, body) => {
    response.writeHead(200, { 'content-type': type, 'content-length': body.length });
    response.write(body.subarray(0, body.length >> 1));
  },
  busy: (response) => response.writeHead(503, { 'retry-after': '120' }).end('come back later'),
  unmodified: (response) => response.writeHead(304).end(),
  elsewhere: (response) => response.writeHead(302, { location: 'http://login.invalid/' }).end(),
  stale: (response, type, body) => send(response, type, Buffer.concat([body, Buffer.from('\n')])),
  html: (response) => send(response, TYPES['.html'], '<!doctype html><title>Please log in</title>'),
  mime: (response, _, body) => send(response, 'application/octet-stream', body),
};

export class Server {
  // Requested paths, in order.
  log = [];
  // Headers for every answer, or for those to one path: if a host says nothing about caching, each file is
  // requested again.
  headers = {};
  #faults = new Map();

  static async start(root, prefix = '/some/sub/path/') {
    const server = new Server();
    Object.assign(server, { root, prefix, port: 0 });
    await server.restart();
    return server;
  }

  get url() {
    return `http://127.0.0.1:${this.port}${this.prefix}`;
  }

  // Fails on a file from now on, or once another file has been requested; always, or this many times.
  fail(path, kind, { after, times = Infinity } = {}) {
    if (!FAULTS[kind]) throw new Error(`no fault ${kind}`);
    this.#faults.set(path, { kind, after, times });
  }

  heal() {
    this.#faults.clear();
    this.log.length = 0;
  }

  async restart() {
    this.http = createServer((request, response) => this.#answer(request, response));
    await new Promise((done) => this.http.listen(this.port, '127.0.0.1', done));
    this.port = this.http.address().port;
  }

  async stop() {
    this.http.closeAllConnections();
    await new Promise((done) => this.http.close(done));
  }

  async #answer(request, response) {
    const path = this.#pathOf(request.url);
    this.log.push(path);
    for (const [name, value] of Object.entries(this.#headersOf(path))) response.setHeader(name, value);
    const file = path === './' ? 'index.html' : path;
    const body = path && await readFile(join(this.root, file)).catch(() => null);
    if (!body) return FAULTS.missing(response);
    const respond = FAULTS[this.#faultOf(path)] ?? send;
    respond(response, TYPES[extname(file)] ?? 'application/octet-stream', body);
  }

  #headersOf(path) {
    return typeof this.headers === 'function' ? this.headers(`/${path.replace(/^\.\//, '')}`) : this.headers;
  }

  #pathOf(url) {
    const { pathname } = new URL(url, 'http://localhost');
    if (!pathname.startsWith(this.prefix)) return '';
    const path = normalize(decodeURIComponent(pathname.slice(this.prefix.length)) || './');
    return path === 'index.html' ? './' : path;
  }

  #faultOf(path) {
    const fault = this.#faults.get(path);
    if (!fault || (fault.after && !this.log.includes(fault.after)) || fault.times < 1) return null;
    fault.times -= 1;
    return fault.kind;
  }
}
