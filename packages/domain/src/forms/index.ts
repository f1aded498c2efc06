/**
 * The rules of forms as functions of texts (behaviour 12.3). Each checks the text as it is, so ""
 * is not a valid CPF; only `patterns` lets blank fields pass most rules.
 */
export { isCreditCard, isSecurityCode } from "./cards";
export {
  areValidEmails,
  isValidCellphone,
  isValidEmail,
  isValidPhone,
  isValidURL,
} from "./contact";
export {
  dateAfter,
  dateBefore,
  isValidDate,
  isValidDateTime,
  isValidExpiry,
  isValidTime,
} from "./dates";
export { isValidCep, isValidCpf, isValidMoipCode } from "./documents";
export { isEqualsTo } from "./fieldText";
export { type LetterCount, letterCount } from "./letterCount";
export { isNumber, isNumberWithDigits, maxValue, minValue } from "./numbers";
export { type PasswordStrength, passwordStrength } from "./passwordStrength";
export {
  exactLength,
  isAscii,
  isChecked,
  isCommaSeparatedList,
  isFullName,
  isNonEmpty,
  isSelected,
  isValidColor,
  maxLength,
  minItems,
  minLength,
  minWords,
} from "./texts";
