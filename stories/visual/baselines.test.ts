import { readdirSync, readFileSync } from "node:fs";
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
/** Of the one story that stands for its widget. */
const isOfWidget = (file: string) => /\/(catalogue|high-contrast)-/.test(file);

it("keeps two pictures of each story, and none of a story that is gone", () => {
  const wanted = files.flatMap((file) =>
    storiesIn(file)
      .filter(({ tags = [] }) => !tags.includes("no-picture"))
      .flatMap(({ __id: id = "" }) =>
        ["1280-light", "390-dark"].map(
          (view) => `${file.replace(ending, "")}/${id.replace(/^.*--/, "")}-${view}.png`,
        ),
      ),
  );
  expect(kept.filter((file) => !isOfWidget(file)).sort()).toEqual(wanted.sort());
});

it("keeps one picture of every widget in each theme for the guide's catalogue, and in high contrast", () => {
  const widgets = Object.keys(words.widgets).map((tag) => tag.slice("yy-".length));
  for (const name of widgets) {
    const chosen = storiesIn(`${name}${ending}`).filter(({ tags }) => tags?.includes("catalogue"));
    expect(chosen, name).toHaveLength(1);
  }
  const wanted = widgets.flatMap((name) =>
    ["catalogue", "high-contrast"].flatMap((view) =>
      ["light", "dark"].map((theme) => `${name}/${view}-${theme}.png`),
    ),
  );
  expect(kept.filter(isOfWidget).sort()).toEqual(wanted.sort());
});

function storiesIn(file: string) {
  const fileName = inStories(file);
  const code = readFileSync(fileName, "utf8");
  return loadCsf(code, { fileName, makeTitle: (title) => title }).parse().indexInputs;
}
