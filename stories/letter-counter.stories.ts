import { schema } from "@yy/widgets/letter-counter/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const field = (text = "") =>
  `<label>descrição <textarea name="description">${text}</textarea></label>`;

export default {
  id: "widgets-yy-letter-counter",
  title: "yy-letter-counter",
  ...widgetMeta(schema, { args: { limit: 40, children: field() } }),
};

export const Empty: Story = { name: "vazio" };

export const FarFromTheLimit: Story = {
  name: "longe do limite",
  args: { children: field("vestido de linho") },
};

export const CloseToTheLimit: Story = {
  name: "perto do limite",
  args: { children: field("vestido de linho, usado só duas vezes.") },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "near");
  },
};

export const AtTheLimit: Story = {
  name: "no limite",
  args: { children: field("vestido de linho, usado só duas vezes :)") },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "equal");
  },
};

export const OverTheLimit: Story = {
  name: "acima do limite",
  args: { children: field("vestido de linho, usado só duas vezes, sem manchas") },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "over");
  },
};

export const WithoutALimit: Story = {
  name: "sem limite",
  args: { limit: undefined, children: field("vestido de linho") },
};

export const OwnText: Story = {
  name: "com texto próprio",
  args: { label: "restam {left} letras", children: field("vestido de linho") },
};

export const Typed: Story = {
  name: "depois de digitar",
  tags: ["catalogue"],
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement, schema.tag);
    await userEvent.type(within(canvasElement).getByLabelText("descrição"), "bolsa");
    await waitFor(() => expect(widget.getByText("5/40")).toBeVisible());
  },
};

export const OneLine: Story = {
  name: "campo de uma linha",
  args: {
    limit: 20,
    children: '<label>título <input name="title" value="bolsa de palha"></label>',
  },
};

export const WrongLimitLeavesThePlainField: Story = {
  name: "limite errado, campo comum",
  args: { limit: "muitas" },
  parameters: { endsIn: "failed" },
};
