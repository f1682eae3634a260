// What the page does that no first visit waits for: presses on what has only just come under the pointer, where the
// focus goes after a command of the menu, and what is printed.

// A press so soon and so near after another is meant for what stood there then.
const SOON = 400; // milliseconds
const NEAR = 24; // pixels

// What a press can be for.
const TARGETS = 'button, a, label, summary, select, input, textarea, [role], [data-cell]';

// What stands in a place, and a name by which the same thing is known if it is drawn anew.
function standing({ x, y }) {
  const node = document.elementFromPoint(x, y)?.closest(TARGETS) ?? null;
  const name = node && [node.localName, node.id, node.getAttribute('href'), JSON.stringify(node.dataset)].join();
  return { node, name };
}

const isSame = (one, other) => one.node === other.node || one.name === other.name;

// The press before, with those that came so soon after it.
let burst;

function press({ timeStamp: at, clientX: x, clientY: y }) {
  const isAgain = burst && at - burst.at < SOON && Math.hypot(x - burst.x, y - burst.y) < NEAR;
  burst = isAgain ? { ...burst, at, isAgain } : { at, x, y, stood: standing({ x, y }) };
}

// Asked at every event: what is pressed may go before it is clicked.
const isMeant = () => !burst?.isAgain || isSame(burst.stood, standing(burst));

// Before anybody hears of it. Keys and assistive technology click without a pointer that could have been taken by surprise.
function sift(event) {
  if (event.type === 'pointerdown') press(event);
  if (isMeant() || (event.type === 'click' && event.detail === 0)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

for (const kind of ['pointerdown', 'mousedown', 'mouseup', 'click', 'dblclick']) addEventListener(kind, sift, true);

// A command of the menu gives the focus to what it has changed: the menu itself would give it back to its button, where
// Enter opens the menu once more.
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

// A sheet gives it back to what opened it, unless that is in the closed menu: then nothing has it, or what is not shown.
addEventListener('close', () => {
  const { activeElement, body } = document;
  if (activeElement === body || !isShown(activeElement)) leave(activeElement);
}, true);

// Nor is it lost with what had it: a button of the Lab that is pressed may go, or may not be pressed any more. Of what
// goes Firefox says nothing, so each press is looked after.
function rescue(left) {
  const isGone = !isShown(left) || left.matches(':disabled');
  if (isGone && document.activeElement === document.body) leave(document.body);
}

addEventListener('focusout', ({ target }) => setTimeout(rescue, 0, target), true);
addEventListener('click', ({ target }) => {
  const pressed = target.closest?.('button');
  if (pressed) requestAnimationFrame(() => setTimeout(rescue, 0, pressed));
});

// Printed is the puzzle with what was written into it, never the page around it; where there is no board, the page.
const WRITTEN = ['cell', 'given', 'own', 'tool', 'supposed', 'box-left', 'box-above', 'coloured'];

function keepOnly({ classList }, kept) {
  classList.remove(...Array.from(classList).filter((name) => !kept.includes(name)));
}

function putOnPaper() {
  const board = isShown(find('#board'));
  if (!board || find('#paper')) return;
  const copy = board.cloneNode(true);
  copy.className = 'board';
  copy.querySelectorAll('svg, .lens, .shown > .digit').forEach((over) => over.remove()); // what only explains something
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
