import type { HLJSApi, LanguageFn } from "highlight.js";
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

const languages: Readonly<Record<string, LanguageFn>> = {
  bash,
  css,
  django,
  erb,
  http,
  javascript,
  json,
  php,
  "php-template": phpTemplate,
  plaintext,
  python,
  ruby,
  typescript,
  xml,
  yaml,
};
const highlighter: HLJSApi = hljs.newInstance();
for (const [name, language] of Object.entries(languages))
  highlighter.registerLanguage(name, language);

/** What a block calls its language → its grammar, and its name for readers. */
const named = new Map<string, readonly [grammar: string, title: string]>([
  ["blade", ["php-template", "blade"]],
  ["css", ["css", "css"]],
  ["django", ["django", "django"]],
  ["erb", ["erb", "erb"]],
  ["html", ["xml", "html"]],
  ["http", ["http", "http"]],
  ["js", ["javascript", "javascript"]],
  ["json", ["json", "json"]],
  ["php", ["php", "php"]],
  ["python", ["python", "python"]],
  ["ruby", ["ruby", "ruby"]],
  ["sh", ["bash", "terminal"]],
  ["text", ["plaintext", "texto"]],
  ["ts", ["typescript", "typescript"]],
  ["yaml", ["yaml", "yaml"]],
]);

/** Whether a block may be in this language. */
export const isKnownLanguage = (language: string): boolean => named.has(language);

/** The language's name for readers; itself when it has none. */
export const languageTitle = (language: string): string => named.get(language)?.[1] ?? language;

/** Code as HTML with classes `hljs-…`, which a strict policy allows; of an unknown language, escaped alone. */
export function highlight(code: string, language: string): string {
  const grammar = named.get(language)?.[0] ?? "plaintext";
  return highlighter.highlight(code, { language: grammar }).value;
}
