import { useServer } from "@yy/testing";
import { describe, expect, it } from "vitest";
import drawings from "../../fixtures/drawings.json";
import { seedState } from "../../fixtures/seed";

const demo = useServer();
const { products } = seedState();

/** Requests a photo as the shop's pages do; returns its drawing and the colour of the piece. */
async function drawn(owner: string, image: string) {
  const visitor = await demo.visitor();
  const svg = await visitor.visit(`/photos/${owner}/${image}/276x294.jpg`);
  const [, path, color = ""] = /<path id="piece" d="([^"]+)" fill="(#[0-9a-f]{6})"/.exec(svg) ?? [];
  const [name] = Object.entries(drawings).find(([, each]) => each === path) ?? [];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) =>
    Number.parseInt(color.slice(start, start + 2), 16),
  );
  return { svg, name, red, green, blue };
}

type Rgb = Pick<Awaited<ReturnType<typeof drawn>>, "red" | "green" | "blue">;
const lightest = ({ red, green, blue }: Rgb) => Math.max(red, green, blue);
const darkest = ({ red, green, blue }: Rgb) => Math.min(red, green, blue);

/** What a shopper who reads the word expects to see. */
const expected: readonly (readonly [RegExp, string, (color: Rgb) => boolean])[] = [
  [/branc|pérola/i, "nearly white", (color) => darkest(color) > 220],
  [/desbotad/i, "faded", (color) => lightest(color) > 60 && lightest(color) < 120],
  [/\bpret/i, "nearly black", (color) => lightest(color) < 60],
  [
    /marinho|jeans|\bazul\b/i,
    "blue",
    ({ red, green, blue }) => blue > red * 1.3 && blue > green * 1.2,
  ],
  [/verde/i, "green", ({ red, green, blue }) => green > red && green > blue * 1.3],
  [
    /caramelo|dourad/i,
    "brown or golden",
    ({ red, green, blue }) => red > green && green > blue * 1.3,
  ],
  [
    /nude|palha|cáqui/i,
    "beige",
    ({ red, green, blue }) => red > green && green > blue && red > 150,
  ],
  [/prata/i, "grey", (color) => lightest(color) - darkest(color) < 20 && darkest(color) > 150],
  [/vermelh/i, "red", ({ red, green, blue }) => red > 2 * Math.max(green, blue)],
];

describe.each(products)("the photo of “$title”", ({ title, color, slug, defaultPhoto }) => {
  it("has the colour and the pattern that the title says, else those of the piece", async () => {
    const { svg, ...rgb } = await drawn(slug, defaultPhoto.image_public_id);
    const said = expected.filter(([words]) => words.test(title));
    const wanted = said.length > 0 ? said : expected.filter(([words]) => words.test(color ?? ""));
    for (const [, what, isSo] of wanted) expect(isSo(rgb), `${what}: ${svg}`).toBe(true);
    const hasPattern = /floral|listrad|xadrez|giz|palha|pérola|bordad/i.test(title);
    expect(svg.includes("url(#pattern)")).toBe(hasPattern);
  });

  it("shows the piece that the title names", async () => {
    const { name = "" } = await drawn(slug, defaultPhoto.image_public_id);
    const words = slug.split("-");
    const [first = ""] = words;
    const others: Readonly<Record<string, string>> = { jaqueta: "casaco" };
    expect([...words, others[first]]).toContain(name.split("-")[0]);
  });
});

it("draws a piece by its title where the photo's id says something else, as one listed just now", async () => {
  const shirt = await drawn("camisa-branca-nova", "vestido-1974");
  expect(shirt.name).toBe("camisa");
  expect(darkest(shirt)).toBeGreaterThan(220);
  expect((await drawn("public", "bolsa-1001")).name).toBe("bolsa");
});

it("draws every photo within its square, and people as they were", async () => {
  const visitor = await demo.visitor();
  expect(await visitor.visit("/photos/marina/avatar-marina/50x50.jpg")).not.toContain("piece");
  expect((await visitor.send("/photos/a/missing-1/50x50.jpg")).status).toBe(404);
});
