/**
 * A new photo of the visitor shows wherever their avatar does; the attribute is the page's, so a
 * snapshot has it too.
 */
document.addEventListener("yy:image-changed", ({ detail: { kind, imagePublicId } }) => {
  const { user } = window.YY.session.getState();
  if (kind !== "avatar" || !user) return;
  for (const avatar of document.querySelectorAll("yy-user-avatar[data-user]")) {
    const shown = JSON.parse(avatar.dataset.user);
    if (shown.id !== user.id) continue;
    avatar.dataset.user = JSON.stringify({ ...shown, image_public_id: imagePublicId });
  }
});

/** Turbo sends a form and stays in the document, which knows its visitor as they were before. */
document.addEventListener("turbo:submit-end", ({ target, detail }) => {
  if (detail.success && target.matches("[data-refreshes-visitor]")) window.YY.session.refresh();
});
