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

/** Public methods of widgets, for scripts of the page. */
const methods: Readonly<Record<string, readonly string[]>> = {
  "yy-message-list": ["reload"],
  "yy-tag-editor": ["reload"],
};

/** Members that the browser calls. */
const callbacks = [
  ...["constructor", "connectedCallback", "disconnectedCallback", "connectedMoveCallback"],
  "attributeChangedCallback",
];

it("a tag has what its schema names, and nothing else that a page's script could come to use", async () => {
  const tags = schemas.map(({ tag }) => tag);
  // Without attributes the widgets fail, but their classes are defined.
  const body = tags.map((tag) => `<${tag}></${tag}>`).join("");
  demo.server.addPage("/tags", { body, script: "classic" });
  const page = await demo.open("/tags");
  const found = await page.evaluate(async (all) => {
    const members: Record<string, string[]> = {};
    for (const tag of all) {
      await customElements.whenDefined(tag);
      const element = document.createElement(tag);
      const names = Object.keys(element);
      let prototype = Object.getPrototypeOf(element) as object;
      while (prototype !== HTMLElement.prototype) {
        names.push(...Object.getOwnPropertyNames(prototype));
        prototype = Object.getPrototypeOf(prototype) as object;
      }
      members[tag] = [...new Set(names)].sort();
    }
    return members;
  }, tags);
  const named = schemas.map(({ tag, attributes }) => [
    tag,
    [...Object.keys(attributes), "mount", ...(methods[tag] ?? []), ...callbacks].toSorted(),
  ]);
  expect(found).toEqual(Object.fromEntries(named));
});
