/** Numbers and money as Brazilians write them (behaviour 12.2). */
export { formatBigNumber } from "./formatBigNumber";
export { formatBrl } from "./formatBrl";
export { formatMoney, type MoneyOptions } from "./formatMoney";
export { formatNumber } from "./formatNumber";
export { pluralForm, pluralize } from "./pluralize";
export { unmoney } from "./unmoney";
