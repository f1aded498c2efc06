/** The texts of a price. */
export interface WrittenPrice {
  /** The text in the field while it is typed: "R$ 1.234,5". */
  readonly shown: string;
  /** The text that is sent: "1234.50". */
  readonly raw: string;
  readonly state: "untouched" | "changed" | "invalid";
}

const nothingWritten: WrittenPrice = { shown: "", raw: "", state: "untouched" };

/** Masks and validates a price, for contenders that have no library for it. */
export function writtenPrice(typed: string): WrittenPrice {
  const [whole = "", cents] = typed.replace(/[^\d,]/g, "").split(",");
  if (whole === "" && cents === undefined) return nothingWritten;
  const grouped = whole.replace(/^0+(?=\d)/, "").replace(/\B(?=(\d{3})+$)/g, ".");
  const shown = `R$ ${grouped}${cents === undefined ? "" : `,${cents.slice(0, 2)}`}`;
  const amount = Number(`${whole || 0}.${cents || 0}`);
  return { shown, raw: amount.toFixed(2), state: amount > 0 ? "changed" : "invalid" };
}
