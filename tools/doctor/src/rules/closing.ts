import type { Rule } from "../Rule";
import { closedTag } from "../replacements";

/**
 * `<yy-icon />`: browsers ignore the slash on custom elements, so that the rest of the page becomes
 * its children.
 */
export const selfClosed: Rule = {
  name: "self-closed",
  code: "YY-511",
  *check({ elements, schemas }) {
    for (const element of elements)
      if (element.isSelfClosed && /^yy[-_]/.test(element.tag))
        yield {
          element,
          severity: "error",
          message: `<${element.tag} /> does not end there: the rest of the page becomes its children`,
          fix: `<${element.tag} …></${element.tag}>`,
          // The name of a misspelt tag is fixed first.
          ...(schemas.has(element.tag) ? closedTag(element) : {}),
        };
  },
};

/** `<yy-icon>` without a closing tag. */
export const unclosed: Rule = {
  name: "unclosed",
  code: "YY-512",
  *check({ elements }) {
    for (const element of elements)
      if (element.isUnclosed && /^yy[-_]/.test(element.tag))
        yield {
          element,
          severity: "error",
          message: `<${element.tag}> has no closing tag in the place where it was opened`,
          fix: `</${element.tag}>`,
        };
  },
};
