import { Hono } from "hono";
import { accessibilityPages } from "./features/accessibility/pages";
import { type ControlledDemo, controlApi } from "./features/control/api";
import type { FeatureParts } from "./features/FeatureParts";
import { followRoutes } from "./features/follow";
import { addressRoutes } from "./features/forms/address";
import { checkoutRoutes } from "./features/forms/checkout";
import { formRoutes } from "./features/forms/formRoutes";
import { formPaths } from "./features/forms/PageForm";
import { type GuideOptions, guidePages } from "./features/guide/pages";
import { inboxRoutes } from "./features/inbox/routes";
import { landingRoutes } from "./features/landing";
import { listingRoutes } from "./features/listing/routes";
import { metadataRoutes } from "./features/metadata";
import { missingPriceRoutes } from "./features/missing-prices/routes";
import { outpostRoutes } from "./features/outpost/routes";
import { photoRoutes } from "./features/photos";
import { productRoutes } from "./features/products/routes";
import { purchaseRoutes } from "./features/purchases/routes";
import { sellerToolRoutes } from "./features/sellerTools";
import { sellingRoutes } from "./features/selling/routes";
import { settingsRoutes } from "./features/settings/routes";
import { signInRoutes } from "./features/sign-in/routes";
import { sitePages } from "./features/site/pages";
import { searchEngineFiles } from "./features/site/searchEngines";
import { storeRoutes } from "./features/store";
import type { DemoEnv } from "./middleware/environment";
import { findUser } from "./middleware/membership";
import { missingFiles } from "./middleware/missingFiles";
import { lateAnswers, slowNetwork } from "./middleware/network";
import { readPayload } from "./middleware/payload";
import { type RecordedRequest, recordCalls } from "./middleware/recording";
import { requireCsrfToken, type Sessions } from "./middleware/sessions";
import { type AdHocOptions, adHocPages } from "./rendering/adHocPage";
import { pageRenderer } from "./rendering/renderPage";

/** The marketplace. */
const features: readonly ((parts: FeatureParts) => Hono<DemoEnv>)[] = [
  signInRoutes,
  metadataRoutes,
  inboxRoutes,
  followRoutes,
  sellerToolRoutes,
  sellingRoutes,
  settingsRoutes,
  outpostRoutes,
  missingPriceRoutes,
  purchaseRoutes,
  addressRoutes,
  formRoutes,
  checkoutRoutes,
  landingRoutes,
  listingRoutes,
  productRoutes,
  storeRoutes,
];

/** Everything the routes work on. */
export interface DemoParts extends ControlledDemo, GuideOptions, AdHocOptions {
  readonly requests: RecordedRequest[];
  readonly sessions: Sessions;
  /** `/dist`, `/vendor` and `/assets`. */
  readonly files: Hono<DemoEnv>;
  /** Whether each response to a browser is late by a random time. */
  readonly answersLate?: boolean;
  /** Routes that see a request before the demo does. */
  readonly before?: Hono<DemoEnv> | undefined;
}

/**
 * The whole demo as one Hono application, which needs nothing but the web's own APIs: what only Node has is in `node/`,
 * and comes from who starts it. Control comes before the check for a token, everything else after it.
 */
export function createApp(demo: DemoParts): Hono<DemoEnv> {
  const { state, sessions, templates } = demo;
  const app = new Hono<DemoEnv>();
  const page = pageRenderer(demo);
  if (demo.before) app.route("/", demo.before);
  if (demo.answersLate) app.use(lateAnswers);
  app.use(async (request, next) => {
    request.set("payload", await readPayload(request.req));
    await next();
  });
  app.use(recordCalls(demo.requests));
  app.use(slowNetwork);
  app.use(demo.faults.middleware);
  app.route("/", demo.files);
  app.route("/", missingFiles(demo.files));
  app.route("/", photoRoutes());
  app.use(sessions.middleware);
  app.route("/", controlApi(demo));
  app.use(requireCsrfToken(formPaths));
  app.use(adHocPages(demo));
  app.use(findUser(state));
  for (const routes of features) app.route("/", routes({ state, sessions, templates, page }));
  app.route("/", guidePages(demo, page));
  app.route("/", searchEngineFiles(demo));
  app.route("/", accessibilityPages(templates, page));
  app.route("/", sitePages(page));
  app.notFound((request) => request.json({ error: "not found" }, 404));
  return app;
}
