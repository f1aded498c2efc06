import { followingText, followText } from "../page/followTexts";

/** The server's markup for a control of a widget with a look. */
interface LookedControl {
  readonly html: string;
  /** The maximum share of pixels that changes when the widget mounts; none by default. */
  readonly blink?: { readonly percent: number; readonly because: string };
}

const buttonsOfACard = "the buttons to like and to buy do nothing without the script";
const edgesOfStars = "the widget draws the edges of a full star twice, the look once";

const follow = (children: string, attributes = "") =>
  `<yy-follow-button data-user-id="7" data-follow-path="/f" data-unfollow-path="/u" data-login-path="/entrar" ${attributes}>${children}</yy-follow-button>`;

const longName = "maria aparecida dos santos albuquerque de oliveira souza";

const toggle = (feature: string, enabled: boolean, control: string) =>
  `<yy-seller-toggle data-feature="${feature}" data-enabled="${enabled}">frete econômico ${control}</yy-seller-toggle>`;

const select = (attributes: string, options: string) =>
  `<label>estado</label><yy-select><select class="btn" name="estado" aria-label="estado" ${attributes}>${options}</select></yy-select>`;

const states = '<option value="">Selecione</option><option value="SP">São Paulo</option>';

const dress = {
  id: 1,
  slug: "vestido-midi-floral",
  state: "published",
  price: 120,
  availableUnits: 1,
  shippingType: 2,
  defaultPhoto: { image_public_id: "vestido-1" },
};

const card = (product: object, price: string, tags = "") =>
  `<yy-product-card data-product='${JSON.stringify({ ...dress, ...product })}'><article class="btn">
    <h3><a href="/p/vestido-midi-floral-1?product_id=1">Vestido midi floral</a></h3>
    <img src="/photos/vestido-midi-floral/vestido-1/276x294.jpg" width="276" height="294" alt="">
    <p>${price}</p>${tags}</article></yy-product-card>`;

export const lookedControls: Readonly<Record<string, LookedControl>> = {
  "a link to follow": { html: follow(`<a class="btn" href="/entrar">${followText}</a>`) },
  "a button to follow": { html: follow(`<button class="btn">${followText}</button>`) },
  "a form to follow": {
    html: follow(`<form action="/f" method="post"><button>${followText}</button></form>`),
  },
  "a button to stop following": {
    html: follow(`<button aria-pressed="true">${followingText}</button>`, 'data-following="true"'),
  },
  "a long name": {
    html: follow(`<a href="/entrar">${followText} ${longName}</a>`, `data-user-name="${longName}"`),
  },
  "a way to write to a seller": {
    html: '<yy-seller-contact data-chat-href="/perfil/mensagens/2" data-label="falar com o João"><a class="btn" href="/perfil/mensagens/2">falar com o João</a></yy-seller-contact>',
  },
  "a count": { html: '<yy-count-badge data-count="42"><span>42</span></yy-count-badge>' },
  "a count on a link": {
    html: '<yy-inbox-badge><a href="/perfil/mensagens">mensagens <span class="btn" data-part="count">3</span></a></yy-inbox-badge>',
  },
  "the pages of a list": {
    html: '<yy-pagination data-page="2" data-total-pages="5"><nav><a href="?page=1">anterior</a><span>página 2 de 5</span><a href="?page=3">próxima</a></nav></yy-pagination>',
  },
  "the first page of a list": {
    html: '<yy-pagination data-page="1" data-total-pages="5"><nav><a>anterior</a><span>página 1 de 5</span><a href="?page=2">próxima</a></nav></yy-pagination>',
  },
  "the tabs of a store": {
    html: '<yy-store-tabs data-nickname="bia"><nav><a href="/@bia" aria-current="page">à venda</a><a class="btn" href="/@bia/vendidos">vendidos</a><a href="/@bia/yeyezados">yeyezados</a><a href="/@bia/seguidores">seguidores</a><a href="/@bia/seguindo">seguindo</a></nav></yy-store-tabs>',
  },
  "a switch that is on": {
    html: toggle(
      "soft-shipping",
      true,
      '<form action="/frete" method="post"><button class="btn">desligar</button></form>',
    ),
  },
  "a switch that is off": {
    html: toggle("boosted-bundle", false, '<a class="btn" href="/perfil">ligar</a>'),
  },
  "a list of choices": { html: select("", states) },
  "a choice": { html: select("", states.replace('"SP"', '"SP" selected')) },
  "a long choice": {
    html: select("", `<option>${longName}, ${longName}</option>`),
  },
  "a choice that is disabled": { html: select("disabled", states) },
  "a rating": {
    html: '<yy-star-rating data-readonly><input class="btn" value="4" aria-label="nota" readonly></yy-star-rating>',
    blink: { percent: 9, because: edgesOfStars },
  },
  "a rating between two stars": {
    html: '<yy-star-rating data-readonly data-stars="10"><label>nota <input value="2.8" readonly></label></yy-star-rating>',
    blink: { percent: 4, because: edgesOfStars },
  },
  "a product": { html: card({}, "R$ 120"), blink: { percent: 4, because: buttonsOfACard } },
  "a product with a discount": {
    html: card(
      { originalPriceInteger: 240, discountPercentage: 50 },
      "R$ 120 <del>R$ 240</del>",
      "<p><span>50%</span></p>",
    ),
    blink: { percent: 4, because: buttonsOfACard },
  },
  "a product that is sold": {
    html: card({ state: "sold" }, "R$ 120", "<p><strong>vendido</strong></p>"),
    blink: { percent: 2, because: buttonsOfACard },
  },
};
