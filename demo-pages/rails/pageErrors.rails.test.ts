import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { waitUntilMounted } from "@yy/testing/page";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { useRailsHost } from "./testing/useRailsHost";

const rails = useRailsHost({ rackup: "bare.ru" });
const lib = fileURLToPath(new URL("../../packages/rails/lib", import.meta.url));

/** The script that the gem's `yy_errors` runs in a browser. */
const script = execFileSync(
  "ruby",
  ["-I", lib, "-r", "yy_widgets/capybara", "-e", "print YyWidgets::PageErrors::FAILED"],
  { encoding: "utf8" },
);
const ask = (page: Page) => page.evaluate<string[] | null>(script);

it("is answered with the tags that have failed", async () => {
  rails.expectErrors(/yy-follow-button: data-user-id is required/);
  const page = await rails.open("/wrong");
  await waitUntilMounted(page, "yy-count-badge");
  await page.locator("yy-follow-button:state(failed)").waitFor();
  expect(await ask(page)).toEqual(['<yy-follow-button data-userid="8"></yy-follow-button>']);
  const badge = `(function () { return ${script} }).call(document.querySelector("yy-count-badge"))`;
  expect(await page.evaluate(badge)).toEqual([]);
});

it("is answered with nothing at all where yy.js has not run", async () => {
  const page = await rails.open("/base");
  await waitUntilMounted(page, "yy-follow-button");
  expect(await ask(page)).toEqual([]);
  await page.evaluate(() => Reflect.deleteProperty(window, "YY"));
  expect(await ask(page)).toBeNull();
  await page.evaluate(() => document.body.replaceChildren());
  expect(await ask(page)).toEqual([]);
});
