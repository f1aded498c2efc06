import { schema } from "@yy/widgets/follow-button/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const { label } = schema.attributes;

export default {
  id: "widgets-yy-follow-button",
  title: "yy-follow-button",
  ...widgetMeta(schema, {
    args: {
      userId: "4",
      followPath: "/api/users/follow",
      unfollowPath: "/api/users/unfollow",
      loginPath: "/entrar",
      children: `<a href="/entrar">${label.default}</a>`,
    },
  }),
};

export const NotFollowing: Story = { name: "ainda não segue" };

export const Following: Story = { name: "já segue", args: { userId: "3", following: true } };

export const WithName: Story = {
  name: "com nome da pessoa",
  tags: ["catalogue"],
  args: { userName: "Rafael" },
};

export const LongName: Story = {
  name: "com nome longo",
  args: { userName: "Maria Aparecida dos Santos Albuquerque de Oliveira" },
};

export const CustomLabels: Story = {
  name: "com textos próprios",
  args: { label: "acompanhar", labelFollowing: "acompanhando", userName: "Rafael" },
};

export const Followed: Story = {
  name: "depois de seguir",
  args: { userName: "Rafael" },
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button", { name: `${label.default} Rafael` }));
    await waitFor(() => expect(button.getByRole("button", { pressed: true })).toBeVisible());
  },
};

export const RequestUnderWay: Story = {
  name: "pedido em andamento",
  args: { userName: "Rafael" },
  parameters: { visit: { failing: [{ path: "/api/users/follow", delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button"));
    await inState(canvasElement, schema.tag, "pending");
  },
};

export const FollowRefused: Story = {
  name: "seguir recusado",
  args: { userName: "Rafael" },
  parameters: { visit: { failing: [{ path: "/api/users/follow", status: 500 }] } },
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button"));
    await inState(canvasElement, schema.tag, "pending");
    await waitFor(() =>
      expect(button.getByRole("button", { name: `${label.default} Rafael` })).toBeVisible(),
    );
  },
};

export const StateFromServer: Story = {
  name: "estado vindo do servidor",
  args: { userId: "5", statePath: "/api/users/follow_state?ids=5" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "following");
  },
};

export const SignedOut: Story = {
  name: "sem entrar na conta",
  parameters: { visit: { signedInAs: null } },
};

export const TwoOfTheSameUser: Story = {
  name: "dois da mesma pessoa",
  parameters: { page: (tag) => `${tag}\n${tag}` },
};

export const NarrowCard: Story = {
  name: "em cartão estreito",
  args: { userName: "Maria Aparecida" },
  parameters: { page: (tag) => `<article style="inline-size: 9rem">\n${tag}\n</article>` },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { userId: undefined },
  parameters: { endsIn: "failed" },
};
