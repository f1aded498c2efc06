/** Code that runs in the audited page. */
import { Native } from "@siteimprove/alfa-dom/native";
import * as ace from "accessibility-checker-engine/ace-node.js";
import { elementsOf } from "../layout/tree";
import { type PlacelessFinding, shorten } from "./Finding";

/** The document in Alfa's format. */
export async function readDocument(): Promise<unknown> {
  const showAllRules = showRules(isOfUse(roots()));
  try {
    return await Native.fromNode(document);
  } finally {
    showAllRules();
  }
}

/** The CSS rules that Alfa 0.114 knows. It treats a sheet with an unknown rule as empty. */
const knownRules =
  /^CSS(FontFace|Import|Keyframe|Keyframes|LayerBlock|LayerStatement|Media|Namespace|Page|Style|Supports)Rule$/;

/**
 * Whether Alfa can read a rule and the rule can match an element. Rules for other pages would take
 * most of Alfa's time.
 */
function isOfUse(within: readonly (Document | ShadowRoot)[]): (rule: CSSRule) => boolean {
  return (rule) => {
    if (!knownRules.test(rule.constructor.name)) return false;
    if (!(rule instanceof CSSStyleRule)) return true;
    // Without pseudo-classes, a selector matches all elements that it can match in any state.
    const selector = rule.selectorText.replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, "");
    return within.some((root) => mayMatch(root, selector));
  };
}

function mayMatch(root: Document | ShadowRoot, selector: string): boolean {
  try {
    return root.querySelector(selector) !== null;
  } catch {
    return true;
  }
}

/** Hides all other rules of style sheets, until the returned function is called. */
function showRules(isShown: (rule: CSSRule) => boolean): () => void {
  const takeBack = [CSSStyleSheet, CSSGroupingRule].map(({ prototype }) => {
    const property = Object.getOwnPropertyDescriptor(prototype, "cssRules");
    if (!property?.get) throw new Error("CSSOM without cssRules");
    const { get } = property;
    Object.defineProperty(prototype, "cssRules", {
      ...property,
      get(this: unknown) {
        return [...(get.call(this) as CSSRuleList)].filter(isShown);
      },
    });
    return () => Object.defineProperty(prototype, "cssRules", property);
  });
  return () => {
    for (const take of takeBack) take();
  };
}

/** Audits the document by IBM's Equal Access rules for WCAG 2.2, A and AA, and IBM's own. */
export async function auditByIbm(): Promise<PlacelessFinding[]> {
  const { results } = await new ace.Checker().check(document, ["IBM_Accessibility", "WCAG_2_2"]);
  return results
    .filter(({ value }) => value[1] === "FAIL")
    .map(({ ruleId, snippet, message }) => ({
      engine: "ibm",
      rule: ruleId,
      target: shorten(snippet),
      message: shorten(message),
    }));
}

/** Resolves once all visible widgets have mounted or failed, and no animation runs. */
export async function whenDrawn(timeoutMs = 5_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (roots().some(hasUndrawn) && performance.now() < end) await nextFrame();
  for (const animation of roots().flatMap((root) => root.getAnimations()))
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      animation.finish();
  await nextFrame();
}

function hasUndrawn(root: Document | ShadowRoot): boolean {
  return [...root.querySelectorAll("*")].some(
    (element) =>
      element.localName.startsWith("yy-") &&
      element.checkVisibility() &&
      !element.matches(":state(mounted), :state(failed)"),
  );
}

/** The document and every open shadow root in it. */
function roots(): (Document | ShadowRoot)[] {
  return [document, ...[...elementsOf(document)].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
