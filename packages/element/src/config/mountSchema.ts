import type { AttributeSpec } from "./schema";

/** `data-mount`, which every tag has. */
export const mountSchema: AttributeSpec = {
  kind: "choice",
  // What is left to the visitor until it is touched mounts near the viewport once its code is
  // there.
  options: ["eager", "visible", "interaction"],
  description: "When to mount.",
};
