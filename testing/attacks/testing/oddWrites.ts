import type { Sinks } from "./examples";

/** A write to one attribute of one widget, both by index, modulo their number; null removes the attribute. */
export interface Write {
  readonly widget: number;
  readonly attribute: number;
  readonly text: string | null;
}

/**
 * Runs in a page with examples. Writes to the attributes of the shown widgets, 20 at a time, and then restores them.
 * @returns defects: a widget that neither works nor has failed properly meanwhile, or does not work again
 */
export async function writeOdd([sinks, writes]: readonly [
  readonly Sinks[],
  readonly Write[],
]): Promise<string[]> {
  const { works, hasGivenBack, tasks, frame } = window.examples;
  const shown = [...document.querySelectorAll("main > *")];
  const put = (element: Element, name: string, text: string | null) => {
    if (text === null) element.removeAttribute(name);
    else element.setAttribute(name, text);
  };
  const undos: (() => void)[] = [];
  for (const [index, { widget, attribute, text }] of writes.entries()) {
    const element = shown[widget % shown.length];
    const names = sinks.find(({ tag }) => tag === element?.localName)?.all ?? [];
    const name = names[attribute % names.length];
    if (!element || name === undefined) continue;
    const before = element.getAttribute(name);
    undos.unshift(() => put(element, name, before));
    put(element, name, text);
    if (index % 20 === 0) await tasks();
  }
  await tasks();
  const wrong = shown.filter((each) => !works(each) && !hasGivenBack(each));
  for (const undo of undos) undo();
  const deadline = performance.now() + 3000;
  const open = () => shown.filter((each) => !works(each));
  while (open().length > 0 && performance.now() < deadline) await frame();
  return [
    ...wrong.map(({ localName }) => `${localName} neither works nor has failed`),
    ...open().map(({ localName }) => `${localName} does not work again`),
  ];
}
