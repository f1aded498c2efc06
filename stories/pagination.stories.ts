import { schema } from "@yy/widgets/pagination/schema";
import { expect, userEvent } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const withRegion = (tag: string) =>
  `<section id="achados" aria-label="achados"><p>os achados da página</p></section>\n${tag}`;

export default {
  id: "widgets-yy-pagination",
  title: "yy-pagination",
  ...widgetMeta(schema, {
    args: {
      page: 2,
      totalPages: 5,
      children: '<a href="?page=1">anterior</a> <a href="?page=3">próxima</a>',
    },
  }),
};

export const InTheMiddle: Story = {};

export const FirstPage: Story = { args: { page: 1 } };

export const LastPage: Story = { args: { page: 5 } };

export const OnlyPage: Story = { args: { page: 1, totalPages: 1 } };

export const Nothing: Story = { args: { page: 1, totalPages: 0 } };

export const OwnWords: Story = {
  args: {
    label: "mais achados",
    labelPrevious: "voltar",
    labelNext: "avançar",
    positionText: "{page}/{total}",
  },
};

export const WithoutPosition: Story = { args: { positionText: "" } };

export const OwnParameter: Story = { args: { param: "pagina" } };

export const Failed: Story = {
  args: { target: "achados", format: "js" },
  parameters: { page: withRegion },
  play: async ({ canvasElement }) => {
    // Storybook's own page has no script answer.
    const links = await drawn(canvasElement, schema.tag);
    await userEvent.click(links.getByRole("link", { name: "próxima" }));
    await inState(canvasElement, schema.tag, "error");
    await expect(links.getByRole("button", { name: "tentar de novo" })).toBeVisible();
  },
};

export const RegionMissingShowsServerMarkup: Story = {
  args: { target: "nada" },
  parameters: { endsIn: "failed" },
};

export const WrongAttributeShowsServerMarkup: Story = {
  args: { page: 0 },
  parameters: { endsIn: "failed" },
};
