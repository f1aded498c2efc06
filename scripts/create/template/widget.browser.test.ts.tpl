// Budget: a widget's tests take at most 8 s a flavour; a file above 20 s is named at the end of a run.
import { collectProblems, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";

describe("yy-__name__", () => {
  const demo = useDemo();

  it("counts presses and tells the page of each", async () => {
    demo.server.addPage("/test", { body: "<yy-__name__>tocar</yy-__name__>" });
    const page = await demo.open("/test");
    const { errors } = collectProblems(page);
    const presses = page.evaluate(
      () =>
        new Promise((resolve) =>
          document.addEventListener("yy:__name__-pressed", (event) =>
            resolve((event as CustomEvent).detail),
          ),
        ),
    );
    await page.getByRole("button", { name: "tocar, nenhum toque" }).click();
    await page.getByRole("button", { name: "tocar, 1 toque" }).waitFor();
    expect(await presses).toEqual({ presses: 1 });
    expect(await page.locator("yy-__name__:state(pressed)").count()).toBe(1);
    expect(errors).toEqual([]);
  });
});
