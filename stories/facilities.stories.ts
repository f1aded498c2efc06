import { schema } from "@yy/widgets/facilities/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/api/facilities";

export default {
  id: "widgets-yy-facilities",
  title: "yy-facilities",
  ...widgetMeta(schema, {
    args: { children: '<p><a href="/perfil/configuracoes">ver as facilidades</a></p>' },
  }),
};

export const Listed: Story = {
  name: "lista de facilidades",
  tags: ["catalogue"],
  play: async ({ canvasElement }) => {
    const facilities = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(facilities.getAllByRole("listitem")).toHaveLength(4));
  },
};

export const OwnWords: Story = {
  name: "com textos próprios",
  args: { labelEnabled: "pode contar", labelDisabled: "ainda não" },
  play: async ({ canvasElement }) => {
    const facilities = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(facilities.getByText("pode contar")).toBeVisible());
  },
};

export const LongNamesInANarrowCard: Story = {
  name: "nomes longos, cartão estreito",
  parameters: {
    page: (tag) => `<article style="inline-size: 12rem">\n${tag}\n</article>`,
    visit: {
      failing: [
        {
          path,
          status: 200,
          body: JSON.stringify({
            facilities: [
              { id: 1, name: "aceite automático de propostas de compradores", enabled: true },
              { id: 2, name: "palavra-comprida-sem-um-espaço-no-meio", enabled: false },
            ],
          }),
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const facilities = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(facilities.getAllByRole("listitem")).toHaveLength(2));
  },
};

export const Loading: Story = {
  name: "carregando",
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    const facilities = await drawn(canvasElement, schema.tag);
    await waitFor(() =>
      expect(facilities.getByText(schema.attributes.labelLoading.default)).toBeVisible(),
    );
  },
};

export const None: Story = {
  name: "sem facilidades",
  parameters: { visit: { failing: [{ path, status: 200, body: '{"facilities":[]}' }] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "empty");
  },
};

export const TriedAgain: Story = {
  name: "depois de tentar de novo",
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "error");
    const facilities = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      facilities.getByRole("button", { name: schema.attributes.labelRetry.default }),
    );
    await waitFor(() => expect(facilities.getAllByRole("listitem")).toHaveLength(4));
  },
};

export const SignedOutShowsServerMarkup: Story = {
  name: "sem entrar, html do servidor",
  parameters: { visit: { signedInAs: null } },
};
