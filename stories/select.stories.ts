import { schema } from "@yy/widgets/select/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const states = `<select id="estado" name="estado">
  <option value="">Selecione</option>
  <option value="BA">Bahia</option>
  <option value="CE">Ceará</option>
  <option value="RJ" disabled>Rio de Janeiro</option>
  <option value="SP">São Paulo</option>
</select>`;

const brands = `<select id="estado" name="marcas[]" multiple>
  <option value="">todas</option>
  <option selected>Farm</option>
  <option>Animale</option>
  <option selected>Zara</option>
</select>`;

export default {
  id: "widgets-yy-select",
  title: "yy-select",
  ...widgetMeta(schema, {
    args: { children: states },
    parameters: { page: (tag) => `<label for="estado">escolha</label>\n${tag}` },
  }),
};

export const NothingChosen: Story = { name: "nada escolhido" };

export const Chosen: Story = {
  name: "com opção escolhida",
  args: { children: states.replace('value="SP"', 'value="SP" selected') },
};

const openList: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const select = await drawn(canvasElement, schema.tag);
  await userEvent.click(select.getByRole("combobox", { name: "escolha" }));
  await waitFor(() => expect(select.getByRole("listbox", { name: "escolha" })).toBeVisible());
};

export const Open: Story = { name: "aberto", tags: ["catalogue"], play: openList };

export const Groups: Story = {
  name: "com grupos",
  args: {
    children: `<select id="estado">
  <optgroup label="Nordeste"><option>Bahia</option><option>Ceará</option></optgroup>
  <optgroup label="Sudeste"><option>São Paulo</option></optgroup>
</select>`,
  },
  play: openList,
};

export const Searching: Story = {
  name: "buscando",
  args: { searchable: true },
  play: async ({ canvasElement }) => {
    const select = await drawn(canvasElement, schema.tag);
    await userEvent.type(select.getByRole("combobox"), "sao");
    await waitFor(() => expect(select.getAllByRole("option")).toHaveLength(1));
    await expect(select.getByRole("option", { name: "São Paulo" })).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: "nada encontrado",
  args: { searchable: true, emptyText: "não temos essa" },
  play: async ({ canvasElement }) => {
    const select = await drawn(canvasElement, schema.tag);
    await userEvent.type(select.getByRole("combobox"), "xyz");
    await waitFor(() => expect(select.getByRole("status")).toHaveTextContent("não temos essa"));
  },
};

export const Several: Story = { name: "várias escolhas", args: { children: brands } };

export const SeveralSearchable: Story = {
  name: "várias escolhas, com busca",
  args: { children: brands, searchable: true, labelRemove: "tirar {label}" },
};

export const Disabled: Story = {
  name: "desabilitado",
  args: { children: states.replace("<select", "<select disabled") },
};

export const Invalid: Story = {
  name: "inválido",
  args: {
    children: states.replace("<select", '<select aria-invalid="true" aria-describedby="erro"'),
  },
  parameters: {
    page: (tag) =>
      `<label for="estado">escolha</label>\n${tag}\n<p id="erro">não pode ficar em branco</p>`,
  },
  play: async ({ canvasElement }) => {
    const select = await drawn(canvasElement, schema.tag);
    await expect(select.getByRole("combobox")).toHaveAttribute(
      "aria-description",
      "não pode ficar em branco",
    );
  },
};

export const RefusedByTheBrowser: Story = {
  name: "recusado pelo navegador",
  args: { children: states.replace("<select", "<select required") },
  parameters: {
    page: (tag) =>
      `<form><label for="estado">escolha</label>\n${tag}\n<button>enviar</button></form>`,
  },
  play: async ({ canvasElement }) => {
    const select = await drawn(canvasElement, schema.tag);
    canvasElement.querySelector("form")?.reportValidity();
    await waitFor(() => expect(select.getByRole("combobox")).toBeInvalid());
  },
};

export const Redirecting: Story = {
  name: "leva a outra página",
  args: {
    redirect: true,
    children: `<select id="estado"><option value="">ordenar por</option><option value="/?ordem=novas">mais novas</option></select>`,
  },
};

export const WithoutASelect: Story = {
  name: "sem select dentro",
  args: { children: "<p>nada para escolher</p>" },
  parameters: { endsIn: "failed" },
};
