import { controlDemo } from "./demo-control.js";
import { refreshRequests } from "./panel-requests.js";

const focusKey = "demo:panel-focus";

// The panel's forms work by themselves; here they stay on the page, which keeps its scroll and its
// open tabs. One listener on the document serves every page that Turbo or Turbolinks puts into it.
document.addEventListener("submit", async (event) => {
  const { target: form, submitter } = event;
  const afterwards = submitter?.dataset.panelThen ?? form.dataset.panelThen;
  if (afterwards === undefined) return;
  event.preventDefault();

  const fields = new FormData(form, submitter);
  fields.delete("return_to");
  const path = submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  const done = await controlDemo(path, fields);
  if (done && afterwards === "reload") {
    keepFocus(submitter);
    reloadWithout(fields.keys());
  } else {
    await refreshRequests();
    say(form, done ? afterwards : "o servidor não aceitou. tente outra combinação.");
  }
});

document.addEventListener("keydown", (event) => {
  const open = event.key === "Escape" && event.target.closest?.(".panel details[open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary").focus();
});

giveFocusBack();

/** Shows a message in the panel; it is emptied first, so that a repeated text is read out again. */
function say(form, text) {
  const said = form.closest(".panel").querySelector(".panel-said");
  said.textContent = "";
  requestAnimationFrame(() => {
    said.textContent = text;
  });
}

/** Reloads without these parameters, which would override the choice just made. */
function reloadWithout(names) {
  const url = new URL(window.location.href);
  const before = url.href;
  for (const name of names) url.searchParams.delete(name);
  if (url.href === before) window.location.reload();
  else window.location.replace(url);
}

function keepFocus({ id }) {
  try {
    sessionStorage.setItem(focusKey, id);
  } catch {
    // Without storage the panel is closed after the reload.
  }
}

/** Opens the panel where it was before the reload, and gives the focus back. */
function giveFocusBack() {
  try {
    const button = document.getElementById(sessionStorage.getItem(focusKey) ?? "");
    sessionStorage.removeItem(focusKey);
    if (!button) return;
    button.closest("details").open = true;
    button.focus({ preventScroll: true });
  } catch {
    // Without storage nothing was kept.
  }
}
