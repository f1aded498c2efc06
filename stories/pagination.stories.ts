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

export const InTheMiddle: Story = { name: "no meio", tags: ["catalogue"] };

export const FirstPage: Story = { name: "primeira página", args: { page: 1 } };

export const LastPage: Story = { name: "última página", args: { page: 5 } };

export const OnlyPage: Story = { name: "página única", args: { page: 1, totalPages: 1 } };

export const Nothing: Story = { name: "nenhuma página", args: { page: 1, totalPages: 0 } };

export const OwnWords: Story = {
  name: "com textos próprios",
  args: {
    label: "mais achados",
    labelPrevious: "voltar",
    labelNext: "avançar",
    positionText: "{page}/{total}",
  },
};

export const WithoutPosition: Story = { name: "sem a posição", args: { positionText: "" } };

export const OwnParameter: Story = { name: "com parâmetro próprio", args: { param: "pagina" } };

export const Failed: Story = {
  name: "depois de uma falha",
  args: { target: "achados", format: "js" },
  parameters: { page: withRegion },
  play: async ({ canvasElement }) => {
    // The page's own URL, from which the widget requests a script, is Storybook's.
    const links = await drawn(canvasElement, schema.tag);
    await userEvent.click(links.getByRole("link", { name: schema.attributes.labelNext.default }));
    await inState(canvasElement, schema.tag, "error");
    await expect(
      links.getByRole("button", { name: schema.attributes.labelRetry.default }),
    ).toBeVisible();
  },
};

export const RegionMissingShowsServerMarkup: Story = {
  name: "sem região, html do servidor",
  args: { target: "nada" },
  parameters: { endsIn: "failed" },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { page: 0 },
  parameters: { endsIn: "failed" },
};
