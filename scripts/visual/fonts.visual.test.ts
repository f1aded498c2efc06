import { expect, it } from "vitest";
import { views } from "./camera/views";
import { areSame } from "./pictures/Picture";
import { allStories } from "./storiesInPictures";
import { useStudio } from "./testing/useStudio";

const world = useStudio();
const story = allStories().find(({ widget }) => widget === "follow-button");
const [view] = views;

/** The story with all its text in a family that machines may have, or take for another. */
async function drawnIn(family: string) {
  if (!story || !view) throw new Error("there is no story to draw");
  return world.studio.use(async (camera) => {
    await camera.show(story, view);
    await camera.restyle(`:root { --yy-font-family: ${family} !important }`);
    return camera.take(view);
  });
}

// Elsewhere browsers do not ask fontconfig.
it.runIf(process.platform === "linux")(
  "draws every font as the one that the repository brings, whatever is installed",
  async () => {
    const own = await drawnIn("sans-serif");
    const others = ["serif", "monospace", "cursive", "system-ui", "'DejaVu Serif'", "Arial"];
    for (const family of others)
      expect([family, areSame(own, await drawnIn(family))]).toEqual([family, true]);
  },
);
