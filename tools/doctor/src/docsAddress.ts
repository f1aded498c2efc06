import type { MistakeCode } from "@yy/domain/mistakes/mistakes.pt";

/**
 * URL of a documentation file by a pattern. For `widgets/mask/README.md`, `{path}` becomes that
 * path, `{name}` becomes `mask`, and `{page}` its page of the guide, `widgets/mask`; for a chapter,
 * `{page}` becomes `guia/csp` for example.
 * @returns undefined for a chapter when the pattern has `{name}`
 */
export function docsAddress(path: string, pattern: string): string | undefined {
  const name = /^widgets\/([\w-]+)\//.exec(path)?.[1];
  if (name === undefined && pattern.includes("{name}")) return undefined;
  return pattern
    .replaceAll("{path}", path)
    .replaceAll("{page}", guidePage(path))
    .replaceAll("{name}", name ?? "");
}

/**
 * A file's page of the guide: `widgets/mask` for `widgets/mask/README.md`, `guia/csp` for
 * `docs/guide/csp.md`.
 */
const guidePage = (path: string): string =>
  path.replace(/\/README\.md$/, "").replace(/^docs\/guide\/([\w-]+)\.md$/, "guia/$1");

/** The page of the guide about a mistake: `guia/erros/101`. */
export const mistakePage = (code: MistakeCode): string => `guia/erros/${code.slice("YY-".length)}`;

/**
 * URL of the page about a mistake, by the same pattern as for `docsAddress`.
 * @returns undefined when the pattern has no `{page}`
 */
export const mistakeAddress = (code: MistakeCode, pattern: string): string | undefined =>
  pattern.includes("{page}") && !pattern.includes("{name}")
    ? pattern.replaceAll("{page}", mistakePage(code))
    : undefined;
