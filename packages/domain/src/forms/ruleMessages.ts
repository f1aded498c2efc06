/**
 * The messages about a field that breaks a rule, by the rule's name (yy-form's README, Rules);
 * `…One` is for the parameter 1. The rule fills in `{count}`, `{value}` and `{date}`.
 */
export const ruleMessages = {
  isNonEmpty: "não pode ficar em branco",
  isSelected: "não pode ficar em branco",
  isChecked: "não pode ficar em branco",
  isValidEmail: "não é um email válido",
  areValidEmails: "nem todos são emails válidos",
  isValidCpf: "não é um cpf válido",
  isValidCep: "não é um cep válido",
  isValidDate: "não é uma data válida",
  isValidDateTime: "não é uma data e hora válida",
  isValidTime: "não é um horário válido",
  isValidPhone: "não é um telefone válido",
  isValidCellphone: "não é um celular válido",
  isNumber: "não é um número válido",
  isNumberWithDigits: "não é um número válido",
  isValidColor: "não é uma cor válida",
  isValidURL: "não é uma url válida",
  isValidMoipCode: "não é um formato válido",
  isFullName: "não é um nome válido",
  isAscii: "existem caracteres inválidos",
  isCommaSeparatedList: "não é uma lista válida",
  minItems: "deve ter pelo menos {count} itens",
  minItemsOne: "deve ter pelo menos 1 item",
  minWords: "é muito curto (mínimo: {count} palavras)",
  minWordsOne: "é muito curto (mínimo: 1 palavra)",
  minLength: "é muito curto (mínimo: {count} caracteres)",
  minLengthOne: "é muito curto (mínimo: 1 caractere)",
  maxLength: "é muito longo (máximo: {count} caracteres)",
  maxLengthOne: "é muito longo (máximo: 1 caractere)",
  exactLength: "deve conter {count} caracteres",
  exactLengthOne: "deve conter 1 caractere",
  minValue: "deve ser maior do que {value}",
  maxValue: "deve ser menor do que {value}",
  dateBefore: "deve ser anterior a {date}",
  dateAfter: "deve ser posterior a {date}",
  isEqualsTo: "os campos não são iguais",
  isRemoteValid: "não é válido",
  isCreditCard: "não é um número de cartão válido",
  isSecurityCode: "não é um código válido",
  isValidExpiry: "não é uma data válida",
} as const;

export type MessageName = keyof typeof ruleMessages;

/**
 * The attribute of a field or a whole form that holds the message of a rule:
 * `data-message-is-valid-url` for `isValidURL`.
 */
export function messageAttribute(name: MessageName): `data-message-${string}` {
  return `data-message-${name.replace(/([a-z])([A-Z])/g, "$1-$2").toLowerCase()}`;
}

/** The property for that attribute of a form: `messageIsValidURL`. */
export type MessageProperty<Name extends MessageName = MessageName> = `message${Capitalize<Name>}`;

export function messageProperty<Name extends MessageName>(name: Name): MessageProperty<Name> {
  return `message${name[0]?.toUpperCase()}${name.slice(1)}` as MessageProperty<Name>;
}
