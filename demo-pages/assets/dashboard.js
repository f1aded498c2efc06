/**
 * `<voltinha-dashboard src="/painel.json">` draws the summary of the last hour (`HourSummary` of
 * `@yy/domain`) and polls it while the page is visible. As an element it starts and stops with the
 * visits of Turbo and Turbolinks.
 */
const pollIntervalMs = 5000;

/** Plots of a widget: its bars, the number for the whole hour, and the format of numbers. */
const figures = [
  { name: "montagens", bars: (widget) => widget.mounts, whole: sum, text: formatNumber },
  {
    name: "falhas",
    isBad: true,
    bars: (widget) => widget.failures,
    whole: sum,
    text: formatNumber,
    note: ({ failures, mounts }) => `${formatShare(sum(failures), sum(mounts))} das montagens`,
  },
  { name: "desligado", isBad: true, bars: (widget) => widget.off, whole: sum, text: formatNumber },
  durations("carga do código", "load"),
  durations("montar um", "mount"),
  {
    name: "esperou um toque",
    bars: (widget) => widget.waited,
    whole: sum,
    text: formatNumber,
    note: ({ wake, waited }) => `${formatShare(wake.count, sum(waited))} com toque`,
  },
  durations("do toque ao desenho", "wake"),
  durations("resposta a um toque (inp)", "interaction"),
  {
    name: "deslocamento (cls)",
    bars: (widget) => widget.shifts,
    whole: sum,
    text: (score) => formatNumber(score, 3),
  },
];

const lists = [
  {
    key: "releases",
    title: "por versão",
    heads: ["versão", "relatos", "montagens", "falhas", "falharam", "montar um p75", "inp p75"],
    row: ({ release, flavour, reports, mounts, failures, mount, interaction }) => [
      release === "other" && flavour === "" ? "outras" : `${release} (${flavour})`,
      ...[reports, mounts, failures].map((count) => formatNumber(count)),
      mounts + failures === 0 ? "–" : formatShare(failures, mounts),
      ...[mount.p75, interaction.p75].map(formatMs),
    ],
  },
  {
    key: "failures",
    title: "falhas por erro",
    heads: ["widget", "erro", "lugar", "vezes"],
    row: ({ tag, name, code, place, count }) => [
      tag,
      code ? `${code} ${name}` : name,
      place || "–",
      formatNumber(count),
    ],
  },
  {
    key: "interactions",
    title: "toques por parte",
    heads: ["widget", "parte", "evento", "vezes", "p75", "espera", "script", "pintura"],
    row: ({ tag, part, event, count, p75, phases }) => [
      tag,
      part || "–",
      event,
      formatNumber(count),
      ...[p75, ...phases].map(formatMs),
    ],
  },
  {
    key: "requests",
    title: "pedidos ao servidor",
    heads: ["pedido", "resposta", "vezes", "p50", "p75", "p95"],
    row: ({ endpoint, status, count, p50, p75, p95 }) => [
      endpoint === "other" ? "outros" : endpoint,
      status === 0 ? "nenhuma" : `${status}`,
      formatNumber(count),
      ...[p50, p75, p95].map(formatMs),
    ],
  },
];

class Dashboard extends HTMLElement {
  #connection = new AbortController();
  #status = create("p", { class: "muted dashboard-status" });
  #widgets = create("div", { class: "dashboard-widgets" });
  #lists = create("div", { class: "dashboard-lists" });
  /** By tag or by a list's title; they are kept, so that an open table stays open. */
  #cards = new Map();
  #timer;

  connectedCallback() {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.replaceChildren(this.#status, this.#widgets, this.#lists);
    document.addEventListener("visibilitychange", () => this.#refresh(), { signal });
    this.#refresh();
  }

  disconnectedCallback() {
    this.#connection.abort();
    clearTimeout(this.#timer);
  }

  async #refresh() {
    clearTimeout(this.#timer);
    const { signal } = this.#connection;
    if (document.visibilityState === "hidden") return;
    try {
      const response = await fetch(this.getAttribute("src"), { signal, cache: "no-store" });
      if (!response.ok) throw new Error(`${response.status}`);
      this.#draw(await response.json());
    } catch {
      if (!signal.aborted) this.#status.textContent = "o servidor não respondeu. tentando de novo…";
    }
    clearTimeout(this.#timer);
    if (!signal.aborted) this.#timer = setTimeout(() => this.#refresh(), pollIntervalMs);
  }

  #draw(summary) {
    const minutes = minutesUntil(summary.until);
    const reports = sum(summary.reports);
    this.#status.textContent =
      reports === 0
        ? "nenhum relato na última hora."
        : `${formatNumber(reports)} ${reports === 1 ? "relato" : "relatos"} de ${minutes[0]} a ${minutes.at(-1)}.`;
    const failing = ({ failures }) => sum(failures);
    const widgets = [...summary.widgets].sort((a, b) => failing(b) - failing(a));
    this.#show(
      this.#widgets,
      widgets,
      ({ tag }) => tag,
      (card, widget) => drawWidget(card, widget, minutes),
    );
    const filled = lists.filter(({ key }) => summary[key].length > 0);
    this.#show(
      this.#lists,
      filled,
      ({ title }) => title,
      (card, list) => drawList(card, list, summary[list.key]),
    );
  }

  /** Shows a card for each item, in this order; existing cards are updated in their place. */
  #show(parent, items, keyOf, draw) {
    const cards = items.map((item) => {
      const key = keyOf(item);
      const card = this.#cards.get(key) ?? create("section", { class: "card dashboard-card" });
      this.#cards.set(key, card);
      draw(card, item);
      return card;
    });
    const isSame =
      cards.length === parent.children.length &&
      cards.every((card, at) => card === parent.children[at]);
    if (!isSame) parent.replaceChildren(...cards);
  }
}

