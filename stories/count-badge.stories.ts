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

export const Count: Story = {};

export const LastBeforeTheMax: Story = { args: { count: 99, children: "99" } };

export const AboveTheMax: Story = { args: { count: 120, children: "99+" } };

export const OwnMax: Story = { args: { count: 12, max: 9, children: "9+" } };

export const Labelled: Story = {
  args: { count: 120, label: "{count} ofertas novas", children: "99+" },
  play: async ({ canvasElement }) => {
    const badge = await drawn(canvasElement, schema.tag);
    await expect(badge.getByRole("img", { name: "99+ ofertas novas" })).toBeVisible();
  },
};

export const Zero: Story = {
  args: { count: 0, mount: "eager", children: "" },
  play: async ({ canvasElement }) => {
    const element = await inState(canvasElement, schema.tag, "empty");
    await expect(element).not.toBeVisible();
  },
};

export const InboxCounter: Story = {
  args: { count: undefined, source: "total_unread", children: "" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "known");
  },
};

export const UserCounter: Story = {
  args: { count: undefined, source: "sold_notifications_count", children: "" },
};

export const CounterOnItsWay: Story = {
  args: { count: undefined, source: "total_unread", children: "2" },
  parameters: { visit: { failing: [{ path: "/api/inbox/counters", delay: 60_000 }] } },
};

export const CounterRefused: Story = {
  args: { count: undefined, source: "total_unread", children: "2" },
  parameters: { visit: { failing: [{ path: "/api/inbox/counters", status: 500 }] } },
};

export const SignedOut: Story = {
  args: { count: undefined, source: "total_unread", children: "2" },
  parameters: { visit: { signedInAs: null } },
};

export const BesideAWord: Story = {
  args: { count: 42, label: "{count} ofertas", children: "42" },
  parameters: { page: (tag) => `<p><strong>ofertas</strong> ${tag}</p>` },
};

export const WrongAttributeShowsServerMarkup: Story = {
  args: { count: "muitas" },
  parameters: { endsIn: "failed" },
};
