/** The attributes of a widget: all, those that take a text, and those that take a URL. */
export interface Sinks {
  readonly tag: string;
  readonly all: readonly string[];
  readonly texts: readonly string[];
  readonly urls: readonly string[];
}

/** The guide's examples of a widget. */
export interface Guide {
  readonly tag: string;
  readonly html: string;
}

/** What {@link installExamples} puts on `window`. */
export interface Examples {
  /**
   * Mounts the guide's examples, and keeps those that work.
   * @returns the tags without a working example
   */
  learn(guides: readonly Guide[]): Promise<string[]>;
  /** An example of the widget, a new one each time; `shot` chooses among them. */
  of(tag: string, shot: number): HTMLElement & Record<string, unknown>;
  /** Shows these elements, and waits until each widget among them works or has failed. */
  show(elements: readonly Element[]): Promise<void>;
  works(widget: Element): boolean;
  /** Whether it has failed, and shows the server's children again. */
  hasGivenBack(widget: Element): boolean;
  /** Presses every control in it, and fills in its fields. */
  press(root: Element, texts: readonly string[]): void;
  /** Presses everything on the page (see {@link press}), and waits for a frame. */
  use(texts: readonly string[]): Promise<void>;
  /** Waits three tasks: long enough for a widget to draw, without the browser laying the page out. */
  tasks(): Promise<void>;
  frame(): Promise<void>;
  clear(): Promise<void>;
}

declare global {
  interface Window {
    examples: Examples;
  }
}

/** Fields that a visitor types a text into. */
export const typedFields = "input:not([type]), input[type=text], input[type=search], textarea";

/** For `addInitScript`, after `installWatch`; refers to nothing outside itself. */
export function installExamples(typed: string): void {
  const known = new Map<string, Element[]>();
  /** Examples kept of each widget; further ones differ in looks only, or show failures. */
  const most = 4;
  const isWidget = ({ localName }: Element) => localName.startsWith("yy-");
  const main = () => document.querySelector("main") as HTMLElement;
  const frame = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const works = (widget: Element) => widget.matches(":state(mounted)");
  const hasFailed = (widget: Element) => widget.matches(":state(failed)");
  const widgetsIn = (root: ParentNode) => [...root.querySelectorAll("*")].filter(isWidget);
  const drawnIn = (widget: Element) => [...(widget.shadowRoot?.querySelectorAll("*") ?? [])];

  async function clear(): Promise<void> {
    main().replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    // Removed elements unmount one task later.
    await frame();
  }

  async function show(elements: readonly Element[]): Promise<void> {
    for (const element of elements)
      for (const widget of [element, ...widgetsIn(element)])
        if (isWidget(widget)) widget.setAttribute("data-mount", "eager");
    main().append(...elements);
    const deadline = performance.now() + 10_000;
    const open = () =>
      elements.filter((each) => isWidget(each) && !works(each) && !hasFailed(each));
    while (open().length > 0 && performance.now() < deadline) await frame();
    for (const { localName } of open())
      window.watch.findings.add(`${window.watch.now}: ${localName} neither works nor has failed`);
    await frame();
  }

  function press(root: Element, texts: readonly string[]): void {
    const all = [root, ...root.querySelectorAll("*")].flatMap((each) => [each, ...drawnIn(each)]);
    for (const [index, element] of all.entries()) {
      if (!element.isConnected || !(element instanceof HTMLElement)) continue;
      if (element.matches(typed)) {
        (element as HTMLInputElement).value = texts[index % texts.length] ?? "";
        for (const type of ["input", "change", "blur"])
          element.dispatchEvent(new Event(type, { bubbles: type !== "blur" }));
      }
      if (element.matches("a, button, summary, [type=checkbox], [type=radio], [role=option]"))
        element.click();
    }
  }

  window.examples = {
    show,
    works,
    press,
    frame,
    clear,
    of(tag, shot) {
      const all = known.get(tag) ?? [];
      const example = all[shot % all.length];
      if (!example) throw new Error(`there is no example of ${tag}`);
      return example.cloneNode(true) as HTMLElement & Record<string, unknown>;
    },
    hasGivenBack: (widget) =>
      hasFailed(widget) &&
      [...(widget.shadowRoot?.children ?? [])].every(({ localName }) => localName === "slot"),
    async use(texts) {
      press(main(), texts);
      await frame();
    },
    async tasks() {
      for (let count = 0; count < 3; count += 1)
        await new Promise((resolve) => setTimeout(resolve));
    },
    async learn(guides) {
      const all = guides.flatMap(({ tag, html }) => {
        const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
        const outermost = [...content.querySelectorAll(tag)].filter(
          (each) => !each.parentElement?.closest(tag),
        );
        return outermost.slice(0, most);
      });
      const clones = all.map((each) => document.importNode(each, true));
      await show(clones);
      for (const [index, example] of all.entries()) {
        if (!works(clones[index] as Element)) continue;
        known.set(example.localName, [...(known.get(example.localName) ?? []), example]);
      }
      await clear();
      return guides.map(({ tag }) => tag).filter((tag) => !known.has(tag));
    },
  };
}
