import type { Directives } from "@yy/doctor/templates/templateCode";

/**
 * Language of a file. In addition to HTML, `blade` has the components of Laravel, and `html` the
 * template tag of Django.
 */
export type Language = "erb" | "blade" | "html";

/** The language of a document; editors often report Django's templates as HTML. */
export function languageOf(uri: string, languageId: string): Language {
  const path = uri.replace(/[?#].*$/, "");
  if (path.endsWith(".blade.php") || languageId === "blade") return "blade";
  return path.endsWith(".erb") || /erb/.test(languageId) ? "erb" : "html";
}

export const directivesOf = (language: Language): Directives =>
  language === "blade" ? "blade" : "none";
