import type { DocumentFacts } from "./adHocPage";
import { currentUser } from "./api/membership";
import type { DemoRequest } from "./environment";
import { scriptsOf } from "./pageScripts";
import { inboxCounters, inboxOf } from "./state/inbox";
import type { DemoState, Product, User } from "./state/types";
import { type Switches, switchesOf } from "./switches";
import type { Templates } from "./templates";

/** A widget as the index page lists it. */
export interface WidgetEntry {
  readonly tag: string;
  readonly name: string;
  readonly summary: string;
}

/** What every template may use. */
export function commonView(
  state: DemoState,
  request: DemoRequest,
  facts: DocumentFacts,
  templates: Templates,
): Record<string, unknown> {
  const user = currentUser(state, request);
  const { switches } = facts;
  return {
    csrf: facts.csrf,
    nonce: facts.nonce,
    deviceType: facts.deviceType,
    path: request.req.path,
    query: request.req.query(),
    redirectTo: request.req.query("redirect_to") ?? "",
    flavour: switches.flavour,
    isLite: switches.flavour === "lite",
    scripts: scriptsOf(switches, facts.nonce),
    switches: switchesView(switches),
    signedIn: user !== undefined,
    currentUser: user === undefined ? null : userView(state, user),
    users: state.users.map((each) => userView(state, each)),
    products: state.products.map((product) => productView(state, product)),
    messages: user === undefined ? [] : inboxOf(state, user.id, request.req.query("type")),
    unread: user === undefined ? null : inboxCounters(state, user.id),
    widgets: widgetsIn(templates),
  };
}

/** A user with what templates cannot work out: the address of the photo and the widget's JSON. */
export function userView(state: DemoState, user: User): Record<string, unknown> {
  const { id, name, nickname, gender, image_public_id } = user;
  return {
    ...user,
    firstName: name.split(" ")[0],
    href: `/@${nickname}`,
    photo: image_public_id === null ? null : `/photos/${nickname}/${image_public_id}/240x240.jpg`,
    header: `/photos/${nickname}/${user.header_public_id}/1200x300.jpg`,
    json: JSON.stringify({ id, name, nickname, gender, image_public_id }),
    followers: state.follows.filter((follow) => follow.followingId === id).length,
    productCount: state.products.filter((product) => product.seller_id === id).length,
  };
}

/** A product with its seller, the address of its photo, its price as text and the widget's JSON. */
export function productView(state: DemoState, product: Product): Record<string, unknown> {
  const seller = state.users.find((user) => user.id === product.seller_id);
  const photo = product.selectedPhoto ?? product.defaultPhoto;
  return {
    ...product,
    json: JSON.stringify(product),
    photo: `/photos/${product.slug}/${photo.image_public_id}/276x294.jpg`,
    priceText: `R$ ${product.price}`,
    originalPriceText: `R$ ${product.originalPriceInteger}`,
    discounted: product.discountPercentage > 0,
    sold: product.state === "sold",
    seller: seller === undefined ? null : { ...seller, href: `/@${seller.nickname}` },
  };
}

/** The switches, and a flag for each choice of the panel. */
function switchesView(switches: Switches): Record<string, unknown> {
  return {
    ...switches,
    react: switches.flavour === "react",
    lite: switches.flavour === "lite",
    module: switches.script === "module",
    classic: switches.script === "classic",
    none: switches.script === "none",
    ...Object.fromEntries(switches.libs.map((lib) => [lib, true])),
  };
}

/** The widgets that have a page; a page says what its widget is for in its `meta[name=description]`. */
function widgetsIn(templates: Templates): WidgetEntry[] {
  return templates.list("widgets").map((name) => {
    const source = templates.source(`widgets/${name}`);
    const [, summary = ""] = /<meta name="description" content="([^"]*)"/.exec(source) ?? [];
    return { tag: `yy-${name}`, name, summary };
  });
}

/** What a document says about the request: token, nonce, switches, device. */
export function documentFacts(
  request: DemoRequest,
  nonce: string,
  distFolder: string,
  own?: Partial<Switches>,
): DocumentFacts {
  const isPhone = /Mobile|Android|iPhone/.test(request.req.header("User-Agent") ?? "");
  return {
    csrf: request.get("session").csrfToken,
    nonce,
    switches: switchesOf(request, own),
    deviceType: isPhone ? "mobile" : "desktop",
    environment: "production",
    distFolder,
  };
}
