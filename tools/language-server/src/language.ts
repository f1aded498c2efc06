import type { Directives } from "@yy/doctor/templates/templateCode";

/**
 * How a file's tags may be written besides as HTML: by the components of Laravel, or the template
 * tag of Django.
 */
export type Language = "erb" | "blade" | "html";

/**
 * The language of a document; `html` is that of Django's templates too, which are often called so.
 */
export function languageOf(uri: string, languageId: string): Language {
  const path = uri.replace(/[?#].*$/, "");
  if (path.endsWith(".blade.php") || languageId === "blade") return "blade";
  return path.endsWith(".erb") || /erb/.test(languageId) ? "erb" : "html";
}

export const directivesOf = (language: Language): Directives =>
  language === "blade" ? "blade" : "none";
