import { autoUpdate, computePosition, flip, offset, shift } from "@floating-ui/dom";

/** Keeps the content beside its trigger and on screen while it is open. Returns a cleanup function. */
export type Place = (trigger: HTMLElement, content: HTMLElement) => () => void;

/** Between trigger and content, and between content and the edge of the window, in px. */
const gap = 8;

/** Places by a library, for browsers without CSS anchor positioning. */
export const placeFloating: Place = (trigger, content) => {
  // Switches off the anchoring of the style sheet, of which the browser may know a part.
  const style = { inset: "auto", margin: "0", positionArea: "none", positionTryFallbacks: "none" };
  Object.assign(content.style, style);

  const update = async () => {
    const { x, y } = await computePosition(trigger, content, {
      strategy: "fixed",
      placement: "bottom",
      middleware: [offset(gap), flip({ padding: gap }), shift({ padding: gap })],
    });
    Object.assign(content.style, { left: `${x}px`, top: `${y}px` });
  };
  const stop = autoUpdate(trigger, content, update);

  return () => {
    stop();
    for (const property of Object.keys(style)) Reflect.set(content.style, property, "");
    // The server sent no `style`. The read is needed: Chromium does not remove one that it has not serialized yet.
    if (content.getAttribute("style") === "") content.removeAttribute("style");
  };
};
