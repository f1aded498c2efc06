import { tasksDuring } from "@yy/testing/taskTimes";
import type { Page } from "playwright";
import { type Bench, template } from "../bench/bench";
import { content, emailField } from "../bench/parts/forms";
import { costOf, visit, visitPage } from "../bench/visit";

/**
 * Something that widgets do on a fresh page, and what it takes of the main thread: figure → ms of
 * CPU time, once or several times.
 */
export interface Scenario {
  readonly name: string;
  /** How often it is measured with each of two builds. */
  readonly rounds: number;
  readonly measure: (bench: Bench) => Promise<Readonly<Record<string, readonly number[]>>>;
}

/** A long task on a processor four times slower takes 50 ms; here so many. */
const longTask = 50 / 4;

const buttons = template("buttons/ours.html");
const button = (userId: number) => `<div>${buttons({ userId, userName: `Loja ${userId}` })}</div>`;
const manyButtons = Array.from({ length: 200 }, (_, index) => button(1000 + index)).join("");

/**
 * Two hundred follow buttons in view; the first time, in which the engine compiles, is left out.
 * Three times more: after that the engine optimizes what has run often enough, so that twice the
 * work, being hot the sooner, would cost no more.
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

/** Opened and closed without its animation, whose frames are as many as the machine is quick. */
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

/** An e-mail address into a form of two hundred fields, validated with each key. */
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

/** A page of the marketplace from the navigation on, with all that mounts in its first screen. */
async function arrive(bench: Bench, path: string) {
  bench.server.addPage("/bench/rest", { body: "", script: "none" });
  return visit(bench, async ({ page }) => {
    // So that the page finds a process of this origin.
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

/** The figures of all times but the first, in which the engine compiles. */
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
