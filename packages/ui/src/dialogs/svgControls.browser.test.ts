import { useDemo, useFixture } from "@yy/testing";
import { seenErrors, waitUntilMounted } from "@yy/testing/page";
import { expect, it } from "vitest";

const fixture = useFixture(useDemo());

it("a drawing is a control: of a modal that it opens, and that it closes", async () => {
  const page =
    await fixture(`<svg width="80" height="40" tabindex="0" role="button" aria-label="tabela"
      data-yy-open="medidas"><rect width="80" height="40"/></svg>
    <yy-modal data-name="medidas" data-label="medidas" data-mount="eager"><p>busto 92</p>
      <svg width="40" height="40" data-yy-close><circle id="fim" cx="20" cy="20" r="20"/></svg></yy-modal>`);
  await waitUntilMounted(page, "yy-modal");
  await page.getByRole("button", { name: "tabela" }).click();
  await page.getByText("busto 92").waitFor();
  await page.locator("#fim").click();
  await page.getByText("busto 92").waitFor({ state: "hidden" });
  expect(await seenErrors(page)).toEqual([]);
});
