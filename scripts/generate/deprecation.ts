import type { Deprecation } from "@yy/element/config/schema";

interface Deprecable {
  readonly deprecated?: Deprecation;
}

/** `since 0.2.0; use data-label`: what generated files say of a deprecated name; undefined of any other. */
export function deprecationText({ deprecated }: Deprecable): string | undefined {
  return deprecated && `since ${deprecated.since}; use ${deprecated.use}`;
}

/** The member that custom elements manifests and web-types have for it. */
export function deprecatedMember(item: Deprecable): { deprecated?: string } {
  const text = deprecationText(item);
  return text === undefined ? {} : { deprecated: text };
}

/** A description in Markdown, with the deprecation before it. */
export function markdownDescription(description: string, item: Deprecable): string {
  const text = deprecationText(item);
  return text === undefined ? description : `**Deprecated** ${text}. ~~${description}~~`;
}
