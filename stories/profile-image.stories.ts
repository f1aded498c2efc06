import { schema } from "@yy/widgets/profile-image/schema";
import { expect, userEvent, waitFor } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/api/profile/avatar";
const form =
  '<form action="/perfil/configuracoes/foto/avatar" method="post" enctype="multipart/form-data"><input type="file" name="image" aria-label="nova foto"><button>enviar</button></form>';

export default {
  id: "widgets-yy-profile-image",
  title: "yy-profile-image",
  ...widgetMeta(schema, {
    args: {
      kind: "avatar",
      children: `<img src="/photos/marina/avatar-1/96x96.jpg" width="96" height="96" alt="sua foto">${form}`,
    },
  }),
};

/** An image file of one colour. */
async function paint(type = "image/png"): Promise<File> {
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d");
  if (brush) {
    brush.fillStyle = "#3b7a78";
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File(blob ? [blob] : [], "eu.png", { type });
}

async function choose(canvas: HTMLElement, file: File) {
  const picture = await drawn(canvas, schema.tag);
  const element = await inState(canvas, schema.tag, "mounted");
  const input = element.shadowRoot?.querySelector("input");
  if (input) await userEvent.upload(input, file, { applyAccept: false });
  return picture;
}

export const Avatar: Story = { name: "foto de perfil", tags: ["catalogue"] };

export const Header: Story = {
  name: "capa da lojinha",
  args: {
    kind: "header",
    labelChoose: "trocar capa",
    children: `<img src="/photos/marina/capa-1/1200x300.jpg" width="1200" height="300" alt="capa da sua lojinha">${form}`,
  },
};

export const NoPictureYet: Story = { name: "ainda sem imagem", args: { children: form } };

export const Changed: Story = {
  name: "foto trocada",
  play: async ({ canvasElement }) => {
    const picture = await choose(canvasElement, await paint());
    await waitFor(() =>
      expect(picture.getByText(schema.attributes.doneText.default)).toBeInTheDocument(),
    );
  },
};

export const OnItsWay: Story = {
  name: "enviando",
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    const picture = await choose(canvasElement, await paint());
    await waitFor(() => expect(picture.getByRole("progressbar")).toBeVisible());
  },
};

export const Cancelled: Story = {
  name: "envio cancelado",
  parameters: { visit: { failing: [{ path, delay: 60_000 }] } },
  play: async ({ canvasElement }) => {
    const picture = await choose(canvasElement, await paint());
    await userEvent.click(
      await picture.findByRole("button", { name: schema.attributes.labelCancel.default }),
    );
    await waitFor(() =>
      expect(picture.getByText(schema.attributes.cancelledText.default)).toBeInTheDocument(),
    );
  },
};

export const RefusedType: Story = {
  name: "tipo recusado",
  play: async ({ canvasElement }) => {
    const picture = await choose(canvasElement, await paint("application/pdf"));
    await waitFor(() => expect(picture.getByRole("alert")).toBeVisible());
  },
};

export const RefusedSize: Story = {
  name: "tamanho recusado",
  args: { maxSize: 20 },
  play: async ({ canvasElement }) => {
    const picture = await choose(canvasElement, await paint());
    await waitFor(() => expect(picture.getByText(/o máximo é 20 bytes/)).toBeVisible());
  },
};

export const Failed: Story = {
  name: "depois de uma falha",
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    const picture = await choose(canvasElement, await paint());
    await waitFor(() =>
      expect(
        picture.getByRole("button", { name: schema.attributes.labelRetry.default }),
      ).toBeVisible(),
    );
  },
};

export const FileOverIt: Story = {
  name: "arquivo por cima",
  play: async ({ canvasElement }) => {
    const element = await inState(canvasElement, schema.tag, "mounted");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await paint());
    element.dispatchEvent(new DragEvent("dragover", { dataTransfer, cancelable: true }));
    await inState(canvasElement, schema.tag, "dragging");
  },
};

export const WrongAttributeShowsServerMarkup: Story = {
  name: "atributo errado, html do servidor",
  args: { kind: undefined },
  parameters: { endsIn: "failed" },
};
