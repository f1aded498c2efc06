import { textOf } from "../page";
import type { Rule } from "../Rule";
import { hasUnknownBlocks } from "../unknown";

/**
 * A page with widgets that send writes, and no `meta[name=csrf-token]`: Rails answers such writes
 * with 422, or ends the session.
 */
export const csrfToken: Rule = {
  name: "csrf-token",
  code: "YY-312",
  *check(context) {
    const { page, widgets, elements } = context;
    const writing = widgets.find(({ schema }) => schema.writes);
    if (!page.isWholePage || !writing) return;
    const meta = elements.find((element) => textOf(element, "name") === "csrf-token");
    if (
      meta
        ? textOf(meta, "content") !== "" && meta.attributes.has("content")
        : hasUnknownBlocks(context)
    )
      return;
    yield {
      element: meta,
      severity: "warning",
      message: `html: ${writing.element.tag} writes to the server, and the page has no meta[name=csrf-token]${meta ? " with a token" : ""}`,
      fix: "<%= csrf_meta_tags %> in the head",
      docs: "docs/guide/como-funciona.md",
    };
  },
};
