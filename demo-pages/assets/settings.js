/**
 * Shows the visitor's new photo in all of their avatars. It changes the page's attribute, so that a
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

/** Turbo stays in the document after sending a form, so the session must be refreshed. */
document.addEventListener("turbo:submit-end", ({ target, detail }) => {
  if (detail.success && target.matches("[data-refreshes-visitor]")) window.YY.session.refresh();
});
