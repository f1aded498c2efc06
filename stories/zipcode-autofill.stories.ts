import { schema } from "@yy/widgets/zipcode-autofill/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;
type Play = { canvasElement: HTMLElement };

const field = (label: string, part: string, attributes = "") =>
  `<p><label>${label} <input name="${part}" data-part="${part}"${attributes}></label></p>`;

const rest = [
  field("rua", "street"),
  field("número", "number"),
  field("complemento", "complement"),
  field("bairro", "neighborhood"),
].join("\n");

const inputs = `${field("cep", "zipcode")}
${field("estado", "state")}
${field("cidade", "city")}
${rest}`;

const lists = `${field("cep", "zipcode")}
<p><label>estado <select name="state" data-part="state"><option value="">UF</option><option>RJ</option><option>SP</option></select></label></p>
<p><label>cidade <select name="city" data-part="city"><option value="">Selecione</option></select></label></p>
${rest}`;

const fieldOf = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText(name);

async function leaveWith(canvas: HTMLElement, zipcode: string): Promise<void> {
  await inState(canvas, schema.tag, "mounted");
  await userEvent.type(fieldOf(canvas, "cep"), zipcode);
  await userEvent.tab();
}

export default {
  id: "widgets-yy-zipcode-autofill",
  title: "yy-zipcode-autofill",
  ...widgetMeta(schema, { args: { children: inputs } }),
};

export const Empty: Story = { name: "vazio" };

export const Filled: Story = {
  name: "preenchido",
  tags: ["catalogue"],
  play: async ({ canvasElement }: Play) => {
    await leaveWith(canvasElement, "01310-100");
    await waitFor(() => expect(fieldOf(canvasElement, "rua")).toHaveValue("Avenida Paulista"));
    await expect(fieldOf(canvasElement, "cidade")).toHaveValue("São Paulo");
  },
};

export const FilledLists: Story = {
  name: "listas preenchidas",
  args: { children: lists },
  play: async ({ canvasElement }: Play) => {
    await leaveWith(canvasElement, "20040-002");
    await waitFor(() => expect(fieldOf(canvasElement, "cidade")).toHaveValue("Rio de Janeiro"));
  },
};

export const CityWideZipcode: Story = {
  name: "cep da cidade inteira",
  play: async ({ canvasElement }: Play) => {
    await leaveWith(canvasElement, "13165000");
    await waitFor(() => expect(fieldOf(canvasElement, "cidade")).toHaveValue("Engenheiro Coelho"));
    await expect(fieldOf(canvasElement, "rua")).toHaveFocus();
  },
};

export const LookingUp: Story = {
  name: "buscando",
  parameters: { visit: { failing: [{ path: "/api/v1/zipcodes/", delay: 60_000 }] } },
  play: async ({ canvasElement }: Play) => {
    await leaveWith(canvasElement, "01310100");
    await inState(canvasElement, schema.tag, "loading");
    await expect(fieldOf(canvasElement, "rua")).toBeDisabled();
  },
};

export const UnknownZipcode: Story = {
  name: "cep não encontrado",
  play: async ({ canvasElement }: Play) => {
    await leaveWith(canvasElement, "99999999");
    await within(canvasElement).findByText(schema.attributes.notFoundText.default);
  },
};

export const LookupFails: Story = {
  name: "falha na busca",
  args: { failedText: "não deu para buscar esse cep" },
  parameters: { visit: { failing: [{ path: "/api/v1/zipcodes/", status: 500 }] } },
  play: async ({ canvasElement }: Play) => {
    await leaveWith(canvasElement, "01310100");
    await within(canvasElement).findByText("não deu para buscar esse cep");
  },
};

export const SwitchedOff: Story = { name: "busca desligada", args: { autocomplete: false } };

export const NoZipcodeShowsServerMarkup: Story = {
  name: "sem cep, html do servidor",
  args: { children: rest },
  parameters: { endsIn: "failed" },
};
