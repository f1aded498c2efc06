import { options } from "preact";
import { flushSync } from "react-dom";

/** Replaces `renderer.ts` in the light flavour: Preact logs no errors. */
export const rendererLogsErrors = false;

/** Elements of SVG that hold text: Preact sets no properties of those. */
const svgTexts = /^(text|tspan|title|desc)$/;

// Preact would keep the text node of an element's only text, and write to it even when a page's
// translator has put another in its place. As React does, an element that holds nothing but text
// has it written by its `textContent`.
const { vnode: prepare } = options;
options.vnode = (vnode) => {
  prepare?.(vnode);
  const { type, props } = vnode;
  const { children } = props;
  if (typeof type !== "string" || svgTexts.test(type)) return;
  if (typeof children !== "string" && typeof children !== "number") return;
  Object.assign(props, { textContent: children, children: undefined });
};

/**
 * Runs effects too. Preact would run them after the next frame, where setting `:state(mounted)`
 * costs another style pass.
 */
export function drawNow(render: () => void): void {
  const after = options.requestAnimationFrame;
  const effects: (() => void)[] = [];
  options.requestAnimationFrame = (run) => effects.push(run);
  try {
    flushSync(render);
  } finally {
    Object.assign(options, { requestAnimationFrame: after });
  }
  for (const run of effects) run();
}

/** Not needed: Preact listens on the elements that it renders, and does not walk up from events. */
export const limitReactListeners = (): (() => void) => () => {};
