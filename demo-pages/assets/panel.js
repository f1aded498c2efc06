import { moveDemo } from "./demo-control.js";

// The panel's forms work by themselves; here they stay on the page, which keeps its scroll and its open tabs.
// One listener on the document serves every page that Turbo or Turbolinks puts into it.
document.addEventListener("submit", async (event) => {
  const form = event.target;
  const afterwards = form.dataset.panelThen;
  if (afterwards === undefined) return;
  event.preventDefault();

  const fields = new FormData(form, event.submitter);
  fields.delete("return_to");
  const path = event.submitter?.getAttribute("formaction") ?? form.getAttribute("action");
  const done = await moveDemo(path, fields);
  if (done && afterwards === "reload") {
    window.location.reload();
  } else {
    say(form, done ? afterwards : "o servidor não aceitou. tente outra combinação.");
  }
});

document.addEventListener("keydown", (event) => {
  const open = event.key === "Escape" && event.target.closest?.(".panel details[open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary").focus();
});

/** Says in the panel what happened; a repeated text is emptied first, so that it is read out again. */
function say(form, text) {
  const said = form.closest(".panel").querySelector(".panel-said");
  said.textContent = "";
  requestAnimationFrame(() => {
    said.textContent = text;
  });
}
