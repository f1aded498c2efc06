import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, expect, it } from "vitest";
import { buildSite } from "./buildSite";
import { addStorybook, storybookAddress } from "./storybook";
import { problemsOf, useSite } from "./testing/useSite";

const folder = "/some/folder/";
const parent = mkdtempSync(join(tmpdir(), "yy-storybook-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const site = useSite(async () => {
  const whole = join(parent, "site");
  await buildSite(whole, storybookAddress);
  await addStorybook(whole);
  return whole;
});

const stories = (page: Page) => page.frameLocator("#storybook-preview-iframe");
const follow = (page: Page) =>
  stories(page).locator("yy-follow-button:state(mounted)").getByRole("button");

it("is a link away from the guide, and back", async () => {
  const visitor = await site.visitor((context) => context.setDefaultTimeout(30_000));
  const page = await visitor.open(site.address(folder, "widgets/count-badge/"));
  await page.getByRole("link", { name: "todos os estados, no storybook" }).click();
  await stories(page).getByRole("heading", { level: 1, name: "yy-count-badge" }).waitFor();
  await stories(page).getByRole("link", { name: "no guia" }).click();
  await page.waitForURL(site.address(folder, "widgets/count-badge"));
  await page.getByRole("heading", { level: 1 }).waitFor();
  const header = page.getByRole("navigation", { name: "guia", exact: true });
  await header.getByRole("link", { name: "storybook" }).click();
  await page.waitForURL(site.address(folder, "storybook/**"));
  await stories(page).getByRole("heading", { level: 1 }).waitFor();
});

it("answers a story of the flavour that the toolbar is set to", async () => {
  const visitor = await site.visitor((context) => context.setDefaultTimeout(30_000));
  const story = "storybook/?path=/story/widgets-yy-follow-button--not-following";
  const page = await visitor.open(site.address(folder, story));
  await follow(page).waitFor();
  await page.getByRole("button", { name: "sabor" }).click();
  await page.getByRole("option", { name: "lite (preact)", exact: true }).click();
  await expect.poll(() => page.url()).toContain("flavour:lite");
  await expect.poll(() => follow(page).evaluateAll(drawnByReact)).toEqual([false]);
  await follow(page).click();
  await follow(page).and(stories(page).locator("[aria-pressed=true]")).waitFor();
  expect(problemsOf(page)).toEqual({ errors: [], cspViolations: [] });
});

/** React leaves its fibers on the elements that it makes. */
function drawnByReact(buttons: readonly Element[]): boolean[] {
  return buttons.map((button) => Object.keys(button).some((key) => /^__reactFiber\$/.test(key)));
}
