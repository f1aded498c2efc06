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
  const widgets = [...(flavours[0]?.widgets.keys() ?? [])];
  const sharedTotal = ({ shared }: Sizes) => shared.reduce((sum, { bytes }) => sum + bytes, 0);
  const sharedCount = flavours.map(({ shared }) => shared.length).join(" and ");
  const rows = [
    row("`yy.js`", ({ bootstrap }) => bootstrap),
    row("renderer, bridge, element layer (every widget)", ({ core }) => core),
    row("ky and our client (widgets that ask the server)", ({ http }) => http.bytes),
    row(`${sharedCount} smaller chunks that several files share`, sharedTotal),
    ...widgets.map((name) =>
      row(`\`yy-${name}\` alone`, (each) => each.widgets.get(name) ?? Number.NaN),
    ),
  ];
  return `Brotli at its best, in kB of 1,000 bytes, counted by size-limit. A widget's own figure is its entry chunk. The client for requests is
a chunk of its own and not part of the renderer's; what several files share, such as the session's binding, is told apart too.

${table(["", ...[...sizes.keys()].map((name) => (name === "lite" ? "lite" : "React"))], rows)}`;
}
