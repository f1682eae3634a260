// How the page starts, and what it says if it cannot.

import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { DIST, launch, open, spawned, started, until } from './browser.mjs';
import { edit, hostHeaders, named, probe, variant } from './builds.mjs';
import { Server } from './server.mjs';

let browser, server, names;
before(async () => {
  [browser, server, names] = [await launch(), await Server.start(DIST), await named(DIST)];
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

test('starts with the headers that it asks of its host, and asks for no file twice', async () => {
  server.headers = await hostHeaders(DIST);
  assert.ok(server.headers('/')['Cross-Origin-Embedder-Policy']);
  assert.match(server.headers('/files/a.js')['Cache-Control'], /immutable/);
  assert.equal(server.headers('/sw.js')['Cache-Control'], 'no-cache');
  await withPage({ init: listenOffline }, async (page) => {
    await started(page);
    await until(page, () => globalThis.offline);
    assert.deepEqual(page.problems, []);
    const kept = server.log.filter((path) => path.startsWith('files/'));
    assert.deepEqual(kept.filter((path, i) => kept.indexOf(path) !== i), []);
    assert.deepEqual([...kept].sort(), Object.values(names).sort(), 'each of them once');
  });
});

const listenOffline = () => document.addEventListener('nonet:offline', () => { globalThis.offline = true; });

test('no text becomes markup or script', () => withPage({}, async (page) => {
  await started(page);
  // In a task of the page itself: code that a test evaluates directly may use eval.
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
  // The files of this variant.
  const own = await named(server.root);
  for (const name of ['worker.js', 'page.js']) {
    server.fail(own[name], 'missing');
    assert.equal(await spawned(page), 'fails', name);
    server.heal();
  }
}));

// A name, what happens to the server or the page, and the message in both languages.
const FAILURES = [
  ['program not there', { fail: ['page_bg.wasm', 'missing'] }, /server is incomplete.*missing: files\/page_bg/, /incompleta.*missing: files\/page_bg/],
  ['server out of order', { fail: ['page_bg.wasm', 'broken'] }, /not working properly/, /no funciona bien/],
  ['server busy', { fail: ['page_bg.wasm', 'busy'] }, /not working properly/, /no funciona bien/],
  ['connection lost', { fail: ['page_bg.wasm', 'drop'] }, /did not arrive in full.*page_bg/, /no llegó entera.*page_bg/],
  ['connection cut', { fail: ['page_bg.wasm', 'cut'] }, /did not arrive in full/, /no llegó entera/],
  ['program truncated', { fail: ['page_bg.wasm', 'truncated'] }, /arrived damaged/, /llegó dos veces dañada/],
  ['one bit of the program flipped', { fail: ['page_bg.wasm', 'flipped'] }, /arrived damaged/, /llegó dos veces dañada/],
  ['one bit of the script flipped', { fail: ['page.js', 'flipped'] }, /arrived damaged.*page-.*js/, /llegó dos veces dañada.*page-.*js/],
  ['a page instead of the program', { fail: ['page_bg.wasm', 'html'] }, /Something else arrived/, /llegó otra cosa/],
  ['led elsewhere', { fail: ['page_bg.wasm', 'elsewhere'] }, /Something else arrived/, /llegó otra cosa/],
  ['script not there', { fail: ['page.js', 'missing'] }, /incomplete.*files\/page-/, /incompleta.*files\/page-/],
  ['a script of the wrong type', { fail: ['page.js', 'mime'] }, /with a type/, /con un tipo/],
  ['a policy without our files', { headers: { 'content-security-policy': "connect-src 'none'" } }, /security policy forbids/, /política de seguridad prohíbe/],
];

for (const [name, { fail, headers = {} }, english, spanish] of FAILURES) {
  test(`says what is wrong: ${name}`, async () => {
    for (const [locale, message] of [['en-GB', english], ['es-MX', spanish]]) {
      if (fail) server.fail(names[fail[0]], fail[1]);
      server.headers = headers;
      await withPage({ locale }, async (page) => {
        await page.locator('#boot').filter({ hasText: message }).waitFor();
        assert.equal(await page.locator('#boot').getAttribute('lang'), locale.slice(0, 2));
        assert.notEqual(await page.locator('html').getAttribute('data-started'), '1');
        assert.ok(page.problems.length > 0, 'the console has the details');
        await page.getByRole('link', { name: /Try again|Reintentar/ }).waitFor();
      });
    }
  });
}

// Speeds up the page's clock while a file hangs.
async function hurried(page, message) {
  const line = page.locator('#boot').filter({ hasText: message });
  for (let tries = 0; tries < 30 && !await line.isVisible(); tries += 1) {
    await page.clock.fastForward(2_000);
    await page.waitForTimeout(100);
  }
  await line.waitFor();
}

for (const [kind, name] of [['hang', 'page_bg.wasm'], ['stuck', 'page.js'], ['hang', 'words/en.txt']]) {
  test(`says what it waits for, and ends the wait: ${kind}, ${name}`, async () => {
    if (name === 'words/en.txt') server.fail(names['words/es.txt'], kind); // or the other language would stand in
    server.fail(names[name], kind);
    const { context, page } = await open(browser, 'about:blank', {});
    await page.clock.install();
    await page.goto(server.url);
    await hurried(page, new RegExp(`still waiting.*${names[name]}`));
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await hurried(page, /stopped sending twice/);
    await context.close();
    server.heal();
  });
}

test('one new try mends what failed once', async () => {
  server.fail(names['page_bg.wasm'], 'flipped', { times: 1 });
  await withPage({}, started);
});

for (const kind of ['missing', 'drop', 'truncated', 'html']) {
  test(`another language stands in for one whose words do not come, and it is said: ${kind}`, async () => {
    server.fail(names['words/es.txt'], kind);
    await withPage({ locale: 'es-MX' }, async (page) => {
      await started(page);
      assert.equal(await page.locator('html').getAttribute('lang'), 'en');
      await page.locator('#status').filter({ hasText: /language could not be loaded/ }).waitFor();
    });
    server.fail(names['words/es.txt'], kind);
    server.fail(names['words/en.txt'], kind);
    await withPage({ locale: 'es-MX' }, async (page) => {
      await page.locator('#boot').filter({ hasText: /files\/words\/en/ }).waitFor();
    });
  });
}

for (const kind of ['missing', 'flipped', 'mime', 'drop']) {
  test(`a page without its style sheet works and says why: ${kind}`, async () => {
    server.fail(names['style.css'], kind);
    await withPage({}, async (page) => {
      await started(page);
      await page.locator('#boot').filter({ hasText: /a part of it is missing.*files\/style-/s }).waitFor();
    });
  });
}

for (const [name, path] of [['later.css', /files\/later-/], ['later.js', /files\/later-/], ['later/en.txt', /files\/later\/en-/]]) {
  test(`a page without what comes later can be played and says why: ${name}`, async () => {
    server.fail(names[name], 'missing');
    await withPage({}, async (page) => {
      await page.locator('#boot').filter({ hasText: /a part of it is missing/ }).filter({ hasText: path }).waitFor();
      await page.locator('[role="gridcell"][tabindex="0"]').press('7');
      await page.locator('#status').filter({ hasText: /7 in R/ }).waitFor();
    });
  });
}

for (const [kind, message] of [['missing', /played by hand.*incomplete.*files\/worker-/], ['flipped', /played by hand.*arrived damaged.*files\/worker-/], ['mime', /played by hand.*with a type/]]) {
  test(`without its worker the page is for playing by hand, and says why: ${kind}`, async () => {
    server.fail(names['worker.js'], kind);
    await withPage({}, async (page) => {
      await started(page);
      await page.locator('#boot').filter({ hasText: message }).waitFor();
      await page.locator('#notices').filter({ hasText: /engine does not start/ }).waitFor();
    });
  });
}

test('what the second program lacks is said, and press again works', async () => {
  server.fail(names['workshop/workshop.js'], 'missing');
  await withPage({ storing: false }, async (page) => {
    await started(page);
    await page.locator('.act[data-action=hint]').click();
    await page.locator('#status').filter({ hasText: /could not be loaded/ }).waitFor();
    server.heal();
    await page.locator('.act[data-action=hint]').click();
    await page.locator('#panel h2').waitFor();
  });
});

test('only the words of one language are fetched to start', () => withPage({ locale: 'es-MX' }, async (page) => {
  await started(page);
  const asked = server.log.slice(0, server.log.indexOf('sw.js'));
  assert.deepEqual(asked.filter((path) => path.startsWith('files/words/')), [names['words/es.txt']]);
  assert.equal(await page.locator('.act[data-action=solve]').innerText(), 'Resolver\nCtrl ⏎');
}));

test('a server that does not know the type of wasm will do', async () => {
  server.fail(names['page_bg.wasm'], 'mime');
  await withPage({}, started);
});

test('says what it needs when there is no JavaScript', () => withPage({ javaScriptEnabled: false }, async (page) => {
  await page.locator('noscript p').filter({ hasText: 'needs JavaScript' }).waitFor();
}));

for (const kind of ['missing', 'flipped', 'hang']) {
  test(`without its own script the page says what may be wrong, by itself: ${kind}`, async () => {
    server.fail(names['boot.js'], kind);
    const { context, page } = await open(browser, 'about:blank', {});
    await page.goto(server.url, { waitUntil: 'commit' });
    const late = page.locator('#boot').getByText('taking too long');
    await late.waitFor({ state: 'attached' });
    await until(page, () => document.styleSheets.length); // nothing is drawn before
    assert.equal(await late.isVisible(), false, 'not at once');
    await late.waitFor({ timeout: 15_000 });
    await page.getByRole('link', { name: /Repair/ }).waitFor();
    await context.close();
    server.heal();
  });
}

test('a page that is cut off says so', async () => {
  const build = await variant(DIST, (folder) => edit(folder, 'index.html', (text) => text.slice(0, text.length >> 1)));
  server.root = build.root;
  await withPage({}, async (page) => {
    await page.locator('#boot').filter({ hasText: /did not arrive in full.*index.html/ }).waitFor();
  });
  server.root = DIST;
  await build.remove();
});
