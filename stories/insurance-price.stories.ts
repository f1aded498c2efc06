import { schema } from "@yy/widgets/insurance-price/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const form = (price: string) =>
  `<form><label>preço <input name="price" inputmode="decimal" value="${price}"></label></form>`;

export default {
  id: "widgets-yy-insurance-price",
  title: "yy-insurance-price",
  ...widgetMeta(schema, {
    args: { children: form("120,00") },
    parameters: { visit: { signedInAs: 1 } },
  }),
};

export const Filled: Story = {
  name: "preenchido",
  tags: ["catalogue"],
  play: async ({ canvasElement }) => {
    const line = await drawn(canvasElement, schema.tag);
    await expect(await line.findByText("seguro: R$ 3,60")).toBeVisible();
  },
};

export const Empty: Story = { name: "vazio", args: { children: form("") } };

export const Typed: Story = {
  name: "depois de digitar",
  args: { children: form("") },
  play: async ({ canvasElement }) => {
    const line = await drawn(canvasElement, schema.tag);
    await userEvent.type(canvasElement.querySelector("input") as HTMLElement, "1.000,00");
    await expect(await line.findByText("seguro: R$ 30,00")).toBeVisible();
  },
};

export const OtherWords: Story = {
  name: "com textos próprios",
  args: { label: "proteja a entrega por {price}" },
  play: async ({ canvasElement }) => {
    const line = await drawn(canvasElement, schema.tag);
    await expect(await line.findByText("proteja a entrega por R$ 3,60")).toBeVisible();
  },
};

export const RefusedShowsNothing: Story = {
  name: "preço recusado, linha vazia",
  tags: ["no-preview"],
  args: { children: form("0") },
  play: async ({ canvasElement }) => {
    const line = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(line.getByRole("status")).toHaveTextContent(""));
  },
};

export const NoFormShowsServerMarkup: Story = {
  name: "sem formulário, html do servidor",
  args: { children: "<p>o preço do seguro aparece ao salvar.</p>" },
  parameters: { endsIn: "failed" },
};
