import { Hono } from "hono";
import { accessibilityPages } from "./features/accessibility/pages";
import { addressApi } from "./features/address/api";
import { checkoutPages } from "./features/checkout/pages";
import { type ControlledDemo, controlApi } from "./features/control/api";
import { followApi } from "./features/follow/api";
import { formPaths } from "./features/forms/forms";
import { formPages } from "./features/forms/pages";
import { fragmentsApi } from "./features/fragments/api";
import { type GuideOptions, guidePages } from "./features/guide/pages";
import { inboxApi } from "./features/inbox/api";
import { messageListApi } from "./features/inbox/messageListApi";
import { inboxPages } from "./features/inbox/pages";
import { landingPages } from "./features/landing/pages";
import { listingPages } from "./features/listing/pages";
import { locationApi } from "./features/location/api";
import { metadataApi } from "./features/metadata/api";
import { missingPricesApi } from "./features/missing-prices/api";
import { missingPricesPages } from "./features/missing-prices/pages";
import { outpostApi } from "./features/outpost/api";
import { outpostPages } from "./features/outpost/pages";
import { photosApi } from "./features/photos/api";
import { productPages } from "./features/products/pages";
import { ratingApi } from "./features/purchases/api";
import { purchasePages } from "./features/purchases/pages";
import { sellerToolsApi } from "./features/seller-tools/api";
import { productUploadApi } from "./features/selling/api";
import { sellPages } from "./features/selling/pages";
import { profileImagesApi } from "./features/settings/api";
import { settingsPages } from "./features/settings/pages";
import { signInPages } from "./features/sign-in/pages";
import { sitePages } from "./features/site/pages";
import { searchEngineFiles } from "./features/site/searchEngines";
import { storePages } from "./features/store/pages";
import { type AdHocOptions, adHocPages } from "./middleware/adHocPages";
import { requireCsrfToken } from "./middleware/csrf";
import type { DemoEnv } from "./middleware/environment";
import { lateAnswers } from "./middleware/lateAnswers";
import { missingFiles } from "./middleware/missingFiles";
import { readPayload } from "./middleware/payload";
import { type RecordedRequest, recordCalls } from "./middleware/recording";
import type { Sessions } from "./middleware/sessions";
import { slowNetwork } from "./middleware/slowNetwork";
import { pageRenderer } from "./rendering/renderPage";

/** Routes that work on the state alone. */
const stateApis = [
  metadataApi,
  inboxApi,
  messageListApi,
  followApi,
  sellerToolsApi,
  productUploadApi,
  profileImagesApi,
  outpostApi,
  missingPricesApi,
  ratingApi,
  locationApi,
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
  const { state } = demo;
  const app = new Hono<DemoEnv>();
  const page = pageRenderer(demo);
  if (demo.before) app.route("/", demo.before);
  if (demo.answersLate) app.use(lateAnswers);
  app.use(async (request, next) => {
    request.set("payload", await readPayload(request.req.raw));
    await next();
  });
  app.use(recordCalls(demo.requests));
  app.use(slowNetwork);
  app.use(demo.faults.middleware);
  app.route("/", demo.files);
  app.route("/", missingFiles(demo.files));
  app.route("/", photosApi());
  app.use(demo.sessions.middleware);
  app.route("/", controlApi(demo));
  app.use(requireCsrfToken(formPaths));
  app.use(adHocPages(demo));
  app.route("/", signInPages(state, demo.sessions, page));
  for (const api of stateApis) {
    app.route("/", api(state));
  }
  app.route("/", addressApi());
  app.route("/", fragmentsApi(state, demo.templates));
  app.route("/", formPages(state, page));
  app.route("/", missingPricesPages(state, page));
  app.route("/", outpostPages(state, page));
  app.route("/", purchasePages(state, page));
  app.route("/", settingsPages(demo, page));
  app.route("/", inboxPages(state, page));
  app.route("/", sellPages(state));
  app.route("/", landingPages(page));
  app.route("/", listingPages(state, page));
  app.route("/", checkoutPages(state, page));
  app.route("/", productPages(state, page));
  app.route("/", storePages(state, page));
  app.route("/", guidePages(demo, page));
  app.route("/", searchEngineFiles(demo));
  app.route("/", accessibilityPages(demo, page));
  app.route("/", sitePages(page));
  app.notFound((request) => request.json({ error: "not found" }, 404));
  return app;
}
