import { schema } from "@yy/widgets/content-loader/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/fragmentos/recado";

export default {
  id: "widgets-yy-content-loader",
  title: "yy-content-loader",
  ...widgetMeta(schema, {
    args: { src: path, children: `<p><a href="${path}">ver o recado</a></p>` },
  }),
};

export const Loaded: Story = {
  name: "conteúdo carregado",
  tags: ["catalogue"],
  play: async ({ canvasElement }) => {
    const element = await inState(canvasElement, schema.tag, "finished");
    await expect(element).toHaveTextContent("este recado veio do servidor");
  },
};

export const ForAPlaceOfThePage: Story = {
  name: "para um lugar da página",
  args: { container: "lado" },
};

export const Loading: Story = {
  name: "carregando",
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    const loader = await drawn(canvasElement, schema.tag);
    await waitFor(() =>
      expect(loader.getByText(schema.attributes.labelLoading.default)).toBeVisible(),
    );
  },
};

export const OwnWords: Story = {
  name: "com textos próprios",
  args: { labelLoading: "um instante", failedText: "o recado não veio.", labelRetry: "de novo" },
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    const loader = await drawn(canvasElement, schema.tag);
    await waitFor(() => expect(loader.getByRole("button", { name: "de novo" })).toBeVisible());
  },
};

export const TriedAgain: Story = {
  name: "depois de tentar de novo",
  parameters: { visit: { failing: [{ path, drop: true }] } },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "error");
    const loader = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      loader.getByRole("button", { name: schema.attributes.labelRetry.default }),
    );
    await inState(canvasElement, schema.tag, "finished");
  },
};

export const SentWithThePage: Story = {
  name: "já veio com a página",
  args: { loadedSrc: path, children: "<p>este recado já veio com a página.</p>" },
};

export const AnotherOriginIsRefused: Story = {
  name: "outra origem recusada",
  tags: ["no-preview"],
  args: { src: "https://outra.example/recado" },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "error");
  },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { src: undefined },
  parameters: { endsIn: "failed" },
};
