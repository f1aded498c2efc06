import type { DemoServer } from "@yy/demo-pages/server";
import { afterEach, beforeAll, expect } from "vitest";
import { countResources } from "./countResources";
import type { EnginePage } from "./EnginePage";
import { type EngineWorld, enterEngineWorld } from "./engineWorld";
import { installStage } from "./installStage";
import { watchProblems } from "./watchProblems";

export interface EngineOptions {
  /** Id of the signed-in user; null for signed out. */
  readonly signedInAs?: number | null;
  /** Markup for the page's head. */
  readonly head?: string;
}

/** The engine under test, for the scenarios of a file. */
export interface Engine {
  readonly server: DemoServer;
  readonly page: EnginePage;
  /** Opens the page without a widget, for what must be done before one mounts. */
  ready(): Promise<void>;
  /** Shows markup as the content of `<main>` and waits until every widget in it is mounted. */
  show(html: string): Promise<EnginePage>;
  /** {@link show} for widgets that are not going to mount. */
  showOnly(html: string): Promise<EnginePage>;
  /** Waits for errors of these names, and allows them; otherwise an error fails the scenario. */
  expectErrors(...names: string[]): Promise<void>;
  /** Call for a widget that loads content into the page: its markup is not compared with what was written. */
  changesItsMarkup(): void;
  /** Call when the scenario has left the page: the checks after it are skipped. */
  leavesThePage(): void;
}

const path = "/motores";
const inlineScript = [watchProblems, countResources, installStage]
  .map((install) => `(${install})();`)
  .join("\n");

/** User and head of the page that is open, as JSON; one page for all files of a worker. */
let open: string | undefined;

/**
 * For scenarios that run in every engine. After each one the widgets are removed, and the page must be as before: no
 * listener, timer, attribute or dialog of theirs, no error, and their markup as it was written.
 */
export function useEngine(options: EngineOptions = {}): Engine {
  let world: EngineWorld | undefined;
  let shown: string | undefined;
  let isMounted = false;
  let keepsMarkup = true;
  let expected: readonly string[] = [];

  const started = () => {
    if (world === undefined) throw new Error("useEngine: it exists inside tests and hooks only");
    return world;
  };

  async function openPage({ page, server }: EngineWorld): Promise<void> {
    const { signedInAs = 1, head = "" } = options;
    const wanted = JSON.stringify([signedInAs, head]);
    if (open === wanted) return;
    server.addPage(path, { head, body: "<main></main>", inlineScript });
    // Sign in from a page of the origin, so that it gets the session's cookie.
    if (open === undefined) await page.open(path);
    open = undefined;
    await page.evaluate(signIn, signedInAs);
    await page.open(path);
    open = wanted;
  }

  async function showOnly(html: string): Promise<EnginePage> {
    const { page } = started();
    await openPage(started());
    shown = html;
    isMounted = false;
    keepsMarkup = true;
    expected = [];
    await page.rest();
    await page.evaluate((markup) => window.stage.show(markup), html);
    return page;
  }

  const problems = (page: EnginePage) => page.evaluate(() => window.problems.list());
  const nameOf = (problem: string) => problem.replace(/:.*/s, "");

  beforeAll(async () => {
    world = await enterEngineWorld();
  });

  async function expectNoTrace({ page, server }: EngineWorld, html: string): Promise<void> {
    const left = () => page.evaluate(() => window.stage.leftovers());
    const found = (await problems(page)).filter((it) => !expected.includes(nameOf(it)));
    expect(found, "errors").toEqual([]);
    await page.evaluate(() => window.stage.empty());
    server.reset({ keepsSessions: true });
    await expect.poll(left, { message: "left on the page" }).toEqual([]);
    if (!isMounted) return;
    const changes = await page.evaluate((it) => window.stage.changesOfMarkup(it), html);
    if (keepsMarkup) expect(changes, "markup").toEqual([]);
    await expect.poll(left, { message: "left at the second time" }).toEqual([]);
    await page.evaluate(() => window.stage.empty());
  }

  afterEach(async ({ task }) => {
    const { page, server } = started();
    const html = shown;
    shown = undefined;
    let isReusable = task.result?.state !== "fail" && open !== undefined;
    try {
      if (html === undefined || !isReusable) return;
      isReusable = false;
      await expectNoTrace(started(), html);
      isReusable = await page.evaluate(() => window.stage.isAsOpened());
    } finally {
      if (!isReusable) open = undefined;
      server.reset({ keepsSessions: isReusable });
    }
  });

  return {
    get server() {
      return started().server;
    },
    get page() {
      return started().page;
    },
    ready: () => openPage(started()),
    changesItsMarkup() {
      keepsMarkup = false;
    },
    leavesThePage() {
      shown = undefined;
      open = undefined;
    },
    showOnly,
    async show(html) {
      const page = await showOnly(html);
      const areMounted = () => page.evaluate(() => window.stage.areMounted());
      await expect.poll(areMounted, { message: "every widget is mounted" }).toBe(true);
      isMounted = true;
      return page;
    },
    async expectErrors(...names) {
      const { page } = started();
      await expect.poll(async () => (await problems(page)).map(nameOf)).toEqual(names);
      expected = names;
    },
  };
}

/** Runs in the page. */
async function signIn(userId: number | null): Promise<void> {
  const [deed, body] = userId === null ? ["sign-out", {}] : ["sign-in", { userId }];
  await fetch(`/_demo/${deed}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
