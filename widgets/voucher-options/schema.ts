import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-voucher-options",
  summary: "Shows the counter price, and the boost, only while the option for it is chosen.",
  mount: "eager",
  attributes: {},
  children: {
    option: "The radios, one or more; the one with the value `counter` reveals the other parts.",
    "counter-price": "The field of the counter price, or a container of it. Required.",
    boost: "The field of the boost, or a container of it.",
    "(default)": "Everything else: labels, legends, a submit button.",
  },
});
