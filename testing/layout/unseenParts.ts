/**
 * Runs in a page with forced colours. What of its widgets a visitor who needs them would not see: words without contrast
 * to what is behind them, controls without words, edge or drawing, a choice that looks like its neighbours, a focus without
 * a ring.
 * @param within where the widgets are; the examples of a page of the guide
 */
export function unseenParts(
  within: Iterable<ParentNode> = document.querySelectorAll("section.example"),
): { readonly looked: number; readonly unseen: string[] } {
  const found = new Set<string>();
  const note = (what: string, element: Element, more = "") => {
    const host = (element.getRootNode() as ShadowRoot).host?.localName;
    const name = element.getAttribute("part") ?? element.className.toString().trim();
    const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 30);
    found.add(
      `${what}: ${host ? `${host} > ` : ""}${element.localName}[${name}] "${text}" ${more}`,
    );
  };

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      width > 1 &&
      height > 1
    );
  };
  const parentOf = (element: Element): Element | null =>
    element.assignedSlot ??
    element.parentElement ??
    (element.getRootNode() as ShadowRoot).host ??
    null;
  const colorOf = (text: string): [number, number, number, number] => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((each) => {
      const share = each / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };
  /** Of the nearest box with a fill; pictures count as none. */
  const behind = (element: Element | null): readonly number[] => {
    for (let at = element; at; at = parentOf(at)) {
      const fill = colorOf(getComputedStyle(at).backgroundColor);
      if (fill[3] > 0.9) return fill;
    }
    const canvas = colorOf(getComputedStyle(document.documentElement).backgroundColor);
    return canvas[3] > 0.9
      ? canvas
      : matchMedia("(prefers-color-scheme: dark)").matches
        ? [0, 0, 0]
        : [255, 255, 255];
  };
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());

  const all: Element[] = [];
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      all.push(element);
      if (element.shadowRoot) walk(element.shadowRoot);
    }
  };
  for (const part of within) {
    for (const widget of part.querySelectorAll("*"))
      if (widget.localName.startsWith("yy-") && !widget.closest(".markup")) {
        all.push(widget);
        walk(widget);
        if (widget.shadowRoot) walk(widget.shadowRoot);
      }
  }
  const shown = [...new Set(all)].filter(isShown);

  for (const element of shown) {
    if (!ownText(element) || ["option", "style", "script"].includes(element.localName)) continue;
    const color = colorOf(getComputedStyle(element).color);
    const ratio = contrast(color, behind(element));
    if (ratio < 4.5) note("words", element, `${ratio.toFixed(1)} ${color} on ${behind(element)}`);
  }

  const sides = ["top", "right", "bottom", "left"];
  const hasEdge = (element: Element, style = getComputedStyle(element)) =>
    sides.some(
      (side) =>
        Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
        style.getPropertyValue(`border-${side}-style`) !== "none" &&
        contrast(
          colorOf(style.getPropertyValue(`border-${side}-color`)),
          behind(parentOf(element)),
        ) >= 3,
    );
  const isDrawn = (element: Element): boolean =>
    [element, ...element.querySelectorAll("*")].some((each) => {
      if (!isShown(each) && !(each instanceof SVGElement)) return false;
      if (each.matches("img, video, canvas") || hasEdge(each)) return true;
      const style = getComputedStyle(each);
      if (each instanceof SVGElement)
        return [style.fill, style.stroke].some(
          (paint) => paint !== "none" && contrast(colorOf(paint), behind(each)) >= 3,
        );
      return ownText(each) || contrast(colorOf(style.backgroundColor), behind(parentOf(each))) >= 3;
    });
  const controls = shown.filter((element) =>
    element.matches(
      "button, a[href], input:not([type=hidden]), select, textarea, [role=switch], [role=tab]",
    ),
  );
  for (const control of controls) {
    const style = getComputedStyle(control);
    // The browser draws its own fields.
    const isNative =
      control.matches("input[type=file]") ||
      (control.matches("input, select, textarea") && style.appearance !== "none");
    const slotted = control
      .querySelector("slot")
      ?.assignedNodes()
      .some((node) => node.textContent?.trim());
    // What is there for the keyboard alone: a label, or a button beside it, stands for it.
    const isSpoken = style.opacity === "0" || style.clipPath !== "none" || style.clip !== "auto";
    if (!isNative && !slotted && !isSpoken && !isDrawn(control)) note("control", control);
  }

  const looks = (element: Element): string =>
    [element, ...element.querySelectorAll("*")]
      .flatMap((each) =>
        ["", "::before", "::after"].map((pseudo) => {
          const style = getComputedStyle(each, pseudo || undefined);
          return [
            style.color,
            style.backgroundColor,
            style.fontWeight,
            style.textDecorationLine,
            style.textDecorationThickness,
            style.content,
            ...sides.map(
              (side) =>
                `${style.getPropertyValue(`border-${side}-width`)} ${style.getPropertyValue(`border-${side}-color`)}`,
            ),
          ].join();
        }),
      )
      .join("|");
  const chosen =
    "[aria-selected=true], [aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-checked=true]";
  for (const element of shown.filter((each) => each.matches(chosen))) {
    const neighbours = [...(element.parentElement?.children ?? [])].flatMap((each) =>
      each !== element && each.localName === element.localName && !each.matches(chosen)
        ? [each]
        : [],
    );
    const alike = neighbours.some(
      (each) => each.textContent !== "" && looks(each) === looks(element),
    );
    if (alike) note("choice", element);
  }

  for (const control of controls) {
    if (!(control instanceof HTMLElement) || control.matches(":disabled, [inert] *")) continue;
    control.focus({ preventScroll: true });
    if (!control.matches(":focus-visible")) continue;
    let hasRing = false;
    for (let at: Element | null = control; at && !hasRing; at = parentOf(at)) {
      for (const each of [at, at.nextElementSibling, at.previousElementSibling]) {
        if (!each) continue;
        for (const pseudo of [null, "::before", "::after"]) {
          const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(each, pseudo);
          hasRing ||=
            outlineStyle !== "none" &&
            Number.parseFloat(outlineWidth) > 0 &&
            contrast(colorOf(outlineColor), behind(parentOf(each))) >= 3;
        }
      }
      if (at.localName.startsWith("yy-")) break;
    }
    if (!hasRing) note("focus", control);
  }
  return { looked: shown.length, unseen: [...found] };
}
