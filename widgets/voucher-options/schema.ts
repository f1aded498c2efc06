import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-voucher-options",
  summary: "Shows the counter price, and the boost, only while the option for it is chosen.",
  mount: "eager",
  attributes: {},
  children: {
    option: {
      description:
        "The radios, one or more; the one with the value `counter` reveals the other parts.",
      is: "input",
      required: true,
    },
    "counter-price": {
      description: "The field of the counter price, or a container of it.",
      required: true,
    },
    boost: "The field of the boost, or a container of it.",
    "(default)": "Everything else: labels, legends, a submit button.",
  },
});
