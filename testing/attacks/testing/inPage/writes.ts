import {
  clear,
  type Example,
  exampleOf,
  frame,
  hasGivenBack,
  press,
  type Sink,
  show,
  sinksOf,
  tags,
  tasks,
  typedFields,
  until,
  use,
  works,
} from "./examples";
import { begin, search } from "./watch";

/**
 * Shows an example of each widget with these texts everywhere: one after the other in its
 * attributes, and distributed over the server's children and typed fields. Presses every control
 * meanwhile.
 * @param shot - the index of the example
 * @returns the tags of the widgets that mounted
 */
export async function writeTexts(texts: readonly string[], shot: number): Promise<string[]> {
  const examples = new Map(tags().map((tag) => [tag, exampleOf(tag, shot)]));
  const singles = sinksOf("string").map((sink) => ({ sink, element: exampleOf(sink.tag, shot) }));
  for (const { sink, element } of singles) element.setAttribute(sink.name, texts[0] ?? "");
  await show(singles.map(({ element }) => element));
  const places = singles.map(({ sink, element }) => {
    // An attribute that takes only certain texts gets a separate element, because the whole widget
    // fails with others.
    if (!works(element)) return { sink, element };
    element.remove();
    return { sink, element: examples.get(sink.tag) as Example };
  });
  const write = (text: string) => {
    for (const { sink, element } of places) element.setAttribute(sink.name, text);
  };
  write(texts[0] ?? "");
  const shown = [...examples.values()];
  for (const example of shown) fillChildren(example, texts, shot);
  await show(shown);
  const working = shown.filter(works).map(({ localName }) => localName);
  search();
  await use(texts);
  for (const text of texts) {
    begin(text);
    write(text);
    await tasks();
    search();
  }
  await clear();
  return working;
}

const spoken = ["title", "alt", "placeholder", "aria-label", "label", "value"];

/** Cuts long texts, because their layout in so many places would take long. */
function fillChildren(root: Element, texts: readonly string[], shot: number): void {
  let at = shot;
  const next = () => {
    at += 1;
    return (texts[at % texts.length] ?? "").slice(0, 2000);
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() !== "") node.data = next();
  }
  for (const name of spoken)
    for (const element of root.querySelectorAll(`[${name}]`))
      if (name !== "value" || element.matches(`option, ${typedFields}`))
        element.setAttribute(name, next());
}

/**
 * Writes these into each URL attribute of each widget, one after the other, and presses every
 * control with each URL that is accepted.
 * @param except - the attribute that is left out
 * @returns the accepted ones as `{tag} {attribute}={URL as the widget parsed it}`
 */
export async function writeUrls(urls: readonly string[], except: string): Promise<string[]> {
  const places = sinksOf("url")
    .filter(({ name }) => name !== except)
    .map(({ tag, name, property }) => {
      const element = exampleOf(tag);
      return { name, place: `${tag} ${name}`, element, read: () => element[property] };
    });
  await show(places.map(({ element }) => element));
  const taken = new Set<string>();
  for (const url of urls) {
    begin(url);
    for (const { element, name } of places) element.setAttribute(name, url);
    // A busy page renders so many updates in several tasks.
    await until(() => places.every(({ element, read }) => !works(element) || read() !== undefined));
    search();
    for (const { place, element, read } of places) {
      const line = `${place}=${read()}`;
      // A URL that is parsed to the same as an earlier one is not tried again.
      if (!works(element) || taken.has(line)) continue;
      taken.add(line);
      begin(`${place}=${url}`);
      press(element, ["1"]);
    }
    await frame();
    search();
  }
  await clear();
  return [...taken];
}

/** Writes or removes an attribute, and returns a function that restores it. */
function change(element: Element, { name }: Sink, text: string | null): () => void {
  const put = (value: string | null) =>
    value === null ? element.removeAttribute(name) : element.setAttribute(name, value);
  const before = element.getAttribute(name);
  put(text);
  return () => put(before);
}

/**
 * Writes to attributes of the shown widgets, or removes them, 20 at a time, and then restores them.
 * @param writes - each attribute by its index, modulo the number of all
 * @returns defects: a widget that neither works nor has failed properly meanwhile, or does not work
 * again
 */
export async function writeOdd(
  writes: readonly (readonly [attribute: number, text: string | null])[],
): Promise<string[]> {
  const sinks = sinksOf();
  const shown = [...document.querySelectorAll("main > *")];
  const undos: (() => void)[] = [];
  for (const [index, [attribute, text]] of writes.entries()) {
    const sink = sinks[attribute % sinks.length] as Sink;
    const element = shown.find(({ localName }) => localName === sink.tag) as Element;
    undos.unshift(change(element, sink, text));
    if (index % 20 === 0) await tasks();
  }
  const isSound = (each: Element) => works(each) || hasGivenBack(each);
  await until(() => shown.every(isSound));
  const wrong = shown.filter((each) => !isSound(each));
  for (const undo of undos) undo();
  await until(() => shown.every(works));
  return [
    ...wrong.map(({ localName }) => `${localName} neither works nor has failed`),
    ...shown
      .filter((each) => !works(each))
      .map(({ localName }) => `${localName} does not work again`),
  ];
}

/** 128 kB of text. A megabyte gives the same counts, but its layout alone would take a second. */
const long = "👍🏽 olá ".repeat(14_564);

/**
 * Puts a very long text into each text attribute and each field of each widget.
 * @returns how often the text was written into the widgets' shadow roots, and how much of it was
 * split into characters, as a multiple of its length
 */
export async function countWork() {
  let split = 0;
  const { segment } = Intl.Segmenter.prototype;
  Intl.Segmenter.prototype.segment = function (text) {
    split += text.length;
    return segment.call(this, text);
  };
  let records: MutationRecord[] = [];
  const observer = new MutationObserver((these) => records.push(...these));
  const found: { place: string; writes: number; segmented: number }[] = [];
  const count = async <T>(place: string, write: () => T): Promise<T> => {
    records = [];
    split = 0;
    const undo = write();
    await tasks();
    found.push({ place, writes: writesIn(records), segmented: split / long.length });
    return undo;
  };

  const shown = tags().map((tag) => exampleOf(tag));
  for (const element of shown) element.style.setProperty("display", "none", "important");
  await show(shown);
  for (const element of shown) {
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    if (element.shadowRoot) observer.observe(element.shadowRoot, all);
    const sinks = sinksOf("string").filter(({ tag }) => tag === element.localName);
    for (const sink of sinks) {
      const undo = await count(`${sink.tag} ${sink.name}`, () => change(element, sink, long));
      undo();
      await tasks();
    }
    for (const field of element.querySelectorAll<HTMLInputElement>(typedFields))
      await count(`${element.localName} typed`, () => {
        field.value = long;
        field.dispatchEvent(new Event("input", { bubbles: true }));
      });
  }
  observer.disconnect();
  Intl.Segmenter.prototype.segment = segment;
  await clear();
  return found;
}

function writesIn(records: readonly MutationRecord[]): number {
  const written = records.flatMap(({ type, target, attributeName, addedNodes }) => {
    if (type === "attributes") return [(target as Element).getAttribute(attributeName ?? "")];
    if (type === "characterData") return [target.textContent];
    return [...addedNodes].map(({ textContent }) => textContent);
  });
  return written.filter((text) => (text ?? "").length >= long.length).length;
}
