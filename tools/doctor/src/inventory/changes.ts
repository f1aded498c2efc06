import type { Finding } from "../finding";
import { replace } from "../fixes/replace";
import { renamedTag } from "../replacements";
import { selectorOf } from "../selectorOf";
import { isPosition, type Position } from "../templates/Position";
import type { TemplateCode } from "../templates/templateCode";
import type { MarkupOccurrence } from "./inMarkup";
import type { Form, Occurrence } from "./Occurrence";
import { placesIn } from "./placesIn";

/** The changes that a release makes to public names. */
export interface ReleaseChanges {
  readonly version: string;
  readonly names: readonly NameChange[];
}

export interface NameChange {
  /** A kind that an inventory counts, or another one, such as `method`. */
  readonly kind: string;
  readonly name: string;
  readonly status: "deprecated" | "removed" | "renamed";
  /** The new name. */
  readonly replacedBy?: string;
  /** The rule of that release's doctor that finds the old name. */
  readonly fix?: string;
  readonly note?: string;
}

/** A place that a change concerns. */
export interface Concern extends Position {
  /** Its index among the changes of the release. */
  readonly change: number;
  /** The kind of the name at the place, as in an inventory. */
  readonly kind: string;
  readonly name: string;
  /**
   * `text` for a kind of name that an inventory does not count; such a name is searched for as
   * text.
   */
  readonly form: Form | "text";
  /** Whether `--fix` of that release replaces the old name, or a person has to. */
  readonly mend: "fix" | "hand";
}

const statuses = ["deprecated", "removed", "renamed"];

/**
 * Reads the data of a release's changes.
 * @throws Error that says in one sentence what is wrong with it
 */
export function readChanges(text: string): ReleaseChanges {
  const data = json(text);
  if (!isObject(data) || typeof data.version !== "string" || !Array.isArray(data.names))
    throw new Error('it is no list of changes: { "version": "1.1.0", "names": […] }');
  const names = data.names.map((each: unknown, index): NameChange => {
    if (!isObject(each) || typeof each.kind !== "string" || typeof each.name !== "string")
      throw new Error(`names[${index}] has no kind and name`);
    if (typeof each.status !== "string" || !statuses.includes(each.status))
      throw new Error(`names[${index}].status is one of ${statuses.join(", ")}`);
    const text = (key: string) => (typeof each[key] === "string" ? { [key]: each[key] } : {});
    const { kind, name, status } = each as { kind: string; name: string; status: string };
    return {
      kind,
      name,
      status: status as NameChange["status"],
      ...text("replacedBy"),
      ...text("fix"),
      ...text("note"),
    };
  });
  return { version: data.version, names };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error("it is no JSON", { cause });
  }
}

/**
 * The changed name in the form that an inventory gives it; undefined when an inventory does not
 * count it.
 */
function countedName({ kind, name }: NameChange): string | undefined {
  const last = name.split(" ").at(-1) ?? "";
  switch (kind) {
    case "tag":
    case "attribute":
    case "part":
    case "helper":
      return `${kind} ${name}`;
    case "child":
      return /^\S+ [a-z-]+$/.test(name) ? `child ${name}` : undefined;
    // Listeners name only the event, whichever tag fires it.
    case "event":
      return `event ${last}`;
    case "token":
      return last === name ? `token ${name}` : undefined;
    case "helper argument": {
      const [helper = "", argument = "", ...more] = name.split(" ");
      const isOfWidget = more.length === 0 && /^(?:yy_\w+|\*)$/.test(helper);
      return isOfWidget
        ? `argument ${helper.replaceAll("_", "-")} data-${argument.replaceAll("_", "-")}`
        : undefined;
    }
  }
  return undefined;
}

/** The names under which a change may list this occurrence, the most specific first. */
function namesOf({ kind, name, form }: Occurrence): string[] {
  const [tag = "", own = ""] = name.split(" ");
  const isPage = form === "markup" || form === "helper";
  switch (kind) {
    case "attribute":
      return [name, `* ${own}`].flatMap((each) => [
        `attribute ${each}`,
        ...(form === "helper" ? [`argument ${each}`] : []),
      ]);
    case "part":
      return isPage ? [`child ${name}`, `part ${name}`] : [`part ${name}`, `child ${name}`];
    case "helper": {
      const widget = /yy[-_"(" ]+([a-z][\w-]*)/.exec(name)?.[1]?.replaceAll("-", "_");
      const plain = name.replace(/^f\.|^\{% | %\}$/g, "");
      return [
        `helper yy_${widget}`,
        ...["Rails", "Laravel", "Django"].map((host) => `helper ${host} ${plain}`),
      ];
    }
    default:
      return [`${kind} ${own || tag}`];
  }
}

/**
 * How names of other kinds are searched for as text: a state in a selector, the others as they are,
 * if their form shows that they are ours.
 */
