// The walker's hand: a mouse at coordinates, or a finger, and a keyboard. It presses whatever is at a place.

import { drawn, paste } from '../person.mjs';
import { Broken } from './laws.mjs';

// Two presses this close are a double press, in milliseconds; a busy machine may take longer between them.
const TWICE = 350;

export class Hand {
  constructor(page, isTouch) {
    Object.assign(this, { page, isTouch });
  }

  // Finds a target, scrolling to it so that it can be pressed.
  async aim(selector, part = 0) {
    const target = await this.page.evaluate(([selector, part]) => globalThis.eyes.aim(selector, part), [selector, part]);
    if (target?.over) throw new Broken('within reach', `${target.over} over ${target.name}`);
    return target;
  }

  // Firefox may not have laid out a new window yet: points outside of it cannot be pressed.
  async at(x, y) {
    const { width, height } = this.page.viewportSize();
    if (x >= width || y >= height) return;
    const press = this.isTouch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
    await press.catch((error) => {
      if (!error.message.includes('out of bounds')) throw error;
    });
  }

  // Presses one of these; returns the name of its target.
  async press(selector, part = 0) {
    const target = await this.aim(selector, part);
    if (!target) return '';
    await this.at(target.x, target.y);
    await drawn(this.page);
    // Something that arrived meanwhile may have moved it away.
    const met = await this.page.evaluate(() => globalThis.eyes.downs.at(-1)?.on);
    this.pressed = target.takesFocus && met === target.meant ? target.name : '';
    return target.name;
  }

  // Presses it twice in a row, without moving. Nothing else that appears under the pointer may get the press.
  async pressTwice(selector, part = 0) {
    const target = await this.aim(selector, part);
    if (!target) return '';
    await this.page.evaluate(() => globalThis.eyes.heard.clear());
    for (let time = 0; time < 2; time += 1) await this.at(target.x, target.y);
    await drawn(this.page);
    const { heard, wait } = await this.page.evaluate(() => {
      const [first, second] = globalThis.eyes.downs.slice(-2);
      return { heard: [...globalThis.eyes.heard].filter(Boolean), wait: second.at - first.at };
    });
    if (heard.length > 1 && wait < TWICE) throw new Broken('a double press presses one thing', `${target.name}: ${heard.join(' and ')}`);
    return `${target.name} twice`;
  }

  // From the middle of one to the middle of another.
  async drag(selector, from, to) {
    const [begin, end] = [await this.aim(selector, from), await this.aim(selector, to)];
    if (!begin || !end || this.isTouch) return '';
    // The second may have been scrolled to, and the first away.
    const { width, height } = this.page.viewportSize();
    if ([begin, end].some(({ x, y }) => x < 0 || y < 0 || x >= width || y >= height)) return '';
    await this.page.mouse.move(begin.x, begin.y);
    await this.page.mouse.down();
    await this.page.mouse.move(end.x, end.y, { steps: 4 });
    await this.page.mouse.up();
    return `${begin.name} to ${end.name}`;
  }

  async key(key) {
    await this.page.keyboard.press(key);
    await drawn(this.page);
    return key;
  }

  // Types into one of the visible fields, replacing its content.
  async type(selector, part, text) {
    const name = await this.press(selector, part);
    if (!name) return '';
    await this.page.keyboard.press('Control+a');
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Tab');
    return `${name}: ${text}`;
  }

  // Uses the real clipboard if a page may fill it.
  async paste(text) {
    const filled = await this.page.evaluate((text) => navigator.clipboard.writeText(text).then(() => true, () => false), text);
    if (filled && text) await this.page.keyboard.press('Control+v');
    else await paste(this.page, text);
    await drawn(this.page);
  }

  // Chooses an option of a list: the browser's own window for it cannot be reached.
  async choose(selector, part) {
    const list = this.page.locator(selector);
    if (!await list.isVisible()) return '';
    const values = await list.evaluate((node) => [...node.options].filter((option) => !option.hidden && !option.disabled).map(({ value }) => value));
    const value = values[Math.floor(part * values.length)];
    await list.selectOption(value);
    return `${selector} ${value}`;
  }
}
