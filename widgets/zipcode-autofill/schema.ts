import type { FoundAddress } from "@yy/domain/address/address";
import { eventDetail, widgetSchema } from "@yy/element/config/schema";

/** The address in the fields after a lookup has filled them. */
export interface Address extends FoundAddress {
  /** Eight digits. */
  readonly zipcode: string;
  readonly number: string;
  readonly complement: string;
}

export const schema = widgetSchema({
  tag: "yy-zipcode-autofill",
  summary: "Fills in the address that belongs to a zipcode.",
  mount: "eager",
  interaction: {},
  attributes: {
    autocomplete: {
      kind: "boolean",
      default: true,
      description: "`false` switches the lookup off.",
    },
    lookup: {
      kind: "choice",
      options: ["field", "form"],
      default: "field",
      description:
        "What is looked up: exactly eight characters (`field`), or any four and more (`form`).",
    },
    notFoundText: {
      kind: "string",
      text: true,
      default: "não encontramos esse cep",
      description: "Shown after a zipcode that is not known.",
    },
    warning: {
      kind: "string",
      text: true,
      description: "The same; where both are written, this one counts.",
      deprecated: { since: "1.0.0", use: "data-not-found-text" },
    },
    failedText: {
      kind: "string",
      text: true,
      default:
        "não deu para buscar o endereço agora: preencha os campos, ou passe por este outra vez",
      description: "Shown after a zipcode whose lookup got no answer, or one that says nothing.",
    },
    filledText: {
      kind: "string",
      text: true,
      default: "endereço preenchido",
      description: "Told to screen readers when the address is filled in.",
    },
    placeholder: {
      kind: "string",
      text: true,
      default: "Selecione",
      description: "First option of a city list that this widget loads.",
    },
  },
  events: {
    "yy:address-filled": {
      description: "The address of a zipcode was found and filled in.",
      detail: eventDetail<{ address: Address }>({
        address:
          "{ zipcode, state, city, street, number, complement, neighborhood, latitude, longitude: string }",
      }),
    },
    "yy:address-failed": {
      description: "A lookup failed in whatever way; 0 is no answer.",
      detail: eventDetail<{ zipcode: string; status: number }>({
        zipcode: "string",
        status: "number",
      }),
    },
  },
  children: {
    zipcode: {
      description: "The `<input>` of the zipcode.",
      is: "input",
      required: true,
      single: true,
    },
    state: "The state, an input or a select of state codes.",
    city: "The city, an input or a select, perhaps inside `yy-city-select`.",
    street: "The street, with its kind.",
    number: "The number; only written when it comes with a street that is filled in.",
    complement: "The complement; never written.",
    neighborhood: "The neighborhood.",
    latitude: "The latitude, in degrees.",
    longitude: "The longitude, in degrees.",
    "(default)": "Everything around the fields.",
  },
  states: { loading: "A lookup is on its way." },
  tokens: { "--yy-color-danger": "The warning." },
});
