import { schema } from "@yy/widgets/__name__/schema";
import { userEvent } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-__name__",
  title: "yy-__name__",
  ...widgetMeta(schema, { args: { children: "<span>tocar</span>" } }),
};

export const Untouched: Story = { name: "no começo", tags: ["catalogue"] };

export const CustomLabel: Story = { name: "com texto próprio", args: { label: "aqui" } };

export const Pressed: Story = {
  name: "depois do toque",
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button"));
    await inState(canvasElement, schema.tag, "pressed");
  },
};
