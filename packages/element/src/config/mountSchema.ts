import type { AttributeSpec } from "./schema";

/** `data-mount`, which every tag has. */
export const mountSchema: AttributeSpec = {
  kind: "choice",
  // A widget that waits for the visitor's touch mounts near the viewport once its code is there.
  options: ["eager", "visible", "interaction"],
  description: "When to mount.",
};
