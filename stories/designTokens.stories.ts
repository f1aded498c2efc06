import type { StoryObj } from "@storybook/html-vite";
import tokensCss from "@yy/ui/tokens.css?raw";
import "./designTokens.css";

/** Every token with the value it has in light, as `tokens.css` declares them first. */
const tokens = new Map(
  [...(tokensCss.split("@media")[0] ?? "").matchAll(/^\s+(--yy-[\w-]+):\s*([^;]+);/gm)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

export default { title: "Design tokens", tags: ["!autodocs"] };

/** Switch the theme in the toolbar to see them in dark. Override them on `:root`, or on any element. */
export const AllTokens: StoryObj = {
  name: "All tokens",
  render: () => `<div class="tokens">
    <p>Drawn in the theme of the toolbar; the values written are those of light.</p>
    ${section("Colours", "--yy-color-", (name) => sample(`background: var(${name})`))}
    ${section("Spaces and sizes", "--yy-space-|--yy-size-|--yy-unit", (name) => sample(`inline-size: var(${name}); background: var(--yy-color-accent)`))}
    ${section("Radii", "--yy-radius-", (name) => sample(`border: 2px solid var(--yy-color-line-strong); border-radius: var(${name})`))}
    ${section("Shadows", "--yy-shadow-", (name) => sample(`box-shadow: var(${name})`))}
    ${section("Type", "--yy-font-", typeSample)}
    ${section("Layers and motion", "--yy-z-|--yy-duration-|--yy-easing", () => "")}
  </div>`,
};

function section(title: string, prefixes: string, draw: (name: string) => string): string {
  const items = [...tokens]
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
