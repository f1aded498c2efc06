import { environment, guide } from "@yy/page/metas";

/**
 * URL of a tag's page in the guide, for error messages in development (behaviour 5.2): the pattern
 * of `meta[name=yy-guide]` with `{name}` replaced, by `mask` for `yy-mask`. Undefined in other
 * environments, without the meta, and for a pattern that makes no URL.
 */
export function guideUrl(tag: string): string | undefined {
  const pattern = environment() === "development" && guide();
  if (!pattern) return undefined;
  try {
    return new URL(pattern.replace("{name}", tag.slice("yy-".length)), document.baseURI).href;
  } catch {
    return undefined;
  }
}
