// What a walk sees of the page after each act. Runs before the page's scripts, in every tab: `eyes.look()`
// describes the screen, `eyes.aim()` finds something to press, `eyes.copied` is what the page copied last.

export function eyes() {
  if (globalThis.eyes) return; // the tab already has it from the browser
  const all = (selector) => [...document.querySelectorAll(selector)];
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  const told = (node) => `${node.localName}${['id', 'data-action', 'data-do', 'data-cell', 'class'].map((name) =>
    (node.getAttribute(name) ? `[${name}=${node.getAttribute(name).slice(0, 30)}]` : '')).find(Boolean) ?? ''}`;

  const cellLook = (cell) => ({
    digit: cell.matches('.shown') ? '' : cell.querySelector('.digit').textContent,
    drawn: cell.querySelector('.digit').textContent,
    given: cell.matches('.given'),
    colours: [...cell.querySelectorAll('.colours i')].map((stripe) => stripe.dataset.colour).join(),
    origin: ['given', 'own', 'tool', 'shown'].find((origin) => cell.classList.contains(origin)),
    marks: ['corner|esquina', 'centre|centro'].map((layer) => cell.ariaLabel.match(`, (?:${layer}) ([^,]+)`)?.[1] ?? '').join('/'),
    mine: [...cell.querySelectorAll('.notes :is(.mine, .centre)')].map((run) => run.textContent).join(''),
    part: cell.matches('.has-role') || [...cell.querySelectorAll('.notes b')].some((run) => run.className && !run.matches('.mine, .centre')),
    hidden: cell.querySelector('.digit').textContent === '' && / (hidden|oculta)$/.test(cell.ariaLabel),
    selected: cell.matches('.selected'),
    name: cell.ariaLabel,
  });

  // Cells out of place: each must be a square of the same size as the others, to a pixel, which an enlarged board
  // scales.
  function crooked(board, cells, side) {
    const near = (a, b) => Math.abs(a - b) <= Math.max(1, board.getBoundingClientRect().width / board.offsetWidth);
    if (cells.length !== side * side) return [`${cells.length} cells on a board of side ${side}`];
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    const { left, top } = boxes[0];
    const [wide, high] = [(boxes.at(-1).right - left) / side, (boxes.at(-1).bottom - top) / side];
    const places = boxes.map((box, at) => [box.left, left + (at % side) * wide, box.top, top + Math.floor(at / side) * high, box.width, wide, box.height, high]);
    const at = places.findIndex(([x, x0, y, y0, w, w0, h, h0]) => !near(x, x0) || !near(y, y0) || !near(w, w0) || !near(h, h0));
    if (at >= 0) return [`cell ${at} of side ${side}: ${places[at].map((x) => Math.round(x * 10) / 10).join(' ')} (is, should: left, top, width, height)`];
    return near(wide, high) && wide > 8 ? [] : [`cells of ${wide} × ${high}`];
  }

  // What covers the middles of the cells in sight.
  function covered(board, cells) {
    const frame = board.getBoundingClientRect();
    const stride = Math.max(1, Math.floor(cells.length / 20));
    return cells.filter((_, at) => at % stride === 0).flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const outside = x < 1 || y < 1 || x > innerWidth - 1 || y > innerHeight - 1;
      if (outside || x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) return [];
      const there = document.elementFromPoint(x, y);
      return there?.closest('[data-cell]') === cell ? [] : [`${told(there ?? document.body)} over cell ${cell.dataset.cell}`];
    });
  }

  // Content that scrolls or is cut off may be wider than the window; what can be pressed may not be cut off.
  const presses = (node) => node.matches('button, input, select, a');
  const contains = (node, inside) => (presses(inside) ? ['auto', 'scroll'] : ['auto', 'scroll', 'hidden', 'clip']).includes(getComputedStyle(node).overflowX);
  const contained = (node, inside) => node !== document.body && (contains(node, inside) || contained(node.parentElement, inside));
  const reader = (node) => getComputedStyle(node).clipPath !== 'none' || node.closest('.skip');

  function wide() {
    const sideways = document.scrollingElement.scrollWidth - innerWidth;
    const outside = all('#page :not(svg *)').filter((node) => {
      const { left, right, width } = node.getBoundingClientRect();
      return width > 0 && (right > innerWidth + 1 || left < -1);
    }).filter((node) => seen(node) && !reader(node) && !contained(node.parentElement, node));
    return [...sideways > 0 ? [`scrolls sideways by ${sideways}`] : [], ...outside.slice(0, 2).map((node) => {
      const { left, right } = node.getBoundingClientRect();
      return `${told(node)} from ${Math.round(left)} to ${Math.round(right)} in a window of ${innerWidth}`;
    })];
  }

  function focus() {
    const node = document.activeElement ?? document.body;
    const modal = all('dialog[open]').at(-1);
    return { lost: node === document.body, hidden: node !== document.body && !seen(node), behind: Boolean(modal && node !== document.body && !modal.contains(node)),
      typing: node.matches('input:not([type=checkbox], [type=range]), textarea, select'), on: told(node), cell: node.dataset.cell ?? '' };
  }

  function look() {
    const [board, main] = [document.getElementById('board'), document.querySelector('main')];
    const cells = all('#board [data-cell]');
    const side = Number(board.dataset.side);
    const sheet = all('dialog[open]').at(-1)?.id ?? '';
    const menu = all('[popover]:popover-open').at(-1)?.id ?? '';
    const shown = seen(board);
    const at = (selector) => all(selector).some((node) => seen(node) && !node.disabled);
    return {
      hash: location.hash, lang: document.documentElement.lang, shows: main.dataset.shows, writes: main.dataset.writes, side, sheet, menu, shown,
      cells: cells.map(cellLook), crooked: shown ? crooked(board, cells, side) : [], covered: shown && !sheet && !menu && !board.matches('.zoomed') ? covered(board, cells) : [], wide: wide(),
      focus: focus(), status: document.getElementById('status').textContent.replace('\u200b', ''), kept: Number(document.getElementById('standing').dataset.saved ?? 0),
      busy: document.getElementById('page').matches('.busy') || at('.lab [data-do=cancel]'), plays: !document.getElementById('player').hidden, starts: main.matches('.starts'),
      undo: at('[data-action=undo]'), redo: !document.querySelector('.tools [data-action=redo]').disabled,
      words: [...all('[data-word]')].filter(seen).map((node) => [node.dataset.word, node.textContent]),
      text: document.getElementById('page').innerText, window: [innerWidth, innerHeight],
    };
  }

  // The middle of one of the visible things that can be pressed, scrolled to if needed.
  function aim(selector, part) {
    const layer = all('dialog[open], [popover]:popover-open').at(-1) ?? document;
    const things = [...layer.querySelectorAll(selector)].filter((node) => seen(node) && !node.disabled && !node.closest('[inert]'));
    const thing = things[Math.floor(part * things.length)];
    if (!thing) return null;
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, right, bottom } = thing.getBoundingClientRect();
    const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    const met = document.elementFromPoint(x, y);
    const takesFocus = thing.matches('button, a, [tabindex]') && thing.contains(met);
    return { x, y, takesFocus, over: met && !thing.matches('.skip, .zoomed [data-cell]') && !thing.contains(met) && !met.contains(thing) ? told(met) : '', meant: meant(thing), name: `${told(thing)} “${(thing.ariaLabel ?? thing.textContent).trim().slice(0, 40)}”` };
  }

  // The targets of presses, as the page hears of them.
  const pressed = 'button, a, label, summary, select, [role=tab], [role=row], [role=treeitem], [data-cell]';
  const named = (node) => [node.localName, node.id, node.getAttribute('href'), JSON.stringify(node.dataset)].join();
  const meant = (node) => node && named(node.control ?? node); // a label passes its press on
  const on = ({ target }) => meant(target.closest?.(pressed)) ?? '';
  for (const kind of ['pointerdown', 'click']) document.addEventListener(kind, (event) => globalThis.eyes.heard.add(on(event)), true);
  addEventListener('pointerdown', (event) => globalThis.eyes.downs.push({ at: event.timeStamp, on: on(event) }), true);
  // A finger's press is aimed again when it is lifted.
  addEventListener('click', (event) => event.detail && Object.assign(globalThis.eyes.downs.at(-1) ?? {}, { on: on(event) }), true);

  globalThis.eyes = { look, aim, copied: '', heard: new Set(), downs: [] };
  const { writeText } = globalThis.Clipboard?.prototype ?? {};
  if (writeText) Clipboard.prototype.writeText = function copy(text) {
    globalThis.eyes.copied = text;
    return writeText.call(this, text);
  };
}
