import { type ConfigData, HtmlValidate } from "html-validate";
import { type PlacelessFinding, shorten } from "./Finding";

/** The HTML standard, and accessibility; not html-validate's taste in quotes, cases and spaces. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // A strict policy refuses them.
    "no-inline-style": "error",
    "no-dup-id": "error",
    // In a form it submits, and that is what these are for.
    "no-implicit-button-type": "off",
    // The files come from the page's own origin, and the import map knows the hashes of the modules
    // (docs/guide/csp.md).
    "require-sri": "off",
    // The standard allows any id without a space, and our headings' ids are their words.
    "valid-id": ["error", { relaxed: true }],
    // A list and a group may have a name, by ARIA: html-validate allows it for landmarks and
    // controls alone.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

const asSent = new HtmlValidate(config);
/**
 * A script may set styles by the CSSOM, which a policy does not hold up; as markup they look like
 * attributes.
 */
const asDrawn = new HtmlValidate({
  ...config,
  rules: { ...config.rules, "no-inline-style": "off" },
});

/**
 * Validates markup with html-validate: as a server sends it, or as the document that a browser has
 * made of it.
 */
export async function validateHtml(
  html: string,
  origin: "sent" | "drawn",
): Promise<PlacelessFinding[]> {
  const { results } = await (origin === "sent" ? asSent : asDrawn).validateString(html);
  const lines = html.split("\n");
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => ({
      engine: "html-validate",
      rule: ruleId,
      target: shorten((lines[line - 1] ?? "").slice(Math.max(0, column - 2)).slice(0, 400)),
      message: `${shorten(message)} (as ${origin})`,
    })),
  );
}
