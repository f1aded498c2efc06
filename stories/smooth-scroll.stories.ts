import { schema } from "@yy/widgets/smooth-scroll/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

export default {
  id: "widgets-yy-smooth-scroll",
  title: "yy-smooth-scroll",
  ...widgetMeta(schema, {
    args: { children: '<a href="#fim">ao fim</a>' },
    parameters: {
      page: (tag) =>
        `${tag}\n<div style="block-size: 90rem"></div>\n<h2 id="fim">fim</h2>\n<p style="min-block-size: 90rem">a página acaba aqui.</p>`,
    },
  }),
};

/** Restores the URL after the story. */
const restoreUrl = () => {
  const before = location.href;
  return () => history.replaceState(history.state, "", before);
};

const arrivesAt =
  (top: number): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(within(canvasElement).getByRole("link", { name: "ao fim" }));
    const target = within(canvasElement).getByRole("heading", { name: "fim" });
    await waitFor(() => expect(Math.abs(target.getBoundingClientRect().top - top)).toBeLessThan(1));
    await expect(target).toHaveFocus();
  };

export const Waiting: Story = { name: "antes do toque", tags: ["catalogue"] };

export const Followed: Story = {
  name: "depois de seguir o link",
  beforeEach: restoreUrl,
  play: arrivesAt(24),
};

export const LargerMargin: Story = {
  name: "com margem maior",
  args: { margin: 120 },
  beforeEach: restoreUrl,
  play: arrivesAt(120),
};

export const UnknownPlaceIsTheBrowsers: Story = {
  name: "destino que não existe",
  args: { children: '<a href="#ninguem">a lugar nenhum</a>' },
};

export const WrongMarginLeavesLinksToTheBrowser: Story = {
  name: "margem errada, links do navegador",
  args: { margin: "muita" },
  parameters: { endsIn: "failed" },
};
