import type { Hono } from "hono";
import { createApp } from "../server/app";
import { seedState } from "../server/fixtures/seed";
import type { DemoState } from "../server/fixtures/types";
import type { CookieJar } from "../server/middleware/CookieJar";
import type { DemoEnv } from "../server/middleware/environment";
import { type Fault, Faults } from "../server/middleware/faults";
import type { RecordedRequest } from "../server/middleware/recording";
import type { Session } from "../server/middleware/session";
import { Sessions, sessionCookie } from "../server/middleware/sessions";
import { Templates } from "../server/rendering/Templates";
import { SiteConnection } from "./SiteConnection";
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

/** A page of before the service worker began and the worker know each other by it. The site has no secret to keep. */
const firstSession = { id: "first", csrfToken: "0".repeat(32) };

const mostRequests = 200;

/** The demo of one visitor, whose cookies it holds too, without a server. */
export class SiteDemo {
  readonly #state = seedState();
  readonly #requests: RecordedRequest[] = [];
  readonly #faults = new Faults();
  readonly #sessions = new Sessions();
  readonly #cookies = new Map<string, string>([[sessionCookie, firstSession.id]]);
  readonly #app: Hono<DemoEnv>;

  constructor({ data, files }: SiteDemoOptions) {
    this.#sessions.restore([{ ...firstSession, userId: null, flash: null }]);
    this.#app = createApp({
      state: this.#state,
      requests: this.#requests,
      faults: this.#faults,
      sessions: this.#sessions,
      isPrivate: true,
      adHoc: new Map(),
      reset: () => this.reset(),
      templates: new Templates(templatesIn(data)),
      files,
      guide: {
        schemas: () => data.schemas,
        words: () => data.words,
        sizes: (flavour) => data.sizes[flavour],
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
  }

  /** Answers a request as the app gets it, see `appRequestOf`. */
  async answer(request: Request): Promise<Response> {
    const connection = new SiteConnection((url, again) => this.answer(new Request(url, again)));
    const cookies: CookieJar = this.#cookies;
    const answer = await this.#app.fetch(request, { connection, cookies });
    this.#requests.splice(0, this.#requests.length - mostRequests);
    return connection.broken ?? answer;
  }

  /** Makes the next matching call fail. */
  failNext(fault: Fault): void {
    this.#faults.add(fault);
  }

  /** Back to the seeded state, without sessions, recorded requests and faults. */
  reset(): void {
    Object.assign(this.#state, seedState());
    this.#requests.length = 0;
    this.#faults.clear();
    this.#sessions.clear();
  }

  snapshot(): Snapshot {
    return {
      state: this.#state,
      sessions: this.#sessions.all(),
      faults: this.#faults.waiting(),
      requests: this.#requests,
      cookies: [...this.#cookies],
    };
  }

  /** Goes on where a snapshot was taken. */
  restore({ state, sessions, faults, requests, cookies }: Snapshot): void {
    Object.assign(this.#state, state);
    this.#sessions.restore(sessions);
    this.#faults.stop();
    for (const fault of faults) this.#faults.add(fault);
    this.#requests.splice(0, this.#requests.length, ...requests);
    this.#cookies.clear();
    for (const [name, value] of cookies) this.#cookies.set(name, value);
  }
}
