import { schema } from "@yy/widgets/product-upload/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;
type Play = { canvasElement: HTMLElement };

const field = (label: string, control: string) => `<p><label>${label}<br>${control}</label></p>`;

const usual = `${field("título", '<input name="title">')}
  <div data-part="suggestions"></div>
  ${field("marca", '<input name="brand">')}
  ${field("categoria", '<select name="subcategory_id"><option value="">escolha</option><option value="1">vestidos</option><option value="2">bolsas</option><option value="3">sapatos</option></select>')}
  <div data-part="fields"></div>
  ${field("preço", '<input name="price" inputmode="decimal">')}
  <p data-part="smart-price" hidden>preço esperto: entre R$ 60 e R$ 120.</p>`;

const photos = field("fotos", '<input type="file" multiple data-part="photos">');

const form = (fields: string) =>
  `<form action="/vender" method="post">\n  ${fields}\n  <button>publicar</button>\n</form>`;

const labelled = (canvas: HTMLElement, name: string) => within(canvas).getByLabelText(name);

async function fillAndSend(canvas: HTMLElement): Promise<void> {
  await inState(canvas, schema.tag, "mounted");
  await userEvent.type(labelled(canvas, "título"), "Bolsa de crochê");
  await userEvent.selectOptions(labelled(canvas, "categoria"), "2");
  await userEvent.type(labelled(canvas, "preço"), "80");
  await userEvent.click(within(canvas).getByRole("button", { name: "publicar" }));
}

async function choosePhotos(canvas: HTMLElement, ...files: File[]): Promise<void> {
  await inState(canvas, schema.tag, "mounted");
  await userEvent.upload(labelled(canvas, "fotos"), files, { applyAccept: false });
}

/** Queries for the shadow root that the widget adds to this place of the form. */
async function placed(canvas: HTMLElement, name: string) {
  const host = await waitFor(() => {
    const found = canvas.querySelector(`[data-yy-place=${name}]`);
    if (!found?.shadowRoot) throw new Error(`no ${name} yet`);
    return found.shadowRoot;
  });
  return within(host as unknown as HTMLElement);
}

const refuse = (status: number, body = "{}") => ({
  visit: { failing: [{ path: "/produto", method: "POST", status, body }] },
});

export default {
  id: "widgets-yy-product-upload",
  title: "yy-product-upload",
  ...widgetMeta(schema, {
    args: { photoPath: "/api/product_upload/photos", children: form(photos + usual) },
  }),
};

export const Untouched: Story = { name: "no começo", tags: ["catalogue"] };

export const Suggesting: Story = {
  name: "com sugestões",
  play: async ({ canvasElement }: Play) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.type(labelled(canvasElement, "título"), "vestido farm");
    const suggestions = await placed(canvasElement, "suggestions");
    await userEvent.click(await suggestions.findByRole("button", { name: "usar marca Farm" }));
    await expect(labelled(canvasElement, "marca")).toHaveValue("Farm");
  },
};

export const FieldsOfACategory: Story = {
  name: "campos da categoria",
  play: async ({ canvasElement }: Play) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.selectOptions(labelled(canvasElement, "categoria"), "3");
    await within(canvasElement).findByLabelText("altura do salto (cm)");
  },
};

export const FieldsNotLoaded: Story = {
  name: "campos não carregaram",
  parameters: { visit: { failing: [{ path: "/api/product_upload/fields", status: 500 }] } },
  play: async ({ canvasElement }: Play) => {
    await inState(canvasElement, schema.tag, "mounted");
    await userEvent.selectOptions(labelled(canvasElement, "categoria"), "3");
    await within(canvasElement).findByText(schema.attributes.fieldsFailedText.default);
  },
};

export const DraftOffered: Story = {
  name: "rascunho oferecido",
  play: async ({ canvasElement }: Play) => {
    await inState(canvasElement, schema.tag, "mounted");
    const draft = { at: Date.now() - 86_400_000, values: { title: ["Saia"] }, photos: [] };
    localStorage.setItem("yy:draft:1", JSON.stringify(draft));
    const element = canvasElement.querySelector(schema.tag);
    element?.replaceWith(element.cloneNode(true));
    await inState(canvasElement, schema.tag, "draft");
  },
};

export const PhotosRefused: Story = {
  name: "foto recusada",
  play: async ({ canvasElement }: Play) => {
    await choosePhotos(canvasElement, new File(["a"], "nota.pdf", { type: "application/pdf" }));
    const photos = await placed(canvasElement, "photos");
    await photos.findByText("nota.pdf: só dá para usar png, jpeg, webp ou gif.");
  },
};

export const PhotoFailed: Story = {
  name: "foto não enviada",
  args: { photoPath: "/nao-ha" },
  play: async ({ canvasElement }: Play) => {
    await choosePhotos(canvasElement, new File(["a"], "frente.png", { type: "image/png" }));
    const photos = await placed(canvasElement, "photos");
    await photos.findByText(schema.attributes.photoFailedText.default);
  },
};

export const Sending: Story = {
  name: "enviando",
  parameters: { visit: { failing: [{ path: "/produto", method: "POST", delay: 60_000 }] } },
  args: { children: form(usual) },
  play: async ({ canvasElement }: Play) => {
    await fillAndSend(canvasElement);
    await inState(canvasElement, schema.tag, "loading");
  },
};

export const Published: Story = {
  name: "anúncio publicado",
  args: { children: form(usual) },
  play: async ({ canvasElement }: Play) => {
    await fillAndSend(canvasElement);
    await (await drawn(canvasElement, schema.tag)).findByText(
      schema.attributes.createdText.default,
    );
  },
};

export const ServerRefuses: Story = {
  name: "recusado pelo servidor",
  args: { children: form(usual) },
  parameters: refuse(422, '{"title":"é muito curto","base":"sua lojinha está fechada"}'),
  play: async ({ canvasElement }: Play) => {
    await fillAndSend(canvasElement);
    await within(canvasElement).findByText("é muito curto");
  },
};

export const ServerBreaks: Story = {
  name: "falha do servidor",
  args: { children: form(usual) },
  parameters: refuse(500),
  play: async ({ canvasElement }: Play) => {
    await fillAndSend(canvasElement);
    await (await drawn(canvasElement, schema.tag)).findByText(/não foi possível enviar/);
  },
};

export const SessionOver: Story = {
  name: "sessão terminada",
  args: { children: form(usual) },
  parameters: refuse(401),
  play: async ({ canvasElement }: Play) => {
    await fillAndSend(canvasElement);
    await (await drawn(canvasElement, schema.tag)).findByText(/sua sessão terminou/);
  },
};

export const WithoutFormShowsServerMarkup: Story = {
  name: "sem formulário, html do servidor",
  args: { children: "<p>o formulário não veio</p>" },
  parameters: { endsIn: "failed" },
};

export const PhotosWithoutAPathShowServerMarkup: Story = {
  name: "fotos sem destino, html do servidor",
  args: { photoPath: undefined, children: form(photos + usual) },
  parameters: { endsIn: "failed" },
};
