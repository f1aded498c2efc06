import { Hono } from "hono";
import type { DemoEnv } from "../../middleware/environment";
import { readPageFacts } from "../../rendering/pageFacts";
import type { RenderPage } from "../../rendering/renderPage";
import type { Templates } from "../../rendering/Templates";
import type { GuideSource } from "../guide/guideData";
import { inlineCode } from "../guide/texts";
import { sectionsOf } from "./sections";
import { readStatement } from "./statement";

interface AccessibilityOptions {
  readonly templates: Templates;
  readonly guide: GuideSource;
}

/** The accessibility statement, and which browsers work. */
export function accessibilityPages(
  { templates, guide }: AccessibilityOptions,
  page: RenderPage,
): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/acessibilidade", (request) => {
      const statement = readStatement(guide.document("accessibility"));
      const keyboard = templates.list("widgets").map((name) => {
        const { facts } = readPageFacts(templates.source(`widgets/${name}`));
        const tests = statement.keyboardTests(`yy-${name}`);
        return { name, keys: inlineCode(facts.keyboard ?? ""), tests };
      });
      return page(request, "accessibility", { ...statement, keyboard });
    })
    .get("/navegadores", (request) =>
      page(request, "browsers", { features: newerFeatures(guide.document("browsers")) }),
    );
}

/** The rows of the tables in `docs/browsers.md`, as HTML in Portuguese. */
function newerFeatures(markdown: string) {
  return sectionsOf(markdown)
    .flatMap(({ rows }) => rows)
    .map((row) => row.map(({ text }) => inlineCode(inPortuguese(text))))
    .map(([what, chrome, firefox, safari, _, without]) => {
      return { what, chrome, firefox, safari, without };
    });
}

/** The English phrases in those tables. */
const phrases: readonly (readonly [english: string, portuguese: string])[] = [
  [" with a type", " com tipo"],
  [" with a text for readers", " com texto para leitores"],
  [", in the form `--name` since 90", "; na forma `--nome`, 90"],
  [", not of `display`", ", sem `display`"],
  [" in keyframes", " em keyframes"],
  [" with custom properties of its element", " com as propriedades do seu elemento"],
  [" of what does not scroll", " do que não rola"],
  [" that follows rounded corners", " que segue cantos redondos"],
  [" with ", " com "],
];

const inPortuguese = (text: string) =>
  phrases.reduce((result, [english, portuguese]) => result.replace(english, portuguese), text);
