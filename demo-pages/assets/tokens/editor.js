/**
 * The live editor of tokens: the form is what is set, the piece of the shop, the verdict, the CSS
 * and the address follow it.
 */

import { contrast, pairs, ratioText } from "./contrast.js";
import { cssOf, scopedCss } from "./css.js";
import { addressOf, expected, inDark, names, readSetting, settingsIn } from "./settings.js";

const parameter = "tokens";
/**
 * Long enough that dragging through colours is read out once, and that no browser counts the
 * addresses.
 */
const quiet = 300;
const themes = /** @type {const} */ (["light", "dark"]);
/** By element: an attribute would come back with a snapshot of Turbo, without the listeners. */
const started = new WeakSet();
/** One for the document, so that visits of Turbo do not add another each time. */
const sheet = "CSSStyleSheet" in window ? new CSSStyleSheet() : undefined;
if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function start() {
  const section = document.querySelector("[data-token-editor]");
  if (!(section instanceof HTMLElement) || started.has(section)) return;
  started.add(section);
  edit(section);
}

/** @param {HTMLElement} section */
function edit(section) {
  const form = /** @type {HTMLFormElement} */ (section.querySelector("form"));
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (section.querySelector(`[data-token-${name}]`));
  const tokens = JSON.parse(section.dataset.tokenEditor ?? "{}");
  form.reset();
  const usual = readForm(form);
  /** @type {number | undefined} */
  let later;

  form.elements.namedItem(isDarkPage() ? "tema-escuro" : "tema-claro")?.setAttribute("checked", "");
  const { settings, rejections } = settingsIn(
    new URL(location.href).searchParams.get(parameter) ?? "",
  );
  for (const [name, value] of Object.entries(settings)) writeField(form, name, value);
  tell(part("refused"), rejections);
  if (!sheet)
    tell(part("refused"), [
      "este navegador não mostra a prévia: o css para copiar vale assim mesmo",
    ]);
  follow();
  flush();

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.tokenHex !== undefined)
      readHex(target);
    follow();
  });
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.tokenHex !== undefined)
      complain(target);
  });
  form.addEventListener("reset", () => {
    tell(part("refused"), []);
    // The fields have their first values once the event is over.
    setTimeout(follow);
  });
  part("share").addEventListener("click", share);

  /** Brings everything in step with the form. */
  function follow() {
    const chosen = readForm(form);
    const theme = new FormData(form).get("tema") === "escuro" ? "dark" : "light";
    sheet?.replaceSync(scopedCss(tokens, chosen, usual));
    part("stage").dataset.tokenScope = theme;
    for (const each of section.querySelectorAll("[data-token-theme]"))
      if (each instanceof HTMLElement) each.hidden = each.dataset.tokenTheme !== theme;
    showFields(form, chosen);
    part("css").textContent = cssOf(chosen, usual) || "/* nada mudou ainda */\n";
    for (const each of themes) judge(section, each, chosen);
    clearTimeout(later);
    later = setTimeout(flush, quiet);
  }

  /** What is read out and what is remembered, once nothing has changed for a while. */
  function flush() {
    clearTimeout(later);
    const chosen = readForm(form);
    const failures = themes.flatMap((each) => judge(section, each, chosen));
    showVerdict(part("verdict"), failures);
    keep(addressOf(chosen, usual));
  }

  async function share() {
    flush();
    const copied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    );
    part("shared").textContent = copied
      ? "endereço copiado"
      : "o navegador não deixou copiar: o endereço está na barra";
  }
}

const isDarkPage = () =>
  document.documentElement.dataset.yyTheme === "dark" ||
  (document.documentElement.dataset.yyTheme !== "light" &&
    matchMedia("(prefers-color-scheme: dark)").matches);

/**
 * @param {HTMLFormElement} form
 * @returns {Record<string, string>}
 */
