import type { MistakeCode } from "@yy/domain/mistakes/mistakes.pt";
import { docsAddress, mistakeAddress } from "../docsAddress";

/**
 * Pattern of documentation URLs, from the doctor's script element:
 * `<script src="/yy/yy.doctor.js" data-docs="/docs/{name}">`.
 */
const pattern = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[src*="yy.doctor.js"][data-docs]')?.dataset.docs;

/**
 * URL of a documentation file, by the pattern in `data-docs` of the doctor's script element.
 * @returns undefined without a pattern, for a file that the pattern does not cover, and when the
 * result is no http(s) URL
 */
export function docsUrl(path: string): string | undefined {
  const template = pattern();
  return template === undefined ? undefined : webAddress(docsAddress(path, template));
}

/** URL of the page about a mistake; undefined in the same cases as `docsUrl`. */
export function mistakeUrl(code: MistakeCode): string | undefined {
  const template = pattern();
  return template === undefined ? undefined : webAddress(mistakeAddress(code, template));
}

function webAddress(url: string | undefined): string | undefined {
  if (url === undefined) return undefined;
  try {
    const { protocol, href } = new URL(url, document.baseURI);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined;
  }
}
