import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadCsf } from "storybook/internal/csf-tools";
import { expect, it } from "vitest";

const inStories = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const ending = ".stories.ts";

it("keeps two pictures of each story, and none of a story that is gone", () => {
  const files = readdirSync(inStories(".")).filter((file) => file.endsWith(ending));
  const wanted = files.flatMap((file) =>
    storiesIn(file)
      .filter(({ tags = [] }) => !tags.includes("no-picture"))
      .flatMap(({ __id: id = "" }) =>
        ["1280-light", "390-dark"].map(
          (view) => `${file.replace(ending, "")}/${id.replace(/^.*--/, "")}-${view}.png`,
        ),
      ),
  );
  const kept = readdirSync(inStories("baselines"), { recursive: true, encoding: "utf8" });
  expect(kept.filter((file) => file.endsWith(".png")).sort()).toEqual(wanted.sort());
});

function storiesIn(file: string) {
  const fileName = inStories(file);
  const code = readFileSync(fileName, "utf8");
  return loadCsf(code, { fileName, makeTitle: (title) => title }).parse().indexInputs;
}
