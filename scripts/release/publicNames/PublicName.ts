import type { Deprecation } from "@yy/element/config/schema";

/** The kinds of names that pages, styles, scripts and servers of page authors may use. */
export const nameKinds = [
  "tag",
  "attribute",
  "property",
  "method",
  "event",
  "event detail",
  "part",
  "child",
  "state",
  "token",
  "app message",
  "YY",
  "meta",
  "storage key",
  "cookie",
  "hook",
  "helper",
  "helper argument",
  "setting",
  "command",
  "option",
  "exit code",
  "report field",
] as const;

export type NameKind = (typeof nameKinds)[number];

/** The properties of a name. Any change of them is a public change. */
export interface NameFacts {
  /** The kind of a value, the type of a property, or the return type of a function. */
  readonly type?: string;
  /** The types of a function's parameters, with a `?` after optional ones. */
  readonly parameters?: readonly string[];
  /** All allowed values, if they are a closed list. */
  readonly options?: readonly string[];
  /** Inclusive. */
  readonly min?: number;
  /** Inclusive. */
  readonly max?: number;
  readonly default?: string;
  /** Whether the default is a text that visitors read. */
  readonly text?: true;
  /** Whether the owner of the name does not work without it. */
  readonly required?: true;
  /** Whether cancelling the event stops the action. */
  readonly cancelable?: true;
  readonly deprecated?: Deprecation;
}

/**
 * A public name. It begins with its owner, if it has one: `yy-modal data-name` is the attribute
 * `data-name` of `yy-modal`.
 */
export interface PublicName extends NameFacts {
  readonly kind: NameKind;
  readonly name: string;
}

/** The key that identifies a name. */
export const keyOf = ({ kind, name }: PublicName): string => `${kind} ${name}`;

/**
 * The names without duplicates, sorted by kind, in the order of {@link nameKinds}, and then by
 * name.
 */
export function sortedNames(names: Iterable<PublicName>): readonly PublicName[] {
  const byKey = new Map([...names].map((each) => [keyOf(each), each]));
  return [...byKey.values()].sort(
    (a, b) =>
      nameKinds.indexOf(a.kind) - nameKinds.indexOf(b.kind) ||
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
}
