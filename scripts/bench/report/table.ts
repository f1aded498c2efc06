/** A Markdown table, padded so that it also reads well in a terminal. Columns after the first are aligned right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, 3, ...rows.map((row) => (row[column] ?? "").length)),
  );
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const padded = (row: readonly string[]) =>
    line(
      widths.map((width, column) => {
        const cell = row[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      }),
    );
  const rule = line(
    widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)),
  );
  return [padded(head), rule, ...rows.map(padded)].join("\n");
}
