import { schema } from "@yy/widgets/password-strength/schema";
import { expect, userEvent, within } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

/** A password that the server has put into the field, which no server should. */
const field = (value = "") =>
  `<label>senha <input type="password" name="password" autocomplete="new-password" value="${value}"></label>`;

export default {
  id: "widgets-yy-password-strength",
  title: "yy-password-strength",
  ...widgetMeta(schema, { args: { children: field() } }),
};

export const Empty: Story = {};

export const TooShort: Story = { args: { children: field("Ab1!") } };

export const Weak: Story = { args: { children: field("123456") } };

export const SoSo: Story = { args: { children: field("abc123") } };

export const Strong: Story = { args: { children: field("abcABC123") } };

export const Strongest: Story = { args: { children: field("abcABC123!é") } };

export const Typed: Story = {
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement, schema.tag);
    await userEvent.type(within(canvasElement).getByLabelText("senha"), "abc123");
    await expect(await widget.findByRole("meter", { name: "força da senha" })).toHaveAttribute(
      "aria-valuetext",
      "meia-boca",
    );
  },
};

export const OwnWords: Story = {
  args: {
    label: "segurança",
    words: '["curta","fraca","mais ou menos","boa","ótima"]',
    children: field("abcABC123"),
  },
};

export const Narrow: Story = {
  args: { children: field("abcABC123!é") },
  parameters: { page: (tag) => `<div style="inline-size: 9rem">\n${tag}\n</div>` },
};

export const WithoutAFieldNothingChanges: Story = {
  args: { children: "<p>sem campo de senha</p>" },
  parameters: { endsIn: "failed" },
};
