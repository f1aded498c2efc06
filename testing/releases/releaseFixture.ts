import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "@yy/demo-pages/paths";
import type { KnownNames } from "./observePage";
import type { Visit } from "./Visit";

/** The markup, style sheet and script of a page that was written for a release. */
export interface ReleaseFixture {
  readonly version: string;
  /** The name of a snippet, such as `modal.named-by-a-label` → its HTML. */
  readonly snippets: ReadonlyMap<string, string>;
  /** The style sheet and the script of a page author. */
  readonly styles: string;
  readonly script: string;
}

const folder = join(repositoryFolder, "testing/releases");

/** The versions with a fixture. */
export const releases: readonly string[] = readdirSync(folder).filter((name) =>
  /^\d+\.\d+\.\d+$/.test(name),
);

/** The folder of a release's files. */
export const folderOf = (version: string): string => join(folder, version);

/** @param from another folder with files of the same names, such as fixed ones */
export function readFixture(version: string, from = folderOf(version)): ReleaseFixture {
  const read = (...path: string[]) => readFileSync(join(from, ...path), "utf8");
  const snippets = readdirSync(join(from, "snippets"))
    .filter((file) => file.endsWith(".html"))
    .sort()
    .map((file) => [file.slice(0, -".html".length), read("snippets", file)] as const);
  return {
    version,
    snippets: new Map(snippets),
    styles: read("styles.css"),
    script: read("script.js"),
  };
}

const visitFile = (version: string) => join(folderOf(version), "visit.json");

/** How the release showed its own fixture. */
export const readVisit = (version: string): Visit =>
  JSON.parse(readFileSync(visitFile(version), "utf8")) as Visit;

export function writeVisit(version: string, visit: Visit): void {
  writeFileSync(visitFile(version), `${JSON.stringify(visit, null, 2)}\n`);
}

/** The snippets in one document. */
export function fixtureBody({ snippets }: ReleaseFixture): string {
  const sections = [...snippets].map(
    ([name, html]) => `<section class="snippet" data-snippet="${name}">\n${html}</section>`,
  );
  return `<main>\n${sections.join("\n")}\n</main>`;
}

/** The list of a release's public names. */
export function publicNames(
  version: string,
): readonly { readonly kind: string; readonly name: string }[] {
  const list = join(repositoryFolder, `scripts/release/publicNames/releases/${version}.json`);
  return (JSON.parse(readFileSync(list, "utf8")) as { names: ReturnType<typeof publicNames> })
    .names;
}

export function knownNames(version: string): KnownNames {
  const names = publicNames(version);
  const ofKind = (kind: string) => names.filter((n) => n.kind === kind).map(({ name }) => name);
  const events = ofKind("event").map((name) => name.split(" ")[1] ?? name);
  return { events: [...new Set(events)], states: ofKind("state"), parts: ofKind("part") };
}
