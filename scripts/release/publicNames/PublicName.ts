import type { Deprecation } from "@yy/element/config/schema";

/** The kinds of names that pages, styles, scripts and servers of others may hold. */
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

/** What a name takes or holds; whatever of it changes is a change of what is public. */
export interface NameFacts {
  /** The kind of a value, the type of a property, what a function returns. */
  readonly type?: string;
  /** The types of a function's parameters, with a `?` behind those that may be left out. */
  readonly parameters?: readonly string[];
  /** All values that it takes, where they are a closed list. */
  readonly options?: readonly string[];
  /** Inclusive. */
  readonly min?: number;
  /** Inclusive. */
  readonly max?: number;
  readonly default?: string;
  /** The default is a text that visitors read. */
  readonly text?: true;
  /** What has the name does not work without it. */
  readonly required?: true;
  /** Cancelling the event stops the action. */
  readonly cancelable?: true;
  readonly deprecated?: Deprecation;
}

/**
 * One public name. Names that belong to something begin with it: `yy-modal data-name` is the
 * attribute `data-name` of `yy-modal`.
 */
export interface PublicName extends NameFacts {
  readonly kind: NameKind;
  readonly name: string;
}

/** Identifies a name among all. */
export const keyOf = ({ kind, name }: PublicName): string => `${kind} ${name}`;

/** By kind, in the order of {@link nameKinds}, then by name; each name once. */
export function sortedNames(names: Iterable<PublicName>): readonly PublicName[] {
  const byKey = new Map([...names].map((each) => [keyOf(each), each]));
  return [...byKey.values()].sort(
    (a, b) =>
      nameKinds.indexOf(a.kind) - nameKinds.indexOf(b.kind) ||
      (a.name < b.name ? -1 : Number(a.name > b.name)),
  );
}
