import { schema } from "@yy/widgets/top-banner/schema";
import { expect, userEvent } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-top-banner",
  title: "yy-top-banner",
  ...widgetMeta(schema, {
    args: {
      section: "home",
      children: '<span>frete grátis até domingo. <a href="/busca">aproveite</a></span>',
    },
  }),
};

export const Open: Story = { name: "aberto", tags: ["catalogue"] };

export const LongText: Story = {
  name: "com texto longo",
  args: {
    children: `<span>${"o correio está de greve e os prazos podem mudar. ".repeat(6)}</span>`,
  },
};

export const Narrow: Story = {
  name: "em lugar estreito",
  parameters: { page: (tag) => `<div style="inline-size: 16rem">\n${tag}\n</div>` },
};

export const CustomLabel: Story = {
  name: "com texto próprio",
  args: { labelClose: "dispensar o aviso" },
  play: async ({ canvasElement }) => {
    const banner = await drawn(canvasElement, schema.tag);
    await expect(banner.getByRole("button", { name: "dispensar o aviso" })).toBeVisible();
  },
};

export const Closed: Story = {
  name: "depois de fechar",
  play: async ({ canvasElement }) => {
    const banner = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      banner.getByRole("button", { name: schema.attributes.labelClose.default }),
    );
    await inState(canvasElement, schema.tag, "closed");
  },
};

export const TwoSections: Story = {
  name: "duas seções",
  parameters: {
    page: (tag) => `${tag}\n${tag.replace("home", "bank")}`,
  },
  play: async ({ canvasElement }) => {
    const banner = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      banner.getByRole("button", { name: schema.attributes.labelClose.default }),
    );
    await inState(canvasElement, schema.tag, "closed");
    await expect(canvasElement.querySelector('[data-section="bank"]')).toBeVisible();
  },
};

export const WrongSectionShowsServerMarkup: Story = {
  name: "seção errada, html do servidor",
  parameters: { endsIn: "failed", page: (tag) => tag.replace("home", "casa") },
};
