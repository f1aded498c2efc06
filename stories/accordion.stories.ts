import { schema } from "@yy/widgets/accordion/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const questions = {
  "como devolvo uma peça?": "em até 7 dias depois de receber, pela página da compra.",
  "quanto custa vender?": "20% do preço da peça, só quando ela vende.",
  "como recebo o dinheiro?": "na sua carteira, assim que a compradora confirma.",
};

const panels = (open: readonly number[] = []) =>
  Object.entries(questions)
    .map(([question, answer], index) => panel(question, `<p>${answer}</p>`, open.includes(index)))
    .join("\n");

const panel = (question: string, content: string, open = false) =>
  `<details${open ? " open" : ""}>\n  <summary><h3>${question}</h3></summary>\n  ${content}\n</details>`;

const isOpen = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll("details")].map(({ open }) => open);

export default {
  id: "widgets-yy-accordion",
  title: "yy-accordion",
  ...widgetMeta(schema, { args: { children: panels() } }),
};

export const AllClosed: Story = { name: "todos os painéis fechados" };

export const OneOpen: Story = {
  name: "um painel aberto",
  tags: ["catalogue"],
  args: { children: panels([1]) },
};

export const SeveralSentOpen: Story = {
  name: "vários vieram abertos",
  args: { children: panels([1, 2]) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await expect(isOpen(canvasElement)).toEqual([false, true, false]);
  },
};

export const AnotherOpened: Story = {
  name: "outro painel aberto",
  args: { children: panels([0]) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(within(canvasElement).getByText("quanto custa vender?"));
    await waitFor(() => expect(isOpen(canvasElement)).toEqual([false, true, false]));
  },
};

export const ClosedAgain: Story = {
  name: "painel fechado de novo",
  args: { children: panels([0]) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.click(within(canvasElement).getByText("como devolvo uma peça?"));
    await waitFor(() => expect(isOpen(canvasElement)).toEqual([false, false, false]));
  },
};

export const Nested: Story = {
  name: "um dentro do outro",
  args: {
    children: `${panel("compras", `<yy-accordion>\n${panels([0])}\n</yy-accordion>`, true)}\n${panel("vendas", "<p>em breve.</p>")}`,
  },
};

export const LongWords: Story = {
  name: "com texto longo",
  args: {
    children: panel(
      "uma pergunta bem comprida, daquelas que ocupam mais de uma linha, e que continua até perder o fôlego no fim da frase?",
      "<p>sim.</p>",
      true,
    ),
  },
};

export const WithoutHeadings: Story = {
  name: "sem títulos",
  args: {
    children:
      "<details open>\n  <summary>medidas</summary>\n  <p>busto 92, cintura 74.</p>\n</details>",
  },
};

export const WrongAttributeLeavesNativePanels: Story = {
  name: "atributo errado, painéis do navegador",
  args: { mount: "nunca" as "eager", children: panels([0, 2]) },
  parameters: { endsIn: "failed" },
};
