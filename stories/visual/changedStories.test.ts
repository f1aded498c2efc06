import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { changedStories, readConcerns } from "./changedStories";

const stories = readdirSync(fileURLToPath(new URL("..", import.meta.url)))
  .filter((name) => name.endsWith(".stories.ts"))
  .map((name) => `stories/${name}`);

const concerned = await readConcerns(stories);

const concernedBy = (path: string) =>
  concerned([path]).map((story) => story.slice("stories/".length, -".stories.ts".length));

it("selects for a widget's files its own stories, and stories that show the widget", () => {
  const names = concernedBy("widgets/follow-button/follow-button.css");
  expect(names).toContain("follow-button");
  expect(names).not.toContain("accordion");
});

it("selects for any widget the stories of widgets that show HTML from a server", () => {
  expect(concernedBy("widgets/product-card/ProductCard.tsx")).toEqual(
    expect.arrayContaining(["product-card", "infinite-scroll", "content-loader"]),
  );
});

it("follows a widget's imports", () => {
  const names = concernedBy("packages/ui/src/masking/TypedAmount.ts");
  expect(names).toContain("mask");
  expect(names).not.toContain("accordion");
});

it.each([
  "packages/ui/src/tokens.css",
  "package-lock.json",
  "demo-pages/server/app.ts",
  "stories/visual/page.css",
])("selects all for %s", (path) => {
  expect(concerned([path])).toEqual(stories);
});

it.each(["docs/visual.md", "widgets/follow-button/FollowButton.test.ts", "stories/introducao.mdx"])(
  "selects none for %s",
  (path) => {
    expect(concernedBy(path)).toEqual([]);
  },
);

it("selects a story whose own file or picture has changed", () => {
  expect(concernedBy("stories/accordion.stories.ts")).toEqual(["accordion"]);
  expect(concernedBy("stories/baselines/tabs/two-1280-light.png")).toEqual(["tabs"]);
});

it("selects all when the commit is not known", async () => {
  expect(await changedStories(stories, "no-such-commit")).toEqual(stories);
});
