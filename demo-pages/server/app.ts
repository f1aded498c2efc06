import { Hono } from "hono";
import { accessibilityPages } from "./features/accessibility/pages";
import { controlApi } from "./features/control/api";
import { followRoutes } from "./features/follow";
import { addressRoutes } from "./features/forms/address";
import { checkoutRoutes } from "./features/forms/checkout";
import { formRoutes } from "./features/forms/formRoutes";
import { formPaths } from "./features/forms/PageForm";
import { withGuideFrame } from "./features/guide/frame";
import type { GuideSource } from "./features/guide/guideData";
import { guidePages } from "./features/guide/pages";
import { inboxRoutes } from "./features/inbox/routes";
import { listingRoutes } from "./features/listing";
import { memberRoutes } from "./features/members";
import { missingPriceRoutes } from "./features/missing-prices/routes";
import { outpostRoutes } from "./features/outpost/routes";
import { photoRoutes } from "./features/photos/routes";
import { purchaseRoutes } from "./features/purchases/routes";
import { ReportSummary } from "./features/reports/ReportSummary";
import { reportPages, reportRoutes } from "./features/reports/routes";
import { sellingRoutes } from "./features/selling/routes";
import { settingsRoutes } from "./features/settings/routes";
import { shopRoutes } from "./features/shop";
import { signInRoutes } from "./features/sign-in/routes";
import { sitePages } from "./features/site/pages";
import { searchEngineFiles } from "./features/site/searchEngines";
import { seedState } from "./fixtures/seed";
import type { DemoState } from "./fixtures/types";
import type { DemoEnv } from "./middleware/environment";
import { Faults } from "./middleware/faults";
import { findUser } from "./middleware/membership";
import { missingFiles } from "./middleware/missingFiles";
import { lateAnswers, slowNetwork } from "./middleware/network";
import { readPayload } from "./middleware/payload";
import { type RecordedRequest, recordCalls } from "./middleware/recording";
import { requireCsrfToken, Sessions } from "./middleware/sessions";
import { adHocPages, type PageSource } from "./rendering/adHocPage";
import { type FeatureParts, type PageOptions, pageRenderer } from "./rendering/renderPage";

/** The marketplace's routes, tried in this order. */
const features: readonly ((parts: FeatureParts) => Hono<DemoEnv>)[] = [
  signInRoutes,
  memberRoutes,
  inboxRoutes,
  followRoutes,
  sellingRoutes,
  settingsRoutes,
  outpostRoutes,
  missingPriceRoutes,
  purchaseRoutes,
  addressRoutes,
  formRoutes,
  checkoutRoutes,
  listingRoutes,
  shopRoutes,
];

/** Content and settings of a demo. */
export interface DemoOptions extends Omit<PageOptions, "state" | "requests"> {
  readonly guide: GuideSource;
  /** `/dist`, `/vendor` and `/assets`. */
  readonly files: Hono<DemoEnv>;
  /** Pages that tests add, by path. */
  readonly adHoc: ReadonlyMap<string, PageSource>;
  /** True in a service worker: only the demo's own pages can send requests, whatever the host. */
  readonly isPrivate?: boolean;
  /** Delays each response to a browser by a random time, as in `npm run test:races`. */
  readonly answersLate?: boolean;
  /** Routes that see a request before the demo does. */
  readonly before?: Hono<DemoEnv> | undefined;
}

/** A demo: its application and its state. */
export interface Demo {
  readonly app: Hono<DemoEnv>;
  /** The live state: read it, or change it in place. */
  readonly state: DemoState;
  /** Every call since the start or the last reset, in the order of arrival. */
  readonly requests: RecordedRequest[];
  readonly faults: Faults;
  readonly sessions: Sessions;
  /** Restores the seeded state; clears recorded requests, faults and, unless kept, sessions. */
  reset(options?: { readonly keepsSessions?: boolean }): void;
}

/**
 * The whole demo as one Hono application, which uses only web APIs: the caller passes in what needs
 * Node, from `node/`. The control routes come before the CSRF check, the marketplace after it.
 */
export function createDemo(options: DemoOptions): Demo {
  const app = new Hono<DemoEnv>();
  const state = seedState();
  const requests: RecordedRequest[] = [];
  const faults = new Faults();
  const sessions = new Sessions();
  const reports = new ReportSummary();
  const demo = { ...options, app, state, requests, faults, sessions, reset };
  const { files, templates } = options;
  const page = pageRenderer(demo);

  if (options.before) app.route("/", options.before);
  if (options.answersLate) app.use(lateAnswers);
  app.use(async (request, next) => {
    request.set("payload", await readPayload(request.req));
    await next();
  });
  app.use(recordCalls(requests));
  app.use(slowNetwork);
  app.use(faults.middleware);
  app.route("/", files);
  app.route("/", missingFiles(files));
  app.route("/", photoRoutes(state));
  app.route("/", reportRoutes(reports));
  app.use(sessions.middleware);
  app.route("/", controlApi(demo));
  app.use(requireCsrfToken(formPaths));
  app.use(adHocPages(options.adHoc, options));
  app.use(findUser(state));
  for (const routes of features) app.route("/", routes({ state, sessions, templates, page }));
  const guidePage = withGuideFrame(page, options.guide);
  app.route("/", guidePages(demo, guidePage));
  app.route("/", searchEngineFiles(demo));
  app.route("/", accessibilityPages(demo, guidePage));
  app.route("/", reportPages(reports, page));
  app.route("/", sitePages(page));
  app.notFound((request) => request.json({ error: "not found" }, 404));
  return demo;

  function reset({ keepsSessions = false } = {}): void {
    Object.assign(state, seedState());
    requests.length = 0;
    faults.clear();
    reports.clear();
    if (!keepsSessions) sessions.clear();
  }
}
