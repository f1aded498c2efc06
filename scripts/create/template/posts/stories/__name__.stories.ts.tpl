import { schema } from "@yy/widgets/__name__/schema";
import { userEvent } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-__name__",
  title: "yy-__name__",
  ...widgetMeta(schema, {
    args: {
#if optimistic
      itemId: "7",
#end
      children: `<form action="__path__" method="post"><button>${schema.attributes.label.default}</button></form>`,
    },
    parameters: { visit: { signedInAs: 1 } },
  }),
};

export const Untouched: Story = { name: "no começo", tags: ["catalogue"] };

#if optimistic
export const Chosen: Story = { name: "escolhido", args: { chosen: true } };
#else
export const Sent: Story = {
  name: "depois do toque",
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button"));
    await inState(canvasElement, schema.tag, "sent");
  },
};
#end

export const Refused: Story = {
  name: "envio recusado",
  parameters: { visit: { signedInAs: 1, failing: [{ path: "__path__", status: 500 }] } },
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button"));
    await inState(canvasElement, schema.tag, "error");
  },
};
