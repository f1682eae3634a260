// How the page starts, and what it says when it cannot.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch, open, spawned, started } from './browser.mjs';
import { hostHeaders, probe, program, variant } from './builds.mjs';
import { Server } from './server.mjs';

let browser, server, names;
before(async () => {
  [browser, server, names] = [await launch(), await Server.start(DIST), await program(DIST)];
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function withPage(options, use) {
  const { context, page } = await open(browser, server.url, options);
  try {
    await use(page);
  } finally {
    await context.close();
    server.heal();
    server.headers = {};
  }
}

test('starts under a sub-path without a word in the console', () => withPage({}, async (page) => {
  await started(page);
  assert.ok(await page.locator('#boot').isHidden());
  await page.waitForLoadState('networkidle');
  assert.deepEqual(page.problems, []);
}));

test('starts with the headers that it asks of its host', async () => {
  server.headers = await hostHeaders(DIST);
  assert.ok(server.headers['Cross-Origin-Embedder-Policy']);
  await withPage({}, async (page) => {
    await started(page);
    await page.waitForLoadState('networkidle');
    assert.deepEqual(page.problems, []);
  });
});

test('no text becomes markup or script', () => withPage({}, async (page) => {
  await started(page);
  // In a task of the page's own: what a test evaluates directly may use eval.
  const refused = await page.evaluate(() => new Promise((done) => setTimeout(() => {
    const throws = (act) => {
      try { act(); } catch (error) { return error instanceof TypeError || error instanceof EvalError; }
      return false;
    };
    done({
      innerHTML: throws(() => { document.body.innerHTML = '<b>x</b>'; }),
      eval: throws(() => (0, eval)('1')),
      worker: throws(() => new Worker('worker.js')),
      policy: throws(() => trustedTypes.createPolicy('nonet', {})),
      otherPolicy: throws(() => trustedTypes.createPolicy('default', {})),
    });
  })));
  assert.deepEqual(Object.values(refused), Array(5).fill(true), JSON.stringify(refused));
}));

test('an inline script does not run', () => withPage({}, async (page) => {
  await started(page);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    try { script.textContent = 'window.ran = true'; } catch { /* Trusted Types already refuse the text */ }
    script.append(document.createTextNode('window.ran = true'));
    document.body.append(script);
    return window.ran === true;
  });
  assert.equal(ran, false);
}));

test('nothing goes to another origin', () => withPage({}, async (page) => {
  await started(page);
  const answer = await page.evaluate(() => fetch('http://localhost:1/').then(() => 'sent', (error) => error.name));
  assert.equal(answer, 'TypeError');
  assert.ok(page.problems.some((problem) => problem.includes('Content Security Policy')));
}));

async function withProbe(use) {
  const build = await variant(DIST, probe);
  server.root = build.root;
  try {
    await withPage({}, async (page) => {
      await started(page);
      await use(page);
    });
  } finally {
    server.root = DIST;
    await build.remove();
  }
}

test('a worker runs the same program', () => withProbe(async (page) => {
  assert.equal(await spawned(page), 'speaks');
  assert.deepEqual(page.problems, []);
}));

test('a worker that cannot start fires an error', () => withProbe(async (page) => {
  for (const path of ['worker.js', 'probe.js']) {
    server.fail(path, 'missing');
    assert.equal(await spawned(page), 'fails', path);
    server.heal();
  }
}));

// A name, what is done to the server or to the page, and the message in both languages.
const FAILURES = [
  ['no WebAssembly', { init: () => { delete globalThis.WebAssembly; } }, /no WebAssembly/, /no tiene WebAssembly/],
  ['program not there', { fail: ['wasm', 'missing'] }, /could not be loaded\. Check/, /No se pudo cargar una parte/],
  ['server out of order', { fail: ['wasm', 'broken'] }, /could not be loaded\. Check/, /No se pudo cargar una parte/],
  ['connection lost', { fail: ['wasm', 'drop'] }, /could not be loaded\. Check/, /No se pudo cargar una parte/],
  ['connection cut', { fail: ['wasm', 'cut'] }, /could not be loaded\. Check/, /No se pudo cargar una parte/],
  ['program truncated', { fail: ['wasm', 'truncated'] }, /arrived damaged/, /llegó dañado/],
  ['a page instead of the program', { fail: ['wasm', 'html'] }, /arrived damaged/, /llegó dañado/],
  ['script not there', { fail: ['js', 'missing'] }, /scripts could not be loaded/, /uno de los scripts/],
  ['a page instead of the script', { fail: ['js', 'html'] }, /scripts could not be loaded/, /uno de los scripts/],
  [
    'a policy without wasm',
    { headers: { 'content-security-policy': "script-src 'self'" } },
    /security policy forbids/,
    /prohíbe WebAssembly/,
  ],
];

for (const [name, { init, fail, headers = {} }, english, spanish] of FAILURES) {
  test(`says what is wrong: ${name}`, async () => {
    for (const [locale, message] of [['en-GB', english], ['es-MX', spanish]]) {
      if (fail) server.fail(names[fail[0]], fail[1]);
      server.headers = headers;
      await withPage({ init, locale }, async (page) => {
        await page.locator('#boot').filter({ hasText: message }).waitFor();
        assert.equal(await page.locator('#boot').getAttribute('lang'), locale.slice(0, 2));
        assert.notEqual(await page.locator('html').getAttribute('data-started'), '1');
        assert.ok(page.problems.length > 0, 'the console has the details');
      });
    }
  });
}

for (const kind of ['missing', 'drop', 'truncated', 'html']) {
  test(`says what is wrong: no words, ${kind}`, async () => {
    server.fail('words/es.txt', kind);
    await withPage({ locale: 'es-MX' }, async (page) => {
      await page.locator('#boot').filter({ hasText: /No se pudo cargar una parte/ }).waitFor();
      assert.notEqual(await page.locator('html').getAttribute('data-started'), '1');
    });
    // Who speaks another language does not miss them.
    server.fail('words/es.txt', kind);
    await withPage({ locale: 'en-GB' }, started);
  });
}

test('only the words of one language are fetched to start', () => withPage({ locale: 'es-MX' }, async (page) => {
  await started(page);
  const asked = server.log.slice(0, server.log.indexOf('sw.js'));
  assert.deepEqual(asked.filter((path) => path.startsWith('words/')), ['words/es.txt']);
  assert.equal(await page.locator('[data-action=solve]').innerText(), 'Resolver\nCtrl ⏎');
}));

test('a server that does not know the type of wasm will do', async () => {
  server.fail(names.wasm, 'mime');
  await withPage({}, started);
});

test('says what it needs when there is no JavaScript', () => withPage({ javaScriptEnabled: false }, async (page) => {
  await page.locator('noscript p').filter({ hasText: 'needs JavaScript' }).waitFor();
}));

test('says what it needs when its own scripts are not loaded', async () => {
  server.fail('boot.js', 'missing');
  await withPage({}, async (page) => {
    assert.match(await page.locator('#boot').textContent(), /current browser, and a web server/);
  });
});
