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

/** All the state of a demo, as plain data that a browser can store. */
export interface Snapshot {
  readonly state: DemoState;
  readonly sessions: readonly Session[];
  readonly faults: readonly Fault[];
  readonly requests: readonly RecordedRequest[];
  readonly cookies: readonly (readonly [string, string])[];
}

/** The content of a demo on a static site. */
export interface SiteDemoOptions {
  readonly data: SiteData;
  /** `/dist`, `/vendor` and `/assets`. */
  readonly files: Hono<DemoEnv>;
}

/**
 * The session of prerendered pages, whose token the service worker must accept. The site has no
 * secrets to protect.
 */
const firstSession = { id: "first", csrfToken: "0".repeat(32) };

const maxRequests = 200;

/** A demo without a server, for one visitor, whose cookies it holds too. */
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
   * Starts again in the seeded state.
   * @param userId the signed-in user
   * @param faults how the next matching calls fail
   * @returns the CSRF token of the session
   */
  begin(userId: number | null, faults: readonly Fault[] = []): string {
    const { id, csrfToken } = firstSession;
    this.#demo.reset();
    this.#demo.sessions.restore([{ id, csrfToken, userId, flash: null }]);
    this.#cookies.set(sessionCookie, id);
    for (const fault of faults) this.#demo.faults.add(fault);
    return csrfToken;
  }

  /** Answers a request that `appRequestOf` has converted. */
  async answer(request: Request): Promise<Response> {
    const { app, requests } = this.#demo;
    const connection = siteConnection((url, again) => this.answer(new Request(url, again)));
    const answer = await app.fetch(request, { connection, cookies: this.#cookies });
    requests.splice(0, requests.length - maxRequests);
    return connection.brokenResponse() ?? answer;
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

  /** Continues from a snapshot. */
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