function readForm(form) {
  return Object.fromEntries(names.map((name) => [name, fieldOf(form, name).value]));
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 */
const fieldOf = (form, name) =>
  /** @type {HTMLInputElement} */ (form.elements.namedItem(`token-${name}`));

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function writeField(form, name, value) {
  fieldOf(form, name).value = value;
}

/** Takes over a colour that is written out, as soon as it is one. */
function readHex(/** @type {HTMLInputElement} */ field) {
  const color = readSetting(field.dataset.tokenHex ?? "", field.value);
  if (color === undefined || !field.form) return;
  writeField(field.form, field.dataset.tokenHex ?? "", color);
  complain(field);
}

/** Says beside a written colour that it is none; the one before stays. */
function complain(/** @type {HTMLInputElement} */ field) {
  const name = field.dataset.tokenHex ?? "";
  const isColor = readSetting(name, field.value) !== undefined;
  field.setAttribute("aria-invalid", String(!isColor));
  const message = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  if (message) message.textContent = isColor ? "" : expected(name);
}

/** Written colours and sizes beside their fields, but not in the field that is being written in. */
function showFields(
  /** @type {HTMLFormElement} */ form,
  /** @type {Record<string, string>} */ chosen,
) {
  for (const field of form.querySelectorAll("input[data-token-hex]")) {
    if (!(field instanceof HTMLInputElement)) continue;
    const name = field.dataset.tokenHex ?? "";
    if (field !== document.activeElement) field.value = chosen[name] ?? "";
    if (readSetting(name, field.value) !== undefined) complain(field);
  }
  for (const size of form.querySelectorAll("[data-token-size]"))
    if (size instanceof HTMLElement)
      size.textContent = `${chosen[size.dataset.tokenSize ?? ""]} px`;
}

/**
 * Shows the ratio of every pair of a theme; answers those that are too low, as sentences.
 * @param {HTMLElement} section
 * @param {"light" | "dark"} theme
 * @param {Record<string, string>} chosen
 * @returns {string[]}
 */
function judge(section, theme, chosen) {
  const colorOf = (/** @type {string} */ color) =>
    chosen[theme === "dark" ? inDark(color) : color] ?? "";
  return pairs.flatMap(({ color, on, least }) => {
    const ratio = contrast(colorOf(color), colorOf(on));
    const passes = ratio >= least;
    const row = section.querySelector(`[data-token-pair="${theme} ${color} ${on}"]`);
    if (row instanceof HTMLElement) {
      row.dataset.passes = String(passes);
      const shown = row.querySelector("[data-ratio]");
      const verdict = row.querySelector("[data-verdict]");
      if (shown) shown.textContent = ratioText(ratio);
      if (verdict) verdict.textContent = passes ? "passa" : "não passa";
    }
    const where = theme === "dark" ? "escuro" : "claro";
    return passes
      ? []
      : [`${color} em ${on}, no ${where}: ${ratioText(ratio)} de ${ratioText(least)}`];
  });
}

const mostNamed = 3;

function showVerdict(/** @type {HTMLElement} */ verdict, /** @type {string[]} */ failures) {
  const all = pairs.length * themes.length;
  const more = failures.length - mostNamed;
  verdict.dataset.passes = String(failures.length === 0);
  const text =
    failures.length === 0
      ? `contraste: os ${all} pares passam, no claro e no escuro.`
      : `contraste: ${failures.length} de ${all} pares não ${failures.length === 1 ? "passa" : "passam"}. ${failures
          .slice(0, mostNamed)
          .join("; ")}${more > 0 ? `; e mais ${more}` : ""}.`;
  if (verdict.textContent !== text) verdict.textContent = text;
}

/** What was refused, one sentence a line; nothing at all when nothing was. */
function tell(/** @type {HTMLElement} */ place, /** @type {readonly string[]} */ sentences) {
  const most = 5;
  const more = sentences.length - most;
  const lines = [...sentences.slice(0, most), ...(more > 0 ? [`e mais ${more}`] : [])].map(
    (sentence) => {
      const line = document.createElement("li");
      line.textContent = sentence;
      return line;
    },
  );
  place.querySelector("ul")?.replaceChildren(...lines);
  place.hidden = sentences.length === 0;
}

/** Keeps what is set in the address of this entry of the history. */
function keep(/** @type {string} */ settings) {
  const address = new URL(location.href);
  if (settings === "") address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, settings);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

for (const name of ["turbo:load", "turbolinks:load"]) document.addEventListener(name, start);
start();
