import { schema } from "@yy/widgets/password-strength/schema";
import { expect, userEvent, within } from "storybook/test";
import { drawn } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

/** A field with a value, although no server should send a password. */
const field = (value = "") =>
  `<label>senha <input type="password" name="password" autocomplete="new-password" value="${value}"></label>`;

export default {
  id: "widgets-yy-password-strength",
  title: "yy-password-strength",
  ...widgetMeta(schema, { args: { children: field() } }),
};

export const Empty: Story = { name: "vazio" };

export const TooShort: Story = { name: "senha curta demais", args: { children: field("Ab1!") } };

export const Weak: Story = { name: "senha fraquinha", args: { children: field("123456") } };

export const SoSo: Story = { name: "senha meia-boca", args: { children: field("abc123") } };

export const Strong: Story = {
  name: "senha segura",
  tags: ["catalogue"],
  args: { children: field("abcABC123") },
};

export const Strongest: Story = {
  name: "senha muito segura",
  args: { children: field("abcABC123!é") },
};

export const Typed: Story = {
  name: "depois de digitar",
  play: async ({ canvasElement }) => {
    const widget = await drawn(canvasElement, schema.tag);
    await userEvent.type(within(canvasElement).getByLabelText("senha"), "abc123");
    await expect(
      await widget.findByRole("meter", { name: schema.attributes.label.default }),
    ).toHaveAttribute("aria-valuetext", "meia-boca");
  },
};

export const OwnWords: Story = {
  name: "com textos próprios",
  args: {
    label: "segurança",
    words: '["curta","fraca","mais ou menos","boa","ótima"]',
    children: field("abcABC123"),
  },
};

export const Narrow: Story = {
  name: "em lugar estreito",
  args: { children: field("abcABC123!é") },
  parameters: { page: (tag) => `<div style="inline-size: 9rem">\n${tag}\n</div>` },
};

export const WithoutAFieldNothingChanges: Story = {
  name: "sem campo, nada muda",
  args: { children: "<p>sem campo de senha</p>" },
  parameters: { endsIn: "failed" },
};
