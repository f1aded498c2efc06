import { childrenOf, isChild, mayHoldMore, ownElements } from "../children";
import { allWithin, ancestorsOf, type PageElement } from "../page";
import { docsOf, type Rule, type RuleFinding } from "../Rule";
import { matches } from "../selector";

/**
 * A part outside the part that must contain it, a nested child that must be a direct one, or a
 * child without what it must contain, such as `<details>` without `<summary>`.
 */
export const misplacedChild: Rule = {
  name: "misplaced-child",
  code: "YY-204",
  *check({ widgets }) {
    for (const { element: widget, schema } of widgets) {
      const docs = docsOf(widget.tag);
      const inside = ownElements({ element: widget, schema });
      for (const child of childrenOf(schema)) {
        const found = inside.filter((element) => isChild(element, child));
        const { within, holds, direct } = child;
        const findings = [
          ...(within === undefined ? [] : outsideOf(within, found, widget)),
          ...(direct ? tooDeep(found, inside, widget) : []),
          ...(holds === undefined ? [] : empty(holds, found, widget)),
        ];
        for (const finding of findings) yield { docs, ...finding };
      }
    }
  },
};

function outsideOf(
  within: string,
  found: readonly PageElement[],
  widget: PageElement,
): RuleFinding[] {
  const holder = `[data-part="${within}"]`;
  return found
    .filter((element) =>
      [...ancestorsOf(element)].every((ancestor) => matches(ancestor, holder) === false),
    )
    .map((element) => ({
      element,
      attribute: "data-part",
      severity: "error",
      message: `${widget.tag}: data-part="${element.attributes.get("data-part")?.text}" must stand inside data-part="${within}"`,
      fix: `<div data-part="${within}">…</div> around it`,
    }));
}

/** Reports nothing if one is a direct child: then the nested ones may have another purpose. */
function tooDeep(
  found: readonly PageElement[],
  inside: readonly PageElement[],
  widget: PageElement,
): RuleFinding[] {
  const [first] = found;
  if (!first || found.some(({ parent }) => parent === widget) || mayHoldMore(widget, inside))
    return [];
  return [
    {
      element: first,
      severity: "error",
      message: `${widget.tag}: <${first.tag}> must be a direct child of it`,
      fix: `<${widget.tag}> directly around the <${first.tag}>s`,
    },
  ];
}

function empty(holds: string, found: readonly PageElement[], widget: PageElement): RuleFinding[] {
  return found
    .filter((element) => {
      const inside = [...allWithin(element.children)];
      return !mayHoldMore(element, inside) && !inside.some(({ tag }) => tag === holds);
    })
    .map((element) => ({
      element,
      code: "YY-205",
      severity: "warning",
      message: `${widget.tag}: a <${element.tag}> needs a <${holds}>, which names it`,
      fix: `<${holds}>…</${holds}> as the first child`,
    }));
}
