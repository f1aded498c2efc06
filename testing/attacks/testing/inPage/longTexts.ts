import { clear, exampleOf, show, sinksOf, tags, tasks, typedFields } from "./examples";
import { change } from "./writes";

/** Of 128 kB: the counts are the same for a megabyte, which the browser alone would need a second to lay out. */
const long = "👍🏽 olá ".repeat(14_564);

/**
 * Puts a very long text into each text attribute and each field of each widget.
 * @returns how often it was written into what the widget draws, and how much of it was split into characters, as a
 *   multiple of its length
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
  const count = async (place: string, write: () => void) => {
    records = [];
    split = 0;
    write();
    await tasks();
    found.push({ place, writes: writesIn(records), segmented: split / long.length });
  };

  const shown = tags().map((tag) => exampleOf(tag));
  for (const element of shown) element.style.setProperty("display", "none", "important");
  await show(shown);
  for (const element of shown) {
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    if (element.shadowRoot) observer.observe(element.shadowRoot, all);
    const sinks = sinksOf("string").filter(({ tag }) => tag === element.localName);
    for (const sink of sinks) {
      let undo = () => {};
      await count(`${sink.tag} ${sink.name}`, () => {
        undo = change(element, sink, long);
      });
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
