import type { Sinks } from "./examples";

/** What {@link installAttacks} puts on `window`. */
export interface Attacks {
  /**
   * Finds the text attributes that accept only certain texts, such as a list of conditions: with others the widget fails.
   * Once for each page.
   */
  findStrict(sinks: readonly Sinks[]): Promise<void>;
  /**
   * Shows an example of each widget with these texts everywhere: one after the other in its attributes, and distributed
   * over the server's children and typed fields. Presses every control meanwhile.
   * @param shot - which of the examples
   * @returns the tags of the widgets that mounted
   */
  inTexts(sinks: readonly Sinks[], texts: readonly string[], shot: number): Promise<string[]>;
  /**
   * Writes these into each URL attribute of each widget, one after the other, and presses every control with each URL
   * that is accepted.
   * @returns the accepted ones as `{tag} {attribute}={URL as the widget parsed it}`
   */
  inUrls(sinks: readonly Sinks[], urls: readonly string[]): Promise<string[]>;
}

declare global {
  interface Window {
    attacks: Attacks;
  }
}

/** For `addInitScript`, after `installExamples`; refers to nothing outside itself. */
export function installAttacks(typed: string): void {
  /** Tag and attribute. */
  const strict = new Map<string, { readonly tag: string; readonly attribute: string }>();
  let isStrictKnown = false;
  const spoken = ["title", "alt", "placeholder", "aria-label", "label", "value"];
  const { works, tasks, frame } = {
    works: (widget: Element) => window.examples.works(widget),
    tasks: () => window.examples.tasks(),
    frame: () => window.examples.frame(),
  };

  function textsIn(root: Element): Text[] {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (node.data.trim() !== "") found.push(node);
    }
    return found;
  }

  /** Cuts long texts: laying them out in so many places would take the browser long. */
  function fillChildren(root: Element, texts: readonly string[], shot: number): void {
    let at = shot;
    const next = () => {
      at += 1;
      return (texts[at % texts.length] ?? "").slice(0, 2000);
    };
    for (const node of textsIn(root)) node.data = next();
    for (const name of spoken)
      for (const element of root.querySelectorAll(`[${name}]`))
        if (name !== "value" || element.matches(`option, ${typed}`))
          element.setAttribute(name, next());
  }

  window.attacks = {
    async findStrict(sinks) {
      if (isStrictKnown) return;
      const tries = sinks.flatMap(({ tag, texts }) =>
        texts.map((attribute) => {
          const element = window.examples.of(tag, 0);
          element.setAttribute(attribute, "texto <1>");
          return { element, tag, attribute };
        }),
      );
      await window.examples.show(tries.map(({ element }) => element));
      for (const { element, tag, attribute } of tries)
        if (!works(element)) strict.set(`${tag} ${attribute}`, { tag, attribute });
      isStrictKnown = true;
      await window.examples.clear();
    },
    async inTexts(sinks, texts, shot) {
      const plain = sinks.map(({ tag, texts: names }) => ({
        element: window.examples.of(tag, shot),
        names: names.filter((name) => !strict.has(`${tag} ${name}`)),
      }));
      const others = [...strict.values()].map(({ tag, attribute }) => ({
        element: window.examples.of(tag, shot),
        names: [attribute],
      }));
      const all = [...plain, ...others];
      const write = (text: string) => {
        for (const { element, names } of all)
          for (const name of names) element.setAttribute(name, text);
      };
      write(texts[0] ?? "");
      for (const { element } of plain) fillChildren(element, texts, shot);
      await window.examples.show(all.map(({ element }) => element));
      const working = plain.filter(({ element }) => works(element));
      window.watch.search();
      await window.examples.use(texts);
      for (const text of texts) {
        window.watch.now = text.slice(0, 60);
        write(text);
        await tasks();
        window.watch.search();
      }
      await window.examples.clear();
      return working.map(({ element }) => element.localName);
    },
    async inUrls(sinks, urls) {
      const all = sinks.flatMap(({ tag, urls: names }) =>
        names.map((attribute) => {
          const property = attribute
            .slice("data-".length)
            .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
          const element = window.examples.of(tag, 0);
          return { name: `${tag} ${attribute}`, attribute, property, element, read: new Set() };
        }),
      );
      await window.examples.show(all.map(({ element }) => element));
      const taken: string[] = [];
      for (const url of urls) {
        window.watch.now = url.slice(0, 60);
        for (const { element, attribute } of all) element.setAttribute(attribute, url);
        await tasks();
        window.watch.search();
        // A URL parsed to the same as an earlier one needs no second try.
        const fresh = all.filter(
          ({ element, property, read }) => works(element) && !read.has(element[property]),
        );
        for (const { name, element, property, read } of fresh) {
          window.watch.now = `${name}=${url.slice(0, 60)}`;
          read.add(element[property]);
          taken.push(`${name}=${element[property]}`);
          window.examples.press(element, ["1"]);
        }
        await frame();
        window.watch.search();
      }
      await window.examples.clear();
      return taken;
    },
  };
}
