import { schema } from "@yy/widgets/session-value/schema";
import { expect } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-session-value",
  title: "yy-session-value",
  ...widgetMeta(schema, {
    args: { field: "first_name", fallback: "visitante", children: "<span>você</span>" },
    parameters: { page: (tag) => `<p>oi, ${tag}!</p>` },
  }),
};

const shows =
  (text: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const value = await drawn(canvasElement, schema.tag);
    await expect(await value.findByText(text)).toBeVisible();
  };

export const FirstName: Story = {
  name: "primeiro nome",
  tags: ["catalogue"],
  play: shows("Marina"),
};

export const Zero: Story = {
  name: "valor zero",
  args: { field: "drafts_notifications_count" },
  play: shows("0"),
};

export const EmptyField: Story = {
  name: "dado vazio",
  args: { field: "address", fallback: "sem endereço" },
  play: shows("sem endereço"),
};

export const SignedOut: Story = {
  name: "sem entrar na conta",
  parameters: { visit: { signedInAs: null } },
  play: shows("visitante"),
};

export const Unknown: Story = {
  name: "sem saber quem visita",
  parameters: {
    visit: { unknown: true, failing: [{ path: "/metadata/user", delay: 60_000 }] },
  },
};

export const Avatar: Story = {
  name: "foto de perfil",
  args: { field: "avatar", fallback: "sem foto" },
  play: async ({ canvasElement }) => {
    const value = await drawn(canvasElement, schema.tag);
    await expect(await value.findByRole("img", { name: "Marina" })).toBeVisible();
  },
};

export const AvatarWithoutPhoto: Story = {
  name: "perfil sem foto",
  args: { field: "avatar", fallback: "sem foto" },
  parameters: { visit: { signedInAs: 6 } },
  play: shows("sem foto"),
};

export const ObjectShowsServerMarkup: Story = {
  name: "dado composto, html do servidor",
  args: { field: "similar_product" },
  parameters: { endsIn: "failed" },
};
