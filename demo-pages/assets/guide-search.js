/** The guide's search: a combobox that searches `/widgets/busca.json` in the browser. */

const maxResults = 8;
let index;
document.addEventListener("focusin", ({ target }) => {
  if (isField(target)) prepare(target);
});
document.addEventListener("input", ({ target }) => {
  if (isField(target)) search(target);
});
document.addEventListener("keydown", onKey);
document.addEventListener("focusout", ({ target }) => {
  if (isField(target)) close(target);
});
document.addEventListener("pointerdown", (event) => {
  const option = event.target.closest?.("[data-guide-search] [role=option]");
  // The focus stays in the field, so that the list is still there when the press ends.
  if (option) event.preventDefault();
});
document.addEventListener("click", ({ target }) => {
  const option = target.closest?.("[data-guide-search] [role=option]");
  if (option) go(fieldOf(option), option);
});

function isField(target) {
  return target.matches?.("[data-guide-search] input") ?? false;
}

const fieldOf = (element) => element.closest("form").querySelector("input");
const listOf = (field) => field.form.querySelector("[role=listbox]");
const optionsOf = (field) => [...listOf(field).children];
const isOpen = (field) => field.getAttribute("aria-expanded") === "true";

/** Makes a combobox of the field, and loads the search index, once a page. */
function prepare(field) {
  index ??= loadIndex();
  index.catch(() => {
    index = undefined;
  });
  if (listOf(field)) return;
  const list = document.createElement("ul");
  list.id = "busca-guia-lista";
  list.setAttribute("role", "listbox");
  list.setAttribute("aria-label", "resultados");
  list.hidden = true;
  const status = document.createElement("p");
  status.className = "visually-hidden";
  status.setAttribute("role", "status");
  field.form.append(list, status);
  const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false" };
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  field.setAttribute("aria-controls", list.id);
}

async function loadIndex() {
  const [{ default: MiniSearch }, entries] = await Promise.all([
    import("/vendor/minisearch.js"),
    fetch("/widgets/busca.json").then((answer) => answer.json()),
  ]);
  const miniSearch = new MiniSearch({
    fields: ["title", "tag", "text"],
    storeFields: ["title", "tag", "text"],
    processTerm: withoutAccents,
    searchOptions: {
      boost: { title: 3, tag: 2 },
      boostDocument: (id) => (id.includes("#") ? 1 : 2),
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  miniSearch.addAll(entries);
  return miniSearch;
}

function withoutAccents(term) {
  return term.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Shows the results for the words in the field. When the index could not be loaded, Enter still
 * sends the form.
 */
async function search(field) {
  const words = field.value.trim();
  if (words === "") return close(field);
  const loaded = await index?.catch(() => undefined);
  if (!loaded || field.value.trim() !== words || document.activeElement !== field) return;
  const results = loaded.search(words).slice(0, maxResults);
  listOf(field).replaceChildren(...results.map(optionOf));
  field.removeAttribute("aria-activedescendant");
  show(field, results.length > 0);
  field.form.querySelector("[role=status]").textContent = countText(results.length);
}

function countText(count) {
  if (count === 0) return "nada encontrado";
  return count === 1 ? "1 resultado" : `${count} resultados`;
}

function optionOf({ id, title, tag, text }, position) {
  const option = document.createElement("li");
  option.id = `busca-guia-${position}`;
  option.setAttribute("role", "option");
  option.setAttribute("aria-selected", "false");
  option.dataset.href = id;
  for (const [name, content] of [
    ["strong", title],
    ["code", tag],
    ["span", text],
  ]) {
    const piece = document.createElement(name);
    piece.textContent = content;
    option.append(piece, " ");
  }
  return option;
}

function show(field, shown) {
  listOf(field).hidden = !shown;
  field.setAttribute("aria-expanded", String(shown));
}

function close(field) {
  if (!listOf(field)) return;
  show(field, false);
  field.removeAttribute("aria-activedescendant");
  field.form.querySelector("[role=status]").textContent = "";
}

function onKey(event) {
  const { key, target } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === "/" && !isTyping(event)) {
    const field = document.querySelector("[data-guide-search=shortcut] input");
    if (!field || document.querySelector("dialog:modal")) return;
    event.preventDefault();
    field.focus();
    field.select();
  } else if (isField(target) && listOf(target) && isOpen(target)) {
    const active = optionsOf(target).findIndex((option) => option.ariaSelected === "true");
    if (key === "ArrowDown") activate(event, active + 1);
    else if (key === "ArrowUp") activate(event, active < 0 ? -1 : active - 1);
    else if (key === "Escape") {
      event.preventDefault();
      close(target);
    } else if (key === "Enter" && active >= 0) {
      event.preventDefault();
      go(target, optionsOf(target)[active]);
    }
  }
}

function isTyping(event) {
  const [inner] = event.composedPath();
  return inner.matches?.("input, textarea, select, [contenteditable]") ?? false;
}

/** Activates the option at this position, which wraps around at both ends. */
function activate(event, position) {
  event.preventDefault();
  const options = optionsOf(event.target);
  const active = options.at(position % options.length);
  for (const option of options) option.setAttribute("aria-selected", String(option === active));
  event.target.setAttribute("aria-activedescendant", active.id);
  active.scrollIntoView({ block: "nearest" });
}

function go(field, option) {
  close(field);
  location.assign(option.dataset.href);
}
