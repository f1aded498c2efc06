import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { useDemo } from "../demo/useDemo";

const demo = useDemo();

it("no widget has a property that an element has already", async () => {
  demo.server.addPage("/empty", { body: "", script: "none" });
  const page = await demo.open("/empty");
  const names = schemas.flatMap(({ attributes }) => [...Object.keys(attributes), "mount"]);
  const taken = await page.evaluate((all) => {
    const element = document.createElement("div");
    return all.filter((name) => name in element);
  }, names);
  expect(taken).toEqual([]);
});
