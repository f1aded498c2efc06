import type { Mistake } from "@yy/domain/mistakes/Mistake";
import { mistakes } from "@yy/domain/mistakes/mistakes.pt";
import { chapterPath } from "../addresses";
import { type Chapter, readChapter } from "./readChapter";

/** The chapter that lists all mistakes, beneath which the page of each stands. */
export const mistakesChapter = "erros";

const numberOf = (code: string) => code.slice("YY-".length);

/** The path of a mistake's page, `/guia/erros/101`; undefined for what is no code of one. */
export const mistakePath = (code: string): string | undefined =>
  mistakes.has(code) ? `${chapterPath(mistakesChapter)}/${numberOf(code)}` : undefined;

/** The paths of all pages of mistakes. */
export const mistakePaths: readonly string[] = [...mistakes.keys()].flatMap(
  (code) => mistakePath(code) ?? [],
);

/**
 * The page of a mistake, written from the table as a chapter is.
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

${fenced(isPart(right, language) ? language : `${language} plain`, right)}

## por quê

${why}

todos os códigos estão em [erros](erros.md#os-códigos).
`;
}

type Listed = Mistake & { readonly code: string };

/** Whether it is markup of widgets alone, which the guide shows in every language of templates. */
const isPart = (markup: string, language: string) =>
  language === "html" && !/<(?:html|script|meta|link)\b|<%/.test(markup);

const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
