import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readWords } from "../generate/words";
import { inRepository } from "../repository";
import { changelogSection, type FamilyOf, versionsIn, withSection } from "./changelog";
import { type Entry, entriesOf, parseChangeset, readChangesets, toDosOf } from "./changesets";

const familyOf: FamilyOf = (tag) =>
  ({ "yy-form": "formulários", "yy-mask": "formulários", "yy-tabs": "página" })[tag];

const section = (entries: readonly Entry[], toDos: readonly Entry[] = []) =>
  changelogSection("1.0.0", { entries, toDos, familyOf });

const changeset = (text: string, kind = "minor") =>
  parseChangeset(".changeset/x.md", `---\n"@yy/widgets": ${kind}\n---\n\n${text}\n`);

describe("a changeset", () => {
  it("tells each item of a list, and what page authors have to do apart", () => {
    const told = changeset("- `yy-form`: one.\n- The gem:\n  two lines.\n\nTo do: write `x`.");
    expect(entriesOf(told).map(({ text }) => text)).toEqual([
      "`yy-form`: one.",
      "The gem:\ntwo lines.",
    ]);
    expect(toDosOf(told).map(({ text }) => text)).toEqual(["Write `x`."]);
  });

  it("keeps a list together with the sentence above it", () => {
    expect(entriesOf(changeset("All are attributes:\n- one\n- two"))).toHaveLength(1);
  });

  it.each([
    ["---\n---\n\nx", "does not say which kind"],
    ['---\n"@yy/widgets": huge\n---\n\nx', "does not say which kind"],
    ['---\n"@yy/widgets": minor\n---\n', "has no text"],
    ["x", "does not say which kind"],
  ])("that is none is named: %j", (file, message) => {
    expect(() => parseChangeset(".changeset/x.md", file)).toThrow(message);
  });
});

describe("the changelog", () => {
  it("has what is to be done first, and the rest below what it touches", () => {
    const entries: Entry[] = [
      { kind: "patch", text: "`yy-mask`: a date is read." },
      { kind: "minor", text: "`yy-form` waits for the `yy-mask` in it." },
      { kind: "patch", text: "`yy-form` and `yy-tabs`: one mechanism." },
      { kind: "minor", text: "The gem serves files." },
      { kind: "patch", text: "The doctor tells of `yy-form` in a `<p>`." },
    ];
    expect(section(entries, [{ kind: "minor", text: "Write `x` in place of `y`." }])).toBe(
      `## 1.0.0

### What to do when you update

- Write \`x\` in place of \`y\`.

### All tags, and the page around them

**Added or mended**

- \`yy-form\` and \`yy-tabs\`: one mechanism.

### Forms and their fields

**New, or other than before**

- \`yy-form\` waits for the \`yy-mask\` in it.

**Added or mended**

- \`yy-mask\`: a date is read.

### Rails

**New, or other than before**

- The gem serves files.

### The doctor, editors and assistants

**Added or mended**

- The doctor tells of \`yy-form\` in a \`<p>\`.`,
    );
  });

  it("loses no text and says none twice, whatever it is about", () => {
    const text = fc
      .array(fc.constantFrom("yy-form", "yy-tabs", "The gem", "doctor", "`dist/`", "a page"))
      .map((words) => `it ${words.join(" ")}`);
    const entry = fc.record({ kind: fc.constantFrom("minor", "patch"), text });
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const numbered = entries.map((each, index) => ({
          ...(each as Entry),
          text: `${each.text} (${index}).`,
        }));
        const lines = section(numbered).split("\n");
        for (const each of numbered)
          expect(lines.filter((line) => line === `- ${each.text}`)).toHaveLength(1);
        expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(numbered.length);
      }),
    );
  });

  it("has every sentence of the changesets that wait", async () => {
    const { widgets } = await readWords();
    const changesets = readChangesets(inRepository(".changeset"));
    const whole = changelogSection("9.9.9", {
      entries: changesets.flatMap(entriesOf),
      toDos: changesets.flatMap(toDosOf),
      familyOf: (tag) => widgets[tag]?.family,
    });
    const plain = (text: string) =>
      text.replaceAll(/^(?:To do: |- )/gm, "").replaceAll(/\s*\n\s*(?:- )?/g, " ");
    const lower = plain(whole).toLowerCase();
    for (const { text } of changesets)
      for (const line of text.split("\n").filter((each) => each.trim() !== ""))
        expect(lower).toContain(plain(line).trim().toLowerCase());
  });

  it("puts a version above the older ones, which stay as they are", () => {
    const older = readFileSync(inRepository("widgets/CHANGELOG.md"), "utf8");
    const changelog = withSection(older, "## 99.0.0\n\n- x");
    expect(changelog.startsWith("# @yy/widgets\n\n## 99.0.0\n\n- x\n\n## ")).toBe(true);
    expect(changelog.endsWith(older.slice(older.indexOf("## ")))).toBe(true);
    expect(versionsIn(changelog)).toEqual(["99.0.0", ...versionsIn(older)]);
  });
});
