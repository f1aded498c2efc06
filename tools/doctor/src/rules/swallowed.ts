import { childrenOf, ownElements } from "../children";
import type { Rule } from "../Rule";

const blocks = /^(?:article|aside|body|footer|form|header|main|nav|script|section|table|yy-.*)$/;

/** An icon that contains blocks of the page, because its tag was closed with `/>` or not at all. */
export const swallowed: Rule = {
  name: "swallowed",
  code: "YY-513",
  *check({ widgets }) {
    for (const { element, schema } of widgets) {
      if (!childrenOf(schema).some(({ wordsOnly }) => wordsOnly)) continue;
      const block = ownElements({ element, schema }).find(
        ({ tag }) => blocks.test(tag) && tag !== "yy-icon",
      );
      if (!block) continue;
      yield {
        element,
        severity: "error",
        message: `${element.tag}: it has a <${block.tag}> inside: was its tag closed?`,
        fix: `<${element.tag} …></${element.tag}>`,
      };
    }
  },
};
