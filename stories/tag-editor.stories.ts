import { schema } from "@yy/widgets/tag-editor/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

/** Declared here, because stories import no widget: the bundle under test defines the tag. */
interface TagEditorElement extends HTMLElement {
  reload(): Promise<void>;
}

type Story = WidgetStory<typeof schema>;

const input = (value: string, attributes = "") =>
  `<label>tags <input name="tags" value="${value}"${attributes}></label>`;

export default {
  id: "widgets-yy-tag-editor",
  title: "yy-tag-editor",
  ...widgetMeta(schema, { args: { children: input("vintage, algodão, pouco uso") } }),
};

export const WithTags: Story = { name: "com tags", tags: ["catalogue"] };

export const Empty: Story = {
  name: "vazio",
  args: { children: input("", ' placeholder="vintage, linho…"') },
};

export const Added: Story = {
  name: "tag adicionada",
  play: async ({ canvasElement }) => {
    const editor = await drawn(canvasElement, schema.tag);
    await userEvent.type(editor.getByRole("textbox", { name: "tags" }), "linho,");
    await expect(await editor.findByRole("button", { name: "remover linho" })).toBeVisible();
    await expect(canvasElement.querySelector("input")).toHaveValue(
      "vintage, algodão, pouco uso, linho",
    );
  },
};

export const Removed: Story = {
  name: "tag removida",
  play: async ({ canvasElement }) => {
    const editor = await drawn(canvasElement, schema.tag);
    await userEvent.click(editor.getByRole("button", { name: "remover algodão" }));
    await waitFor(() =>
      expect(canvasElement.querySelector("input")).toHaveValue("vintage, pouco uso"),
    );
  },
};

export const Repeated: Story = {
  name: "tag repetida",
  play: async ({ canvasElement }) => {
    const editor = await drawn(canvasElement, schema.tag);
    await userEvent.type(editor.getByRole("textbox", { name: "tags" }), "ALGODAO{enter}");
    await expect(await editor.findByText("já na lista: ALGODAO.")).toBeVisible();
  },
};

export const Full: Story = {
  name: "lista cheia",
  args: { max: 3 },
  play: async ({ canvasElement }) => {
    const editor = await drawn(canvasElement, schema.tag);
    const field = editor.getByRole("textbox", { name: "tags" });
    await userEvent.type(field, "linho{enter}");
    await expect(await editor.findByText(/a lista vai até 3/)).toBeVisible();
    await expect(field).toHaveValue("linho");
  },
};

export const OneLongTag: Story = {
  name: "uma tag longa",
  args: { children: input("coleção-de-inverno-da-vovó-que-ninguém-nunca-usou-".repeat(4)) },
};

export const ManyTags: Story = {
  name: "muitas tags",
  args: {
    children: input(Array.from({ length: 40 }, (_, index) => `tag ${index + 1}`).join(", ")),
  },
};

export const Disabled: Story = {
  name: "desabilitado",
  args: { children: input("vintage, linho", " disabled") },
};

export const ReadOnly: Story = {
  name: "só leitura",
  args: { children: input("vintage, linho", " readonly") },
};

export const Invalid: Story = {
  name: "inválido",
  args: {
    children: `${input("", ' required aria-invalid="true" aria-describedby="falta"')}<p id="falta">não pode ficar em branco</p>`,
  },
};

export const HiddenInput: Story = {
  name: "com campo escondido",
  args: { children: '<input type="hidden" name="tags" value="vintage" aria-label="tags">' },
};

export const ReloadFailed: Story = {
  name: "falha ao recarregar",
  args: { src: "/nada-aqui" },
  play: async ({ canvasElement }) => {
    const editor = await drawn(canvasElement, schema.tag);
    await canvasElement.querySelector<TagEditorElement>(schema.tag)?.reload();
    await expect(await editor.findByRole("alert")).toHaveTextContent("não deu para carregar");
    await expect(editor.getByRole("button", { name: "remover algodão" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: "da direita para a esquerda",
  parameters: { page: (tag) => `<div dir="rtl">\n${tag}\n</div>` },
};

export const NoInputShowsServerMarkup: Story = {
  name: "sem campo, html do servidor",
  args: { children: "<p>tags: vintage, algodão</p>" },
  parameters: { endsIn: "failed" },
};

export const WrongMaxShowsServerMarkup: Story = {
  name: "máximo errado, html do servidor",
  args: { max: 0 },
  parameters: { endsIn: "failed" },
};
