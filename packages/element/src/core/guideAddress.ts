import { environment, guide } from "@yy/http/pageMeta";

/**
 * Where authors read about a tag while they develop (behaviour 5.2): `meta[name=yy-guide]` with `{name}` as `mask`.
 * Undefined outside of `development`, without that meta, and for what is no address.
 */
export function guideAddress(tag: string): string | undefined {
  const pattern = environment() === "development" && guide();
  if (!pattern) return undefined;
  try {
    return new URL(pattern.replace("{name}", tag.slice("yy-".length)), document.baseURI).href;
  } catch {
    return undefined;
  }
}
