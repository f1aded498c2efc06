import { schema } from "@yy/widgets/voucher-options/schema";
import { expect, userEvent, within } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const form = (chosen: "accept" | "counter" | "refuse", more = "") => `<fieldset>
  <legend>o que você quer fazer?</legend>
  ${[
    ["accept", "aceitar R$ 90"],
    ["counter", "fazer contraproposta"],
    ["refuse", "recusar"],
  ]
    .map(
      ([value, words]) =>
        `<p><label><input type="radio" name="voucher[option]" value="${value}" data-part="option"${value === chosen ? " checked" : ""}> ${words}</label></p>`,
    )
    .join("\n  ")}
</fieldset>
<p data-part="counter-price"><label>seu preço <input name="voucher[price]" inputmode="decimal"></label></p>${more}`;

const boost =
  '\n<p data-part="boost"><label><input type="checkbox" name="voucher[boost]" value="1"> dar um empurrãozinho</label></p>';

const price = (canvas: HTMLElement) => within(canvas).queryByRole("textbox", { name: "seu preço" });

export default {
  id: "widgets-yy-voucher-options",
  title: "yy-voucher-options",
  ...widgetMeta(schema, { args: { children: form("accept") } }),
};

export const AnotherOption: Story = {
  name: "outra opção escolhida",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await expect(price(canvasElement)).toBeNull();
  },
};

export const CounterChosen: Story = {
  name: "contraproposta escolhida",
  args: { children: form("counter") },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await expect(price(canvasElement)).toBeEnabled();
  },
};

export const WithBoost: Story = {
  name: "com empurrãozinho",
  args: { children: form("counter", boost) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await expect(within(canvasElement).getByRole("checkbox")).toBeEnabled();
  },
};

export const Revealed: Story = {
  name: "preço à mostra",
  tags: ["catalogue"],
  args: { children: form("refuse", boost) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    const options = within(canvasElement);
    await userEvent.click(options.getByRole("radio", { name: "fazer contraproposta" }));
    await expect(price(canvasElement)).toBeEnabled();
  },
};

export const MissingPriceShowsServerMarkup: Story = {
  name: "sem preço, html do servidor",
  args: {
    children:
      '<p><label><input type="radio" name="option" value="counter" data-part="option"> fazer contraproposta</label></p>',
  },
  parameters: { endsIn: "failed" },
};
