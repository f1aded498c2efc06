import { flavourTitles } from "../flavourTitles";
import type { FlavourName, Sizes } from "../sizes/measureSizes";
import { kilobytes } from "./numbers";
import { table } from "./table";

/** What is in which file, and how much of it; both flavours side by side. */
export function sizeTables(sizes: ReadonlyMap<FlavourName, Sizes>): string {
  const flavours = [...sizes.values()];
  const row = (name: string, bytes: (of: Sizes) => number) => [
    name,
    ...flavours.map((each) => kilobytes(bytes(each))),
  ];
  const [first] = flavours;
  const widgetRow = (name: string) => [
    `\`yy-${name}\``,
    kilobytes(first?.widgets.get(name)?.own ?? Number.NaN),
    ...flavours.map((each) => kilobytes(each.widgets.get(name)?.file ?? Number.NaN)),
    ...flavours.map((each) => kilobytes(each.widgets.get(name)?.page ?? Number.NaN)),
  ];
  const titles = [...sizes.keys()].map((name) => flavourTitles[name]);
  return `Brotli at its best, in kB of 1,000 bytes. What a page loads once, for whatever needs it:

${table(
  ["", ...titles],
  [
    row("`yy.js`", ({ bootstrap }) => bootstrap),
    row("core: renderer, bridge, element layer (every widget)", ({ core }) => core),
    ...[...(first?.shared.keys() ?? [])].map((name) =>
      row(name, ({ shared }) => shared.get(name) ?? Number.NaN),
    ),
  ],
)}

A widget's own code is what stands in its folder. Its file also holds copies of what it uses little of, and libraries that it alone
uses. The page is one with nothing else, with all it loads at once, \`yy.js\` too.

${table(
  [
    "",
    "own code",
    ...titles.map((title) => `file, ${title}`),
    ...titles.map((title) => `page, ${title}`),
  ],
  [...(first?.widgets.keys() ?? [])].map(widgetRow),
)}`;
}
