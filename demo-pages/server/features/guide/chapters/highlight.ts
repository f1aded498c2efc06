import hljs from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import css from "highlight.js/lib/languages/css";
import django from "highlight.js/lib/languages/django";
import erb from "highlight.js/lib/languages/erb";
import http from "highlight.js/lib/languages/http";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import phpTemplate from "highlight.js/lib/languages/php-template";
import plaintext from "highlight.js/lib/languages/plaintext";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

const highlighter = hljs.newInstance();
const script = { javascript, json, typescript };
const server = { bash, django, erb, php, "php-template": phpTemplate, python, ruby };
for (const [name, grammar] of Object.entries({
  ...script,
  ...server,
  css,
  http,
  plaintext,
  xml,
  yaml,
}))
  highlighter.registerLanguage(name, grammar);
highlighter.registerAliases("blade", { languageName: "php-template" });

/** Whether a block may be in this language: its name, or a short one such as `sh`. */
export const isKnownLanguage = (language: string): boolean =>
  highlighter.getLanguage(language) !== undefined;

const titles: Readonly<Record<string, string>> = {
  sh: "terminal",
  text: "texto",
  js: "javascript",
  ts: "typescript",
};

/** The language's name for readers. */
export const languageTitle = (language: string): string => titles[language] ?? language;

/** Code as HTML with classes `hljs-…`, which a strict policy allows; of an unknown language, escaped alone. */
export function highlight(code: string, language: string): string {
  const grammar = isKnownLanguage(language) ? language : "plaintext";
  return highlighter.highlight(code, { language: grammar }).value;
}
