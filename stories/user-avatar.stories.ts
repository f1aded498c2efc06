import { schema } from "@yy/widgets/user-avatar/schema";
import { expect } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const marina =
  '{"id":1,"name":"Marina Alves","nickname":"marina","gender":"F","image_public_id":"avatar-marina"}';

export default {
  id: "widgets-yy-user-avatar",
  title: "yy-user-avatar",
  ...widgetMeta(schema, {
    args: {
      user: marina,
      children: '<img src="/photos/marina/avatar-marina/50x50.jpg" width="50" height="50" alt="">',
    },
  }),
};

const showsInitials =
  (letters: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const avatar = await drawn(canvasElement, schema.tag);
    await expect(await avatar.findByText(letters)).toBeVisible();
  };

export const Photo: Story = { name: "com foto", tags: ["catalogue"] };

export const Large: Story = { name: "grande", args: { size: 96 } };

export const Small: Story = { name: "pequeno", args: { size: 24 } };

export const NoPhoto: Story = {
  name: "sem foto",
  args: { user: '{"id":6,"name":"Camila Duarte","nickname":"camiladuarte"}' },
  play: showsInitials("CD"),
};

export const PhotoDoesNotLoad: Story = {
  name: "foto que não carrega",
  args: { user: '{"name":"Ana Clara Siqueira","image_public_id":"missing-ana"}' },
  play: showsInitials("AS"),
};

export const OneName: Story = {
  name: "um nome só",
  args: { user: '{"name":"Bia"}', size: 96 },
  play: showsInitials("B"),
};

export const WithoutUserShowsServerMarkup: Story = {
  name: "sem pessoa, html do servidor",
  args: { user: undefined },
};

export const BrokenUserShowsServerMarkup: Story = {
  name: "dados ilegíveis, html do servidor",
  args: { user: '{"name":"Marina Alves"' },
  parameters: { endsIn: "failed" },
};
