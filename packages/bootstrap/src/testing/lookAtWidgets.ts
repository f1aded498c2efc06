/** The functions that {@link installLook} adds to `window`. */
export interface Look {
  /**
   * Shows markup as the content of `<main>`, and waits until each widget in it is mounted or has
   * failed.
   */
  show(html: string): Promise<void>;
  /** Widgets in view that have neither mounted nor failed. */
  unstarted(): string[];
  /** Visible controls of the widgets that a click in their middle would miss. */
  unreachable(): string[];
  /**
   * Compares the page without and with `yy.css`, which it adds and removes again. Returns the
   * elements that are visible only without it, and, of the elements in widgets' shadow roots, those
   * that cover text of the page only without it, or are more than twice as large then.
   */
  besideStyled(): Promise<string[]>;
  /**
   * Empty boxes beside the server's children: a page that lays the widget out as a grid would give
   * them its `gap`.
   */
  emptyBoxes(): string[];
}

declare global {
  interface Window {
    look: Look;
  }
}

/** Runs by `addInitScript`, and so must not refer to anything outside itself. */
export function installLook(styles: string): void {
  type Boxes = Map<Element, { readonly box: DOMRect; readonly covers: ReadonlySet<Element> }>;

  // The methods are read now, because tests of older browsers remove them from the page afterwards.
  const { checkVisibility, matches } = Element.prototype;

  const isWidget = ({ localName }: Element) => localName.startsWith("yy-");
  const inMain = () => [...document.querySelectorAll<HTMLElement>("main *")];
  const widgetsInMain = () => inMain().filter(isWidget);
  const drawnIn = (widget: Element) => [...(widget.shadowRoot?.querySelectorAll("*") ?? [])];
  /**
   * Whether the widget is mounted or has failed; also in browsers with the older names `--mounted`
   * and `--failed`.
   */
  const isStartedOrFailed = (widget: Element) =>
    ["mounted", "failed"].some((state) =>
      matches.call(widget, `:is(:state(${state}), :state(--${state}))`),
    );
  const isInView = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** The element and its ancestors in the flat tree: through slots and shadow roots. */
  function pathOf(element: Element): Element[] {
    const path: Element[] = [];
    for (let node: Node | null = element; node; ) {
      if (node instanceof Element) path.push(node);
      const slot: Node | null = node instanceof Element ? node.assignedSlot : null;
      node = slot ?? (node instanceof ShadowRoot ? node.host : node.parentNode);
    }
    return path;
  }

  /** The box of the element; for a link over several lines, that of the first line. */
  const boxOf = (element: Element) => element.getClientRects()[0] ?? new DOMRect();

  function isShown(element: Element): boolean {
    const { width, height } = boxOf(element);
    const isVisible = checkVisibility.call(element, {
      visibilityProperty: true,
      opacityProperty: true,
    });
    return isVisible && width > 2 && height > 2;
  }

  function isControl(element: Element): boolean {
    const controls = "a[href], button, input, select, textarea, summary, [tabindex='0'], label";
    // `unknown-inert` is `inert` in a browser that does not know it.
    const isMeant = (each: Element) =>
      !each.matches("[inert], [unknown-inert], [aria-hidden=true]");
    return element.matches(controls) && isShown(element) && pathOf(element).every(isMeant);
  }

  function topmostAt(x: number, y: number): Element | null {
    let found = document.elementFromPoint(x, y);
    for (;;) {
      const inner: Element | null = found?.shadowRoot?.elementFromPoint(x, y) ?? null;
      if (!inner || inner === found) return found;
      found = inner;
    }
  }

  /** Whether a click on its middle reaches the control, its label, or the control of a label. */
  function isReached(control: Element): boolean {
    control.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = boxOf(control);
    const hit = topmostAt(left + width / 2, top + height / 2);
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const labelled = control instanceof HTMLLabelElement ? control.control : null;
    const accepted = [control, labelled, ...labels];
    return hit !== null && pathOf(hit).some((each) => accepted.includes(each));
  }

  const nameOf = (element: Element) => {
    const part = element.getAttribute("part") ?? element.getAttribute("data-part");
    const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    return [pathOf(element).find(isWidget)?.localName, element.localName, part, text]
      .filter(Boolean)
      .join(" ");
  };

  /** Visible elements of the page with text of their own. */
  const ownTexts = () =>
    inMain().filter(
      (element) =>
        isShown(element) &&
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""),
    );

  const areApart = (one: Element, other: Element) =>
    !pathOf(one).includes(other) && !pathOf(other).includes(one);

  function areOver(one: DOMRect, other: DOMRect): boolean {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 4 && height > 4;
  }

  function boxes(): Boxes {
    const found: Boxes = new Map();
    const texts = ownTexts().map((element) => ({ element, box: boxOf(element) }));
    for (const element of inMain())
      if (isShown(element)) found.set(element, { box: boxOf(element), covers: new Set() });
    for (const element of widgetsInMain().flatMap(drawnIn)) {
      if (!isShown(element)) continue;
      const box = boxOf(element);
      const covered = texts.filter(
        (text) => areOver(box, text.box) && areApart(element, text.element),
      );
      found.set(element, { box, covers: new Set(covered.map((text) => text.element)) });
    }
    return found;
  }

  async function linkStyles(): Promise<HTMLLinkElement> {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: styles });
    const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
    document.head.append(link);
    await loaded;
    return link;
  }

  /** Boxes in a widget's shadow root that are in the flow beside the server's children. */
  function drawnBesideSlot(widget: Element): Element[] {
    const drawn = [...(widget.shadowRoot?.children ?? [])];
    if (!drawn.some(({ localName }) => localName === "slot")) return [];
    return drawn.filter((element) => {
      const { position, display } = getComputedStyle(element);
      return !["none", "contents"].includes(display) && !["absolute", "fixed"].includes(position);
    });
  }

  window.look = {
    async show(html) {
      const main = document.querySelector("main");
      main?.replaceChildren(document.createRange().createContextualFragment(html));
      const isThere = (widget: Element) =>
        !checkVisibility.call(widget) || isStartedOrFailed(widget);
      const deadline = performance.now() + 3000;
      for (const widget of widgetsInMain()) {
        widget.scrollIntoView({ block: "center", behavior: "instant" });
        while (!isThere(widget) && performance.now() < deadline) await frame();
      }
      await frame();
    },
    unstarted: () =>
      widgetsInMain()
        .filter(
          (widget) =>
            checkVisibility.call(widget) && isInView(widget) && !isStartedOrFailed(widget),
        )
        .map(nameOf),
    unreachable: () =>
      [...inMain(), ...widgetsInMain().flatMap(drawnIn)]
        .filter((element) => pathOf(element).some(isWidget))
        .filter((element) => isControl(element) && !isReached(element))
        .map(nameOf),
    async besideStyled() {
      const bare = boxes();
      const link = await linkStyles();
      const styled = boxes();
      link.remove();
      return [...bare].flatMap(([element, { box, covers }]) => {
        const measure = styled.get(element);
        const widget = pathOf(element).find(isWidget);
        if (!widget || !element.isConnected || widget.matches(":state(failed)")) return [];
        if (!measure)
          return [
            `${nameOf(element)} shows ${JSON.stringify(box)} ${JSON.stringify(boxOf(element))} ${element.checkVisibility()}`,
          ];
        const wrong = [...covers]
          .filter((text) => text.isConnected && !measure.covers.has(text))
          .map((text) => `${nameOf(element)} lies over ${nameOf(text)}`);
        const isOurs = isWidget(element) || element.getRootNode() !== document;
        const { width, height } = measure.box;
        if (isOurs && (box.width > 2 * width + 32 || box.height > 2 * height + 32))
          wrong.push(`${nameOf(element)} is ${Math.round(box.width)} by ${Math.round(box.height)}`);
        return wrong;
      });
    },
    emptyBoxes: () =>
      widgetsInMain()
        .flatMap(drawnBesideSlot)
        .filter((element) => element.getBoundingClientRect().height === 0)
        .map(nameOf),
  };
}
