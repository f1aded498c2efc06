import { useServer } from "@yy/testing";
import { expect, it } from "vitest";

const demo = useServer();

async function ask(path: string) {
  const answer = await fetch(demo.server.origin + path);
  return { status: answer.status, body: await answer.json() };
}

it("knows a zipcode", async () => {
  expect(await ask("/api/v1/zipcodes/01310100")).toMatchObject({
    status: 200,
    body: {
      kind: "Avenida",
      street: "Paulista",
      neighborhood: "Bela Vista",
      city: "São Paulo",
      uf: "SP",
    },
  });
});

it("knows both kinds of city-wide zipcode", async () => {
  expect((await ask("/api/v1/zipcodes/13165000")).body).toMatchObject({ kind: "", street: "" });
  const { body } = await ask("/api/v1/zipcodes/37130000");
  expect(body).toMatchObject({ street: "Alfenas", city: "Alfenas" });
});

it.each(["99999999", "01310-100", "__proto__", "toString"])("does not know %s", async (zipcode) => {
  expect((await ask(`/api/v1/zipcodes/${zipcode}`)).status).toBe(404);
});

it("lists a state's cities, names first, with the city of every zipcode of it", async () => {
  const { body } = await ask("/states/SP/cities.json");
  const names = body.map(([name]: [string]) => name);
  expect(names).toEqual(expect.arrayContaining(["São Paulo", "Engenheiro Coelho"]));
});

it("does not know the state XX", async () => {
  expect((await ask("/states/XX/cities.json")).status).toBe(404);
});
