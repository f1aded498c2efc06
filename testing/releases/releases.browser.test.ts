import { describe, expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { useDemo } from "../demo/useDemo";
import { seenErrors } from "../page";
import { expectedVisit } from "./differences";
import { mendedFixture } from "./mendedFixture";
import { readFixture, readVisit, releases, writeVisit } from "./releaseFixture";
import type { Visit } from "./Visit";
import { visitFixture } from "./visitFixture";

/** The release whose visit is recorded, and the folder of its build: docs/testing.md. */
const { YY_RECORD_RELEASE: recorded, YY_RECORD_DIST: distDir } = process.env;

/** For a document of a hundred widgets on a busy core. */
const testTimeoutMs = 120_000;

const demo = useDemo(distDir === undefined ? {} : { distDir });

/** Expects the recorded visit, apart from the differences in differences.ts. */
function expectAsRecorded(visit: Visit, expected: Visit): void {
  const [now, then] = [visit, expected].map((each) => {
    const { tokens, ...found } = each.found;
    return { tokens: tokens as readonly string[], shown: { ...each, found } };
  });
  expect(namesIn(visit)).toEqual(expect.arrayContaining(namesIn(expected)));
  expect(now?.shown).toEqual(then?.shown);
  // More elements may use a token now.
  expect(now?.tokens).toEqual(expect.arrayContaining([...(then?.tokens ?? [])]));
}

/** The names of all rendered parts and fired events, without duplicates. */
function namesIn({ arrived, used, events }: Visit): string[] {
  const views = [...Object.values(arrived), ...Object.values(used)];
  const fired = events.map((event) => event.split(" ")[1] ?? "");
  return [...new Set([...views.flatMap(({ parts }) => parts), ...fired])].sort();
}

describe.each(releases)("what was written for %s", (version) => {
  it("shows, asks and fires what it did then, without an error", async () => {
    const expected = recorded === version ? undefined : expectedVisit(version, readVisit(version));
    const [visit, page] = await visitFixture(demo, readFixture(version), expected);
    expect(await seenErrors(page)).toEqual([]);
    expect(collectProblems(page).errors).toEqual([]);
    if (expected) expectAsRecorded(visit, expected);
    else writeVisit(version, visit);
  }, testTimeoutMs);

  it("does so when the doctor has mended it", async () => {
    const { fixture } = await mendedFixture(version);
    const isSame = [...fixture.snippets].every(
      ([name, html]) => readFixture(version).snippets.get(name) === html,
    );
    // The test above has shown the same snippets.
    if (isSame || recorded === version) return;
    const expected = expectedVisit(version, readVisit(version));
    const [visit, page] = await visitFixture(demo, fixture, expected);
    expect(await seenErrors(page)).toEqual([]);
    expectAsRecorded(visit, expected);
  }, testTimeoutMs);
});
