import { schema } from "@yy/widgets/pro-outpost/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/pro/outposts/lookup";
const pro = { signedInAs: 2 };

const product = (title: string) =>
  `<div data-part="product">${title} <button type="button" aria-label="remover ${title}">remover</button></div>`;

const outpost = (products: readonly string[] = [], cpf = "") => `<p>
  <label>cpf <input data-part="cpf" name="cpf" inputmode="numeric" value="${cpf}"></label>
  <a href="${path}" data-part="lookup" data-remote="true">buscar</a>
</p>
<p data-outpost-answer></p>
<section data-part="products">
  ${products.map(product).join("\n  ")}
</section>
<p data-part="finish"><button type="button">fechar o outpost</button></p>`;

const lookUp = async (canvas: HTMLElement) => {
  await inState(canvas, schema.tag, "mounted");
  await userEvent.click(within(canvas).getByRole("link", { name: "buscar" }));
};

const known = outpost([], "529.982.247-25");

export default {
  id: "widgets-yy-pro-outpost",
  title: "yy-pro-outpost",
  ...widgetMeta(schema, { args: { children: outpost() }, parameters: { visit: pro } }),
};

export const Empty: Story = {
  name: "vazio",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "empty");
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const WithProducts: Story = {
  name: "com peças",
  tags: ["catalogue"],
  args: { children: outpost(["vestido de linho", "bolsa de palha"]) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await expect(
      within(canvasElement).getByRole("button", { name: "fechar o outpost" }),
    ).toBeVisible();
  },
};

export const Found: Story = {
  name: "cpf encontrado",
  args: { children: known },
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement);
    await expect(await within(canvasElement).findByText(/Beatriz Nogueira/)).toBeInTheDocument();
    const section = canvasElement.querySelector("[data-part=products]");
    await waitFor(() => expect(section?.getAnimations()).toHaveLength(0));
    const finish = canvasElement.querySelector("[data-part=finish]");
    await waitFor(() => expect(finish?.getAnimations()).toHaveLength(0));
  },
};

export const NotACpf: Story = {
  name: "cpf inválido",
  args: { children: outpost([], "123") },
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement);
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-yy-message]")).toHaveTextContent(
        "não é um cpf válido",
      ),
    );
  },
};

export const Loading: Story = {
  name: "carregando",
  args: { children: known },
  parameters: { visit: { ...pro, failing: [{ path, delay: 600_000 }] } },
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement);
    await inState(canvasElement, schema.tag, "loading");
  },
};

export const Failed: Story = {
  name: "depois de uma falha",
  args: { children: known },
  parameters: { visit: { ...pro, failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement);
    const said = await drawn(canvasElement, schema.tag);
    await expect(
      await said.findByRole("button", { name: schema.attributes.labelRetry.default }),
    ).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: "sessão terminada",
  args: { children: known },
  parameters: { visit: { signedInAs: null } },
  play: async ({ canvasElement }) => {
    await lookUp(canvasElement);
    const said = await drawn(canvasElement, schema.tag);
    await expect(
      await said.findByRole("link", { name: schema.attributes.labelLogin.default }),
    ).toBeVisible();
  },
};

export const NoSectionShowsServerMarkup: Story = {
  name: "sem seção, html do servidor",
  args: {
    children: `<label>cpf <input data-part="cpf"></label> <a href="${path}" data-part="lookup">buscar</a>`,
  },
  parameters: { endsIn: "failed" },
};
