/**
 * The controls of an example: they change the attributes of the live widget, and the code to copy
 * follows.
 */

/** Form → its initial values: attribute → text, or null without the attribute. */
const initialValues = new WeakMap();
const requests = new WeakMap();
const debounceMs = 150;

for (const name of ["turbo:load", "turbolinks:load"])
  document.addEventListener(name, offerControls);
document.addEventListener("input", ({ target }) => {
  const form = controlsOf(target);
  if (form) apply(form, target.name, textOf(target));
});
document.addEventListener("reset", ({ target }) => {
  if (target.matches("[data-guide-controls]")) setTimeout(resetExample, 0, target);
});
document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-guide-mistake]");
  if (!button) return;
  const { guideMistake, guideWrong } = button.dataset;
  apply(controlsOf(button), guideMistake, guideWrong ?? null);
});
// Sending the form would only reload the page.
document.addEventListener("submit", (event) => {
  if (event.target.matches("[data-guide-controls]")) event.preventDefault();
});
offerControls();

function controlsOf(target) {
  return target.closest?.("[data-guide-controls]");
}

/**
 * The widget beside the form, or the dialog that the example opens, which is elsewhere on the page.
 */
function exampleOf(form) {
  const tag = form.dataset.guideControls;
  const example = form.closest(".example");
  const opened = example.querySelector("[data-yy-open]")?.dataset.yyOpen;
  const [first] = [
    ...example.querySelectorAll(tag),
    ...document.querySelectorAll(`${tag}[data-name="${CSS.escape(opened ?? "")}"]`),
    ...document.querySelectorAll(`main ~ ${tag}, main ${tag}`),
  ].filter((each) => !each.closest(".markup"));
  return first;
}

/** Fills the forms with the current attributes of their examples, and enables them. */
function offerControls() {
  for (const form of document.querySelectorAll("[data-guide-controls]")) {
    const example = exampleOf(form);
    if (!example || initialValues.has(form)) continue;
    const values = new Map();
    for (const field of fieldsOf(form)) {
      const text = example.getAttribute(field.name);
      values.set(field.name, text);
      show(field, text);
    }
    initialValues.set(form, values);
    form.querySelector("fieldset").disabled = false;
  }
}

function fieldsOf(form) {
  return [...form.elements].filter(({ name }) => name?.startsWith("data-"));
}

function isOn(field, text) {
  return text === null ? field.dataset.default === "true" : text !== "false";
}

function show(field, text) {
  if (field.type === "checkbox") {
    field.checked = field.defaultChecked = isOn(field, text);
  } else if (field.localName === "select") {
    for (const option of field.options) option.defaultSelected = option.value === (text ?? "");
    field.value = text ?? "";
  } else {
    field.value = field.defaultValue = text ?? "";
  }
}

/** The text for the attribute; null to remove it. */
function textOf(field) {
  if (field.type !== "checkbox") return field.value === "" ? null : field.value;
  if (String(field.checked) === field.dataset.default) return null;
  return field.checked ? "" : "false";
}

function apply(form, name, text) {
  setAttribute(exampleOf(form), name, text);
  updateCodes(form);
}

function setAttribute(example, name, text) {
  if (text === null) example.removeAttribute(name);
  else example.setAttribute(name, text);
}

function resetExample(form) {
  const example = exampleOf(form);
  for (const [name, text] of initialValues.get(form)) {
    if (example.getAttribute(name) !== text) setAttribute(example, name, text);
  }
  updateCodes(form);
}

/** Requests the changed example's code in every language, debounced. */
function updateCodes(form) {
  const { timer, request } = requests.get(form) ?? {};
  clearTimeout(timer);
  request?.abort();
  const next = { request: new AbortController() };
  next.timer = setTimeout(showCodes, debounceMs, form, next.request.signal);
  requests.set(form, next);
}

async function showCodes(form, signal) {
  const status = form.querySelector("[data-guide-said]");
  try {
    const answer = await fetch(codeAddress(form), { signal });
    if (!answer.ok) throw new Error(String(answer.status));
    const codes = await answer.json();
    for (const code of form.closest(".example").querySelectorAll("[data-guide-code]"))
      code.textContent = codes[code.dataset.guideCode];
    status.textContent = "";
  } catch {
    if (!signal.aborted)
      status.textContent = "o exemplo mudou, mas o código não pôde ser atualizado.";
  }
}

/** The address of the codes, with the attributes that differ from the initial ones. */
function codeAddress(form) {
  const example = exampleOf(form);
  const query = new URLSearchParams();
  for (const [name, text] of initialValues.get(form)) {
    const now = example.getAttribute(name);
    if (now === text) continue;
    if (now === null) query.append("sem", name);
    else query.append(name, now);
  }
  return `/widgets/${form.dataset.guideControls.slice("yy-".length)}/codigo?${query}`;
}
