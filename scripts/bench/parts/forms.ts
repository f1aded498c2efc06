import { fields } from "../contenders/forms/fields";
import rules from "../contenders/forms/rules.json";

const rowsWith = (attributesOf: (rule: keyof typeof rules) => string) =>
  fields
    .map(
      ({ name, rule }) =>
        `<p><label>campo <input name="${name}" ${attributesOf(rule)}></label></p>`,
    )
    .join("");

/** The markup of the two hundred fields with their rules. */
export const content = { ours: rowsWith((rule) => rules[rule]) };

/** An e-mail field in the middle. */
export const emailField = `input[name=${fields[101]?.name}]`;
