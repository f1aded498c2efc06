import type { Demo, OpenOptions } from "@yy/testing";
import type { Page } from "playwright";

export const metadata = "/metadata/user";

/** An element that makes the page request the metadata. */
export const name = (id = "") =>
  `<yy-session-value ${id && `id="${id}"`} data-field="first_name" data-fallback="visitante"><b>você</b></yy-session-value>`;

/** The error and element of a `yy:error`. */
interface Seen {
  readonly id: string;
  readonly name: string;
  readonly status: number | undefined;
}

/** Opens `/t`, a page with this body. */
export function openVisited(demo: Demo, body: string, visit: OpenOptions = {}): Promise<Page> {
  demo.server.addPage("/t", { body });
  return demo.open("/t", {
    ...visit,
    prepare: async (page) => {
      await page.addInitScript(() => {
        const seen: Seen[] = [];
        Reflect.set(window, "seen", seen);
        addEventListener("yy:error", (event) => {
          const { error, element } = (event as CustomEvent).detail;
          seen.push({ id: element.id, name: error.name, status: error.status });
        });
      });
      await visit.prepare?.(page);
    },
  });
}

export const errors = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => Reflect.get(window, "seen") as Seen[]);

/** How often the page has requested the metadata. */
export const askedOf = ({ server }: Demo) =>
  server.requests.filter(({ path }) => path === metadata).length;

/** Answers the next metadata calls with this body. */
export const answerMetadata = ({ server }: Demo, body: unknown, times = 1) =>
  server.failNext({
    path: metadata,
    body: typeof body === "string" ? body : JSON.stringify(body),
    times,
  });
