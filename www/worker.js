// A worker of the page: waits for the program, which the page has compiled already, and becomes it.
// Rust's `main` then listens for messages and says `Ready`.

self.onmessage = async ({ data: { js, integrity, module } }) => {
  self.onmessage = null;
  try {
    await fetch(js, { integrity }); // imports cannot be given a hash; what they take is what came here
    const { default: init } = await import(js);
    await init({ module_or_path: module });
  } catch (error) {
    // A rejected promise stays in here; an uncaught error reaches the page, as the `error` event of its Worker.
    setTimeout(() => { throw error; });
  }
};
