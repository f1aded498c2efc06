/** The part of `schemas.json` that the guide shows. */
export interface GuideSchemas {
  /** Version of the published package. */
  readonly version: string;
  readonly widgets: readonly SchemaData[];
  /** Attributes of every tag. */
  readonly common: readonly AttributeData[];
}

export interface SchemaData {
  readonly tag: string;
  readonly mount: string;
  readonly attributes: readonly AttributeData[];
  readonly events: readonly EventData[];
  readonly parts: NameSpecs;
  readonly children: NameSpecs;
  readonly states: NameSpecs;
  readonly tokens: NameSpecs;
}

/** Name → its description, or its deprecation. */
export type NameSpecs = Readonly<Record<string, string | Deprecable>>;

export interface Deprecable {
  /** The version that deprecated it, and what to write instead. */
  readonly deprecated?: { readonly since: string; readonly use: string };
}

export interface AttributeData extends Deprecable {
  /** `data-user-id`. */
  readonly attribute: string;
  /** `userId`. */
  readonly property: string;
  readonly kind: "string" | "boolean" | "number" | "choice" | "json" | "url";
  readonly required?: true;
  readonly default?: unknown;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  readonly integer?: true;
  /** The TypeScript type of JSON. */
  readonly type?: string;
}

export interface EventData extends Deprecable {
  readonly name: string;
  readonly cancelable?: true;
  /** Field → its TypeScript type. */
  readonly detail: Names;
}

/** Name → text, with code between backticks. */
export type Names = Readonly<Record<string, string>>;

/** A widget's Portuguese texts; those of attributes are keyed by property. */
export interface WidgetWords {
  /** One of the families of `GuideWords`. */
  readonly family?: string;
  readonly summary?: string;
  readonly attributes?: Names;
  readonly events?: Names;
  readonly parts?: Names;
  readonly children?: Names;
  readonly states?: Names;
  readonly tokens?: Names;
  /** Messages to a native app around the page. */
  readonly native?: Names;
}

/** `words.pt.json`. */
export interface GuideWords {
  /** The groups of the catalogue, in order. */
  readonly families: readonly string[];
  /** By tag. */
  readonly widgets: Readonly<Record<string, WidgetWords>>;
  /** Texts about what every widget has. */
  readonly common: WidgetWords;
}

/** Tag → bytes of Brotli: `sizes.json` of a build. */
export type GuideSizes = Readonly<Record<string, WidgetSize>>;

export interface WidgetSize {
  /** Its own file. */
  readonly file: number;
  /** All that a page with nothing else loads, `yy.js` too. */
  readonly page: number;
}

/** The source of the guide's tables and chapters, read again for every page. */
export interface GuideSource {
  readonly schemas: () => GuideSchemas;
  readonly words: () => GuideWords;
  /** Address of Storybook, `/storybook/index.html`; by default its chapter. */
  readonly storybook?: string;
  /** Empty before the first build. */
  readonly sizes: (flavour: "react" | "lite") => GuideSizes;
  /**
   * Whether the catalogue has pictures of a widget, `/assets/catalogue/{name}-light.webp` and
   * `-dark.webp`.
   */
  readonly hasPicture: (name: string) => boolean;
  /** The Markdown of a chapter, `docs/guide/{name}.md`; undefined when there is none. */
  readonly chapter: (name: string) => string | undefined;
  /** The Markdown of `docs/{name}.md`, whose tables pages show. */
  readonly document: (name: "accessibility" | "browsers") => string;
  /** `packages/ui/src/tokens.css`. */
  readonly tokens: () => string;
}
