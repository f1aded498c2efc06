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

const isSilent: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const element = await inState(canvasElement, schema.tag, "known");
  await waitFor(() => expect(element.offsetHeight).toBe(0));
};

export const OnVacation: Story = { play: shows("esta loja está de férias") };

export const OwnWords: Story = {
  args: { text: "sua lojinha está de férias até você voltar" },
  play: shows("sua lojinha está de férias até você voltar"),
};

export const ServersWordsGiveWay: Story = {
  args: { userId: "7", children: "<p>de férias</p>" },
  play: shows("esta loja está de férias"),
};

export const StoreIsOpen: Story = { parameters: { visit: { signedInAs: 1 } }, play: isSilent };

export const AnotherStore: Story = { args: { userId: "3" }, play: isSilent };

export const SignedOut: Story = { parameters: { visit: { signedInAs: null } }, play: isSilent };

export const Unknown: Story = {
  args: { children: "<p>esta loja volta em janeiro</p>" },
  parameters: {
    visit: { unknown: true, failing: [{ path: "/metadata/user", delay: 60_000 }] },
  },
};
