import { describe, expect, it } from "vitest";
import { addressOf, type ZipcodeAnswer } from "./addressOf";

const paulista: ZipcodeAnswer = {
  kind: "Avenida",
  street: "Paulista",
  uf: "SP",
  city: "São Paulo",
  neighborhood: "Bela Vista",
  latitude: -23.5614,
  longitude: "-46.6559",
};

const streetOf = (answer: Partial<ZipcodeAnswer>) => addressOf({ ...paulista, ...answer }).street;

describe("addressOf", () => {
  it("joins kind and street, and writes everything as text", () => {
    expect(addressOf(paulista)).toEqual({
      state: "SP",
      city: "São Paulo",
      street: "Avenida Paulista",
      neighborhood: "Bela Vista",
      latitude: "-23.5614",
      longitude: "-46.6559",
    });
  });

  it.each([
    ["no street", { street: undefined }],
    ["a null street", { street: null }],
    ["an empty street", { street: " " }],
    ["no kind", { kind: undefined }],
    ["a null kind", { kind: null }],
    ["an empty kind", { kind: "" }],
    ["the city for a street", { street: "São Paulo" }],
  ])("leaves the street empty with %s", (_what, answer) => {
    expect(streetOf(answer)).toBe("");
  });

  it("keeps a street that only begins like the city", () => {
    expect(streetOf({ kind: "Rua", street: "São Paulo Antigo" })).toBe("Rua São Paulo Antigo");
  });

  it("is empty where nothing is known", () => {
    expect(addressOf({ uf: "SP", city: "Campinas", latitude: null })).toEqual({
      state: "SP",
      city: "Campinas",
      street: "",
      neighborhood: "",
      latitude: "",
      longitude: "",
    });
  });

  it("keeps a latitude of 0", () => {
    expect(addressOf({ ...paulista, latitude: 0 }).latitude).toBe("0");
  });
});
