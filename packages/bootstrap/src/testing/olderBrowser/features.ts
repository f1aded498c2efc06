/** How to remove a feature from a browser. */
export interface Feature {
  /**
   * Matches the selectors, properties, values and at-rules that a browser without the feature does
   * not know.
   */
  readonly css?: RegExp;
  /**
   * The members of the window that are missing, such as `Intl.Segmenter`; for a class, members of
   * its instances, such as `Element.moveBefore`.
   */
  readonly apis?: readonly string[];
  /** An attribute that has no effect without the feature. */
  readonly attribute?: string;
  /** Changes the behaviour of members that exist in both browsers. */
  change?(): void;
}

export type FeatureName = keyof typeof features;

/**
 * Features newer than January 2023 in at least one browser, by name; the versions are in
 * docs/browsers.md.
 */
export const features = {
  popover: {
    css: /(?<=:)popover-open\b|(?<=\[)popover\b/g,
    apis: ["popover", "showPopover", "hidePopover", "togglePopover"].map(
      (name) => `HTMLElement.${name}`,
    ),
    attribute: "popover",
  },
  has: { css: /(?<=:)has(?=\()/g },
  state: { css: /(?<=:)state(?=\()/g, change: wantDashedStates },
  /** All custom states, not only the `:state()` syntax. */
  states: { apis: ["ElementInternals.states"] },
  attachInternals: { apis: ["HTMLElement.attachInternals"] },
  nthChildOf: { css: /(?<=:)nth-child(?=\([^)]* of )/g },
  dir: { css: /(?<=:)dir(?=\()/g },
  detailsContent: {
    css: /(?<=::)details-content\b/g,
    change: refuseToAnimateDetailsContent,
  },
  anchors: {
    css: /(?<![\w.#-])(anchor-(name|scope)|position-(anchor|area|try-fallbacks))(?![\w-])/g,
  },
  discreteTransitions: {
    css: /(?<![\w.#-])overlay(?![\w-])|allow-discrete|(?<=@)starting-style/g,
  },
  scripting: { css: /(?<=\()scripting\b/g },
  checkVisibility: { apis: ["Element.checkVisibility"] },
  abortSignalAny: { apis: ["AbortSignal.any"] },
  segmenter: { apis: ["Intl.Segmenter"] },
  moveBefore: {
    apis: ["Element.moveBefore", "Document.moveBefore", "DocumentFragment.moveBefore"],
  },
  arrayCopies: { apis: ["Array.toSpliced", "Array.toSorted", "Array.toReversed", "Array.with"] },
  ariaProperties: {
    change() {
      for (const name of Object.getOwnPropertyNames(Element.prototype))
        if (name.startsWith("aria")) Reflect.deleteProperty(Element.prototype, name);
    },
  },
  beforeMatch: {
    apis: ["onbeforematch", "Document.onbeforematch", "HTMLElement.onbeforematch"],
  },
  inert: { apis: ["HTMLElement.inert"], attribute: "inert" },
  requestIdleCallback: { apis: ["requestIdleCallback", "cancelIdleCallback"] },
  scrollMargin: { change: ignoreScrollMargin },
  submitterInFormData: { change: ignoreSubmitter },
  /** With constructed sheets and `attachInternals`: Safari 16.4 brought all three. */
  adoptedStyleSheets: {
    apis: [
      ...["Document.adoptedStyleSheets", "ShadowRoot.adoptedStyleSheets"],
      "HTMLElement.attachInternals",
    ],
    change() {
      const Sheet = () => {
        throw new TypeError("Illegal constructor");
      };
      Object.assign(window, { CSSStyleSheet: Sheet });
    },
  },
} satisfies Record<string, Feature>;

const allSince2023: readonly FeatureName[] = [
  ...(["popover", "state", "nthChildOf", "dir", "detailsContent", "anchors"] as const),
  ...(["discreteTransitions", "abortSignalAny", "moveBefore", "scrollMargin"] as const),
];

/** The features that versions of 2023 lack, by browser. */
export const engines: Readonly<Record<string, readonly FeatureName[]>> = {
  "Chrome 109": [...allSince2023, "scripting", "arrayCopies", "submitterInFormData"],
  "Firefox before 121": [
    ...allSince2023,
    ...(["states", "has", "segmenter", "arrayCopies", "submitterInFormData"] as const),
    ...(["ariaProperties", "beforeMatch", "inert"] as const),
  ],
  "Safari 17.0": [
    ...allSince2023.filter((name) => name !== "popover"),
    ...(["states", "checkVisibility", "beforeMatch", "requestIdleCallback"] as const),
  ],
};

/**
 * The features that any of the browsers lacks; custom states exist, in the `--name` form of older
 * Chromes.
 */
export const nothingNew: readonly FeatureName[] = [
  ...new Set(Object.values(engines).flat()),
].filter((name) => name !== "states" && name !== "scripting");

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
