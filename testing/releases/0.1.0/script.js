// What a page author wrote for 0.1.0: a classic script that listens, asks `YY`, and sets
// properties.
const told = { user: [], followed: [], errors: [] };

document.addEventListener("yy:follow-changed", ({ detail }) => told.followed.push(detail));

addEventListener("load", () => {
  YY.onUser((user) => told.user.push(user && user.first_name));
  YY.onError(({ error, widget }) => told.errors.push(`${widget}: ${error.name}`));

  // A page that asks before it lets anybody be followed.
  document
    .querySelector('[data-snippet="follow-button.state-from-server"] yy-follow-button')
    .addEventListener("yy:before-follow", (event) => event.preventDefault());
});

const drawn = (selector, part) =>
  getComputedStyle(document.querySelector(selector).shadowRoot.querySelector(`[part~="${part}"]`));

// The colours of the style sheet, found again in what widgets have drawn.
function tokensInUse() {
  const root = getComputedStyle(document.documentElement);
  const names = ["surface", "raised", "soft", "ink", "muted", "line", "line-strong", "accent"];
  names.push("accent-ink", "danger", "success", "focus", "backdrop");
  const byColour = new Map(
    names.map((name) => {
      const [r, g, b] = root.getPropertyValue(`--yy-color-${name}`).match(/\d+/g);
      return [`rgb(${r}, ${g}, ${b})`, name];
    }),
  );
  const used = new Set();
  for (const host of document.querySelectorAll("main *"))
    for (const element of host.shadowRoot ? host.shadowRoot.querySelectorAll("[part]") : []) {
      const style = getComputedStyle(element);
      for (const property of ["color", "backgroundColor", "borderTopColor"]) {
        const token = byColour.get(style[property]);
        if (token) used.add(`${host.localName} ${property} ${token}`);
      }
    }
  return [...used].sort();
}

// Called when the page has been used.
window.finish = async () => {
  const state = await YY.session.refresh();
  let changes = 0;
  const stop = YY.session.subscribe(() => (changes += 1));
  stop();

  const badge = document.createElement("yy-count-badge");
  badge.count = 120;
  badge.max = 9;
  const host = document.querySelector("main").appendChild(document.createElement("div"));
  host.attachShadow({ mode: "open" }).append(badge);
  YY.scan(host.shadowRoot);
  await customElements.whenDefined("yy-count-badge");

  const list = document.querySelector("yy-message-list");
  const reloaded = await Promise.resolve(list.reload()).then(() => "resolved");
  const opened = YY.open("filtros");
  const closed = YY.close("filtros");
  YY.flash("mensagem enviada", "success");

  const pure = await import("/dist/yy.pure.js");
  return {
    told,
    changes,
    version: typeof YY.version,
    signedIn: state.signedIn,
    environment: YY.session.getState().environment,
    badge: [badge.count, badge.max],
    reloaded,
    opened,
    closed,
    money: YY.format.formatMoney(1234.5, { symbol: true }),
    big: pure.format.formatBigNumber(123456),
    plural: pure.format.pluralize(2, "peça", "peças"),
    cpf: pure.forms.isValidCpf("111.444.777-35"),
    badgeText: pure.inbox.badgeText(120, 99),
    discounted: pure.product.hasDiscount({
      price: 90,
      originalPriceInteger: 100,
      discountPercentage: 10,
    }),
    photo: pure.urls.photoUrl({ host: "/fotos", slug: "ana", imageId: "a b", size: 96 }),
    functions: Object.entries(pure)
      .flatMap(([module, exported]) =>
        Object.entries(exported).map(([name, value]) => `${module}.${name}: ${typeof value}`),
      )
      .sort(),
    styles: {
      follow: drawn('[data-snippet="follow-button.custom-labels"] yy-follow-button', "button")
        .textDecorationLine,
      following: drawn('[data-snippet="follow-button.custom-labels"] yy-follow-button', "button")
        .textTransform,
      target: drawn('[data-snippet="follow-button.custom-labels"] yy-follow-button', "button")
        .minHeight,
      panel: drawn("yy-slide-in-panel", "dialog").width,
    },
    tokens: tokensInUse(),
  };
};
