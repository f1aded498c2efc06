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

export const Decoration: Story = {};

export const WithName: Story = {
  args: { label: "favorita" },
  play: async ({ canvasElement }) => {
    const icon = await drawn(canvasElement, schema.tag);
    await expect(await icon.findByRole("img", { name: "favorita" })).toBeVisible();
  },
};

export const NameWithPrefix: Story = { args: { name: "icon-truck" } };

export const ColourAndSizeOfTheText: Story = {
  parameters: {
    page: (tag) =>
      `<p style="font-size: 2rem; color: var(--yy-color-accent)">${tag} coração grande</p>`,
  },
};

export const OwnSize: Story = {
  parameters: { page: (tag) => `<p style="--yy-icon-size: 4rem">${tag}</p>` },
};

export const UnknownNameShowsServerMarkup: Story = {
  args: { name: "unicornio", children: "um unicórnio, imagine" },
  parameters: { endsIn: "failed" },
};
