import { classifyChanges, type NameChange } from "./classifyChanges";
import type { NameKind, PublicName } from "./PublicName";

/**
 * What `yy-doctor --inventory --against` reads of a release: each name that it deprecates or that
 * works no longer.
 */
export interface InventoryChanges {
  readonly version: string;
  readonly names: readonly InventoryChange[];
}

export interface InventoryChange {
  readonly kind: NameKind;
  readonly name: string;
  readonly status: "deprecated" | "removed" | "renamed";
  /** What to write instead, as it is written: `data-label`. */
  readonly replacedBy?: string;
  /** The rule of the doctor that mends it with `--fix`. */
  readonly fix?: string;
  readonly note?: string;
}

/** What is known of a name that went, or works otherwise, beside what the two lists say. */
export interface Departure {
  readonly kind: NameKind;
  readonly name: string;
  readonly replacedBy?: string;
  readonly fix?: string;
  readonly note?: string;
}

/**
 * Compares the lists of two releases for an inventory.
 * @param version the release that `after` is of
 * @param departures names that went without a deprecation of their own, that are told more of, or
 * that do something else than before under the same name
 */
export function inventoryChanges(
  version: string,
  before: readonly PublicName[],
  after: readonly PublicName[],
  departures: readonly Departure[] = [],
): InventoryChanges {
  const stillDeprecated = after.filter(({ deprecated }) => deprecated).map(deprecation);
  const gone = classifyChanges(before, after)
    .filter(({ what, weight }) => what === "removed" || (what === "changed" && weight === "major"))
    .map(breakage);
  const key = ({ kind, name }: Departure) => `${kind} ${name}`;
  const told = new Map(departures.map((each) => [key(each), each]));
  const listed = new Set([...gone, ...stillDeprecated].map(key));
  // What works otherwise than before, and looks the same in both lists.
  const unlisted = departures
    .filter((each) => !listed.has(key(each)))
    .map(({ kind, name }): InventoryChange => ({ kind, name, status: "removed" }));
  return {
    version,
    names: [...gone, ...stillDeprecated, ...unlisted].map((change) => {
      const { replacedBy, ...more } = told.get(key(change)) ?? {};
      const isRenamed = change.status === "removed" && replacedBy !== undefined;
      return {
        ...change,
        ...more,
        ...(replacedBy === undefined ? {} : { replacedBy }),
        ...(isRenamed ? { status: "renamed" as const } : {}),
      };
    }),
  };
}

/** Tags and attributes are what the doctor's rule `deprecated` mends. */
const fixOf = (kind: NameKind) =>
  kind === "tag" || kind === "attribute" ? { fix: "deprecated" } : {};

function deprecation({ kind, name, deprecated }: PublicName): InventoryChange {
  return {
    kind,
    name,
    status: "deprecated",
    ...(deprecated ? { replacedBy: deprecated.use, note: `since ${deprecated.since}` } : {}),
    ...fixOf(kind),
  };
}

/** A name that went, or takes no longer what it took. */
function breakage({ name: { kind, name, deprecated }, what, text }: NameChange): InventoryChange {
  if (what !== "removed") return { kind, name, status: "removed", note: text };
  return deprecated
    ? { kind, name, status: "renamed", replacedBy: deprecated.use, ...fixOf(kind) }
    : { kind, name, status: "removed" };
}
