import { schema } from "@yy/widgets/inbox-badge/schema";
import { expect } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const counters = (total: number) => ({
  path: "/api/inbox/counters",
  body: JSON.stringify({ default_unread: total, chat_unread: 0 }),
});

export default {
  id: "widgets-yy-inbox-badge",
  title: "yy-inbox-badge",
  ...widgetMeta(schema, {
    args: { children: '<a href="/perfil/mensagens">mensagens</a>' },
  }),
};

export const ServersLink: Story = {
  name: "link do servidor",
  play: async ({ canvasElement }) => {
    const badge = await drawn(canvasElement, schema.tag);
    await expect(await badge.findByRole("img", { name: "mensagens não lidas: 3" })).toBeVisible();
  },
};

export const LinkAroundAnIcon: Story = {
  name: "link em volta do ícone",
  tags: ["catalogue"],
  args: {
    href: "/perfil/mensagens",
    children:
      '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" role="img" aria-label="caixa de entrada"><path d="M3 6h18v12H3zl9 7 9-7"/></svg>',
  },
};

export const LinkAroundTheNumberAlone: Story = {
  name: "link só com o número",
  args: { href: "/perfil/mensagens", children: "" },
};

export const ChatAlone: Story = { name: "só mensagens do chat", args: { countKey: "chat_unread" } };

export const NineHundred: Story = {
  name: "novecentas mensagens",
  parameters: { visit: { failing: [counters(900)] } },
};

export const NoMessages: Story = {
  name: "sem mensagens não lidas",
  parameters: { visit: { failing: [counters(0)] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "known");
    const badge = await drawn(canvasElement, schema.tag);
    await expect(badge.queryByRole("img")).toBeNull();
  },
};

export const OwnWords: Story = { name: "com textos próprios", args: { label: "{count} por ler" } };

export const PollFailed: Story = {
  name: "falha ao perguntar",
  parameters: { visit: { failing: [{ path: "/api/inbox/counters", status: 500 }] } },
};

export const SignedOut: Story = {
  name: "sem entrar na conta",
  parameters: { visit: { signedInAs: null } },
};

export const OnePollForTwo: Story = {
  name: "uma pergunta para dois",
  args: { pollInterval: 30_000 },
  parameters: { page: (tag) => `${tag}\n${tag}` },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { pollInterval: "sempre" },
  parameters: { endsIn: "failed" },
};
