import { schema } from "@yy/widgets/slider/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const photo = (name: string, source = "src") =>
  `<img ${source}="/photos/public/${name}/600x240.jpg" width="600" height="240" alt="${name.split("-")[0]}">`;
const photos = `<div>${photo("bolsa-101")}</div>
<div>${photo("vestido-204", "data-src")}</div>
<div>${photo("sapato-17", "data-src")}</div>`;

const links = `<a href="/busca?busca=bolsas">${photo("bolsa-101")}</a>
<a href="/busca?busca=casacos">${photo("casaco-9")}</a>`;

export default {
  id: "widgets-yy-slider",
  title: "yy-slider",
  ...widgetMeta(schema, { args: { label: "achados da semana", children: photos } }),
};

export const Photos: Story = { name: "com fotos", tags: ["catalogue"] };

export const AfterNext: Story = {
  name: "depois de avançar",
  play: async ({ canvasElement }) => {
    const slider = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      slider.getByRole("button", { name: schema.attributes.labelNext.default }),
    );
    await waitFor(() => expect(slider.getByText("2/3")).toBeInTheDocument());
    await waitFor(() => expect(slider.getByText("2 de 3: vestido")).toBeInTheDocument());
  },
};

export const RoundBackwards: Story = {
  name: "do primeiro ao último",
  play: async ({ canvasElement }) => {
    const slider = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      slider.getByRole("button", { name: schema.attributes.labelPrevious.default }),
    );
    await waitFor(() => expect(slider.getByText("3/3")).toBeInTheDocument());
  },
};

export const Playing: Story = {
  name: "avançando sozinho",
  globals: { motion: "full" },
  args: { autoplay: true },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "playing");
  },
};

export const Stopped: Story = {
  name: "pausado",
  globals: { motion: "full" },
  args: { autoplay: true },
  play: async ({ canvasElement }) => {
    const slider = await drawn(canvasElement, schema.tag);
    await userEvent.click(
      slider.getByRole("button", { name: schema.attributes.labelPause.default }),
    );
    await waitFor(() =>
      expect(
        slider.getByRole("button", { name: schema.attributes.labelPlay.default }),
      ).toBeVisible(),
    );
  },
};

export const LinksAsSlides: Story = { name: "links como destaques", args: { children: links } };

export const SlidesThatLeadSomewhere: Story = {
  name: "destaques com endereço",
  args: {
    children: `<div data-href="/busca">${photo("bolsa-101")}</div>
<div data-href="/busca?ordem=menor-preco">${photo("vestido-204")}</div>`,
  },
};

export const OneSlide: Story = {
  name: "um só destaque",
  args: { children: `<div>${photo("bolsa-101")}</div>` },
};

export const NoSlides: Story = { name: "sem destaques", args: { children: "", mount: "eager" } };

export const WithoutCount: Story = { name: "sem contagem", args: { indicator: false } };

export const OtherWords: Story = {
  name: "com textos próprios",
  args: { autoplay: true, labelPrevious: "voltar", labelNext: "avançar", labelPause: "parar" },
};

export const RightToLeft: Story = {
  name: "da direita para a esquerda",
  parameters: { page: (tag) => `<div dir="rtl">${tag}</div>` },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { autoplay: "às vezes", children: links },
  parameters: { endsIn: "failed" },
};
