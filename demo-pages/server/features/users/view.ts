import type { DemoState, User } from "../../fixtures/types";

/** A user with what templates cannot work out: the address of the photo and the widget's JSON. */
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
