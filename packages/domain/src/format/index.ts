/** Numbers and money as Brazilians write them (contract 2.6, `format`). */
export { formatBigNumber } from "./formatBigNumber";
export { formatBrl } from "./formatBrl";
export { formatMoney, type MoneyOptions } from "./formatMoney";
export { formatNumber } from "./formatNumber";
export { pluralForm, pluralize } from "./pluralize";
export { unmoney } from "./unmoney";
