import { Hono } from "hono";
import { type AdHocOptions, adHocPages } from "./adHocRoute";
import { addressApi } from "./api/address";
import { followApi } from "./api/follow";
import { fragmentsApi } from "./api/fragments";
import { inboxApi } from "./api/inbox";
import { locationApi } from "./api/location";
import { messageListApi } from "./api/messageList";
import { metadataApi } from "./api/metadata";
import { missingPricesApi } from "./api/missingPrices";
import { productUploadApi } from "./api/productUpload";
import { profileImagesApi } from "./api/profileImages";
import { proOutpostApi } from "./api/proOutpost";
import { ratingApi } from "./api/rating";
import { sellerToolsApi } from "./api/sellerTools";
import { type ControlledDemo, control } from "./control";
import { requireCsrfToken } from "./csrf";
import type { DemoEnv } from "./environment";
import { formPages } from "./forms/formPages";
import { formPaths } from "./forms/forms";
import { inboxPages } from "./inbox/inboxPages";
import { outpostPages } from "./outpost/outpostPages";
import { pages } from "./pages";
import { readPayload } from "./payload";
import { photos } from "./photos";
import { pricingPages } from "./pricing/pricingPages";
import { purchasePages } from "./purchases/purchasePages";
import { type RecordedRequest, recordCalls } from "./recording";
import { type PageOptions, pageRenderer } from "./renderPage";
import { sellPages } from "./selling/sellPages";
import type { Sessions } from "./sessions";
import { settingsPages } from "./settings/settingsPages";
import { signIn } from "./signIn";
import { staticFiles } from "./staticFiles";

/** The families of calls that work on the state alone. */
const productApis = [
  metadataApi,
  inboxApi,
  messageListApi,
  followApi,
  sellerToolsApi,
  productUploadApi,
  profileImagesApi,
  proOutpostApi,
  missingPricesApi,
  ratingApi,
  locationApi,
];

/** Everything the routes work on. */
export interface DemoParts extends ControlledDemo, PageOptions, AdHocOptions {
  readonly requests: RecordedRequest[];
  readonly sessions: Sessions;
  /** Routes that see a request before the demo does. */
  readonly before?: Hono<DemoEnv> | undefined;
}

/** The whole demo as one Hono application. Control comes before the check for a token, everything else after it. */
export function createApp(demo: DemoParts): Hono<DemoEnv> {
  const { state } = demo;
  const app = new Hono<DemoEnv>();
  const page = pageRenderer(demo);
  if (demo.before) app.route("/", demo.before);
  app.use(async (request, next) => {
    request.set("payload", await readPayload(request.req.raw));
    await next();
  });
  app.use(recordCalls(demo.requests));
  app.use(demo.faults.middleware);
  app.route("/", staticFiles(demo.distFolder));
  app.route("/", photos());
  app.use(demo.sessions.middleware);
  app.route("/", control(demo));
  app.use(requireCsrfToken(formPaths));
  app.use(adHocPages(demo));
  app.route("/", signIn(state, demo.sessions));
  for (const api of productApis) {
    app.route("/", api(state));
  }
  app.route("/", addressApi());
  app.route("/", fragmentsApi(state, demo.templates));
  app.route("/", formPages(state, page));
  app.route("/", pricingPages(state, page));
  app.route("/", outpostPages(state, page));
  app.route("/", purchasePages(state, page));
  app.route("/", settingsPages(demo, page));
  app.route("/", inboxPages(state, page));
  app.route("/", sellPages(state));
  app.route("/", pages(demo, page));
  app.notFound((request) => request.json({ error: "not found" }, 404));
  return app;
}
