/**
 * After a form was sent by `fetch`: goes to the page that the answer names, or shows its message.
 */
document.addEventListener("yy:form-submitted", ({ detail: { body } }) => {
  if (typeof body?.location === "string") location.assign(body.location);
  else if (typeof body?.message === "string") window.YY.flash(body.message, "success");
});

/**
 * Removes the server's message from a field when the visitor changes it; `yy-form` validates the
 * new value.
 */
for (const type of ["input", "change"]) document.addEventListener(type, removeServerMessage);

function removeServerMessage({ target }) {
  const message = target.closest(".field, fieldset")?.querySelector(":scope > .field-message");
  if (!message) return;
  message.remove();
  target.removeAttribute("aria-invalid");
}
