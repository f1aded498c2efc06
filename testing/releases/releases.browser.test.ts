import { describe, expect, it } from "vitest";
import { collectProblems } from "../chromium/problems";
import { useDemo } from "../demo/useDemo";
import { seenErrors } from "../page";
import { expectedVisit } from "./differences";
import { mendedFixture } from "./mendedFixture";
import { keepVisit, readFixture, readVisit, releases } from "./releaseFixture";
import type { Visit } from "./Visit";
import { visitFixture } from "./visitFixture";

/** A release keeps how it shows its own fixture: docs/testing.md. */
const { YY_RECORD_RELEASE: recorded, YY_RECORD_DIST: distDir } = process.env;

/** A document of a hundred widgets, on a core that something else keeps busy. */
const longMs = 120_000;

const demo = useDemo(distDir === undefined ? {} : { distDir });

/** That everything is as it was, but for what is told in differences.ts. */
function expectAsThen(visit: Visit, expected: Visit): void {
  const [now, then] = [visit, expected].map((each) => {
    const { tokens, ...found } = each.found;
    return { tokens: tokens as readonly string[], shown: { ...each, found } };
  });
  expect(namesIn(visit)).toEqual(expect.arrayContaining(namesIn(expected)));
  expect(now?.shown).toEqual(then?.shown);
  // What also takes its colour from a token now has lost nothing.
  expect(now?.tokens).toEqual(expect.arrayContaining([...(then?.tokens ?? [])]));
}

/** Every part that was drawn and every event that was fired, each once. */
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
    if (expected) expectAsThen(visit, expected);
    else keepVisit(version, visit);
  }, longMs);

  it("does so when the doctor has mended it", async () => {
    const { fixture } = await mendedFixture(version);
    const isSame = [...fixture.snippets].every(
      ([name, html]) => readFixture(version).snippets.get(name) === html,
    );
    // Then it was shown above.
    if (isSame || recorded === version) return;
    const expected = expectedVisit(version, readVisit(version));
    const [visit, page] = await visitFixture(demo, fixture, expected);
    expect(await seenErrors(page)).toEqual([]);
    expectAsThen(visit, expected);
  }, longMs);
});
