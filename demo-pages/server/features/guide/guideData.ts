/** `schemas.json`, as far as the guide shows it. */
export interface GuideSchemas {
  /** Version of the published package. */
  readonly version: string;
  readonly widgets: readonly SchemaData[];
  /** What every tag takes. */
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

/** Name → what the schema says of it. */
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
  /** TypeScript's, of JSON. */
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

/** What is said of one widget, in Portuguese; the attributes by their properties. */
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
  /** Messages to an app around the page. */
  readonly native?: Names;
}

/** `words.pt.json`. */
export interface GuideWords {
  /** Under which readers look for widgets, in their order. */
  readonly families: readonly string[];
  /** By tag. */
  readonly widgets: Readonly<Record<string, WidgetWords>>;
  /** What every widget has. */
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

/** Where the guide's tables and chapters come from; asked again for every page. */
export interface GuideSource {
  readonly schemas: () => GuideSchemas;
  readonly words: () => GuideWords;
  /**
   * Address of Storybook, `/storybook/index.html`; without, the guide leads to the chapter about
   * it.
   */
  readonly storybook?: string;
  /** Nothing before the first build. */
  readonly sizes: (flavour: "react" | "lite") => GuideSizes;
  /**
   * Whether the catalogue has pictures of a widget, `/assets/catalogue/{name}-light.webp` and
   * `-dark.webp`.
   */
  readonly hasPicture: (name: string) => boolean;
  /** The markdown of a chapter, `docs/guide/{name}.md`; undefined when there is none. */
  readonly chapter: (name: string) => string | undefined;
  /** The markdown of `docs/{name}.md`, whose tables pages show. */
  readonly document: (name: "accessibility" | "browsers") => string;
  /** `packages/ui/src/tokens.css`. */
  readonly tokens: () => string;
}
