import { keyOf, type NameFacts, type PublicName, sortedNames } from "./PublicName";

/** How much a change raises the next version, the least first. */
export const weights = ["patch", "minor", "major"] as const;

export type Weight = (typeof weights)[number];

/** A difference between two lists of names. */
export interface NameChange {
  /** The name after the change; for a removed name, before it. */
  readonly name: PublicName;
  readonly what: "added" | "removed" | "deprecated" | "changed";
  readonly weight: Weight;
  /** A description of the difference, such as `default "a" → "b"`. */
  readonly text: string;
}

/**
 * Returns the changes between two lists, each with its weight: a name that no longer works is
 * major; a new, wider or deprecated one is minor. The order of names does not matter.
 */
export function classifyChanges(
  before: readonly PublicName[],
  after: readonly PublicName[],
): readonly NameChange[] {
  const [old, now] = [byKey(before), byKey(after)];
  const owners = new Set(before.map(ownerOf));
  const all = sortedNames([...before, ...after]);
  return all.flatMap((each) => {
    const [was, is] = [old.get(keyOf(each)), now.get(keyOf(each))];
    if (is === undefined) return [removal(each)];
    if (was === undefined) return [addition(is, owners.has(ownerOf(is)))];
    return differences(was, is);
  });
}

/** The greatest weight of all changes; `patch` for none. */
export function greatestWeight(changes: readonly NameChange[]): Weight {
  const places = changes.map(({ weight }) => weights.indexOf(weight));
  return weights[Math.max(0, ...places)] ?? "patch";
}

const byKey = (names: readonly PublicName[]) => new Map(names.map((each) => [keyOf(each), each]));

/** The owner of a name, such as its tag; the name itself when it has no owner. */
const ownerOf = ({ name }: PublicName) => name.split(" ", 1)[0] ?? name;

const removal = (name: PublicName): NameChange => ({
  name,
  what: "removed",
  weight: "major",
  text: name.deprecated
    ? `removed; deprecated since ${name.deprecated.since}`
    : "removed, and was not deprecated",
});

/**
 * The change for a new name. A new required name of an existing owner breaks markup that was
 * written before.
 */
function addition(name: PublicName, ownerIsOld: boolean): NameChange {
  const isDemanded = name.required === true && ownerIsOld;
  return {
    name,
    what: "added",
    weight: isDemanded ? "major" : "minor",
    text: isDemanded ? "new, and required" : "new",
  };
}

function differences(was: PublicName, is: PublicName): NameChange[] {
  const changes: NameChange[] = [];
  const tell = (weight: Weight, text: string) =>
    changes.push({ name: is, what: "changed", weight, text });

  if (was.type !== is.type) tell("major", `type ${shown(was.type)} → ${shown(is.type)}`);
  compareParameters(was.parameters, is.parameters, tell);
  compareOptions(was, is, tell);
  compareLimit("least", was.min, is.min, (older, newer) => newer < older, tell);
  compareLimit("largest", was.max, is.max, (older, newer) => newer > older, tell);
  if (was.required !== is.required)
    tell(is.required ? "major" : "minor", is.required ? "required" : "no longer required");
  // A required name was always written, so that no page depended on a default.
  if (was.default !== is.default)
    tell(
      was.required || was.text || is.text ? "minor" : "major",
      `default ${shown(was.default)} → ${shown(is.default)}`,
    );
  if (was.text !== is.text) tell("minor", is.text ? "a text" : "no longer a text");
  if (was.cancelable !== is.cancelable)
    tell(is.cancelable ? "minor" : "major", is.cancelable ? "cancelable" : "no longer cancelable");
  compareDeprecation(was, is, changes);
  return changes;
}

type Tell = (weight: Weight, text: string) => void;

/**
 * Former calls still work when more parameters are optional, or optional ones are added at the end.
 */
function compareParameters(
  was: readonly string[] | undefined,
  is: readonly string[] | undefined,
  tell: Tell,
) {
  const [older, newer] = [was ?? [], is ?? []];
  if (older.join() === newer.join()) return;
  const isWider =
    older.every((parameter, index) => [parameter, `${parameter}?`].includes(newer[index] ?? "")) &&
    newer.slice(older.length).every((parameter) => parameter.endsWith("?"));
  tell(isWider ? "minor" : "major", `takes (${older.join(", ")}) → (${newer.join(", ")})`);
}

/** Without a list all values are allowed. */
function compareOptions({ options: was }: NameFacts, { options: is }: NameFacts, tell: Tell) {
  if (was === undefined && is === undefined) return;
  if (was === undefined) tell("major", `only ${is?.join(", ")}`);
  else if (is === undefined) tell("minor", "no longer a closed list");
  else {
    const gone = was.filter((option) => !is.includes(option));
    const added = is.filter((option) => !was.includes(option));
    if (gone.length > 0) tell("major", `no longer ${gone.join(", ")}`);
    if (added.length > 0) tell("minor", `also ${added.join(", ")}`);
  }
}

function compareLimit(
  word: string,
  was: number | undefined,
  is: number | undefined,
  isWider: (was: number, is: number) => boolean,
  tell: Tell,
) {
  if (was === is) return;
  const wider = is === undefined || (was !== undefined && isWider(was, is));
  tell(wider ? "minor" : "major", `${word} ${shown(was)} → ${shown(is)}`);
}

function compareDeprecation(was: PublicName, is: PublicName, changes: NameChange[]) {
  if (is.deprecated && !was.deprecated)
    changes.push({
      name: is,
      what: "deprecated",
      weight: "minor",
      text: `deprecated, use ${is.deprecated.use}`,
    });
  else if (is.deprecated?.use !== was.deprecated?.use)
    changes.push({
      name: is,
      what: "changed",
      weight: "patch",
      text: is.deprecated ? `deprecated, use ${is.deprecated.use}` : "no longer deprecated",
    });
}

const shown = (value: string | number | undefined) =>
  value === undefined ? "none" : JSON.stringify(value);
