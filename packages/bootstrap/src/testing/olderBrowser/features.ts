import { neutralise, neutralPopovers, neutralUntilFound } from "./neutralise";

/** How to remove a feature from a browser, for style sheets and for scripts. */
export interface Feature {
  /** Matches selectors that use it. */
  readonly selector?: RegExp;
  readonly properties?: readonly string[];
  /** The class of its at-rule, or a word in the condition. */
  readonly atRule?: string;
  /** Removes its API. */
  remove?(): void;
}

export type FeatureName = keyof typeof features;

/** Features newer than January 2023 in at least one browser, by name; the versions are in docs/browsers.md. */
export const features = {
  popover: {
    selector: /:popover-open\b/,
    remove() {
      const names = ["popover", "showPopover", "hidePopover", "togglePopover"];
      take(HTMLElement.prototype, ...names);
      neutralise(neutralPopovers);
    },
  },
  has: { selector: /:has\(/ },
  state: { selector: /:state\(/, remove: wantDashedStates },
  /** Custom states altogether, not only `:state()`. */
  states: { remove: () => take(ElementInternals.prototype, "states") },
  attachInternals: { remove: () => take(HTMLElement.prototype, "attachInternals") },
  nthChildOf: { selector: /:nth-child\([^)]* of / },
  dir: { selector: /:dir\(/ },
  detailsContent: { selector: /::details-content\b/, remove: refuseToAnimateDetailsContent },
  anchors: {
    properties: [
      "anchor-name",
      "anchor-scope",
      "position-anchor",
      "position-area",
      "position-try-fallbacks",
    ],
  },
  discreteTransitions: { properties: ["overlay"], atRule: "CSSStartingStyleRule" },
  scripting: { atRule: "scripting" },
  checkVisibility: { remove: () => take(Element.prototype, "checkVisibility") },
  abortSignalAny: { remove: () => take(AbortSignal, "any") },
  segmenter: { remove: () => take(Intl, "Segmenter") },
  moveBefore: {
    remove() {
      for (const { prototype } of [Element, Document, DocumentFragment])
        take(prototype, "moveBefore");
    },
  },
  arrayCopies: {
    remove: () => take(Array.prototype, "toSpliced", "toSorted", "toReversed", "with"),
  },
  ariaProperties: {
    remove() {
      const names = Object.getOwnPropertyNames(Element.prototype);
      take(Element.prototype, ...names.filter((name) => name.startsWith("aria")));
    },
  },
  beforeMatch: {
    remove() {
      for (const holder of [window, Document.prototype, HTMLElement.prototype])
        take(holder, "onbeforematch");
      neutralise(neutralUntilFound);
    },
  },
  inert: { remove: forgetInert },
  requestIdleCallback: { remove: () => take(window, "requestIdleCallback", "cancelIdleCallback") },
  scrollMargin: { remove: ignoreScrollMargin },
  submitterInFormData: { remove: ignoreSubmitter },
  /** Removed together with constructed sheets and `attachInternals`: Safari 16.4 brought all three. */
  adoptedStyleSheets: {
    remove() {
      for (const { prototype } of [Document, ShadowRoot]) take(prototype, "adoptedStyleSheets");
      const Sheet = () => {
        throw new TypeError("Illegal constructor");
      };
      Object.assign(window, { CSSStyleSheet: Sheet });
      take(HTMLElement.prototype, "attachInternals");
    },
  },
} satisfies Record<string, Feature>;

function take(holder: object, ...names: string[]): void {
  for (const name of names) Reflect.deleteProperty(holder, name);
}

/** Accepts only states that begin with `--`, as Chrome 90 to 124 do. */
function wantDashedStates(): void {
  const { add } = CustomStateSet.prototype;
  CustomStateSet.prototype.add = function (this: CustomStateSet, state: string) {
    if (!state.startsWith("--")) throw new DOMException(`'${state}' is no state`, "SyntaxError");
    return add.call(this, state);
  };
}

function refuseToAnimateDetailsContent(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, keyframes, options) {
    if (typeof options === "object" && options.pseudoElement === "::details-content")
      throw new DOMException("unknown pseudo-element", "SyntaxError");
    return animate.call(this, keyframes, options);
  };
}

/** Takes the effect of `inert` away: scripts that read or write the attribute use `data-inert` instead. */
function forgetInert(): void {
  take(HTMLElement.prototype, "inert");
  const names = ["getAttribute", "hasAttribute", "removeAttribute", "setAttribute"] as const;
  for (const name of names) {
    const native: (...parameters: string[]) => unknown = Element.prototype[name];
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      writable: true,
      value(this: Element, attribute: string, ...value: string[]) {
        return native.call(this, attribute === "inert" ? "data-inert" : attribute, ...value);
      },
    });
  }
}

function ignoreScrollMargin(): void {
  const Native = IntersectionObserver;
  window.IntersectionObserver = class extends Native {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const known: IntersectionObserverInit & { scrollMargin?: string } = { ...options };
      delete known.scrollMargin;
      super(callback, known);
    }
  };
}

function ignoreSubmitter(): void {
  const Native = FormData;
  window.FormData = class extends Native {
    constructor(form?: HTMLFormElement) {
      super(form);
    }
  };
}
