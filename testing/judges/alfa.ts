import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Device } from "@siteimprove/alfa-device";
import { Attribute, type Document, Element, Node } from "@siteimprove/alfa-dom";
import { Request, Response } from "@siteimprove/alfa-http";
import { type Flattened, Rules } from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";
import { Page } from "@siteimprove/alfa-web";
import { type PlacelessFinding, shorten } from "./Finding";

/**
 * The rule about a visible focus takes a fifth of Alfa's time and then asks a person. `npm run
 * test:pages` checks the focus instead.
 */
const asksAPerson = /sia-r65$/;

/**
 * The rules of WCAG's levels A and AA, and good practice without a level, but not level AAA, such
 * as a contrast of 7:1.
 */
const rules = [...(Rules.values() as Iterable<Flattened.Rule>)].filter(({ uri, requirements }) => {
  if (asksAPerson.test(uri)) return false;
  const criteria = requirements.filter(Criterion.isCriterion);
  return criteria.length === 0 || criteria.some(Conformance.isAA());
});

/**
 * Audits a document by the ACT rules of Siteimprove Alfa: its light DOM, its open shadow roots and
 * the styles of both.
 * @param json the result of `readDocument` in the page
 */
export async function auditByAlfa(json: Document.JSON): Promise<PlacelessFinding[]> {
  const document = Node.from(json) as Document;
  const page = Page.of(Request.empty(), Response.empty(), document, Device.standard());
  const outcomes = await Audit.of<
    Flattened.Input,
    Flattened.Target,
    Flattened.Question,
    Flattened.Subject
  >(page, rules).evaluate();
  return [...outcomes]
    .filter(isFailed)
    .filter(isSeen)
    .map(({ rule, target, expectations }) => ({
      engine: "alfa",
      rule: rule.uri.replace(/^.*\//, ""),
      target: describe(target),
      message: shorten(
        [...expectations.values()]
          .map((each) =>
            each
              .err()
              .map(({ message }) => message)
              .getOr(""),
          )
          .join(" "),
      ),
    }));
}

/**
 * Describes an element by its opening tag, another node by its text, and a group by its members.
 */
function describe(target: unknown): string {
  if (Element.isElement(target)) {
    const attributes = [...target.attributes].map(({ name, value }) => ` ${name}="${value}"`);
    return shorten(`<${target.name}${attributes.join("")}>`);
  }
  if (Attribute.isAttribute(target)) return shorten(`${target.name}="${target.value}"`);
  if (Node.isNode(target)) return shorten(target.toString());
  return shorten([...(target as Iterable<unknown>)].map(describe).join(" "));
}

type AlfaOutcome = Outcome<
  Flattened.Input,
  Flattened.Target,
  Flattened.Question,
  Flattened.Subject
>;

const isFailed = (outcome: AlfaOutcome) => Outcome.isFailed(outcome);

/** `sia-r83` treats text that is only for screen readers as clipped. */
function isSeen({ rule, target }: AlfaOutcome): boolean {
  if (!rule.uri.endsWith("sia-r83") || !Node.isNode(target)) return true;
  return ![...target.ancestors(Node.flatTree)].some(
    (ancestor) => Element.isElement(ancestor) && ancestor.classes.includes("unseen"),
  );
}
