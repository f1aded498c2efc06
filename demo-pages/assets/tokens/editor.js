/** The live token editor: the preview, the verdict, the CSS and the address follow the form. */

import { contrast, pairs, ratioText } from "./contrast.js";
import { cssOf, scopedCss } from "./css.js";
import { addressOf, expected, inDark, names, readSetting, settingsIn } from "./settings.js";

const parameter = "tokens";
/**
 * Long enough that dragging through colours is read out once, and that browsers do not throttle
 * changes of the address.
 */
const debounceMs = 300;
const themes = /** @type {const} */ (["light", "dark"]);
/** A set, because an attribute would come back with a snapshot of Turbo, without the listeners. */
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
  const initial = readForm(form);
  /** @type {number | undefined} */
  let later;

  form.elements.namedItem(isDarkPage() ? "tema-escuro" : "tema-claro")?.setAttribute("checked", "");
  const { settings, rejections } = settingsIn(
    new URL(location.href).searchParams.get(parameter) ?? "",
  );
  for (const [name, value] of Object.entries(settings)) writeField(form, name, value);
  showRejections(part("refused"), rejections);
  if (!sheet)
    showRejections(part("refused"), [
      "este navegador não mostra a prévia: o css para copiar vale assim mesmo",
    ]);
  update();
  flush();

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.tokenHex !== undefined)
      readHex(target);
    update();
  });
  form.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.tokenHex !== undefined)
      showValidity(target);
  });
  form.addEventListener("reset", () => {
    showRejections(part("refused"), []);
    // The fields have their first values once the event is over.
    setTimeout(update);
  });
  part("share").addEventListener("click", share);

  /** Updates everything from the form. */
  function update() {
    const chosen = readForm(form);
    const theme = new FormData(form).get("tema") === "escuro" ? "dark" : "light";
    sheet?.replaceSync(scopedCss(tokens, chosen, initial));
    part("stage").dataset.tokenScope = theme;
    for (const each of section.querySelectorAll("[data-token-theme]"))
      if (each instanceof HTMLElement) each.hidden = each.dataset.tokenTheme !== theme;
    showFields(form, chosen);
    part("css").textContent = cssOf(chosen, initial) || "/* nada mudou ainda */\n";
    for (const each of themes) showRatios(section, each, chosen);
    clearTimeout(later);
    later = setTimeout(flush, debounceMs);
  }

  /** Updates the verdict, which is read out, and the address; debounced. */
  function flush() {
    clearTimeout(later);
    const chosen = readForm(form);
    const failures = themes.flatMap((each) => showRatios(section, each, chosen));
    showVerdict(part("verdict"), failures);
    writeAddress(addressOf(chosen, initial));
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

/** Takes over a typed colour as soon as it is valid. */
function readHex(/** @type {HTMLInputElement} */ field) {
  const color = readSetting(field.dataset.tokenHex ?? "", field.value);
  if (color === undefined || !field.form) return;
  writeField(field.form, field.dataset.tokenHex ?? "", color);
  showValidity(field);
}

/** Shows whether a typed colour is valid; an invalid one is not taken over. */
function showValidity(/** @type {HTMLInputElement} */ field) {
  const name = field.dataset.tokenHex ?? "";
  const isColor = readSetting(name, field.value) !== undefined;
  field.setAttribute("aria-invalid", String(!isColor));
  const message = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  if (message) message.textContent = isColor ? "" : expected(name);
}

/** Shows colours and sizes as text beside their fields, but not in the focused field. */
function showFields(
  /** @type {HTMLFormElement} */ form,
  /** @type {Record<string, string>} */ chosen,
) {
  for (const field of form.querySelectorAll("input[data-token-hex]")) {
    if (!(field instanceof HTMLInputElement)) continue;
    const name = field.dataset.tokenHex ?? "";
    if (field !== document.activeElement) field.value = chosen[name] ?? "";
    if (readSetting(name, field.value) !== undefined) showValidity(field);
  }
  for (const size of form.querySelectorAll("[data-token-size]"))
    if (size instanceof HTMLElement)
      size.textContent = `${chosen[size.dataset.tokenSize ?? ""]} px`;
}

/**
 * Shows the ratio of every pair of a theme; returns a sentence for each that is too low.
 * @param {HTMLElement} section
 * @param {"light" | "dark"} theme
 * @param {Record<string, string>} chosen
 * @returns {string[]}
 */
function showRatios(section, theme, chosen) {
  const colorOf = (/** @type {string} */ color) =>
    chosen[theme === "dark" ? inDark(color) : color] ?? "";
  return pairs.flatMap(({ color, on, minRatio }) => {
    const ratio = contrast(colorOf(color), colorOf(on));
    const passes = ratio >= minRatio;
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
      : [`${color} em ${on}, no ${where}: ${ratioText(ratio)} de ${ratioText(minRatio)}`];
  });
}

const maxNamedFailures = 3;

function showVerdict(/** @type {HTMLElement} */ verdict, /** @type {string[]} */ failures) {
  const all = pairs.length * themes.length;
  const more = failures.length - maxNamedFailures;
  verdict.dataset.passes = String(failures.length === 0);
  const text =
    failures.length === 0
      ? `contraste: os ${all} pares passam, no claro e no escuro.`
      : `contraste: ${failures.length} de ${all} pares não ${failures.length === 1 ? "passa" : "passam"}. ${failures
          .slice(0, maxNamedFailures)
          .join("; ")}${more > 0 ? `; e mais ${more}` : ""}.`;
  if (verdict.textContent !== text) verdict.textContent = text;
}

/** Lists what was refused, one sentence per line; hidden when nothing was. */
function showRejections(
  /** @type {HTMLElement} */ place,
  /** @type {readonly string[]} */ sentences,
) {
  const maxLines = 5;
  const more = sentences.length - maxLines;
  const lines = [...sentences.slice(0, maxLines), ...(more > 0 ? [`e mais ${more}`] : [])].map(
    (sentence) => {
      const line = document.createElement("li");
      line.textContent = sentence;
      return line;
    },
  );
  place.querySelector("ul")?.replaceChildren(...lines);
  place.hidden = sentences.length === 0;
}

/** Writes the settings into the address, without a new entry in the history. */
function writeAddress(/** @type {string} */ settings) {
  const address = new URL(location.href);
  if (settings === "") address.searchParams.delete(parameter);
  else address.searchParams.set(parameter, settings);
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

for (const name of ["turbo:load", "turbolinks:load"]) document.addEventListener(name, start);
start();
