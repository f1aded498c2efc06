import { schema } from "@yy/widgets/notification-label/schema";
import { expect } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-notification-label",
  title: "yy-notification-label",
  ...widgetMeta(schema, {
    args: {
      cookie: "viu_carteira",
      dismissPage: "wallets-show",
      currentPage: "home-index",
      children: "novo",
    },
    parameters: { page: (tag) => `<p><a href="/carteira">carteira</a> ${tag}</p>` },
  }),
};

const shows: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await expect(await inState(canvasElement, schema.tag, "mounted")).toBeVisible();
};

export const OnAnotherPage: Story = { name: "em outra página", tags: ["catalogue"], play: shows };

export const OnItsPage: Story = {
  name: "na própria página",
  args: { currentPage: "wallets-show" },
  play: shows,
};

export const OwnMarkup: Story = {
  name: "com marcação própria",
  args: { children: "<strong>novidade</strong>" },
  play: shows,
};

export const Dismissed: Story = {
  name: "já dispensado",
  args: { cookie: "viu_vitrine" },
  beforeEach: () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as a server, or an earlier visit, has left it
    document.cookie = "viu_vitrine=false; path=/";
  },
  play: async ({ canvasElement }) => {
    await expect(await inState(canvasElement, schema.tag, "dismissed")).not.toBeVisible();
  },
};

export const MissingAttributeShowsServerMarkup: Story = {
  name: "sem atributo, html do servidor",
  args: { cookie: undefined },
  parameters: { endsIn: "failed" },
};
