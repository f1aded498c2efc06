import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, beforeEach, expect, type TestContext } from "vitest";
import { commands } from "vitest/browser";
import type { ReadStory } from "../../testing/judges/auditStory";
import { auditByIbm, readDocument, whenDrawn } from "../../testing/judges/inPage";

declare module "vitest/browser" {
  interface BrowserCommands {
    auditStory(story: ReadStory): Promise<string[]>;
  }
}

beforeEach(() => commands.movePointerAway());

afterEach(async (context) => {
  const { story, task } = context as TestContext & { readonly story?: ComposedStoryFn };
  if (!story || task.result?.state !== "pass") return;
  await whenDrawn();
  const open = await commands.auditStory({
    id: story.id,
    file: task.file.filepath,
    document: JSON.stringify(await readDocument()),
    ibm: await auditByIbm(),
  });
  expect(open).toEqual([]);
});
