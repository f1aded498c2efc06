import { schema } from "@yy/widgets/seller-toggle/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/api/v3/soft_shipping_rates";

export default {
  id: "widgets-yy-seller-toggle",
  title: "yy-seller-toggle",
  ...widgetMeta(schema, {
    args: { feature: "soft-shipping", children: "frete econômico" },
  }),
};

const press = async (canvas: HTMLElement) => {
  const toggle = await drawn(canvas, schema.tag);
  await userEvent.click(toggle.getByRole("switch"));
  return toggle;
};

export const Off: Story = { name: "desligado" };

export const On: Story = { name: "ligado", tags: ["catalogue"], args: { enabled: true } };

export const BoostedBundle: Story = {
  name: "destaque na busca",
  args: { feature: "boosted-bundle", children: "destaque na busca" },
};

export const WithADescription: Story = {
  name: "com descrição",
  args: {
    children:
      "<strong>frete econômico</strong><br><small>mais barato para quem compra, uns dias mais devagar.</small>",
  },
};

export const LongWordsInANarrowCard: Story = {
  name: "texto longo, cartão estreito",
  args: { children: "frete econômico para todas as peças da minha lojinha, vendidas ou não" },
  parameters: { page: (tag) => `<article style="inline-size: 14rem">\n${tag}\n</article>` },
};

export const InPlaceOfAForm: Story = {
  name: "no lugar do formulário",
  args: {
    children:
      'frete econômico <form action="/perfil/configuracoes/frete" method="post"><button>ligar</button></form>',
  },
};

export const TurnedOn: Story = {
  name: "depois de ligar",
  play: async ({ canvasElement }) => {
    const toggle = await press(canvasElement);
    await waitFor(() => expect(toggle.getByRole("switch", { checked: true })).toBeVisible());
  },
};

export const RequestUnderWay: Story = {
  name: "pedido em andamento",
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await inState(canvasElement, schema.tag, "pending");
  },
};

export const Refused: Story = {
  name: "recusado pelo servidor",
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    const toggle = await press(canvasElement);
    await waitFor(() => expect(toggle.getByRole("alert")).toBeVisible());
    await expect(toggle.getByRole("switch", { checked: false })).toBeVisible();
  },
};

export const SignedOutMeanwhile: Story = {
  name: "sessão terminada",
  args: { signedOutText: "entre de novo para mudar o frete." },
  parameters: { visit: { failing: [{ path, status: 401 }] } },
  play: async ({ canvasElement }) => {
    const toggle = await press(canvasElement);
    await waitFor(() =>
      expect(toggle.getByText("entre de novo para mudar o frete.")).toBeVisible(),
    );
  },
};

export const TwoOfTheSameFeature: Story = {
  name: "dois do mesmo recurso",
  parameters: { page: (tag) => `${tag}\n${tag}` },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll(`${schema.tag}:state(enabled)`)).toHaveLength(2),
    );
  },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: {
    feature: undefined,
    children: 'frete econômico <a href="/perfil/configuracoes">mudar</a>',
  },
  parameters: { endsIn: "failed" },
};
