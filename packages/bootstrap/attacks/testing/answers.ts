import type { Demo } from "@yy/testing";
import type { Page, Request, Response } from "playwright";
import { expect } from "vitest";

/** What the server says to one call of the widgets. */
export interface Answer {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

const isCall = (request: Request) => ["fetch", "xhr"].includes(request.resourceType());

/** Waits, when it is called, until every call of the page has its answer. */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => void (isCall(request) && open.add(request)));
  page.on("requestfinished", (request) => void open.delete(request));
  page.on("requestfailed", (request) => void open.delete(request));
  return async () => {
    await expect.poll(() => open.size, { timeout: 10_000 }).toBe(0);
    // What the answers come to shows in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
}

/**
 * Shows the examples of all widgets and presses everything, and takes down what the server answers to their calls: so a
 * new call is known by itself. One answer for each path.
 */
export async function learnAnswers(page: Page, use: () => Promise<void>): Promise<Answer[]> {
  const answers = new Map<string, Promise<Answer>>();
  const take = (response: Response) => {
    const { pathname } = new URL(response.url());
    const isOurs = !/^\/(dist|assets|photos|_demo)\//.test(pathname);
    if (!isCall(response.request()) || !isOurs || answers.has(pathname)) return;
    const type = response.headers()["content-type"] ?? "";
    const body = response.text().catch(() => "");
    answers.set(
      pathname,
      body.then((text) => ({ path: pathname, type, body: text })),
    );
  };
  page.on("response", take);
  const done = watchCalls(page);
  await use();
  await done();
  page.off("response", take);
  return Promise.all(answers.values());
}

/** Answers every call at the path with what the function makes at that moment. */
export function answerWith(
  { server }: Demo,
  { path }: Answer,
  make: () => { status: number; type: string; body: string },
): void {
  server.addPage(path, () => {
    const { status, type, body } = make();
    return { status, html: body, headers: { "content-type": type, "content-security-policy": "" } };
  });
}

/** Words by which an answer says what kind of thing it holds; with another the widget would refuse the whole answer. */
const kinds = new Set(["type"]);

/** The same JSON with another text in the place of each text; lists are made longer, so that more of them fit in. */
export function withTexts(value: unknown, next: () => string, name = ""): unknown {
  if (typeof value === "string") return kinds.has(name) ? value : next();
  if (Array.isArray(value)) {
    const [first] = value;
    const more = value.length === 0 ? [] : Array.from({ length: 30 }, () => first);
    return [...value, ...more].map((each) => withTexts(each, next, name));
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, each]) => [key, withTexts(each, next, key)]));
}
