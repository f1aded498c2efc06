import { inboxCounters, inboxOf } from "../features/inbox/inbox";
import { productsAPage, productView } from "../features/products/view";
import { userView } from "../features/users/view";
import type { DemoState, Message } from "../fixtures/types";
import type { DemoRequest } from "../middleware/environment";
import { currentUser } from "../middleware/membership";
import { missingSprite } from "../middleware/missingFiles";
import type { DocumentFacts } from "./documentFacts";
import { scriptsOf } from "./pageScripts";
import { networkDelayOf, type Switches } from "./switches";

const day = 24 * 60 * 60 * 1000;
const sellersOnHome = 6;

/** What every template may use. */
export function commonView(
  state: DemoState,
  request: DemoRequest,
  facts: DocumentFacts,
): Record<string, unknown> {
  const user = currentUser(state, request);
  const others = state.users.filter((each) => each !== user);
  const type = request.req.query("type");
  const hasScripts = facts.switches.script !== "none";
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
    // Without the widgets' script a page is as a visitor without JavaScript has it: no library of its own either.
    scripts: hasScripts ? scriptsOf(facts.switches, facts.nonce) : [],
    hasScripts,
    sprite: facts.switches.missing === "icons" ? missingSprite : "/assets/icons.svg",
    switches: switchesView(facts.switches, networkDelayOf(request)),
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
function switchesView(switches: Switches, delay: number): Record<string, unknown> {
  const { flavour, libs, script, direction, missing } = switches;
  const choices = [flavour, script, direction, missing, `delay${delay}`, ...libs];
  const chosen = choices.map((choice) => [choice, true] as const);
  return { ...switches, ...Object.fromEntries(chosen) };
}
