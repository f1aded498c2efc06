import { ancestorsOf, elementsOf, isDrawn, isForReadersAlone, nameOf } from "@yy/testing/layout";
import { contrastRatio } from "@yy/ui/contrast";

const focusable =
  "a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]:not([tabindex^='-'])";
const textFields =
  "textarea, input:not([type=hidden], [type=checkbox], [type=radio], [type=file], [type=submit], [type=range])";

const matching = (root: ParentNode, selector: string) =>
  [...elementsOf(root)].filter((element) => element.matches(selector));

/**
 * Focuses each control below a selector in turn. Reports those without a visible focus ring and
 * those that something covers.
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
    // Otherwise this ring's end would count as a change in the look of the next control.
    control.blur();
  }
  return problems;
}

/** Waits up to 2 s, because what the previous control opened may close late. */
async function staysCovered(control: Element): Promise<boolean> {
  const end = performance.now() + 2000;
  while (isCovered(control)) {
    if (performance.now() > end) return true;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return false;
}

/**
 * All styles that can draw a focus ring: those of the control, its pseudo-elements, its siblings
 * and its ancestors.
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
 * Whether all sampled points of a control are hidden: outside the viewport, or under an unrelated
 * element.
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

/** Whether one contains the other, or both are in the same label. */
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

/** Fields and switches whose edge has a contrast below 3:1 with their surroundings. */
export function faintEdges(): string[] {
  return matching(document.body, `${textFields}, select, [part~=track], [role=combobox]`)
    .filter((element) => isDrawn(element) && !isForReadersAlone(element) && hasOwnLook(element))
    .flatMap((element) => {
      const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
      const around = backgroundsOf(element.parentElement ?? element);
      const contrasts = [
        backgroundColor,
        ...(borderTopWidth === "0px" ? [] : [borderTopColor]),
      ].map((colour) => contrastRatio(painted([...around, colour]), painted(around)));
      const contrast = Math.max(...contrasts);
      return contrast < 3 ? [`${contrast.toFixed(2)}: ${nameOf(element)}`] : [];
    });
}

/** False for a bare element inside a styled box, and for one that the browser styles. */
function hasOwnLook(element: Element): boolean {
  const { appearance, borderTopWidth, backgroundColor } = getComputedStyle(element);
  const isBare = borderTopWidth === "0px" && backgroundColor === "rgba(0, 0, 0, 0)";
  return !isBare && (appearance === "none" || element.matches("[part], .input"));
}

/** The backgrounds behind and of an element, the lowest first. */
function backgroundsOf(element: Element): string[] {
  const pageColour = matchMedia("(prefers-color-scheme: dark)").matches ? "#121212" : "#fff";
  const backgrounds = [...ancestorsOf(element)].map(
    (each) => getComputedStyle(each).backgroundColor,
  );
  return [...backgrounds, pageColour].reverse();
}

const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });

/** The colour that CSS colours give when painted one over the other, as `#rrggbb`. */
function painted(colours: readonly string[]): string {
  if (!canvas) throw new Error("no canvas");
  for (const colour of colours) {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
  }
  const channels = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Fields that cancel a paste and insert nothing: a password manager could not fill them. */
export function rejectedPastes(): string[] {
  return matching(document.body, textFields)
    .filter(isDrawn)
    .flatMap((element) => {
      const field = element as HTMLInputElement;
      const before = field.value;
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "12");
      const paste = new ClipboardEvent("paste", {
        clipboardData,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      field.dispatchEvent(paste);
      return paste.defaultPrevented && field.value === before ? [nameOf(field)] : [];
    });
}

/** The focusable controls in the shadow root of a widget. */
export function drawnControls(tag: string): string[] {
  return [...document.querySelectorAll(tag)].flatMap(({ shadowRoot }) =>
    shadowRoot ? matching(shadowRoot, focusable).map(nameOf) : [],
  );
}
