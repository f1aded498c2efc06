import { schema } from "@yy/widgets/city-select/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const stateSelect = (chosen = "") => `<label for="estado">estado</label>
<select id="estado" data-part="state">
  ${["UF", "AC", "BA", "SP"].map((code) => `<option${code === chosen ? " selected" : ""}>${code}</option>`).join("\n  ")}
</select>`;

const citySelect = (city = "") => `<label for="cidade">cidade</label>
<select id="cidade" data-part="city">
  <option value="">Selecione</option>${city && `\n  <option selected>${city}</option>`}
</select>`;

const salvador = `${stateSelect("BA")}\n${citySelect("Salvador")}`;

/** Waits until this city is an option. */
async function offers(canvas: HTMLElement, city: string): Promise<void> {
  const select = canvas.querySelector<HTMLSelectElement>("[data-part=city]");
  await waitFor(() =>
    expect([...(select?.options ?? [])].map(({ value }) => value)).toContain(city),
  );
}

export default {
  id: "widgets-yy-city-select",
  title: "yy-city-select",
  ...widgetMeta(schema, { args: { children: `${stateSelect()}\n${citySelect()}` } }),
};

export const NoState: Story = { name: "sem estado escolhido" };

export const StateChosen: Story = {
  name: "estado escolhido",
  tags: ["catalogue"],
  play: async ({ canvas, canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.selectOptions(canvas.getByLabelText("estado"), "BA");
    await offers(canvasElement, "Ilhéus");
  },
};

export const Preselected: Story = {
  name: "cidade já escolhida",
  args: { children: salvador },
  play: async ({ canvas, canvasElement }) => {
    await offers(canvasElement, "Ilhéus");
    await expect(canvas.getByLabelText("cidade")).toHaveValue("Salvador");
  },
};

export const Loading: Story = {
  name: "carregando",
  args: { children: salvador },
  parameters: { visit: { failing: [{ path: "/states/", delay: 60_000 }] } },
  play: async ({ canvas, canvasElement }) => {
    await inState(canvasElement, schema.tag, "loading");
    await expect(canvas.getByLabelText("cidade")).toBeDisabled();
  },
};

export const Unavailable: Story = {
  name: "cidades indisponíveis",
  args: { children: salvador },
  parameters: { visit: { failing: [{ path: "/states/", status: 500 }] } },
  play: async ({ canvas, canvasElement }) => {
    await inState(canvasElement, schema.tag, "unavailable");
    await expect(canvas.getByLabelText("cidade")).toBeEnabled();
  },
};

export const UnavailableInOtherWords: Story = {
  name: "indisponíveis, com textos próprios",
  args: { children: salvador, errorText: "as cidades não vieram", labelRetry: "pedir outra vez" },
  parameters: { visit: { failing: [{ path: "/states/", status: 500 }] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "unavailable");
  },
};

export const TriedAgain: Story = {
  name: "depois de tentar de novo",
  args: { children: salvador },
  parameters: { visit: { failing: [{ path: "/states/", status: 500 }] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "unavailable");
    const widget = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      widget.getByRole("button", { name: schema.attributes.labelRetry.default }),
    );
    await offers(canvasElement, "Ilhéus");
  },
};

export const DrawnSelects: Story = {
  name: "com caixas desenhadas",
  args: {
    placeholder: "escolha a cidade",
    children: salvador
      .replaceAll("<select", "<yy-select data-searchable><select")
      .replaceAll("</select>", "</select></yy-select>"),
  },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, "yy-select", "enhanced");
    await offers(canvasElement, "Ilhéus");
  },
};

export const WithoutCities: Story = {
  name: "sem lista de cidades",
  args: { children: stateSelect("BA") },
  parameters: { endsIn: "failed" },
};
