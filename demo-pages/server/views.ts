import type { DocumentFacts } from "./adHocPage";
import { currentUser } from "./api/membership";
import type { DemoRequest } from "./environment";
import { readPageFacts } from "./pageFacts";
import { scriptsOf } from "./pageScripts";
import { inboxCounters, inboxOf } from "./state/inbox";
import type { DemoState, Message, Product, User } from "./state/types";
import { type Switches, switchesOf } from "./switches";
import type { Templates } from "./templates";

const day = 24 * 60 * 60 * 1000;
const sellersOnHome = 6;
const cardsInARow = 4;
/** How many products come with a page of a list, and with each request for more. */
export const productsAPage = 8;

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
  const others = state.users.filter((each) => each !== user);
  const type = request.req.query("type");
  return {
    csrf: facts.csrf,
    nonce: facts.nonce,
    deviceType: facts.deviceType,
    path: request.req.path,
    query: request.req.query(),
    redirectTo: request.req.query("redirect_to") ?? "",
    now: new Date().toISOString(),
    promotion: {
      endsAt: new Date(Date.now() + 2 * day + day / 2).toISOString(),
      endsAtText: "2 dias",
    },
    flavour: facts.switches.flavour,
    isLite: facts.switches.flavour === "lite",
    scripts: scriptsOf(facts.switches, facts.nonce),
    switches: switchesView(facts.switches),
    signedIn: user !== undefined,
    currentUser: user === undefined ? null : userView(state, user),
    users: state.users.map((each) => userView(state, each)),
    sellers: others.slice(0, sellersOnHome).map((each) => userView(state, each)),
    followIds: others.map((each) => each.id).join(","),
    products: state.products.map((product) => productView(state, product)),
    firstProducts: state.products
      .slice(0, productsAPage)
      .map((product) => productView(state, product)),
    heroProducts: state.products.slice(0, 3).map((product) => productView(state, product)),
    messages: user === undefined ? [] : inboxOf(state, user.id, type).map(messageView),
    unread: user === undefined ? null : inboxCounters(state, user.id),
    widgets: widgetsIn(templates),
  };
}

/** A user with what templates cannot work out: the address of the photo and the widget's JSON. */
export function userView(state: DemoState, user: User): Record<string, unknown> {
  const { id, name, nickname, gender, image_public_id } = user;
  return {
    ...user,
    imagePublicId: image_public_id,
    firstName: name.split(" ")[0],
    href: `/@${nickname}`,
    photo: image_public_id === null ? null : `/photos/${nickname}/${image_public_id}/240x240.jpg`,
    header: `/photos/${nickname}/${user.header_public_id}/1200x300.jpg`,
    json: JSON.stringify({ id, name, nickname, gender, image_public_id }),
    followers: state.follows.filter((follow) => follow.followingId === id).length,
    productCount: state.products.filter((product) => product.seller_id === id).length,
  };
}

/** A product as a card shows it: its seller, the address of its photo, prices and discount as text, the widget's JSON. */
export function productView(state: DemoState, product: Product): Record<string, unknown> {
  const seller = state.users.find((user) => user.id === product.seller_id);
  const photo = product.selectedPhoto ?? product.defaultPhoto;
  const discounted = product.discountPercentage > 0;
  return {
    id: product.id,
    title: product.title,
    slug: product.slug,
    href: product.href,
    json: JSON.stringify(product),
    photo: `/photos/${product.slug}/${photo.image_public_id}/276x294.jpg`,
    price: `R$ ${product.price}`,
    originalPrice: discounted ? `R$ ${product.originalPriceInteger}` : null,
    discount: discounted ? `${product.discountPercentage}%` : null,
    sold: product.state === "sold",
    seller: seller === undefined ? null : userView(state, seller),
  };
}

/** A product's own page: the product, and others of its subcategory before any others. */
export function productPageView(state: DemoState, product: Product): Record<string, unknown> {
  const others = state.products.filter((each) => each !== product && each.state === "published");
  const isAlike = (each: Product) => each.subcategory_id === product.subcategory_id;
  const related = [...others.filter(isAlike), ...others.filter((each) => !isAlike(each))];
  return {
    product: productView(state, product),
    relatedProducts: related.slice(0, cardsInARow).map((each) => productView(state, each)),
  };
}

function messageView(message: Message): Record<string, unknown> {
  return {
    ...message,
    title: message.subject,
    icon: message.type === "chat" ? "chat" : "mail",
    sentAt: new Date(message.sentAt).toLocaleDateString("pt-BR", { day: "numeric", month: "long" }),
    sentAtIso: message.sentAt,
  };
}

/** The switches, and a flag for each choice of the panel. */
function switchesView(switches: Switches): Record<string, unknown> {
  const { flavour, libs, script } = switches;
  const chosen = [flavour, script, ...libs].map((choice) => [choice, true] as const);
  return { ...switches, ...Object.fromEntries(chosen) };
}

/** The widgets that have a page; the page's summary, or its description, says what its widget is for. */
function widgetsIn(templates: Templates): WidgetEntry[] {
  return templates.list("widgets").map((name) => {
    const { facts, template } = readPageFacts(templates.source(`widgets/${name}`));
    const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(template) ?? [];
    return { tag: `yy-${name}`, name, summary: facts.summary ?? description };
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
