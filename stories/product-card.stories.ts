import { schema } from "@yy/widgets/product-card/schema";
import { expect, userEvent } from "storybook/test";
import { drawn, inState } from "./drawn";
import { type WidgetStory, widgetMeta } from "./widgetMeta";

type Story = WidgetStory<typeof schema>;

const dress = {
  id: 1,
  slug: "vestido-midi-floral",
  title: "Vestido midi floral",
  state: "published",
  price: 120,
  originalPriceInteger: 120,
  discountPercentage: 0,
  availableUnits: 1,
  shippingType: 2,
  defaultPhoto: { image_public_id: "vestido-1" },
};

const product = (changes: object = {}) => JSON.stringify({ ...dress, ...changes });

export default {
  id: "widgets-yy-product-card",
  title: "yy-product-card",
  ...widgetMeta(schema, {
    args: {
      product: product(),
      children: '<a href="/p/vestido-midi-floral-1?product_id=1">Vestido midi floral, R$ 120</a>',
    },
    parameters: { page: (tag) => `<div style="inline-size: 15rem">\n${tag}\n</div>` },
  }),
};

export const OnSale: Story = { name: "à venda" };

export const Discounted: Story = {
  name: "com desconto",
  tags: ["catalogue"],
  args: { product: product({ originalPriceInteger: 240, discountPercentage: 50 }) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "discounted");
  },
};

export const Sold: Story = {
  name: "vendido",
  args: { product: product({ state: "sold" }) },
  play: async ({ canvasElement }) => {
    const card = await drawn(canvasElement, schema.tag);
    await expect(card.getByText(schema.attributes.labelSold.default)).toBeVisible();
  },
};

export const SoldAtADiscount: Story = {
  name: "vendido com desconto",
  args: {
    product: product({ state: "sold", originalPriceInteger: 240, discountPercentage: 50 }),
  },
};

export const Liked: Story = {
  name: "já curtido",
  args: { product: product({ isProductLikedByUser: true }) },
  play: async ({ canvasElement }) => {
    await inState(canvasElement, schema.tag, "liked");
  },
};

export const LikeAskedFor: Story = {
  name: "pedido de curtir",
  play: async ({ canvasElement }) => {
    const card = await drawn(canvasElement, schema.tag);
    await userEvent.click(card.getByRole("button", { name: schema.attributes.labelLike.default }));
    // The widget does not change by itself: the page changes data-product.
    await expect(
      card.getByRole("button", { name: schema.attributes.labelLike.default, pressed: false }),
    ).toBeVisible();
  },
};

export const HandDelivery: Story = {
  name: "entrega em mãos",
  args: { product: product({ shippingType: 1 }) },
};

export const NoPhoto: Story = {
  name: "sem foto",
  args: { product: product({ defaultPhoto: null }) },
};

export const PhotoDoesNotLoad: Story = {
  name: "foto que não carrega",
  args: { product: product({ defaultPhoto: { image_public_id: "missing-1" } }) },
};

export const NamedByTheServersCard: Story = {
  name: "nome vindo do servidor",
  args: {
    product: product({ title: null }),
    children:
      '<h2><a href="/p/vestido-midi-floral-1?product_id=1">Vestido midi floral</a></h2>\n<p>R$ 120</p>',
  },
};

export const LongNameInANarrowCard: Story = {
  name: "nome longo, cartão estreito",
  args: {
    product: product({
      title: "Vestido de festa longo azul-marinho com bordados à mão e forro de cetim",
      price: 1320,
      originalPriceInteger: 2640,
      discountPercentage: 50,
    }),
  },
  parameters: { page: (tag) => `<div style="inline-size: 9rem">\n${tag}\n</div>` },
};

export const BrokenProductShowsServerMarkup: Story = {
  name: "dados ilegíveis, html do servidor",
  args: { product: '{"id":1' },
  parameters: { endsIn: "failed" },
};
