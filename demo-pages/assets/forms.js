/** What the marketplace does once a script has sent one of its forms: goes on, or says that it is done. */
document.addEventListener("yy:form-submitted", ({ detail: { body } }) => {
  if (typeof body?.location === "string") location.assign(body.location);
  else if (typeof body?.message === "string") window.YY.flash(body.message, "success");
});

/** What the server said of a field leaves once the visitor mends it; from then on the form says what it thinks. */
for (const type of ["input", "change"]) document.addEventListener(type, forgetRefusal);

function forgetRefusal({ target }) {
  const message = target.closest(".field, fieldset")?.querySelector(":scope > .field-message");
  if (!message) return;
  message.remove();
  target.removeAttribute("aria-invalid");
}
