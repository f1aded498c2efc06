import type { DemoState, Product, User } from "../fixtures/types";

/** How many products come with a page of a list, and with each request for more. */
export const productsPerPage = 8;
const cardsInARow = 4;

/**
 * The view of a product's card: its seller, the address of its photo, prices and discount as text,
 * the widget's JSON.
 */
export function productView(state: DemoState, product: Product): Record<string, unknown> {
  const seller = state.users.find((user) => user.id === product.seller_id);
  const photo = product.selectedPhoto ?? product.defaultPhoto;
  const discounted = product.discountPercentage > 0;
  return {
    id: product.id,
    title: product.title,
    slug: product.slug,
    href: product.href,
    json: JSON.stringify(product),
    photo: `/photos/${product.slug}/${photo.image_public_id}/276x294.jpg`,
    price: `R$ ${product.price}`,
    originalPrice: discounted ? `R$ ${product.originalPriceInteger}` : null,
    discount: discounted ? `${product.discountPercentage}%` : null,
    sold: product.state === "sold",
    seller: seller === undefined ? null : userView(state, seller),
  };
}

/** The view of a product's page: the product, and related ones, first of its subcategory. */
export function productPageView(state: DemoState, product: Product): Record<string, unknown> {
  const others = state.products.filter((each) => each !== product && each.state === "published");
  const isAlike = (each: Product) => each.subcategory_id === product.subcategory_id;
  const related = [...others.filter(isAlike), ...others.filter((each) => !isAlike(each))];
  return {
    product: productView(state, product),
    relatedProducts: related.slice(0, cardsInARow).map((each) => productView(state, each)),
  };
}

/** A user with what templates cannot compute: the address of the photo and the widget's JSON. */
export function userView(state: DemoState, user: User): Record<string, unknown> {
  const { id, name, nickname, gender, image_public_id } = user;
  return {
    ...user,
    imagePublicId: image_public_id,
    firstName: name.split(" ")[0],
    href: `/@${nickname}`,
    photo: image_public_id === null ? null : `/photos/${nickname}/${image_public_id}/240x240.jpg`,
    header: `/photos/${nickname}/${user.header_public_id}/1200x300.jpg`,
    json: JSON.stringify({ id, name, nickname, gender, image_public_id }),
    followers: state.follows.filter((follow) => follow.followingId === id).length,
    productCount: state.products.filter((product) => product.seller_id === id).length,
  };
}
