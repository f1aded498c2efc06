/** How widgets come and go: put in and taken out when their requests are answered or before that, or with the page. */
export type Scenario = "at rest" | "in flight" | "Turbo visits";

/** Longest wait for a widget of an example, in ms: one that is hidden does not mount. */
const patience = 5000;

/** Longest wait for one that has mounted before, on a busy machine, in ms. */
const longPatience = 60_000;

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

async function until(isSo: () => boolean, time = longPatience): Promise<boolean> {
  const deadline = performance.now() + time;
  while (!isSo() && performance.now() < deadline) await nextTask();
  return isSo();
}

const allAnswered = () => until(() => requests === 0);

const host = () => document.querySelector("main") ?? document.body;

const isWidget = ({ localName }: Element) => localName.startsWith("yy-");

/** Those that are not mounted; but not what they load themselves, which may be out of view, and wait. */
const missing = () =>
  [...host().querySelectorAll("[data-mount=eager]")].filter(
    (element) => isWidget(element) && !element.matches(":state(mounted)"),
  );

const areMounted = () => missing().length === 0;

/** Of each tag the first in its guide that mounts here, as markup that mounts at once. */
async function examples(names: readonly string[]): Promise<string> {
  const found: string[] = [];
  for (const name of names) {
    const html = await (await send(`/widgets/${name}`)).text();
    const guide = new DOMParser().parseFromString(html, "text/html");
    for (const element of guide.querySelectorAll("*"))
      if (isWidget(element)) element.setAttribute("data-mount", "eager");
    const all = [...guide.querySelectorAll(`yy-${name}`)].map(({ outerHTML }) => outerHTML);
    found.push(await firstThatMounts(all));
  }
  host().replaceChildren();
  return found.join("\n");
}

/** @throws Error when none does */
async function firstThatMounts(all: readonly string[]): Promise<string> {
  for (const html of all) {
    host().innerHTML = html;
    if (!(await until(areMounted, patience))) continue;
    // What it needs of its guide, a region beside it say, may be missed a moment later.
    await allAnswered();
    await nextTask();
    if (areMounted()) return html;
  }
  throw new Error(`none of these mounts: ${all.join("\n")}`);
}

interface Order {
  readonly html: string;
  readonly scenario: Scenario;
  readonly times: number;
}

/** Puts the markup into the page and takes it out again; or goes to and fro between pages with it, then away. */
async function comeAndGo({ html, scenario, times }: Order): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    if (scenario === "Turbo visits") await turboVisit(done % 2 ? "/bench/there" : "/bench/here");
    else host().innerHTML = html;
    if (!(await until(areMounted))) throw new Error(`not mounted: ${missing()[0]?.outerHTML}`);
    if (scenario !== "in flight") await allAnswered();
    if (scenario === "Turbo visits") continue;
    host().replaceChildren();
    // They are taken down a task after they have left.
    await nextTask();
    await allAnswered();
  }
  // Turbo's cache holds the last preview of a page that is open, widgets and all.
  if (scenario === "Turbo visits") await turboVisit("/bench/rest");
  await allAnswered();
}

function turboVisit(path: string): Promise<unknown> {
  const loaded = new Promise((resolve) =>
    document.addEventListener("turbo:load", resolve, { once: true }),
  );
  (window as unknown as { Turbo: { visit(path: string): void } }).Turbo.visit(path);
  return loaded;
}

Object.assign(window, { heap: { examples, comeAndGo } });
