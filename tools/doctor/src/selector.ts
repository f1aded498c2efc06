import type { PageElement } from "./page";

/** A compound selector: a tag and tests of attributes. */
interface Compound {
  readonly tag: string | undefined;
  readonly tests: readonly AttributeTest[];
}

interface AttributeTest {
  readonly attribute: string;
  readonly operator: "=" | "$=" | undefined;
  readonly value: string;
  readonly isNegated: boolean;
}

const attributeTest = /(:not\()?\[([a-z-]+)(?:(\$?=)(?:"([^"]*)"|([^\]"]*)))?\]\)?/g;

/**
 * Whether the element matches a selector list; undefined when that depends on unknown values.
 * Supports tags, `[attribute]`, `[attribute=value]`, `[attribute$=value]` and `:not()` around
 * these.
 */
export function matches(element: PageElement, selectors: string): boolean | undefined {
  const answers = selectors.split(",").map((selector) => matchesOne(element, compound(selector)));
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

function compound(selector: string): Compound {
  const text = selector.trim();
  const tests = [...text.matchAll(attributeTest)].map(
    ([, not, attribute = "", operator, quoted, value = quoted ?? ""]): AttributeTest => ({
      attribute,
      operator: operator as AttributeTest["operator"],
      value: value.toLowerCase(),
      isNegated: not !== undefined,
    }),
  );
  return { tag: /^[a-z0-9-]+/.exec(text)?.[0], tests };
}

function matchesOne(element: PageElement, { tag, tests }: Compound): boolean | undefined {
  if (tag !== undefined && tag !== element.tag) return false;
  const answers = tests.map((test) => passes(element, test));
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function passes(element: PageElement, test: AttributeTest): boolean | undefined {
  const holds = has(element, test);
  return holds === undefined ? undefined : holds !== test.isNegated;
}

function has(element: PageElement, test: AttributeTest): boolean | undefined {
  const written = element.attributes.get(test.attribute);
  if (!written) return element.hasUnknownAttributes ? undefined : false;
  if (test.operator !== undefined && written.text === undefined) return undefined;
  const text = (written.text ?? "").toLowerCase();
  const isSuch =
    test.operator === undefined ||
    (test.operator === "=" ? text === test.value : text.endsWith(test.value));
  return isSuch && written.isConditional ? undefined : isSuch;
}
