import { citiesByState } from "../../fixtures/cities";
import type { Address } from "../../fixtures/types";
import { zipcodes } from "../../fixtures/zipcodes";
import type { FormField, FormOption, FormValues, FormVisit, PageForm } from "../forms/PageForm";

const states: readonly FormOption[] = Array.from(citiesByState.keys(), optionOf).sort((a, b) =>
  a.value.localeCompare(b.value),
);

/** `/perfil/endereco`: where a member's purchases go. rails-ujs sends it, and its errors come under the fields' whole names. */
export const addressForm: PageForm = {
  path: "/perfil/endereco",
  template: "address",
  libs: ["ujs"],
  isForMembers: true,
  errorStyle: { keys: "full name", messages: "list" },
  fields: (visit, values) => fieldsOf(savedAddress(visit), values),
  accept({ state, user }, values) {
    const address = addressFrom((part) => values(nameOf(part)));
    if (user !== undefined) state.addresses[user.id] = address;
    return { location: "/perfil/endereco", message: "endereço guardado.", body: { address } };
  },
  view: (_visit, values) => ({ cityGroups: cityGroups(values(nameOf("city"))) }),
};

function fieldsOf(saved: Partial<Address>, values: FormValues): FormField[] {
  const rules: Readonly<Record<keyof Address, Partial<FormField>>> = {
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
  const initial = addressFrom((part) => saved[part] ?? "");
  const field = (part: keyof Address) => ({
    name: nameOf(part),
    initial: initial[part],
    ...rules[part],
  });
  return Object.values(addressFrom((part) => part)).map(field);
}

function addressFrom(sent: (part: keyof Address) => string): Address {
  return {
    zipcode: sent("zipcode"),
    state: sent("state"),
    city: sent("city"),
    street: sent("street"),
    number: sent("number"),
    complement: sent("complement"),
    neighborhood: sent("neighborhood"),
    latitude: sent("latitude"),
    longitude: sent("longitude"),
  };
}

function savedAddress({ state, user }: FormVisit): Partial<Address> {
  return user === undefined ? {} : (state.addresses[user.id] ?? {});
}

/** Every city under its state, for a visitor whose browser cannot ask for the cities of one. */
function cityGroups(chosen: string): object[] {
  return states.map(({ value }) => ({
    state: value,
    cities: (citiesByState.get(value) ?? []).map((city) => ({
      value: city,
      selected: city === chosen,
    })),
  }));
}

function nameOf(part: keyof Address): string {
  return `user[address][${part}]`;
}

function optionOf(value: string): FormOption {
  return { value, label: value };
}
