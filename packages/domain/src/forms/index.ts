/**
 * The rules of forms as functions of texts (behaviour 12.3). Each checks the text as it is, so ""
 * is not a valid CPF; only `patterns` lets blank fields pass most rules.
 */
export { isCreditCard, isSecurityCode } from "./cards";
export { isCommaSeparatedList, minItems } from "./commaList";
export { isEqualsTo } from "./comparison";
export {
  areValidEmails,
  isValidCellphone,
  isValidEmail,
  isValidPhone,
  isValidURL,
} from "./contact";
export { dateAfter, dateBefore, isValidDate, isValidDateTime, isValidTime } from "./dates";
export { isValidCep, isValidCpf, isValidMoipCode } from "./documents";
export { isValidExpiry } from "./expiry";
export { exactLength, maxLength, minLength, minWords } from "./lengths";
export { type LetterCount, letterCount } from "./letterCount";
export { isNumber, isNumberWithDigits, maxValue, minValue } from "./numbers";
export { type PasswordStrength, passwordStrength } from "./passwordStrength";
export { isChecked, isNonEmpty, isSelected } from "./presence";
export { isAscii, isFullName, isValidColor } from "./text";
