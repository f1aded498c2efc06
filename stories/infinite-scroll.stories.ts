import { schema } from "@yy/widgets/infinite-scroll/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/fragmentos/produtos";
const more = '<p><a data-part="more" href="/busca">ver mais achados</a></p>';

/** Higher than the window, so that nothing is requested before the visitor scrolls. */
const longPage = Array.from({ length: 120 }, (_, index) => `<p>peça ${index + 1}</p>`).join("\n");

export default {
  id: "widgets-yy-infinite-scroll",
  title: "yy-infinite-scroll",
  ...widgetMeta(schema, { args: { nextUrl: `${path}?page=1`, children: more } }),
};

export const FilledAtOnce: Story = {
  name: "preenchido na hora",
  tags: ["endless"],
  play: async ({ canvasElement }) => {
    const list = await inState(canvasElement, schema.tag, "mounted");
    await waitFor(() => expect(list.querySelectorAll("article").length).toBeGreaterThan(7));
  },
};

export const EndNotNear: Story = {
  name: "fim ainda longe",
  tags: ["endless"],
  args: { children: longPage },
};

export const LastPage: Story = {
  name: "última página",
  args: { nextUrl: `${path}?page=4` },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "finished");
  },
};

export const SentWhole: Story = {
  name: "lista veio inteira",
  args: { finished: true, children: "<p>peça 1</p>" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "finished");
  },
};

export const Loading: Story = {
  name: "carregando",
  tags: ["catalogue"],
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    const list = await drawn(canvasElement, schema.tag);
    await waitFor(() =>
      expect(list.getByText(schema.attributes.labelLoading.default)).toBeVisible(),
    );
  },
};

export const Failed: Story = {
  name: "depois de uma falha",
  args: { children: "<p>peça 1</p>" },
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "error");
  },
};

export const TriedAgain: Story = {
  name: "depois de tentar de novo",
  args: { nextUrl: `${path}?page=4` },
  parameters: { visit: { failing: [{ path, drop: true }] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "error");
    const list = await drawn(canvasElement, schema.tag);
    await userEvent.click(list.getByRole("button", { name: schema.attributes.labelRetry.default }));
    await inState(canvasElement, schema.tag, "finished");
  },
};

export const OwnWords: Story = {
  name: "com textos próprios",
  args: {
    labelLoading: "buscando mais",
    failedText: "os achados não vieram.",
    labelRetry: "buscar de novo",
  },
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    const list = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(list.getByText("os achados não vieram.")).toBeVisible());
  },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { buffer: "muito" },
  parameters: { endsIn: "failed" },
};
