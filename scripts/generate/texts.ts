import type { Deprecation, WidgetSchema } from "@yy/element/config/schema";

/** `yy-follow-button` → `follow-button`, the folder in `widgets/`. */
export const nameOf = ({ tag }: WidgetSchema): string => tag.slice("yy-".length);

/** `yy-follow-button` → `FollowButton`. */
export const classNameOf = (schema: WidgetSchema): string =>
  nameOf(schema).replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `{ userId: string, following: boolean }`. */
export function detailText(fields: Readonly<Record<string, string>>): string {
  const typed = Object.entries(fields).map(([field, type]) => `${field}: ${type}`);
  return typed.length === 0 ? "{}" : `{ ${typed.join(", ")} }`;
}

interface Deprecable {
  readonly deprecated?: Deprecation | undefined;
}

/**
 * The text about a deprecated name in generated files, `since 0.2.0; use data-label`; undefined for
 * any other name.
 */
export function deprecationText({ deprecated }: Deprecable): string | undefined {
  return deprecated && `since ${deprecated.since}; use ${deprecated.use}`;
}

/** A description in Markdown, preceded by a deprecation if there is one. */
export function markdownDescription(description: string, item: Deprecable): string {
  const text = deprecationText(item);
  return text === undefined ? description : `**Deprecated** ${text}. ~~${description}~~`;
}
