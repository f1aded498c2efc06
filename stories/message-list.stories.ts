import { schema } from "@yy/widgets/message-list/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/perfil/mensagens";

const row = (id: string, subject: string, read: boolean) =>
  `<li data-message-id="${id}" data-read="${read}">
  <input type="checkbox" name="ids[]" value="${id}" aria-label="selecionar ${subject}">
  <a href="${path}/${encodeURIComponent(id)}">${subject}</a>
</li>`;

const rows = [
  row("default$$$201", "seu vestido foi vendido!", false),
  row("chat$$$202", "sobre a sapatilha bordada", false),
  row("default$$$204", "pagamento liberado", true),
].join("\n");

const inbox = (content: string) => `<nav data-part="filter" aria-label="tipo">
  <a href="${path}" data-type="">tudo</a>
  <a href="${path}?type=chat" data-type="chat">conversas</a>
</nav>
<label><input type="checkbox" data-part="select-all"> todas</label>
<div data-part="toolbar">
  <button type="button" data-part="read">marcar como lidas</button>
  <button type="button" data-part="delete">apagar</button>
</div>
<ul data-part="messages">${content}</ul>
<p data-part="empty">nenhuma mensagem por aqui.</p>`;

export default {
  id: "widgets-yy-message-list",
  title: "yy-message-list",
  ...widgetMeta(schema, { args: { children: inbox(rows) } }),
};

const checkbox = (canvas: HTMLElement, name: string) => {
  const found = canvas.querySelector(`[aria-label="${name}"]`);
  if (found instanceof HTMLInputElement) return found;
  throw new Error(`no checkbox ${name}`);
};

const press = async (canvas: HTMLElement, part: string) => {
  const control = canvas.querySelector<HTMLElement>(`[data-part=${part}]`);
  await waitFor(() => expect(control).toBeVisible());
  if (control) await userEvent.click(control);
};

const filterByChat = async (canvas: HTMLElement) => {
  await inState(canvas, schema.tag, "mounted");
  const link = canvas.querySelector<HTMLElement>("[data-type=chat]");
  if (link) await userEvent.click(link);
};

export const Unselected: Story = { name: "nada selecionado", tags: ["catalogue"] };

export const Selecting: Story = {
  name: "mensagem selecionada",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(checkbox(canvasElement, "selecionar seu vestido foi vendido!"));
    await inState(canvasElement, schema.tag, "selecting");
  },
};

export const ChatsCannotBeDeleted: Story = {
  name: "chat não se apaga",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(checkbox(canvasElement, "selecionar sobre a sapatilha bordada"));
    await inState(canvasElement, schema.tag, "selecting");
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-part=delete]")).not.toBeVisible(),
    );
  },
};

export const MarkedAsRead: Story = {
  name: "marcada como lida",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(checkbox(canvasElement, "selecionar seu vestido foi vendido!"));
    await press(canvasElement, "read");
    const list = await drawn(canvasElement, schema.tag);
    await waitFor(() =>
      expect(list.getByText(schema.attributes.readOneText.default)).toBeInTheDocument(),
    );
  },
};

export const DeletingFailed: Story = {
  name: "falha ao apagar",
  parameters: { visit: { failing: [{ path: "/api/inbox/messages", status: 500 }] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(checkbox(canvasElement, "selecionar pagamento liberado"));
    await press(canvasElement, "delete");
    const list = await drawn(canvasElement, schema.tag);
    await waitFor(() =>
      expect(list.getByText(schema.attributes.deleteFailedText.default)).toBeVisible(),
    );
  },
};

export const Loading: Story = {
  name: "carregando",
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await filterByChat(canvasElement);
    await inState(canvasElement, schema.tag, "loading");
    const list = await drawn(canvasElement, schema.tag);
    await waitFor(() =>
      expect(list.getByText(schema.attributes.labelLoading.default)).toBeVisible(),
    );
  },
};

export const LoadingFailed: Story = {
  name: "falha ao carregar",
  args: { failedText: "as mensagens não vieram.", labelRetry: "de novo" },
  parameters: { visit: { failing: [{ path, drop: true }] } },
  play: async ({ canvasElement }) => {
    await filterByChat(canvasElement);
    const list = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(list.getByRole("button", { name: "de novo" })).toBeVisible());
  },
};

export const Empty: Story = {
  name: "vazio",
  args: { children: inbox("") },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "empty");
  },
};

export const MessageWithoutItsType: Story = {
  name: "mensagem sem tipo",
  args: { children: inbox(rows + row("205", "recado sem tipo", true)) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await waitFor(() =>
      expect(checkbox(canvasElement, "selecionar recado sem tipo")).toBeDisabled(),
    );
  },
};

export const WithoutItsListShowsServerMarkup: Story = {
  name: "sem lista, html do servidor",
  args: { children: "<p>nenhuma mensagem por aqui.</p>" },
  parameters: { endsIn: "failed" },
};
