/** When the widgets of a cycle leave: once every request of theirs is answered, or while they are under way. */
export type Leaving = "at rest" | "in flight";

/** Longest wait for a widget, in ms: one that is hidden does not mount. */
const patience = 5000;

let requests = 0;
const send = window.fetch;
window.fetch = async (...request) => {
  requests += 1;
  try {
    return await send(...request);
  } finally {
    requests -= 1;
  }
};

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const isWidget = ({ localName }: Element) => localName.startsWith("yy-");
/** Those of the examples; what they load themselves may be out of view, and wait. */
const widgetsIn = (root: ParentNode) =>
  [...root.querySelectorAll("[data-mount=eager]")].filter(isWidget);

async function until(isSo: () => boolean): Promise<boolean> {
  const deadline = performance.now() + patience;
  while (!isSo() && performance.now() < deadline) await nextTask();
  return isSo();
}

function host(): HTMLElement {
  return document.querySelector("main") ?? document.body;
}

const isMounted = (widget: Element) => widget.matches(":state(mounted)");

/** Of each tag the first in its guide that mounts here, as markup that mounts at once. */
async function examples(names: readonly string[]): Promise<readonly string[]> {
  const found = new Map<string, string>();
  for (const name of names) {
    const html = await (await send(`/widgets/${name}`)).text();
    const guide = new DOMParser().parseFromString(html, "text/html");
    for (const element of guide.querySelectorAll("*"))
      if (isWidget(element)) element.setAttribute("data-mount", "eager");
    for (const example of guide.querySelectorAll(`yy-${name}`)) {
      host().innerHTML = example.outerHTML;
      if (!(await staysMounted())) continue;
      found.set(name, example.outerHTML);
      break;
    }
  }
  host().replaceChildren();
  const missing = names.filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`no example mounts of ${missing.join(", ")}`);
  return [...found.values()];
}

/** What it needs of its guide, a region beside it say, may be missed a moment later. */
async function staysMounted(): Promise<boolean> {
  const isWhole = () => widgetsIn(host()).every(isMounted);
  if (!(await until(isWhole))) return false;
  await until(() => requests === 0);
  await nextTask();
  return isWhole();
}

async function allMounted(): Promise<void> {
  if (await until(() => widgetsIn(host()).every(isMounted))) return;
  const missing = widgetsIn(host()).filter((widget) => !isMounted(widget));
  throw new Error(`not mounted: ${missing.map(({ outerHTML }) => outerHTML).join("\n")}`);
}

/** Puts the markup into the page and takes it out again, that many times. */
async function cycle(html: string, times: number, leaving: Leaving): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    host().innerHTML = html;
    await allMounted();
    if (leaving === "at rest") await until(() => requests === 0);
    host().replaceChildren();
    // They are taken down a task after they have left.
    await nextTask();
    await until(() => requests === 0);
  }
}

/** Goes to and fro between the first two pages with Turbo, that many times, and ends on the third. */
async function visits(
  [here, there, rest]: readonly [string, string, string],
  times: number,
): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    await turboVisit(done % 2 ? there : here);
    await allMounted();
    await until(() => requests === 0);
  }
  await turboVisit(rest);
  await until(() => requests === 0);
}

function turboVisit(path: string): Promise<void> {
  const loaded = new Promise<void>((resolve) =>
    document.addEventListener("turbo:load", () => resolve(), { once: true }),
  );
  (window as unknown as { Turbo: { visit(path: string): void } }).Turbo.visit(path);
  return loaded;
}

Object.assign(window, { heap: { examples, cycle, visits } });
