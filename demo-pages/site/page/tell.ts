/** Says something at the foot of the page, over it, so that nothing moves. */
export function tell(text: string, action?: { readonly label: string; run(): void }): void {
  const styles = document.createElement("link");
  styles.rel = "stylesheet";
  styles.href = new URL("site.css", import.meta.url).href;
  document.head.append(styles);

  const notice = document.createElement("div");
  notice.className = "site-notice";
  notice.setAttribute("role", "status");
  const words = document.createElement("p");
  words.textContent = text;
  notice.append(words);
  if (action !== undefined) notice.append(buttonOf(action.label, () => action.run()));
  notice.append(buttonOf("fechar", () => notice.remove()));
  styles.addEventListener("load", () => document.body.append(notice), { once: true });
}

function buttonOf(label: string, run: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  button.addEventListener("click", run);
  return button;
}
