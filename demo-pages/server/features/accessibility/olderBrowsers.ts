/** Something newer than the oldest browsers that work, and what a visitor has without it. */
interface NewerFeature {
  /** As `docs/browsers.md` names it. */
  readonly what: string;
  readonly chrome: string;
  readonly firefox: string;
  readonly safari: string;
  /** Code between backticks. */
  readonly without: string;
}

const feature = (
  what: string,
  [chrome, firefox, safari]: readonly [string, string, string],
  without: string,
): NewerFeature => ({ what, chrome, firefox, safari, without });

/** The rows of `docs/browsers.md`, said for page authors; a test holds them together. */
export const newerFeatures: readonly NewerFeature[] = [
  feature(
    "`adoptedStyleSheets`, `new CSSStyleSheet()`",
    ["73", "101", "16.4"],
    "nenhum widget começa: um aviso no console, e a página fica como o servidor a escreveu",
  ),
  feature(
    "popover API, `:popover-open`",
    ["114", "125", "17"],
    "`yy-popover` e a lista de `yy-select` ficam acima da página por `--yy-z-overlay`; uma caixa que corta ou tem `transform` os corta. um `yy-flash` espera o diálogo fechar",
  ),
  feature(
    "`showPopover({ source })`",
    ["137", "144", "26"],
    "tab não vai do gatilho ao conteúdo, a não ser que ele venha depois na página",
  ),
  feature("`attachInternals()`", ["77", "93", "16.4"], "não há estados para o css da página"),
  feature(
    "`ElementInternals.states`",
    ["125, in the form `--name` since 90", "126", "17.4"],
    "regras com `:state(…)` da página não valem",
  ),
  feature("`checkVisibility()`", ["105", "106", "17.4"], "o que está à vista é medido pela caixa"),
  feature(
    '`hidden="until-found"`, `beforematch`',
    ["102", "139", "26.2"],
    "a busca do navegador não acha o que está em outra aba de `yy-tabs`",
  ),
  feature(
    "`inert`",
    ["102", "112", "15.5"],
    "tab chega a links de destaques fora de vista, e traz o destaque; uma lista pode ser usada enquanto carrega",
  ),
  feature(
    "`Element.animate` with `::details-content`",
    ["131", "143", "18.4"],
    "`yy-accordion` abre sem deslizar",
  ),
  feature("`moveBefore()`", ["133", "144", "–"], "nada muda: o estado é guardado de outro jeito"),
  feature(
    "`IntersectionObserver` with `scrollMargin`",
    ["120", "141", "26"],
    "numa caixa que rola, um widget começa ao aparecer, e não 200 px antes",
  ),
  feature(
    "`new FormData(form, button)`",
    ["112", "111", "16.4"],
    "o valor do botão vem por último",
  ),
  feature(
    "`Intl.Segmenter`",
    ["87", "125", "14.1"],
    "um emoji de vários sinais conta mais de uma vez",
  ),
  feature("`AbortSignal.any()`", ["116", "124", "17.4"], "nada muda"),
  feature("Trusted Types", ["83", "148", "26"], "nada muda para quem visita"),
  feature(
    "a module whose request failed is requested again",
    ["156", "–", "–"],
    "um arquivo comum a vários widgets que não chegou só é pedido de novo na próxima página; até lá fica o que o servidor mandou",
  ),
  feature(
    "`:has()`",
    ["105", "121", "15.4"],
    "o anel de alguns campos aparece também num clique; o lugar de `yy-slider` e de abas em coluna vem com o script, e a página pode mover uma vez",
  ),
  feature(
    "`:state()`",
    ["125", "126", "17.4"],
    "um diálogo aberto pelo servidor aparece na página até o script chegar; uma foto não escurece enquanto é enviada",
  ),
  feature("`@supports selector()`", ["83", "69", "14.1"], "–"),
  feature(
    "anchor positioning with `anchor-scope`",
    ["131", "147", "26"],
    "um arquivo a mais calcula o lugar do popover",
  ),
  feature(
    "`::details-content`",
    ["131", "143", "18.4"],
    "respostas de `yy-accordion` ficam sem espaço dos lados; o papel mostra só as abertas",
  ),
  feature(
    "`@starting-style`, `transition-behavior`",
    ["117", "129, not of `display`", "17.5"],
    "um popover aparece e some de uma vez",
  ),
  feature("`overlay`", ["117", "–", "–"], "o mesmo, na saída"),
  feature(
    "`display` in keyframes",
    ["116", "–", "18"],
    "o que o script vai esconder aparece até ele chegar",
  ),
  feature(
    "`@media (scripting)`",
    ["120", "113", "17"],
    "o mesmo; sem javascript, um lugar fica guardado para o que não vem",
  ),
  feature(
    "`:nth-child(… of …)`",
    ["111", "113", "9"],
    "os painéis de `yy-tabs` aparecem todos até o script chegar",
  ),
  feature(
    "`:dir()`",
    ["120", "49", "16.4"],
    "setas e meias estrelas não viram numa página da direita para a esquerda",
  ),
  feature(
    "`attr()` with a type",
    ["133", "155", "27.3"],
    "antes do script, `yy-pinned-tag` fica a 50 px, um retrato tem 50 px, e há cinco estrelas",
  ),
  feature(
    "`content-visibility`, `contain-intrinsic-size`",
    ["85", "125", "18"],
    "listas longas de preços são desenhadas inteiras",
  ),
  feature(
    "`content` with a text for readers",
    ["77", "128", "17.4"],
    "o sinal de uma mensagem pode ser lido em voz alta",
  ),
  feature("`lh`", ["109", "120", "16.4"], "menos lugar é guardado antes do script"),
  feature(
    "`color-mix()`",
    ["111", "113", "16.2"],
    "o botão de uma tag não muda de cor sob o ponteiro",
  ),
  feature("`scrollbar-width`", ["121", "64", "18.2"], "filas que rolam mostram a barra"),
];
