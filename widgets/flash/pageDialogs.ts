/**
 * Calls back when a dialog of the page opens or closes. Dialogs fire `toggle` themselves only since
 * Chrome 132, Firefox 133 and Safari 26. Returns a cleanup function.
 */
export function watchPageDialogs(changed: (dialog: HTMLDialogElement) => void): () => void {
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof HTMLDialogElement) changed(target);
  });
  observer.observe(document, { attributeFilter: ["open"], subtree: true });
  return () => observer.disconnect();
}
