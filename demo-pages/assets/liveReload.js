// Only `npm run dev` puts this script into the pages. It shows a change at once: it swaps
// stylesheets; for anything else it reloads the page, and restores fields, scroll position and open
// dialogs. An error in the sources covers the page until it is fixed.

import { showProblem } from "./problem.js";

const storageKey = "demo:before-reload";
const dialogs = "yy-modal[data-name], yy-slide-in-panel[data-name]";
/** Passwords and files must not be stored, and the server fills hidden fields. */
const fields = "input:not([type=hidden], [type=password], [type=file]), textarea, select";

restore();

let server;
const changes = new EventSource("/dev/changes");
changes.addEventListener("styles", swapStyles);
changes.addEventListener("page", reload);
changes.addEventListener("problem", ({ data }) => showProblem(JSON.parse(data)));
changes.addEventListener("server", ({ data }) => {
  if (server !== undefined && server !== data) reload();
  server = data;
});
// A page in the back/forward cache must hold no connection, and would miss changes.
window.addEventListener("pagehide", () => changes.close());

function reload() {
  const page = {
    path: location.pathname,
    scroll: [window.scrollX, window.scrollY],
    dialogs: [...document.querySelectorAll(dialogs)].filter(isOpen).map(nameOf),
    fields: keyedFields().flatMap(([key, field]) => (isChanged(field) ? [[key, read(field)]] : [])),
  };
  sessionStorage.setItem(storageKey, JSON.stringify(page));
  location.reload();
}

function restore() {
  const page = JSON.parse(sessionStorage.getItem(storageKey));
  sessionStorage.removeItem(storageKey);
  if (page?.path !== location.pathname) return;
  const kept = new Map(page.fields);
  for (const [key, field] of keyedFields()) {
    if (!kept.has(key)) continue;
    write(field, kept.get(key));
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  for (const dialog of document.querySelectorAll(dialogs)) {
    if (page.dialogs.includes(nameOf(dialog))) openOnceMounted(dialog);
  }
  // Once everything has its final height.
  window.addEventListener("load", () => window.scrollTo(...page.scroll), { once: true });
}

function openOnceMounted(dialog) {
  if (dialog.matches(":state(mounted)")) window.YY.open(nameOf(dialog));
  else if (!dialog.matches(":state(failed)")) requestAnimationFrame(() => openOnceMounted(dialog));
}

function swapStyles() {
  showProblem("");
  for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
    const url = new URL(link.href);
    if (url.origin !== location.origin) continue;
    url.searchParams.set("changed", Date.now());
    const fresh = link.cloneNode();
    fresh.href = url;
    fresh.addEventListener("load", () => link.remove());
    fresh.addEventListener("error", () => fresh.remove());
    link.after(fresh);
  }
}

/**
 * Each field with a key: its form's action, its name, and its index among the fields of that name.
 */
function keyedFields() {
  const counts = new Map();
  return [...document.querySelectorAll(fields)].map((field) => {
    const name = `${field.form?.getAttribute("action") ?? ""} ${field.name || field.id}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, field];
  });
}

function isChanged(field) {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some((option) => option.selected !== option.defaultSelected);
  return isToggle(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

function read(field) {
  if (field instanceof HTMLSelectElement)
    return [...field.selectedOptions].map((option) => option.value);
  return isToggle(field) ? field.checked : field.value;
}

function write(field, value) {
  if (field instanceof HTMLSelectElement)
    for (const option of field.options) option.selected = value.includes(option.value);
  else if (isToggle(field)) field.checked = value;
  else field.value = value;
}

function isToggle({ type }) {
  return type === "checkbox" || type === "radio";
}

function isOpen(dialog) {
  return dialog.matches(":state(open), :state(opening)");
}

function nameOf(dialog) {
  return dialog.getAttribute("data-name");
}
