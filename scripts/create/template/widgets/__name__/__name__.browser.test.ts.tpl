// Budget: a widget's tests take at most 8 s a flavour; a file above 20 s is named at the end of a run.
import { collectProblems, recordEvents, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);

describe("yy-__name__", () => {
  const demo = useDemo();

  it("counts presses and tells the page of each", async () => {
    demo.server.addPage("/test", { body: "<yy-__name__>tocar</yy-__name__>" });
    const page = await demo.open("/test", { prepare: events.on });
    const { errors } = collectProblems(page);
    await page.getByRole("button", { name: "tocar, nenhum toque" }).click();
    await page.getByRole("button", { name: "tocar, 1 toque" }).waitFor();
    expect(await events.details(page, "yy:__name__-pressed")).toEqual([{ presses: 1 }]);
    expect(await page.locator("yy-__name__:state(pressed)").count()).toBe(1);
    expect(errors).toEqual([]);
  });
});
