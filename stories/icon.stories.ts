import { schema } from "@yy/widgets/icon/schema";
import { expect } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-icon",
  title: "yy-icon",
  ...widgetMeta(schema, { args: { name: "heart" } }),
};

export const Decoration: Story = { name: "só enfeite" };

export const WithName: Story = {
  name: "com nome para leitor de tela",
  args: { label: "favorita" },
  play: async ({ canvasElement }) => {
    const icon = await drawn(canvasElement, schema.tag);
    await expect(await icon.findByRole("img", { name: "favorita" })).toBeVisible();
  },
};

export const NameWithPrefix: Story = { name: "nome com prefixo", args: { name: "icon-truck" } };

export const ColourAndSizeOfTheText: Story = {
  name: "cor e tamanho do texto",
  tags: ["catalogue"],
  parameters: {
    page: (tag) =>
      `<p style="font-size: 2rem; color: var(--yy-color-accent)">${tag} coração grande</p>`,
  },
};

export const OwnSize: Story = {
  name: "com tamanho próprio",
  parameters: { page: (tag) => `<p style="--yy-icon-size: 4rem">${tag}</p>` },
};

export const UnknownNameShowsServerMarkup: Story = {
  name: "nome desconhecido, html do servidor",
  args: { name: "unicornio", children: "um unicórnio, imagine" },
  parameters: { endsIn: "failed" },
};
