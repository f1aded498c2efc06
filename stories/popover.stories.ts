import { schema } from "@yy/widgets/popover/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const parts = (words: string, content: string) =>
  `<button type="button" data-part="trigger">${words}</button>\n${content}`;

const measure = '<p data-part="content">com a peça deitada, de costura a costura.</p>';

const shipping = `<div data-part="content">
  <label>cep <input name="zipcode" inputmode="numeric" size="9"></label>
  <p><a href="/frete">como o frete é calculado</a></p>
</div>`;

const open = async (canvas: HTMLElement) => {
  await inState(canvas, schema.tag, "mounted");
  await userEvent.click(within(canvas).getByRole("button", { expanded: false }));
  return inState(canvas, schema.tag, "open");
};

export default {
  id: "widgets-yy-popover",
  title: "yy-popover",
  ...widgetMeta(schema, { args: { children: parts("como medir?", measure) } }),
};

export const Closed: Story = { name: "fechado" };

export const Focused: Story = {
  name: "com o foco do teclado",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.tab();
    await inState(canvasElement, schema.tag, "open");
    await waitFor(() => expect(within(canvasElement).getByRole("tooltip")).toBeVisible());
  },
};

export const ByClick: Story = {
  name: "aberto por clique",
  tags: ["catalogue"],
  args: { trigger: "click", children: parts("calcular frete", shipping) },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByLabelText("cep")).toBeVisible());
  },
};

export const ClosedByEscape: Story = {
  name: "fechado com esc",
  args: { trigger: "click", children: parts("calcular frete", shipping) },
  play: async ({ canvasElement }) => {
    const popover = await open(canvasElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(popover.matches(":state(open)")).toBe(false));
  },
};

export const InsideText: Story = {
  name: "no meio do texto",
  args: { children: parts("medidas reais?", '<span data-part="content">medimos nós.</span>') },
  parameters: { page: (tag) => `<p>busto 92, cintura 74. ${tag} o tecido estica um pouco.</p>` },
};

export const LongWords: Story = {
  name: "com texto longo",
  args: {
    trigger: "click",
    children: parts(
      "o que é o frete grátis?",
      `<p data-part="content">${"uma explicação bem comprida, que não acaba nunca. ".repeat(12)}</p>`,
    ),
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const NestedPopovers: Story = {
  name: "um dentro do outro",
  args: {
    trigger: "click",
    children: parts(
      "medidas",
      `<div data-part="content">\n  <yy-popover>\n    ${parts("e as mangas?", '<p data-part="content">do ombro ao punho.</p>')}\n  </yy-popover>\n</div>`,
    ),
  },
};

export const TriggerWithoutFocusShowsServerMarkup: Story = {
  name: "gatilho sem foco, html do servidor",
  args: { children: `<span data-part="trigger">como medir?</span>\n${measure}` },
  parameters: { endsIn: "failed" },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { trigger: "sempre" as "hover" },
  parameters: { endsIn: "failed" },
};
