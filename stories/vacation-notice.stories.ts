import { schema } from "@yy/widgets/vacation-notice/schema";
import { expect, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const onVacation = { signedInAs: 7 };

export default {
  id: "widgets-yy-vacation-notice",
  title: "yy-vacation-notice",
  ...widgetMeta(schema, { args: { children: "" }, parameters: { visit: onVacation } }),
};

const shows =
  (text: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const notice = await drawn(canvasElement, schema.tag);
    await expect(await notice.findByText(text)).toBeVisible();
  };

const showsNothing: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const element = await inState(canvasElement, schema.tag, "known");
  await waitFor(() => expect(element.offsetHeight).toBe(0));
};

export const OnVacation: Story = {
  name: "lojinha de férias",
  tags: ["catalogue"],
  play: shows(schema.attributes.text.default),
};

export const OwnWords: Story = {
  name: "com textos próprios",
  args: { text: "sua lojinha está de férias até você voltar" },
  play: shows("sua lojinha está de férias até você voltar"),
};

export const ServersWordsGiveWay: Story = {
  name: "no lugar do texto do servidor",
  args: { userId: "7", children: "<p>de férias</p>" },
  play: shows(schema.attributes.text.default),
};

export const StoreIsOpen: Story = {
  name: "lojinha aberta",
  parameters: { visit: { signedInAs: 1 } },
  play: showsNothing,
};

export const AnotherStore: Story = {
  name: "outra lojinha",
  args: { userId: "3" },
  play: showsNothing,
};

export const SignedOut: Story = {
  name: "sem entrar na conta",
  parameters: { visit: { signedInAs: null } },
  play: showsNothing,
};

export const Unknown: Story = {
  name: "sem saber quem visita",
  args: { children: "<p>esta loja volta em janeiro</p>" },
  parameters: {
    visit: { unknown: true, failing: [{ path: "/metadata/user", delay: 60_000 }] },
  },
};
