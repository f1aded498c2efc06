import { schema } from "@yy/widgets/search-filters/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const fields = `<label>busca <input name="query" value="linho"></label>
<fieldset>
  <legend>cores</legend>
  <label><input type="checkbox" name="colors[]" value="azul" checked> azul</label>
  <label><input type="checkbox" name="colors[]" value="bege"> bege</label>
</fieldset>
<label>até <input name="price_lte"></label>
<button>filtrar</button>
<button type="reset">limpar</button>`;

export default {
  id: "widgets-yy-search-filters",
  title: "yy-search-filters",
  ...widgetMeta(schema, {
    args: { children: `<form action="/busca">\n${fields}\n</form>` },
  }),
};

/** The fields that the form would send. */
const entries = (canvas: HTMLElement) =>
  [...new FormData(canvas.querySelector("form") as HTMLFormElement)].join("&");

export const Untouched: Story = {
  name: "no começo",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await waitFor(() => expect(entries(canvasElement)).toBe("busca,linho&cores,azul"));
  },
};

export const TwoColors: Story = {
  name: "duas cores escolhidas",
  tags: ["catalogue"],
  play: async ({ canvasElement }) => {
    const widget = await inState(canvasElement, schema.tag, "mounted");
    const changed = new Promise<unknown>((resolve) =>
      widget.addEventListener("yy:filters-changed", (event) =>
        resolve((event as CustomEvent).detail),
      ),
    );
    await userEvent.click(within(canvasElement).getByLabelText("bege"));
    await expect(await changed).toEqual({
      filters: { query: "linho", colors: ["azul", "bege"] },
    });
    await expect(entries(canvasElement)).toBe("busca,linho&cores,azul,bege");
  },
};

export const NothingChosen: Story = {
  name: "nada escolhido",
  args: {
    children: '<form action="/busca"><label>busca <input name="query"></label></form>',
  },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await waitFor(() => expect(entries(canvasElement)).toBe(""));
  },
};

export const FormThatPostsIsLeftAlone: Story = {
  name: "formulário post fica como está",
  args: { children: `<form action="/busca" method="post">\n${fields}\n</form>` },
  parameters: { endsIn: "failed" },
};
