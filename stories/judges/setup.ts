import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, expect, type TestContext } from "vitest";
import { commands } from "vitest/browser";
import { judgeByIbm, readDocument, whenDrawn } from "../../testing/judges/inPage";
import type { ReadStory } from "../../testing/judges/judgeStory";

declare module "vitest/browser" {
  interface BrowserCommands {
    judgeStory(story: ReadStory): Promise<string[]>;
  }
}

afterEach(async (context) => {
  const { story, task } = context as TestContext & { readonly story?: ComposedStoryFn };
  if (!story || task.result?.state !== "pass") return;
  await whenDrawn();
  const open = await commands.judgeStory({
    id: story.id,
    file: task.file.filepath,
    document: JSON.stringify(await readDocument()),
    ibm: await judgeByIbm(),
  });
  expect(open).toEqual([]);
});
