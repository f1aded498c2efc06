import { schema } from "@yy/widgets/purchase-rating/schema";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const path = "/compras/7/avaliacao";

const panel = (value = "") => `<div data-part="panel">
  <form action="${path}" method="post">
    <yy-star-rating>
      <label>como foi a compra? <input type="number" name="rating[value]" min="0" max="5" value="${value}"></label>
    </yy-star-rating>
    <p><button>avaliar</button></p>
  </form>
</div>`;

const send = async (canvas: HTMLElement) => {
  await inState(canvas, schema.tag, "mounted");
  const button = await within(canvas).findByRole("button", { name: "avaliar" });
  await userEvent.click(button);
};

export default {
  id: "widgets-yy-purchase-rating",
  title: "yy-purchase-rating",
  ...widgetMeta(schema, { args: { children: panel() } }),
};

export const Unrated: Story = {
  name: "sem nota",
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "mounted");
    await waitFor(() => expect(canvasElement.querySelector("[data-part=panel]")).toBeVisible());
  },
};

export const Rated: Story = {
  name: "nota enviada",
  tags: ["catalogue"],
  args: { children: panel("5") },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await inState(canvasElement, schema.tag, "rated");
    const said = await drawn(canvasElement, schema.tag);
    await expect(said.getByRole("status")).toHaveTextContent(schema.attributes.thanksText.default);
    await expect(canvasElement.querySelector("[data-part=panel]")).not.toBeVisible();
  },
};

export const RefusedAtItsField: Story = {
  name: "recusado no próprio campo",
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await inState(canvasElement, schema.tag, "refused");
    await expect(canvasElement.querySelector("[data-yy-message]")).toHaveTextContent(
      "escolha de 1 a 5 estrelas",
    );
  },
};

export const Failed: Story = {
  name: "depois de uma falha",
  args: { children: panel("4") },
  parameters: { visit: { failing: [{ path, status: 500 }] } },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await inState(canvasElement, schema.tag, "refused");
    const said = await drawn(canvasElement, schema.tag);
    await expect(said.getByRole("alert")).toHaveTextContent(schema.attributes.failedText.default);
    await expect(
      said.getByRole("button", { name: schema.attributes.labelRetry.default }),
    ).toBeVisible();
  },
};

export const SignedOut: Story = {
  name: "sessão terminada",
  args: { children: panel("4") },
  parameters: { visit: { signedInAs: null } },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await inState(canvasElement, schema.tag, "refused");
    const said = await drawn(canvasElement, schema.tag);
    await expect(
      said.getByRole("link", { name: schema.attributes.labelLogin.default }),
    ).toBeVisible();
  },
};

export const NoFormShowsServerMarkup: Story = {
  name: "sem formulário, html do servidor",
  args: { children: '<p data-part="panel">você já avaliou esta compra.</p>' },
  parameters: { endsIn: "failed" },
};
