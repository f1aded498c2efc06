import { schema } from "@yy/widgets/video-gallery/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const children = `<a href="/videos/vestido-1974" data-video-id="vestido-1974"><img src="/photos/public/vestido-204/160x90.jpg" width="160" height="90" alt=""> o vestido da avó</a>
<a href="/videos/bolsa-de-palha" data-video-id="bolsa-de-palha"><img src="/photos/public/bolsa-101/160x90.jpg" width="160" height="90" alt=""> a bolsa de palha</a>`;

export default {
  id: "widgets-yy-video-gallery",
  title: "yy-video-gallery",
  ...widgetMeta(schema, { args: { embedBase: "/videos/", children } }),
};

const choose: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const gallery = await drawn(canvasElement, schema.tag);
  const [first] = canvasElement.querySelectorAll<HTMLElement>("[data-video-id]");
  if (first) await userEvent.click(first);
  await waitFor(() => expect(gallery.getByTitle("o vestido da avó")).toBeVisible());
};

export const NothingChosen: Story = { name: "nada escolhido" };

export const PlayingInThePage: Story = { name: "tocando na página", play: choose };

export const Closed: Story = {
  name: "depois de fechar",
  tags: ["catalogue"],
  play: async (context) => {
    await choose(context);
    const gallery = await drawn(context.canvasElement, schema.tag);
    await userEvent.click(
      gallery.getByRole("button", { name: schema.attributes.labelClose.default }),
    );
    await waitFor(() => expect(gallery.queryByTitle("o vestido da avó")).toBeNull());
  },
};

export const Modal: Story = { name: "para abrir em diálogo", args: { mode: "modal" } };

export const PlayingInADialog: Story = {
  name: "tocando em diálogo",
  args: { mode: "modal" },
  play: async (context) => {
    await choose(context);
    const gallery = await drawn(context.canvasElement, schema.tag);
    await waitFor(() =>
      expect(gallery.getByRole("dialog", { name: schema.attributes.label.default })).toBeVisible(),
    );
  },
};

export const PlainThumbnails: Story = {
  name: "miniaturas sem link",
  args: { children: '<p data-video-id="vestido-1974">o vestido da avó</p>' },
  play: choose,
};

export const RefusedId: Story = {
  name: "id recusado",
  args: { children: '<button type="button" data-video-id="?">assistir</button>' },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { mode: "cinema" },
  parameters: { endsIn: "failed" },
};
