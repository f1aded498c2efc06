export const tag = "yy-zipcode-autofill";

export const field = (part: string, attributes = "") =>
  `<label>${part} <input name="${part}" data-part="${part}" ${attributes}></label>`;

export const zipcode = (attributes = "") => field("zipcode", attributes);

export const hidden = (part: string) => `<input type="hidden" name="${part}" data-part="${part}">`;

/** All fields, as inputs. */
export const inputs = ["state", "city", "street", "number", "complement", "neighborhood"]
  .map((part) => field(part))
  .concat(hidden("latitude"), hidden("longitude"))
  .join("");

export const stateSelect =
  '<label>state <select name="state" data-part="state"><option value="">UF</option><option>MG</option><option>RJ</option><option>SP</option></select></label>';

export const citySelect = (options = "") =>
  `<label>city <select name="city" data-part="city"><option value="">Selecione</option>${options}</select></label>`;

export const autofill = (children: string, attributes = "") =>
  `<${tag} ${attributes}>${children}</${tag}>`;
