// Precedes `boot.js` in the single-file page, `nonet.html`: unpacks the files embedded in the page.
//
// Each gets its own address, so that everything after works as if a server had sent it, including the comparison of
// its hash. The file itself is the third item of its entry: if a page comes from the disk, some browsers let none
// of its workers read the page's addresses.

const TYPES = { css: 'text/css', js: 'text/javascript', txt: 'text/plain', wasm: 'application/wasm' };

async function unpacked() {
  const elements = Array.from(document.querySelectorAll('script[data-file]'));
  return Object.fromEntries(await Promise.all(elements.map(entry)));
}

async function entry(element) {
  const { file, hash } = element.dataset;
  const packed = new Blob([Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt(0))]);
  element.remove(); // a third of the page's memory
  const bytes = await new Response(packed.stream().pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
  const blob = new Blob([bytes], { type: TYPES[file.split('.').pop()] });
  return [file, [URL.createObjectURL(blob), hash, blob]];
}
