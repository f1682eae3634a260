// A worker of the page: waits for the program, which the page has already compiled, and becomes it. Rust's `main`
// then listens for messages and says `Ready`.

self.onmessage = async ({ data: { js: file, integrity, module } }) => {
  self.onmessage = null;
  try {
    // The script's address, or the script itself: `single.js`.
    const js = typeof file === 'string' ? file : URL.createObjectURL(file);
    // Imports cannot be given a hash, but they use what was fetched here. It is read to its end: until an answer of
    // the service worker has been, no newer one can take over.
    await (await fetch(js, { integrity })).arrayBuffer();
    const { default: init } = await import(js);
    await init({ module_or_path: module });
  } catch (error) {
    // A rejected promise stays in here; an uncaught error reaches the page, as the `error` event of its Worker.
    setTimeout(() => { throw error; });
  }
};
