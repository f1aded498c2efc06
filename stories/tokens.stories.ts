import { expect, within } from "storybook/test";
import { contrastTable } from "./contrastTable";
import type { NamedStory } from "./namedStory";
import { lightTokens } from "./readTokens";
import "./tokens.css";

export default { id: "design-tokens", title: "tokens", tags: ["!autodocs"] };

/** Switch the theme in the toolbar to see them in dark. */
export const AllTokens: NamedStory = {
  name: "todos",
  render: () => `<div class="tokens">
    <h1>tokens</h1>
    <p>tudo o que se pode mudar sem mexer num widget: escreva o seu valor em <code>:root</code>, ou num elemento, para o que está dentro dele. os desenhos seguem o tema da barra de cima; os valores escritos são os do tema claro.</p>
    ${section("cores", "--yy-color-", (name) => sample(`background: var(${name})`))}
    ${section("espaços e tamanhos", "--yy-space-|--yy-size-|--yy-unit", (name) => sample(`inline-size: var(${name}); background: var(--yy-color-accent)`))}
    ${section("cantos", "--yy-radius-", (name) => sample(`border: 2px solid var(--yy-color-line-strong); border-radius: var(${name})`))}
    ${section("sombras", "--yy-shadow-", (name) => sample(`box-shadow: var(${name})`))}
    ${section("letras", "--yy-font-", typeSample)}
    ${section("camadas e movimento", "--yy-z-|--yy-duration-|--yy-easing", () => "")}
  </div>`,
};

/** Computed from `tokens.css`. A test fails if a stylesheet uses a pair that is not listed. */
export const Contrast: NamedStory = {
  name: "contraste",
  render: contrastTable,
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("row", { name: /^ink sobre surface/ });
    await expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/texto/),
      expect.stringMatching(/14,7.*AAA/s),
      expect.stringMatching(/15,2.*AAA/s),
    ]);
    await expect(within(canvasElement).queryByText("não passa")).toBeNull();
  },
};

function section(title: string, prefixes: string, draw: (name: string) => string): string {
  const items = [...lightTokens]
    .filter(([name]) => prefixes.split("|").some((prefix) => name.startsWith(prefix)))
    .map(([name, value]) => `<li>${draw(name)}<code>${name}</code><small>${value}</small></li>`);
  return `<section><h2>${title}</h2><ul>${items.join("")}</ul></section>`;
}

function sample(style: string): string {
  return `<span class="sample" style="${style}"></span>`;
}

function typeSample(name: string): string {
  const property = name.replace(/^--yy-font-/, "").replace(/^(weight|size)-.*/, "$1");
  const cssProperty = property === "line-height" ? property : `font-${property}`;
  return `<span class="type" style="${cssProperty}: var(${name})">moda que circula</span>`;
}
