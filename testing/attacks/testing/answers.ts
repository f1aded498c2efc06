import type { Page, Request } from "playwright";
import { expect } from "vitest";

/** The server's answer to a request of the widgets. */
export interface Answer {
  readonly status: number;
  /** The content type. */
  readonly type: string;
  readonly body: string;
}

const isCall = (request: Request) => ["fetch", "xhr"].includes(request.resourceType());
const isFile = ({ pathname }: URL) => /^\/(dist|assets|photos|_demo)\//.test(pathname);

/**
 * Replaces the server's answers to the widgets from now on.
 * @param change - called with the real answer and the request's path
 * @returns a function that waits until all requests of the page are answered and their results
 * drawn
 */
export async function replaceAnswers(
  page: Page,
  change: (answer: Answer, path: string) => Answer,
): Promise<() => Promise<void>> {
  const open = new Set<Request>();
  page.on("request", (request) => void (isCall(request) && open.add(request)));
  page.on("requestfinished", (request) => void open.delete(request));
  page.on("requestfailed", (request) => void open.delete(request));
  await page.route(
    (url) => !isFile(url),
    async (route) => {
      if (!isCall(route.request())) return route.continue();
      const response = await route.fetch();
      const real = {
        status: response.status(),
        type: response.headers()["content-type"] ?? "",
        body: await response.text(),
      };
      const { status, type, body } = change(real, new URL(response.url()).pathname);
      return route.fulfill({ status, contentType: type, body });
    },
  );
  return async () => {
    await expect.poll(() => open.size, { timeout: 30_000 }).toBe(0);
    // The widgets render the answers in the next frame.
    await page.evaluate(() => attacks.frame());
  };
}

/** The same JSON with longer lists, and with every text replaced by one from `next`. */
export function withTexts(json: string, next: () => string): string {
  const longer: unknown = JSON.parse(json, (_, value) =>
    Array.isArray(value) && value.length > 0 ? [...value, ...Array(30).fill(value[0])] : value,
  );
  // A `type` is not replaced, because a widget rejects an answer with an unknown one.
  return JSON.stringify(longer, (name, value) =>
    typeof value === "string" && name !== "type" ? next() : value,
  );
}
