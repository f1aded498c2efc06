/**
 * The controls of an example: they change the attributes of the live widget, and the code to copy
 * follows.
 */

/** Form → what its fields said at first: attribute → text, or null without the attribute. */
const starts = new WeakMap();
const requests = new WeakMap();
const pause = 150;

for (const name of ["turbo:load", "turbolinks:load"])
  document.addEventListener(name, offerControls);
document.addEventListener("input", ({ target }) => {
  const form = controlsOf(target);
  if (form) apply(form, target.name, textOf(target));
});
document.addEventListener("reset", ({ target }) => {
  if (target.matches("[data-guide-controls]")) setTimeout(startAgain, 0, target);
});
document.addEventListener("click", ({ target }) => {
  const button = target.closest?.("[data-guide-mistake]");
  if (!button) return;
  const { guideMistake, guideWrong } = button.dataset;
  apply(controlsOf(button), guideMistake, guideWrong ?? null);
});
// The example shows what it shows; sending it anywhere would only reload the page.
document.addEventListener("submit", (event) => {
  if (event.target.matches("[data-guide-controls]")) event.preventDefault();
});
offerControls();

function controlsOf(target) {
  return target.closest?.("[data-guide-controls]");
}

/**
 * The widget beside the form, or the dialog that the example opens: those stand elsewhere on the
 * page.
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

/** Lets the forms be used, with what their examples have now in their fields. */
function offerControls() {
  for (const form of document.querySelectorAll("[data-guide-controls]")) {
    const example = exampleOf(form);
    if (!example || starts.has(form)) continue;
    const start = new Map();
    for (const field of fieldsOf(form)) {
      const text = example.getAttribute(field.name);
      start.set(field.name, text);
      show(field, text);
    }
    starts.set(form, start);
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

/** What the attribute is to say; null to be without it. */
function textOf(field) {
  if (field.type !== "checkbox") return field.value === "" ? null : field.value;
  if (String(field.checked) === field.dataset.default) return null;
  return field.checked ? "" : "false";
}

function apply(form, name, text) {
  setAttribute(exampleOf(form), name, text);
  follow(form);
}

function setAttribute(example, name, text) {
  if (text === null) example.removeAttribute(name);
  else example.setAttribute(name, text);
}

function startAgain(form) {
  const example = exampleOf(form);
  for (const [name, text] of starts.get(form)) {
    if (example.getAttribute(name) !== text) setAttribute(example, name, text);
  }
  follow(form);
}

/** Asks for the example as it is now in every language, a moment after the last change. */
function follow(form) {
  const { timer, request } = requests.get(form) ?? {};
  clearTimeout(timer);
  request?.abort();
  const next = { request: new AbortController() };
  next.timer = setTimeout(showCodes, pause, form, next.request.signal);
  requests.set(form, next);
}

async function showCodes(form, signal) {
  const said = form.querySelector("[data-guide-said]");
  try {
    const answer = await fetch(codeAddress(form), { signal });
    if (!answer.ok) throw new Error(String(answer.status));
    const codes = await answer.json();
    for (const code of form.closest(".example").querySelectorAll("[data-guide-code]"))
      code.textContent = codes[code.dataset.guideCode];
    said.textContent = "";
  } catch {
    if (!signal.aborted)
      said.textContent = "o exemplo mudou, mas o código não pôde ser atualizado.";
  }
}

/** With the attributes that differ from the start. */
function codeAddress(form) {
  const example = exampleOf(form);
  const query = new URLSearchParams();
  for (const [name, text] of starts.get(form)) {
    const now = example.getAttribute(name);
    if (now === text) continue;
    if (now === null) query.append("sem", name);
    else query.append(name, now);
  }
  return `/widgets/${form.dataset.guideControls.slice("yy-".length)}/codigo?${query}`;
}
