import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryFolder } from "@yy/demo-pages/paths";
import { rules } from "@yy/doctor/rules/index";
import { describe, expect, it } from "vitest";
import { acts } from "./acts";
import { differences, expectedVisit } from "./differences";
import { mendedFixture } from "./mendedFixture";
import { publicNames, readFixture, readVisit, releases } from "./releaseFixture";
import { unshown } from "./unshown";

describe.each(releases)("what is kept of %s", (version) => {
  const fixture = readFixture(version);
  const markup = [...fixture.snippets.values()].join("\n");

  it("uses every tag and attribute, in 200 snippets at most", () => {
    const attributesOf = new Map<string, Set<string>>();
    for (const [, tag = "", attributes = ""] of markup.matchAll(
      /<(yy-[a-z-]+)((?:\s+[\w-]+(?:="[^"]*"|='[^']*')?)*)\s*>/g,
    )) {
      const used = attributesOf.get(tag) ?? new Set();
      for (const [name] of attributes.replace(/"[^"]*"|'[^']*'/g, "").matchAll(/[\w-]+/g))
        used.add(name);
      attributesOf.set(tag, used);
    }
    const unused = publicNames(version)
      .filter(({ kind, name }) => ["tag", "attribute"].includes(kind) && !name.startsWith("*"))
      .filter(({ name }) => {
        const [tag = "", attribute] = name.split(" ");
        const used = attributesOf.get(tag);
        return attribute === undefined ? used === undefined : !used?.has(attribute);
      })
      .map(({ name }) => name);
    expect(unused).toEqual([]);
    expect(fixture.snippets.size).toBeLessThanOrEqual(200);
  });

  it("recorded every part and event of it, but for what is told in unshown.ts", () => {
    const { arrived, used, events } = readVisit(version);
    const views = [...Object.values(arrived), ...Object.values(used)];
    const shown = new Set([
      ...views.flatMap(({ parts }) => parts),
      ...events.map((event) => event.split(" ")[1]),
    ]);
    const rest = publicNames(version).flatMap(({ kind, name }) => {
      const recorded = kind === "part" ? name : name.split(" ")[1];
      return ["part", "event"].includes(kind) && !shown.has(recorded) ? [name] : [];
    });
    expect(Object.values(unshown[version] ?? {}).flat().sort()).toEqual(rest.sort());
  });

  it("has nothing that the doctor finds, once it has mended what it can", async () => {
    const { left } = await mendedFixture(version);
    expect(left, left.out).toMatchObject({ err: "", code: 0 });
  });
});

it("acts name only snippets that exist", () => {
  const names = new Set(releases.flatMap((version) => [...readFixture(version).snippets.keys()]));
  expect(Object.keys(acts).filter((name) => !names.has(name))).toEqual([]);
});

describe("what differs", () => {
  it.each(differences)("$at.1 since $since is told to page authors", ({ guide, fix }) => {
    // A release moves the draft's sentences into the chapter.
    const told = ["docs/guide/atualizacoes.md", "scripts/release/upgrade.pt.md"]
      .map((path) => join(repositoryFolder, path))
      .filter((path) => existsSync(path));
    expect(told.map((path) => readFileSync(path, "utf8")).join()).toContain(guide);
    if (fix !== undefined) expect(rules.map(({ name }) => name)).toContain(fix);
  });

  it("is refused when the release never showed it", () => {
    const visit = { ...readVisit("0.1.0"), found: { photo: "elsewhere" } };
    expect(() => expectedVisit("0.1.0", visit)).toThrow("0.1.0: found photo has no /fotos/photos/");
  });
});
