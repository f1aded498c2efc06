import type { MaskName } from "@yy/domain/forms/masks";
import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-mask",
  summary: "Writes a field's digits the way they are read: a zipcode, a cpf, a phone, an amount.",
  mount: "eager",
  interaction: {},
  attributes: {
    mask: {
      kind: "choice",
      required: true,
      options: [
        "zipcode",
        "cpf",
        "date",
        "phone",
        "money",
        "card-number",
        "card-expiry",
        "card-code",
      ] as const satisfies readonly MaskName[],
      description: "What the field holds.",
    },
    unmaskedName: {
      kind: "string",
      description:
        'Name of a hidden field with the raw value: the digits, or for money `1234.56`; `""` when empty.',
    },
    expiryPlaceholder: {
      kind: "string",
      text: true,
      default: "mm/aa",
      description: "Shown in an empty `card-expiry` without a placeholder of its own.",
    },
  },
  children: {
    "(default)": {
      description:
        "The server's `<input>`, of type text, tel, search, url or password, and its label.",
      is: 'input:not([type]), input[type=""], input[type=text], input[type=tel], input[type=search], input[type=url], input[type=password]',
      control: "text",
      required: true,
      single: true,
      labelled: true,
    },
  },
});
