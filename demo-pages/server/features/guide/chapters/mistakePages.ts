import type { Mistake } from "@yy/domain/mistakes/Mistake";
import { mistakes } from "@yy/domain/mistakes/mistakes.pt";
import { chapterPath } from "../addresses";
import { type Chapter, readChapter } from "./readChapter";

/** The chapter that lists all mistakes; their pages are below its path. */
export const mistakesChapter = "erros";

const numberOf = (code: string) => code.slice("YY-".length);

/** The path of a mistake's page, `/guia/erros/101`; undefined for an unknown code. */
export const mistakePath = (code: string): string | undefined =>
  mistakes.has(code) ? `${chapterPath(mistakesChapter)}/${numberOf(code)}` : undefined;

/** The paths of all pages of mistakes. */
export const mistakePaths: readonly string[] = [...mistakes.keys()].flatMap(
  (code) => mistakePath(code) ?? [],
);

/**
 * The page of a mistake, as a chapter that is generated from the table of mistakes.
 * @param number as the address has it: `101`
 * @returns undefined when no mistake has the code
 */
export function mistakePage(number: string): Chapter | undefined {
  const mistake = mistakes.get(`YY-${number}`);
  return mistake && readChapter(`${mistakesChapter}/${number}`, markdownOf(mistake));
}

function markdownOf({ code, title, means, wrong, right, why, language = "html" }: Listed): string {
  return `# ${code}: ${title}

${means}

## assim não

${fenced(`${language} plain`, wrong)}

## assim sim

${fenced(isFragment(right, language) ? language : `${language} plain`, right)}

## por quê

${why}

todos os códigos estão em [erros](erros.md#os-códigos).
`;
}

type Listed = Mistake & { readonly code: string };

/** Whether it is a part of a page's body, which the guide shows in every template language. */
const isFragment = (markup: string, language: string) =>
  language === "html" && !/<(?:html|script|meta|link)\b|<%/.test(markup);

const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
