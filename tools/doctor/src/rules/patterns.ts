import { parsePatterns } from "@yy/domain/forms/patterns";
import { rules } from "@yy/domain/forms/rules";
import { configErrorOf } from "../configErrorOf";
import { nearest } from "../nearest";
import { textOf } from "../page";
import type { Rule } from "../Rule";

/**
 * A rule in `data-patterns` that does not exist, or has a wrong parameter: the form does not
 * validate that field.
 */
export const wrongPattern: Rule = {
  name: "wrong-pattern",
  code: "YY-110",
  *check({ elements }) {
    for (const element of elements)
      for (const item of (textOf(element, "data-patterns") ?? "").split(",")) {
        const refused = configErrorOf(() => parsePatterns(item));
        if (!refused) continue;
        const [written = ""] = item.trim().split(":");
        const meant = nearest(written, Object.keys(rules));
        const isKnown = meant === written;
        yield {
          element,
          place: element.attributes.get("data-patterns")?.place,
          attribute: "data-patterns",
          severity: "error",
          code: refused.code,
          message: `${element.tag}: data-patterns: ${refused.message}${meant === undefined || isKnown ? "" : `: did you mean ${meant}?`}`,
          fix: meant === undefined || isKnown ? "a rule of widgets/form/README.md" : meant,
          docs: "widgets/form/README.md",
        };
      }
  },
};
