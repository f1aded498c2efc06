import { composeStory } from "storybook/preview-api";
import { load, names } from "../.storybook/widgetLoader";
import type { VisitParameters } from "../visit";

type StoryFile = Record<string, object>;

const files = import.meta.glob<StoryFile>("../**/*.stories.ts");

/**
 * Draws a story into the page and plays it, as Storybook does.
 * @param file its file within `stories/`
 * @param name what the file exports it as
 * @returns how the paths begin that the story has the demo answer late or never
 */
export async function drawStory(
  file: string,
  name: string,
): Promise<{ readonly delayed: readonly string[] }> {
  const stories = await files[`../${file}`]?.();
  const widget = widgetOf(file);
  // Before the story is drawn, or a quick play acts on what the server sent.
  if (names.includes(widget)) await load(widget);
  const annotations = stories?.[name];
  if (!annotations) throw new Error(`There is no story ${name} in stories/${file}.`);
  const story = composeStory(
    annotations,
    stories.default ?? {},
    { initialGlobals: { theme: "light" } },
    undefined,
    name,
  );
  await story.run({ canvasElement: document.querySelector<HTMLElement>("#storybook-root") });
  const { failing = [] } = (story.parameters.visit ?? {}) as VisitParameters;
  return { delayed: failing.filter(({ delay = 0 }) => delay > 0).map(({ path = "" }) => path) };
}

/** `follow-button` of `follow-button.stories.ts`. */
function widgetOf(file: string): string {
  return file.replace(/^.*\//, "").replace(".stories.ts", "");
}
