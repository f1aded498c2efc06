import { allNearest } from "../nearest";
import type { Rule } from "../Rule";
import { renamedTag } from "../replacements";

/** A `yy-` tag that no widget has: the browser shows its children, and nothing else happens. */
export const unknownTag: Rule = {
  name: "unknown-tag",
  code: "YY-510",
  *check({ elements, schemas }) {
    for (const element of elements) {
      const { tag } = element;
      if (!/^yy[-_]/.test(tag) || schemas.has(tag)) continue;
      const [meant, ...others] = allNearest(tag.replaceAll("_", "-"), schemas.keys());
      yield {
        element,
        severity: "error",
        message: `<${tag}> is no widget${meant ? `: did you mean <${meant}>?` : ""}`,
        fix: meant ? `<${meant}>` : "a tag of docs/guide, or one that does not begin with yy-",
        ...(meant && others.length === 0 ? renamedTag(element, meant) : {}),
      };
    }
  },
};
