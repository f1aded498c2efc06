import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, it } from "vitest";
import { words } from "../words";

const inStories = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ending = ".stories.ts";

const files = readdirSync(inStories(".")).filter((file) => file.endsWith(ending));
const kept = readdirSync(inStories("baselines"), { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".png"),
);
/** Whether a picture shows the story that represents its widget in the catalogue. */
const isOfWidget = (file: string) => /\/(catalogue|high-contrast)-/.test(file);

it("keeps a picture of each story, a second of those in the catalogue, and none of a removed story", () => {
  const stories = files.flatMap((file) =>
    storiesIn(file)
      .filter(({ tags = [] }) => !tags.includes("no-picture"))
      .map(({ __id: id = "", tags = [] }) => ({
        path: `${file.replace(ending, "")}/${id.replace(/^.*--/, "")}`,
        isInCatalogue: tags.includes("catalogue"),
      })),
  );
  const picturesIn = (view: string, some = stories) =>
    some.map(({ path }) => `${path}-${view}.png`);
  const ofStories = kept.filter((file) => !isOfWidget(file));
  const second = ofStories.filter((file) => file.endsWith("-390-dark.png"));
  expectSame(
    ofStories.filter((file) => !second.includes(file)),
    picturesIn("1280-light"),
  );
  // Only the browser can tell which other stories need one: `setup.ts`.
  expect(picturesIn("390-dark")).toEqual(expect.arrayContaining(second));
  const inCatalogue = stories.filter(({ isInCatalogue }) => isInCatalogue);
  expect(second).toEqual(expect.arrayContaining(picturesIn("390-dark", inCatalogue)));
});

it("keeps pictures of at most 10 MB together", () => {
  const bytes = kept.map((file) => statSync(inStories(`baselines/${file}`)).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10e6);
});

it("keeps a picture of every widget in each theme for the guide's catalogue, and one in high contrast", () => {
  const widgets = Object.keys(words.widgets).map((tag) => tag.slice("yy-".length));
  for (const name of widgets) {
    const chosen = storiesIn(`${name}${ending}`).filter(({ tags }) => tags?.includes("catalogue"));
    expect(chosen, `one story of stories/${name}${ending} has tags: ["catalogue"]`).toHaveLength(1);
  }
  const wanted = widgets.flatMap((name) =>
    ["catalogue-light", "catalogue-dark", "high-contrast-dark"].map(
      (view) => `${name}/${view}.png`,
    ),
  );
  expectSame(kept.filter(isOfWidget), wanted);
});

/** Expects these pictures, and names those that are missing or left over. */
function expectSame(there: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.filter((file) => !there.includes(file));
  const widgets = [...new Set(missing.map((file) => file.replace(/\/.*/, "")))].join(" ");
  expect(missing, `npm run test:visual -- ${widgets} --update draws these`).toEqual([]);
  const left = there.filter((file) => !wanted.includes(file));
  expect(left, `in stories/baselines, and of no story, remove them: ${left.join(", ")}`).toEqual(
    [],
  );
}

function storiesIn(file: string) {
  const fileName = inStories(file);
  const code = readFileSync(fileName, "utf8");
  return loadCsf(code, { fileName, makeTitle: (title) => title }).parse().indexInputs;
}
