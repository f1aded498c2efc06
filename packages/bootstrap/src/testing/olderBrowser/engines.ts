import type { FeatureName } from "./features";

const allSince2023: readonly FeatureName[] = [
  "popover",
  "state",
  "nthChildOf",
  "dir",
  "detailsContent",
  "anchors",
  "discreteTransitions",
  "abortSignalAny",
  "moveBefore",
  "scrollMargin",
];

/** The features that versions of 2023 lack, by browser. */
export const engines: Readonly<Record<string, readonly FeatureName[]>> = {
  "Chrome 109": [...allSince2023, "scripting", "arrayCopies", "submitterInFormData"],
  "Firefox before 121": [
    ...allSince2023,
    "states",
    "has",
    "segmenter",
    "arrayCopies",
    "submitterInFormData",
    "ariaProperties",
    "beforeMatch",
    "inert",
  ],
  "Safari 17.0": [
    ...allSince2023.filter((name) => name !== "popover"),
    "states",
    "checkVisibility",
    "beforeMatch",
    "requestIdleCallback",
  ],
};

/** The features that any of the browsers lacks; custom states exist, in the `--name` form of older Chromes. */
export const nothingNew: readonly FeatureName[] = [
  ...new Set(Object.values(engines).flat()),
].filter((name) => name !== "states" && name !== "scripting");
