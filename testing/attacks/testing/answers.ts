import type { Demo } from "@yy/testing";
import type { Page, Request, Response } from "playwright";
import { expect } from "vitest";

/** The server's answer to one request of the widgets. */
export interface Answer {
  readonly path: string;
  readonly type: string;
  readonly body: string;
}

const isCall = (request: Request) => ["fetch", "xhr"].includes(request.resourceType());

/** Returns a function that waits until all requests of the page are answered and their results drawn. */
export function watchCalls(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on("request", (request) => void (isCall(request) && open.add(request)));
  page.on("requestfinished", (request) => void open.delete(request));
  page.on("requestfailed", (request) => void open.delete(request));
  return async () => {
    await expect.poll(() => open.size, { timeout: 10_000 }).toBe(0);
    // The widgets draw the answers in the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  };
}

/**
 * Records the server's answers to the requests of the page during `use`, one for each path, so that requests of new
 * widgets need no list.
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

/** Answers every request to the path by a call of `make`. */
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

/** Fields with a fixed set of words: with any other text the widget rejects the whole answer. */
const kinds = new Set(["type"]);

/** The same JSON with every string replaced; lists are made longer, so that more texts fit in. */
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
