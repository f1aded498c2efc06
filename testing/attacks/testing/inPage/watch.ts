/** Watches the page for defects from the start of this script on, and prevents all navigation. */

// The prototypes' own methods, because a payload's form may hide those of an element.
const { closest, getAttribute, getAttributeNames, matches, removeAttribute } = Element.prototype;

/**
 * The defects so far, without duplicates: code that ran, uncaught errors, and wrong attributes of
 * elements.
 */
export const findings = new Set<string>();

/** Numbers of the payloads whose code has run. */
export const ran = new Set<number>();

/** URLs of other sites that the page tried to open. */
export const left = new Set<string>();

/** Keys that were read, each after `local` or `session` for its storage. */
export const keysRead = new Set<string>();
const { getItem } = Storage.prototype;
Storage.prototype.getItem = function (key) {
  keysRead.add(`${this === localStorage ? "local" : "session"} ${key}`);
  return getItem.call(this, key);
};

let step = "";

/** Names the current step, which is the prefix of further findings. */
export function begin(what: string): void {
  step = what.slice(0, 80);
}

export const find = (what: string) => findings.add(`${step}: ${what}`);

declare global {
  interface Window {
    ran(payload: number): void;
  }
}

window.ran = (payload) => {
  ran.add(payload);
  find(`code of payload ${payload} ran`);
};
window.addEventListener("error", ({ message, error }) => {
  // The error event of an element that failed to load has no message.
  if (message) find(`uncaught ${message} ${(error as Error | null)?.stack ?? ""}`);
});
window.addEventListener("unhandledrejection", ({ reason }) => {
  find(`unhandled ${reason} ${(reason as Error | null)?.stack ?? ""}`);
});
// Reported errors are expected; cancelled, they are not logged.
window.addEventListener("yy:error", (event) => event.preventDefault(), true);

function leave(url: string): void {
  const { origin, protocol } = new URL(url, document.baseURI);
  if (protocol.startsWith("http") && origin !== location.origin) left.add(`${step}: ${url}`);
}
navigation.addEventListener("navigate", (event) => {
  if (event.destination.sameDocument || event.hashChange) return;
  leave(event.destination.url);
  event.preventDefault();
});
// Opening another tab fires no event of the Navigation API here, so links and forms get no tab of
// their own.
window.open = (url) => {
  leave(String(url));
  return null;
};
for (const type of ["click", "submit"])
  window.addEventListener(type, (event) => {
    for (const each of event.composedPath())
      if (each instanceof Element) removeAttribute.call(each, "target");
  });
window.confirm = () => true;

/**
 * Searches the page and all shadow roots for event handlers, script URLs, and elements that load
 * code.
 */
export function search(): void {
  examineAll(document);
  if (Object.keys(Object.prototype).length > 0) find("Object.prototype has new members");
}

function examineAll(root: ParentNode): void {
  for (const element of root.querySelectorAll("*")) {
    examine(element);
    const shadow = element.localName.startsWith("yy-") ? element.shadowRoot : null;
    if (shadow) examineAll(shadow);
  }
}

/**
 * Selects elements that load code or change the target of others. The server's HTML may contain an
 * object of the page's own server.
 */
const bringing =
  "script, base, meta[http-equiv], object[data^='data:' i], embed[src^='data:' i], iframe[src^='data:' i]";

const codeUrl = /^[\s\0-\x20]*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;
const urlAttributes = new Set(["href", "src", "action", "formaction", "xlink:href", "data", "to"]);
function examine(element: Element): void {
  for (const name of getAttributeNames.call(element)) {
    const value = getAttribute.call(element, name) ?? "";
    if (name.startsWith("on") || name === "srcdoc")
      find(`${nameOf(element)} ${name}=${value.slice(0, 60)}`);
    if (urlAttributes.has(name) && codeUrl.test(value)) find(`${nameOf(element)} ${name}`);
  }
  const isIn = (names: string) => matches.call(element, names);
  // The rarest condition comes first, because thousands of elements are checked again and again.
  if (isIn(bringing) && isIn("main *, yy-flash *")) find(`${nameOf(element)} in the page`);
}

/** The element's name after that of the widget around it. */
function nameOf(element: Element): string {
  const root = Node.prototype.getRootNode.call(element);
  const widget = closest.call(root instanceof ShadowRoot ? root.host : element, "main > *");
  return `${widget?.localName ?? "page"} ${element.localName}`;
}
