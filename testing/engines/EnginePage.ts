import { setTimeout as sleep } from "node:timers/promises";
import { lookForTarget, type Point, type Target } from "./lookForTarget";

const reachTimeoutMs = 5_000;

/**
 * The part of a browser's page that tests need, with any protocol. Pages of Playwright and
 * Puppeteer have it; others are adapted to it.
 */
export interface EngineDriver {
  /** Goes to an absolute URL and waits for its `load`. */
  goto(url: string): Promise<unknown>;
  /**
   * Evaluates an expression in the page and awaits it if it is a promise. The value must be
   * representable as JSON.
   */
  evaluate(expression: string): Promise<unknown>;
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  readonly keyboard: {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  /**
   * Chooses files in an `<input type="file">`, which may be in a shadow root (`>>>`); absolute
   * paths.
   */
  chooseFiles(selector: string, paths: readonly string[]): Promise<void>;
}

/**
 * A page in any engine. In selectors `>>>` enters a shadow root: `yy-modal >>> button`. When
 * several elements match, a text selects the first that contains it.
 */
export class EnginePage {
  readonly #driver: EngineDriver;
  readonly #origin: string;

  constructor(driver: EngineDriver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** Goes to a path of the demo and waits for its `load`. */
  async open(path: string): Promise<void> {
    await this.#driver.goto(this.#origin + path);
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

  /** Clicks the middle of an element, once it exists and is not covered. */
  async click(selector: string, text = ""): Promise<void> {
    await this.clickAt(await this.#reach(selector, text));
  }

  async clickAt({ x, y }: Point): Promise<void> {
    const { mouse } = this.#driver;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.up();
  }

  /** Moves the mouse to a place without elements. */
  rest(): Promise<void> {
    return this.#driver.mouse.move(1, 500);
  }

  /** Moves the mouse to the middle of an element, once it exists and is not covered. */
  async hover(selector: string, text = ""): Promise<void> {
    const { x, y } = await this.#reach(selector, text);
    await this.#driver.mouse.move(x, y);
  }

  /** Presses on one element, moves by this distance, and releases. */
  async drag(selector: string, by: Point): Promise<void> {
    const { mouse } = this.#driver;
    const { x, y } = await this.#reach(selector, "");
    await mouse.move(x, y);
    await mouse.down();
    for (const part of [0.25, 0.5, 0.75, 1]) await mouse.move(x + by.x * part, y + by.y * part);
    await mouse.up();
  }

  /** Presses a key as `KeyboardEvent.key` names it. */
  press(key: string): Promise<void> {
    return this.#driver.keyboard.press(key);
  }

  /** Types into the focused element. */
  type(text: string): Promise<void> {
    return this.#driver.keyboard.type(text);
  }

  /** Chooses files in an `<input type="file">` of the page; absolute paths. */
  chooseFiles(selector: string, ...paths: string[]): Promise<void> {
    return this.#driver.chooseFiles(selector, paths);
  }

  /** Replaces the value of a field by typing. */
  async fill(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.evaluate(() => (document.activeElement as HTMLInputElement).select?.());
    await this.type(text);
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

  /** The texts of all visible elements that match. */
  async texts(selector: string): Promise<string[]> {
    return (await this.#look(selector)).filter(({ isShown }) => isShown).map(({ text }) => text);
  }

  /** The number of elements that match, visible or not. */
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
    const deadline = Date.now() + reachTimeoutMs;
    for (;;) {
      const { point, obstacle } = await this.evaluate(lookForTarget, selector, text, true);
      if (point) return point;
      if (Date.now() > deadline)
        throw new Error(`cannot reach ${selector}${text && ` with "${text}"`}: ${obstacle}`);
      await sleep(20);
    }
  }
}
