import { setTimeout as sleep } from "node:timers/promises";
import type { EngineDriver, Point } from "./EngineDriver";
import { lookForTarget, type Target } from "./lookForTarget";

const patience = 5_000;

/**
 * A page in any engine. In selectors `>>>` enters a shadow root: `yy-modal >>> button`. Where several elements match, a
 * text selects the first that contains it.
 */
export class EnginePage {
  readonly #driver: EngineDriver;
  readonly #origin: string;

  constructor(driver: EngineDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Goes to a path of the demo and waits for its `load`. */
  open(path: string): Promise<void> {
    return this.#driver.open(this.#origin + path);
  }

  /** Calls a function in the page; it must use no variable from outside. */
  async evaluate<Args extends readonly unknown[], Result>(
    inPage: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result> {
    const json = await this.#driver.evaluate(
      `(async () => JSON.stringify(await (${inPage})(...${JSON.stringify(args)})))()`,
    );
    return (typeof json === "string" ? JSON.parse(json) : undefined) as Result;
  }

  /** Clicks the middle of an element, once it is there and nothing covers it. */
  async click(selector: string, text = ""): Promise<void> {
    await this.hover(selector, text);
    await this.#driver.pressPointer();
    await this.#driver.releasePointer();
  }

  /** Moves the mouse to a place where it points at nothing. */
  rest(): Promise<void> {
    return this.#driver.movePointer({ x: 1, y: 500 });
  }

  async clickAt(point: Point): Promise<void> {
    await this.#driver.movePointer(point);
    await this.#driver.pressPointer();
    await this.#driver.releasePointer();
  }

  /** Moves the mouse to the middle of an element, once it is there and nothing covers it. */
  async hover(selector: string, text = ""): Promise<void> {
    await this.#driver.movePointer(await this.#reach(selector, text));
  }

  /** Presses on one element, moves by this distance, and releases. */
  async drag(selector: string, by: Point): Promise<void> {
    const from = await this.#reach(selector, "");
    await this.#driver.movePointer(from);
    await this.#driver.pressPointer();
    for (const part of [0.25, 0.5, 0.75, 1])
      await this.#driver.movePointer({ x: from.x + by.x * part, y: from.y + by.y * part });
    await this.#driver.releasePointer();
  }

  /** Presses a key as `KeyboardEvent.key` names it, with `Shift+` before it if needed. */
  press(key: string): Promise<void> {
    return this.#driver.pressKey(key);
  }

  /** Types into the focused element. */
  type(text: string): Promise<void> {
    return this.#driver.type(text);
  }

  /** Replaces the value of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.evaluate(() => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement)
        activeElement.select();
    });
    await this.#driver.type(text);
  }

  /** Puts the focus on the first element that matches. */
  focus(selector: string): Promise<void> {
    return this.evaluate((path) => {
      const [first = "", ...inner] = path.split(">>>");
      let element = document.querySelector<HTMLElement>(first);
      for (const step of inner) element = element?.shadowRoot?.querySelector(step) ?? null;
      element?.focus();
    }, selector);
  }

  /** Chooses files in an `<input type="file">` of the page; absolute paths. */
  chooseFiles(selector: string, ...paths: string[]): Promise<void> {
    return this.#driver.chooseFiles(selector, paths);
  }

  /** The texts of all visible elements that match. */
  async texts(selector: string): Promise<string[]> {
    return (await this.#look(selector)).filter(({ isShown }) => isShown).map(({ text }) => text);
  }

  /** Number of elements that match, visible or not. */
  async count(selector: string): Promise<number> {
    return (await this.#look(selector)).length;
  }

  /** Whether a visible element matches and contains the text. */
  async isShown(selector: string, text = ""): Promise<boolean> {
    return (await this.texts(selector)).some((shown) => shown.includes(text));
  }

  /** The value of the first field that matches. */
  async value(selector: string): Promise<string | undefined> {
    return (await this.#look(selector))[0]?.value;
  }

  /** An attribute of the first element that matches. */
  async attribute(selector: string, name: string): Promise<string | undefined> {
    return (await this.#look(selector))[0]?.attributes[name];
  }

  /** An attribute of all elements that match; empty where it is absent. */
  async attributes(selector: string, name: string): Promise<string[]> {
    return (await this.#look(selector)).map(({ attributes }) => attributes[name] ?? "");
  }

  async #look(selector: string): Promise<Target[]> {
    return (await this.evaluate(lookForTarget, selector, "", false)).all;
  }

  async #reach(selector: string, text: string): Promise<Point> {
    const deadline = Date.now() + patience;
    for (;;) {
      const { point, obstacle } = await this.evaluate(lookForTarget, selector, text, true);
      if (point) return point;
      if (Date.now() > deadline)
        throw new Error(`cannot reach ${selector}${text && ` with "${text}"`}: ${obstacle}`);
      await sleep(20);
    }
  }
}
