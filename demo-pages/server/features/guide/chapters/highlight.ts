import hljs from "highlight.js/lib/common";
import django from "highlight.js/lib/languages/django";
import erb from "highlight.js/lib/languages/erb";
import http from "highlight.js/lib/languages/http";
import nginx from "highlight.js/lib/languages/nginx";

for (const [name, grammar] of Object.entries({ django, erb, http, nginx }))
  hljs.registerLanguage(name, grammar);
hljs.registerAliases("blade", { languageName: "php-template" });

/** Whether there is a grammar for this language, by its name or an alias such as `sh`. */
export const isKnownLanguage = (language: string): boolean =>
  hljs.getLanguage(language) !== undefined;

const titles: Readonly<Record<string, string>> = {
  sh: "terminal",
  text: "texto",
  js: "javascript",
  ts: "typescript",
};

/** The language's name for readers. */
export const languageTitle = (language: string): string => titles[language] ?? language;

/**
 * Code as HTML with classes `hljs-…`, which a strict CSP allows. Code in an unknown language is
 * only escaped.
 */
export function highlight(code: string, language: string): string {
  const grammar = isKnownLanguage(language) ? language : "plaintext";
  return hljs.highlight(code, { language: grammar }).value;
}
