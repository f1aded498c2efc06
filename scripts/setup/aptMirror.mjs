import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The releases in Debian's own archive. Other repositories (databases, security updates) have
 * releases like `bookworm-pgdg`.
 */
const releases = new Set([
  ...["oldstable", "stable", "testing", "unstable", "sid"],
  ...["bullseye", "bookworm", "trixie", "forky"],
]);

/**
 * The mirror from which this machine gets Debian's packages.
 * @param {string} folder of apt's configuration: with `sources.list`, `sources.list.d`
 * @returns {string | undefined} the first address of Debian's archive in it, over HTTP
 */
export function aptMirror(folder) {
  const more = join(folder, "sources.list.d");
  const files = [
    join(folder, "sources.list"),
    ...(existsSync(more) ? readdirSync(more).sort() : []).map((name) => join(more, name)),
  ].filter((file) => existsSync(file));
  for (const file of files) {
    const text = readFileSync(file, "utf8").replace(/^\s*#.*\n?/gm, "");
    const entries = file.endsWith(".sources") ? stanzas(text) : lines(text);
    for (const { uris, suites, components } of entries) {
      const uri = uris.find((each) => /^https?:/.test(each));
      const isDebian = suites.some((suite) => releases.has(suite)) && components.includes("main");
      if (uri !== undefined && isDebian) return uri;
    }
  }
  return undefined;
}

/** @typedef {{ uris: string[], suites: string[], components: string[] }} Entry */

/**
 * `deb [arch=amd64] http://… bookworm main`
 * @param {string} text
 * @returns {Entry[]}
 */
function lines(text) {
  return [...text.matchAll(/^\s*deb\s+(?:\[[^\]]*\]\s+)?(\S+)\s+(\S+)(.*)$/gm)].map(
    ([, uri = "", suite = "", components = ""]) => ({
      uris: [uri],
      suites: [suite],
      components: components.trim().split(/\s+/),
    }),
  );
}

/**
 * `Types: deb`, `URIs: …`, `Suites: …` (deb822); an empty line ends a stanza, and a line that
 * begins with a space goes on.
 * @param {string} text
 * @returns {Entry[]}
 */
function stanzas(text) {
  return text.split(/\n\s*\n/).flatMap((stanza) => {
    /** @param {string} name */
    const values = (name) =>
      (new RegExp(`^${name}:((?:.*)(?:\\n[ \\t].*)*)`, "im").exec(stanza)?.[1] ?? "")
        .split(/\s+/)
        .filter(Boolean);
    const isOff = values("Enabled").some((value) => value.toLowerCase() === "no");
    return isOff || !values("Types").includes("deb")
      ? []
      : [
          {
            uris: values("URIs"),
            suites: values("Suites"),
            components: values("Components"),
          },
        ];
  });
}
