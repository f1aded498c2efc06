/**
 * What no browser may fetch or render before a click, whatever the stack: `speculation.json` of its
 * packages.
 */
export const speculationData = {
  /**
   * Paths, below the application's root, that change something or belong to a purchase; all below
   * them too.
   */
  except: anywhere(
    ...["sair", "logout", "sign_out", "signout", "auth"],
    ...["carrinho", "cart", "sacola", "checkout", "comprar", "pagamento"],
    ...["unsubscribe", "descadastrar"],
  ).concat("/session", "/*/confirmation", "/*/unlock", "/api", "/rails"),
  /**
   * Links that a library sends as something else than a visit, that leave the page as it is, or
   * whose author says so.
   */
  links: [
    ...["[data-method]", "[data-remote]", "[data-confirm]"],
    ...["[data-turbo-method]", "[data-turbo-stream]", "[data-turbo-confirm]", "[data-turbo-frame]"],
    ...["[wire\\:navigate]", "[wire\\:click]"],
    ...["[hx-get]", "[hx-post]", "[hx-put]", "[hx-patch]", "[hx-delete]", "[hx-confirm]"],
    ...["[hx-boost=true]", "[hx-boost=true] *"],
    ...["[rel~=nofollow]", "[download]", "[target]:not([target=_self])", '[href^="#"]'],
    ...["[data-turbo-prefetch=false]", "[data-turbo-prefetch=false] *"],
  ],
};

/** `/sair` and `/loja/sair`. */
function anywhere(...names: readonly string[]): string[] {
  return names.flatMap((name) => [`/${name}`, `/*/${name}`]);
}
