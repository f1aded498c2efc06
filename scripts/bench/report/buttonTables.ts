import { contenders } from "../contenders";
import { type Measurements, seriesOf } from "../measurements";
import { layouts } from "../plan";
import { quantile } from "../statistics";
import { type Measure, measures } from "./measures";
import { kilobytes, ratio, significant } from "./numbers";
import { table } from "./table";

type ButtonsCompared = Pick<Measurements, "buttons" | "loaded">;

/** One section a measure: contenders down, layouts and counts across, then what a page loads. */
export function buttonTables(measurements: ButtonsCompared): string {
  return [
    ...measures.map((measure) => measureSection(measurements, measure)),
    loadedSection(measurements),
  ].join("\n\n");
}

function measureSection(measurements: ButtonsCompared, measure: Measure): string {
  const counts = [...new Set(measurements.buttons.map(({ count }) => count))];
  const columns = layouts.flatMap(({ name }) => counts.map((count) => ({ layout: name, count })));
  const medianOf = (id: string, { layout, count }: (typeof columns)[number]) =>
    measure.of(seriesOf(measurements, id, layout, count)).median;

  const head = [
    "",
    ...columns.map(({ layout, count }) => `${count.toLocaleString("en")} ${layout}`),
  ];
  const rows = contenders.map(({ name, id }) => [
    name,
    ...columns.map((column) => {
      const value = medianOf(id, column);
      return `${significant(value)} ${ratios(value, medianOf("react", column), medianOf("lite", column))}`;
    }),
  ]);
  const noise = `Spread of a series (half the distance between its quartiles), middle one: ${medianSpread(measurements, measure)} % of its median.`;
  return `### ${measure.title}\n\n${measure.explanation}\n\n${table(head, rows)}\n\n${noise}`;
}

const ratios = (value: number, react: number, lite: number) =>
  `(${ratio(value, react)}, ${ratio(value, lite)})`;

function medianSpread({ buttons }: ButtonsCompared, measure: Measure): string {
  const shares = buttons.map((series) => {
    const { median, spread } = measure.of(series);
    return (100 * spread) / median;
  });
  return quantile(shares.filter(Number.isFinite), 0.5).toFixed(0);
}

function loadedSection({ loaded }: ButtonsCompared): string {
  const bytesOf = (id: string) => loaded.get(id) ?? Number.NaN;
  const rows = contenders.map(({ name, id }) => [
    name,
    `${kilobytes(bytesOf(id))} ${ratios(bytesOf(id), bytesOf("react"), bytesOf("lite"))}`,
  ]);
  return `### Bytes

All scripts and stylesheets that a page loads for one button up to its first click, each compressed by Brotli. Ours also holds what the contenders lack:
typed attributes, events, errors, the session, one state for all buttons of a user, and the design tokens of \`yy.css\`.

${table(["", "loaded"], rows)}`;
}
