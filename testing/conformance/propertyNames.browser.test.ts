import { schemas } from "@yy/widgets/schemas";
import { expect, it } from "vitest";
import { useDemo } from "../demo/useDemo";

const demo = useDemo();

it("no widget has a property that an element, or every widget, has already", async () => {
  demo.server.addPage("/icon", { body: '<yy-icon data-name="x">x</yy-icon>' });
  const page = await demo.open("/icon");
  const names = schemas.flatMap(({ attributes }) => [...Object.keys(attributes), "mount"]);
  const taken = await page.evaluate(async (all) => {
    const widget = await customElements.whenDefined("yy-icon");
    const everyWidget = Object.getPrototypeOf(widget.prototype) as object;
    return all.filter((name) => name in everyWidget);
  }, names);
  expect(taken).toEqual([]);
});
