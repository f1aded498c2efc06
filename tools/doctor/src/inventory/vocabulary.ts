import { mountAttribute } from "@yy/element/config/attributeText";
import { attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { childrenOf } from "../children";

/** The public names that an inventory knows, from the schemas and from a release's changes. */
export interface Vocabulary {
  readonly hasTag: (tag: string) => boolean;
  readonly hasEvent: (event: string) => boolean;
  readonly hasAttribute: (tag: string, attribute: string) => boolean;
  /**
   * The attribute of a tag that an argument of a helper writes, however its words are joined:
   * `user_id`, `user-id` and `userid` are `data-user-id`.
   */
  readonly attributeOf: (tag: string, argument: string) => string | undefined;
  readonly hasPart: (tag: string, part: string) => boolean;
  readonly isPartOfAny: (part: string) => boolean;
}

/** An event that is in no schema, because any widget may fire it. */
const eventsOfPages = ["yy:error"];

/** @param others names of a release's changes, which are in no schema any more */
export function vocabularyOf(
  schemas: readonly WidgetSchema[],
  others: readonly { readonly kind: string; readonly name: string }[] = [],
): Vocabulary {
  const names = {
    tag: new Set<string>(),
    event: new Set(eventsOfPages),
    attribute: new Set<string>(),
    part: new Set<string>(),
  };
  for (const schema of schemas) {
    const { tag } = schema;
    names.tag.add(tag);
    names.attribute.add(`${tag} ${mountAttribute}`);
    for (const [property, spec] of Object.entries(schema.attributes))
      names.attribute.add(`${tag} ${attributeName(property, spec)}`);
    for (const { part } of childrenOf(schema)) if (part) names.part.add(`${tag} ${part}`);
    for (const event of Object.keys(schema.events ?? {})) names.event.add(event);
  }
  for (const { kind, name } of others)
    if (kind === "tag" || kind === "attribute") names[kind].add(name);
    else if (kind === "event") names.event.add(name.split(" ").at(-1) ?? name);
    else if (/^(?:child|part)$/.test(kind)) names.part.add(name);
  const written = new Map([...names.attribute].map((name) => [joined(name), name]));
  const parts = new Set([...names.part].map((name) => name.split(" ")[1]));
  return {
    hasTag: (tag) => names.tag.has(tag),
    hasEvent: (event) => names.event.has(event),
    hasAttribute: (tag, attribute) => names.attribute.has(`${tag} ${attribute}`),
    attributeOf: (tag, argument) =>
      written.get(joined(`${tag} data-${argument}`))?.split(" ")[1] ??
      written.get(joined(`${tag} ${argument}`))?.split(" ")[1],
    hasPart: (tag, part) => names.part.has(`${tag} ${part}`),
    isPartOfAny: (part) => parts.has(part),
  };
}

const joined = (name: string) => name.toLowerCase().replace(/[-_]/g, "");

/** The tag that a helper writes, by its name: `follow_button`, `follow-button`, or the tag. */
export const tagOf = (name: string) => `yy-${name.replaceAll("_", "-").replace(/^yy-/, "")}`;
