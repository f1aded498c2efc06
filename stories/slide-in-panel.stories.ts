import { schema } from "@yy/widgets/slide-in-panel/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const children = `<p>escolha o que combina com você.</p>
<p><label><input type="checkbox" name="cor" value="verde"> verde</label></p>
<button type="button" data-yy-close>ver as peças</button>`;

/** Removes the fragment from the URL, because it would open the panel of the next story. */
const removeFragment = () => history.replaceState(null, "", location.pathname + location.search);

export default {
  id: "widgets-yy-slide-in-panel",
  title: "yy-slide-in-panel",
  ...widgetMeta(schema, {
    args: { name: "filtros", label: "filtros", children },
    parameters: {
      page: (tag) => `<button type="button" data-yy-open="filtros">filtrar</button>${tag}`,
    },
  }),
};

export const Closed: Story = { name: "fechado", play: removeFragment };

export const Open: Story = {
  name: "aberto",
  tags: ["catalogue"],
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "filtrar" }));
    await inState(canvasElement, schema.tag, "open");
    const panel = await drawn(canvasElement, schema.tag);
    await expect(panel.getByRole("dialog", { name: "filtros" })).toBeVisible();
    removeFragment();
  },
};

export const ClosedByEscape: Story = {
  name: "fechado com esc",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "filtrar" }));
    await inState(canvasElement, schema.tag, "open");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(location.hash).toBe(""));
  },
};

export const WithoutALabelShowsServerMarkup: Story = {
  name: "sem título, html do servidor",
  args: { label: "" },
  parameters: { endsIn: "failed" },
};
