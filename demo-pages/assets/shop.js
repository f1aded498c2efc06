/**
 * Handles the requests of product cards: a like is kept on the card, and the bag answers with a
 * message.
 */
document.addEventListener("yy:like-requested", ({ target, detail }) => {
  target.product = { ...target.product, isProductLikedByUser: detail.liked };
});

document.addEventListener("yy:bundle-requested", ({ target }) => {
  const title = target.product?.title ?? "a peça";
  window.YY?.flash(`${title} está na sua sacola.`, "success");
});
