import { collectProblems, useDemo } from "@yy/demo-pages/testing";
import { describe, expect, it } from "vitest";

describe("yy-modal", () => {
  const demo = useDemo();

  it("counts presses and tells the page of each", async () => {
    demo.server.addPage("/test", { body: "<yy-modal>tocar</yy-modal>" });
    const page = await demo.open("/test");
    const { errors } = collectProblems(page);
    const presses = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("yy:modal-pressed", (event) =>
            resolve((event as CustomEvent).detail),
          ),
        ),
    );
    await page.getByRole("button", { name: "tocar, nenhum toque" }).click();
    await page.getByRole("button", { name: "tocar, 1 toque" }).waitFor();
    expect(await presses).toEqual({ presses: 1 });
    expect(await page.locator("yy-modal:state(pressed)").count()).toBe(1);
    expect(errors).toEqual([]);
  });
});
