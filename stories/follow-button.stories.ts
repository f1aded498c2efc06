import { schema } from "@yy/widgets/follow-button/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-follow-button",
  title: "yy-follow-button",
  ...widgetMeta(schema, {
    args: {
      userId: "4",
      followPath: "/api/users/follow",
      unfollowPath: "/api/users/unfollow",
      loginPath: "/entrar",
      children: '<a href="/entrar">seguir</a>',
    },
  }),
};

export const NotFollowing: Story = {};

export const Following: Story = { args: { userId: "3", following: true } };

export const WithName: Story = { args: { userName: "Rafael" } };

export const LongName: Story = {
  args: { userName: "Maria Aparecida dos Santos Albuquerque de Oliveira" },
};

export const CustomLabels: Story = {
  args: { label: "acompanhar", labelFollowing: "acompanhando", userName: "Rafael" },
};

export const Followed: Story = {
  args: { userName: "Rafael" },
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button", { name: "seguir Rafael" }));
    await waitFor(() => expect(button.getByRole("button", { pressed: true })).toBeVisible());
  },
};

export const RequestUnderWay: Story = {
  args: { userName: "Rafael" },
  parameters: { visit: { failing: [{ path: "/api/users/follow", delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button"));
    await inState(canvasElement, schema.tag, "pending");
  },
};

export const FollowRefused: Story = {
  args: { userName: "Rafael" },
  parameters: { visit: { failing: [{ path: "/api/users/follow", status: 500 }] } },
  play: async ({ canvasElement }) => {
    const button = await drawn(canvasElement, schema.tag);
    await userEvent.click(button.getByRole("button"));
    await inState(canvasElement, schema.tag, "pending");
    await waitFor(() =>
      expect(button.getByRole("button", { name: "seguir Rafael" })).toBeVisible(),
    );
  },
};

export const StateFromServer: Story = {
  args: { userId: "5", statePath: "/api/users/follow_state?ids=5" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "following");
  },
};

export const SignedOut: Story = { parameters: { visit: { signedInAs: null } } };

export const TwoOfTheSameUser: Story = {
  parameters: { page: (tag) => `${tag}\n${tag}` },
};

export const NarrowCard: Story = {
  args: { userName: "Maria Aparecida" },
  parameters: { page: (tag) => `<article style="inline-size: 9rem">\n${tag}\n</article>` },
};

export const WrongAttributeShowsServerMarkup: Story = {
  args: { userId: undefined },
  parameters: { endsIn: "failed" },
};
