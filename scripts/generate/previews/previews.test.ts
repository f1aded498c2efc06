import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { inRepository, widgetNames } from "../../repository";
import { readStories, type Story } from "./readStories";
import { acts } from "./stage";

let stories: ReadonlyMap<string, readonly Story[]>;
beforeAll(async () => {
  stories = await readStories(widgetNames());
});

const storyOf = (widget: string, name: string) =>
  stories.get(widget)?.find((story) => story.name === name);

it("reads every story of every widget, in the order in which they are written", () => {
  expect([...stories.keys()], "each widget has stories/<name>.stories.ts").toEqual(widgetNames());
  for (const [widget, read] of stories) {
    const source = readFileSync(inRepository("stories", `${widget}.stories.ts`), "utf8");
    const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(
      read.map(({ name }) => name),
      `stories/${widget}.stories.ts exports stories alone, as export const`,
    ).toEqual(names);
  }
});

it("reads the defaults of all stories, the page around the tag and who looks", () => {
  expect(storyOf("follow-button", "NarrowCard")).toMatchObject({
    label: "em cartão estreito",
    html: expect.stringMatching(/^<article .*data-follow-path="\/api.*data-user-name="Maria Apar/s),
    erb: expect.stringMatching(/^<article .*<%= yy_follow_button user_id: 4,.*<% end %>/s),
    visitor: 1,
  });
  expect(storyOf("session-gate", "Staff")?.visitor).toBe(12);
  expect(storyOf("session-gate", "SignedOut")?.visitor).toBe(null);
});

it.each([
  ["modal", "Open", undefined],
  ["modal", "OpenedByAControl", "is what it is after somebody has used it"],
  ["smooth-scroll", "Followed", "needs a page that is prepared"],
  ["follow-button", "RequestUnderWay", "needs a server that is late or fails"],
  ["vacation-notice", "Unknown", "needs a server that is late or fails"],
  ["flash", "WrongAttributeShowsServerMarkup", "shows a mistake, which the helpers refuse"],
  ["tabs", "WrongCount", "tells of a mistake, which stands in the console as an error"],
])("%s/%s is left out or not, with the reason", (widget, name, reason) => {
  expect(storyOf(widget, name)).toBeDefined();
  expect(storyOf(widget, name)?.leftOut).toBe(reason);
});

describe("a play does more than to look", () => {
  type Anything = Record<string, (...given: unknown[]) => Anything> & { value: string };
  type Play = (context: { canvasElement: Anything }) => unknown;

  it.each<[string, boolean, Play]>([
    ["that finds", false, async ({ canvasElement }) => canvasElement.querySelector?.("a")],
    ["that clicks", true, ({ canvasElement }) => canvasElement.querySelector?.("a").click?.()],
    ["that sets", true, ({ canvasElement }) => Object.assign(canvasElement, { value: "a" })],
    ["that breaks", true, () => Promise.reject(new Error("broken"))],
    ["that waits for something", true, () => new Promise(() => undefined)],
  ])("%s: %s", async (_, expected, play) => {
    expect(await acts(play as (context: object) => unknown)).toBe(expected);
  });
});
