import type { StoryObj } from "@storybook/html-vite";
import { expect, fn } from "storybook/test";
import { readGlobals, withGlobals } from "./.storybook/flavour";
import { applyGlobals, globalTypes, initialGlobals } from "./.storybook/toolbars";
import { codeOf } from "./codeOf";
import type { NamedStory } from "./namedStory";

/** Tests of the toolbars' effects on a page, hidden in the sidebar. */
export default {
  title: "toolbars",
  tags: ["!autodocs", "!dev", "no-picture"],
  render: () => "<p>uma página</p>",
};

const { documentElement } = document;
const matches = (query: string) => window.matchMedia(query).matches;
const tokenOf = (name: string) => getComputedStyle(documentElement).getPropertyValue(name).trim();

export const AtFirst: NamedStory = {
  name: "no começo",
  play: async () => {
    await expect(documentElement.dataset.yyTheme).toBe("light");
    await expect(documentElement.dir).toBe("ltr");
    await expect(matches("(prefers-reduced-motion: reduce)")).toBe(false);
    await expect(tokenOf("--yy-duration-normal")).toBe("250ms");
  },
};

export const Dark: NamedStory = {
  name: "tema escuro",
  globals: { theme: "dark" },
  play: async () => {
    await expect(documentElement.dataset.yyTheme).toBe("dark");
    await expect(tokenOf("--yy-color-surface")).toBe("#1c1715");
  },
};

export const RightToLeft: NamedStory = {
  name: "da direita para a esquerda",
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(canvasElement).direction).toBe("rtl");
  },
};

/** A constructed style sheet, such as widgets adopt in their shadow roots. */
const constructed = () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`p { animation-name: some }
    @supports (display: grid) { @media (prefers-reduced-motion: reduce) { p { animation-name: none } } }`);
  return sheet;
};

export const ReducedMotion: NamedStory = {
  name: "movimento reduzido",
  globals: { motion: "reduced" },
  render: () => {
    const host = document.createElement("div");
    const root = host.attachShadow({ mode: "open" });
    root.innerHTML = "<p>um widget</p>";
    root.adoptedStyleSheets = [constructed()];
    return host;
  },
  play: async ({ canvasElement, globals }) => {
    const inWidget = canvasElement.querySelector("div")?.shadowRoot?.querySelector("p");
    const animation = () => inWidget && getComputedStyle(inWidget).animationName;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    const listener = fn();
    calm.addEventListener("change", ({ matches }) => listener(matches));
    await expect(calm.matches).toBe(true);
    await expect(tokenOf("--yy-duration-normal")).toBe("0.01ms");
    await expect(animation()).toBe("none");

    applyGlobals({ ...globals, motion: "full" });
    await expect(calm.matches).toBe(false);
    await expect(tokenOf("--yy-duration-normal")).toBe("250ms");
    await expect(animation()).toBe("some");
    await expect(listener.mock.calls).toEqual([[false]]);
  },
};

const isWide = (width: number): StoryObj => ({
  globals: { viewport: { value: `w${width}` } },
  play: async () => {
    await expect(window.innerWidth).toBe(width);
  },
});

export const Phone: NamedStory = { name: "telefone", ...isWide(390) };

export const Tablet: NamedStory = { name: "tablet", ...isWide(768) };

export const Desktop: NamedStory = { name: "computador", ...isWide(1280) };

export const Flavour: NamedStory = {
  name: "sabor",
  play: async () => {
    const search = "?id=a--b&viewMode=story&globals=theme:dark";
    const globals = { flavour: "lite", theme: "dark", viewport: { value: "w390" } };
    const next = withGlobals(search, globals);
    await expect(readGlobals(next)).toEqual({ flavour: "lite", theme: "dark" });
    await expect(new URLSearchParams(next).get("id")).toBe("a--b");
    await expect(readGlobals("?id=a--b")).toEqual({});
  },
};

export const Code: NamedStory = {
  name: "código",
  play: async () => {
    const html =
      '<yy-follow-button data-user-id="7" data-user-name="Ana"><a href="/ana">seguir</a></yy-follow-button>';
    await expect(codeOf(html, "html")).toBe(html);
    const erb = codeOf(html, "erb");
    await expect(erb).toContain('<%= yy_follow_button user_id: 7, user_name: "Ana" do %>');
    await expect(erb).toContain('<a href="/ana">seguir</a><% end %>');
  },
};

export const EachBeginsWithAValueOfItsOwn: NamedStory = {
  name: "valor inicial de cada barra",
  play: async () => {
    for (const [name, { toolbar }] of Object.entries(globalTypes)) {
      const values = (toolbar?.items ?? []).map((item) =>
        typeof item === "object" ? item.value : item,
      );
      await expect(values, name).toContain(initialGlobals[name as keyof typeof initialGlobals]);
    }
  },
};
