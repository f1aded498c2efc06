import { flatParentOf } from "@yy/page/flatTree";
import { rootScroller, windowOverflow } from "@yy/page/scroller";

/** The distance that a scroll container still has to scroll, in px. */
export interface Move {
  readonly container: Element;
  readonly left: number;
  readonly top: number;
}

/**
 * Returns the containers that scroll the target into view, the innermost first. A fixed container
 * does not move with the page.
 */
export function scrollContainersOf(target: Element): Element[] {
  const root = rootScroller();
  const containers: Element[] = [];
  let isFixed = getComputedStyle(target).position === "fixed";
  for (let box = flatParentOf(target); box && box !== root && !isFixed; box = flatParentOf(box)) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    if (box !== windowOverflow() && [overflowX, overflowY].some(canScroll)) containers.push(box);
    isFixed = position === "fixed";
  }
  return isFixed ? containers : [...containers, root];
}

/**
 * Returns the distances left until the target is `margin` px below the top of each container, or as
 * near as possible, and between its sides. It measures again each time, because late images and
 * opening panels move the target.
 */
export function movesTowards(
  target: Element,
  containers: readonly Element[],
  margin: number,
): Move[] {
  const { scrollMarginTop } = getComputedStyle(target);
  const room = Math.max(margin, Number.parseFloat(scrollMarginTop) || 0);
  let { top, left, right } = target.getBoundingClientRect();
  return containers.map((container) => {
    const edges = edgesOf(container);
    const down = within(top - room - edges.top, container.scrollTop, edges.maxTop);
    const across = within(sideways(left, right, edges), container.scrollLeft, edges.maxLeft);
    // For the outer containers, the target is where the inner one will have moved it.
    top -= down;
    left -= across;
    right -= across;
    return { container, top: down, left: across };
  });
}

interface Edges {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly maxTop: number;
  readonly maxLeft: number;
}

/**
 * Returns the edges of the visible part of a container, in px of the window, and how far it can
 * scroll.
 */
function edgesOf(container: Element): Edges {
  const { clientTop, clientLeft, clientWidth, clientHeight, scrollHeight, scrollWidth } = container;
  const isRoot = container === document.scrollingElement;
  const box = isRoot ? { top: 0, left: 0 } : container.getBoundingClientRect();
  const left = box.left + (isRoot ? 0 : clientLeft);
  const padding = lengthOf(getComputedStyle(container).scrollPaddingTop, clientHeight);
  return {
    top: box.top + (isRoot ? 0 : clientTop) + padding,
    left,
    right: left + clientWidth,
    maxTop: scrollHeight - clientHeight,
    maxLeft: scrollWidth - clientWidth,
  };
}

/**
 * Returns the smallest movement that brings the target between the sides. If it does not fit, its
 * start is visible.
 */
function sideways(left: number, right: number, edges: Edges): number {
  if (left < edges.left) return left - edges.left;
  return right > edges.right ? Math.min(right - edges.right, left - edges.left) : 0;
}

function within(wanted: number, scrolled: number, max: number): number {
  return Math.min(Math.max(wanted, -scrolled), Math.max(0, max - scrolled));
}

/** Returns a length in px, from "12px" or from "10%" of the whole; 0 for "auto". */
function lengthOf(css: string, whole: number): number {
  const value = Number.parseFloat(css) || 0;
  return css.endsWith("%") ? (value / 100) * whole : value;
}

/** Whether scripts can scroll the box: they can with `overflow: hidden`, but not with `clip`. */
function canScroll(overflow: string): boolean {
  return overflow !== "visible" && overflow !== "clip";
}
