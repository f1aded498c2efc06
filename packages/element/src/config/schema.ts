/**
 * A widget as data: everything that repeats this knowledge — observed attributes, prop types,
 * parsing and its errors, README tables, Storybook controls, editor data — is derived from it
 * (docs/adr/0004).
 */
export interface WidgetSchema {
  readonly tag: `yy-${string}`;
  /** One English sentence: what it does for the visitor. */
  readonly summary: string;
  /** When the widget mounts unless the author says `data-mount` (behaviour 3.6). */
  readonly mount: MountStrategy;
  /**
   * The widget has nothing to do until the visitor touches it, so that `data-mount="interaction"`
   * may leave its code on the server until then. Widgets without this load as usual.
   */
  readonly interaction?: EarlyActions;
  /**
   * The attribute that identifies what the widget shows, such as a user's id. When its value
   * changes, the widget is unmounted and mounted again, and keeps no state (behaviour 2.2).
   */
  readonly identity?: string;
  /** Keyed by property name; see {@link attributeName}. */
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  readonly events?: Readonly<Record<`yy:${string}`, EventSpec>>;
  /** `part` names of drawn controls → what they are. */
  readonly parts?: Readonly<Record<string, string | NameSpec>>;
  /**
   * What the server's markup fills: by `data-part`, or `(default)`, `<form>`, `[data-flash]` → what
   * it is.
   */
  readonly children?: Readonly<Record<string, string | ChildSpec>>;
  /**
   * The parts in `children` that another widget declares too → its tag: where that one is nested in
   * this widget, the part belongs to it (behaviour 1.2). A unit test checks this for all schemas.
   */
  readonly nestedOwners?: Readonly<Record<string, `yy-${string}`>>;
  /**
   * Custom states besides `mounted` and `failed`, which the element layer sets alone → when they
   * hold.
   */
  readonly states?: Readonly<Record<string, string | NameSpec>> & {
    readonly mounted?: never;
    readonly failed?: never;
  };
  /** The `--yy-…` custom properties a designer would set → what they colour or size. */
  readonly tokens?: Readonly<Record<`--yy-${string}`, string | NameSpec>>;
  /** Sends requests that change something, which carry the page's CSRF token. */
  readonly writes?: true;
  /**
   * Messages to the app around the page, by event, if it has a native component of the tag's name
   * (docs/adr/0047).
   */
  readonly native?: Readonly<Record<string, NativeMessage>>;
  /** The whole widget is on its way out. */
  readonly deprecated?: Deprecation;
}

/** A name that still works and should no longer be written: authors are warned, visitors never. */
export interface Deprecation {
  /** The version that deprecated it. */
  readonly since: string;
  /** What to write instead: an attribute, an event, a tag, a part, a state, a token. */
  readonly use: string;
}

/** A part, state or token of which more is to be said than what it is. */
export interface NameSpec {
  readonly description: string;
  /** The widget still draws, sets or reads it, beside what is to be written instead. */
  readonly deprecated?: Deprecation;
}

/** A child, and what must be true of it; the doctor checks pages and templates for this. */
export interface ChildSpec {
  readonly description: string;
  /** CSS selectors of the elements that it may be, of tags, attributes and `:not([attribute])`. */
  readonly is?: string;
  /** Without it the widget cannot work. */
  readonly required?: true;
  /** Only the first one counts. */
  readonly single?: true;
  /** A child of the widget itself, not deeper. */
  readonly direct?: true;
  /** The part that it stands in. When the child is required, every such part needs one. */
  readonly within?: string;
  /** Tag of an element that must be inside it. */
  readonly holds?: string;
  /** It needs a label. */
  readonly labelled?: true;
  /**
   * A field of the form, which form builders write as this control unless they are told otherwise.
   */
  readonly control?: "text" | "textarea" | "number" | "password" | "select";
  /** Holds text and images only: a block of the page inside means that its tag was not closed. */
  readonly wordsOnly?: true;
}

/**
 * What a visitor may do before the code of a waiting widget has loaded: the action is kept, and
 * done once when the widget is mounted. Everything else does what the server's markup does.
 */
export interface EarlyActions {
  /** CSS selector of what is clicked in the server's markup; none without it. */
  readonly on?: string;
  /** The drawn control that does it. Without one, what was clicked is clicked again. */
  readonly part?: string;
  /**
   * The boolean attribute of the state that the server's markup shows; a click asks for the other
   * one.
   */
  readonly toggles?: `data-${string}`;
  /** Files that are dropped on the element are kept too. */
  readonly files?: true;
  /**
   * Until the widget is there, styles of the page hide by an animation what it will fold up:
   * `animation-play-state: var(--yy-<name>-play, running)`.
   */
  readonly folds?: true;
  /** The widget acts by itself on a page with this parameter in its URL: there it does not wait. */
  readonly actsWith?: string;
  /**
   * Behind the tag it makes a CSS selector, as `[data-following]`, of elements whose markup says
   * all that the widget shows. Those that look like what it draws (`data-yy-look`) wait for the
   * visitor, unless `data-mount` says otherwise.
   */
  readonly settled?: string;
}

export type MountStrategy = "eager" | "visible";

/** What one attribute takes (behaviour 2.1). */
export type AttributeSpec =
  | StringSpec
  | BooleanSpec
  | NumberSpec
  | ChoiceSpec
  | JsonSpec<unknown>
  | UrlSpec;

