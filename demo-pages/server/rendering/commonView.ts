import { productsPerPage, productView, userView } from "../features/views";
import type { DemoState } from "../fixtures/types";
import type { DemoRequest } from "../middleware/environment";
import { missingSprite } from "../middleware/missingFiles";
import type { DocumentFacts } from "./documentFacts";
import { scriptsOf } from "./pageScripts";
import { networkDelayOf, type Switches } from "./switches";

const dayMs = 24 * 60 * 60 * 1000;
const sellersOnHome = 6;

/** The values that every template can use. */
export function commonView(
  state: DemoState,
  request: DemoRequest,
  { csrf, nonce, deviceType, switches }: DocumentFacts,
): Record<string, unknown> {
  const user = request.get("user");
  const others = state.users.filter((each) => each !== user);
  const products = state.products.map((product) => productView(state, product));
  const hasScripts = switches.script !== "none";
  return {
    csrf,
    nonce,
    deviceType,
    path: request.req.path,
    query: request.req.query(),
    redirectTo: request.req.query("redirect_to") ?? "",
    now: new Date().toISOString(),
    promotion: {
      endsAt: new Date(Date.now() + 2 * dayMs + dayMs / 2).toISOString(),
      endsAtText: "2 dias",
    },
    isLite: switches.flavour === "lite",
    // Without the widgets' script a page is as without JavaScript: it has no library either.
    scripts: hasScripts ? scriptsOf(switches, nonce) : [],
    hasScripts,
    sprite: switches.missing === "icons" ? missingSprite : "/assets/icons.svg",
    switches: switchesView(switches, networkDelayOf(request)),
    signedIn: user !== undefined,
    currentUser: user === undefined ? null : userView(state, user),
    users: state.users.map((each) => userView(state, each)),
    sellers: others.slice(0, sellersOnHome).map((each) => userView(state, each)),
    followIds: others.map((each) => each.id).join(","),
    products,
    firstProducts: products.slice(0, productsPerPage),
    heroProducts: products.slice(0, 3),
  };
}

/** The switches, and a flag for each choice of the panel. */
function switchesView(switches: Switches, delay: number): Record<string, unknown> {
  const { flavour, libs, script, direction, missing } = switches;
  const choices = [flavour, script, direction, missing, `delay${delay}`, ...libs];
  const chosen = choices.map((choice) => [choice, true] as const);
  return { ...switches, ...Object.fromEntries(chosen) };
}
