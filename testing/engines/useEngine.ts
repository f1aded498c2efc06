import { type DemoServer, startDemoServer } from "@yy/demo-pages/server";
import { afterEach, expect } from "vitest";
import { bundleForPage } from "../demo/bundleForPage";
import { type EngineDriver, EnginePage } from "./EnginePage";
import type * as inPage from "./inPage";

declare global {
  /** The code of `inPage`, on the page that `show` opens. */
  var stage: typeof inPage;
}

export interface EngineOptions {
  /** The id of the signed-in user; null for a signed-out visitor. */
  readonly signedInAs?: number | null;
  /** Markup for the page's head. */
  readonly head?: string;
}

/** The engine under test, for the scenarios of a file. */
export interface Engine {
  readonly server: DemoServer;
  readonly page: EnginePage;
  /** Opens the page without a widget, for steps before a widget mounts. */
  ready(): Promise<void>;
  /** Shows markup as the content of `<main>` and waits until every widget in it is mounted. */
  show(html: string): Promise<EnginePage>;
  /** Works like {@link show}, for widgets that will not mount. */
  showOnly(html: string): Promise<EnginePage>;
  /** Waits for errors of these names, and allows them; otherwise an error fails the scenario. */
  expectErrors(...names: string[]): Promise<void>;
  /**
   * Call this for a widget that loads content into the page: its markup is not compared with the
   * written one then.
   */
  changesItsMarkup(): void;
  /** Call this when the scenario has left the page: the checks after it are skipped then. */
  leavesThePage(): void;
}

const engines = ["chromium", "firefox", "webkit"];
const { YY_ENGINE: name = "chromium" } = process.env;
if (!engines.includes(name)) throw new Error(`YY_ENGINE is ${engines.join(", ")}, not ${name}`);
// Only the tested engine's module is imported, because the drivers of the others are installed for
// `npm run test:browsers`.
const { launch } = (await import(`./launch/${name}.ts`)) as { launch(): Promise<EngineDriver> };

// The browser that the files of a worker share, because a launch takes longer than a file's tests.
const server = await startDemoServer();
const page = new EnginePage(await launch(), server.origin);

/** The user and head of the open page as JSON. The files of a worker share one page. */
let open: string | undefined;

const path = "/motores";

/**
 * Provides the engine for scenarios that run in all engines. After each one the widgets are
 * removed, and the page must be as before: without attributes or dialogs of widgets, without
 * errors, and with their markup as it was written.
 */
export function useEngine({ signedInAs = 1, head = "" }: EngineOptions = {}): Engine {
  const newScenario = (html: string) => {
    return { html, isMounted: false, keepsMarkup: true, expected: [] as readonly string[] };
  };
  let scenario = newScenario("");

  async function ready(): Promise<void> {
    const wanted = JSON.stringify([signedInAs, head]);
    if (open === wanted) return;
    const inlineScript = await bundleForPage("testing/engines/inPage.ts", "stage");
    server.addPage(path, { head, body: "<main></main>", inlineScript });
    // The sign-in is from a page of the origin, so that the origin gets the session's cookie.
    if (open === undefined) await page.open(path);
    open = undefined;
    await page.evaluate(signIn, signedInAs);
    await page.open(path);
    open = wanted;
  }

  async function showOnly(html: string): Promise<EnginePage> {
    await ready();
    scenario = newScenario(html);
    await page.rest();
    await page.evaluate((markup) => stage.show(markup), html);
    return page;
  }

  const problems = () => page.evaluate(() => stage.problems());
  const nameOf = (problem: string) => problem.replace(/:.*/s, "");

  async function expectNoTrace(): Promise<void> {
    const { html, isMounted, keepsMarkup, expected } = scenario;
    const left = () => page.evaluate(() => stage.leftovers());
    const found = (await problems()).filter((it) => !expected.includes(nameOf(it)));
    expect(found, "errors").toEqual([]);
    await page.evaluate(() => stage.empty());
    server.reset({ keepsSessions: true });
    await expect.poll(left, { message: "left on the page" }).toEqual([]);
    if (!isMounted) return;
    const changes = await page.evaluate((it) => stage.changesOfMarkup(it), html);
    if (keepsMarkup) expect(changes, "markup").toEqual([]);
    await expect.poll(left, { message: "left at the second time" }).toEqual([]);
  }

  afterEach(async ({ task }) => {
    const opened = open;
    open = undefined;
    try {
      if (task.result?.state === "fail" || opened === undefined) return;
      if (scenario.html !== "") await expectNoTrace();
      // A page with other changes is opened again by the next scenario.
      if (await page.evaluate(() => stage.isAsOpened())) open = opened;
    } finally {
      scenario = newScenario("");
      server.reset({ keepsSessions: open !== undefined });
    }
  });

  return {
    server,
    page,
    ready,
    changesItsMarkup() {
      scenario.keepsMarkup = false;
    },
    leavesThePage() {
      open = undefined;
    },
    showOnly,
    async show(html) {
      await showOnly(html);
      const areMounted = () => page.evaluate(() => stage.areMounted());
      await expect.poll(areMounted, { message: "every widget is mounted" }).toBe(true);
      scenario.isMounted = true;
      return page;
    },
    async expectErrors(...names) {
      await expect.poll(async () => (await problems()).map(nameOf)).toEqual(names);
      scenario.expected = names;
    },
  };
}

/** Runs in the page. */
async function signIn(userId: number | null): Promise<void> {
  await fetch(`/_demo/sign-${userId === null ? "out" : "in"}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ userId }),
  });
}
