import { collectProblems, useDemo } from "@yy/testing";
import { seenErrors, waitForState } from "@yy/testing/page";
import { describe, expect, it } from "vitest";

describe("the page in a made-up app", () => {
  const demo = useDemo();

  it("has the app show its button, its messages and its modal", async () => {
    const page = await demo.open("/no-aplicativo", { viewport: { width: 500, height: 800 } });
    await waitForState(page, "yy-form", "native");
    await page.getByLabel("o que você procura?").fill("saia");
    await page.getByRole("button", { name: "guardar a busca" }).click();
    await page.locator("#app-toast").getByText("a busca está guardada").waitFor();
    await page.getByRole("button", { name: "apagar a busca" }).click();
    const sheet = page.locator("#app-sheet");
    await sheet.getByRole("button", { name: "deixar como está" }).click();
    await expect.poll(() => sheet.isVisible()).toBe(false);
    expect(await seenErrors(page)).toEqual([]);
    expect(collectProblems(page)).toEqual({ errors: [], cspViolations: [] });
    await page.locator("#app-bar").getByRole("button", { name: "buscar" }).click();
    await page.waitForURL("**/busca?q=saia");
  });
});
