import { schema } from "@yy/widgets/message-header/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/api/inbox/messages";

export default {
  id: "widgets-yy-message-header",
  title: "yy-message-header",
  ...widgetMeta(schema, {
    args: {
      messageId: "default$$$204",
      redirectUrl: "/perfil/mensagens",
      confirm: "",
      children:
        '<h2>pagamento liberado</h2>\n<button type="button" data-part="delete">apagar</button>',
    },
  }),
};

const press = async (canvas: HTMLElement) => {
  await inState(canvas, schema.tag, "mounted");
  const control = canvas.querySelector<HTMLElement>("[data-part=delete]");
  if (control) await userEvent.click(control);
};

export const Resting: Story = { name: "em repouso", tags: ["catalogue"] };

export const Deleting: Story = {
  name: "apagando",
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    await inState(canvasElement, schema.tag, "deleting");
  },
};

export const Failed: Story = {
  name: "depois de uma falha",
  args: { read: false, failedText: "a mensagem ficou. tente de novo." },
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const header = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(header.getByText("a mensagem ficou. tente de novo.")).toBeVisible());
  },
};

export const SignedOut: Story = {
  name: "sessão terminada",
  parameters: { visit: { failing: [{ path, status: 401 }] } },
  play: async ({ canvasElement }) => {
    await press(canvasElement);
    const header = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(header.getByText(/sua sessão terminou/)).toBeVisible());
  },
};

export const ChatsCannotBeDeleted: Story = {
  name: "chat não se apaga",
  args: { messageId: "chat$$$202" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-part=delete]")).not.toBeVisible(),
    );
  },
};

export const AnotherSiteIsRefused: Story = {
  name: "outro site recusado",
  args: { redirectUrl: "https://outra.example/" },
  parameters: { endsIn: "failed" },
};
