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

export const Off: Story = {};

export const On: Story = { args: { enabled: true } };

export const BoostedBundle: Story = {
  args: { feature: "boosted-bundle", children: "destaque na busca" },
};

export const WithADescription: Story = {
  args: {
    children:
      "<strong>frete econômico</strong><br><small>mais barato para quem compra, uns dias mais devagar.</small>",
  },
};

export const LongWordsInANarrowCard: Story = {
  args: { children: "frete econômico para todas as peças da minha lojinha, vendidas ou não" },
  parameters: { page: (tag) => `<article style="inline-size: 14rem">\n${tag}\n</article>` },
};

export const InPlaceOfAForm: Story = {
  args: {
    children:
      'frete econômico <form action="/perfil/configuracoes/frete" method="post"><button>ligar</button></form>',
  },
};

export const TurnedOn: Story = {
  play: async ({ canvasElement }) => {
    const toggle = await press(canvasElement);
    await waitFor(() => expect(toggle.getByRole("switch", { checked: true })).toBeVisible());
  },
};

export const RequestUnderWay: Story = {
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await inState(canvasElement, schema.tag, "pending");
  },
};

export const Refused: Story = {
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    const toggle = await press(canvasElement);
    await waitFor(() => expect(toggle.getByRole("alert")).toBeVisible());
    await expect(toggle.getByRole("switch", { checked: false })).toBeVisible();
  },
};

export const SignedOutMeanwhile: Story = {
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
  parameters: { page: (tag) => `${tag}\n${tag}` },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelectorAll(`${schema.tag}:state(enabled)`)).toHaveLength(2),
    );
  },
};

export const WrongAttributeShowsServerMarkup: Story = {
  args: {
    feature: undefined,
    children: 'frete econômico <a href="/perfil/configuracoes">mudar</a>',
  },
  parameters: { endsIn: "failed" },
};
