import type { Hono } from "hono";
import { createDemo, type Demo } from "../server/app";
import type { DemoState } from "../server/fixtures/types";
import type { DemoEnv, Session } from "../server/middleware/environment";
import type { Fault } from "../server/middleware/faults";
import type { RecordedRequest } from "../server/middleware/recording";
import { sessionCookie } from "../server/middleware/sessions";
import { Templates } from "../server/rendering/Templates";
import { siteConnection } from "./SiteConnection";
import { type SiteData, templatesIn } from "./siteData";

/** Everything a demo remembers, as plain data that a browser can store. */
export interface Snapshot {
  readonly state: DemoState;
  readonly sessions: readonly Session[];
  readonly faults: readonly Fault[];
  readonly requests: readonly RecordedRequest[];
  readonly cookies: readonly (readonly [string, string])[];
}

/** What a demo on a static site is made of. */
export interface SiteDemoOptions {
  readonly data: SiteData;
  /** `/dist`, `/vendor` and `/assets`. */
  readonly files: Hono<DemoEnv>;
}

/**
 * A page of before the service worker began and the worker know each other by it. The site has no
 * secret to keep.
 */
const firstSession = { id: "first", csrfToken: "0".repeat(32) };

const mostRequests = 200;

/** The demo of one visitor, whose cookies it holds too, without a server. */
export class SiteDemo {
  readonly #demo: Demo;
  readonly #cookies = new Map<string, string>();

  constructor({ data, files }: SiteDemoOptions) {
    this.#demo = createDemo({
      isPrivate: true,
      adHoc: new Map(),
      templates: new Templates(templatesIn(data)),
      files,
      guide: {
        schemas: () => data.schemas,
        words: () => data.words,
        sizes: (flavour) => data.sizes[flavour],
        hasPicture: (name) => data.pictures.includes(name),
        chapter: (name) => (Object.hasOwn(data.chapters, name) ? data.chapters[name] : undefined),
        document: (name) => data.documents[name],
        tokens: () => data.tokens,
        ...(data.storybook === undefined ? {} : { storybook: data.storybook }),
      },
      isBuilt: () => true,
      preloadsOf: (flavour) => data.preloads[flavour],
      defaultFlavour: "react",
      csp: true,
      doctor: true,
    });
    this.begin(null);
  }

  /**
   * Starts anew, in the seeded state.
   * @param userId who is signed in
   * @param faults how the next matching calls go wrong
   * @returns the token of the session
   */
  begin(userId: number | null, faults: readonly Fault[] = []): string {
    const { id, csrfToken } = firstSession;
    this.#demo.reset();
    this.#demo.sessions.restore([{ id, csrfToken, userId, flash: null }]);
    this.#cookies.set(sessionCookie, id);
    for (const fault of faults) this.#demo.faults.add(fault);
    return csrfToken;
  }

  /** Answers a request as the app gets it, see `appRequestOf`. */
  async answer(request: Request): Promise<Response> {
    const { app, requests } = this.#demo;
    const connection = siteConnection((url, again) => this.answer(new Request(url, again)));
    const answer = await app.fetch(request, { connection, cookies: this.#cookies });
    requests.splice(0, requests.length - mostRequests);
    return connection.broken() ?? answer;
  }

  snapshot(): Snapshot {
    const { state, sessions, faults, requests } = this.#demo;
    return {
      state,
      sessions: sessions.all(),
      faults: faults.waiting(),
      requests,
      cookies: [...this.#cookies],
    };
  }

  /** Goes on where a snapshot was taken. */
  restore(snapshot: Snapshot): void {
    const { state, sessions, faults, requests } = this.#demo;
    Object.assign(state, snapshot.state);
    sessions.restore(snapshot.sessions);
    faults.stop();
    for (const fault of snapshot.faults) faults.add(fault);
    requests.splice(0, requests.length, ...snapshot.requests);
    this.#cookies.clear();
    for (const [name, value] of snapshot.cookies) this.#cookies.set(name, value);
  }
}
