import { ancestorsOf, elementsOf, isDrawn, isForReadersAlone, nameOf } from "@yy/testing/layout";
import { contrastRatio } from "@yy/ui/contrast";

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^='-'])";
const textFields =
  "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=range])";

const matching = (root: ParentNode, selector: string) =>
  [...elementsOf(root)].filter((element) => element.matches(selector));

/**
 * What is wrong with the controls below a selector when they have the focus, one after the other.
 */
export async function focusProblems(selector: string): Promise<string[]> {
  const problems: string[] = [];
  const roots = [...document.querySelectorAll(selector)];
  for (const control of roots.flatMap((root) => matching(root, focusable))) {
    const before = lookOf(control);
    control.focus();
    if (!control.matches(":focus") || !isDrawn(control) || isForReadersAlone(control)) continue;
    if (lookOf(control) === before) problems.push(`no ring: ${nameOf(control)}`);
    if (await staysCovered(control)) problems.push(`covered: ${nameOf(control)}`);
    // Its ring would be gone from beside the next one, as if that had got one.
    control.blur();
  }
  return problems;
}

/** What opened for the control before closes a moment later. */
async function staysCovered(control: Element): Promise<boolean> {
  const end = performance.now() + 2000;
  while (isCovered(control)) {
    if (performance.now() > end) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return false;
}

/**
 * What a ring around a control can be drawn by: itself, what is drawn with it, or what stands
 * around it.
 */
function lookOf(control: Element): string {
  const around = [...ancestorsOf(control)].slice(0, 6);
  const beside = [...(control.parentElement?.children ?? [])];
  const pieces = [control, ...around, ...beside].map((element) => getComputedStyle(element));
  const drawn = [":before", ":after"].map((piece) => getComputedStyle(control, piece));
  return [...pieces, ...drawn]
    .flatMap(({ outline, boxShadow, borderColor, backgroundColor, translate, transform }) => [
      outline,
      boxShadow,
      borderColor,
      backgroundColor,
      translate,
      transform,
    ])
    .join("|");
}

/**
 * True when no point of it can be seen: beside the viewport, or under something that is not its
 * own.
 */
function isCovered(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  const parts = [0.05, 0.5, 0.95];
  const points = parts.flatMap((x) =>
    parts.map((y) => [left + width * x, top + height * y] as const),
  );
  return !points.some(([x, y]) => {
    const seen = elementAt(x, y);
    return seen !== null && isRelated(seen, control);
  });
}

function elementAt(x: number, y: number, root: DocumentOrShadowRoot = document): Element | null {
  const found = root.elementFromPoint(x, y);
  const inner = found?.shadowRoot;
  return inner && inner !== root ? elementAt(x, y, inner) : found;
}

/** One stands in the other, or both are in the same label. */
function isRelated(seen: Element, control: Element): boolean {
  const aroundSeen = [...ancestorsOf(seen)];
  const aroundControl = [...ancestorsOf(control)];
  const label = aroundControl.find((each) => each.matches("label"));
  return (
    aroundSeen.includes(control) ||
    aroundControl.includes(seen) ||
    (label !== undefined && aroundSeen.includes(label))
  );
}

/** Fields and switches whose edge stands out from what is around them by less than three to one. */
export function faintEdges(): string[] {
  return matching(document.body, `${textFields}, select, [part~=track], [role=combobox]`)
    .filter((element) => isDrawn(element) && !isForReadersAlone(element) && hasOwnLook(element))
    .flatMap((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
      const around = groundsOf(element.parentElement ?? element);
      const contrasts = [
        backgroundColor,
        ...(borderTopWidth === "0px" ? [] : [borderTopColor]),
      ].map((colour) => contrastRatio(painted([...around, colour]), painted(around)));
      const contrast = Math.max(...contrasts);
      return contrast < 3 ? [`${contrast.toFixed(2)}: ${nameOf(element)}`] : [];
    });
}

/** Neither without a look of its own, as what stands in a drawn box, nor left to the browser. */
function hasOwnLook(element: Element): boolean {
  const { appearance, borderTopWidth, backgroundColor } = getComputedStyle(element);
  const isBare = borderTopWidth === "0px" && backgroundColor === "rgba(0, 0, 0, 0)";
  return !isBare && (appearance === "none" || element.matches("[part], .input"));
}

/** The backgrounds that can be seen in an element, the lowest first. */
function groundsOf(element: Element): string[] {
  const paper = matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "#fff";
  const grounds = [...ancestorsOf(element)].map((each) => getComputedStyle(each).backgroundColor);
  return [...grounds, paper].reverse();
}

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** What one sees of colours of CSS that lie one over the other, as `#rrggbb`. */
function painted(colours: readonly string[]): string {
  if (!canvas) throw new Error("no canvas");
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  const channels = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Fields that take a paste and put nothing in: a password manager could not fill them. */
export function rejectedPastes(): string[] {
  return matching(document.body, textFields)
    .filter(isDrawn)
    .flatMap((element) => {
      const field = element as HTMLInputElement;
      const before = field.value;
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "12");
      const travels = { bubbles: true, cancelable: true, composed: true };
      const paste = new ClipboardEvent("paste", { clipboardData, ...travels });
      field.dispatchEvent(paste);
      return paste.defaultPrevented && field.value === before ? [nameOf(field)] : [];
    });
}

/** The controls that a widget draws, which take the focus. */
export function drawnControls(tag: string): string[] {
  return [...document.querySelectorAll(tag)].flatMap(({ shadowRoot }) =>
    shadowRoot ? matching(shadowRoot, focusable).map(nameOf) : [],
  );
}
