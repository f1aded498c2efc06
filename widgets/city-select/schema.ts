import { widgetSchema } from "@yy/element/config/schema";

export const schema = widgetSchema({
  tag: "yy-city-select",
  summary: "Fills a select of cities with those of the state chosen in another.",
  mount: "eager",
  attributes: {
    placeholder: {
      kind: "string",
      text: true,
      default: "Selecione",
      description: "First option of the cities, with an empty value.",
    },
    errorText: {
      kind: "string",
      text: true,
      default: "não foi possível carregar as cidades",
      description: "Shown and spoken when the cities cannot be had.",
    },
    labelRetry: {
      kind: "string",
      text: true,
      default: "tentar de novo",
      description: "Text of the button that asks once more.",
    },
  },
  parts: {
    error: "The message when the cities cannot be had.",
    retry: "The button that asks once more.",
  },
  children: {
    state: {
      description: "The `<select>` of states; an empty value and `UF` are none.",
      is: "select",
      required: true,
      single: true,
    },
    city: {
      description:
        "The `<select>` of cities, which keeps the value. Either may be in a `yy-select`.",
      is: "select",
      required: true,
      single: true,
    },
  },
  states: {
    loading: "The cities are on their way, and their select is disabled.",
    unavailable: "The cities could not be had; the server's options are back.",
  },
  tokens: {
    "--yy-color-danger": "Text of the message.",
    "--yy-color-accent": "Text of the button.",
    "--yy-size-target": "Least height of the button.",
  },
});
