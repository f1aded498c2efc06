/** What the marketplace does once a script has sent one of its forms: goes on, or says that it is done. */
document.addEventListener("yy:form-submitted", ({ detail: { body } }) => {
  if (typeof body?.location === "string") location.assign(body.location);
  else if (typeof body?.message === "string") window.YY.flash(body.message, "success");
});
