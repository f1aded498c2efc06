import { useServer } from "@yy/testing";
import { expect, it } from "vitest";
import { seedState } from "../fixtures/seed";
import { productsFound, readFilter } from "./listing";

const demo = useServer();

it.each([
  ["busca=VESTIDO&marcas=Zara", ["Vestido de festa longo azul-marinho", "Vestido tubinho preto"]],
  ["busca=calca", ["Calça pantalona de alfaiataria"]],
  ["tamanhos=35&tamanhos=37", ["Tênis de lona preto 37", "Sapatilha bordada 35"]],
  ["cores=bege,caramelo&marcas=Arezzo&preco-maximo=190", ["Bolsa tiracolo de couro caramelo"]],
  [
    "preco-minimo=210&preco-maximo=R%24+230%2C00&ordem=maior-preco",
    ["Casaco de lã xadrez", "Blazer alongado risca de giz"],
  ],
])("finds with %s, of what is on sale, %j", (query, titles) => {
  const { products } = seedState();
  const found = productsFound(products, readFilter(new URLSearchParams(query)));
  expect(found.map(({ title }) => title)).toEqual(titles);
});

it("offers sizes from small to large, orders that keep the filter, and no brand that is not on sale", async () => {
  demo.server.state.products = demo.server.state.products.filter(({ brand }) => brand !== "Farm");
  const page = await (await demo.visitor()).visit("/busca?cores=verde&ordem=toString");
  const text = page.replaceAll("&#x2F;", "/").replaceAll("&#x3D;", "=").replaceAll("&amp;", "&");
  const options = [...text.matchAll(/<option value="([^"]+)">/g)].map(([, value]) => value);
  expect(options.join()).toContain("P,M,G,GG,35,37");
  expect(options).toContain("/busca?cores=verde&ordem=desconto");
  expect(options).not.toContain("Farm");
});
