import { tasksDuring } from "@yy/testing/taskTimes";
import type { Page } from "playwright";
import { type Bench, template } from "../bench/bench";
import { content, emailField } from "../bench/parts/forms";
import { costOf, visit, visitPage } from "../bench/visit";

/**
 * An action of widgets on a new page that is measured on the main thread: figure → ms of CPU time,
 * one or several samples.
 */
export interface Scenario {
  readonly name: string;
  /** The number of measurements with each of two builds. */
  readonly rounds: number;
  readonly measure: (bench: Bench) => Promise<Readonly<Record<string, readonly number[]>>>;
}

/** A task of this length takes 50 ms, and so is a long one, on a processor four times slower. */
const longTask = 50 / 4;

const buttons = template("buttons/ours.html");
const button = (userId: number) => `<div>${buttons({ userId, userName: `Loja ${userId}` })}</div>`;
const manyButtons = Array.from({ length: 200 }, (_, index) => button(1000 + index)).join("");

/**
 * Mounts two hundred follow buttons in view. The first time, in which the engine compiles, is left
 * out. There are only three more times, because later the engine optimizes hot code, and twice the
 * work would not take longer.
 */
async function mountButtons(bench: Bench, flavour: "react" | "lite") {
  const contender = { name: "buttons", flavour, page: "buttons/oursPage.html" };
  const styles = template("buttons/page.css")();
  bench.server.addPage("/bench/page.css", {
    html: styles,
    headers: { "content-type": "text/css" },
  });
  const selector = "yy-follow-button";
  const content = { box: "", className: "in-view", first: button(2) };
  return visitPage(bench, contender, content, async (visited) => {
    const { page } = visited;
    await page.evaluate((all) => inPage.ready(all), { selector });
    const order = { html: manyButtons, selector, near: 200, phase: 5 };
    const thread = await repeated(4, async () => {
      const mounting = await costOf(visited, () => page.evaluate((o) => inPage.mount(o), order));
      await page.evaluate(() => inPage.remove());
      return mounting.thread;
    });
    return { thread };
  });
}

const words = "<p>peça única, já lavada e passada, com envio em dois dias úteis.</p>".repeat(12);

/**
 * Opens and closes a modal without its animation, whose number of frames depends on the machine.
 */
async function openModal(bench: Bench) {
  const contender = { name: "modal", flavour: "react", page: "dialogs/modal.html" };
  return visitPage(bench, contender, { words, field: "" }, async (visited) => {
    const { page } = visited;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const thread = await repeated(8, async () => {
      const turn = await costOf(visited, async () => {
        await page.locator("#trigger").click();
        await page.evaluate(() => inPage.quiet());
        await page.keyboard.press("Escape");
        await page.evaluate(() => inPage.quiet());
      });
      return turn.thread;
    });
    return { thread };
  });
}

/** Types an e-mail address into a form of two hundred fields, which validates at each key. */
async function typeIntoForm(bench: Bench) {
  const contender = { name: "form", flavour: "react", page: "forms/ours.html" };
  return visitPage(bench, contender, content, async (visited) => {
    const { page } = visited;
    await page.locator(emailField).focus();
    const thread = await repeated(4, async () => {
      const typing = await costOf(visited, () => type(page, "ana@loja.com.br"));
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.press("Delete");
      return typing.thread;
    });
    return { thread };
  });
}

async function type(page: Page, text: string): Promise<void> {
  for (const key of text) {
    await page.keyboard.press(key);
    await page.waitForTimeout(20);
  }
}

/** Loads a page of the marketplace until all widgets in its first screen are mounted. */
async function arrive(bench: Bench, path: string) {
  bench.server.addPage("/bench/rest", { body: "", script: "none" });
  return visit(bench, async ({ page }) => {
    // This starts a browser process for the origin ahead of the page.
    await page.goto("/bench/rest");
    const tasks = await tasksDuring(page, async () => {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(() => inPage.quiet());
    });
    const thread = tasks.reduce((sum, time) => sum + time, 0);
    const blocking = tasks.reduce((sum, time) => sum + Math.max(0, time - longTask), 0);
    return { thread: [thread], blocking: [blocking] };
  });
}

/** Measures repeatedly, and leaves out the first time, in which the engine compiles. */
async function repeated(times: number, measure: () => Promise<number>): Promise<number[]> {
  const figures = [];
  for (let time = 0; time < times; time += 1) figures.push(await measure());
  return figures.slice(1);
}

export const scenarios: readonly Scenario[] = [
  {
    name: "mount 200 follow buttons, React",
    rounds: 8,
    measure: (bench) => mountButtons(bench, "react"),
  },
  {
    name: "mount 200 follow buttons, lite",
    rounds: 8,
    measure: (bench) => mountButtons(bench, "lite"),
  },
  { name: "open and close a modal", rounds: 5, measure: openModal },
  { name: "type into a form of 200 fields", rounds: 6, measure: typeIntoForm },
  { name: "arrive at a list", rounds: 9, measure: (bench) => arrive(bench, "/busca") },
];
