/**
 * The links that browsers must not prefetch or prerender: `speculation.json` of the packages for
 * each stack.
 */
export const speculationData = {
  /**
   * Paths below the application's root that change data or belong to a purchase, with all paths
   * below them.
   */
  except: anywhere(
    ...["sair", "logout", "sign_out", "signout", "auth"],
    ...["carrinho", "cart", "sacola", "checkout", "comprar", "pagamento"],
    ...["unsubscribe", "descadastrar"],
  ).concat("/session", "/*/confirmation", "/*/unlock", "/api", "/rails"),
  /**
   * Links that a library does not handle as a visit, that do not leave the page, or that their
   * author excludes.
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

/** Patterns for these paths at any depth: `/sair` and `/loja/sair`. */
function anywhere(...names: readonly string[]): string[] {
  return names.flatMap((name) => [`/${name}`, `/*/${name}`]);
}
