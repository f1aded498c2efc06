import { waitUntilMounted } from "@yy/testing/page";
import { expect, it } from "vitest";
import { useRailsHost } from "./testing/useRailsHost";

// A violation of the policy is an error of the page, which fails the test.
const rails = useRailsHost({ rackup: "turbo.ru" });

it("lets every script of a first page and of Turbo's visits run, over signing in too", async () => {
  const page = await rails.open("/");
  await waitUntilMounted(page, "yy-count-badge");
  await page.getByRole("link", { name: "devagar" }).click();
  const bar = page.locator(".turbo-progress-bar");
  await bar.waitFor();
  expect(await bar.evaluate((element) => getComputedStyle(element).height)).toBe("3px");
  await page.getByRole("heading", { name: "slow" }).waitFor();
  await page.getByRole("button", { name: "entrar" }).click();
  await page.getByRole("heading", { name: "member" }).waitFor();
  await waitUntilMounted(page, "yy-count-badge");
  expect(await page.evaluate("window.ran")).toEqual(["first", "slow", "member"]);
});
