// Acts in the other workspaces, and presses anywhere: Solutions, Create, Text, Library, Lab, Learn.

// Paper and the file chooser belong to the browser, and links away from the page leave it.
const LEFT_ALONE = ['print', 'print-qr', 'open-file', 'update', 'save-png'].map((name) => `:not([data-action=${name}])`).join('');
// Changed keys would do something else from then on.
const PRESSED = `button:not(#help-keys *)${LEFT_ALONE}, summary, [role=tab], [role=row][tabindex], [role=treeitem], a[href^="#"]`;
const FIELDS = 'input:not([type=file], [type=checkbox], [type=radio], [type=range]), textarea';
const ODD = ['', '1', '7', '40', 'abc', '-3', '999999999999', '1e9', 'ñ', '٣'];
const QUICK = ['#create-panel button', '[data-action=make]', '[data-action=scramble]', '[data-action=canonical]', '[data-action=compare]'];

const inside = (name) => (now) => now.shows === name && !now.sheet && !now.menu;
const within = (name, selector = PRESSED) => ({ hand, of }) => hand.press(selector.split(', ').map((part) => `#work-${name} ${part}`).join(', '), of());
const still = (now) => !now.sheet && !now.menu;

export const WORK = [
  { name: 'press anything', weight: 10, changes: 'board', act: ({ hand, of }) => hand.press(PRESSED, of()) },
  { name: 'press anything twice', weight: 4, changes: 'board', act: ({ hand, of }) => hand.pressTwice(PRESSED, of()) },
  { name: 'odd text into a field', weight: 4, changes: 'board', act: ({ hand, of, one }) => hand.type(FIELDS, of(), one(ODD)) },
  { name: 'a choice', weight: 3, when: still, changes: 'board', act: choice },
  { name: 'a tick', weight: 2, changes: 'board', act: ({ hand, of }) => hand.press('.work label:has([type=checkbox], [type=radio])', of()) },
  { name: 'Tab', weight: 3, changes: 'nothing', act: ({ hand, one }) => hand.key(one(['Tab', 'Tab', 'Shift+Tab'])) },
  { name: 'Enter or Space', byKeys: true, weight: 3, when: (now) => !now.focus.typing, changes: 'board', act: ({ hand, one }) => hand.key(one(['Enter', 'Space'])) },
  { name: 'in Solutions', weight: 10, when: inside('solutions'), changes: 'board', act: within('solutions') },
  { name: 'in Create', weight: 10, when: inside('create'), changes: 'board', act: ({ hand, of, one }) => hand.press(one(QUICK), of()) },
  { name: 'in Text', weight: 10, when: inside('text'), changes: 'board', act: within('text') },
  { name: 'in the Library', weight: 14, when: inside('library'), changes: 'board', act: within('library') },
  { name: 'in the Lab', weight: 20, when: inside('lab'), changes: 'nothing', act: within('lab') },
  { name: 'a run of the Lab', byKeys: true, weight: 8, when: inside('lab'), changes: 'nothing', act: ({ hand, one }) => hand.key(one(['Space', 'j', 'l', 'l', 'k', 'Escape'])) },
  { name: 'in Learn', weight: 14, when: inside('learn'), changes: 'board', act: within('learn') },
];

async function choice({ hand, of, page }) {
  const lists = await page.locator('.work select').filter({ visible: true }).count();
  if (!lists) return '';
  const place = Math.floor(of() * lists);
  return hand.choose(`.work select:visible >> nth=${place}`, of());
}
