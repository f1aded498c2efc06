/** What stands in a field for a price. */
export interface WrittenPrice {
  /** "R$ 1.234,5", as it is typed. */
  readonly shown: string;
  /** "1234.50", as it is sent. */
  readonly raw: string;
  readonly state: "untouched" | "changed" | "invalid";
}

const nothingWritten: WrittenPrice = { shown: "", raw: "", state: "untouched" };

/** The mask of those who have no library for it, and their verdict. */
export function writtenPrice(typed: string): WrittenPrice {
  const [whole = "", cents] = typed.replace(/[^\d,]/g, "").split(",");
  if (whole === "" && cents === undefined) return nothingWritten;
  const grouped = whole.replace(/^0+(?=\d)/, "").replace(/\B(?=(\d{3})+$)/g, ".");
  const shown = `R$ ${grouped}${cents === undefined ? "" : `,${cents.slice(0, 2)}`}`;
  const amount = Number(`${whole || 0}.${cents || 0}`);
  return { shown, raw: amount.toFixed(2), state: amount > 0 ? "changed" : "invalid" };
}
