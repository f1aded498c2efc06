import { schema } from "@yy/widgets/star-rating/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const input = (value: string, attributes = "") =>
  `<label>sua nota <input type="number" name="rating" min="0" max="5" step="any" value="${value}"${attributes}></label>`;

export default {
  id: "widgets-yy-star-rating",
  title: "yy-star-rating",
  ...widgetMeta(schema, { args: { children: input("") } }),
};

export const Unrated: Story = { name: "sem nota" };

export const Rated: Story = {
  name: "com nota",
  tags: ["catalogue"],
  args: { children: input("4") },
  play: async ({ canvasElement }) => {
    const stars = await drawn(canvasElement, schema.tag);
    await expect(stars.getByRole("radio", { name: "4 estrelas" })).toBeChecked();
  },
};

export const Chosen: Story = {
  name: "nota escolhida",
  play: async ({ canvasElement }) => {
    const stars = await drawn(canvasElement, schema.tag);
    await userEvent.click(stars.getByRole("radio", { name: "3 estrelas" }));
    await expect(canvasElement.querySelector("input")).toHaveValue(3);
  },
};

export const Cleared: Story = {
  name: "nota apagada",
  args: { children: input("2") },
  play: async ({ canvasElement }) => {
    const stars = await drawn(canvasElement, schema.tag);
    await userEvent.click(stars.getByRole("radio", { name: "2 estrelas" }));
    await waitFor(() => expect(stars.queryByRole("radio", { checked: true })).toBeNull());
  },
};

export const HiddenInput: Story = {
  name: "com campo escondido",
  args: { label: "sua nota", children: '<input type="hidden" name="rating" value="5">' },
};

export const TenStars: Story = { name: "dez estrelas", args: { stars: 10, children: input("7") } };

export const Disabled: Story = {
  name: "desabilitado",
  args: { children: input("3", " disabled") },
};

export const Invalid: Story = {
  name: "inválido",
  args: { children: input("", ' required aria-invalid="true"') },
};

export const ReadOnly: Story = {
  name: "só leitura",
  args: { readonly: true, children: input("4.5", " readonly") },
  play: async ({ canvasElement }) => {
    const stars = await drawn(canvasElement, schema.tag);
    await expect(stars.getByRole("img", { name: "4,5 de 5 estrelas" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: "da direita para a esquerda",
  args: { readonly: true, children: input("2.5", " readonly") },
  parameters: { page: (tag) => `<div dir="rtl">\n${tag}\n</div>` },
};

export const NoInputShowsServerMarkup: Story = {
  name: "sem campo, html do servidor",
  args: { children: "<p>nota: 3 de 5</p>" },
  parameters: { endsIn: "failed" },
};
