/** Numbers and money as Brazilians write them (behaviour 12.2). */
export {
  formatBigNumber,
  formatBrl,
  formatMoney,
  formatNumber,
  type MoneyOptions,
} from "./numbers";
export { pluralForm, pluralize } from "./pluralize";
export { unmoney } from "./unmoney";
