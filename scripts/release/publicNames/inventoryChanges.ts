import { classifyChanges, type NameChange } from "./classifyChanges";
import type { NameKind, PublicName } from "./PublicName";

/**
 * The data of a release for `yy-doctor --inventory --against`: all names that it deprecates or
 * breaks.
 */
export interface InventoryChanges {
  readonly version: string;
  readonly names: readonly InventoryChange[];
}

export interface InventoryChange {
  readonly kind: NameKind;
  readonly name: string;
  readonly status: "deprecated" | "removed" | "renamed";
  /** The replacement, as it is written in markup: `data-label`. */
  readonly replacedBy?: string;
  /** The doctor's rule that fixes it with `--fix`. */
  readonly fix?: string;
  readonly note?: string;
}

/** Facts about a name that was removed, or works differently, that the two lists do not contain. */
export interface Departure {
  readonly kind: NameKind;
  readonly name: string;
  readonly replacedBy?: string;
  readonly fix?: string;
  readonly note?: string;
}

/**
 * Compares the lists of two releases for an inventory.
 * @param version the release of `after`
 * @param departures names that were removed without a deprecation, that need another hint, or that
 * work differently under the same name
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

/** The doctor's rule `deprecated` fixes tags and attributes. */
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

/** The entry for a name that was removed, or that no longer takes some values. */
function breakage({ name: { kind, name, deprecated }, what, text }: NameChange): InventoryChange {
  if (what !== "removed") return { kind, name, status: "removed", note: text };
  return deprecated
    ? { kind, name, status: "renamed", replacedBy: deprecated.use, ...fixOf(kind) }
    : { kind, name, status: "removed" };
}
