import { schema } from "@yy/widgets/count-badge/schema";
import { expect } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-count-badge",
  title: "yy-count-badge",
  ...widgetMeta(schema, { args: { count: 3, children: "3" } }),
};

export const Count: Story = { name: "contagem simples" };

export const LastBeforeTheMax: Story = {
  name: "último antes do máximo",
  args: { count: 99, children: "99" },
};

export const AboveTheMax: Story = {
  name: "acima do máximo",
  args: { count: 120, children: "99+" },
};

export const OwnMax: Story = {
  name: "com máximo próprio",
  args: { count: 12, max: 9, children: "9+" },
};

export const Labelled: Story = {
  name: "com nome para leitor de tela",
  args: { count: 120, label: "{count} ofertas novas", children: "99+" },
  play: async ({ canvasElement }) => {
    const badge = await drawn(canvasElement, schema.tag);
    await expect(badge.getByRole("img", { name: "99+ ofertas novas" })).toBeVisible();
  },
};

export const Zero: Story = {
  name: "valor zero",
  args: { count: 0, mount: "eager", children: "" },
  play: async ({ canvasElement }) => {
    const element = await inState(canvasElement, schema.tag, "empty");
    await expect(element).not.toBeVisible();
  },
};

export const InboxCounter: Story = {
  name: "contador da caixa de entrada",
  args: { count: undefined, source: "total_unread", children: "" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "known");
  },
};

export const UserCounter: Story = {
  name: "contador do usuário",
  args: { count: undefined, source: "sold_notifications_count", children: "" },
};

export const CounterOnItsWay: Story = {
  name: "contador a caminho",
  args: { count: undefined, source: "total_unread", children: "2" },
  parameters: { visit: { failing: [{ path: "/api/inbox/counters", delay: 60_000 }] } },
};

export const CounterRefused: Story = {
  name: "falha no contador",
  args: { count: undefined, source: "total_unread", children: "2" },
  parameters: { visit: { failing: [{ path: "/api/inbox/counters", status: 500 }] } },
};

export const SignedOut: Story = {
  name: "sem entrar na conta",
  args: { count: undefined, source: "total_unread", children: "2" },
  parameters: { visit: { signedInAs: null } },
};

export const BesideAWord: Story = {
  name: "ao lado de uma palavra",
  tags: ["catalogue"],
  args: { count: 42, label: "{count} ofertas", children: "42" },
  parameters: { page: (tag) => `<p><strong>ofertas</strong> ${tag}</p>` },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { count: "muitas" },
  parameters: { endsIn: "failed" },
};
