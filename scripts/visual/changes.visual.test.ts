import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListedStory } from "../../stories/visual/listStories";
import { Baselines } from "./baselines/Baselines";
import { viewName, views } from "./camera/views";
import { checkStory, takeStory } from "./check/checkStory";
import type { Closeness } from "./pictures/comparePictures";
import { reportPage } from "./report/reportPage";
import { allStories } from "./storiesInPictures";
import { keyOf } from "./storyKey";
import { useStudio } from "./testing/useStudio";

const world = useStudio();

/** A button, a card and a dialog, and a token that each of them is drawn with. */
const button = find("follow-button", "NotFollowing");
const drawn = [
  [button, "--yy-color-accent"],
  [find("product-card", "OnSale"), "--yy-color-raised"],
  [find("modal", "Open"), "--yy-color-raised"],
] as const;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "yy-pictures-"));
  const baselines = new Baselines(folder);
  await Promise.all(
    drawn.map(([story]) =>
      world.studio.use(async (camera) => baselines.write(story, await takeStory(camera, story))),
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What differs when these styles come to the page. */
function differences(story: ListedStory, styles?: string, closeness: Closeness = "exact") {
  const options = { baselines: new Baselines(folder), closeness };
  return world.studio.use((camera) =>
    checkStory(camera, story, styles === undefined ? options : { ...options, styles }),
  );
}

const everyView = (story: ListedStory) =>
  views.map((view) => expect.stringContaining(`${keyOf(story)} at ${viewName(view)}: `));

describe.each(drawn)("$0.widget $0.name", (story, token) => {
  it("looks as it did when nothing has changed", async () => {
    expect(await differences(story)).toEqual([]);
  });

  it.each(["exact", "coarse"] as const)(
    "is found in every width and theme when a token changes, %s",
    async (closeness) => {
      const found = await differences(story, `:root { ${token}: #4e8f6f }`, closeness);
      expect(found.map(({ text }) => text)).toEqual(everyView(story));
    },
  );
});

it("finds a border of one pixel in the faintest colour", async () => {
  const styles = "yy-follow-button { outline: 1px solid var(--yy-color-line) }";
  const found = await differences(button, styles);
  expect(found.map(({ text }) => text)).toEqual(everyView(button));
});

it("shows what differs in a report", async () => {
  const found = await differences(button, ":root { --yy-space-4: 5px }");
  const page = await reportPage(found);
  for (const view of views) expect(page).toContain(`${keyOf(button)} at ${viewName(view)}: `);
  expect(page.match(/<figcaption>before<\/figcaption>\s*<img/g)?.length).toBe(views.length);
});

it("names a story that has no pictures", async () => {
  const found = await differences(
    find("tabs", allStories().find(({ widget }) => widget === "tabs")?.name),
  );
  expect(found.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^tabs\/\w+ has no pictures yet$/),
  ]);
});

function find(widget?: string, name?: string): ListedStory {
  const story = allStories().find((each) => each.widget === widget && each.name === name);
  if (!story) throw new Error(`there is no story ${widget}/${name}`);
  return story;
}
