/** A point in CSS px from the viewport's upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An element as a test sees it. */
export interface Target {
  readonly text: string;
  readonly isShown: boolean;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/**
 * Runs in the page: finds the elements that match a selector, in which `>>>` enters a shadow root.
 * @param isWanted whether the mouse will move there: then this scrolls to the element and checks
 * that it is not covered
 * @returns all elements; or, when wanted, the point where the mouse hits the first one that
 * contains the text, or why it cannot
 */
export async function lookForTarget(
  selector: string,
  text: string,
  isWanted: boolean,
): Promise<{ all: Target[]; point?: Point; obstacle?: string }> {
  const found = selector.split(">>>").reduce<Element[]>(
    (hosts, step, index) =>
      hosts.flatMap((host) => {
        const root = index === 0 ? document : host.shadowRoot;
        return [...(root?.querySelectorAll(step) ?? [])];
      }),
    [document.documentElement],
  );
  const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const { visibility, opacity } = getComputedStyle(element);
    return width > 1 && height > 1 && visibility === "visible" && Number(opacity) > 0;
  };
  if (!isWanted) {
    const all = found.map((element) => ({
      text: textOf(element),
      isShown: isShown(element),
      value: "value" in element ? String(element.value) : "",
      attributes: Object.fromEntries([...element.attributes].map((it) => [it.name, it.value])),
    }));
    return { all };
  }

  const target = found.find((element) => textOf(element).includes(text));
  if (target === undefined) return { all: [], obstacle: "it is not there" };
  if (!isShown(target)) return { all: [], obstacle: "it is not to be seen" };
  const isInView = ({ top, left, bottom, right }: DOMRect) =>
    top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!isInView(target.getBoundingClientRect()))
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const before = target.getBoundingClientRect();
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { left, top, width, height } = target.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return { all: [], obstacle: "it moves" };

  const point = { x: left + width / 2, y: top + height / 2 };
  let over = document.elementFromPoint(point.x, point.y);
  for (let inner = over; inner; ) {
    over = inner;
    const deeper: Element | null = over.shadowRoot?.elementFromPoint(point.x, point.y) ?? null;
    inner = deeper === over ? null : deeper;
  }
  // The path of an event goes through slots and out of shadow roots.
  const hit = new Event("yy-hit", { bubbles: true, composed: true });
  const path: EventTarget[] = [];
  addEventListener(hit.type, () => path.push(...hit.composedPath()), { once: true });
  over?.dispatchEvent(hit);
  if (path.includes(target)) return { all: [], point };
  return { all: [], obstacle: `<${over?.localName} class="${over?.className}"> lies over it` };
}
