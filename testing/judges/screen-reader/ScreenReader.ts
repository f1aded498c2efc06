import type { Page } from "playwright";
import { expect } from "vitest";
import { AccessibilityTree, type LiveRegion } from "./AccessibilityTree";

/** A step is over when nothing has changed for this time. */
const quietMs = 250;

/**
 * Records what a screen reader would say about a page: the focused element after each key, and the
 * messages of live regions.
 */
export class ScreenReader {
  readonly #page: Page;
  readonly #read: () => Promise<AccessibilityTree>;
  readonly #lines: string[] = [];
  #around: readonly string[] = [];
  #focused = "";
  #regions = new Map<number, LiveRegion>();

  /** Creates a reader for a page. */
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

  /** Reads the whole page, or the modal dialog over it. */
  async readAll(): Promise<void> {
    this.#lines.push("# reads", ...(await this.#read()).lines());
  }

  /** Presses a key, and waits until the page stops changing and this was said. */
  press(key: string, said?: RegExp): Promise<void> {
    return this.step(key, () => this.#page.keyboard.press(key), said);
  }

  /** Works like {@link press}, for steps that need more than a key. */
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
        return performance.now() - quietSince > quietMs && (said?.test(text) ?? true)
          ? "said"
          : text;
      })
      .toBe("said");
    this.#lines.splice(start, 0, ...this.#arrival(await this.#read()), ...announced);
  }

  /** All that was said, one phrase per line. */
  toString(): string {
    return `${this.#lines.join("\n").trim()}\n`;
  }

  /** Records a tree. Returns the new messages of its live regions. */
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

  /** The phrases for the new focus: the containers that it has entered, then the control. */
  #arrival(tree: AccessibilityTree): string[] {
    const { phrase = "nothing", around = [] } = tree.focus() ?? {};
    if (phrase === this.#lastFocus) return [];
    const entered = around.filter((each) => !this.#around.includes(each));
    this.#around = around;
    this.#lastFocus = phrase;
    return [...entered, phrase].map((each, index) => `${"  ".repeat(index)}focus: ${each}`);
  }
}
