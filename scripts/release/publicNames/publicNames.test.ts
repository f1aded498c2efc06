import { schemas } from "@yy/widgets/schemas";
import { beforeAll, describe, expect, it } from "vitest";
import { changesText } from "./changesText";
import { classifyChanges } from "./classifyChanges";
import { departures } from "./departures";
import { leastVersion } from "./leastVersion";
import { keyOf, type NameKind, type PublicName } from "./PublicName";
import { readRelease, releasedVersions } from "./releasedNames";
import { todaysNames } from "./todaysNames";

let names: readonly PublicName[] = [];

beforeAll(async () => {
  names = await todaysNames();
}, 60_000);

const find = (kind: NameKind, name: string) => names.find((n) => keyOf(n) === `${kind} ${name}`);

describe("the list of public names", () => {
  it("has each name once", () => {
    expect(new Set(names.map(keyOf)).size).toBe(names.length);
  });

  it("has every tag with all that its schema says", () => {
    for (const { tag, attributes, events = {}, parts = {} } of schemas) {
      const count = (kind: NameKind) =>
        names.filter((n) => n.kind === kind && n.name.startsWith(`${tag} `)).length;
      expect(find("tag", tag), tag).toBeDefined();
      expect(count("attribute"), tag).toBe(Object.keys(attributes).length);
      expect(count("event"), tag).toBe(Object.keys(events).length);
      expect(count("part"), tag).toBe(Object.keys(parts).length);
    }
  });

  it.each<[NameKind, string]>([
    ["YY", "YY.open"],
    ["YY", "YY.session.getState"],
    ["YY", "YY.format.formatMoney"],
    ["YY", "YY.observe { send }"],
    ["event detail", "* yy:error error"],
    ["method", "yy-message-list reload"],
    ["meta", "yy-user-id"],
    ["storage key", "yy:draft:{userId}"],
    ["storage key", "yy:identity"],
    ["hook", "data-yy-open"],
    ["hook", "data-yy-looks"],
    ["token", "--yy-color-accent"],
    ["helper", "yy_follow_button"],
    ["helper argument", "yy_follow_button user_id"],
    ["helper argument", "Rails yy_head_tags flavour"],
    ["helper", "Laravel @yyHead"],
    ["helper", "Django yy_head"],
    ["setting", "Rails keep_builds"],
    ["setting", "Laravel keep_builds"],
    ["setting", "Django KEEP_BUILDS"],
    ["command", "rake yy:install:assets"],
    ["command", "rails generate yy:install"],
    ["command", "artisan yy:publish"],
    ["command", "manage.py yy_publish"],
    ["option", "yy-doctor --fix"],
    ["option", "yy-doctor init --dry-run"],
    ["option", "artisan yy:publish --keep"],
    ["exit code", "yy-doctor 2"],
    ["report field", "YY.observe tags.*.loaded.ms"],
    ["report field", "yy-doctor findings[].line"],
  ])("has the %s %s", (kind, name) => {
    expect(find(kind, name)).toBeDefined();
  });

  it("says what a name takes", () => {
    expect(find("attribute", "* data-mount")?.options).toEqual(["eager", "visible", "interaction"]);
    expect(find("YY", "YY.flash")).toMatchObject({
      type: "void",
      parameters: ["string", "string?"],
    });
    expect(find("event", "yy-follow-button yy:before-follow")?.cancelable).toBe(true);
  });
});

describe("since the last release", () => {
  const [last = ""] = releasedVersions();
  const changes = () => classifyChanges(readRelease(last).names, names);

  it("no name has gone that was not deprecated before, unless page authors are told of it", () => {
    const told = new Set(departures.map(({ kind, name }) => `${kind} ${name}`));
    const untold = changes()
      .filter(({ weight, name }) => weight === "major" && !name.deprecated)
      .filter(({ name }) => !told.has(keyOf(name)))
      .map(({ name, text }) => `${keyOf(name)}: ${text}`);
    expect(untold, "deprecate it in its schema, or tell of it in departures.ts").toEqual([]);
  });

  it("the changes are told for people, the heaviest first", () => {
    const version = "1.2.3";
    const told = classifyChanges(
      [{ kind: "tag", name: "yy-old" }],
      [
        { kind: "tag", name: "yy-a" },
        { kind: "tag", name: "yy-b" },
      ],
    );
    const least = leastVersion(version, told);
    expect(changesText({ version, changes: told, least })).toBe(
      [
        "major (1)\n  tag: removed, and was not deprecated\n    yy-old",
        "minor (2)\n  tag: new\n    yy-a\n    yy-b",
        "Since 1.2.3: the next version is at least 2.0.0.\n",
      ].join("\n\n"),
    );
  });

  it("says so when nothing has changed, and which releases there are for another one", () => {
    expect(changesText({ version: last, changes: [], least: last })).toBe(
      `No public name has changed since ${last}.\n`,
    );
    expect(() => readRelease("9.9.9")).toThrow(/^no names of 9\.9\.9 are kept, only of .*0\.1\.0$/);
  });
});
