import { amountDigits } from "./money";
import { nationalPhone } from "./phone";

export type MaskName =
  | "zipcode"
  | "cpf"
  | "date"
  | "phone"
  | "money"
  | "card-number"
  | "card-expiry"
  | "card-code";

export interface Mask {
  /** The pattern in IMask's notation: `0` is a digit, `[0]` an optional one, `num` the amount. */
  readonly pattern: string;
  /** The placeholder for a field that has none of its own. */
  readonly placeholder?: string;
  readonly inputMode: "numeric" | "tel" | "decimal";
}

/**
 * The masks of `yy-mask` (behaviour 12.4). The pattern of a phone number depends on its digits: see
 * `phonePattern`.
 */
export const masks: Readonly<Record<MaskName, Mask>> = {
  zipcode: { pattern: "00000-000", placeholder: "_____-___", inputMode: "numeric" },
  cpf: { pattern: "000.000.000-00", inputMode: "numeric" },
  date: { pattern: "00/00/0000", inputMode: "numeric" },
  phone: { pattern: "(00) 0000-0000[0]", inputMode: "tel" },
  money: { pattern: "R$ num", inputMode: "decimal" },
  "card-number": { pattern: "0000 0000 0000 0000", inputMode: "numeric" },
  "card-expiry": { pattern: "00/00", inputMode: "numeric" },
  "card-code": { pattern: "000[0]", inputMode: "numeric" },
};

/**
 * The value that is sent to the server for a masked field: its digits, or for money the amount with
 * a decimal dot ("1234.56"); "" when empty.
 */
export function rawValue(mask: MaskName, shown: string): string {
  if (mask === "money") return amountDigits(shown);
  return (mask === "phone" ? nationalPhone(shown) : shown).replace(/\D/g, "");
}

export function isMaskName(name: string | undefined): name is MaskName {
  return name !== undefined && Object.hasOwn(masks, name);
}
