import type { Zipcode } from "./types";

/**
 * The zipcodes the lookup knows. 13165000 is a city-wide one without street and kind, 37130000 one whose street is the
 * city's name; every other zipcode is unknown.
 */
export const zipcodes: ReadonlyMap<string, Zipcode> = new Map(
  Object.entries({
    "01310100": place("Avenida", "Paulista", "Bela Vista", "São Paulo", "SP", -23.5632, -46.6541),
    "04101300": place("Rua", "Vergueiro", "Vila Mariana", "São Paulo", "SP", -23.5885, -46.6335),
    "20040002": place(
      "Avenida",
      "Rio Branco",
      "Centro",
      "Rio de Janeiro",
      "RJ",
      -22.9035,
      -43.1784,
    ),
    "22070012": place(
      "Avenida",
      "Atlântica",
      "Copacabana",
      "Rio de Janeiro",
      "RJ",
      -22.9838,
      -43.1896,
    ),
    "30130010": place(
      "Praça",
      "Sete de Setembro",
      "Centro",
      "Belo Horizonte",
      "MG",
      -19.9191,
      -43.9386,
    ),
    "40026010": place("Largo", "do Pelourinho", "Pelourinho", "Salvador", "BA", -12.9718, -38.5086),
    "50030230": place("Rua", "do Bom Jesus", "Recife", "Recife", "PE", -8.0619, -34.8714),
    "80020310": place("Rua", "XV de Novembro", "Centro", "Curitiba", "PR", -25.4297, -49.2719),
    "90010150": place(
      "Rua",
      "dos Andradas",
      "Centro Histórico",
      "Porto Alegre",
      "RS",
      -30.0312,
      -51.2339,
    ),
    "13165000": place("", "", "", "Engenheiro Coelho", "SP", -22.4836, -47.2108),
    "37130000": place("Cidade", "Alfenas", "", "Alfenas", "MG", -21.4256, -45.9477),
  }),
);

function place(
  kind: string,
  street: string,
  neighborhood: string,
  city: string,
  uf: string,
  latitude: number,
  longitude: number,
): Zipcode {
  return { kind, street, neighborhood, city, uf, latitude, longitude };
}
