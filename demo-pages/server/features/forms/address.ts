import { Hono } from "hono";
import cityData from "../../fixtures/cities.json";
import zipcodeData from "../../fixtures/zipcodes.json";
import type { DemoEnv } from "../../middleware/environment";
import type { FormField, FormOption, FormValues, PageForm } from "./PageForm";

/** Some cities of every state, the capital among them, in alphabetical order. */
const citiesByState = new Map(Object.entries(cityData));

/**
 * 13165000 is a city-wide zipcode without street and kind, 37130000 one whose street is the city's
 * name.
 */
const zipcodes = new Map(Object.entries(zipcodeData));

/**
 * `GET /api/v1/zipcodes/{8 digits}` and `GET /states/{uf}/cities.json`; 404 for an unknown zipcode
 * or state.
 */
export function addressRoutes(): Hono<DemoEnv> {
  return new Hono<DemoEnv>()
    .get("/api/v1/zipcodes/:zipcode", (request) => {
      const found = zipcodes.get(request.req.param("zipcode"));
      return found === undefined ? request.json({ error: "not found" }, 404) : request.json(found);
    })
    .get("/states/:state/cities.json", (request) => {
      const cities = citiesByState.get(request.req.param("state").toUpperCase());
      return cities === undefined
        ? request.json({ error: "not found" }, 404)
        : request.json(cities.map((city, index) => [city, index + 1]));
    });
}

/**
 * `/perfil/endereco`: where a member's purchases are delivered. rails-ujs sends the form, and its
 * errors are keyed by the fields' full names.
 */
export const addressForm: PageForm = {
  path: "/perfil/endereco",
  template: "address",
  libs: ["ujs"],
  isForMembers: true,
  errorStyle: { keys: "full name", messages: "list" },
  fields({ state, user }, values) {
    const saved = user && state.addresses[user.id];
    return Object.entries(rulesOf(values)).map(([part, rules]) => ({
      name: nameOf(part),
      initial: saved?.[part] ?? "",
      ...rules,
    }));
  },
  accept({ state, user }, values) {
    const parts = Object.keys(rulesOf(values));
    const address = Object.fromEntries(parts.map((part) => [part, values(nameOf(part))]));
    if (user !== undefined) state.addresses[user.id] = address;
    return { location: "/perfil/endereco", message: "endereço guardado.", body: { address } };
  },
  view: (_visit, values) => ({ cityGroups: cityGroups(values(nameOf("city"))) }),
};

const states: readonly FormOption[] = [...citiesByState.keys()]
  .sort((a, b) => a.localeCompare(b))
  .map(optionOf);

function rulesOf(values: FormValues): Record<string, Partial<FormField>> {
  return {
    zipcode: {
      patterns: "isNonEmpty,isValidCep,isRemoteValid",
      messages: { isRemoteValid: "não encontramos esse cep" },
      isKnown: (zipcode) => zipcodes.has(zipcode.replace(/\D/g, "")),
    },
    state: { patterns: "isSelected", options: states },
    city: {
      patterns: "isSelected",
      options: (citiesByState.get(values(nameOf("state"))) ?? []).map(optionOf),
    },
    street: { patterns: "isNonEmpty" },
    number: { patterns: "isNonEmpty,maxLength:10" },
    complement: { patterns: "maxLength:60" },
    neighborhood: { patterns: "isNonEmpty" },
    latitude: {},
    longitude: {},
  };
}

/** Every city under its state, for a browser that cannot load the cities of one. */
function cityGroups(chosen: string): object[] {
  return states.map(({ value: state }) => ({
    state,
    cities: (citiesByState.get(state) ?? []).map((city) => ({
      value: city,
      selected: city === chosen,
    })),
  }));
}

function nameOf(part: string): string {
  return `user[address][${part}]`;
}

function optionOf(value: string): FormOption {
  return { value, label: value };
}
