import { schema } from "@yy/widgets/mask/schema";
import { expect, userEvent, within } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const field = (label: string, input = "") =>
  `<label>${label} <input name="field" ${input}></label>`;

/** Types into the masked field, leaves it, and expects its value. */
const typed =
  (keys: string, shown: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.type(input, keys);
    await userEvent.tab();
    await expect(input).toHaveValue(shown);
  };

export default {
  id: "widgets-yy-mask",
  title: "yy-mask",
  ...widgetMeta(schema, { args: { mask: "zipcode", children: field("cep") } }),
};

export const Empty: Story = { name: "vazio" };

export const Zipcode: Story = { name: "cep", play: typed("01310100", "01310-100") };

export const Cpf: Story = {
  name: "cpf",
  args: { mask: "cpf", children: field("cpf", 'value="12345678909"') },
};

export const BirthDate: Story = {
  name: "data de nascimento",
  args: { mask: "date", children: field("data de nascimento") },
  play: typed("21111990", "21/11/1990"),
};

export const PhoneOf10Digits: Story = {
  name: "telefone de 10 dígitos",
  args: { mask: "phone", children: field("telefone") },
  play: typed("1132654321", "(11) 3265-4321"),
};

export const PhoneOf11Digits: Story = {
  name: "telefone de 11 dígitos",
  args: { mask: "phone", children: field("celular") },
  play: typed("11987654321", "(11) 98765-4321"),
};

export const Money: Story = {
  name: "dinheiro",
  args: { mask: "money", unmaskedName: "price_raw", children: field("preço") },
  play: typed("1234,5", "R$ 1.234,50"),
};

export const CardNumber: Story = {
  name: "número do cartão",
  tags: ["catalogue"],
  args: { mask: "card-number", children: field("número do cartão") },
  play: typed("4111111111111111", "4111 1111 1111 1111"),
};

export const CardExpiry: Story = {
  name: "validade do cartão",
  args: { mask: "card-expiry", children: field("validade") },
};

export const CardCode: Story = {
  name: "código do cartão",
  args: { mask: "card-code", children: field("código") },
  play: typed("12345", "1234"),
};

export const OwnPlaceholder: Story = {
  name: "com placeholder próprio",
  args: { children: field("cep", 'placeholder="só números"') },
};

export const Disabled: Story = {
  name: "desabilitado",
  args: { unmaskedName: "cep_digits", children: field("cep", 'value="01310100" disabled') },
};

export const UnknownMaskLeavesThePlainField: Story = {
  name: "máscara desconhecida, campo comum",
  args: { mask: "rg", children: field("rg") },
  parameters: { endsIn: "failed" },
};

export const NumberFieldHoldsNoMask: Story = {
  name: "campo numérico, sem máscara",
  args: { children: field("cep", 'type="number"') },
  parameters: { endsIn: "failed" },
};
