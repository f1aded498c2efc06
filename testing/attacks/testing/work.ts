import type { Sinks } from "./examples";

/** The work that a widget did for one long text. */
interface Work {
  readonly place: string;
  /** How often it was written into what the widget draws. */
  readonly writes: number;
  /** How much of it was split into characters, as a multiple of its length. */
  readonly segmented: number;
}

/**
 * Runs in a page with examples: puts a text of 128 kB into each text attribute and each field, and counts the work. The
 * counts are the same for a megabyte, which the browser alone would need a second to lay out.
 */
export async function countWork(sinks: readonly Sinks[]): Promise<Work[]> {
  const long = "👍🏽 olá ".repeat(14_564);
  const { examples } = window;
  let split = 0;
  const segment = Intl.Segmenter.prototype.segment;
  Intl.Segmenter.prototype.segment = function (text) {
    split += text.length;
    return segment.call(this, text);
  };
  const isLong = (text: string | null) => (text ?? "").length >= long.length;

  function writesIn(records: readonly MutationRecord[]): number {
    const written = records.flatMap(({ type, target, attributeName, addedNodes }) => {
      if (type === "attributes") return [(target as Element).getAttribute(attributeName ?? "")];
      if (type === "characterData") return [target.textContent];
      return [...addedNodes].map(({ textContent }) => textContent);
    });
    return written.filter(isLong).length;
  }

  const shown = sinks.map(({ tag, texts }) => {
    const element = examples.of(tag, 0);
    element.style.setProperty("display", "none", "important");
    return { tag, texts, element, records: [] as MutationRecord[] };
  });
  await examples.show(shown.map(({ element }) => element));
  const all = { attributes: true, characterData: true, childList: true, subtree: true };
  for (const { element, records } of shown)
    if (element.shadowRoot)
      new MutationObserver((these) => records.push(...these)).observe(element.shadowRoot, all);

  const found: Work[] = [];
  const longest = Math.max(...sinks.map(({ texts }) => texts.length));
  for (let at = 0; at < longest; at += 1) {
    const changed = shown.flatMap(({ tag, texts, element, records }) => {
      const name = texts[at];
      if (name === undefined) return [];
      const before = element.getAttribute(name);
      records.length = 0;
      const place = `${tag} ${name}`;
      const undo = () =>
        before === null ? element.removeAttribute(name) : element.setAttribute(name, before);
      element.setAttribute(name, long);
      return [{ place, records, undo }];
    });
    split = 0;
    await examples.tasks();
    for (const { place, records } of changed)
      found.push({ place, writes: writesIn(records), segmented: split / long.length });
    for (const { undo } of changed) undo();
    await examples.tasks();
  }
  for (const { tag, element, records } of shown)
    for (const field of element.querySelectorAll<HTMLTextAreaElement>("textarea, [type=text]")) {
      records.length = 0;
      split = 0;
      field.value = long;
      field.dispatchEvent(new Event("input", { bubbles: true }));
      await examples.tasks();
      const writes = writesIn(records);
      found.push({ place: `${tag} typed`, writes, segmented: split / long.length });
    }
  Intl.Segmenter.prototype.segment = segment;
  await examples.clear();
  return found;
}
