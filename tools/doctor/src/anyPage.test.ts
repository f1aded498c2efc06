import { schemas } from "@yy/widgets/schemas";
import fc from "fast-check";
import { expect, it } from "vitest";
import { pageOf, type Written } from "../testing/pages";
import { checkPage } from "./checkPage";
import { attributeNames } from "./spelling";
import { readTemplate } from "./templates/readTemplate";

const names = [
  ...new Set(schemas.flatMap(attributeNames)),
  "id",
  "name",
  "data-part",
  "data-yy-open",
  "src",
  "content",
];
const tags = [
  ...schemas.map(({ tag }) => tag),
  "form",
  "input",
  "select",
  "script",
  "meta",
  "label",
  "yy-nothing",
];

const { tree } = fc.letrec<{ tree: Written }>((tie) => ({
  tree: fc.record({
    tag: fc.oneof(fc.constantFrom(...tags), fc.string()),
    attributes: fc.dictionary(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.option(fc.oneof(fc.string(), fc.constantFrom("", "{}", "[]", "1", "true"))),
    ),
    children: fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie("tree"), { maxLength: 3 })),
    more: fc.record({
      hasUnknownAttributes: fc.boolean(),
      hasUnknownContent: fc.boolean(),
      isConditional: fc.boolean(),
      isSelfClosed: fc.boolean(),
      isUnclosed: fc.boolean(),
      text: fc.string(),
    }),
  }),
}));

it("is checked without an error, whatever is on it", () => {
  fc.assert(
    fc.property(fc.array(tree), fc.boolean(), fc.string(), (children, isWholePage, policy) => {
      for (const finding of checkPage(pageOf(children, { isWholePage, policy }), schemas)) {
        expect(finding.message).not.toBe("");
        expect(finding.fix).not.toBe("");
      }
    }),
  );
});

it("is read without an error but one that says why, whatever the text is", async () => {
  const piece = fc.constantFrom(
    "<yy-mask",
    ' data-mask="',
    "cpf",
    '"',
    ">",
    "</yy-mask>",
    "<%=",
    "%>",
    " if a ",
    "end",
    "<%",
    "<",
    "/>",
    "<!--",
    "<p>",
    "\r\n",
    "é",
    "&quot;",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
      checkPage(await readTemplate(pieces.join("")), schemas);
    }),
    { numRuns: 200 },
  );
});
