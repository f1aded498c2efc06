import { schema } from "@yy/widgets/tabs/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const texts = {
  medidas: "busto 92, cintura 74, comprimento 110.",
  entrega: "chega em até 8 dias úteis.",
  perguntas: "serve em quem usa 38? serve, com folga.",
};

const panels = Object.entries(texts)
  .map(([id, text]) => `<section data-part="panel" id="${id}">\n  <p>${text}</p>\n</section>`)
  .join("\n");

const links = (attributes = "", counts: Readonly<Record<string, string>> = {}) =>
  `<ul data-part="list" aria-label="sobre a peça"${attributes}>\n${Object.keys(texts)
    .map((id) => {
      const count = counts[id] === undefined ? "" : ` data-count="${counts[id]}"`;
      return `  <li><a href="#${id}"${count}>${id}</a></li>`;
    })
    .join("\n")}\n</ul>\n${panels}`;

const buttons = `<div data-part="list" aria-label="sobre a peça">
  ${Object.keys(texts)
    .map((id) => `<button type="button">${id}</button>`)
    .join("\n  ")}
</div>
${panels}`;

const tabs = async (canvas: HTMLElement) => {
  await inState(canvas, schema.tag, "mounted");
  return within(canvas);
};

export default {
  id: "widgets-yy-tabs",
  title: "yy-tabs",
  ...widgetMeta(schema, { args: { children: links() } }),
};

export const FirstActive: Story = { name: "primeira aba ativa", tags: ["catalogue"] };

export const AnotherActive: Story = {
  name: "outra aba ativa",
  args: { active: 2 },
  play: async ({ canvasElement }) => {
    const page = await tabs(canvasElement);
    await expect(page.getByRole("tab", { selected: true })).toHaveTextContent("perguntas");
  },
};

export const Clicked: Story = {
  name: "depois do clique",
  play: async ({ canvasElement }) => {
    const page = await tabs(canvasElement);
    await userEvent.click(page.getByRole("tab", { name: "entrega" }));
    await waitFor(() => expect(page.getByText(texts.entrega)).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  name: "pelo teclado",
  play: async ({ canvasElement }) => {
    const page = await tabs(canvasElement);
    page.getByRole("tab", { name: "medidas" }).focus();
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(page.getByRole("tab", { name: "perguntas" })).toHaveFocus());
  },
};

export const WithCounts: Story = {
  name: "com contagens",
  args: { children: links("", { entrega: "0", perguntas: "120" }) },
  play: async ({ canvasElement }) => {
    const page = await tabs(canvasElement);
    await expect(page.getByRole("tab", { name: "perguntas 99+" })).toBeVisible();
  },
};

export const WrongCount: Story = {
  name: "contagem errada",
  tags: ["no-preview"],
  args: { children: links("", { perguntas: "três" }) },
  play: async ({ canvasElement }) => {
    const page = await tabs(canvasElement);
    await expect(page.getByRole("tab", { name: "perguntas" })).toBeVisible();
  },
};

export const Buttons: Story = { name: "com botões", args: { children: buttons } };

export const Vertical: Story = {
  name: "na vertical",
  args: { children: links(' aria-orientation="vertical"') },
};

export const NarrowPage: Story = {
  name: "em página estreita",
  parameters: { page: (tag) => `<article style="inline-size: 14rem">\n${tag}\n</article>` },
};

export const Nested: Story = {
  name: "um dentro do outro",
  args: {
    children: `<div data-part="list" aria-label="minha conta">
  <button type="button">compras</button>
  <button type="button">vendas</button>
</div>
<div data-part="panel">
  <yy-tabs>
    ${links().replaceAll("\n", "\n    ")}
  </yy-tabs>
</div>
<div data-part="panel"><p>nada vendido ainda.</p></div>`,
  },
};

export const FewerPanelsThanTabsShowsServerMarkup: Story = {
  name: "falta um painel, html do servidor",
  args: {
    children:
      '<div data-part="list"><a href="#a">a</a> <a href="#b">b</a></div>\n<p data-part="panel" id="a">só um painel.</p>',
  },
  parameters: { endsIn: "failed" },
};

export const ActivePastTheLastShowsServerMarkup: Story = {
  name: "aba que não há, html do servidor",
  args: { active: 7 },
  parameters: { endsIn: "failed" },
};