function patternOf(change: NameChange): RegExp | undefined {
  const { kind, name } = change;
  if (countedName(change) !== undefined) return undefined;
  const [, tag, state] = (kind === "state" && /^(yy-[\w-]+) ([\w-]+)$/.exec(name)) || [];
  if (tag !== undefined && state !== undefined) return selectorOf(tag, `:state(${state})`);
  return /^\S*yy\S*$/i.test(name) ? asWord(name) : undefined;
}

/**
 * The changes of names that cannot be looked for in a text, such as a field of an event's detail.
 */
export const unsought = ({ names }: ReleaseChanges): NameChange[] =>
  names.filter((change) => countedName(change) === undefined && !patternOf(change));

/** Finds the places in files that the changes of a release concern. */
export class ChangeFinder {
  readonly #names: readonly NameChange[];
  /** Name → index of its change. */
  readonly #byName = new Map<string, number>();
  readonly #partsByName = new Map<string, number>();
  readonly #sought: readonly { readonly index: number; readonly pattern: RegExp }[];

  constructor({ names }: ReleaseChanges) {
    this.#names = names;
    for (const [index, change] of names.entries()) {
      const name = countedName(change);
      if (name === undefined) continue;
      if (!this.#byName.has(name)) this.#byName.set(name, index);
      if (change.kind === "child" || change.kind === "part")
        this.#partsByName.set(change.name.split(" ")[1] ?? "", index);
    }
    this.#sought = names.flatMap((change, index) => {
      const pattern = patternOf(change);
      return pattern ? { index, pattern } : [];
    });
  }

  /**
   * @param source text of the file
   * @param code the pieces of the text that are code of the template
   */
  concerns(
    occurrences: readonly (Occurrence | MarkupOccurrence)[],
    source: string,
    code: readonly TemplateCode[],
  ): Concern[] {
    const concerned = occurrences.flatMap((occurrence) => {
      const index = this.#indexOf(occurrence);
      const change = index === undefined ? undefined : this.#names[index];
      return index !== undefined && change
        ? [{ index, occurrence, finding: findingOf(change, occurrence) }]
        : [];
    });
    const findings = concerned.flatMap(({ finding }) => finding ?? []);
    const mended = findings.length === 0 ? [] : replace(source, findings, code).mended;
    const found = concerned.map(({ index, occurrence, finding }): Concern => {
      const { kind, name, line, column, form } = occurrence;
      const isMended = finding !== undefined && mended.includes(finding);
      return { change: index, kind, name, line, column, form, mend: isMended ? "fix" : "hand" };
    });
    return [...found, ...this.#inText(source)];
  }

  #indexOf(occurrence: Occurrence): number | undefined {
    const { kind, name } = occurrence;
    if (kind === "part" && name.startsWith("* "))
      return this.#partsByName.get(name.slice("* ".length));
    const known = namesOf(occurrence).find((each) => this.#byName.has(each));
    return known === undefined ? undefined : this.#byName.get(known);
  }

  *#inText(source: string): Generator<Concern> {
    if (this.#sought.length === 0) return;
    const placeOf = placesIn(source);
    for (const { index: change, pattern } of this.#sought) {
      const { kind = "", name = "" } = this.#names[change] ?? {};
      for (const { index } of source.matchAll(pattern))
        yield { change, kind, name, ...placeOf(index), form: "text", mend: "hand" };
    }
  }
}

const asWord = (name: string) =>
  new RegExp(`(?<![\\w-])${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "g");

/** The finding of the release's doctor at this place; undefined when it has no rule for it. */
function findingOf(
  { fix, kind, name, replacedBy }: NameChange,
  occurrence: Occurrence | MarkupOccurrence,
): Finding | undefined {
  if (fix === undefined || replacedBy === undefined) return undefined;
  if (!("element" in occurrence) || occurrence.form !== "markup") return undefined;
  const { element } = occurrence;
  const replacements = replacementsOf({ kind, name, replacedBy }, occurrence);
  if (!replacements) return undefined;
  return {
    rule: fix,
    code: "YY-106",
    severity: "advice",
    place: element.place,
    tag: element.tag,
    message: "",
    fix: replacedBy,
    docs: "",
    replacements,
  };
}

function replacementsOf(
  { kind, name, replacedBy }: { kind: string; name: string; replacedBy: string },
  { element }: MarkupOccurrence,
): Finding["replacements"] {
  if (kind === "tag")
    return /^yy-[a-z0-9-]+$/.test(replacedBy)
      ? renamedTag(element, replacedBy).replacements
      : undefined;
  const [tag = "", written = ""] = name.split(" ");
  const text = replacedBy.startsWith(`${tag} `) ? replacedBy.slice(tag.length + 1) : replacedBy;
  const place = element.attributes.get(written)?.place;
  if (kind !== "attribute" || !/^data-[a-z0-9-]+$/.test(text) || !isPosition(place))
    return undefined;
  return element.attributes.has(text) ? undefined : [{ place, written, text }];
}
