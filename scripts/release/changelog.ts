import type { Entry } from "./changesets";

/** A heading of the changelog, with the rule for texts below it. */
interface Topic {
  readonly title: string;
  /** Matches texts about this topic that do not begin with a tag. */
  readonly says?: RegExp;
  /** The family of tags in the guide that belongs to this topic. */
  readonly family?: string;
}

/** Returns the family of a tag in the guide. */
export type FamilyOf = (tag: string) => string | undefined;

const everything: Topic = { title: "All tags, and the page around them" };

/**
 * The topics in the order of the changelog. A text belongs to the first that matches its beginning.
 */
const topics: readonly Topic[] = [
  everything,
  { title: "Forms and their fields", family: "formulários" },
  { title: "Dialogs, lists and what a page is made of", family: "página" },
  { title: "People", family: "pessoas" },
  { title: "Buying", family: "compras" },
  { title: "Selling", family: "vender" },
  { title: "Inbox", family: "caixa de entrada" },
  {
    title: "Rails",
    says: /^(?:A|The) gem\b|\b(?:the|A) gem\b|`(?:yy_head_tags|send_yy_|rake yy:|expect\(response\))|\bRuboCop\b/i,
  },
  { title: "Laravel and Django", says: /\b(?:Laravel|Django) package\b/ },
  {
    title: "The doctor, editors and assistants",
    says: /\bdoctor\b|language-server|`skills\/|struck out in README/i,
  },
  {
    title: "The package, its files and the policy",
    says: /`(?:@yy\/widgets|dist\/|chunks\/|schemas\.json|importmap\.json|yy\.looks\.css)|\bpackage\b|Content-Security-Policy|\bmodules?\b/i,
  },
  { title: "Watching how widgets do", says: /`YY\.observe`|`YyWidgets::Report/ },
];

/** The tags or the subject of a text are looked for in this number of letters at its beginning. */
const beginning = 90;

/**
 * A version's section of the changelog: first what page authors have to do, then the changes by
 * topic. Within a topic, changes that may affect pages come first. It has the text of each
 * changeset once.
 */
export function changelogSection(
  version: string,
  { toDos, entries, familyOf }: ChangelogSource,
): string {
  const groups = topics.map((topic) => ({
    title: topic.title,
    entries: entries.filter(({ text }) => topicOf(text, familyOf) === topic),
  }));
  const lists = groups
    .filter((group) => group.entries.length > 0)
    .flatMap((group) => [`### ${group.title}`, ...halves(group.entries)]);
  const tasks =
    toDos.length === 0 ? [] : ["### What to do when you update", list(toDos.map(textOf))];
  return [`## ${version}`, ...tasks, ...lists].join("\n\n");
}

interface ChangelogSource {
  readonly toDos: readonly Entry[];
  readonly entries: readonly Entry[];
  readonly familyOf: FamilyOf;
}

/** The changelog with a section above those of older versions. */
export function withSection(changelog: string, section: string): string {
  const [title = "", ...older] = changelog.split(/^(?=## )/m);
  return [title.trim(), section, older.join("").trim()].filter(Boolean).join("\n\n").concat("\n");
}

/** The versions that have a section. */
export const versionsIn = (changelog: string): string[] =>
  [...changelog.matchAll(/^## (\S+)$/gm)].flatMap(([, version = ""]) => version);

function topicOf(text: string, familyOf: FamilyOf): Topic {
  const start = text.slice(0, beginning);
  return (
    (/^`?yy-/.test(text) ? ofFamily(start, familyOf) : undefined) ??
    topics.find(({ says }) => says?.test(start)) ??
    ofFamily(text, familyOf) ??
    everything
  );
}

/** The topic of a text by its tags. Tags of several families concern all pages. */
function ofFamily(text: string, familyOf: FamilyOf): Topic | undefined {
  const tags = [...text.matchAll(/(?<![\w/.-])yy-[a-z]+(?:-[a-z]+)*(?![\w./])/g)];
  const families = new Set(tags.flatMap(([tag]) => familyOf(tag) ?? []));
  if (families.size > 1) return everything;
  const [family] = families;
  return family === undefined
    ? undefined
    : (topics.find((topic) => topic.family === family) ?? everything);
}

function halves(entries: readonly Entry[]): string[] {
  const isMended = ({ kind }: Entry) => kind === "patch";
  const mended = entries.filter(isMended).map(textOf);
  const other = entries.filter((entry) => !isMended(entry)).map(textOf);
  return [
    ...(other.length > 0 ? ["**New, or other than before**", list(other)] : []),
    ...(mended.length > 0 ? ["**Added or mended**", list(mended)] : []),
  ];
}

const textOf = ({ text }: Entry) => text;

/** A list in which texts with the same beginning are together. */
const list = (texts: readonly string[]): string =>
  [...texts]
    .sort((one, other) => sortKey(one).localeCompare(sortKey(other), "en"))
    .map((text) => `- ${text.replaceAll(/\n(?=.)/g, "\n  ")}`)
    .join("\n");

const sortKey = (text: string) => text.replaceAll(/[`*"]/g, "").toLowerCase();