function drawWidget(card, widget, minutes) {
  const shown = figures.filter(({ bars }) => bars(widget).some((value) => value));
  if (card.children.length === 0) {
    const table = create(
      "details",
      {},
      create("summary", {}, "em tabela"),
      create("div", {
        class: "dashboard-scroll",
        tabindex: "0",
        role: "region",
        "aria-label": `${widget.tag}, por minuto`,
      }),
    );
    card.append(create("h2", {}, widget.tag), create("div", { class: "dashboard-plots" }), table);
  }
  const [, plots, { lastElementChild: table }] = card.children;
  plots.replaceChildren(...shown.map((figure) => plot(figure, widget, minutes)));
  const rows = minutes.flatMap((minute, at) =>
    shown.some(({ bars }) => bars(widget)[at])
      ? [[minute, ...shown.map(({ bars, text }) => text(bars(widget)[at] ?? 0))]]
      : [],
  );
  table.replaceChildren(tableOf(["minuto", ...shown.map(({ name }) => name)], rows));
}

function drawList(card, { title, heads, row }, items) {
  card.replaceChildren(
    create("h2", {}, title),
    create(
      "div",
      { class: "dashboard-scroll", tabindex: "0", role: "region", "aria-label": title },
      tableOf(heads, items.slice(0, 50).map(row)),
    ),
  );
}

/** Sixty bars, one for each minute, scaled to the highest. */
function plot({ name, isBad = false, bars, whole, text, note }, widget, minutes) {
  const values = bars(widget);
  const max = Math.max(...values);
  const [width, height] = [4, 48];
  const svg = createSvg("svg", {
    viewBox: `0 0 ${minutes.length * width} ${height}`,
    preserveAspectRatio: "none",
    "aria-hidden": "true",
    class: isBad ? "dashboard-plot bad" : "dashboard-plot",
  });
  for (const [at, value] of values.entries()) {
    if (!value) continue;
    const barHeight = Math.max(2, (value / max) * height);
    const bar = createSvg("rect", {
      x: at * width,
      y: height - barHeight,
      width: width - 1,
      height: barHeight,
    });
    bar.append(createSvg("title", {}, `${minutes[at]}: ${text(value)}`));
    svg.append(bar);
  }
  return create(
    "figure",
    {},
    create(
      "figcaption",
      {},
      create("span", {}, name),
      create("strong", {}, text(whole(values, widget))),
      create("small", { class: "muted" }, note ? note(widget) : `até ${text(max)} por minuto`),
    ),
    svg,
    create(
      "p",
      { class: "muted small dashboard-axis", "aria-hidden": "true" },
      create("span", {}, minutes[0]),
      create("span", {}, minutes.at(-1)),
    ),
  );
}

function durations(name, key) {
  return {
    name,
    bars: (widget) => widget[key].minutes,
    whole: (_, widget) => widget[key].p75,
    text: formatMs,
    note: (widget) => `p50 ${formatMs(widget[key].p50)}, p95 ${formatMs(widget[key].p95)}`,
  };
}

function tableOf(heads, rows) {
  const cell = (text, at) =>
    at === 0 ? create("th", { scope: "row" }, text) : create("td", {}, text);
  return create(
    "table",
    {},
    create(
      "thead",
      {},
      create("tr", {}, ...heads.map((head) => create("th", { scope: "col" }, head))),
    ),
    create("tbody", {}, ...rows.map((row) => create("tr", {}, ...row.map(cell)))),
  );
}

/** The minutes of the hour in the visitor's time zone. */
function minutesUntil(until) {
  const format = new Intl.DateTimeFormat("pt-BR", { hour: "2-digit", minute: "2-digit" });
  const last = Date.parse(until);
  return Array.from({ length: 60 }, (_, at) => format.format(last - (59 - at) * 60_000));
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function formatNumber(number, digits = 0) {
  return number.toLocaleString("pt-BR", { maximumFractionDigits: digits });
}

function formatShare(part, whole) {
  return (whole === 0 ? 1 : Math.min(1, part / whole)).toLocaleString("pt-BR", {
    style: "percent",
    maximumFractionDigits: 1,
  });
}

function formatMs(ms) {
  if (ms === null) return "–";
  return ms < 1000 ? `${formatNumber(ms, ms < 10 ? 1 : 0)} ms` : `${formatNumber(ms / 1000, 1)} s`;
}

function create(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

function createSvg(name, attributes, ...children) {
  return filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function filled(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

customElements.define("voltinha-dashboard", Dashboard);
