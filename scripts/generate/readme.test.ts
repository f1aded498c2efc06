import { describe, expect, it } from "vitest";
import { exampleWidget } from "./exampleWidget";
import { withSchemaTables } from "./readme";

const readme = "# yy-price-tag\n<!-- schema -->\nold\n<!-- /schema -->\nafter\n";
const written = withSchemaTables(readme, exampleWidget.schema) ?? "";

describe("a README's tables", () => {
  it("take the place of what was between the markers, and of nothing else", () => {
    expect(written).toMatch(/^# yy-price-tag\n<!-- schema -->\n### Attributes\n/);
    expect(written).toMatch(/\n<!-- \/schema -->\nafter\n$/);
    expect(written).not.toContain("old\n");
  });

  it("stay the same when written again", () => {
    expect(withSchemaTables(written, exampleWidget.schema)).toBe(written);
  });

  it("say of each attribute what it takes, its default or that it is required", () => {
    expect(written).toContain("| `data-price` | `number ≥ 0` | **required** | In reais. |");
    expect(written).toContain('| `data-currency` | `"BRL" \\| "USD"` | `BRL` | Of it. |');
    expect(written).toContain("| `data-product-href` | `url` |  | Where a click goes. |");
  });

  it("have a row for data-mount, with the widget's own strategy", () => {
    expect(written).toContain('| `data-mount` | `"eager" \\| "visible"` | `visible` |');
  });

  it("keep a bar in a description inside its cell", () => {
    expect(written).toContain("Spoken \\| before it.");
  });

  it("list events, parts, children, states and tokens", () => {
    for (const row of [
      "| `yy:before-price-open` | `{ price: number }` | Before the product opens. Cancelable. |",
      "| `amount` | The number. |",
      "| `old` | The former price. |",
      "| `:state(cheap)` | Below 10. |",
      "| `:state(mounted)` |",
      "| `:state(failed)` |",
      "| `--yy-color-ink` | Text. |",
    ])
      expect(written).toContain(row);
  });

  it("are not written without markers", () => {
    expect(withSchemaTables("# yy-price-tag\n", exampleWidget.schema)).toBeUndefined();
  });
});
