import { childrenOf, isChild, ownElements } from "../children";
import { docsOf, type Rule } from "../Rule";

/** A second child where the widget uses only the first. */
export const repeatedChild: Rule = {
  name: "repeated-child",
  code: "YY-206",
  *check({ widgets }) {
    for (const { element: widget, schema } of widgets) {
      const inside = ownElements({ element: widget, schema });
      for (const child of childrenOf(schema)) {
        if (!child.single) continue;
        const [first, second] = inside.filter(
          (element) => isChild(element, child) && !element.isConditional,
        );
        if (!first || !second) continue;
        const name = child.part === undefined ? `<${second.tag}>` : `data-part="${child.part}"`;
        yield {
          element: second,
          severity: "warning",
          message: `${widget.tag}: a second ${name} inside it does nothing, only the first counts`,
          fix: `<${widget.tag}> around each ${name}, or one of them`,
          docs: docsOf(widget.tag),
        };
      }
    }
  },
};
