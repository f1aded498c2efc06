import type { Node, ParseResult } from "@herb-tools/node-wasm";
import type { Page } from "../page";
import type { HoldsCode } from "./codeInTree";
import { dropParser, loadParser } from "./parser";
import { TemplateReader } from "./TemplateReader";
import { type Directives, templateCode, withErb } from "./templateCode";

/** Base URL of templates, whose real URL is unknown. */
const someUrl = "https://example.com/";
/** The limit exists because the parser's time grows faster than the length of the template. */
const maxLength = 500_000;
const maxParseMs = 30_000;

/**
 * Reads a template, HTML with or without code. It is a whole page when it has an `<html>` tag.
 * @throws Error that says why it cannot be read
 */
export async function readTemplate(source: string, directives: Directives = "none"): Promise<Page> {
  if (source.length > maxLength)
    throw new Error(
      `it has ${source.length} characters, more than the ${maxLength} that can be read: split it, or check the page in the browser`,
    );
  return parsed(withErb(source, templateCode(source, directives)));
}

/** Options of the parser that give the tree which `pageOf` reads. */
export const parserOptions = { strict: false, action_view_helpers: true, track_whitespace: false };

/** The page of a tree; the parser may be another copy than ours. */
export function pageOf(document: Node, holdsCode?: HoldsCode): Page {
  const { children, hasUnknownContent } = new TemplateReader(holdsCode).read(document);
  return {
    isWholePage: children.some(({ tag }) => tag === "html"),
    baseUrl: someUrl,
    children,
    hasUnknownContent,
  };
}

/**
 * False when the parser ran out of time, so that the rest of the template is missing in the tree.
 */
export const isComplete = (result: ParseResult): boolean =>
  !result.recursiveErrors().some(({ message }) => message.startsWith("Parsing timed out"));

async function parsed(source: string): Promise<Page> {
  const parser = await loadParser();
  try {
    const result = parser.parse(source, {
      ...parserOptions,
      timeout: maxParseMs,
    });
    if (isComplete(result)) return pageOf(result.value);
  } catch (cause) {
    dropParser();
    throw new Error("the parser gave up: its tags are nested too deep, or it is no template", {
      cause,
    });
  }
  throw new Error(`it could not be parsed within ${maxParseMs / 1000} s`);
}
