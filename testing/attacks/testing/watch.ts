/** What {@link installWatch} puts on `window`: records everything that must not happen on the page. */
export interface Watch {
  /** The present step; put before each finding. */
  now: string;
  /** Numbers of the payloads whose code has run. */
  readonly ran: Set<number>;
  /** What went wrong so far, each once: code that ran, errors that nothing caught, what an element should not have. */
  readonly findings: Set<string>;
  /** URLs of other sites that the page tried to open. */
  readonly left: Set<string>;
  /** How often the page tried to navigate. */
  leftCount: number;
  /** Looks for handlers, URLs that are code, and elements that bring code, in the page and all shadow roots. */
  search(): void;
}

declare global {
  interface Window {
    watch: Watch;
    ran(payload: number): void;
  }
}

/** For `addInitScript`; refers to nothing outside itself. Prevents all navigation from then on. */
export function installWatch(): void {
  const watch: Watch = {
    now: "",
    ran: new Set(),
    findings: new Set(),
    left: new Set(),
    leftCount: 0,
    search() {
      examineAll(document);
      if (Object.keys(Object.prototype).length > 0) find("Object.prototype has new members");
    },
  };
  window.watch = watch;
  const find = (what: string) => watch.findings.add(`${watch.now}: ${what}`);

  window.ran = (payload) => {
    watch.ran.add(payload);
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

  const leave = (url: string) => {
    watch.leftCount += 1;
    const { origin, protocol } = new URL(url, document.baseURI);
    const isElsewhere = protocol.startsWith("http") && origin !== location.origin;
    if (isElsewhere) watch.left.add(`${watch.now}: ${url}`);
  };
  navigation.addEventListener("navigate", (event) => {
    if (event.destination.sameDocument || event.hashChange) return;
    leave(event.destination.url);
    event.preventDefault();
  });
  // Opening another tab fires no event of the Navigation API here.
  window.open = (url) => {
    leave(String(url));
    return null;
  };
  const opensTab = (target: EventTarget | undefined) =>
    target instanceof Element && !["", "_self", null].includes(target.getAttribute("target"));
  window.addEventListener("click", (event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (link === undefined || event.defaultPrevented || !opensTab(link)) return;
    leave(link.href);
    event.preventDefault();
  });
  window.addEventListener("submit", (event) => {
    if (!event.defaultPrevented && opensTab(event.composedPath()[0])) event.preventDefault();
  });
  window.alert = () => {};
  window.confirm = () => true;
  window.prompt = () => null;
  window.print = () => {};

  const codeUrl = /^[\s\0-\x20]*(?:j\s*a\s*v\s*a|v\s*b)\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;
  const urls = new Set(["href", "src", "action", "formaction", "xlink:href", "data", "to"]);

  /** The element's name after that of the widget around it. */
  function nameOf(element: Element): string {
    const root = Node.prototype.getRootNode.call(element);
    const host = root instanceof ShadowRoot ? root.host : element;
    const widget = Element.prototype.closest.call(host, "main > *");
    return `${widget?.localName ?? "page"} ${element.localName}`;
  }

  function examine(element: Element): void {
    for (const attribute of Element.prototype.getAttributeNames.call(element)) {
      const value = Element.prototype.getAttribute.call(element, attribute) ?? "";
      if (attribute.startsWith("on")) find(`${nameOf(element)} ${attribute}=${value.slice(0, 60)}`);
      if (attribute === "srcdoc") find(`${nameOf(element)} srcdoc`);
      if (urls.has(attribute) && codeUrl.test(value)) find(`${nameOf(element)} ${attribute}`);
    }
    const isIn = (names: string) => Element.prototype.matches.call(element, names);
    // What few elements are first: this looks at thousands, again and again.
    if (isIn("script, object, embed, base, meta, link") && isIn("main *, yy-flash *"))
      find(`${nameOf(element)} in the page`);
  }

  function examineAll(root: ParentNode): void {
    for (const element of root.querySelectorAll("*")) {
      examine(element);
      const shadow = element.localName.startsWith("yy-") ? element.shadowRoot : null;
      if (shadow) examineAll(shadow);
    }
  }
}