interface CommonSpec {
  /** One English sentence for README tables and editors. */
  readonly description: string;
  readonly required?: true;
  /**
   * The attribute, where its property cannot have the same name because elements have one already.
   */
  readonly attribute?: `data-${string}`;
  readonly deprecated?: Deprecation;
}

/** What attributes with free text as their value have in common. */
interface WordsSpec {
  /**
   * Visitors read it, and it is the same for every tag of the widget: a page may set it once for
   * all of them (behaviour 2.5). Not for names of one thing on the page, such as a dialog's title.
   */
  readonly text?: true;
}

export interface StringSpec extends CommonSpec, WordsSpec {
  readonly kind: "string";
  readonly default?: string;
  /** Checked when the attribute is parsed, so that the component need not check again. */
  readonly format?: TextFormat;
}

/**
 * What a text must look like, for example an instant:
 * `{ noun: "an instant", matches: (text) => … }`.
 */
export interface TextFormat {
  /** What was expected, for error messages. */
  readonly noun: string;
  readonly matches: (text: string) => boolean;
}

/** Absent without a default → false. */
export interface BooleanSpec extends CommonSpec {
  readonly kind: "boolean";
  readonly default?: boolean;
}

export interface NumberSpec extends CommonSpec {
  readonly kind: "number";
  readonly default?: number;
  /** Inclusive. */
  readonly min?: number;
  /** Inclusive. */
  readonly max?: number;
  readonly integer?: true;
}

export interface ChoiceSpec extends CommonSpec {
  readonly kind: "choice";
  readonly options: readonly [string, ...string[]];
  readonly default?: string;
}

export interface JsonSpec<T> extends CommonSpec, WordsSpec {
  readonly kind: "json";
  /** The TypeScript type, for the docs. */
  readonly type: string;
  /**
   * Returns the value in its type, or throws a `TypeError` whose message says what was expected.
   */
  readonly shape: (value: unknown) => T;
  readonly default?: T;
}

export interface UrlSpec extends CommonSpec {
  readonly kind: "url";
  /** Schemes taken besides `http:` and `https:`. */
  readonly schemes?: readonly ("mailto:" | "tel:")[];
  readonly default?: string;
}

/** An event a widget fires (behaviour 4). */
export interface EventSpec<Detail extends object = object> {
  readonly description: string;
  /** `yy:before-…`: cancelling it stops the action. */
  readonly cancelable?: true;
  readonly detail: EventDetail<Detail>;
  readonly deprecated?: Deprecation;
}

/**
 * Field → its TypeScript type as text; the real type travels in a property that exists only for the
 * compiler.
 */
export interface EventDetail<Detail extends object> {
  readonly fields: Readonly<Record<string, string>>;
  readonly type?: Detail;
}

/** What the app is told in one message, and what it may answer. */
export interface NativeMessage<Data extends object = object> {
  readonly description: string;
  readonly data: EventDetail<Data>;
  /**
   * The answer's `status`, and the other fields it has → when it is given. Without any, no answer
   * is awaited.
   */
  readonly answers?: Readonly<Record<string, NativeAnswerSpec>>;
}

export interface NativeAnswerSpec {
  readonly description: string;
  /** Field → its type. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Ties the documented fields of an event's detail to their type, so that neither can lose a field
 * alone.
 */
export function eventDetail<Detail extends object>(
  fields: Readonly<Record<keyof Detail & string, string>>,
): EventDetail<Detail> {
  return { fields };
}

/** Keeps the literal types of a schema, from which props and events are inferred. */
export function widgetSchema<const S extends WidgetSchema>(
  schema: S & { readonly identity?: keyof S["attributes"] },
): S {
  return schema;
}

/** The value an attribute's property and prop has once parsed. */
export type ValueOf<A extends AttributeSpec> = A extends { kind: "boolean" }
  ? boolean
  : A extends { kind: "number" }
    ? number
    : A extends { kind: "choice"; options: readonly (infer Option)[] }
      ? Option
      : A extends { kind: "json"; shape: (value: unknown) => infer T }
        ? T
        : string;

type AlwaysPresent = { required: true } | { default: unknown } | { kind: "boolean" };

/**
 * Typed props of the component of a schema: required, defaulted and boolean ones are always there.
 */
export type PropsOf<S extends WidgetSchema> = {
  readonly [K in keyof S["attributes"]]: S["attributes"][K] extends AlwaysPresent
    ? ValueOf<S["attributes"][K]>
    : ValueOf<S["attributes"][K]> | undefined;
};

type EventsOf<S extends WidgetSchema> = S extends { events: infer E } ? E : Record<never, never>;

export type EventName<S extends WidgetSchema> = keyof EventsOf<S> & `yy:${string}`;

export type DetailOf<S extends WidgetSchema, N extends EventName<S>> = EventsOf<S>[N] extends {
  detail: EventDetail<infer Detail>;
}
  ? Detail
  : never;

/** The fields of a message to the app. */
export type NativeData<S extends WidgetSchema, Event extends string> = S extends {
  native: { [Name in Event]: { data: EventDetail<infer Data> } };
}
  ? Data
  : never;

export type StateName<S extends WidgetSchema> = S extends { states: infer States }
  ? keyof States & string
  : never;

/** `userId` → `data-user-id`, unless `spec` names another. */
export function attributeName(property: string, spec?: AttributeSpec): string {
  if (spec?.attribute !== undefined) return spec.attribute;
  return `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
