import { schema } from "@yy/widgets/seller-contact/schema";
import { expect } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-seller-contact",
  title: "yy-seller-contact",
  ...widgetMeta(schema, {
    args: {
      chatHref: "/perfil/mensagens/2",
      children: '<a href="/perfil/mensagens/2">falar com o João</a>',
    },
  }),
};

const leadsTo =
  (url: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const contact = await drawn(canvasElement, schema.tag);
    await expect(contact.getByRole<HTMLAnchorElement>("link").href).toBe(url);
  };

export const Chat: Story = {
  name: "pelo chat",
  play: leadsTo(new URL("/perfil/mensagens/2", location.href).href),
};

export const Whatsapp: Story = {
  name: "pelo whatsapp",
  tags: ["catalogue"],
  args: { whatsappNumber: "+55 (31) 98765-4321" },
  play: leadsTo("https://wa.me/5531987654321"),
};

export const WithMessage: Story = {
  name: "com mensagem pronta",
  args: { whatsappNumber: "5531987654321", welcomeMessage: "oi! vi a saia" },
  play: leadsTo("https://wa.me/5531987654321?text=oi!%20vi%20a%20saia"),
};

export const CustomLabel: Story = {
  name: "com texto próprio",
  args: { label: "tirar uma dúvida" },
};

export const Narrow: Story = {
  name: "em lugar estreito",
  args: { label: "falar com a Maria Aparecida dos Santos Albuquerque" },
  parameters: { page: (tag) => `<div style="inline-size: 12rem">\n${tag}\n</div>` },
};

export const WrongNumberShowsServerMarkup: Story = {
  name: "número errado, html do servidor",
  args: { whatsappNumber: "123" },
  parameters: { endsIn: "failed" },
};
