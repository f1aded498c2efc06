import { schema } from "@yy/widgets/store-tabs/schema";
import { expect } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-store-tabs",
  title: "yy-store-tabs",
  ...widgetMeta(schema, {
    args: {
      nickname: "bianogueira",
      children: `<a href="/@bianogueira">à venda</a>
<a href="/@bianogueira/vendidos">vendidos</a>
<a href="/@bianogueira/yeyezados">yeyezados</a>
<a href="/@bianogueira/seguidores">seguidores</a>
<a href="/@bianogueira/seguindo">seguindo</a>`,
    },
  }),
};

/** Shows the story at this URL, and restores the URL afterwards. */
const at = (path: string) => () => {
  const before = location.href;
  history.replaceState(history.state, "", path);
  return () => history.replaceState(history.state, "", before);
};

const marks =
  (label: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const tabs = await drawn(canvasElement, schema.tag);
    await expect(tabs.getByText(label)).toHaveAttribute("aria-current", "page");
  };

export const OnAnotherPage: Story = { name: "em outra página" };

export const OnSale: Story = {
  name: "na aba à venda",
  tags: ["catalogue"],
  beforeEach: at("/@bianogueira"),
  play: marks(schema.attributes.labelOnSale.default),
};

export const Sold: Story = {
  name: "na aba vendidos",
  beforeEach: at("/@bianogueira/vendidos"),
  play: marks(schema.attributes.labelSold.default),
};

export const OwnWords: Story = {
  name: "com textos próprios",
  args: { label: "abas da lojinha", labelOnSale: "peças", labelLiked: "curtidas" },
};

export const NarrowScreen: Story = {
  name: "em tela estreita",
  beforeEach: at("/@bianogueira/seguindo"),
  parameters: { page: (tag) => `<div style="inline-size: 15rem">\n${tag}\n</div>` },
  play: marks(schema.attributes.labelFollowing.default),
};

export const WithoutNicknameShowsServerMarkup: Story = {
  name: "sem apelido, html do servidor",
  args: { nickname: undefined },
  parameters: { endsIn: "failed" },
};
