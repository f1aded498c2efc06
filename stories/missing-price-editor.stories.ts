import { schema } from "@yy/widgets/missing-price-editor/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;
type Play = { canvasElement: HTMLElement };

const path = "/pro/precos-faltantes/";
const asSeller = { signedInAs: 2 };

const item = (id: number, name: string, price = "") =>
  `<form data-part="item" data-item-id="${id}" action="${path}${id}" method="post">
  <label>${name} <input data-part="price" autocomplete="off"${price && ` value="${price}"`}></label>
  <input type="hidden" name="item[price]" data-part="hidden-price">
  <button>salvar ${name}</button>
</form>`;

const list = [
  item(401, "vestido midi"),
  item(402, "bolsa de couro"),
  item(403, "tênis de lona"),
].join("\n");
const actions =
  '<p data-part="actions"><button type="button" data-part="submit">salvar todos</button></p>';

const field = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText(name);

async function enter(canvas: HTMLElement, name: string, price: string): Promise<void> {
  await inState(canvas, schema.tag, "mounted");
  await userEvent.clear(field(canvas, name));
  await userEvent.type(field(canvas, name), price);
  await userEvent.tab();
}

const save = (canvas: HTMLElement, name: string) =>
  userEvent.click(within(canvas).getByRole("button", { name: `salvar ${name}` }));

const itemInState = (canvas: HTMLElement, state: string) =>
  waitFor(() => expect(canvas.querySelector(`[data-state="${state}"]`)).not.toBeNull());

export default {
  id: "widgets-yy-missing-price-editor",
  title: "yy-missing-price-editor",
  ...widgetMeta(schema, {
    args: { children: list + actions },
    parameters: { visit: asSeller },
  }),
};

export const Untouched: Story = { name: "no começo" };

export const Changed: Story = {
  name: "preço mudado",
  tags: ["catalogue"],
  play: async ({ canvasElement }: Play) => {
    await enter(canvasElement, "vestido midi", "1234,5");
    await expect(field(canvasElement, "vestido midi")).toHaveValue("R$ 1.234,50");
    await itemInState(canvasElement, "changed");
  },
};

export const Invalid: Story = {
  name: "inválido",
  play: async ({ canvasElement }: Play) => {
    await enter(canvasElement, "vestido midi", "0");
    await within(canvasElement).findByText(schema.attributes.notPositiveText.default);
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: "salvar todos" })).toBeDisabled(),
    );
  },
};

export const Saving: Story = {
  name: "salvando",
  parameters: { visit: { ...asSeller, failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }: Play) => {
    await enter(canvasElement, "vestido midi", "80");
    await save(canvasElement, "vestido midi");
    await itemInState(canvasElement, "saving");
  },
};

export const Saved: Story = {
  name: "salvo",
  play: async ({ canvasElement }: Play) => {
    await enter(canvasElement, "vestido midi", "80");
    await save(canvasElement, "vestido midi");
    await itemInState(canvasElement, "saved");
  },
};

export const Refused: Story = {
  name: "recusado pelo servidor",
  parameters: {
    visit: {
      ...asSeller,
      failing: [{ path, status: 422, body: '{"price":"deve ser maior do que R$ 5,00"}' }],
    },
  },
  play: async ({ canvasElement }: Play) => {
    await enter(canvasElement, "vestido midi", "4");
    await save(canvasElement, "vestido midi");
    await within(canvasElement).findByText("deve ser maior do que R$ 5,00");
  },
};

export const Failed: Story = {
  name: "depois de uma falha",
  parameters: { visit: { ...asSeller, failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }: Play) => {
    await enter(canvasElement, "vestido midi", "80");
    await save(canvasElement, "vestido midi");
    await itemInState(canvasElement, "failed");
  },
};

export const SessionEnded: Story = {
  name: "sessão terminada",
  parameters: { visit: { ...asSeller, failing: [{ path, status: 401, body: "{}" }] } },
  play: async ({ canvasElement }: Play) => {
    const editor = await drawn(canvasElement, schema.tag);
    await enter(canvasElement, "vestido midi", "80");
    await save(canvasElement, "vestido midi");
    await editor.findByText(/sua sessão terminou/);
  },
};

export const ManyAtOnce: Story = {
  name: "vários preços de uma vez",
  play: async ({ canvasElement }: Play) => {
    const editor = await drawn(canvasElement, schema.tag);
    await userEvent.type(editor.getByLabelText(schema.attributes.labelPrice.default), "50");
    await userEvent.click(
      editor.getByRole("button", { name: schema.attributes.labelFill.default }),
    );
    await userEvent.type(editor.getByLabelText(schema.attributes.labelPercent.default), "10");
    await userEvent.click(
      editor.getByRole("button", { name: schema.attributes.labelLower.default }),
    );
    await expect(field(canvasElement, "tênis de lona")).toHaveValue("R$ 45,00");
    await waitFor(() =>
      expect(
        editor.getByRole("button", { name: schema.attributes.labelUndo.default }),
      ).toBeEnabled(),
    );
  },
};

export const BadPercentage: Story = {
  name: "porcentagem errada",
  play: async ({ canvasElement }: Play) => {
    const editor = await drawn(canvasElement, schema.tag);
    await userEvent.type(editor.getByLabelText(schema.attributes.labelPercent.default), "100");
    await userEvent.click(
      editor.getByRole("button", { name: schema.attributes.labelLower.default }),
    );
    await editor.findByText(/^digite uma porcentagem/);
  },
};

export const ListStillLoading: Story = {
  name: "lista ainda carregando",
  args: {
    children: `<yy-infinite-scroll data-next-url="/pro/precos-faltantes/itens?depois_de=403">${list}</yy-infinite-scroll>${actions}`,
  },
  parameters: {
    visit: { ...asSeller, failing: [{ path: "/pro/precos-faltantes/itens", delay: 60_000 }] },
  },
  play: async ({ canvasElement }: Play) => {
    await inState(canvasElement, schema.tag, "mounted");
    await expect(canvasElement.querySelector("[data-part=actions]")).not.toBeVisible();
  },
};

export const ServersPrices: Story = {
  name: "preços do servidor",
  args: {
    children:
      item(401, "vestido midi", "80,00") + item(402, "bolsa de couro", "R$ 1.200,00") + actions,
  },
};

export const ItemWithoutId: Story = {
  name: "item sem id",
  tags: ["no-preview"],
  args: { children: list.replace(' data-item-id="401"', "") + actions },
};
