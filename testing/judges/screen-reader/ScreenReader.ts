import type { Page } from "playwright";
import { expect } from "vitest";
import { AccessibilityTree, type LiveRegion } from "./AccessibilityTree";

/** How long nothing may change before a step is over, in ms. */
const stillness = 250;

/**
 * Writes down what a page says to who listens to it: after each key where the focus is, and what
 * live regions say.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #read: () => Promise<AccessibilityTree>;
  readonly #lines: string[] = [];
  #around: readonly string[] = [];
  #focused = "";
  #regions = new Map<number, LiveRegion>();

  /** Listens to a page from now on. */
  static async of(page: Page): Promise<ScreenReader> {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send("Accessibility.enable");
    const reader = new ScreenReader(page, () => AccessibilityTree.read(devTools));
    reader.#hear(await reader.#read());
    reader.#lines.length = 0;
    return reader;
  }

  private constructor(page: Page, read: () => Promise<AccessibilityTree>) {
    this.#page = page;
    this.#read = read;
  }

  /** Reads the page, or the modal dialog over it, from its first to its last word. */
  async readAll(): Promise<void> {
    this.#lines.push("# reads", ...(await this.#read()).lines());
  }

  /** Presses a key, and listens until nothing changes any more and this has been said. */
  press(key: string, said?: RegExp): Promise<void> {
    return this.step(key, () => this.#page.keyboard.press(key), said);
  }

  /** As {@link press}, for what takes more than a key. */
  async step(name: string, act: () => Promise<unknown>, said?: RegExp): Promise<void> {
    const start = this.#lines.push("", `> ${name}`);
    const announced: string[] = [];
    await act();
    let quietSince = performance.now();
    await expect
      .poll(async () => {
        const tree = await this.#read();
        const before = announced.length + this.#focused;
        announced.push(...this.#hear(tree));
        if (announced.length + this.#focused !== before) quietSince = performance.now();
        const text = [this.#focused, ...announced].join("\n");
        return performance.now() - quietSince > stillness && (said?.test(text) ?? true)
          ? "said"
          : text;
      })
      .toBe("said");
    this.#lines.splice(start, 0, ...this.#arrival(await this.#read()), ...announced);
  }

  /** All that has been said, a phrase a line. */
  toString(): string {
    return `${this.#lines.join("\n").trim()}\n`;
  }

  /** Takes note of a tree; returns what its live regions say that they did not say before. */
  #hear(tree: AccessibilityTree): string[] {
    const regions = new Map(tree.liveRegions().map((region) => [region.id, region]));
    const said = [...regions.values()].flatMap(({ id, politeness, text }) => {
      const known = this.#regions.get(id);
      if (text === "" || text === known?.text) return [];
      const added = known && known.text !== "" && text.startsWith(known.text);
      return [`${politeness}: ${added ? text.slice(known.text.length).trim() : text}`];
    });
    this.#regions = regions;
    this.#focused = tree.focus()?.phrase ?? "";
    return said;
  }

  #lastFocus = "";

  /** Where the focus has come to: the containers that are new, then the control. */
  #arrival(tree: AccessibilityTree): string[] {
    const { phrase = "nothing", around = [] } = tree.focus() ?? {};
    if (phrase === this.#lastFocus) return [];
    const entered = around.filter((each) => !this.#around.includes(each));
    this.#around = around;
    this.#lastFocus = phrase;
    return [...entered, phrase].map((each, index) => `${"  ".repeat(index)}focus: ${each}`);
  }
}
