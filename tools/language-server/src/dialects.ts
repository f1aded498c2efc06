import { mountAttribute, mountDescription, mountOptions } from "@yy/element/config/attributeText";
import { type AttributeSpec, attributeName, type WidgetSchema } from "@yy/element/config/schema";
import { schemas } from "@yy/widgets/schemas";
import type { WrittenTag } from "./written/WrittenTag";

/** The syntax of a widget's tag and attributes. */
export interface Dialect {
  /** Undefined when the name is not the tag of a widget. */
  readonly widgetOf: (name: string) => WidgetSchema | undefined;
  /** The tag's name, as in {@link WrittenTag.name}. */
  readonly tagName: (schema: WidgetSchema) => string;
  /** For messages: `<x-yy-modal>`. */
  readonly shown: (schema: WidgetSchema) => string;
  /** `data-user-id` → `user-id`. */
  readonly attribute: (name: string) => string;
  /** The name of an attribute as {@link attribute} returns it: `user-id` for `:userId`. */
  readonly plain: (written: string) => string;
}

const byTag = new Map<string, WidgetSchema>(schemas.map((schema) => [schema.tag, schema]));

const html: Dialect = {
  widgetOf: (name) => byTag.get(name.toLowerCase()),
  tagName: ({ tag }) => tag,
  shown: ({ tag }) => `<${tag}>`,
  attribute: (name) => name,
  plain: (written) => written.toLowerCase(),
};

/** `<x-yy-icon :name="$name">`, of packages/laravel. */
export const blade: Dialect = {
  widgetOf: (name) => (name.startsWith("x-") ? byTag.get(name.slice("x-".length)) : undefined),
  tagName: ({ tag }) => `x-${tag}`,
  shown: ({ tag }) => `<x-${tag}>`,
  attribute: (name) => name.replace(/^data-/, ""),
  plain: (written) =>
    written
      .replace(/^:(?!:)/, "")
      .replace(/(?<=[a-z0-9])(?=[A-Z])/g, "-")
      .toLowerCase(),
};

/** `{% yy "icon" name=name %}`, of packages/django. */
export const django: Dialect = {
  widgetOf: (name) => byTag.get(`yy-${name.replaceAll("_", "-").replace(/^yy-/, "")}`),
  tagName: ({ tag }) => tag.replace(/^yy-/, ""),
  shown: ({ tag }) => `{% yy "${tag.replace(/^yy-/, "")}" %}`,
  attribute: (name) => name.replace(/^data-/, "").replaceAll("-", "_"),
  plain: (written) => written,
};

export function dialectOf({ syntax, name }: Pick<WrittenTag, "syntax" | "name">): Dialect {
  if (syntax === "django") return django;
  return name.startsWith("x-") ? blade : html;
}

/** The widget that a tag writes. */
export const widgetOf = (tag: WrittenTag): WidgetSchema | undefined =>
  dialectOf(tag).widgetOf(tag.name);

/** An attribute of a widget: its name in the dialect, and its schema. */
export interface KnownAttribute {
  readonly name: string;
  readonly spec: AttributeSpec;
}

/** All attributes of a widget, by their names in a dialect. */
export function attributesOf(schema: WidgetSchema, dialect: Dialect): Map<string, KnownAttribute> {
  const mount = {
    kind: "choice",
    options: mountOptions,
    default: schema.mount,
    description: mountDescription,
  } as const;
  const own = Object.entries(schema.attributes).map(([property, spec]): KnownAttribute => {
    return { name: attributeName(property, spec), spec };
  });
  const all = [...own, { name: mountAttribute, spec: mount }];
  return new Map(all.map((known) => [dialect.attribute(known.name), known]));
}
