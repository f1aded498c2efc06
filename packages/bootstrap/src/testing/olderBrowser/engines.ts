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

/** Of each kind, what its versions of 2023 have not; a newer one has more. */
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

/** Everything that one of them lacks, yet with custom states in the form that Chrome once wanted. */
export const nothingNew: readonly FeatureName[] = [
  ...new Set(Object.values(engines).flat()),
].filter((name) => name !== "states" && name !== "scripting");
