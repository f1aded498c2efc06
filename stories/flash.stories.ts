import { schema } from "@yy/widgets/flash/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-flash",
  title: "yy-flash",
  ...widgetMeta(schema, {
    args: { duration: 0, children: '<p data-flash="notice">guardamos a peça na sua sacola.</p>' },
  }),
};

export const Notice: Story = { name: "mensagem de aviso" };

export const Success: Story = {
  name: "mensagem de sucesso",
  tags: ["catalogue"],
  args: { children: '<p data-flash="success">venda feita! parabéns.</p>' },
};

export const Alert: Story = {
  name: "mensagem de alerta",
  args: { children: '<p data-flash="alert">faltam 10 minutos para a promoção acabar.</p>' },
};

export const AnError: Story = {
  name: "mensagem de erro",
  args: { children: '<p data-flash="error">não conseguimos salvar. tente de novo.</p>' },
};

export const Stacked: Story = {
  name: "mensagens empilhadas",
  args: {
    children: [
      '<p data-flash="notice">guardamos a peça na sua sacola.</p>',
      '<p data-flash="success">venda feita! parabéns.</p>',
      '<p data-flash="error">não conseguimos salvar. tente de novo.</p>',
    ].join("\n"),
  },
};

export const LongWords: Story = {
  name: "com texto longo",
  args: {
    children:
      '<p data-flash="notice">uma mensagem bem mais comprida, daquelas que alguém escreveu com calma, e umapalavrasóquenãocabeemlugarnenhumdeumatelapequena.</p>',
  },
};

export const GoesByItself: Story = { name: "some sozinho", args: { duration: undefined } };

export const Closed: Story = {
  name: "depois de fechar",
  play: async ({ canvasElement }) => {
    const flash = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      await flash.findByRole("button", { name: schema.attributes.labelClose.default }),
    );
    await waitFor(() => expect(flash.queryByRole("button")).toBe(null));
  },
};

export const CustomCloseLabel: Story = {
  name: "com texto próprio",
  args: { labelClose: "dispensar aviso" },
};

export const Empty: Story = { name: "vazio", args: { children: "" } };

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { duration: "rapidinho" },
  parameters: { endsIn: "failed" },
};
