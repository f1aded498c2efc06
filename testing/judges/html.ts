import { type ConfigData, HtmlValidate } from "html-validate";
import { type PlacelessFinding, shorten } from "./Finding";

/**
 * Rules of the HTML standard and accessibility, without html-validate's style rules for quotes,
 * case and spaces.
 */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y", "html-validate:document"],
  rules: {
    // A strict content security policy forbids inline styles.
    "no-inline-style": "error",
    "no-dup-id": "error",
    // A button without a type submits its form, which is intended here.
    "no-implicit-button-type": "off",
    // The files come from the page's own origin, and the import map has the hashes of modules
    // (docs/guide/csp.md).
    "require-sri": "off",
    // The standard allows any id without a space; the guide's headings use their own words.
    "valid-id": ["error", { relaxed: true }],
    // By ARIA, lists and groups may have a name; html-validate only allows it for landmarks and
    // controls.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
};

const asSent = new HtmlValidate(config);
/**
 * Scripts may set styles by the CSSOM, which a policy allows. In serialised markup these look like
 * style attributes.
 */
const asDrawn = new HtmlValidate({
  ...config,
  rules: { ...config.rules, "no-inline-style": "off" },
});

/**
 * Validates markup with html-validate: as the server sends it, or as serialised from the browser's
 * document.
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
