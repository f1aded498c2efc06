import { find } from "./watch";

/** An attribute of a widget, with its property. */
export interface Sink {
  readonly tag: string;
  readonly name: string;
  readonly property: string;
  /** The kind of the attribute in the schema. */
  readonly kind: string;
}

/** An element of a widget, with its properties. */
export type Example = HTMLElement & Record<string, unknown>;

/** Fields that a visitor types a text into. */
export const typedFields = "input:not([type]), input[type=text], input[type=search], textarea";

/** No more examples of a widget are kept: further ones only differ in looks, or show failures. */
const maxExamples = 4;
const known = new Map<string, Element[]>();
const sinks: Sink[] = [];

/** The attributes of all widgets, or those of one kind. */
export const sinksOf = (kind?: string) => sinks.filter((sink) => !kind || sink.kind === kind);

/** The tags of all widgets. */
export const tags = () => [...known.keys()];

const main = () => document.querySelector("main") as HTMLElement;
const isWidget = ({ localName }: Element) => localName.startsWith("yy-");
export const works = (widget: Element) => widget.matches(":state(mounted)");
const hasFailed = (widget: Element) => widget.matches(":state(failed)");

/** Whether the widget has failed and shows the server's children again. */
export const hasGivenBack = (widget: Element) =>
  hasFailed(widget) &&
  [...(widget.shadowRoot?.children ?? [])].every(({ localName }) => localName === "slot");

export const frame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Waits three tasks, in which a widget renders without a layout of the page. */
export async function tasks(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Waits three tasks, and then until this holds, ten seconds at most. */
export async function until(holds: () => boolean): Promise<void> {
  await tasks();
  const deadline = performance.now() + 10_000;
  while (!holds() && performance.now() < deadline) await frame();
}

/**
 * Mounts examples of every widget, by its tag, and keeps those that work.
 * @returns the tags without a working example
 */
export async function learn(guides: Readonly<Record<string, string>>, all: readonly Sink[]) {
  sinks.push(...all);
  const clones = new Map<Element, Element>();
  for (const [tag, html] of Object.entries(guides)) {
    const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
    const outermost = [...content.querySelectorAll(tag)].filter(
      (each) => !each.parentElement?.closest(tag),
    );
    known.set(tag, outermost.slice(0, maxExamples));
    for (const each of outermost.slice(0, maxExamples))
      clones.set(each, document.importNode(each, true));
  }
  await show([...clones.values()]);
  for (const [tag, examples] of known)
    known.set(
      tag,
      examples.filter((each) => works(clones.get(each) as Element)),
    );
  await clear();
  return tags().filter((tag) => known.get(tag)?.length === 0);
}

/** An example of the widget, a new one each time; `shot` chooses among them. */
export function exampleOf(tag: string, shot = 0): Example {
  const all = known.get(tag) ?? [];
  const example = all[shot % all.length];
  if (!example) throw new Error(`there is no example of ${tag}`);
  return example.cloneNode(true) as Example;
}

/** Shows these elements, and waits until each widget among them works or has failed. */
export async function show(elements: readonly Element[]): Promise<void> {
  for (const element of elements)
    for (const each of [element, ...element.querySelectorAll("*")])
      if (isWidget(each)) each.setAttribute("data-mount", "eager");
  main().append(...elements);
  const isOpen = (each: Element) => isWidget(each) && !works(each) && !hasFailed(each);
  const deadline = performance.now() + 30_000;
  while (elements.some(isOpen) && performance.now() < deadline) await frame();
  for (const { localName } of elements.filter(isOpen))
    find(`${localName} neither works nor has failed`);
  await frame();
}

/** {@link show}s an example of each, and this markup. */
export function showAll(shot = 0, html = ""): Promise<void> {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
  return show([...tags().map((tag) => exampleOf(tag, shot)), ...content.children]);
}

/** Empties `<main>` and the storages. */
export async function clear(): Promise<void> {
  main().replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // Removed elements unmount one task later.
  await frame();
}

/** Presses every control in an element and in the widgets there, and fills in their fields. */
export function press(root: Element, texts: readonly string[]): void {
  const all = [root, ...root.querySelectorAll("*")].flatMap((each) => [
    each,
    ...(each.shadowRoot?.querySelectorAll("*") ?? []),
  ]);
  for (const [index, element] of all.entries()) {
    if (!element.isConnected || !(element instanceof HTMLElement)) continue;
    if (element.matches(typedFields)) {
      (element as HTMLInputElement).value = texts[index % texts.length] ?? "";
      for (const type of ["input", "change", "blur"])
        element.dispatchEvent(new Event(type, { bubbles: type !== "blur" }));
    }
    if (element.matches("a, button, summary, [type=checkbox], [type=radio], [role=option]"))
      element.click();
  }
}

/** {@link press}es everything on the page, and waits for a frame. */
export async function use(texts: readonly string[]): Promise<void> {
  press(main(), texts);
  await frame();
}
