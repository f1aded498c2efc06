import { collectProblems, recordEvents, useDemo } from "@yy/testing";
import { describe, expect, it } from "vitest";
import { schema } from "./schema";

const events = recordEvents(schema);
const label = schema.attributes.label.default;

describe("yy-__name__", () => {
  const demo = useDemo();

  it("counts presses and tells the page of each", async () => {
    demo.server.addPage("/test", { body: "<yy-__name__>tocar</yy-__name__>" });
    const page = await demo.open("/test", { prepare: events.on });
    const { errors } = collectProblems(page);
    await page.getByRole("button", { name: `${label}, nenhum toque` }).click();
    await page.getByRole("button", { name: `${label}, 1 toque` }).waitFor();
    expect(await events.details(page, "yy:__name__-pressed")).toEqual([{ presses: 1 }]);
    expect(await page.locator("yy-__name__:state(pressed)").count()).toBe(1);
    expect(errors).toEqual([]);
  });
});
