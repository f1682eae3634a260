// What no first visit waits for: ignoring presses on what has just appeared under the pointer, the focus after a
// command of the menu, and printing.

// A press this soon and this near after another is meant for what was there then.
const SOON = 400; // milliseconds
const NEAR = 24; // pixels

// The targets of presses.
const TARGETS = 'button, a, label, summary, select, input, textarea, [role], [data-cell]';

// The element at a point, and a name that identifies it even if it is redrawn.
function standing({ x, y }) {
  const node = document.elementFromPoint(x, y)?.closest(TARGETS) ?? null;
  const name = node && [node.localName, node.id, node.getAttribute('href'), JSON.stringify(node.dataset)].join();
  return { node, name };
}

const isSame = (one, other) => one.node === other.node || one.name === other.name;

// The last press, with those that followed it this soon.
let burst;

function press({ timeStamp: at, clientX: x, clientY: y }) {
  const isAgain = burst && at - burst.at < SOON && Math.hypot(x - burst.x, y - burst.y) < NEAR;
  burst = isAgain ? { ...burst, at, isAgain } : { at, x, y, stood: standing({ x, y }) };
}

// Checked at every event: the pressed element may be gone before it is clicked.
const isMeant = () => !burst?.isAgain || isSame(burst.stood, standing(burst));

// Before any other listener. Keys and assistive technology click without a pointer, so they cannot be surprised.
function sift(event) {
  if (event.type === 'pointerdown') press(event);
  if (isMeant() || (event.type === 'click' && event.detail === 0)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

for (const kind of ['pointerdown', 'mousedown', 'mouseup', 'click', 'dblclick']) addEventListener(kind, sift, true);

// A command of the menu moves the focus to what it has changed: the menu itself would return it to its button,
// where Enter opens the menu again.
const find = (selector) => document.querySelector(selector);
const isShown = (element) => element?.checkVisibility({ visibilityProperty: true }) ? element : null;

function leave(left) {
  if (document.activeElement !== left) return;
  const result = isShown(find('main.answers #panel:not(:empty)'));
  const place = result ?? isShown(find('#board [tabindex="0"]')) ?? find('#tabs [aria-selected="true"]');
  place.focus({ preventScroll: true });
}

find('#menu')?.addEventListener('click', ({ target }) => {
  if (target.closest('[data-action]')) requestAnimationFrame(() => setTimeout(leave, 0, find('.tools [popovertarget=menu]')));
});

// A sheet returns it to what opened it, unless that is in the closed menu: then it is lost, or on something hidden.
addEventListener('close', () => {
  const { activeElement, body } = document;
  if (activeElement === body || !isShown(activeElement)) leave(activeElement);
}, true);

// Nor is it lost with its element: a button of the Lab may disappear or be disabled when pressed. Firefox reports
// nothing when an element disappears, so each press is checked.
function rescue(left) {
  const isGone = !isShown(left) || left.matches(':disabled');
  if (isGone && document.activeElement === document.body) leave(document.body);
}

addEventListener('focusout', ({ target }) => setTimeout(rescue, 0, target), true);
addEventListener('click', ({ target }) => {
  const pressed = target.closest?.('button');
  if (pressed) requestAnimationFrame(() => setTimeout(rescue, 0, pressed));
});

// Prints the puzzle with what was written into it, without the page around it; without a board, the page.
const WRITTEN = ['cell', 'given', 'own', 'tool', 'supposed', 'box-left', 'box-above', 'coloured'];

function keepOnly({ classList }, kept) {
  classList.remove(...Array.from(classList).filter((name) => !kept.includes(name)));
}

function putOnPaper() {
  const board = isShown(find('#board'));
  if (!board || find('#paper')) return;
  const copy = board.cloneNode(true);
  copy.className = 'board';
  copy.querySelectorAll('svg, .lens, .shown > .digit').forEach((over) => over.remove()); // only explanations
  copy.querySelectorAll('.cell').forEach((cell) => keepOnly(cell, WRITTEN));
  copy.querySelectorAll('.notes div > b').forEach((note) => keepOnly(note, ['mine']));
  for (const node of [copy, ...copy.querySelectorAll('[id]')]) node.removeAttribute('id');
  const [paper, section, figure, caption] = ['div', 'section', 'figure', 'figcaption'].map((name) => document.createElement(name));
  caption.textContent = [find('h1').textContent, ...Array.from(document.querySelectorAll('#chips li'), (chip) => chip.textContent)].join(' · ');
  Object.assign(paper, { id: 'paper', inert: true });
  figure.append(copy, caption);
  section.append(figure);
  paper.append(section);
  paper.dataset.copied = '';
  document.body.append(paper);
}

addEventListener('beforeprint', putOnPaper);
addEventListener('afterprint', () => find('#paper[data-copied]')?.remove());
