import { schema } from "@yy/widgets/modal/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const children = `<h2>guia de tamanhos</h2>
<p>meça o busto com uma fita, sem apertar, e compare com a tabela da peça.</p>
<button type="button" data-yy-close>entendi</button>`;
const opener = (tag: string) =>
  `<button type="button" data-yy-open="tamanhos">guia de tamanhos</button>${tag}`;

export default {
  id: "widgets-yy-modal",
  title: "yy-modal",
  ...widgetMeta(schema, {
    args: { name: "tamanhos", children },
    parameters: { page: opener },
  }),
};

export const Closed: Story = { name: "fechado" };

export const Open: Story = {
  name: "aberto",
  tags: ["catalogue"],
  args: { open: true },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "open");
  },
};

export const OpenedByAControl: Story = {
  name: "aberto por um botão",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    const page = within(canvasElement);
    await userEvent.click(page.getByRole("button", { name: "guia de tamanhos" }));
    await inState(canvasElement, schema.tag, "open");
    await userEvent.click(page.getByRole("button", { name: "entendi" }));
    await waitFor(() => expect(canvasElement.querySelector("yy-modal:state(closing)")).toBeNull());
    await expect(canvasElement.querySelector("yy-modal:state(open)")).toBeNull();
  },
};

export const LongContent: Story = {
  name: "com conteúdo longo",
  args: {
    open: true,
    children: `<h2>termos da promoção</h2>${"<p>frete por nossa conta em qualquer peça, para qualquer canto do brasil, até domingo.</p>".repeat(20)}`,
  },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "open");
  },
};

export const NamedByALabel: Story = {
  name: "com nome no rótulo",
  args: { open: true, label: "aviso", children: "<p>a peça acabou de ser vendida.</p>" },
  play: async ({ canvasElement }) => {
    const modal = await drawn(canvasElement, schema.tag);
    await modal.findByRole("dialog", { name: "aviso" });
  },
};

export const OneOverAnother: Story = {
  name: "um por cima do outro",
  // It looks like "aberto" in the end, but the edges of its letters depend on the frame in which
  // the other modal has closed.
  tags: ["no-picture"],
  args: {
    open: true,
    children: `${children}<yy-modal data-name="fita" data-label="como medir" data-open>
      <p>passe a fita na altura dos mamilos.</p></yy-modal>`,
  },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, "yy-modal[data-name=fita]", "open");
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(canvasElement.querySelectorAll("yy-modal:state(open)")).toHaveLength(1),
    );
  },
};

export const WithoutANameShowsServerMarkup: Story = {
  name: "sem nome, html do servidor",
  args: { children: "<p>sem título nem rótulo, fica na página.</p>" },
  parameters: { endsIn: "failed" },
};
