/** Shows a notice over the foot of the page, so that nothing moves. */
export function showNotice(text: string, action?: { readonly label: string; run(): void }): void {
  const styles = document.createElement("link");
  styles.rel = "stylesheet";
  styles.href = new URL("site.css", import.meta.url).href;
  styles.addEventListener("load", () => document.body.append(notice), { once: true });
  document.head.append(styles);

  const notice = document.createElement("div");
  notice.className = "site-notice";
  notice.setAttribute("role", "status");
  notice.append(Object.assign(document.createElement("p"), { textContent: text }));
  if (action !== undefined) notice.append(buttonOf(action.label, () => action.run()));
  notice.append(buttonOf("fechar", () => notice.remove()));
}

function buttonOf(textContent: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { type: "button", textContent, onclick });
}
