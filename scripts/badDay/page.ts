const tips = [
  "mostre a peça de frente, de costas e a etiqueta",
  "diga as medidas: busto, cintura e comprimento",
  "conte o que tem de uso: quem sabe antes não devolve",
  "responda logo: quem pergunta está perto de comprar",
];

/** What the page of an advert is made of. */
interface AdvertOptions {
  /** Version whose `yy.js` it loads. */
  readonly release: string;
  /** JSON of the page's switch. */
  readonly switched: string;
  /** Id of who is signed in. */
  readonly visitor: number;
}

/** Where the page asks again for its switch, and every how many seconds. */
export const switchPath = "/desligados.json";
export const everySeconds = 10;

/** The page's head beside what every page has: who it is for, its switch, the widgets, and that it is observed. */
export const advertHead = ({ release, switched, visitor }: AdvertOptions): string => `
<meta name="yy-user-id" content="${visitor}">
<link rel="stylesheet" href="/assets/pages.css">
<script type="application/json" id="yy-switch" data-src="${switchPath}" data-every="${everySeconds}">${switched}</script>
<script type="module" src="/dist/${release}/yy.js" nonce="{{nonce}}"></script>
<script type="module" nonce="{{nonce}}">YY.observe({ sample: 1, send: "/yy/reports" });</script>`;

/** A form that the widget sends, and that the browser sends where the widget is off. */
export const advertBody = (action: string): string => `
<main id="conteudo" tabindex="-1"><div class="narrow">
  <div class="guide-head"><h1>anuncie a sua peça</h1></div>
  ${tips.map((tip) => `<p class="card order">${tip}</p>`).join("\n  ")}
  <yy-form data-submit="fetch" data-mount="eager">
    <form class="card form" action="${action}" method="post">
      <input type="hidden" name="authenticity_token" value="{{csrf}}">
      <div class="field"><label for="title">título</label>
        <input class="input" id="title" name="title" required></div>
      <div class="field"><label for="description">descrição</label>
        <textarea class="input" id="description" name="description" rows="12" required></textarea></div>
      <div class="button-row"><button class="button" type="submit">publicar</button></div>
    </form>
  </yy-form>
  ${tips.map((tip) => `<p class="card order">${tip}</p>`).join("\n  ")}
</div></main>`;
